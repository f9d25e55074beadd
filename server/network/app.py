"""One application with both network transports; Host, Origin, token and sizes are checked before anything is read."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal

from fastmcp import FastMCP
from fastmcp.server.auth.middleware import RequireAuthMiddleware
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, request_response

from pincite.core.settings import Settings
from pincite.server.app import GRACE
from pincite.server.auth.discovery import authentication, public_host
from pincite.server.auth.scoped import ScopedTools
from pincite.server.auth.scopes import READ
from pincite.server.limits import LimitedCalls
from pincite.server.network.body import BoundedBody
from pincite.server.network.connection import CONNECTIONS
from pincite.server.network.end import AnsweredAtTheEnd
from pincite.server.network.overdue import EndedWhenOverdue
from pincite.server.network.pages import for_pages, patterns
from pincite.server.network.sessions import LimitedSessions
from pincite.server.network.shares import Shares
from pincite.server.network.streams import MOST, LimitedStreams
from pincite.server.telemetry.calls import CountedCalls
from pincite.server.telemetry.metrics import CONTENT_TYPE, Metrics

#: Seconds in which a tool that has given up is heard to say so.
TO_SAY_SO: Final = 5.0


def network_app(server: FastMCP, settings: Settings | None = None) -> Starlette:
    """/mcp for streamable HTTP, /sse and /messages for SSE, /healthz and /readyz for whoever watches over it.

    ``settings``, or those of the environment, say who may call, from where and how much. Raises ``SettingError``.
    """
    settings = settings or Settings()
    if server.auth is None and (known := authentication(settings)) is not None:
        server.auth = known
        server.add_middleware(ScopedTools())
    app = _transport(server, settings, "http", "/mcp", _inside(server, settings))
    # Its routes alone are used, and what a request goes through is one for both.
    sse = _transport(server, settings, "sse", "/sse", ())
    taken = {getattr(route, "path", None) for route in app.routes}
    app.router.routes.extend(route for route in sse.routes if getattr(route, "path", None) not in taken)
    app.router.routes.extend([Route("/healthz", _healthy), Route("/readyz", _ready)])
    if (counted := next((one for one in server.middleware if isinstance(one, CountedCalls)), None)) is not None:
        app.router.routes.append(_shown(counted.metrics, guarded=server.auth is not None))
    _mark_ready(app)
    return app


def _inside(server: FastMCP, settings: Settings) -> list[Middleware]:
    """What a request goes through once its caller is known."""
    known = server.auth is not None
    inside = [Middleware(AnsweredAtTheEnd)]
    if settings.http_origins:
        inside.insert(0, for_pages(settings.http_origins))
    if (limited := next((one for one in server.middleware if isinstance(one, LimitedCalls)), None)) is not None:
        streams = Shares(caller=MOST, total=CONNECTIONS)
        inside.append(Middleware(LimitedSessions, limits=limited.limits, known=known))
        inside.append(Middleware(LimitedStreams, streams=streams, known=known))
    held = Shares(caller=settings.caller_calls * settings.max_body, total=settings.total_calls * settings.max_body)
    inside.append(Middleware(BoundedBody, most=settings.max_body, held=held, known=known))
    inside.append(Middleware(EndedWhenOverdue, seconds=settings.deadline + GRACE + TO_SAY_SO))
    return inside


def _transport(
    server: FastMCP, settings: Settings, transport: Literal["http", "sse"], path: str, inside: Sequence[Middleware]
) -> Starlette:
    return server.http_app(
        path=path,
        transport=transport,
        middleware=[*inside],
        host_origin_protection=True,
        allowed_hosts=[host for host in (public_host(settings), *settings.http_hosts) if host],
        allowed_origins=patterns(settings.http_origins),
    )


def _mark_ready(app: Starlette) -> None:
    """``app.state.ready`` is true for as long as the server's lifespan is."""
    serving = app.router.lifespan_context
    app.state.ready = False

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with serving(app):
            app.state.ready = True
            try:
                yield
            finally:
                app.state.ready = False

    app.router.lifespan_context = lifespan


def _shown(metrics: Metrics, *, guarded: bool) -> Route:
    """The counts, for callers that may read."""

    async def show(request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    return Route("/metrics", RequireAuthMiddleware(request_response(show), [READ]) if guarded else show)


async def _healthy(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    ready = request.app.state.ready
    return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)
