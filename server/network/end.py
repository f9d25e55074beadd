"""A request that is running when the server ends is answered, and a stream closed; no request is answered twice."""

import asyncio
from contextlib import suppress

from sse_starlette.sse import AppStatus
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.network.refusal import refusal


class AnsweredAtTheEnd:
    """ASGI middleware: what is given up is answered 503, or where its answer has begun, that is ended.

    What is sent behind a whole answer is dropped: the SDK accepts a notification, and answers it once more where the
    client has ended its session meanwhile.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False
        ended = False

        async def watched(message: Message) -> None:
            nonlocal begun, ended
            if ended:
                return
            begun = True
            ended = message["type"] == "http.response.body" and not message.get("more_body", False)
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except asyncio.CancelledError:
            # uvicorn cancels what is running a second after it was asked to end, and nobody else cancels a request.
            if not begun:
                await refusal(503, "the server is ending", {"connection": "close"})(scope, receive, watched)
        if begun and not ended:
            # Fails where its length was promised, or nobody is there any more.
            with suppress(Exception):
                await send({"type": "http.response.body", "body": b"", "more_body": False})


def keep_streams_to_the_end() -> None:
    """From now on, an event stream ends as any other answer does; its library would end it at the signal.

    The answers of the older protocol era are such streams, and what is running has a second more.
    """
    keep = getattr(AppStatus, "disable_automatic_graceful_drain", None)
    if keep is not None:  # Before sse-starlette 3.1 there was no such choice.
        keep()
