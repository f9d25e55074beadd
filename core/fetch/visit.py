"""One URL is read within its budget: redirects followed, passing failures tried again, every end a value."""

from dataclasses import dataclass

import anyio
import httpx2

from pincite.core.fetch.allowance import may_ask
from pincite.core.fetch.body import BodyReader, drain
from pincite.core.fetch.clock import Clock
from pincite.core.fetch.conditional import condition_headers
from pincite.core.fetch.decode import decoder_for
from pincite.core.fetch.failure import FAILURES, may_pass, reason_of, sentence_for
from pincite.core.fetch.headers import read_headers, request_headers
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.media import ContentType, holds_no_words
from pincite.core.fetch.pace import HostBusyError, Pace
from pincite.core.fetch.redirects import RedirectLoopError, Trail, redirect_target
from pincite.core.fetch.retry import backoff, retry_after
from pincite.core.fetch.status import (
    NO_CONTENT,
    NOT_MODIFIED,
    PARTIAL_CONTENT,
    PASSING,
    REDIRECTS,
    reason_for,
)
from pincite.core.fetch.url import BadURL, SourceURL
from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Fetched, NotModified, Unreachable


@dataclass(frozen=True, slots=True)
class Wire:
    """What every visit of one event loop shares."""

    transport: httpx2.AsyncBaseTransport
    pace: Pace
    limits: Limits
    clock: Clock


@dataclass(frozen=True, slots=True)
class _MayPass:
    """A failure that another attempt may mend."""

    failure: Unreachable


