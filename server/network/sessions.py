"""Opening a session counts like a call: each is memory, for half an hour after its client has left.

An event stream is a connection for as long as its client likes, and nobody has all of those.
"""

from typing import Final

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pincite.server.limits import Limits, Over
from pincite.server.network.held import caller_in
from pincite.server.network.opened import OpenedSessions
from pincite.server.network.refusal import refusal

#: When a session will end is not known, and it is not soon; this is when to look again, in seconds.
_LATER: Final = 60
#: HTTP statuses from this on mean that nothing was done.
_REFUSED: Final = 400


class LimitedSessions:
    """ASGI middleware: a session or an event stream beyond its caller's share is answered 429.

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
        caller = self._caller(scope) if scope["type"] == "http" else None
        if caller is None:
            await self._app(scope, receive, send)
            return
        over = self._opening(scope, caller) if _opens(scope) else None
        streams = over is None and _streams(scope)
        if streams:
            over = self._limits.open_stream(caller)
        if over is not None:
            await _refusal(over)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, self._watched(scope, caller, send))
        finally:
            if streams:
                self._limits.close_stream(caller)

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
                if session and not named:
                    self._sessions.opened(session, caller)
                elif scope["method"] == "DELETE" and message["status"] < _REFUSED:
                    self._sessions.closed(named)
            await send(message)

        return watch

    def _caller(self, scope: Scope) -> str | None:
        """Who asks; None for a stranger where callers are known."""
        is_stranger = not isinstance(scope.get("user"), AuthenticatedUser)
        return None if self._known and is_stranger else caller_in(scope)


def _streams(scope: Scope) -> bool:
    """Whether a request asks for an event stream, which lasts for as long as its client likes."""
    # The answer to HEAD has no body, and yet begins and lasts like that to GET.
    return scope["method"] in ("GET", "HEAD") and scope["path"] in ("/sse", "/mcp")


def _opens(scope: Scope) -> bool:
    """Whether a request opens a session: by SSE, or over HTTP in the older protocol era."""
    if scope["path"] == "/sse":
        return _streams(scope)
    headers = Headers(scope=scope)
    if scope["path"] != "/mcp" or scope["method"] != "POST" or "mcp-session-id" in headers:
        return False
    return headers.get("mcp-protocol-version", "") not in MODERN_PROTOCOL_VERSIONS


def _refusal(over: Over) -> JSONResponse:
    return refusal(429, over.message, {"retry-after": str(over.retry_after)}, over.data)
