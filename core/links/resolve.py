"""Layer 0: what a GET of a URL came to, told from the answer and from the way to it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pincite.core.fetch import Resolvers
from pincite.core.fetch.folders import Folders
from pincite.core.fetch.identifiers import parse_identifier
from pincite.core.fetch.paths import CitedPath, parse_path
from pincite.core.fetch.unschemed import hinted
from pincite.core.fetch.url import BadURL, SourceURL, parse_url
from pincite.core.links.address import spelled
from pincite.core.links.placed import ADRIFT
from pincite.core.models import Reason
from pincite.core.models.links import Resolve
from pincite.core.ports import NotModified, Unreachable
from pincite.core.verify.document import Document

#: More than so many redirects is a loop, though the fetcher would follow more (CONTRACT 8).
MAX_HOPS = 3

_STATUSES = {404: Resolve.NOT_FOUND, 410: Resolve.GONE}


@dataclass(frozen=True, slots=True)
class Resolution:
    """The word, and what is known beside it."""

    resolve: Resolve
    status: int | None = None
    #: Empty where the answer came from the very URL that was asked.
    final_url: str = ""
    notes: tuple[str, ...] = ()


def start_of(url: str) -> SourceURL | CitedPath | BadURL:
    """What ``url`` names to be asked for: a web address, an identifier's in its public resolver, or a file."""
    identifier = parse_identifier(url)
    if isinstance(identifier, BadURL):
        return identifier
    if identifier is not None:
        return parse_url(Resolvers().resolve(identifier))
    path = parse_path(url)
    if isinstance(path, CitedPath):
        return BadURL(hinted(url, ADRIFT)) if path.relative else path
    if url.strip().startswith("#"):
        return BadURL("The URL is a place within the text itself, and names no document.")
    return parse_url(url)


def is_mistyped(url: str) -> bool:
    """Whether ``url`` is an identifier that names no document: by its check digit or its form, for good."""
    return isinstance(parse_identifier(url), BadURL)


def resolution(url: SourceURL | CitedPath, answer: Document | NotModified | Unreachable) -> Resolution:
    """What ``answer`` says of ``url``. No status stands for another: a refusal is not an absence."""
    said = answer.answer if isinstance(answer, Document) else answer
    if said.resolved:
        found = _resolution(_spelled(said.resolved), answer)
        return replace(found, notes=(f"resolved to {said.resolved}", *found.notes))
    if isinstance(url, SourceURL):
        return _resolution(spelled(url), answer)
    if isinstance(answer, Unreachable) and answer.reason is Reason.NOT_FOUND:
        return Resolution(Resolve.NOT_FOUND, notes=_said(answer))
    # A path has many spellings, and leads nowhere but to its file.
    return _resolution(said.final_url, answer)


def _resolution(url: str, answer: Document | NotModified | Unreachable) -> Resolution:
    if isinstance(answer, Document):
        fetched = answer.answer
        wall = answer.wall
        notes = (f"{wall.reason.value}: {wall.detail}",) if wall is not None and wall.strong else ()
        return _reached(url, fetched.redirects, fetched.final_url, fetched.status, notes)
    if isinstance(answer, NotModified):
        return _reached(url, (), answer.final_url, 304, ())
    if answer.reason is Reason.REDIRECT_LOOP:
        return Resolution(Resolve.REDIRECT_LOOP, answer.status, _elsewhere(url, answer.final_url), _said(answer))
    hops = _hops(url, answer.redirects, answer.final_url)
    if hops > MAX_HOPS:
        note = _too_many(hops)
        return Resolution(
            Resolve.REDIRECT_LOOP, answer.status, _elsewhere(url, answer.final_url), (note, *_said(answer))
        )
    if answer.status is not None and 200 <= answer.status <= 299:
        # A picture, an empty body, one that broke off: the URL answers all the same.
        return _reached(url, answer.redirects, answer.final_url, answer.status, _said(answer))
    return Resolution(_refusal(answer), answer.status, _elsewhere(url, answer.final_url), _said(answer))


def is_malformed(url: str) -> bool:
    """Whether ``url`` is nothing that could be asked for, by its form alone."""
    return isinstance(start_of(url), BadURL)


def unasked(url: str) -> tuple[str, ...]:
    """What the form of a URL alone tells: the note on one that cannot be asked, or not by everybody."""
    return of_form(start_of(url))


def of_form(start: SourceURL | CitedPath | BadURL, folders: Folders | None = None) -> tuple[str, ...]:
    """The same of what was read already.

    ``folders`` are those whose files are read, where the reader of the note is the one who named them.
    """
    if isinstance(start, CitedPath):
        if folders is not None and folders.hold(start.text):
            return ()
        return ("a file: it is read only beneath the folders that PINCITE_ROOTS names",)
    return () if isinstance(start, SourceURL) else (f"{Reason.BAD_URL.value}: {start.detail}",)


def _reached(url: str, redirects: Iterable[str], final_url: str, status: int, notes: tuple[str, ...]) -> Resolution:
    elsewhere = _elsewhere(url, final_url)
    hops = _hops(url, redirects, final_url)
    if hops > MAX_HOPS:
        return Resolution(Resolve.REDIRECT_LOOP, status, elsewhere, (_too_many(hops), *notes))
    return Resolution(Resolve.OK_REDIRECT if elsewhere else Resolve.OK, status, elsewhere, notes)


def _refusal(answer: Unreachable) -> Resolve:
    status = answer.status
    if answer.reason in (Reason.BAD_URL, Reason.BLOCKED_ADDRESS):
        return Resolve.NETWORK_ERROR  # Where a redirect leads, whose status says nothing of the document.
    if status is None:
        # The host asked for a pause, and was not asked again.
        return Resolve.REFUSED if answer.reason is Reason.THROTTLED else Resolve.NETWORK_ERROR
    if status in _STATUSES:
        return _STATUSES[status]
    # 4xx that says neither "not found" nor "gone" is about the request. What is left is no answer to a GET.
    return Resolve.REFUSED if 400 <= status <= 499 else Resolve.SERVER_ERROR


def _hops(url: str, redirects: Iterable[str], final_url: str) -> int:
    """The redirects from one address to another; one back to itself (to set a cookie) is none."""
    steps = [url]
    for step in (*redirects, final_url):
        if (address := _spelled(step)) and address != steps[-1]:
            steps.append(address)
    return len(steps) - 1


def _elsewhere(url: str, final_url: str) -> str:
    return final_url if final_url and _spelled(final_url) != url else ""


def _spelled(url: str) -> str:
    """The one spelling of a URL, or what is no URL as it is."""
    parsed = parse_url(url)
    return spelled(parsed) if isinstance(parsed, SourceURL) else url


def _too_many(hops: int) -> str:
    return f"redirected {hops} times; more than {MAX_HOPS} count as a loop"


def _said(answer: Unreachable) -> tuple[str, ...]:
    detail = answer.detail or answer.reason.value
    return (f"{answer.reason.value}: {detail}",)
