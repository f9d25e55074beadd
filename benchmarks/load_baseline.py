"""The baseline of ``load.py``: a FastMCP server over HTTP with one tool, which fetches a page and says how it went."""

import socket
import sys

import httpx2
import uvicorn
from fastmcp import FastMCP

mcp = FastMCP("fetch")
#: As long as pincite waits for one URL, and in one client as well.
client = httpx2.AsyncClient(
    timeout=float(sys.argv[1]),
    trust_env=False,
    follow_redirects=True,
    limits=httpx2.Limits(max_connections=64, max_keepalive_connections=64),
)


@mcp.tool
async def fetch(url: str) -> dict[str, int]:
    """Fetch a page; say its status and its length."""
    response = await client.get(url)
    return {"status": response.status_code, "length": len(response.content)}


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/mcp", file=sys.stderr, flush=True)
    app = mcp.http_app(path="/mcp", transport="http", host_origin_protection=True)
    uvicorn.Server(uvicorn.Config(app, log_level="critical", http="h11")).run(sockets=[listener])


if __name__ == "__main__":
    main()
