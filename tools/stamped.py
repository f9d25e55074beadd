"""A stamped citation in words: what was stamped, what to beware of, and the stamp itself to be copied."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pydantic import JsonValue

from pincite.tools.citation import Json

if TYPE_CHECKING:
    from pincite.core.anchor import Location

#: Code points of the metadata that the text for the model holds.
_SHOWN: Final = 6_000
_URL: Final = 200
_WORDS: Final = 600
#: What a stamp is made of; everything else in the metadata is the caller's own.
_STAMP: Final = ("content_hash", "accessed_at", "published_date", "revision", "pincite")


def told(stamped: Json, place: "Location | None") -> str:
    """The lines on ``stamped``, whose words were found at ``place``; None where the page was not read.

    Many clients show a model nothing but these lines: without the stamp in them, nothing could be proved later.
    """
    # Imported with the first call: what reads URLs is not needed to say hello to a client.
    from pincite.core.reports.harmless import one_line

    url, metadata = str(stamped["url"]), stamped["metadata"]
    own = metadata if isinstance(metadata, dict) else {}
    how = "the words as given; the page was not read" if place is None else "the page's own words"
    warnings = _of_url(url) if place is None else _of_page(place, own)
    return "\n".join([f"Stamped {one_line(url, _URL)} ({how}).", *warnings, *_to_keep(own)])


def _of_page(place: "Location", metadata: Json) -> Iterator[str]:
    """How the page writes the words, and what it says against them."""
    from pincite.core.reports.cautions import cautions
    from pincite.core.reports.harmless import one_line
    from pincite.core.text.in_quotes import in_quotes

    stamp = metadata.get("pincite")
    if isinstance(stamp, dict) and "given" in stamp:
        yield f"The page writes it so: {in_quotes(one_line(place.passage, _WORDS))}"
    if place.occurrences is not None and place.occurrences > 1:
        yield f"The words stand {place.occurrences} times in the page: more of the sentence would say which is meant."
    for caution in cautions(place):
        yield f"Careful: {caution}"


def _of_url(url: str) -> Iterator[str]:
    """Why the page could not have been read, where its address tells."""
    from pincite.core.fetch.paths import CitedPath, parse_path
    from pincite.core.fetch.unschemed import meant
    from pincite.core.links.resolve import is_malformed, unasked

    path = parse_path(url)
    if isinstance(path, CitedPath) and path.relative:
        caution = (
            "Careful, this url names no scheme (https://), and is looked for in the folders of PINCITE_ROOTS alone."
        )
        yield f"{caution} {meant(url)}".rstrip()
    elif is_malformed(url):
        yield f"Careful, this url can never be read as it is written: {'; '.join(unasked(url))}"


def _to_keep(metadata: Json) -> Iterator[str]:
    from pincite.core.reports.json_line import json_line

    whole = json_line(metadata)
    if len(whole) <= _SHOWN:
        yield "Keep this as the citation's metadata, whole:"
        yield whole
        return
    stamp: dict[str, JsonValue] = {key: metadata[key] for key in _STAMP if key in metadata}
    alone = json_line(stamp)
    if len(alone) <= _SHOWN:
        yield "Keep this in the citation's metadata, whole, beside what is there already:"
        yield alone
    else:
        yield f"content_hash {metadata.get('content_hash')}. Keep the metadata of the structured content, whole."
