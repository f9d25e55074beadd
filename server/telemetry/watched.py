"""The outside world of a server, watched over: what a tool asks of it is a span and is counted."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from pincite.server.fetcher import SharedFetcher
from pincite.server.judges import Judges
from pincite.server.telemetry.metrics import Metrics

if TYPE_CHECKING:
    from pincite.core.models import ProvenanceVerdict
    from pincite.core.ports import ConditionalFetcher, NLIProvider
    from pincite.core.shapes import ParsedOutput
    from pincite.server.telemetry.tracing import Tracing


class Watched:
    """A fetcher and judges for tools; what watches is imported with the first call."""

    def __init__(self, fetcher: SharedFetcher, judges: Judges, metrics: Metrics | None) -> None:
        self._fetcher = fetcher
        self._judges = judges
        self._metrics = metrics
        self._tracing: Tracing | None = None

    @asynccontextmanager
    async def open(self, output: "ParsedOutput | None") -> "AsyncIterator[ConditionalFetcher]":
        """A fetcher for the sources of an answer, or of a single citation (None)."""
        async with self._fetcher.open(output) as fetcher:
            yield self._watch().fetcher(fetcher)

    async def choose(self) -> "NLIProvider":
        """The judge to ask."""
        return self._watch().judge(await self._judges.choose())

    def located(self, verdict: "ProvenanceVerdict", began: int) -> None:
        """A passage was looked for, from ``began`` (``time.time_ns``) until now."""
        self._watch().located(verdict, began)

    def _watch(self) -> "Tracing":
        if self._tracing is None:
            from pincite.server.telemetry.tracing import Tracing

            self._tracing = Tracing(self._metrics)
        return self._tracing
