"""A baseline of ``load.py``: a bare FastMCP server over HTTP with one tool, which fetches a page."""

import asyncio
import socket
import sys

import httpx2
import uvicorn
from fastmcp import FastMCP

mcp = FastMCP("fetch")
#: As long as pincite waits for one URL and as much as it reads of it, and in one client as well.
SECONDS, BYTES = float(sys.argv[1]), 10_000_000
client = httpx2.AsyncClient(
    timeout=SECONDS,
    trust_env=False,
    follow_redirects=True,
    limits=httpx2.Limits(max_connections=64, max_keepalive_connections=64),
)


@mcp.tool
async def fetch(url: str) -> dict[str, int]:
    """Fetch a page; say its status and its length."""
    length = 0
    async with asyncio.timeout(SECONDS), client.stream("GET", url) as response:
        async for piece in response.aiter_bytes():
            length += len(piece)
            if length > BYTES:
                break
    return {"status": response.status_code, "length": length}


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/mcp", file=sys.stderr, flush=True)
    app = mcp.http_app(path="/mcp", transport="http", host_origin_protection=True)
    uvicorn.Server(uvicorn.Config(app, log_level="critical", http="h11")).run(sockets=[listener])


if __name__ == "__main__":
    main()
