"""Opening a session counts like a call: each is memory, for half an hour after its client has left."""

from typing import Final

from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.limits import Limits, Over
from pincite.server.network.caller import caller_in, is_known
from pincite.server.network.opened import OpenedSessions
from pincite.server.network.refusal import over_limit
from pincite.server.network.streams import asks_for_stream

#: When a session will end is not known, and it is not soon; this is when to look again, in seconds.
_LATER: Final = 60
#: HTTP statuses from this on mean that nothing was done.
_REFUSED: Final = 400


class LimitedSessions:
    """ASGI middleware: a session beyond its caller's share is answered 429.

    Where ``known`` callers alone are served, anybody else is left to the application, which turns them away.
    """

    def __init__(
        self, app: ASGIApp, *, limits: Limits, known: bool = False, sessions: OpenedSessions | None = None
    ) -> None:
        self._app = app
        self._limits = limits
        self._known = known
        self._sessions = OpenedSessions() if sessions is None else sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or (self._known and not is_known(scope)):
            await self._app(scope, receive, send)
            return
        caller = caller_in(scope)
        over = self._opening(scope, caller) if _opens(scope) else None
        if over is not None:
            await over_limit(over)(scope, receive, send)
            return
        await self._app(scope, receive, self._watched(scope, caller, send))

    def _opening(self, scope: Scope, caller: str) -> Over | None:
        # The session of an SSE stream ends with it.
        if scope["path"] == "/mcp" and self._sessions.is_full(caller):
            sentence = f"{self._sessions.most} sessions of one caller are kept open here"
            return Over("caller_sessions", sentence, _LATER)
        return self._limits.count(caller)

    def _watched(self, scope: Scope, caller: str, send: Send) -> Send:
        """``send``, by which it is seen when a session begins or ends."""
        named = Headers(scope=scope).get("mcp-session-id", "")
        if named:
            self._sessions.used(named)

        async def watch(message: Message) -> None:
            if message["type"] == "http.response.start":
                session = Headers(raw=message["headers"]).get("mcp-session-id", "")
                done = message["status"] < _REFUSED
                # A refusal names a session as well, which is over with it.
                if done and session and not named:
                    self._sessions.opened(session, caller)
                elif done and scope["method"] == "DELETE":
                    self._sessions.closed(named)
            await send(message)

        return watch


def _opens(scope: Scope) -> bool:
    """Whether a request opens a session: by SSE, or over HTTP in the older protocol era."""
    if scope["path"] == "/sse":
        return asks_for_stream(scope)
    headers = Headers(scope=scope)
    if scope["path"] != "/mcp" or scope["method"] != "POST" or "mcp-session-id" in headers:
        return False
    return headers.get("mcp-protocol-version", "") not in MODERN_PROTOCOL_VERSIONS
