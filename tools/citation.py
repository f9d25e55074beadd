"""A citation as its caller wrote it, and the same with a stamp: a new value in which only the stamp differs."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING

from anyio import to_thread
from pydantic import JsonValue

from pincite.core.errors import InputError, PassageNotFoundError, ProvenanceError
from pincite.tools.json_copy import json_copy

if TYPE_CHECKING:
    from pincite.core.anchor import Location
    from pincite.core.ports import Answer, ConditionalFetcher, Conditions
    from pincite.core.shapes.recognised import Recognised
    from pincite.core.shapes.stamping import Metadata, Stampable, StampedOutput

Json = dict[str, JsonValue]

#: Code points of page text that an error shows.
_SHOWN = 400
#: Code points of a passage that would hold up the event loop.
_LONG = 100_000


def read_citation(value: object, *, url: str = "") -> Json:
    """The citation in ``value`` (an object, JSON text of one, or a bare URL), or a new one of ``url``.

    Raises ``InputError`` when it has no URL, when two URLs differ, or when ``metadata`` is no object.
    """
    citation = _decode(value)
    given = citation["url"] = citation.get("url") or url
    if not (isinstance(given, str) and given.strip()):
        raise InputError("the citation has no url; give `citation` with a `url`, or `url` alone")
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
    if claim:
        _set_claim(stamped["metadata"], claim)
    dated, revised = published_date or None, revision or None
    if fetcher is None:
        write = partial(stamp_citation, stamped, text=text, published_date=dated, revision=revised, sketch=sketch)
        return await to_thread.run_sync(write) if len(text) > _LONG else write()
    from pincite.core.ingest import anchor_citation

    return await anchor_citation(
        stamped, text=text, fetcher=fetcher, published_date=dated, revision=revised, sketch=sketch, found=found
    )


async def stamp_each(
    found: "Recognised",
    *,
    text: str = "",
    claim: str = "",
    published_date: str = "",
    revision: str = "",
    sketch: bool = True,
    fetcher: "ConditionalFetcher | None" = None,
    kept: "Mapping[int, Metadata] | None" = None,
) -> "tuple[StampedOutput, dict[int, ProvenanceError]]":
    """Every citation of ``found`` stamped with its own words, in a copy; and the error of each that failed.

    ``text``, ``claim``, ``published_date`` and ``revision`` are those of every citation: give them for a single one.
    With a ``fetcher``, each is stamped with the page's own words, and pages are read once. ``kept`` is the metadata, by
    place, of stamps that stay as they are; what is said of their citation is written beside them.
    """
    from pincite.core.shapes.stamping import Stampable, stampable, with_stamps

    kept = kept or {}
    targets = {place: stampable(cited, text) for place, cited in enumerate(found.cited) if place not in kept}
    left_out = {place: target for place, target in targets.items() if isinstance(target, str)}
    written: dict[int, Metadata] = {}
    if claim or published_date or revision:
        written = {
            place: described(metadata, claim=claim, published_date=published_date, revision=revision)
            for place, metadata in kept.items()
        }
    errors: dict[int, ProvenanceError] = {}
    # One page after the other, so that no more than one must be kept.
    ready = [(target.url, place, target) for place, target in targets.items() if isinstance(target, Stampable)]
    page = None if fetcher is None else _LastPage(fetcher)
    for _, place, target in sorted(ready, key=lambda one: one[:2]):
        try:
            metadata = await _stamped(target, published_date, revision, sketch, page)
        except ProvenanceError as error:
            errors[place] = error
            continue
        if claim:
            _set_claim(metadata, claim)
        written[place] = metadata
    failed = {place: str(error) for place, error in errors.items()}
    return with_stamps(found, dict(sorted(written.items())), {**left_out, **failed}), errors


def described(metadata: "Metadata", *, claim: str = "", published_date: str = "", revision: str = "") -> "Metadata":
    """``metadata`` with what is said of its citation, in a copy; the stamp in it is as it was."""
    new = dict(metadata)
    if claim:
        _set_claim(new, claim)
    said: Metadata = {"published_date": published_date, "revision": revision}
    return new | {name: value for name, value in said.items() if value}


async def _stamped(
    target: "Stampable", published_date: str, revision: str, sketch: bool, fetcher: "ConditionalFetcher | None"
) -> "Metadata":
    if fetcher is None:
        from pincite.core.shapes.stamping import stamp_words

        stamp_words(target, published_date=published_date or None, revision=revision or None, sketch=sketch)
        return target.metadata
    citation = read_citation({"url": target.url, "metadata": target.metadata})
    stamped = await stamp(
        citation,
        text=target.words,
        published_date=published_date,
        revision=revision,
        sketch=sketch,
        fetcher=fetcher,
    )
    metadata = stamped["metadata"]
    return metadata if isinstance(metadata, dict) else {}


class _LastPage:
    """A fetcher that remembers its last answer, for citations of one page come one after the other."""

    def __init__(self, fetcher: "ConditionalFetcher") -> None:
        self._fetcher = fetcher
        self._last: tuple[str, Answer] | None = None

    async def fetch(self, url: str, conditions: "Conditions | None" = None, /) -> "Answer":
        """What stands at ``url``; asked once while nothing else is asked."""
        if conditions is not None:
            return await self._fetcher.fetch(url, conditions)
        if self._last is None or self._last[0] != url:
            self._last = url, await self._fetcher.fetch(url)
        return self._last[1]


def not_found(error: PassageNotFoundError) -> str:
    """What a caller should know of words that are not in the page."""
    from pincite.core.reports.harmless import one_line
    from pincite.core.text.in_quotes import in_quotes

    sentence, nearest = one_line(str(error)), in_quotes(one_line(error.nearest[:_SHOWN]))
    return sentence if not error.nearest or nearest in sentence else f"{sentence} The nearest passage there: {nearest}"


def _decode(value: object) -> Json:
    if isinstance(value, str) and value.strip()[:1] not in ("{", "["):
        url = value.strip()
        return {"url": url} if url and url != "null" else {}
    if isinstance(value, str):
        from pincite.core.shapes.json_text import decode

        value = decode(value)
    if value is None:
        return {}
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


def _set_claim(metadata: JsonValue, claim: str) -> None:
    from pincite.core.stamp import write_claim

    if not isinstance(metadata, dict):
        raise InputError("the citation's metadata must be an object")
    write_claim(metadata, claim)
