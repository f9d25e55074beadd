"""A body is whole, small enough and in time, or its sender hears that it is not."""

from typing import Any

import anyio
from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp.server.auth.provider import AccessToken
from starlette.authentication import UnauthenticatedUser
from starlette.types import Message, Receive, Scope, Send

from pincite.server.network.body import SMALL, BoundedBody
from pincite.server.network.shares import Shares
from tests.rows import each_row


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": message.get("body", b"")})


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
        held = Shares(caller=0, total=0)
        await BoundedBody(_echo, most=10, held=held, seconds=seconds, known=known)(scope, receive, send)
    status = sent[0]["status"] if sent else 0
    return status, b"".join(message.get("body", b"") for message in sent[1:])


@each_row("pieces", [[b""], [b"0123456789"], [b"01234", b"56789"], [b"", b"", b"x"]])
async def test_a_body_that_fits_is_handed_on_whole(pieces: list[bytes | None]) -> None:
    assert await answer(pieces) == (200, b"".join(piece for piece in pieces if piece))


@each_row(
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
    known = AuthenticatedUser(AccessToken(token="t", client_id="c", scopes=[]))

    assert await answer([b"x" * 50], user=UnauthenticatedUser(), known=True) == (200, b"x" * 50)
    assert (await answer([b"x" * 50], user=known, known=True))[0] == 413


class Bodies:
    """Large bodies of several senders, whose last piece has not come yet."""

    def __init__(self, *, caller: int, total: int) -> None:
        self.statuses: list[int] = []
        self._come = anyio.Event()
        self._bounded = BoundedBody(_echo, most=10 * SMALL, held=Shares(caller=caller, total=total))

    async def send(self, host: str, size: int = 2 * SMALL) -> None:
        """Send a body of ``size``, and note the status of the answer."""
        left = [b"x" * size, b""]

        async def receive() -> Message:
            if len(left) == 1:
                await self._come.wait()
            return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

        async def send(message: Message) -> None:
            self.statuses += [message["status"]] if "status" in message else []

        scope: Any = {"type": "http", "method": "POST", "headers": [], "client": (host, 1)}
        await self._bounded(scope, receive, send)

    def come(self) -> None:
        """Let all of them end."""
        self._come.set()


@each_row(
    ("caller", "total", "hosts", "refused"),
    [
        (SMALL, 9 * SMALL, ["192.0.2.1", "192.0.2.1", "192.0.2.2"], 1),
        (9 * SMALL, 2 * SMALL, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], 1),
        (SMALL, 3 * SMALL, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], 0),
    ],
    ids=["of one caller", "in all", "neither"],
)
async def test_bodies_for_which_there_is_no_room_are_refused_until_there_is(
    caller: int, total: int, hosts: list[str], refused: int
) -> None:
    bodies = Bodies(caller=caller, total=total)
    async with anyio.create_task_group() as tasks:
        for host in hosts:
            tasks.start_soon(bodies.send, host)
        tasks.start_soon(bodies.send, hosts[0], SMALL)
        await anyio.wait_all_tasks_blocked()
        bodies.come()
    await bodies.send(hosts[0])

    assert sorted(bodies.statuses) == sorted([429] * refused + [200] * (len(hosts) - refused + 2))
