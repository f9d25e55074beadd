"""Elements of unknown vocabularies become blocks or inline text by what stands around them, and are seen or struck."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.streams import HIDDEN, STRUCK, VISIBLE, Pieces
from pincite.core.extract.html.tags import BLOCKS, HIDE, STRIKE, effect_of_signal, effect_of_style, words
from pincite.core.extract.inline_notes import InlineNotes, is_note
from pincite.core.extract.markup_within import read_within
from pincite.core.extract.shifted import note_shifted, shift_of
from pincite.core.text.page import Stream

#: Local names that are blocks wherever they stand, in HTML and in the vocabularies of books, articles and feeds.
_BLOCKS: Final = BLOCKS | frozenset(words("ab entry head item lg para sec sect1 sect2 sect3 title"))
#: Local names that are inline even where no text stands beside them.
_INLINE: Final = frozenset(words("a b bold em emph emphasis hi i italic link ref sc span strong sub sup u ulink xref"))
_XHTML: Final = "http://www.w3.org/1999/xhtml"
#: Local names of what is struck out in articles, in editions and in laws (JATS, TEI, Akoma Ntoso).
_STRUCK: Final = frozenset({"del", "strike"})
#: The same in XHTML, where ``s`` is no sentence as in TEI.
_STRUCK_IN_XHTML: Final = frozenset({"del", "s", "strike"})
#: What leads to a note (JATS, TEI, Akoma Ntoso, DocBook), and by its type in JATS to something else.
_LEADS_TO_NOTE: Final = frozenset(words("footnoteref noteref ref xref"))
_LEADS_ELSEWHERE: Final = frozenset(words("app boxed-text disp-formula fig sec table"))
#: What was put in, often in the place of what is struck out.
_INSERTED: Final = frozenset({"add", "corr", "ins"})
#: How TEI says in which way a word is drawn.
_RENDERED_STRUCK: Final = frozenset(
    words("line-through linethrough overstrike strike strikethrough strike-through struck")
)

_NO_ATTRIBUTES: Final[dict[str, str]] = {}


class _Open(NamedTuple):
    """An element that is open."""

    number: int
    #: Where its text begins.
    start: int
    #: The stream to which the text after it belongs; None where this element changes nothing.
    stream: int | None = None
    inserted: bool = False
    #: It leads to a note.
    leads: bool = False
    #: Above the line (1) or below it (-1).
    shift: int = 0
    #: The prefixes that it binds, and whether each was XHTML's before.
    bound: tuple[tuple[str, bool], ...] = ()


class Elements:
    """Receives the events of an XML document.

    An element is inline where text stands beside it in the same parent (mixed content), and a block elsewhere. That is
    known only at the parent's end, so every edge keeps a place for its line feed until ``streams``.
    """

    def __init__(self) -> None:
        self.pieces = Pieces()
        self.characters: Callable[[str], None] = self._characters
        self.title = ""
        self._comments: list[str] = []
        self._run: list[str] = []
        #: By number of element: whether text stands directly in it.
        self._mixed: list[bool] = [False]
        #: The open elements, the document itself first.
        self._open: list[_Open] = [_Open(0, 1)]
        self._stream = VISIBLE
        #: Prefixes that are bound to XHTML here; the empty one is that of names without any.
        self._xhtml: set[str] = set()
        #: What is struck out in markup within character data.
        self._struck: list[str] = []
        #: Notes that stand in the middle of a sentence, and the last place where something led to one.
        self._notes = InlineNotes()
        self._led_to_note = 0
        self._refs = 0
        #: Place of an edge, the number of its element's parent, and the element's local name.
        self._edges: list[tuple[int, int, str]] = []

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag; attributes are not text, but may say that the text is struck out, hidden or raised."""
        self._end_run()
        name = _local(tag)
        given = {key: value or "" for key, value in attrs} if attrs else _NO_ATTRIBUTES
        begins = is_note(name, given) and self._mixed[self._open[-1].number] and self._stream == VISIBLE
        if self._notes.starts(tag, attrs, begins=begins):
            return
        self._edge(tag)
        bound = self._bind(attrs) if attrs else ()
        stream = self._stream_of(tag, attrs)
        before = self._stream
        if stream > before:
            self._turn_to(stream)
        # What TEI puts in the place of something stands within a line, whether or not text stands between the two.
        self._mixed.append(name == "subst")
        start = len(self.pieces.texts)
        if leads := name in _LEADS_TO_NOTE and given.get("ref-type") not in _LEADS_ELSEWHERE:
            self._refs += 1
            self._led_to_note = start
        self._open.append(
            _Open(
                len(self._mixed) - 1,
                start,
                before if stream > before else None,
                inserted=name in _INSERTED,
                leads=leads,
                shift=shift_of(name, given),
                bound=bound,
            )
        )

    def end_element(self, tag: str) -> None:
        """An end tag."""
        self._end_run()
        if self._notes.ends(tag):
            return
        ended = self._open.pop()
        self._refs -= ended.leads
        start = ended.start
        texts = self.pieces.texts
        if len(texts) - start == 1 and self._mixed[ended.number]:
            if _local(tag) == "title" and not self.title:
                self.title = " ".join(texts[start].split())[:1_000]
            texts[start] = self._read_within(texts[start])
        if ended.shift and self._stream == VISIBLE:
            named = self._refs > 0 or self._led_to_note >= start
            note_shifted(self.pieces, start, ended.shift, named=named)
        if ended.inserted:
            self.pieces.inserted.append((start, len(texts)))
        if ended.stream is not None:
            self._turn_to(ended.stream)
        for prefix, was in ended.bound:
            (self._xhtml.add if was else self._xhtml.discard)(prefix)
        self._edge(tag)

    def _bind(self, attrs: Attributes) -> tuple[tuple[str, bool], ...]:
        """Take note of the namespaces that a start tag declares; what they were before."""
        bound: list[tuple[str, bool]] = []
        for name, value in attrs:
            if name == "xmlns" or name.startswith("xmlns:"):
                prefix = name[6:].lower()
                bound.append((prefix, prefix in self._xhtml))
                (self._xhtml.add if value == _XHTML else self._xhtml.discard)(prefix)
        bound.reverse()
        return tuple(bound)

    def _stream_of(self, tag: str, attrs: Attributes) -> int:
        """The stream to which an element alone would give its text."""
        prefix, _, name = tag.lower().rpartition(":")
        xhtml = prefix in self._xhtml
        stream = STRUCK if name in (_STRUCK_IN_XHTML if xhtml else _STRUCK) else VISIBLE
        for attribute, value in attrs:
            effect = 0
            if attribute == "style":
                effect = effect_of_style(value or "")
            elif attribute == "hidden" and xhtml:
                effect = effect_of_signal(attribute, value or "")
            elif attribute == "rend" and not _RENDERED_STRUCK.isdisjoint((value or "").lower().split()):
                effect = STRIKE
            if effect & HIDE:
                return HIDDEN
            if effect & STRIKE:
                stream = STRUCK
        return stream

    def _turn_to(self, stream: int) -> None:
        self._stream = stream
        self.pieces.turns.append((len(self.pieces.texts), stream))
        self.pieces.texts.append("")

    def _read_within(self, markup: str) -> str:
        """What a reader sees of HTML that stands as character data; what else it holds is kept apart."""
        within = read_within(markup)
        if within is None:
            return markup
        visible, hidden, struck = within
        self._comments.extend(filter(None, [hidden.text]))
        self._struck.extend(filter(None, [struck.text]))
        return visible.text

    def _characters(self, data: str) -> None:
        number = self._open[-1].number
        if not self._mixed[number] and not data.isspace():
            self._mixed[number] = True
        # A parser may hand over one text in many parts; between two pieces there is always a tag.
        self._run.append(data)

    def comment(self, data: str) -> None:
        """A comment: in the source, and read by nobody."""
        if not data.isspace():
            self._comments.append(data)

    def doctype(self, name: str, public_id: str | None, system_id: str | None) -> None:
        """A document type: says nothing of the text."""

    def processing_instruction(self, target: str, data: str) -> None:
        """A processing instruction: says nothing of the text."""

    def streams(self) -> tuple[Stream, Stream, Stream]:
        """The visible, the hidden and the struck stream."""
        self._end_run()
        self._notes.hand_over(self)
        pieces = self.pieces
        texts = pieces.texts
        turns = {place for place, _ in pieces.turns[1:]}
        ends_line = True
        edges = iter(self._edges)
        place, parent, name = next(edges, (-1, 0, ""))
        for at in range(1, len(texts)):
            if at == place:
                block = name in _BLOCKS or (name not in _INLINE and not self._mixed[parent])
                if block:
                    if not ends_line:
                        texts[at] = "\n"
                        ends_line = True
                    pieces.block_edges.append(at + 1)
                place, parent, name = next(edges, (-1, 0, ""))
            elif texts[at]:
                ends_line = texts[at][-1] == "\n"
            elif at in turns:
                # Whether a line feed stands before this place is now a question to another stream.
                ends_line = False
        visible, hidden, struck = pieces.streams(self._comments)
        if self._struck:
            struck = replace(struck, text="\n".join(filter(None, [struck.text, *self._struck])))
        return visible, hidden, struck

    def _end_run(self) -> None:
        if self._run:
            text = "".join(self._run)
            self._run.clear()
            if not self._notes.keeps(text):
                self.pieces.texts.append(text)

    def _edge(self, tag: str) -> None:
        self._edges.append((len(self.pieces.texts), self._open[-1].number, _local(tag)))
        self.pieces.texts.append("")


def _local(tag: str) -> str:
    return tag.rpartition(":")[2].lower()
