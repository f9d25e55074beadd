"""What a tag means beyond the edge that it leaves in the text, for those that mean more."""

from collections.abc import Mapping
from typing import Final

from pincite.core.extract.html.accounts import asks_who, signs_in
from pincite.core.extract.html.dates import MARKED
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.frame import END_GROUP, GROUP, PLACE, TITLE, heading
from pincite.core.extract.html.framing import FRAMING, FRAMING_ENDS
from pincite.core.extract.html.head import Named
from pincite.core.extract.html.marks import SYMBOLS
from pincite.core.extract.html.streams import DROPPED, HIDDEN, STRUCK, VISIBLE
from pincite.core.extract.html.tags import BLOCKS, words
from pincite.core.extract.html.walk import FEW, Meaning, Opener, Walk

MAX_HEADINGS: Final = 64
#: What the link of a heading to itself is drawn as, and what notes are hung on.
_SIGNS: Final = SYMBOLS | {"#", "\U0001f517"}
_NOT_DRAWN: Final = {"display": words("none"), "visibility": words("hidden collapse"), "opacity": words("0")}
_ECHOES: Final = frozenset({"email", "search", "tel", "text", "url"})


def begin(controlled: frozenset[str] = frozenset()) -> Walk:
    """A walk through an HTML document, at its start."""
    return Walk(MEANINGS, controlled)


# Text that is not where it stands.


