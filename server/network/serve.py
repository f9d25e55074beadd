"""uvicorn runs the application until a signal ends it, its lifespan to the last line."""

import logging
import socket
import threading
from collections.abc import Callable
from signal import SIGINT, SIGTERM, signal

import uvicorn
from anyio import BrokenResourceError, ClosedResourceError
from starlette.applications import Starlette

from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.garbage import leave_imports_alone
from pincite.server.network.address import is_loopback
from pincite.server.network.app import network_app
from pincite.server.network.connection import CONNECTIONS, ImpatientProtocol
from pincite.server.network.end import keep_streams_to_the_end
from pincite.server.preload import preload

#: A client that keeps its event stream open must not keep the server alive.
_GOODBYE_SECONDS = 1
#: How the warnings begin of what a stranger sends that is no request, or no notification, of ours. It was answered; a
#: line for each would fill a disk, and the third of them asks for a library that nothing here wants.
_STRANGE = ("Invalid HTTP request", "Unsupported upgrade request", "No supported WebSocket library", "dropped ")


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs ``app``: with bounds, and without believing what a client says of itself."""
    # It logs a traceback, and the message in it, for whatever a stranger sends that is no message.
    logging.getLogger("mcp.server.sse").setLevel(logging.CRITICAL)
    config = uvicorn.Config(
        app,
        log_level="warning",
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
        limit_concurrency=CONNECTIONS,
        http=ImpatientProtocol,
        server_header=False,
        ws="none",
        proxy_headers=bool(settings.http_proxies),
        forwarded_allow_ips=list(settings.http_proxies),
    )
    for name in ("uvicorn.error", "mcp.server.runner", "mcp.server.streamable_http"):
        logging.getLogger(name).addFilter(is_worth_telling)
    return config


def is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether a line of a library's log is for whoever runs the server, and not of what any client may do."""
    fault = record.exc_info[1] if record.exc_info else None
    # A client says that it has given up a call, and ends its session before that is heard.
    session_has_ended = isinstance(fault, BrokenResourceError | ClosedResourceError)
    return not session_has_ended and not record.getMessage().startswith(_STRANGE)


def serve_http(settings: Settings, listener: socket.socket, *, announce: Callable[[str], None], path: str) -> None:
    """Serve on ``listener`` until SIGINT or SIGTERM; the server's lifespan ends before this returns."""
    preload()
    config = configured(network_app(create_server(settings), settings), settings)
    keep_streams_to_the_end()
    leave_imports_alone()
    if threading.current_thread() is threading.main_thread():
        # uvicorn raises the signal again once it has ended in good order; there is nothing left for it to do then.
        for number in (SIGINT, SIGTERM):
            signal(number, lambda *_: None)
    address, port = listener.getsockname()[:2]
    host = f"[{address}]" if ":" in address else address
    announce(f"serving MCP at http://{host}:{port}{path} (Ctrl-C ends it)")
    if not is_loopback(address):
        announce("nothing is encrypted here: other machines should reach it through a proxy that speaks TLS")
        if not (settings.http_url or settings.http_hosts):
            announce("clients must ask for it by its address; PINCITE_HTTP_URL has the name by which they may as well")
    uvicorn.Server(config).run(sockets=[listener])
