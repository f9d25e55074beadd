"""No answer is waited for that will never come."""

from math import inf
from typing import Any

import anyio

from pincite.server.network.overdue import EndedWhenOverdue

START: dict[str, Any] = {"type": "http.response.start", "status": 200, "headers": []}
PIECE: dict[str, Any] = {"type": "http.response.body", "body": b"a", "more_body": True}
LAST: dict[str, Any] = {"type": "http.response.body", "body": b"", "more_body": False}


async def sent_of(messages: list[dict[str, Any]], method: str = "POST") -> list[Any]:
    """What leaves of an application that sends ``messages`` and then nothing more."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for message in messages:
            await send(message)
        await anyio.sleep_forever()

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise NotImplementedError

    # What is ended ends by itself, however slow the machine is.
    with anyio.move_on_after(inf if method == "POST" else 0.1):
        await EndedWhenOverdue(app, seconds=0.01)({"type": "http", "method": method}, receive, send)
    return sent


async def test_an_answer_that_never_comes_is_refused_and_one_that_has_begun_is_ended() -> None:
    start, body = await sent_of([])

    assert start["status"] == 503
    assert b"it was not answered in time" in body["body"]
    assert await sent_of([START, PIECE]) == [START, PIECE, LAST]
    assert await sent_of([START, PIECE, LAST]) == [START, PIECE, LAST]


async def test_an_event_stream_lasts_for_as_long_as_its_client_likes() -> None:
    assert await sent_of([START, PIECE], method="GET") == [START, PIECE]
