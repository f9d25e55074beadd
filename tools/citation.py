"""A citation as its caller wrote it, and the same with a stamp: a new value in which only the stamp differs."""

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING

from anyio import to_thread
from pydantic import JsonValue

from pincite.core.errors import InputError, PassageNotFoundError
from pincite.tools.json_copy import json_copy

if TYPE_CHECKING:
    from pincite.core.anchor import Location
    from pincite.core.ports import ConditionalFetcher

Json = dict[str, JsonValue]

#: Code points of page text that an error shows.
_SHOWN = 400
#: How JSON of a citation begins, or of several; a link of Markdown begins otherwise.
_JSON = re.compile(r'\s*(?:\{|\[\s*[\]{\["])')
#: Code points of a passage that would hold up the event loop.
_LONG = 100_000


def read_citation(value: object, *, url: str = "") -> Json:
    """The citation in ``value`` (an object, JSON text of one, or a bare URL), or a new one of ``url``.

    Raises ``InputError`` when it has no URL, when two URLs differ, or when ``metadata`` is no object.
    """
    citation = _decode(value)
    given = citation["url"] = citation.get("url") or url
    if not (isinstance(given, str) and given.strip()):
        raise InputError(_no_url(citation))
    if url and url != given:
        raise InputError("`url` and the citation's own url differ; give one of them")
    metadata = citation.get("metadata")
    if metadata in (None, "", "null"):
        metadata = {}
    if not isinstance(metadata, dict):
        raise InputError("the citation's metadata must be an object")
    citation["metadata"] = metadata
    return citation


async def stamp(
    citation: Json,
    *,
    text: str,
    claim: str = "",
    published_date: str = "",
    revision: str = "",
    sketch: bool = True,
    fetcher: "ConditionalFetcher | None" = None,
    found: "Callable[[Location], None] | None" = None,
) -> Json:
    """``citation`` stamped with ``text``; with a ``fetcher``, with the page's own words, whose place ``found`` is told.

    Raises ``EmptyPassageError`` for text that shows nothing and, with a fetcher, ``ProvenanceFetchError`` or
    ``PassageNotFoundError``.
    """
    from pincite.core.stamp import stamp_citation

    stamped = deepcopy(citation)
    dated, revised = published_date or None, revision or None
    if fetcher is None:
        write = partial(
            stamp_citation, stamped, text=text, claim=claim, published_date=dated, revision=revised, sketch=sketch
        )
        return await to_thread.run_sync(write) if len(text) > _LONG else write()
    from pincite.core.ingest import anchor_citation

    return await anchor_citation(
        stamped,
        text=text,
        fetcher=fetcher,
        claim=claim,
        published_date=dated,
        revision=revised,
        sketch=sketch,
        found=found,
    )


def not_found(error: PassageNotFoundError) -> str:
    """What a caller should know of words that are not in the page."""
    from pincite.core.reports.harmless import one_line
    from pincite.core.text.in_quotes import in_quotes

    sentence, nearest = one_line(str(error)), in_quotes(one_line(error.nearest[:_SHOWN]))
    return sentence if not error.nearest or nearest in sentence else f"{sentence} The nearest passage there: {nearest}"


def _no_url(citation: Json) -> str:
    """What to give in place of ``citation``, which names no source."""
    if "citation" in citation:
        return "that is a finding; give what stands under its `citation`, and its excerpt as `text`"
    if "findings" in citation:
        return "that is a whole answer; give one citation a call, and the words that it rests on as `text`"
    # Imported when something went wrong, as is what reads JSON.
    from pincite.core.shapes.fields import named_fields

    rest = {key: value for key, value in citation.items() if key != "url"}
    has = f"; it has: {named_fields(rest)}" if rest else ""
    return f"the citation has no url{has}; give `citation` with a `url`, or `url` alone"


def _decode(value: object) -> Json:
    if isinstance(value, str) and value.strip()[:1] not in ("{", "["):
        url = value.strip()
        return {"url": url} if url and url != "null" else {}
    if isinstance(value, str) and not _JSON.match(value):
        raise InputError(
            "the citation is neither an address nor an object with a url; of a link, give its address alone"
        )
    if isinstance(value, str):
        from pincite.core.shapes.json_text import decode

        value = decode(value)
    if value is None:
        return {}
    if isinstance(value, list):
        raise InputError(f"the citation is a list of {len(value):,}; give one citation a call, as an object with a url")
    if not isinstance(value, Mapping):
        raise InputError("the citation must be an object with a url")
    return _copied(value)


def _copied(value: Mapping[object, object]) -> Json:
    """A deep copy, provided that it is JSON which clients can read."""
    try:
        copied = json_copy(value)
    except ValueError as error:
        raise InputError(f"the citation cannot be read: {error}") from None
    return copied if isinstance(copied, dict) else {}
