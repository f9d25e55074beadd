"""Stamping a citation from the page itself: read it, find the words, hash the page's own passage (DESIGN 4)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from pincite.core.anchor import (
    Location,
    Quotation,
    find,
    find_fitted,
    nearest,
    nearest_to_parts,
    why_apart,
    why_refused,
)
from pincite.core.anchor.place import neighbours
from pincite.core.anchor.under import remembered
from pincite.core.errors import InputError, PassageNotFoundError, ProvenanceFetchError
from pincite.core.extract import extract as extract_by_format
from pincite.core.extract.html.guess import DateReader, dates_installed
from pincite.core.models import Stamp
from pincite.core.ports import Body, ConditionalFetcher, Fetched, Fetcher, NotModified, Unreachable
from pincite.core.secrets import without_secrets
from pincite.core.shapes.fields import string
from pincite.core.stamp import (
    Now,
    is_of_other_words,
    metadata_of,
    moment_of,
    must_be_now,
    must_be_sayable,
    stamp_of,
    write_claim,
    write_stamp,
)
from pincite.core.text.canonical import canonicalize_text, content_sha256, hash_canonical
from pincite.core.text.ends import ends_of
from pincite.core.text.in_quotes import in_quotes
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import choices, spacing
from pincite.core.text.rungs.markers import without_marks
from pincite.core.text.similarity import similarity
from pincite.core.text.skeleton import fold
from pincite.core.verify.document import Document, read
from pincite.core.verify.injected import conditional
from pincite.core.verify.pinpoint import Pinpoints
from pincite.core.verify.reader import HEAVY, Extract, Reader, body_of, is_large

C = TypeVar("C")

_SHOWN = 400


@dataclass(frozen=True, slots=True)
class Anchored:
    """The page's own passage: its hash, what the stamp remembers of it, how and in what it was found."""

    content_hash: str
    stamp: Stamp
    location: Location
    #: What the page states of its own date and revision; empty when it does not.
    published: str
    revision: str
    #: The HTML that the page was read from; None for other formats.
    answer: Fetched | None


async def anchor_citation(
    citation: C,
    *,
    text: str,
    fetcher: Fetcher | ConditionalFetcher,
    claim: str | None = None,
    published_date: str | None = None,
    revision: str | None = None,
    sketch: bool = True,
    keep_text: bool = False,
    extract: Extract = extract_by_format,
    date_reader: Callable[[], DateReader | None] = dates_installed,
    now: Now = None,
    found: Callable[[Location], None] | None = None,
) -> C:
    """Stamp ``citation`` with the passage of its page that ``text`` quotes; in place, and the same object is returned.

    ``fetcher`` is pincite's own or an async callable ``url -> FetcherResponse``. Excerpts that went through a
    converter seldom match their page word for word: the page's words are hashed, and the hash of the caller's is kept
    as ``given``. ``claim``, ``sketch``, ``keep_text`` and ``now`` are as for ``stamp_citation``; a callable ``now`` is
    asked once the page is read.

    ``published_date`` and ``revision`` that are not given are what the page states of itself, as it writes it, and are
    absent when it states nothing. ``date_reader`` gives what is asked for a date then (htmldate, with the extra
    ``dates``), or None. ``found`` is told where the words stand, and what stands around them.

    Raises ``PassageNotFoundError`` (with the nearest passage) when the words do not stand there,
    ``ProvenanceFetchError`` when the page cannot be read, ``EmptyPassageError`` and ``InputError`` like
    ``stamp_citation``.
    """
    metadata = metadata_of(citation)
    url = string(citation, "url")
    if not url:
        raise InputError("the citation has no url to read; stamp its words alone, without reading the page")
    stamp_of(text)  # Words that cannot be seen are refused before anything is fetched, and so is all else.
    must_be_sayable(claim, published_date, revision)
    must_be_now(now)
    reader = Reader(conditional(fetcher), extract)
    anchored = await anchor(url, text, reader, sketch=sketch, keep_text=keep_text)
    if found is not None:
        found(anchored.location)
    if published_date is None:
        published_date = anchored.published or None
        is_stale = is_of_other_words(metadata, anchored.content_hash, anchored.stamp.given)
        if published_date is None and (is_stale or "published_date" not in metadata):
            published_date = await _read_date(anchored, reader, date_reader)
    accessed_at = moment_of(now)
    write_claim(metadata, claim)
    write_stamp(
        metadata,
        anchored.content_hash,
        anchored.stamp,
        published_date=published_date,
        revision=(anchored.revision or None) if revision is None else revision,
        accessed_at=accessed_at,
    )
    return citation


