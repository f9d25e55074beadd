"""Opening a session counts like a call: each is memory, for half an hour after its client has left."""

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from pincite.server.limits import Limits, Over, caller_of
from pincite.server.network.refusal import refusal


class LimitedSessions:
    """ASGI middleware: what would open a session is answered 429 where its caller has no calls left.

    Where ``known`` callers alone are served, anybody else is left to the application, which turns them away.
    """

    def __init__(self, app: ASGIApp, *, limits: Limits, known: bool = False) -> None:
        self._app = app
        self._limits = limits
        self._known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        over = self._over(scope) if scope["type"] == "http" and _opens(scope) else None
        await (self._app if over is None else _refusal(over))(scope, receive, send)

    def _over(self, scope: Scope) -> Over | None:
        user = scope.get("user")
        token = user.access_token if isinstance(user, AuthenticatedUser) else None
        if self._known and token is None:
            return None
        return self._limits.count(caller_of(token, (scope.get("client") or ("", 0))[0]))


def _opens(scope: Scope) -> bool:
    """Whether a request opens a session: by SSE, or over HTTP in the older protocol era."""
    if scope["path"] == "/sse":
        return bool(scope["method"] == "GET")
    headers = Headers(scope=scope)
    if scope["path"] != "/mcp" or scope["method"] != "POST" or "mcp-session-id" in headers:
        return False
    return headers.get("mcp-protocol-version", "") not in MODERN_PROTOCOL_VERSIONS


def _refusal(over: Over) -> JSONResponse:
    return refusal(429, over.message, {"retry-after": str(over.retry_after)}, over.data)
