"""A body is whole, small enough and in time, or its sender hears that it is not."""

from typing import Any

import anyio
import pytest
from starlette.types import Message, Receive, Scope, Send

from pincite.server.network.body import BoundedBody


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message.get("body", b"")})


class Known:
    """A caller that the application knows, or does not."""

    def __init__(self, *, is_authenticated: bool) -> None:
        self.is_authenticated = is_authenticated


async def answer(
    pieces: list[bytes | None],
    *,
    method: str = "POST",
    headers: dict[str, str] | None = None,
    user: object = None,
    seconds: float = 30,
    known: bool = False,
) -> tuple[int, bytes]:
    """Status and body of the answer to a body in ``pieces``; None vanishes, and no more pieces never come."""
    sent: list[Message] = []
    left = list(pieces)

    async def receive() -> Message:
        if not left:
            await anyio.sleep_forever()
        piece = left.pop(0)
        if piece is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": piece, "more_body": bool(left) or piece.endswith(b"...")}

    async def send(message: Message) -> None:
        sent.append(message)

    encoded = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    scope: Any = {"type": "http", "method": method, "headers": encoded, "user": user}
    with anyio.fail_after(20):
        await BoundedBody(_echo, most=10, seconds=seconds, known=known)(scope, receive, send)
    status = sent[0]["status"] if sent else 0
    return status, b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize("pieces", [[b""], [b"0123456789"], [b"01234", b"56789"], [b"", b"", b"x"]])
async def test_a_body_that_fits_is_handed_on_whole(pieces: list[bytes | None]) -> None:
    assert await answer(pieces) == (200, b"".join(piece for piece in pieces if piece))


@pytest.mark.parametrize(
    ("pieces", "headers"),
    [
        ([b"0123456789x"], {}),
        ([b"01234", b"56789", b"x"], {}),
        ([b"x" * 200, b"never read"], {}),
        ([b"x"], {"content-length": "11"}),
        ([b"0123456789x"], {"content-length": "1"}),
        ([b"0123456789x"], {"content-length": "9" * 5_000}),
        ([b"0123456789x"], {"content-length": "-1"}),
    ],
)
async def test_a_body_that_is_too_large_is_refused(pieces: list[bytes | None], headers: dict[str, str]) -> None:
    status, body = await answer(pieces, headers=headers)

    assert status == 413
    assert b"10 bytes are the most" in body


async def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    status, body = await answer([b"01..."], seconds=0.05)

    assert status == 408
    assert b"in time" in body


async def test_who_vanishes_in_its_body_is_not_answered() -> None:
    assert await answer([b"01...", None]) == (0, b"")


async def test_the_body_of_nobody_known_is_left_to_the_application() -> None:
    unknown = Known(is_authenticated=False)

    assert await answer([b"x" * 50], user=unknown, known=True) == (200, b"x" * 50)
    assert (await answer([b"x" * 50], user=Known(is_authenticated=True), known=True))[0] == 413