async def anchor(url: str, text: str, reader: Reader, *, sketch: bool = True, keep_text: bool = False) -> Anchored:
    """The passage of the page at ``url`` that ``text`` quotes; raises like ``anchor_citation``."""
    quotation = Quotation(content_sha256(text), text)
    document = await read(url, reader)
    while True:
        page = _page_of(document, url)
        heavy = is_large(page) or len(text) > HEAVY
        location = await reader.run(find, quotation, page, heavy=heavy)
        if location is not None and location.stands:
            break
        again = await document.second_reading(reader) if isinstance(document, Document) else None
        if again is not None:
            location = await reader.run(find, quotation, again, heavy=True)
            if location is not None and location.stands:
                page = again
                break
        landing = await document.landing(reader) if isinstance(document, Document) else None
        if landing is None:
            answer = await reader.run(_settled, quotation, document, page, heavy=heavy)
            if not isinstance(answer, Location):
                raise answer
            location = answer
            break
        document = landing
    if isinstance(document, Document):
        location = await _pinpointed(url, quotation, location, replace(document, page=page), reader)
    remember = partial(_anchored, location, text, page, document, sketch=sketch, keep_text=keep_text)
    return await reader.run(remember, heavy=heavy)


async def _pinpointed(
    url: str, quotation: Quotation, location: Location, document: Document, reader: Reader
) -> Location:
    """The place where ``url`` points, of several that the words have, or a note that they stand nowhere there."""
    pinpoints = Pinpoints([url])
    chosen = await pinpoints.chosen(url, location, document, reader)
    if chosen is not None and chosen != location.span:
        there = replace(quotation, stamp=Stamp(position=chosen.start))
        found = await reader.run(find, there, document.page, heavy=True)
        if found is not None and found.stands:
            location = found
    missed = await pinpoints.missed(url, location, document, reader)
    return replace(location, notes=(*location.notes, *missed))


def _page_of(document: Document | NotModified | Unreachable, url: str) -> PageText:
    shown = without_secrets(url)
    if isinstance(document, NotModified):
        raise ProvenanceFetchError(f"{shown} answered not modified to a request without a condition")
    if isinstance(document, Unreachable):
        raise ProvenanceFetchError(f"{shown} cannot be read: {document.detail}", reason=document.reason.value)
    if isinstance(document.page, Unreachable):
        detail = document.page.detail
        raise ProvenanceFetchError(f"{shown} cannot be read: {detail}", reason=document.page.reason.value)
    return document.page


def _settled(
    quotation: Quotation, document: Document | NotModified | Unreachable, page: PageText
) -> PassageNotFoundError | ProvenanceFetchError | Location:
    """Why the words are not stamped; where they stand after all, for what is nearest may be the words themselves."""
    if (fitted := find_fitted(quotation.excerpt, page)) is not None:
        return fitted
    url = without_secrets(document.url)
    if isinstance(document, Document) and document.wall is not None:
        wall = document.wall
        return ProvenanceFetchError(f"{url} cannot be read: {wall.detail}", reason=wall.reason.value)
    if isinstance(document, Document) and (cut := document.cut) is not None:
        return ProvenanceFetchError(
            f"the body of {url} was cut short, and the part that was read does not hold the words",
            reason=cut.value,
        )
    near = nearest(quotation, page)
    if near.stands:
        return near
    passage, alike = near.passage, near.similarity or 0.0
    # Without it, the nearest passage would be the very words, and nobody could tell why they are refused.
    reason = why_apart(quotation, page, near)
    label = "There it reads" if reason and passage else "The nearest passage is"
    if not reason and (words := quotation.words) is not None:
        reason = why_refused(words, page.visible, page.language)
        if not passage and (place := nearest_to_parts(words, page.visible)) is not None:
            passage = page.visible.canonical[place.start : place.end]
            alike = round(similarity(words.canonical, passage), 4)
    hints = [reason, f"{label}: {in_quotes(passage[:_SHOWN])}" if passage else ""]
    sentences = [f"the words do not stand in {url}, so nothing was stamped.", *filter(None, hints)]
    return PassageNotFoundError(" ".join(sentences), nearest=passage, similarity=alike)


