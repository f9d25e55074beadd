"""A request body is whole, small enough and in time, or its sender is told so; nobody unknown is listened to."""

from collections.abc import Mapping

import anyio
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.network.caller import caller_in, is_known
from pincite.server.network.refusal import refusal
from pincite.server.network.shares import Shares

#: Bytes of a body that are always taken: most requests are no larger, and need no room.
SMALL = 65_536
#: What a body may take to arrive, in seconds.
SECONDS = 30.0
#: How many times the most of a body is read, and thrown away, so that its sender hears that it was too large.
_DRAINED = 8


class BoundedBody:
    """ASGI middleware: reads a body of at most ``most`` bytes within ``seconds`` before the application is called.

    ``held`` are the bytes that the bodies of all requests share. Where ``known`` callers alone are served, the body
    of any other is left unread: the application turns them away.
    """

    def __init__(self, app: ASGIApp, *, most: int, held: Shares, known: bool = False, seconds: float = SECONDS) -> None:
        self._app = app
        self._most = most
        self._held = held
        self._known = known
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["method"] == "GET" or (self._known and not is_known(scope)):
            await self._app(scope, receive, send)
            return
        body = _Body(scope, self._held)
        try:
            await self._serve(body, scope, receive, send)
        finally:
            body.let_go()

    async def _serve(self, body: "_Body", scope: Scope, receive: Receive, send: Send) -> None:
        late = True
        with anyio.move_on_after(self._seconds):
            try:
                await self._read(body, receive)
            except ClientDisconnect:
                return
            late = False
        if late:
            await _refused(408, "it did not arrive in time")(scope, receive, send)
        elif body.size > self._most or body.declared > self._most:
            await _refused(413, f"{self._most} bytes are the most")(scope, receive, send)
        elif (whole := body.whole()) is None:
            said = "there is no room for more bodies of this size now; retry_after: 1 seconds"
            await _refused(429, said, {"retry-after": "1"})(scope, receive, send)
        else:
            await self._app(scope, _replayed(whole, receive), send)

    async def _read(self, body: "_Body", receive: Receive) -> None:
        if body.declared > self._most:
            body.let_go()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body.add(message.get("body", b""))
            if body.size > self._most:
                body.let_go()
            # A sender that is answered in the middle of its body may never read the answer.
            if not message.get("more_body", False) or body.size > _DRAINED * self._most:
                return


class _Body:
    """What has come of a body; its data is None once it is not kept."""

    def __init__(self, scope: Scope, held: Shares) -> None:
        given = dict(scope["headers"]).get(b"content-length", b"")
        #: As the sender says. int() refuses thousands of digits.
        self.declared = int(given) if given.isdigit() and len(given) < 16 else 0
        self.size = 0
        self.data: bytearray | None = bytearray()
        self._caller = caller_in(scope)
        self._held = held
        self._taken = 0

    def add(self, piece: bytes) -> None:
        """One more piece, which is kept if there is room for it."""
        self.size += len(piece)
        if self.data is None:
            return
        needed = max(0, self.size - SMALL) - self._taken
        if needed and not self._held.take(self._caller, needed):
            self.let_go()
            return
        self._taken += needed
        self.data += piece

    def whole(self) -> bytes | None:
        """All of it, once; whoever is given it holds it from then on."""
        data, self.data = self.data, None
        return None if data is None else bytes(data)

    def let_go(self) -> None:
        """Keep nothing of it, nor of what is still to come."""
        self.data = None
        if self._taken:
            self._held.give_back(self._caller, self._taken)
            self._taken = 0


def _refused(status: int, sentence: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    # What is left of the body is not read: the connection cannot be used again.
    return refusal(status, f"the request's body was not read: {sentence}", {"connection": "close", **(headers or {})})


def _replayed(body: bytes, receive: Receive) -> Receive:
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return first.pop() if first else await receive()

    return replay