def _drop(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(DROPPED)


def _hide(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(HIDDEN)


def _strike(walk: Walk, attrs: Attributes) -> None:
    walk.turn_to(STRUCK)


def _insert(walk: Walk, attrs: Attributes) -> None:
    walk.range_into(walk.pieces.inserted)


def _raise(walk: Walk, attrs: Attributes) -> None:
    walk.raised(attrs)


def _lower(walk: Walk, attrs: Attributes) -> None:
    walk.lowered()


def _line(walk: Walk, attrs: Attributes) -> None:
    walk.texts.append("\n")
    walk.pieces.line_edges.append(len(walk.texts))


def _template(walk: Walk, attrs: Attributes) -> None:
    if any(name == "shadowrootmode" for name, _ in attrs):
        walk.range_into(walk.pieces.collapsed)
    else:
        walk.turn_to(HIDDEN)


def _drawing(walk: Walk, attrs: Attributes) -> None:
    def leave(start: int) -> None:
        walk.foreign -= 1

    if not walk.foreign:
        walk.outside = walk.stream
    walk.foreign += 1
    walk.at_end(leave)
    walk.turn_to(HIDDEN)
    _group(walk, attrs)


def _group(walk: Walk, attrs: Attributes) -> None:
    # SVG 2, 6.1: these are attributes there as well as properties.
    if walk.foreign and any((value or "").strip() in _NOT_DRAWN.get(name, ()) for name, value in attrs):
        walk.veil()


def _undrawn(walk: Walk, attrs: Attributes) -> None:
    if walk.foreign:
        walk.veil()


def _drawn(walk: Walk, attrs: Attributes) -> None:
    def leave(start: int) -> None:
        _line(walk, ())

    _group(walk, attrs)
    if walk.foreign and not walk.veils and walk.stream > walk.outside:
        walk.show()
        _line(walk, ())
        walk.at_end(leave)


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


# What the document says of itself.


def _html(walk: Walk, attrs: Attributes) -> None:
    walk.head.root(dict(attrs))


def _base(walk: Walk, attrs: Attributes) -> None:
    walk.head.add_base(dict(attrs))


def _link(walk: Walk, attrs: Attributes) -> None:
    walk.head.add_link(dict(attrs))


def _meta(walk: Walk, attrs: Attributes) -> None:
    # A refresh inside noscript is not for a reader with a browser.
    if not walk.scriptless:
        named = dict(attrs)
        walk.head.add_meta(named)
        if _is_dated(walk, named):
            walk.head.add_date(MARKED, named.get("content") or "")


def _time(walk: Walk, attrs: Attributes) -> None:
    named = dict(attrs)
    # HTML 4.3.2: an article inside an article is a comment on it.
    if walk.stream != VISIBLE or walk.articles > 1 or not ("pubdate" in named or _is_dated(walk, named)):
        return
    if written := named.get("datetime") or named.get("content"):
        walk.head.add_date(MARKED, written)
    else:
        walk.at_end(lambda start: walk.head.add_date(MARKED, "".join(walk.texts[start : start + FEW])))


def _is_dated(walk: Walk, named: Named) -> bool:
    """Whether microdata says that this is the page's date of publication, and not that of something on it."""
    return not walk.asides and (named.get("itemprop") or "").strip().lower() == "datepublished"


def _title(walk: Walk, attrs: Attributes) -> None:
    if walk.foreign:
        walk.turn_to(HIDDEN)
    else:
        walk.at_end(lambda start: walk.head.add_title(walk.taken(start)))


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


# Raw text, frames and forms.


def _script(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(lambda start: walk.head.add_script(dict(attrs), walk.taken(start), walk.unseen))


def _style(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(walk.taken)


def _raw_text(walk: Walk, attrs: Attributes) -> None:
    walk.at_end(lambda start: walk.comment(walk.taken(start)))


def _frame(walk: Walk, attrs: Attributes) -> None:
    # A frame for readers without scripts is not how the page shows its text.
    walk.frames += not walk.scriptless and walk.stream == VISIBLE
    walk.at_end(walk.taken)


def _input(walk: Walk, attrs: Attributes) -> None:
    named = dict(attrs)
    kind = (named.get("type") or "text").strip().lower()
    if kind == "hidden":
        walk.head.add_input(named)
    elif kind == "password":
        walk.password_fields += walk.stream == VISIBLE
    elif asks_who(kind, named) and walk.stream == VISIBLE:
        walk.account_fields += 1
    elif kind in _ECHOES and (value := named.get("value")):
        walk.comment(value)


def _form(walk: Walk, attrs: Attributes) -> None:
    walk.account_fields += walk.stream == VISIBLE and signs_in(dict(attrs).get("action") or "")


# Formulas: operands stand side by side in the source, but not on the page.


def _formula(walk: Walk, attrs: Attributes, *further: Opener) -> None:
    def leave(start: int) -> None:
        walk.formulas.pop()

    _operand(walk, attrs)
    walk.formulas.append((walk.depth, further, 0))
    walk.at_end(leave)


def _power(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, _raise)


def _index(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, _lower)


def _index_and_power(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, _lower, _raise)


def _fraction(walk: Walk, attrs: Attributes) -> None:
    _formula(walk, attrs, _line)


def _root(walk: Walk, attrs: Attributes) -> None:
    # Without its sign the root of 2 would read 2; the index of a root stands after what it is the root of.
    _formula(walk, attrs, _line)
    walk.texts.append("\u221a")


def _square_root(walk: Walk, attrs: Attributes) -> None:
    _operand(walk, attrs)
    walk.texts.append("\u221a")


def _operand(walk: Walk, attrs: Attributes) -> None:
    if walk.formulas and walk.formulas[-1][0] == walk.depth - 1:
        depth, further, count = walk.formulas.pop()
        walk.formulas.append((depth, further, count + 1))
        if 1 <= count <= len(further):
            further[count - 1](walk, attrs)


#: HTML 4.3, and what a quotation is: a footer in here is not the page's own.
_SECTIONS: Final = "article aside blockquote main section"

_BY_TAG: Final[tuple[tuple[str, Opener], ...]] = (
    ("html", _html),
    ("base", _base),
    ("link", _link),
    ("meta", _meta),
    ("time", _time),
    ("title", _title),
    ("h1", _heading(1)),
    ("h2", _heading(2)),
    ("br", _line),
    ("sup", _raise),
    ("sub", _lower),
    ("del s strike", _strike),
    ("ins", _insert),
    ("head rp rt rtc", _drop),
    ("annotation annotation-xml audio canvas datalist meter progress video", _hide),
    ("svg", _drawing),
    ("g", _group),
    ("clipPath defs desc marker mask metadata pattern symbol", _undrawn),
    ("foreignObject text", _drawn),
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
    ("script", _script),
    ("style", _style),
    ("noembed noframes textarea", _raw_text),
    ("frame iframe", _frame),
    ("form", _form),
    ("input", _input),
    ("msup", _power),
    ("mfrac", _fraction),
    ("mroot", _root),
    ("msqrt", _square_root),
    ("msub", _index),
    ("msubsup", _index_and_power),
    ("mfenced mi mn mo mrow ms mstyle mtext", _operand),
    *FRAMING,
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
