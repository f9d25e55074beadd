"""What a passage is read by - the head of its column, the label of its row, a list's lead-in, a heading, who says it -
and whether that is what it was when the passage was stamped.

A cell says nothing without them, and none need stand beside it. A stamp remembers their hashes only.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from pincite.core.anchor.labels import (
    BAND,
    CAPTION,
    COLUMN,
    HEADING,
    LEAD_IN,
    NEXT,
    OUTER,
    QUESTION,
    ROW,
    SECTION,
    TERM,
    TITLE,
    Label,
    headings,
    labels,
    lead_ins,
)
from pincite.core.anchor.sayers import beside
from pincite.core.text.bounds import bounds
from pincite.core.text.change.entities import entities
from pincite.core.text.label_words import label_words, written
from pincite.core.text.lexicon import lexicon_for, words
from pincite.core.text.notices import in_brackets
from pincite.core.text.page import Span, Stream
from pincite.core.text.surroundings import CORRECTION, PRECEDED_BY
from pincite.core.text.unturned import unturned

#: The flag: the passage is read by other words than when it was stamped.
REFRAMED: Final = "reframed"

#: Of these any other words are told: what stands under them says nothing by itself.
_WHOLE: Final = frozenset({COLUMN, ROW, BAND, TERM, CAPTION})
#: Of these it counts for nothing how they are numbered, how many there are, and when they were updated.
_COUNTED: Final = frozenset({HEADING, SECTION, TITLE, NEXT, QUESTION, CAPTION, BAND})
#: The names in what else of the passage's sentence there is, before its paragraph and below it.
NAMES: Final = "names"
_OPEN: Final = re.compile(r"[:\u2014\u2013,;-]$")
#: Names that are remembered, and code points beside the passage in which they are looked for.
_NAMES: Final = 4
_DIGITS: Final = re.compile(r"\d")


def remembered(stream: Stream, place: Span, salt: str, language: str) -> dict[str, tuple[str, ...]] | None:
    """What a stamp remembers of what ``place`` is read by; None where it stands alone. ``salt`` is the stamp's hash."""
    found: dict[str, tuple[str, ...]] = {label.kind: _hashes(label, salt) for label in labels(stream, place)}
    if named := _names(beside(stream, place), salt, language):
        found[NAMES] = named
    return found or None


def under_since(
    stream: Stream, place: Span, stamped: Mapping[str, tuple[str, ...]] | None, salt: str, language: str
) -> Iterator[tuple[str, str]]:
    """The flag, and the words that ``place`` is read by now, of everything that is another than was stamped."""
    if not stamped or stream.name != "visible":
        return
    named, said = stamped.get(NAMES, ()), beside(stream, place)
    here = _names(said, salt, language) if named else ()
    # Where one of the names still stands there, the others may have been added or left out.
    if here and set(named).isdisjoint(here):
        yield REFRAMED, said
    now = {label.kind: label for label in labels(stream, place)}
    for kind, label in now.items():
        then = stamped.get(kind)
        here = _hashes(label, salt)
        if then is None or kind == NEXT or here[0] == then[0]:
            continue
        if any(_hashes(Label(kind, text), salt)[0] == then[0] for text in _unmarked(label.text)):
            yield CORRECTION, label.text
        elif kind in _WHOLE or _other_numbers(here, then):
            yield REFRAMED, label.text
        elif any(_hashes(Label(kind, text), salt)[0] == then[0] for text in unturned(label.text, language)):
            yield PRECEDED_BY, label.text
        elif kind not in (LEAD_IN, OUTER):
            continue
        elif _goes_on(label.text, language) or (kind == LEAD_IN and _leads_in(stream, then[0], salt)):
            yield REFRAMED, label.text
    # Right behind the one, or right before the other, it is where it was.
    moved = HEADING in stamped and HEADING in now
    moved = moved and not any(kind in now and _is(now[kind], stamped.get(kind), salt) for kind in (HEADING, NEXT))
    if moved and _has_left(stream, place, stamped, salt):
        yield REFRAMED, now[HEADING].text


def _has_left(stream: Stream, place: Span, stamped: Mapping[str, tuple[str, ...]], salt: str) -> bool:
    """Whether the headings before and behind the passage still stand there, and it no longer stands between them."""
    inside = stream.text_span(place.start, place.end)
    above: list[int] = []
    behind: list[int] = []
    for start, text in headings(stream):
        if _is(Label(HEADING, text), stamped[HEADING], salt):
            above.append(start)
        if _is(Label(NEXT, text), stamped.get(NEXT), salt):
            behind.append(start)
    # Of headings that stand several times nobody knows which is meant.
    if len(above) != 1:
        return False
    return above[0] > inside.start or (len(behind) == 1 and above[0] < behind[0] < inside.start)


def _names(text: str, salt: str, language: str) -> tuple[str, ...]:
    """Hashes of the last words of the names in ``text``: "Helen Marsh" and "Mrs Marsh" are one."""
    if not text:
        return ()
    lexicon = lexicon_for(language, text)
    found = entities(text, words(text), lexicon, opens=True)
    return tuple(_hash(NAMES, [key], salt) for key in dict.fromkeys(one.key.split()[-1] for one in found))[:_NAMES]


def _leads_in(stream: Stream, then: str, salt: str) -> bool:
    """Whether the lead-in that was stamped still stands, before another list."""
    return any(_hashes(one, salt)[0] == then for one in lead_ins(stream))


def _is(label: Label, then: tuple[str, ...] | None, salt: str) -> bool:
    return then is not None and _hashes(label, salt)[0] == then[0]


@lru_cache(maxsize=4_096)
def _words(label: Label) -> tuple[str, ...]:
    return label_words(label.text, counted=label.kind in _COUNTED)


def _hashes(label: Label, salt: str) -> tuple[str, ...]:
    """A hash of all the words, and one of those without a digit where some have one."""
    found = _words(label)
    bare = [one for one in found if not _DIGITS.search(one)]
    whole = _hash(label.kind, found, salt)
    return (whole,) if len(bare) == len(found) or label.kind == NEXT else (whole, _hash(label.kind, bare, salt))


def _hash(kind: str, words: Sequence[str], salt: str) -> str:
    return sha256(f"{salt} {kind} {written(words)}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _goes_on(lead_in: str, language: str) -> bool:
    """Whether the sentence of a lead-in goes on in every item of its list: "A tenant may not", "These apply:"."""
    return _OPEN.search(lead_in) is not None or bounds(lead_in, language)


def _unmarked(text: str) -> Iterator[str]:
    """``text`` without a notice in brackets: "3 Fees [repealed]"."""
    return (f"{text[: one.start].rstrip()} {text[one.end :].lstrip()}" for one in in_brackets(text))


def _other_numbers(here: tuple[str, ...], then: tuple[str, ...]) -> bool:
    """Whether numbers are all that is other, and both sides have some."""
    return here[-1] == then[-1] and len(set(here)) > 1 and len(set(then)) > 1
