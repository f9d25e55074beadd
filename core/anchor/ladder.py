"""The rungs in their order: the first that finds the words decides what kind of sameness it is."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pincite.core.text.bounds import bounded_alike
from pincite.core.text.forms import plain
from pincite.core.text.page import Span, Stream
from pincite.core.text.parted import parted_otherwise
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import (
    choices,
    editorial,
    elided,
    exact,
    fitted,
    markers,
    markup,
    miswritten,
    ordinals,
    other_forms,
    quoted,
    raised_letters,
    remarks,
    spacing,
    superscript,
    typographic,
)
from pincite.core.text.rungs.brackets import BRACKET
from pincite.core.text.sizes import LARGE

#: From the closest sameness to the loosest; of two the later is the worse.
ORDER = (
    "not_modified",
    "whole_page",
    "exact",
    "typographic",
    "spacing",
    "markup",
    "markers",
    "elided",
    "editorial",
)


def looser(one: str, other: str) -> str:
    """The worse of two kinds of sameness."""
    return max(one, other, key=ORDER.index)


@dataclass(frozen=True, slots=True)
class Hit:
    """Which rung found the words, and every place where it did (ranges of the stream's canonical text)."""

    kind: str
    places: tuple[Span, ...]
    notes: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


def look(passage: Passage, stream: Stream) -> list[Span]:
    """The places of the first three rungs: exact, typographic, spaces at inline edges."""
    hit = _plain(passage, stream)
    return list(hit.places) if hit else []


def climb(passage: Passage, stream: Stream, language: str = "") -> Hit | None:
    """The first rung that finds ``passage`` in ``stream``, or None."""
    if not stream.canonical or not passage.canonical:
        return None
    if hit := _plain(passage, stream):
        return hit
    undone = markup.undo(passage.text)
    rendered = Passage(undone) if undone is not None else None
    if rendered is not None and (places := look(rendered, stream)):
        return Hit("markup", tuple(places))
    for words in (passage, rendered):
        if words is None:
            continue
        if places := markers.find(words, stream, look) or ordinals.find(words, stream, look):
            return Hit("markers", tuple(places))
    for words in (passage, rendered):
        if words is None:
            continue
        for kind, search in _SEARCHES:
            if places := other_forms.find(words, stream, search) or raised_letters.find(words, stream, search):
                return Hit(kind, tuple(places))
    typeset = superscript.typeset(passage)
    for kind, search in _SEARCHES:
        for words in (rendered or passage, typeset):
            if words is None:
                continue
            places = search(words, stream) if words is typeset else []
            if places or (places := superscript.find(words, stream, search)):
                return Hit(kind, tuple(places), notes=("superscript",))
    for words in (passage, rendered):
        if words is not None and (hit := _with_signs(words, stream, language)):
            return hit
    # Corner brackets and their kin are marks as well, once they are in the form of these.
    for form in map(Passage, dict.fromkeys([*quoted.requoted(passage.text), *quoted.requoted(plain(passage.text))])):
        for kind, search in _SEARCHES:
            if places := search(form, stream) or other_forms.find(form, stream, search):
                return Hit(kind, tuple(places), notes=("quotation_style",))
    for bare, above in _beneath(passage.text):
        if hit := climb(Passage(bare), stream, language):
            return replace(hit, kind=looser(above.kind, hit.kind), notes=(*hit.notes, *above.notes))
    return None


def climb_fitted(passage: Passage, stream: Stream, language: str = "") -> Hit | None:
    """The same for words that are known to be fitted into their quoter's sentence (``rungs.fitted``)."""
    for form in fitted.forms(passage.text):
        if hit := climb(Passage(form), stream, language):
            return replace(hit, kind=looser("typographic", hit.kind), notes=(*hit.notes, "fitted_in"))
    return None


def _beneath(text: str) -> Iterator[tuple[str, Hit]]:
    """The words under what a quoter, or a program, put around or into them; and what that makes of any find."""
    forms = (
        (quoted.unwrap(text), Hit("typographic", (), notes=("quotation_marks",))),
        (remarks.without_remarks(text), Hit("editorial", (), notes=("quoter_remark",))),
        (miswritten.unescaped(text), Hit("markup", (), notes=("json_escapes",))),
        (miswritten.decoded(text), Hit("typographic", (), notes=("misread_letters",))),
    )
    return ((bare, above) for bare, above in forms if bare is not None)


def refused_elision(passage: Passage, stream: Stream, language: str = "") -> elided.Elided | None:
    """The placement of an elided quotation whose gap hides a negation or exception, or None."""
    found = elided.find(passage, stream, find_part, language)
    return found if found is not None and found.hides else None


def _plain(passage: Passage, stream: Stream) -> Hit | None:
    if places := exact.find(passage, stream):
        return Hit("exact", tuple(places))
    if not stream.skeleton.may_hold(passage.skeleton):
        return None
    if places := typographic.find(passage, stream) or choices.find(passage, stream):
        return Hit("typographic", tuple(places))
    respaced = [
        found.span
        for found in spacing.find(passage, stream)
        if found.at_tags and _says_the_same(passage.canonical, stream.canonical[found.span.start : found.span.end])
    ]
    return Hit("spacing", tuple(respaced)) if respaced else None


def _says_the_same(one: str, other: str) -> bool:
    """Whether other spaces are all that is other: "not able" and "notable", "a moral" and "amoral" are two things."""
    return bounded_alike(one, other) and not parted_otherwise(one, other)


def _with_signs(passage: Passage, stream: Stream, language: str) -> Hit | None:
    """The two rungs of the quoter's own signs."""
    placed = elided.find(passage, stream, find_part, language)
    if placed is not None and placed.hides is None:
        flags = ("elided_negation",) if placed.negation_elsewhere else ()
        return Hit("elided", (placed.span,), flags=flags)
    search = partial(editorial.find, passage, language=language)
    if places := search(stream):
        return Hit("editorial", tuple(places))
    if not BRACKET.search(passage.text):
        return None
    # Who puts in words of his own leaves out the page's marks as well.
    for unmarked in stream.unmarked:
        if standing := unmarked.look(stream, search, length=len(passage.text)):
            return Hit("editorial", tuple(standing))
    return None


def _past_marks(passage: Passage, stream: Stream) -> list[Span]:
    """The same beside the marks of notes and verses, but in a very large text."""
    return markers.find(passage, stream, look) if len(stream.text) <= LARGE else []


#: The two under every spelling of a passage, and what kind of sameness a find of each is.
_SEARCHES: Final = (("typographic", look), ("markers", _past_marks))


def find_part(passage: Passage, stream: Stream) -> list[Span]:
    """The places of one part of an elided quotation."""
    return look(passage, stream) or markers.find(passage, stream, look) or editorial.find(passage, stream)
