"""What a tag means beyond the edge that it leaves in the text, for those that mean more."""

from collections.abc import Mapping
from typing import Final

from pincite.core.extract.html.about import ABOUT
from pincite.core.extract.html.drawings import DRAWINGS
from pincite.core.extract.html.effects import apply
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.formulas import FORMULAS
from pincite.core.extract.html.frame import END_GROUP, GROUP, PLACE, TITLE, heading
from pincite.core.extract.html.framing import FRAMING, FRAMING_ENDS
from pincite.core.extract.html.line import above, below, next_line
from pincite.core.extract.html.marks import SYMBOLS
from pincite.core.extract.html.streams import DROPPED, HIDDEN, STRUCK, VISIBLE
from pincite.core.extract.html.tags import BLOCKS, words
from pincite.core.extract.html.unread import UNREAD
from pincite.core.extract.html.walk import FEW, Meaning, Opener, Walk

MAX_HEADINGS: Final = 64
#: What the link of a heading to itself is drawn as, and what notes are hung on.
_SIGNS: Final = SYMBOLS | {"#", "\U0001f517"}


def begin(controlled: frozenset[str] = frozenset()) -> Walk:
    """A walk through an HTML document, at its start."""
    return Walk(MEANINGS, apply, controlled)


# Text that is not where it stands.


def _drop(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(DROPPED)


def _hide(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(HIDDEN)


def _strike(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(STRUCK)


def _insert(walk: Walk, attrs: Attributes) -> None:
    walk.range_into(walk.pieces.inserted)


def _template(walk: Walk, attrs: Attributes) -> None:
    if any(name == "shadowrootmode" for name, _ in attrs):
        walk.range_into(walk.pieces.collapsed)
    else:
        walk.turn_to(HIDDEN)


# Text that a reader reaches with a click, or does not read for its own sake.


def _collapse(walk: Walk, attrs: Attributes) -> None:
    walk.range_into(walk.pieces.collapsed)


def _dialog(walk: Walk, attrs: Attributes) -> None:
    if not any(name == "open" for name, _ in attrs):
        walk.range_into(walk.pieces.collapsed)


def _details(walk: Walk, attrs: Attributes) -> None:
    def leave(_: int) -> None:
        _, start = walk.disclosures.pop()
        walk.pieces.collapsed.append((start, len(walk.texts)))

    walk.framed(len(walk.texts) << PLACE | GROUP)
    if not any(name == "open" for name, _ in attrs):
        walk.disclosures.append((walk.depth, len(walk.texts)))
        walk.at_end(leave)


def _summary(walk: Walk, attrs: Attributes) -> None:
    def leave(_: int) -> None:
        # What a closed disclosure hides begins after its summary.
        depth, _ = walk.disclosures.pop()
        walk.disclosures.append((depth, len(walk.texts)))

    walk.framed(len(walk.texts) << PLACE | TITLE)
    if walk.disclosures and walk.disclosures[-1][0] == walk.depth - 1:
        walk.at_end(leave)


def _noscript(walk: Walk, attrs: Attributes) -> None:
    def leave(start: int) -> None:
        walk.scriptless -= 1

    walk.scriptless += 1
    walk.at_end(leave)
    walk.range_into(walk.pieces.collapsed)


def _navigation(walk: Walk, attrs: Attributes) -> None:
    walk.range_into(walk.pieces.chrome)


def _footer(walk: Walk, attrs: Attributes) -> None:
    # HTML-AAM: a footer is the page's own only outside sectioning content; a quotation has one too.
    if not walk.sections:
        walk.range_into(walk.pieces.chrome)


def _section(walk: Walk, attrs: Attributes) -> None:
    walk.sections += 1


def _article(walk: Walk, attrs: Attributes) -> None:
    walk.sections += 1
    walk.articles += 1


def _quotation(walk: Walk, attrs: Attributes) -> None:
    _section(walk, attrs)
    walk.framed(len(walk.texts) << PLACE | GROUP)


def _end_section(walk: Walk) -> None:
    walk.sections -= 1


def _end_quotation(walk: Walk) -> None:
    walk.sections -= 1
    walk.framed(len(walk.texts) << PLACE | END_GROUP)


def _end_article(walk: Walk) -> None:
    walk.sections -= 1
    walk.articles -= 1


def _end_link(walk: Walk) -> None:
    # A link that is a sign, and nothing else, hangs on the word before it.
    texts = walk.texts
    # Every sign is one code point; the hash of a long text would cost more than all the rest.
    if len(texts[-1]) == 1 and texts[-1] in _SIGNS:
        walk.pieces.markers.append((len(texts) - 1, len(texts)))


def _heading(rank: int) -> Opener:
    kind = heading(rank)

    def note(walk: Walk, attrs: Attributes) -> None:
        def leave(start: int) -> None:
            texts = walk.texts
            if len(texts) - start <= FEW:
                walk.headings.append(" ".join("".join(texts[start:]).split())[:500])

        walk.framed(len(walk.texts) << PLACE | kind)
        if walk.stream == VISIBLE and len(walk.headings) < MAX_HEADINGS:
            walk.at_end(leave)

    return note


#: HTML 4.3, and what a quotation is: a footer in here is not the page's own.
_SECTIONS: Final = "article aside blockquote main section"

_BY_TAG: Final[tuple[tuple[str, Opener], ...]] = (
    ("h1", _heading(1)),
    ("h2", _heading(2)),
    ("br", next_line),
    ("sup", above),
    ("sub", below),
    ("del s strike", _strike),
    ("ins", _insert),
    ("head rp rt rtc", _drop),
    ("annotation annotation-xml audio canvas datalist meter progress video", _hide),
    ("template", _template),
    ("details", _details),
    ("summary", _summary),
    ("dialog", _dialog),
    ("object", _collapse),
    ("noscript", _noscript),
    ("nav search", _navigation),
    ("footer", _footer),
    (_SECTIONS, _section),
    ("blockquote", _quotation),
    ("article", _article),
    *ABOUT,
    *DRAWINGS,
    *FORMULAS,
    *FRAMING,
    *UNREAD,
)
_OPENERS: Final = {tag: opener for tags, opener in _BY_TAG for tag in words(tags)}
_CLOSERS: Final = {
    "a": _end_link,
    **FRAMING_ENDS,
    **dict.fromkeys(words(_SECTIONS), _end_section),
    "blockquote": _end_quotation,
    "article": _end_article,
}
MEANINGS: Final[Mapping[str, Meaning]] = {
    tag: Meaning(tag in BLOCKS, _OPENERS.get(tag), _CLOSERS.get(tag)) for tag in BLOCKS.union(_OPENERS, _CLOSERS)
}