class Visit:
    """The reading of one URL; ``url`` is as the caller wrote it, ``start`` what it means."""

    def __init__(self, wire: Wire, url: str, start: SourceURL, conditions: Conditions | None) -> None:
        self._wire = wire
        self._url = url
        self._here = start
        self._conditions = condition_headers(conditions)
        self._trail = Trail(max_redirects=wire.limits.max_redirects)
        self._left = wire.limits.timeout
        self._attempt = 0
        #: Of the redirect that led here.
        self._status: int | None = None

    async def answer(self) -> Answer:
        """What the URL answers in the end."""
        while True:
            outcome = await self._patient()
            if not isinstance(outcome, SourceURL):
                return outcome
            self._here = outcome

    async def _patient(self) -> Answer | SourceURL:
        """One hop, tried again while that may help."""
        request = self._request()
        try:
            self._trail.go(request)
        except RedirectLoopError as exc:
            return self._unreachable(Reason.REDIRECT_LOOP, str(exc), status=self._status)
        failure: Unreachable | None = None
        while True:
            if not may_ask():
                # What is known of the last attempt says more than that there is no other.
                return failure or self._not_asked()
            outcome = await self._in_turn(request)
            if not isinstance(outcome, _MayPass):
                return outcome
            failure = outcome.failure
            if failure.retry_after is not None:
                self._wire.pace.slow(self._here.pace_key, failure.retry_after)
            if self._attempt >= self._wire.limits.retries:
                return failure
            pause = failure.retry_after
            if pause is None:
                pause = backoff(self._attempt, self._wire.clock.chance())
            if pause >= self._left:
                return failure
            self._attempt += 1
            self._left -= pause
            await self._wire.clock.sleep(pause)

    def _request(self) -> httpx2.Request:
        wait = min(self._wire.limits.io_timeout, self._wire.limits.timeout)
        # Validators belong to the URL that they were stamped from, and to no other that it may lead to.
        conditions = [] if self._trail.urls else self._conditions
        return httpx2.Request(
            "GET",
            self._here.parsed,
            headers=[*request_headers(), *conditions],
            extensions={"timeout": {"connect": wait, "read": wait, "write": wait, "pool": None}},
        )

    def _not_asked(self) -> Unreachable:
        detail = f"{self._here.host} was not asked: the requests that were allowed are used up."
        return self._unreachable(Reason.REDIRECT_LOOP, detail, status=self._status)

    async def _in_turn(self, request: httpx2.Request) -> Answer | SourceURL | _MayPass:
        """One attempt, when the host's turn comes; only the time after that is charged to the URL."""
        clock = self._wire.clock
        try:
            async with self._wire.pace.turn(self._here.pace_key, patience=self._left):
                started = clock.monotonic()
                try:
                    outcome = await self._exchange(request)
                    if isinstance(outcome, Unreachable) and outcome.reason is Reason.BLOCKED_ADDRESS:
                        self._wire.pace.undialled(self._here.pace_key)
                    return outcome
                finally:
                    self._left -= clock.monotonic() - started
        except HostBusyError as exc:
            return self._unreachable(Reason.THROTTLED, str(exc), retry_after=exc.seconds)

    async def _exchange(self, request: httpx2.Request) -> Answer | SourceURL | _MayPass:
        reading = _Reading()
        with anyio.move_on_after(self._left):
            try:
                response = await self._wire.transport.handle_async_request(request)
                response.request = request
                try:
                    return await self._read(response, reading)
                finally:
                    await response.aclose()
            except FAILURES as exc:
                return self._failed(exc)
        # The budget of the URL is spent: what has come is all there will be.
        if reading.body is None:
            return self._unreachable(Reason.TIMEOUT, f"{self._here.host} did not answer in time.")
        reading.body.cut = Reason.TOO_SLOW
        return self._fetched(reading, reading.body)

    def _failed(self, failure: Exception) -> Unreachable | _MayPass:
        # A class that FAILURES caught has a reason.
        reason = reason_of(failure) or Reason.FETCH_ERROR
        unreachable = self._unreachable(reason, sentence_for(failure, reason, self._here.host))
        return _MayPass(unreachable) if may_pass(failure) else unreachable

    async def _read(self, response: httpx2.Response, reading: "_Reading") -> Answer | SourceURL | _MayPass:
        status = response.status_code
        headers = read_headers(response.headers.raw)
        reading.status, reading.headers = status, headers
        if status in REDIRECTS and "location" in headers:
            self._status = status
            self._trail.leave(status)
            self._trail.keep_cookies(response)
            await drain(response)
            return self._redirected(headers, status)
        if status == NOT_MODIFIED and self._conditions and not self._trail.redirected:
            await drain(response)
            return NotModified(self._url, self._here.text)
        if not 200 <= status <= 299:
            await drain(response)
            return self._refused(headers, status)
        return await self._page(response, reading)

    def _redirected(self, headers: dict[str, str], status: int) -> SourceURL | Unreachable:
        target = redirect_target(self._here, headers)
        if isinstance(target, BadURL):
            return self._unreachable(
                Reason.BAD_URL,
                f"{self._here.host} redirects to a URL that is not read: {target.detail}",
                status=status,
            )
        return target

    def _refused(self, headers: dict[str, str], status: int) -> Unreachable | _MayPass:
        wait = retry_after(headers, now=self._wire.clock.wall()) if status in PASSING else None
        unreachable = self._unreachable(
            reason_for(status, asked_to_wait=wait is not None),
            f"{self._here.host} answered with status {status}.",
            status=status,
            retry_after=wait,
        )
        return _MayPass(unreachable) if status in PASSING else unreachable

    async def _page(self, response: httpx2.Response, reading: "_Reading") -> Fetched | Unreachable:
        status, headers, limits = reading.status, reading.headers, self._wire.limits
        host = self._here.host
        if status in NO_CONTENT:
            await drain(response)
            return self._unreachable(Reason.EMPTY, f"{host} answered with no content.", status=status)
        media_type = ContentType.of(headers).media_type
        if holds_no_words(media_type, self._here.parsed.path):
            return self._unreachable(
                Reason.UNSUPPORTED_TYPE,
                f"{host} answered with {media_type}, which holds no text.",
                status=status,
            )
        decoder = decoder_for(
            headers.get("content-encoding", ""), limit=max(limits.max_bytes, limits.max_document_bytes)
        )
        if decoder is None:
            return self._unreachable(
                Reason.UNSUPPORTED_ENCODING,
                f"{host} answered in a content encoding that was not asked for.",
                status=status,
            )
        reading.body = BodyReader(
            decoder,
            max_bytes=limits.max_bytes,
            max_document_bytes=limits.max_document_bytes,
            media_type=media_type,
        )
        await reading.body.read(response)
        if status == PARTIAL_CONTENT and reading.body.cut is None:
            reading.body.cut = Reason.TRUNCATED
        return self._fetched(reading, reading.body)

    def _fetched(self, reading: "_Reading", body: BodyReader) -> Fetched | Unreachable:
        content = body.content
        if body.cut is not None and not content:
            return self._unreachable(
                body.cut,
                f"The body from {self._here.host} broke off before any of it could be read.",
                status=reading.status,
            )
        return Fetched(
            url=self._url,
            final_url=self._here.text,
            status=reading.status,
            headers=reading.headers,
            body=content,
            redirects=self._trail.urls,
            moved=self._trail.moved,
            cut=body.cut,
        )

    def _unreachable(
        self, reason: Reason, detail: str, *, status: int | None = None, retry_after: float | None = None
    ) -> Unreachable:
        return Unreachable(
            url=self._url,
            reason=reason,
            detail=detail,
            status=status,
            final_url=self._here.text,
            retry_after=retry_after,
            redirects=self._trail.urls,
        )


class _Reading:
    """What is known of an answer while it is being read, so that it outlives a reading that is cut short."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body: BodyReader | None = None
