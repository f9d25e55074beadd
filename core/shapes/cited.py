"""One citation as its form has it: what it cites, and where in the caller's value its stamp is kept."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.models import Reason
from pincite.core.shapes.citation import Around, parse_citation
from pincite.core.shapes.fields import ABSENT, decoded_once, field, kind_of, sequence
from pincite.core.shapes.passage import NoRecord, Parsed

#: Names and indexes that lead from the caller's value to a place in it. In Markdown: two offsets into the text.
Path = tuple[str | int, ...]

#: Where words stand that are a quotation by their name, beside a citation or in a finding without an excerpt.
QUOTED: Final = ("excerpt", "quote", "quotation", "cited_text", "passage", "page_content", "snippet")

#: Where a form has no place of its own for a stamp, it stands under this key beside the citation.
STAMP_KEY: Final = "pincite"

_ABSOLUTE = re.compile(
    r"[A-Za-z][A-Za-z0-9+.-]{0,30}://\S+|(?:doi|arxiv|pmid|isbn|rfc|urn:isbn|urn:ietf:rfc):\S+|info:(?:doi|pmid)/\S+",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Refused:
    """Why nothing can be checked or stamped, and what its verdict shows as the URL."""

    note: str
    url: str = ""
    #: None where nothing is wrong with the citation, only nothing can be asked of it.
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Cited:
    """A citation, what stands around it, and ``at``: where its stamp is kept, or None when it has no place."""

    #: An object or a mapping with ``url`` and ``metadata``: the caller's own, or a view of it.
    citation: object
    around: Around
    at: Path | None
    refused: Refused | None = None
    #: What the form says stands directly before and after the words.
    beside: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Read:
    """What a form found in a value: its citations in order, and what it left out and why."""

    form: str
    cited: tuple[Cited, ...]
    left_out: tuple[str, ...] = ()


#: Reads a value that stands at a path; None when it does not have the form.
Reader = Callable[[object, Path], Read | None]


def parsed(cited: Cited, place: int) -> Parsed:
    """What ``cited``, the finding at ``place``, can be checked against."""
    refused = cited.refused
    if refused is not None:
        notes = (*cited.around.notes, refused.note)
        return NoRecord(place, refused.url, refused.reason, notes, cited.around.source)
    return parse_citation(cited.citation, place, cited.around)


def view(
    *,
    url: object,
    stamp: object,
    at: Path | None,
    source: object,
    words: object = "",
    claim: str = "",
    beside: tuple[str, str] = ("", ""),
    notes: tuple[str, ...] = (),
) -> Cited:
    """A citation of a form that is not ours, seen as one of ours; ``source`` is the caller's own object for it."""
    excerpt, about_words = words_of(words)
    around = Around(source=source, excerpt=excerpt, summary=claim, notes=(*notes, *about_words))
    citation = {"url": url, "metadata": None if stamp is ABSENT else stamp}
    return Cited(citation, around, at, beside=beside)


def refusal(
    source: object,
    note: str,
    *,
    url: str = "",
    reason: Reason | None = None,
    words: object = "",
    claim: str = "",
    at: Path | None = None,
) -> Cited:
    """A citation whose source cannot be asked; whether its ``words`` support its ``claim`` still can be."""
    around = Around(source=source, excerpt=words_of(words)[0], summary=claim)
    return Cited(None, around, at, Refused(note, url, reason))


def no_object(source: object) -> Cited:
    """What stands where a citation belongs and is no object."""
    note = f"the citation is {kind_of(source)}, not an object with a url"
    return refusal(source, note, reason=Reason.MALFORMED_CITATION)


def words_of(value: object) -> tuple[str, tuple[str, ...]]:
    """The words of a field and, when it holds something else, a note on it. White space is no words."""
    if value is ABSENT or value is None:
        return "", ()
    if not isinstance(value, str):
        return "", (f"the excerpt is {kind_of(value)}, not a string; only the hash was compared",)
    # White space is no excerpt: the hash alone then says what was stamped.
    return value if value.strip() else "", ()


def is_object(value: object) -> bool:
    """Whether ``value`` has fields: a mapping, or an object of some class."""
    plain = isinstance(value, (str, bytes, bytearray, int, float)) or value is None or value is ABSENT
    return isinstance(value, Mapping) or not (plain or sequence(value) is not None)


def is_absolute(url: str) -> bool:
    """Whether ``url`` is written with a scheme and an authority (RFC 3986 3), or is an identifier such as ``doi:``.

    Either way it names no local file.
    """
    return _ABSOLUTE.fullmatch(url.strip()) is not None


def in_text(at: Path | None) -> bool:
    """Whether a stamp's place is in running text: it ends with two offsets."""
    return at is not None and len(at) > 1 and all(isinstance(step, int) for step in at[-2:])


def first_text(value: object, *names: str) -> str:
    """The first of the fields that is a string with something to see in it."""
    found = (field(value, name) for name in names)
    return next((text for text in found if isinstance(text, str) and text.strip()), "")


def items_at(value: object, at: Path, name: str) -> Iterator[tuple[Path, object]]:
    """The items of the list under ``name``, each with its path; none where there is no list."""
    for index, item in enumerate(sequence(decoded_once(field(value, name))) or ()):
        yield (*at, name, index), decoded_once(item)


def each(form: str, items: object, at: Path, read: Reader) -> Read | None:
    """What ``read`` finds in every item; None when ``items`` is no list or holds nothing of the form."""
    listed = sequence(decoded_once(items))
    if listed is None:
        return None
    reads = [read(decoded_once(item), (*at, index)) for index, item in enumerate(listed)]
    return together(form, listed, reads, at) if any(reads) else None


def together(form: str, items: Sequence[object], reads: Sequence[Read | None], at: Path) -> Read:
    """The readings of a list as one; an item without one is left out or, when it is no object, malformed."""
    cited: list[Cited] = []
    left_out: list[str] = []
    for index, (item, read) in enumerate(zip(items, reads, strict=True)):
        if read is not None:
            cited += read.cited
            left_out += read.left_out
        elif is_object(decoded_once(item)):
            left_out.append(f"{shown((*at, index))} cites nothing")
        else:
            cited.append(no_object(item))
    return Read(form, tuple(cited), tuple(left_out))


def shown(at: Path) -> str:
    """A path as a person writes it: ``content[0].citations[2]``."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in at)
    return text.removeprefix(".") or "the input"
