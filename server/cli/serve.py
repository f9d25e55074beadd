"""``pincite serve``: answer an MCP client, over standard streams or over HTTP."""

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from pincite.core.settings import Settings
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError
from pincite.server.ending import end_at_once
from pincite.server.environment import make_hermetic

Transport = Literal["stdio", "http", "sse"]


def serve(
    *,
    transport: Transport = "stdio",
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 chooses a free port.", validator=Number(gte=0, lte=65_535))] = 8000,
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Serve MCP clients until they leave or the process is asked to end.

    http and sse are one application: /mcp for streamable HTTP, /sse and /messages for SSE. It listens on loopback; on
    any other address only where PINCITE_TOKEN or PINCITE_JWT_* say who may call.

    Parameters
    ----------
    transport
        stdio for Claude Desktop and other clients that start the server themselves.
    host
        The address to listen on.
    """
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
