"""Notices by which a document says of itself that it was withdrawn, repealed or corrected, in five languages.

A notice speaks of this document: by its determiner ("this section was repealed"), in brackets ("[Repealed by ...]"),
or as a line that says nothing else ("RETRACTED"). What tells of another document in its prose is none.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from pincite.core.text.lexicon.notation import listed
from pincite.core.text.lexicon.notice_words import NoticeWords
from pincite.core.text.lexicon.notices_de import GERMAN_NOTICES
from pincite.core.text.lexicon.notices_en import ENGLISH_NOTICES
from pincite.core.text.lexicon.notices_es import SPANISH_NOTICES
from pincite.core.text.lexicon.notices_fr import FRENCH_NOTICES
from pincite.core.text.lexicon.notices_pt import PORTUGUESE_NOTICES
from pincite.core.text.span import Span

_LANGUAGES: Final = (ENGLISH_NOTICES, SPANISH_NOTICES, PORTUGUESE_NOTICES, GERMAN_NOTICES, FRENCH_NOTICES)
#: Code points of a line that says nothing but a notice.
_SHORT: Final = 120
#: A page's title and first heading: what they have in brackets at their end is said of the page.
_NAMES: Final = 2
#: So many lines at the top of a piece may each be short without being a table of states.
_HEAD: Final = 3
#: Code points of a cell, at most.
_CELL: Final = 25
#: The heading of a part of a law is no cell, however short: "3 Duty to repair", "\u00a7 4 Kaution", "Art. 5. Fianza".
#: A day is one ("3 May 2020").
_HEADING: Final = re.compile(
    r"(?:\u00a7+ ?|(?:sec(?:tion|ci\u00f3n)?|se\u00e7\u00e3o|s|art(?:icle|\u00edculo|igo|ikel)?|reg(?:ulation)?"
    r"|cl(?:ause|\u00e1usula)?|rule)\b\.? ?)?\d{1,4}[a-z]{0,2}\b[.\u00ba\u00b0:)]{0,2} ?[\u2013\u2014-]? ?"
    r"(?-i:[^\W\d_a-z])[^\W\d_]\D*",
    re.IGNORECASE,
)
#: Letters by which a text is asked whether it may hold a notice.
_STEM: Final = 4

#: What may stand before the notice at the start of its line: "Please note:", "Note that".
_LABEL: Final = r"[\W_]*+(?:(?:[\w']+ ){0,3}[\w']+ ?[:!\u2013\u2014-]\W*+|(?:please )?note that )?"
#: A day or a year, and what stands before it: ": 5 May 2020", "(2009)".
_TAIL: Final = (
    r"(?: ?[:,(\u2013\u2014-]{0,2} ?(?:[^\W\d]+ ){0,3}[^\W\d]{0,12}[./-]?\d[\w./-]{0,20}"
    r"(?: (?:de )?[^\W\d]+\.? (?:de )?\d{4})?\)?)?"
)
#: The short forms of a part of a law, and its number: "S. 5(4)", "Abs. 2 Satz 1".
_PART: Final = r"(?:ss?|sub-?s|subsecs?|secs?|paras?|arts?|regs?|abs|ap|al|n\.?\u00ba)\b\.?"
_NUMBERED: Final = r"(?: ?[\d(][\w().-]{0,12}){0,3}"
#: A further clause, so that the participle only begins a sentence: "Repealed in 1846, the law was forgotten".
_CLAUSE: Final = re.compile(r", (?!which |with |as |and |effective |see |from |in |on |s |c )[^\W\d_A-Z]")


class _Grammar(NamedTuple):
    """The forms of a notice in one language."""

    #: Speaks of this document wherever it stands.
    anywhere: re.Pattern[str]
    #: Does so where it begins a line; within a paragraph it may go on with a story.
    opening: re.Pattern[str]
    line: re.Pattern[str]
    #: A line that begins with the participle and whoever took the document back.
    head: re.Pattern[str]
    bracket: re.Pattern[str]
    #: A bracket right behind the passage, that may name which part of a law it stands behind.
    behind: re.Pattern[str]
    #: A line that names the part of a law that was taken back, and has no verb: "S. 14 repealed (1.5.2025) by ...".
    division: re.Pattern[str]
    conditions: frozenset[str]


def _any(words: Sequence[str]) -> str:
    return "(?:" + "|".join(word.replace("&", " ").casefold() for word in words) + ")"


@cache
def _grammar(words: NoticeWords) -> _Grammar:
    # A word goes on after a full stop inside it, and ends before one that ends its sentence.
    word = rf"(?!{_any(words.stops.split())}\b)[^\W_](?:[\w'/-]|\.(?=\w))*"
    # A verb is no part of the subject: "this shows", "this section describes how".
    filler = rf"(?!\w+[^\W_s]s ){word}"
    of = rf" {_any(words.of.split())}(?: (?:the|an?|les?|las?|los|der|des|dem)\b)?(?: {word}){{1,3}}"
    prefix = r"[\w-]{0,30}" if words.compounds else ""
    auxiliary, told = listed(words.lasting), listed(words.told)
    taken_back, undone = listed(words.taken_back), listed(words.undone)

    def subject(*nouns: str) -> str:
        named = _any(" ".join(nouns).split())
        further = rf"(?: {word}){{0,{words.adjectives}}}?(?: \d\S*)?(?:{of})?(?: \([^()]{{1,60}}\))? "
        return rf"\b{_any(words.these.split())} (?:{filler} ){{0,2}}?{prefix}{named}\b{further}"

    def passive(auxiliaries: Sequence[str], participles: Sequence[str]) -> str:
        between = rf"(?: (?!nicht\b)(?:[^\s.,;:!?]+|\d+\.(?:\d+\.)?)){{0,{words.gap}}}?" if words.gap else ""
        return rf"{_any(auxiliaries)}(?: {_any(listed(words.adverbs))}){{0,2}}{between} {_any(participles)}\b"

    over = _any(listed(words.over))
    anywhere = "|".join(
        (
            subject(words.papers) + passive(auxiliary + told, taken_back + listed(words.corrected)),
            # "This case is no longer valid" may be one of a program.
            subject(words.papers, words.laws, *(one for one in words.rulings.split() if one != "cases?")) + over,
            subject(words.laws) + passive(auxiliary, taken_back),
        )
    )
    everything = subject(words.papers, words.laws, words.rulings)
    heads, nouns = _any(listed(words.heads)), _any(f"{words.papers} {words.laws}".split())
    by = rf"(?:{_any(words.by.split())}\b|{_any(words.on.split())}\b[^.;]*\d)"
    taken = rf"{heads}(?:(?: {by}|[,:;] ?| ?(?=[\d(]))[^\[\]]{{0,160}})?\.? ?[\])]"
    of_state = rf"(?: {_any(auxiliary + told)})?"
    labels = rf"(?:(?:[^\W\d_]+ )?{_any(words.labels.split())} ?[:\u2013\u2014-]? ?)?"
    return _Grammar(
        re.compile(anywhere),
        re.compile(_LABEL + everything + passive(auxiliary + told, taken_back + undone)),
        re.compile(rf"[\W_]*{labels}(?:(?:{prefix}{nouns} )?{heads}|{_any(listed(words.alone))}){_TAIL}[\W_]*"),
        re.compile(rf"[\W_]*{labels}{heads}(?: [^\s,;]+){{0,6}}? {by}\b"),
        re.compile(rf"[\[(] ?{taken}"),
        re.compile(rf"[\[(] ?(?:{prefix}(?:{_any(words.laws.split())}|{_PART}){_NUMBERED}{of_state} )?{taken}"),
        re.compile(
            rf"[^\w\u00a7]*(?:(?:{prefix}{_any(words.laws.split())}|{_PART}) ?|\u00a7{{1,2}} ?)(?=[\d(]){_NUMBERED}"
            rf"[:,]? ?{_any(listed(words.adverbs))}? ?{heads}\b"
        ),
        frozenset(words.conditions.split()),
    )


@cache
def _rows(words: NoticeWords) -> tuple[tuple[str, ...], ...]:
    """Rows of pieces, of one of which every notice of a language holds all."""
    return tuple(tuple(stem.casefold().split("&")) for stem in words.stems.split())


@cache
def _stems() -> dict[str, tuple[tuple[str, ...], ...]]:
    """The rows of all languages, each group by a short piece that all of it hold."""
    rows = {row for words in _LANGUAGES for row in _rows(words)}
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    while rows:
        held = Counter(
            piece
            for row in rows
            for piece in {row[0][at : at + _STEM] for at in range(max(1, len(row[0]) - _STEM + 1))}
        )
        most = max(held, key=lambda piece: (held[piece], len(piece), piece))
        found[most] = tuple(sorted(row for row in rows if most in row[0]))
        rows.difference_update(found[most])
    return found


@lru_cache(maxsize=16)
def may_stand_in(piece: str) -> bool:
    """Whether a notice may stand in a piece; "no" is certain. The ends of a page are asked often."""
    lower = piece.casefold()
    stems = _stems()
    return any(_holds(lower, stems[stem]) for stem in filter(lower.__contains__, stems))


def said_in(text: str, piece: Span, *, line_edges: Sequence[int], after: int) -> str:
    """The first line in a piece of ``text``, a page in its canonical form, that is or holds a notice; empty for none.

    ``line_edges`` are the ascending offsets of the spaces between its lines, ``after`` the end of the passage.
    """
    if not may_stand_in(text[piece.start : piece.end]):
        return ""
    whole = text[piece.start : piece.end].casefold()
    # What the piece does not hold, no line of it does.
    held = [(words, [row for row in _rows(words) if _holds(whole, (row,))]) for words in _LANGUAGES]
    held = [(words, rows) for words, rows in held if rows]
    inner = [edge for edge in line_edges if piece.start <= edge < piece.end]
    edges = [piece.start - 1, *inner, piece.end]
    lines = [text[before + 1 : end].strip() for before, end in pairwise(edges)]
    # The ends of the text end lines as well.
    ends = {-1, len(text), *line_edges}
    for number, (before, end) in enumerate(pairwise(edges)):
        # A line that the passage cuts off shows only its beginning or its end, which may be short.
        beside = [
            lines[one]
            for one in (number - 1, number + 1)
            if 0 <= one < len(lines) and lines[one] and edges[one] in ends and edges[one + 1] in ends
        ]
        line = _Line(
            lines[number],
            opens=before in ends,
            ends=end in ends,
            follows=before + 1 == after,
            names=piece.start == 0 and number < _NAMES,
            listed=number >= _HEAD and len(beside) > 1 and all(map(_is_cell, beside)),
        )
        lower = line.text.casefold().replace("\u2019", "'")
        if any(_holds(lower, rows) and _says(line, lower, _grammar(words)) for words, rows in held):
            return line.text
    return ""


def in_brackets(text: str) -> Iterator[Span]:
    """The ranges of the notices that stand in brackets of their own: "3 Fees [repealed]"."""
    if "[" not in text and "(" not in text:
        return
    lower = text.casefold()
    if len(lower) != len(text):
        return
    for words in _LANGUAGES:
        if _holds(lower, _rows(words)):
            for found in _grammar(words).bracket.finditer(lower):
                yield Span(*found.span())


def takes_back_a_part(line: str) -> bool:
    """Whether a line says of a part of a law, by its number, that it was taken back: "Section 14: repealed, on ..."."""
    lower = line.casefold()
    return may_stand_in(line) and any(
        _grammar(words).division.match(lower) for words in _LANGUAGES if _holds(lower, _rows(words))
    )


class _Line(NamedTuple):
    text: str
    #: Whether it begins and ends here.
    opens: bool
    ends: bool
    #: Whether it is the rest of the line in which the passage ends.
    follows: bool
    #: Whether it may be the page's title or first heading.
    names: bool
    #: Whether it stands among others as short as the cells of a table.
    listed: bool


def _is_cell(line: str) -> bool:
    """Whether a line is as short as the cell of a table, and no heading."""
    return len(line) < _CELL and _HEADING.fullmatch(line) is None


def _holds(text: str, rows: Iterable[tuple[str, ...]]) -> bool:
    """Whether lower-case ``text`` holds all the pieces of one of the rows."""
    return any(all(map(text.__contains__, row)) for row in rows)


def _says(line: _Line, lower: str, grammar: _Grammar) -> bool:
    for found in grammar.anywhere.finditer(lower):
        if not _is_bound(lower[: found.start()], grammar):
            return True
    if line.follows:
        return grammar.behind.match(lower.lstrip(" .\"')\u201d\u00bb")) is not None
    if not line.opens:
        return False
    if grammar.opening.match(lower) or grammar.bracket.match(lower):
        return True
    if line.names and any(found.end() == len(lower) for found in grammar.bracket.finditer(lower)):
        return True
    if not line.ends or len(line.text) > _SHORT or not _begins_with_capital(line.text):
        return False
    if line.listed and not line.text.isupper():
        return False
    if grammar.line.fullmatch(lower):
        return True
    return grammar.head.match(lower) is not None and not _CLAUSE.search(line.text)


def _is_bound(before: str, grammar: _Grammar) -> bool:
    """Whether the word before a notice makes a condition or a place of it: "if this section is", "in this version"."""
    words = before.split()
    return bool(words) and words[-1].strip("\"'(,;") in grammar.conditions


def _begins_with_capital(text: str) -> bool:
    return next((char.isupper() for char in text if char.isalpha()), False)
