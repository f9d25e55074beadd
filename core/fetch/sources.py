"""Whatever a citation names its source by, an address, a file or an identifier, is read in the one way for its kind."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from pincite.core.fetch.client import GuardedFetcher
from pincite.core.fetch.files import FileReader
from pincite.core.fetch.identifiers import Identifier, parse_identifier
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.paths import parse_path
from pincite.core.fetch.resolvers import Resolvers
from pincite.core.fetch.unschemed import hinted
from pincite.core.fetch.url import BadURL
from pincite.core.models import Reason
from pincite.core.ports import Answer, ConditionalFetcher, Conditions, Fetched, NotModified, Unreachable
from pincite.core.settings import Settings

#: Of what is read as a path or as a URL without a scheme, and leads nowhere.
_NOTHING_THERE: Final = frozenset({Reason.BAD_URL, Reason.NOT_FOUND})


class SourceFetcher:
    """Reads web pages, identifiers (``doi:``, ``arxiv:``, ``pmid:``, ``isbn:``, ``rfc:``) and files beneath ``roots``.

    A ``core.ports.ConditionalFetcher``, and an async context manager like ``GuardedFetcher``, which reads what is on
    the web; ``web`` stands in for it, and is then the caller's to close. ``base`` is the absolute folder of the text
    that cites: where it lies beneath a root, relative paths are looked for there first. Raises ``SettingError`` for a
    resolver that is no address of the web.
    """

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        roots: Iterable[Path] = (),
        base: Path | None = None,
        resolvers: Resolvers | None = None,
        web: ConditionalFetcher | None = None,
    ) -> None:
        self._own: GuardedFetcher | None = None
        if web is None:
            web = self._own = GuardedFetcher(limits)
        self._web = web
        self._files = FileReader(roots, limits, base=base)
        self._resolvers = resolvers or Resolvers()

    @classmethod
    def of(cls, settings: Settings, *, base: Path | None = None, web: ConditionalFetcher | None = None) -> Self:
        """One with the limits, the folders and the resolvers of ``settings``; ``base`` and ``web`` as above.

        It renders nothing and is never a fake, whatever they say: ``pincite.open_fetcher`` heeds that as well.
        """
        resolvers = Resolvers.of(settings)
        return cls(Limits.of(settings), roots=settings.roots, base=base, resolvers=resolvers, web=web)

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        """What answers for ``url``; ``resolved`` says which URL an identifier stands for. It raises nothing."""
        identifier = parse_identifier(url)
        if isinstance(identifier, BadURL):
            return Unreachable(url, Reason.BAD_URL, identifier.detail)
        if identifier is not None:
            return await self._resolved(url, identifier, conditions)
        path = parse_path(url) if isinstance(url, str) else None
        if path is not None and self._files.takes(url, path):
            return _with_hint(url, await self._files.read(url, path))
        return _with_hint(url, await self._web.fetch(url, conditions))

    async def _resolved(self, url: str, identifier: Identifier, conditions: Conditions | None) -> Answer:
        resolved = self._resolvers.resolve(identifier)
        answer = await self._web.fetch(resolved, conditions)
        told = partial(self._resolvers.told, identifier)
        answer = replace(answer, url=url, resolved=told(resolved), final_url=told(answer.final_url))
        if isinstance(answer, NotModified):
            return answer
        answer = replace(answer, redirects=tuple(map(told, answer.redirects)))
        # Where a resolver sends on to is its answer: the document has not moved.
        return replace(answer, moved="") if isinstance(answer, Fetched) else answer

    async def aclose(self) -> None:
        """Closes this event loop's connections; a later ``fetch`` opens new ones."""
        if self._own is not None:
            await self._own.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()


def _with_hint(url: str, answer: Answer) -> Answer:
    """``answer``, which says how it is cited where ``url`` is an identifier without its scheme."""
    if not isinstance(answer, Unreachable) or answer.status is not None or answer.reason not in _NOTHING_THERE:
        return answer
    return replace(answer, detail=hinted(url, answer.detail)) if isinstance(url, str) else answer
