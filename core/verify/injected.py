"""A caller's own fetcher and extractor, asked the way that pincite's own are (CONTRACT 4)."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import cast

from pincite.core.extract.charset import decode
from pincite.core.extract.sniff import begins_like_html
from pincite.core.fetch.status import reason_for
from pincite.core.models import Reason
from pincite.core.ports import Answer, Body, ConditionalFetcher, Conditions, Fetched, Unreachable
from pincite.core.shapes.fields import ABSENT, field, sequence, string
from pincite.core.text.page import PageText
from pincite.core.verify.addresses import is_web
from pincite.core.verify.reader import Extract, described

#: A synchronous fetcher would hold up every other page while it reads one.
_NOT_ASYNC = "the fetcher answered without being awaited; define it with `async def`"


class InjectedFetcher:
    """An async callable from a URL to a response, as a fetcher whose failures are values."""

    def __init__(self, call: Callable[[str], Awaitable[object]]) -> None:
        self._call = call

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What the caller's fetcher answers for ``url``; it knows no conditions, so it is given none."""
        try:
            answering: object = self._call(url)
            if not isawaitable(answering):
                return Unreachable(url, Reason.FETCH_ERROR, _NOT_ASYNC)
            response = await answering
        except Exception as error:
            return Unreachable(url, Reason.FETCH_ERROR, described(error))
        return _answer(url, response)


def conditional(fetcher: object) -> ConditionalFetcher:
    """``fetcher`` as pincite's own kind. Raises TypeError when it is a class, or neither that nor a callable."""
    if isinstance(fetcher, type) and not issubclass(fetcher, Awaitable):
        raise TypeError(
            f"{fetcher.__name__} is a class and no fetcher: give an object of it, as in {fetcher.__name__}()"
        )
    # A callable is asked as the contract says even when it has a method called "fetch" of its own.
    if callable(fetcher):
        return InjectedFetcher(cast("Callable[[str], Awaitable[object]]", fetcher))
    if isinstance(fetcher, ConditionalFetcher):
        return fetcher
    raise TypeError(
        f"{type(fetcher).__name__} is no fetcher: give an async callable from a URL to a FetcherResponse, "
        "or an object with `async fetch(url, conditions)`"
    )


def reading_with(extractor: Callable[[str], str]) -> Extract:
    """A caller's ``str -> str`` as the extractor of every body."""

    def extract(body: Body) -> PageText | Reason:
        decoded = decode(body)
        if isinstance(decoded, Reason):
            return decoded
        text = extractor(decoded[0])
        if not isinstance(text, str):
            raise TypeError(f"the extractor answered a {type(text).__name__}, not a string")
        return PageText.of(text, extractor="injected/1") if text.strip() else Reason.EMPTY

    return extract


def _final_url(url: str, said: str) -> str:
    """Where the answer came from. A web page was not redirected to what is no web address, whatever is said."""
    return url if not said or (is_web(url) and not is_web(said)) else said


def _answer(url: str, response: object) -> Answer:
    status, body = field(response, "status"), field(response, "body")
    if isinstance(status, bool) or not isinstance(status, int):
        return Unreachable(url, Reason.FETCH_ERROR, "the fetcher answered without a status")
    final_url = _final_url(url, string(response, "final_url"))
    if not 200 <= status <= 299:
        reason = reason_for(status, asked_to_wait=False)
        return Unreachable(url, reason, f"HTTP status {int(status)}", status=int(status), final_url=final_url)
    if body is ABSENT or body is None:
        body = ""
    if isinstance(body, (bytearray, memoryview)):
        body = bytes(body)
    if not isinstance(body, (str, bytes)):
        return Unreachable(
            url,
            Reason.FETCH_ERROR,
            f"the fetcher answered a body that is a {type(body).__name__}",
            final_url=final_url,
        )
    chain = [step for step in sequence(field(response, "redirect_chain")) or () if isinstance(step, str)]
    return Fetched(
        url=url,
        final_url=final_url,
        status=int(status),
        # CONTRACT 4: a body that begins like HTML is HTML, any other is text.
        headers={"content-type": "text/html" if begins_like_html(Body(body, final_url)) else "text/plain"},
        body=body,
        redirects=tuple(chain),
    )
