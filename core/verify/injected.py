"""A caller's own fetcher and extractor, asked the way that pincite's own are (CONTRACT 4)."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import cast

from pincite.core.extract.charset import decode
from pincite.core.handed_in import close_unawaited, is_async, kind
from pincite.core.models import Reason
from pincite.core.ports import Answer, Body, ConditionalFetcher, Conditions, Unreachable
from pincite.core.text.page import PageText
from pincite.core.verify.answered import answer_of
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
        except (Exception, SystemExit) as error:
            return Unreachable(url, Reason.FETCH_ERROR, described(error))
        return answer_of(url, response)


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
    """A caller's ``str -> str`` as the extractor of every body. Raises TypeError for what is none."""
    if not callable(extractor) or is_async(extractor):
        what = "async" if callable(extractor) else f"of the type {kind(extractor)}"
        raise TypeError(f"the extractor is {what}: give a plain callable from a decoded body to its text")

    def extract(body: Body) -> PageText | Reason:
        decoded = decode(body)
        if isinstance(decoded, Reason):
            return decoded
        text: object = extractor(decoded[0])
        if not isinstance(text, str):
            close_unawaited(text)
            raise TypeError(f"the extractor answered a {type(text).__name__}, not a string")
        return PageText.of(text, extractor="injected/1") if text.strip() else Reason.EMPTY

    return extract
