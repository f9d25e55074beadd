"""A request has a connection until it is answered, an event stream while its client likes: nobody has all of them."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from pincite.server.limits import Over
from pincite.server.network.caller import caller_in, is_known
from pincite.server.network.refusal import over_limit
from pincite.server.network.shares import Shares

#: Requests of the protocol that one caller has open: half of the connections that are served at a time.
MOST: Final = 500
#: When one will end is not known; this is when to look again, in seconds.
_SOON: Final = 1


class LimitedStreams:
    """ASGI middleware: an event stream, or a request, beyond its caller's share of ``streams`` is answered 429.

    A client may keep the answer to what it posted open as well, if only until that is overdue.

    Where ``known`` callers alone are served, anybody else is left to the application, which turns them away.
    """

    def __init__(self, app: ASGIApp, *, streams: Shares, known: bool = False) -> None:
        self._app = app
        self._streams = streams
        self._known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not _may_last(scope) or (self._known and not is_known(scope)):
            await self._app(scope, receive, send)
            return
        caller = caller_in(scope)
        if not self._streams.take(caller):
            sentence = f"{self._streams.most} event streams and requests of one caller are kept open here"
            await over_limit(Over("caller_streams", sentence, _SOON))(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._streams.give_back(caller)


def _may_last(scope: Scope) -> bool:
    return asks_for_stream(scope) or (scope["method"] == "POST" and scope["path"] == "/mcp")


def asks_for_stream(scope: Scope) -> bool:
    """Whether an HTTP request asks for an event stream."""
    # The answer to HEAD has no body, and yet begins and lasts like that to GET.
    return scope["method"] in ("GET", "HEAD") and scope["path"] in ("/sse", "/mcp")
