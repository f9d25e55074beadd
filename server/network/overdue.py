"""An answer that will never come is not waited for: its connection is nobody's to hold."""

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.network.refusal import refusal


class EndedWhenOverdue:
    """ASGI middleware: what is posted has ``seconds`` to be answered, whatever the protocol's library makes of it.

    In the older era it keeps an answer open for ever whose request had the id of another that was running.
    """

    def __init__(self, app: ASGIApp, *, seconds: float) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        begun = ended = False

        async def watched(message: Message) -> None:
            nonlocal begun, ended
            begun = True
            ended = message["type"] == "http.response.body" and not message.get("more_body", False)
            await send(message)

        with anyio.move_on_after(self._seconds) as time:
            await self._app(scope, receive, watched)
        if not time.cancelled_caught or ended:
            return
        if begun:
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        else:
            await refusal(503, "it was not answered in time", {"connection": "close"})(scope, receive, send)
