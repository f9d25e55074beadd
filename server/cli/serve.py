"""``pincite serve``: answer an MCP client, over standard streams or over HTTP."""

from pincite.core.settings import Settings
from pincite.server.cli.calls.serve import Transport
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError
from pincite.server.ending import end_at_once
from pincite.server.environment import make_hermetic


def serve(transport: Transport, host: str, port: int, console: Console) -> int:
    """Serve until the clients leave or a signal comes; the exit status."""
    if transport == "stdio":
        from pincite.server.stdio.start import serve_stdio

        return serve_stdio()
    settings = Settings()
    make_hermetic()
    from pincite.server.auth.discovery import authentication
    from pincite.server.network import NotLoopbackError, listen, serve_http

    known = authentication(settings) is not None
    try:
        listener = listen(host, port, known_callers=known)
    except NotLoopbackError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        console.warn(f"cannot listen on {host} port {port}: {error}")
        return Exit.UNAVAILABLE
    with listener:
        serve_http(settings, listener, announce=console.warn, path="/sse" if transport == "sse" else "/mcp")
    end_at_once()
    return Exit.OK
