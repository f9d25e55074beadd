"""A baseline of ``load.py``: pincite's own server over HTTP, with one more tool, which only fetches a page.

It goes by the same checks, limits, guard, pauses and further attempts as every page that a citation names.
"""

import sys

import uvicorn
from fastmcp.dependencies import Depends

from pincite.core.ports import Fetched
from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.environment import make_hermetic
from pincite.server.garbage import leave_imports_alone
from pincite.server.network import listen
from pincite.server.network.app import network_app
from pincite.server.network.serve import configured
from pincite.server.preload import preload
from pincite.tools.ports import Ports, current_ports


async def fetch(url: str, ports: Ports = Depends(current_ports)) -> dict[str, int]:
    """Fetch a page; say its status and its length, or nothing where there is none."""
    async with ports.open_fetcher(None) as fetcher:
        answer = await fetcher.fetch(url)
    return {"status": answer.status, "length": len(answer.body)} if isinstance(answer, Fetched) else {}


def main() -> None:
    settings = Settings()
    make_hermetic()
    with listen("127.0.0.1", 0, known_callers=False) as listener:
        preload()
        server = create_server(settings)
        server.tool(fetch)
        config = configured(network_app(server, settings), settings)
        leave_imports_alone()
        print(f"http://127.0.0.1:{listener.getsockname()[1]}/mcp", file=sys.stderr, flush=True)
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
