"""A catalogue's ``url_pattern``: a URL in which ``*`` stands for part of a path and ``{id}`` for the document's id.

``https://example.org/*/docs/{id}`` is every URL of that site with three parts, the second of which is ``docs``, and
the third the row's id. ``{name}`` with any other name is ``*``; a scheme may be left out; parameters may stand in any
order, and a URL may have more of them. One star or ``{id}`` a part: matching never searches.
"""

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.links.address import Address, parameters_of, segments_of

MAX_LENGTH = 2_000
#: Parts of a path; more is no document's address.
MAX_SEGMENTS = 50

_SCHEME = re.compile(r"(?:https?|\*):(?=//)", re.IGNORECASE | re.ASCII)
_NAMED = re.compile(r"\{([A-Za-z_]{1,40})\}")
#: What stands for a star and for the id while the pattern is read: private characters, which no URL holds.
_STAR, _ID = "\ue000", "\ue001"


class PatternError(ValueError):
    """The text is no URL pattern."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A part of which only the ends are fixed."""

    prefix: str
    suffix: str
    is_id: bool = False

    def filled(self, part: str) -> str | None:
        """What stands in the gap in ``part``, which is something, or None when the ends differ."""
        end = len(part) - len(self.suffix)
        if len(self.prefix) >= end or not (part.startswith(self.prefix) and part.endswith(self.suffix)):
            return None
        return part[len(self.prefix) : end]


#: The parts that are the same in every URL are None here: they are the key.
Shape = tuple[tuple[Gap | None, ...], tuple[tuple[str, Gap | None], ...]]
Key = tuple[str, ...]


@dataclass(frozen=True)
class Pattern:
    """A pattern as it was read, with a gap where the id stands."""

    site: str
    segments: tuple[str | Gap, ...]
    #: Sorted by name.
    parameters: tuple[tuple[str, str | Gap], ...]

    @cached_property
    def names_id(self) -> bool:
        """Whether the id has a place of its own in it."""
        return any(isinstance(part, Gap) and part.is_id for part in self._parts)

    @cached_property
    def form(self) -> Shape:
        """The shape of every URL with some id in that place."""
        gaps = tuple(part if isinstance(part, Gap) else None for part in self.segments)
        return gaps, tuple((name, part if isinstance(part, Gap) else None) for name, part in self.parameters)

    @cached_property
    def form_key(self) -> Key:
        """What tells patterns of one form apart."""
        return tuple(part for part in self._parts if isinstance(part, str))

    @cached_property
    def shape(self) -> Shape:
        """The shape of the URLs of one document, whose id is no gap."""
        gaps, parameters = self.form
        return tuple(map(_open, gaps)), tuple((name, _open(gap)) for name, gap in parameters)

    def key(self, document: str) -> Key:
        """What tells documents of one shape apart, for the id ``document``."""
        ids = iter(document.split("/"))
        key: list[str] = []
        for part in self._parts:
            if isinstance(part, str):
                key.append(part)
            elif part.is_id:
                key.append(f"{part.prefix}{next(ids)}{part.suffix}")
        return tuple(key)

    @cached_property
    def _parts(self) -> tuple[str | Gap, ...]:
        return (*self.segments, *(part for _, part in self.parameters))


@lru_cache(1_024)
def read_pattern(text: str, *, id_parts: int = 1) -> Pattern:
    """The pattern in ``text``, for ids that fill so many parts of a path. Raises PatternError with a sentence."""
    if len(text) > MAX_LENGTH:
        raise PatternError(f"the url_pattern is longer than {MAX_LENGTH} characters")
    if _STAR in text or _ID in text:
        raise PatternError("the url_pattern holds a private character")
    marked = _NAMED.sub(lambda named: _ID if named[1] == "id" else "*", text.strip())
    if marked.count(_ID) > 1:
        raise PatternError("the url_pattern has more than one {id}")
    head, rest = _split(marked)
    site = _site(head)
    rest = rest.partition("#")[0].replace("*", _STAR).replace(_ID, "/".join([_ID] * id_parts))
    path, _, query = rest.partition("?")
    if _ID in query and id_parts > 1:
        raise PatternError("an id with a slash cannot stand in a query")
    segments = segments_of(path)
    if len(segments) > MAX_SEGMENTS:
        raise PatternError(f"the url_pattern has more than {MAX_SEGMENTS} parts")
    parameters = tuple((name, _part(value)) for name, value in sorted(parameters_of(query).items()))
    return Pattern(site, tuple(map(_part, segments)), parameters)


def fit(address: Address, shape: Shape) -> tuple[Key, str] | None:
    """The key and the id (empty where ``shape`` has no gap for one) of an address of that shape, else None."""
    gaps, parameters = shape
    if len(gaps) != len(address.segments) or any(name not in address.parameters for name, _ in parameters):
        return None
    key: list[str] = []
    named: list[str] = []
    parts = [*address.segments, *(address.parameters[name] for name, _ in parameters)]
    for part, gap in zip(parts, (*gaps, *(gap for _, gap in parameters)), strict=True):
        if gap is None:
            key.append(part)
            continue
        filled = gap.filled(part)
        if filled is None:
            return None
        if gap.is_id:
            named.append(filled)
    return tuple(key), "/".join(named)


def _split(text: str) -> tuple[str, str]:
    """The host as it is written, and what follows it."""
    scheme = _SCHEME.match(text)
    bare = (text[scheme.end() :] if scheme else text).removeprefix("//")
    end = min((at for at in map(bare.find, "/?#") if at >= 0), default=len(bare))
    return bare[:end], bare[end:]


@lru_cache(1_024)
def _site(host: str) -> str:
    """The site as an address has it."""
    parsed = parse_url(f"https://{host}/")
    # An empty port is the colon of a scheme that is none of the web's.
    if host.endswith(":") or not isinstance(parsed, SourceURL):
        raise PatternError("the url_pattern begins with no host, as in https://example.org/docs/{id}")
    return parsed.pace_key


def _open(gap: Gap | None) -> Gap | None:
    return None if gap is None or gap.is_id else gap


def _part(text: str) -> str | Gap:
    for mark in (_ID, _STAR):
        prefix, found, suffix = text.partition(mark)
        if found:
            if _STAR in prefix + suffix or _ID in prefix + suffix:
                raise PatternError("one part of the url_pattern has more than one * or {id}")
            return Gap(prefix, suffix, is_id=mark == _ID)
    return text
