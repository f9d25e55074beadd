"""A page that is nothing but a script's shell is fetched once more, by a browser; every other page as ever."""

from dataclasses import replace
from typing import Protocol

import anyio

from pincite.core.extract import extract
from pincite.core.extract.walls.kinds import wall
from pincite.core.fetch.allowance import is_rationed
from pincite.core.fetch.media import ContentType
from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.models import Reason
from pincite.core.per_loop import PerLoop
from pincite.core.ports import Answer, Body, ConditionalFetcher, Conditions, Fetched
from pincite.core.render.pipe import BrowserFailedError
from pincite.core.render.tab import Rendered
from pincite.core.text.page import PageText
from pincite.core.threads import shared_threads

_HTML = frozenset({"", "text/html", "application/xhtml+xml"})
#: Bytes of a body that can be a shell, and from which on it is looked at in a thread.
_LARGEST = 2_000_000
_HEAVY = 100_000
#: What the server said of the shell is not true of the page.
_OF_THE_SHELL = frozenset({"etag", "last-modified", "content-type", "content-length", "content-encoding"})


class Renderer(Protocol):
    """What shows a page as a browser does."""

    async def render(self, url: str) -> Rendered:
        """The page at ``url``; raises ``BrowserFailedError``."""
        ...


class RenderingFetcher:
    """Reads with ``web``, and with ``browser`` what has no text until its scripts run; a ``ConditionalFetcher``.

    Pages are rendered one at a time. Where that fails, the answer is the shell's, with a note that says why. Nothing is
    rendered where requests are counted (``Allowance``), for a browser asks for whatever the page wants.
    """

    def __init__(self, web: ConditionalFetcher, browser: Renderer) -> None:
        self._web = web
        self._browser = browser
        self._turns = PerLoop("pincite_rendering", anyio.Lock)

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What answers at ``url``, rendered where that is a shell; then ``rendered`` is true."""
        answer = await self._web.fetch(url, conditions)
        if not isinstance(answer, Fetched) or is_rationed() or not await _is_shell(answer):
            return answer
        # What answered is asked again, and not what led there.
        source = parse_url(answer.final_url)
        if not isinstance(source, SourceURL):
            return answer
        try:
            async with self._turns.get():
                rendered = await self._browser.render(source.text)
        except BrowserFailedError as error:
            return _unrendered(answer, str(error))
        return _as_rendered(answer, rendered)


async def _is_shell(answer: Fetched) -> bool:
    body = answer.body
    # The type and the size first: to look for a script copies the body.
    if ContentType.of(answer.headers).media_type not in _HTML or len(body) > _LARGEST or not _is_scripted(body):
        return False
    if len(body) > _HEAVY:
        return await shared_threads().run(_asks_for_scripts, answer)
    return _asks_for_scripts(answer)


def _is_scripted(body: bytes | str) -> bool:
    return b"<script" in body.lower() if isinstance(body, bytes) else "<script" in body.lower()


def _asks_for_scripts(answer: Fetched) -> bool:
    said = ContentType.of(answer.headers)
    page = extract(Body(answer.body, answer.final_url, said.media_type, said.charset))
    if not isinstance(page, PageText):
        return False
    head = answer.body[:20_000]
    found = wall(
        page,
        requested_url=answer.final_url,
        final_url=answer.final_url,
        status=answer.status,
        headers=answer.headers,
        body_head=head if isinstance(head, str) else head.decode("utf-8", "replace"),
    )
    return found is not None and found.reason is Reason.JS_REQUIRED


def _as_rendered(answer: Fetched, rendered: Rendered) -> Fetched:
    final = parse_url(rendered.url)
    if not 200 <= rendered.status <= 299:
        return _unrendered(answer, f"the browser was answered with status {rendered.status}")
    if not isinstance(final, SourceURL):
        return _unrendered(answer, "the page led the browser to no address of the web")
    kept = {name: value for name, value in answer.headers.items() if name not in _OF_THE_SHELL}
    return replace(
        answer,
        final_url=final.text,
        headers={**kept, "content-type": "text/html; charset=utf-8"},
        body=rendered.html.encode("utf-8", "replace"),
        rendered=True,
    )


def _unrendered(answer: Fetched, why: str) -> Fetched:
    return replace(answer, notes=(*answer.notes, f"the page was not rendered: {why}"))
