"""One fetcher for all calls of a server: connections, pace and budgets are shared."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Self

import anyio

from pincite.core.settings import Settings
from pincite.server.memory import FreedMemory

if TYPE_CHECKING:
    from pincite.core.ports import ConditionalFetcher
    from pincite.core.shapes import ParsedOutput

#: Opens a fetcher for the sources of an answer, or of a single citation (None).
OpenFetcher = Callable[[Settings, "ParsedOutput | None"], "AbstractAsyncContextManager[ConditionalFetcher]"]


def open_sources(
    settings: Settings, output: "ParsedOutput | None"
) -> "AbstractAsyncContextManager[ConditionalFetcher]":
    """The fetcher that the settings ask for; a fake says so on standard error."""
    from pincite.core.sources import open_fetcher
    from pincite.server.stderr import warn

    return open_fetcher(settings, output, warn=warn)


class SharedFetcher:
    """A fetcher that the first call opens and the end of the server closes."""

    def __init__(self, settings: Settings, open_fetcher: OpenFetcher) -> None:
        self._settings = settings
        self._open_fetcher = open_fetcher
        self._opening = anyio.Lock()
        self._held = AsyncExitStack()
        self._fetcher: ConditionalFetcher | None = None
        self._memory = FreedMemory()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._fetcher = None
        await self._held.aclose()

    @asynccontextmanager
    async def open(self, output: "ParsedOutput | None") -> "AsyncIterator[ConditionalFetcher]":
        """The shared fetcher; a fake, which answers out of ``output`` itself, is made anew for each call."""
        if self._settings.provenance_fetcher.startswith("fake"):
            async with self._open_fetcher(self._settings, output) as fetcher:
                yield fetcher
            return
        try:
            yield self._fetcher or await self._opened()
        finally:
            self._memory.give_back()

    async def _opened(self) -> "ConditionalFetcher":
        async with self._opening:
            if self._fetcher is None:
                self._memory.begin()
                self._fetcher = await self._held.enter_async_context(self._open_fetcher(self._settings, None))
            return self._fetcher
