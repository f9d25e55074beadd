"""Whoever waits for an answer when the server ends is told so, and no stream is torn."""

import asyncio
from collections.abc import Sequence

import pytest
from sse_starlette.sse import AppStatus
from starlette.types import Message, Receive, Scope, Send

from pincite.server.network.end import AnsweredAtTheEnd, keep_streams_to_the_end

START: Message = {"type": "http.response.start", "status": 200, "headers": []}
PIECE: Message = {"type": "http.response.body", "body": b"a", "more_body": True}
LAST: Message = {"type": "http.response.body", "body": b"", "more_body": False}


async def sent_of(messages: Sequence[Message], *, cancelled: bool, kind: str = "http") -> list[Message]:
    """What leaves when an application has sent ``messages`` and is cancelled then, or returns."""
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for message in messages:
            await send(message)
        if cancelled:
            raise asyncio.CancelledError

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    await AnsweredAtTheEnd(app)({"type": kind}, receive, send)
    return sent


async def test_a_request_without_an_answer_gets_one() -> None:
    start, body = await sent_of([], cancelled=True)

    assert start["status"] == 503
    assert b"the server is ending" in body["body"]


@pytest.mark.parametrize("cancelled", [True, False])
async def test_an_answer_that_has_begun_is_ended_and_a_whole_one_left_alone(cancelled: bool) -> None:
    assert await sent_of([START, PIECE], cancelled=cancelled) == [START, PIECE, LAST]
    assert await sent_of([START, PIECE, LAST], cancelled=cancelled) == [START, PIECE, LAST]


async def test_an_answer_that_is_given_is_not_followed_by_another() -> None:
    """The SDK accepts a notification, and answers it again when its session has ended meanwhile."""
    assert await sent_of([START, LAST, START, LAST], cancelled=False) == [START, LAST]


async def test_what_is_no_request_is_cancelled_as_ever() -> None:
    with pytest.raises(asyncio.CancelledError):
        await sent_of([], cancelled=True, kind="lifespan")


def test_an_event_stream_is_not_ended_before_what_is_running() -> None:
    """Else a call of the older era, whose answer is a stream, has no second more."""
    asked: list[object] = []
    ends, AppStatus.original_handler = AppStatus.original_handler, lambda *given: asked.extend(given)
    try:
        keep_streams_to_the_end()
        AppStatus.handle_exit("a signal")  # type: ignore[no-untyped-call]  # as the library has it
        ended = AppStatus.should_exit
    finally:
        AppStatus.original_handler = ends
        AppStatus.enable_automatic_graceful_drain = True
        AppStatus.should_exit = False

    assert (asked, ended) == (["a signal"], False)
