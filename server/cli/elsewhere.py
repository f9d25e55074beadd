"""A file that was read in place of one beside the text is named: its words are stamped as those of the cited path."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from pincite.core.fetch.paths import CitedPath, parse_path
from pincite.core.ports import Answer, ConditionalFetcher, Conditions, Fetched
from pincite.core.reports.files import named
from pincite.core.reports.harmless import one_line


@asynccontextmanager
async def naming(
    opened: AbstractAsyncContextManager[ConditionalFetcher], warn: Callable[[str], None]
) -> AsyncIterator[ConditionalFetcher]:
    """The fetcher that ``opened`` opens; each relative path that led to a file elsewhere is told to ``warn`` once."""
    async with opened as fetcher:
        yield _Naming(fetcher, warn)


class _Naming:
    def __init__(self, fetcher: ConditionalFetcher, warn: Callable[[str], None]) -> None:
        self._fetcher = fetcher
        self._warn = warn
        self._told: set[str] = set()

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        answer = await self._fetcher.fetch(url, conditions)
        path = parse_path(url)
        if isinstance(answer, Fetched) and isinstance(path, CitedPath) and path.relative:
            file = named(url, answer.file)
            if file and url not in self._told:
                self._told.add(url)
                self._warn(f"{one_line(url)} is no file beside the text; the one that was read is {file}")
        return answer
