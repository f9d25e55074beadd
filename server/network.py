"""MCP over loopback HTTP: one application with both network transports, Host and Origin always checked."""

import socket
import threading
from collections.abc import Callable
from ipaddress import ip_address
from signal import SIGINT, SIGTERM, signal

import uvicorn
from fastmcp import FastMCP
from starlette.applications import Starlette

from pincite.core.settings import Settings
from pincite.server.app import create_server

#: A client that keeps its event stream open must not keep the server alive.
_GOODBYE_SECONDS = 1


class NotLoopbackError(Exception):
    """The address would let other machines in."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on a loopback address; port 0 chooses a free one.

    Raises ``NotLoopbackError`` for any other address, and ``OSError`` when it cannot be had.
    """
    address = "127.0.0.1" if host.lower() == "localhost" else host.strip("[]")
    try:
        loopback = ip_address(address).is_loopback
    except ValueError:
        loopback = False
    if not loopback:
        raise NotLoopbackError(
            f"{host} is no loopback address. Without a token anybody who reaches it could use this server, "
            "and this version has none: it listens on 127.0.0.1, ::1 or localhost only"
        )
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, port), family=family)


def network_app(server: FastMCP) -> Starlette:
    """/mcp for streamable HTTP, /sse and /messages for SSE."""
    app = server.http_app(path="/mcp", transport="http", host_origin_protection=True)
    sse = server.http_app(path="/sse", transport="sse", host_origin_protection=True)
    taken = {getattr(route, "path", None) for route in app.routes}
    app.router.routes.extend(route for route in sse.routes if getattr(route, "path", None) not in taken)
    return app


def serve_http(settings: Settings, listener: socket.socket, *, announce: Callable[[str], None], path: str) -> None:
    """Serve on ``listener`` until SIGINT or SIGTERM; the server's lifespan ends before this returns."""
    config = uvicorn.Config(
        network_app(create_server(settings)),
        log_level="warning",
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
        server_header=False,
    )
    if threading.current_thread() is threading.main_thread():
        # uvicorn raises the signal again once it has ended in good order; there is nothing left for it to do then.
        for number in (SIGINT, SIGTERM):
            signal(number, lambda *_: None)
    address, port = listener.getsockname()[:2]
    host = f"[{address}]" if ":" in address else address
    announce(f"serving MCP at http://{host}:{port}{path} (Ctrl-C ends it)")
    uvicorn.Server(config).run(sockets=[listener])
