"""A stamped citation in words: what was stamped, what to beware of, and the stamp itself to be copied."""

from collections.abc import Iterator
from typing import Final

from pydantic import JsonValue

from pincite.tools.citation import Json

#: Code points of the metadata that the text for the model holds.
_SHOWN: Final = 6_000
_URL: Final = 200
#: What a stamp is made of; everything else in the metadata is the caller's own.
_STAMP: Final = ("content_hash", "accessed_at", "published_date", "revision", "pincite")


def told(stamped: Json, *, anchored: bool) -> str:
    """The lines on ``stamped``, which is ``anchored`` where the page was read.

    Many clients show a model nothing but these lines: without the stamp in them, nothing could be proved later.
    """
    # Imported with the first call: what reads URLs is not needed to say hello to a client.
    from pincite.core.reports.harmless import one_line

    url, metadata = str(stamped["url"]), stamped["metadata"]
    own = metadata if isinstance(metadata, dict) else {}
    how = "the page's own words" if anchored else "the words as given; the page was not read"
    warnings = _of_page(own) if anchored else _of_url(url)
    return "\n".join([f"Stamped {one_line(url, _URL)} ({how}).", *warnings, *_to_keep(own)])


def _of_page(metadata: Json) -> Iterator[str]:
    """What the page says against the words that were found in it."""
    stamp = metadata.get("pincite")
    stamp = stamp if isinstance(stamp, dict) else {}
    if "given" in stamp:
        yield "The page writes the words a little differently from the text given; its own writing was stamped."
    count = stamp.get("occurrences")
    if isinstance(count, int) and count > 1:
        yield f"The words stand {count} times in the page: more of the sentence would say which place is meant."


def _of_url(url: str) -> Iterator[str]:
    """Why the page could not have been read, where its address tells."""
    from pincite.core.links.resolve import is_malformed, unasked

    if is_malformed(url):
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