def _anchored(
    location: Location,
    text: str,
    page: PageText,
    document: Document | NotModified | Unreachable,
    *,
    sketch: bool,
    keep_text: bool,
) -> Anchored:
    stream = next(stream for stream in page.streams() if stream.name == location.stream)
    own_words = _source_text(stream, location)
    content_hash, stamp = stamp_of(own_words, sketch=sketch, keep_text=keep_text)
    given = content_sha256(text)
    answer = document.answer if isinstance(document, Document) else None
    found: dict[str, object] = {"given": None if given == content_hash else given}
    if location.span is not None:
        before, after = neighbours(stream.canonical, location.span)
        found |= {"before": before, "after": after, "position": location.span.start}
        found["under"] = remembered(stream, location.span, content_hash, page.language) if sketch else None
        found |= _as_given(text, own_words, location, location.span, stream)
    if isinstance(answer, Fetched):
        found |= {
            "etag": answer.headers.get("etag"),
            "last_modified": answer.headers.get("last-modified"),
            "final_url": answer.final_url,
        }
    found |= {
        "occurrences": location.occurrences,
        "page": hash_canonical(page.visible.canonical),
        "canonical_url": page.canonical_url or None,
        "stream": stream.name,
        "extractor": page.extractor,
        "anchored": True,
    }
    return Anchored(
        content_hash,
        stamp.model_copy(update=found),
        location,
        published=page.published,
        revision=page.revision,
        answer=answer if isinstance(answer, Fetched) and page.extractor.startswith("html/") else None,
    )


async def _read_date(anchored: Anchored, reader: Reader, date_reader: Callable[[], DateReader | None]) -> str | None:
    """The date of an HTML page that states none itself, where something is installed that reads it."""
    if anchored.answer is None:
        return None
    # In a thread: what reads dates is slow to load, and looks through the whole page.
    return await reader.run(_date_of, body_of(anchored.answer), date_reader, heavy=True)


def _date_of(body: Body, date_reader: Callable[[], DateReader | None]) -> str | None:
    read_date = date_reader()
    return (read_date(body) or None) if read_date is not None else None


def _as_given(text: str, own_words: str, location: Location, place: Span, stream: Stream) -> dict[str, object]:
    """The skeleton of the caller's words, where they read a hyphen or a space that only the page's lines account for.

    Set anew, in other lines, the page will have it as they do.
    """
    given, skeleton = fold(text), fold(own_words)
    if location.kind == "spacing":
        if not any(found.at_lines and found.span == place for found in spacing.find(Passage(text), stream)):
            return {}
    elif len(given.readings) > 1 or len(skeleton.readings) == 1 or not choices.has_hash(given.hash, place, stream):
        return {}
    length, ends = len(given.joined.text), ends_of(canonicalize_text(own_words), given.joined.text)
    return {"skeleton": given.hash, "skeleton_length": length, "ends": ends}


def _source_text(stream: Stream, location: Location) -> str:
    """The passage as its source has it, white space and all: its skeleton is folded from that."""
    if location.span is None:
        return location.passage
    if location.kind == "markers":
        return without_marks(stream, location.span)
    inside = stream.text_span(location.span.start, location.span.end)
    return stream.text[inside.start : inside.end]
