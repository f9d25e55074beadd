"""Whether a document has another address now: by permanent redirects, or by its own word."""

from dataclasses import dataclass

from pincite.core.extract.walls.home import is_front
from pincite.core.extract.walls.wall import split
from pincite.core.fetch.url import SourceURL, parse_url, same_address
from pincite.core.models import Stamp
from pincite.core.ports import Fetched
from pincite.core.secrets import without_secrets
from pincite.core.text.page import PageText
from pincite.core.verify.addresses import is_local, is_web

#: A note on a new address that nobody has read yet.
NOT_READ = "the new address is the one that the page itself names; it was not read"


@dataclass(frozen=True, slots=True)
class Move:
    """The new address, or None where there is none, and what a reader of it should know."""

    address: str | None = None
    notes: tuple[str, ...] = ()


def move_of(url: str, stamp: Stamp, answer: Fetched, page: PageText | None) -> Move:
    """Where the document cited as ``url`` has moved, of which ``answer`` holds the passage.

    A redirect counts that says "from now on" (301, 308, a refresh in the markup), or any where the fetcher does not
    tell them apart. Without one, the page's own ``rel=canonical`` does, if it can be this page's address.
    """
    if answer.resolved or is_local(answer.final_url):
        return Move()  # It is cited by a name, and where the name leads is what it is for; or by one of many spellings.
    known = [address for address in (url, stamp.final_url) if address]
    led = _led(answer)
    if led and not _is_one_of(led, known):
        return Move(led)
    named = page.canonical_url if page is not None else ""
    if not is_web(named) or _is_one_of(named, [*known, answer.final_url, stamp.canonical_url or ""]):
        return Move()
    return _named(named, answer.final_url)


def _led(answer: Fetched) -> str:
    """Where permanent redirects end. A refresh in the markup led to where this answer was asked for."""
    return answer.final_url if answer.moved is None else answer.moved or answer.url


def _named(named: str, final_url: str) -> Move:
    """What the page's own word for its address is worth."""
    if not isinstance(parse_url(named), SourceURL):
        return Move()  # Nobody could ask for it, or it holds somebody's password.
    there, here = split(named), split(final_url)
    shown = without_secrets(named)
    if _host(named) != _host(final_url):
        return Move(notes=(f"the page names a page of another host as the original of its text: {shown}",))
    if there.path.rstrip("/") == here.path.rstrip("/"):
        return Move()  # The same page without what was only there to count visits.
    if is_front(there) or f"{here.path}/".startswith(f"{there.path.rstrip('/')}/"):
        return Move(notes=(f"the page names its site's front page, or one above it, as its address: {shown}",))
    return Move(named, (NOT_READ,))


def _host(url: str) -> str:
    """The server of an address, by http or https, with its port where that is another server's."""
    parsed = parse_url(url)
    return parsed.pace_key.removeprefix("www.") if isinstance(parsed, SourceURL) else ""


def _is_one_of(address: str, known: list[str]) -> bool:
    return any(same_address(address, one) for one in known if one)
