"""``pincite serve``: answer an MCP client, over standard streams or over HTTP."""

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from pincite.server.cli.calls.arguments import Streams

Transport = Literal["stdio", "http", "sse"]


def serve(
    *,
    transport: Transport = "stdio",
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 chooses a free port.", validator=Number(gte=0, lte=65_535))] = 8000,
    console: Streams,
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
    from pincite.server.cli.serve import serve

    return serve(transport, host, port, console)
