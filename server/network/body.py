"""A request body is whole, small enough and in time, or its sender is told so; nobody unknown is listened to."""

import anyio
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.network.refusal import refusal

#: What a body may take to arrive, in seconds.
SECONDS = 30.0
#: How many times the most of a body is read, and thrown away, so that its sender hears that it was too large.
_DRAINED = 8


class BoundedBody:
    """ASGI middleware: reads a body of at most ``most`` bytes within ``seconds`` before the application is called.

    Where ``known`` callers alone are served, the body of any other is left unread: the application turns them away.
    """

    def __init__(self, app: ASGIApp, *, most: int, known: bool = False, seconds: float = SECONDS) -> None:
        self._app = app
        self._most = most
        self._known = known
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["method"] == "GET" or (self._known and not _is_known(scope)):
            await self._app(scope, receive, send)
            return
        body: bytes | None = None
        late = True
        with anyio.move_on_after(self._seconds):
            try:
                body = await self._read(scope, receive)
            except ClientDisconnect:
                return
            late = False
        if body is None:
            status, sentence = (408, "it did not arrive in time") if late else (413, f"{self._most} bytes are the most")
            # What is left of the body is not read: the connection cannot be used again.
            answer = refusal(status, f"the request's body was not read: {sentence}", {"connection": "close"})
            await answer(scope, receive, send)
            return
        await self._app(scope, _replayed(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body, or None where it is too large."""
        declared = dict(scope["headers"]).get(b"content-length", b"")
        # int() refuses thousands of digits.
        length = int(declared) if declared.isdigit() and len(declared) < 16 else 0
        body: bytearray | None = bytearray() if length <= self._most else None
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            piece: bytes = message.get("body", b"")
            size += len(piece)
            if body is not None:
                body += piece
            if size > self._most:
                body = None
            # A sender that is answered in the middle of its body may never read the answer.
            if not message.get("more_body", False) or size > _DRAINED * self._most:
                return None if body is None else bytes(body)


def _is_known(scope: Scope) -> bool:
    user = scope.get("user")
    return bool(user is not None and user.is_authenticated)


def _replayed(body: bytes, receive: Receive) -> Receive:
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return first.pop() if first else await receive()

    return replay
