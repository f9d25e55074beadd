"""Every page that is read, passage that is looked for and judge that is asked is a span, without any of their words."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from opentelemetry.trace import Status, StatusCode, Tracer, get_tracer

from pincite.core.errors import ProvenanceError
from pincite.core.models import ProvenanceVerdict
from pincite.core.ports import (
    Answer,
    ConditionalFetcher,
    Conditions,
    Fetched,
    NLIProvider,
    NLIVerdict,
    NotModified,
)
from pincite.server.telemetry.metrics import Metrics
from pincite.server.version import version

_NANOSECONDS: Final = 1_000_000_000
#: Code points of a host that a span shows.
_HOST: Final = 253


class Tracing:
    """Spans ``pincite.fetch``, ``pincite.locate`` and ``pincite.judge`` in the current one, and their counts.

    Without an OpenTelemetry SDK in the process, spans are nothing and cost next to that.
    """

    def __init__(self, metrics: Metrics | None = None, *, tracer: Tracer | None = None) -> None:
        self._metrics = metrics
        self._tracer = tracer or get_tracer("pincite", version())
        self._judge: _TracedJudge | None = None

    def fetcher(self, fetcher: ConditionalFetcher) -> ConditionalFetcher:
        """``fetcher``, traced."""
        return _TracedFetcher(fetcher, self)

    def judge(self, judge: NLIProvider) -> NLIProvider:
        """``judge``, traced; the same judge is the same object each time, for what is remembered of it."""
        if self._judge is None or self._judge.original is not judge:
            self._judge = _TracedJudge(judge, self)
        return self._judge

    def located(self, verdict: ProvenanceVerdict, began: int) -> None:
        """A passage was looked for, from ``began`` (``time.time_ns``) until now."""
        ended = time.time_ns()
        span = self._tracer.start_span("pincite.locate", start_time=began)
        outcome = Outcome(str(verdict.status), verdict.reason or verdict.kind or "")
        if span.is_recording():
            span.set_attributes(outcome.attributes((ended - began) / _NANOSECONDS))
        span.end(ended)
        self._count("locate", (ended - began) / _NANOSECONDS, outcome)

    @contextmanager
    def step(self, name: str, **attributes: str) -> "Iterator[Outcome]":
        """A span around a step, which says what came of it in the ``Outcome``."""
        outcome = Outcome()
        with self._tracer.start_as_current_span(
            f"pincite.{name}", attributes=attributes, record_exception=False, set_status_on_exception=False
        ) as span:
            began = time.perf_counter()
            try:
                yield outcome
            except BaseException as error:
                # The name alone: the text may hold anything.
                outcome.status, outcome.reason = "error", _name(error)
                raise
            finally:
                seconds = time.perf_counter() - began
                if span.is_recording():
                    span.set_attributes(outcome.attributes(seconds))
                    if outcome.status == "error":
                        span.set_status(Status(StatusCode.ERROR, outcome.reason))
                self._count(name, seconds, outcome)

    def _count(self, name: str, seconds: float, outcome: "Outcome") -> None:
        if self._metrics is not None:
            self._metrics.observe(name, seconds, status=outcome.status, reason=outcome.reason)


class Outcome:
    """What came of a step, in words of ours."""

    def __init__(self, status: str = "", reason: str = "") -> None:
        self.status = status
        self.reason = reason

    def attributes(self, seconds: float) -> dict[str, str | float]:
        """The attributes of the step's span."""
        found: dict[str, str | float] = {"pincite.status": self.status, "pincite.ms": round(seconds * 1_000, 3)}
        return {**found, "pincite.reason": self.reason} if self.reason else found


class _TracedFetcher:
    def __init__(self, fetcher: ConditionalFetcher, tracing: Tracing) -> None:
        self._fetcher = fetcher
        self._tracing = tracing

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        with self._tracing.step("fetch", **{"server.address": _host(url)}) as outcome:
            answer = await self._fetcher.fetch(url, conditions)
            if isinstance(answer, Fetched):
                outcome.status, outcome.reason = "fetched", answer.cut.value if answer.cut else ""
            elif isinstance(answer, NotModified):
                outcome.status = "not_modified"
            else:
                outcome.status, outcome.reason = "unreachable", answer.reason.value
        return answer


class _TracedJudge(NLIProvider):
    def __init__(self, judge: NLIProvider, tracing: Tracing) -> None:
        self.name, self.target = judge.name, judge.target
        self.recommended_threshold = judge.recommended_threshold
        self.original = judge
        self._tracing = tracing

    async def available(self) -> str | None:
        return await self.original.available()

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        with self._tracing.step("judge", **{"pincite.provider": self.name}) as outcome:
            verdict = await self.original.evaluate(claim, premise, language=language)
            outcome.status = verdict.verdict
        return verdict

    async def evaluate_batch(self, pairs: Sequence[tuple[str, str]], *, language: str = "en") -> list[NLIVerdict]:
        with self._tracing.step("judge", **{"pincite.provider": self.name}) as outcome:
            verdicts = await self.original.evaluate_batch(pairs, language=language)
            outcome.status = "batch"
        return verdicts


def _host(url: str) -> str:
    """The host alone: a path may be as secret as a password."""
    try:
        return (urlsplit(url.strip()).hostname or "")[:_HOST].encode("utf-8", "replace").decode()
    except ValueError:
        return ""


def _name(error: BaseException) -> str:
    reason = getattr(error, "reason", None) if isinstance(error, ProvenanceError) else None
    return str(reason) if reason else type(error).__name__
