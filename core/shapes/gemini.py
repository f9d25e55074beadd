"""Gemini's grounding: each support is words of the answer, and names the chunks that bear them out.

Field names: ``GroundingMetadata`` of the API reference, as JSON has them and as the Python library does. A chunk of the
web has an address and no words; one that was retrieved has both. Offsets count bytes, and are not needed: each support
has its words.
"""

from collections.abc import Iterator
from typing import Final

from pincite.core.shapes.cited import STAMP_KEY, Cited, Path, Read, first_text, is_object, no_object, refusal, view
from pincite.core.shapes.fields import ABSENT, decoded_once, field, sequence

NAME: Final = "gemini"

_METADATA: Final = ("groundingMetadata", "grounding_metadata")
_SUPPORTS: Final = ("groundingSupports", "grounding_supports")
_CHUNKS: Final = ("groundingChunks", "grounding_chunks")
_INDICES: Final = ("groundingChunkIndices", "grounding_chunk_indices")
_KINDS: Final = ("web", "retrievedContext", "retrieved_context", "maps")


def read(value: object, at: Path) -> Read | None:
    """The supports of a response, of one of its candidates, or of the metadata alone."""
    candidates = [decoded_once(one) for one in sequence(decoded_once(field(value, "candidates"))) or ()]
    found: list[Cited] = []
    is_grounded = False
    for place, one in [(at, value), *(((*at, "candidates", index), one) for index, one in enumerate(candidates))]:
        for where, metadata in _metadata(one, place):
            is_grounded = True
            found += _supported(metadata, where)
    return Read(NAME, tuple(found)) if is_grounded else None


def _metadata(value: object, at: Path) -> Iterator[tuple[Path, object]]:
    if _named(value, _CHUNKS) is not None:
        yield at, value
    for name in _METADATA:
        metadata = decoded_once(field(value, name))
        if metadata is not ABSENT and _named(metadata, _CHUNKS) is not None:
            yield (*at, name), metadata


def _supported(metadata: object, at: Path) -> Iterator[Cited]:
    chunks = [decoded_once(one) for one in _listed(metadata, _CHUNKS)]
    name = _named(metadata, _SUPPORTS)
    for index, source in enumerate(_listed(metadata, _SUPPORTS)):
        support = decoded_once(source)
        if not is_object(support):
            yield no_object(source)
            continue
        claim = first_text(decoded_once(field(support, "segment")), "text")
        stamps = decoded_once(field(support, STAMP_KEY))
        for number in _listed(support, _INDICES):
            known = isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(chunks)
            chunk = chunks[number] if known and isinstance(number, int) else None
            place = (*at, name or "", index, STAMP_KEY, str(number))
            yield _view(chunk, claim, field(stamps, str(number)), place, source)


def _view(chunk: object, claim: str, stamp: object, at: Path, source: object) -> Cited:
    of_kind = next((one for kind in _KINDS if is_object(one := decoded_once(field(chunk, kind)))), None)
    words = first_text(of_kind, "text")
    url = first_text(of_kind, "uri")
    if not url:
        return refusal(source, "no url: the chunk names no address", words=words, claim=claim, at=at)
    return view(url=url, words=words, claim=claim, stamp=stamp, at=at, source=source)


def _named(value: object, names: tuple[str, ...]) -> str | None:
    """The one of the names under which ``value`` has a list."""
    return next((name for name in names if sequence(decoded_once(field(value, name))) is not None), None)


def _listed(value: object, names: tuple[str, ...]) -> list[object]:
    name = _named(value, names)
    return [] if name is None else list(sequence(decoded_once(field(value, name))) or ())
