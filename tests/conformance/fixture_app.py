"""pincite's own network application, with the tools, resources and prompts that the conformance suite asks for.

    python -m tests.conformance.fixture_app

Serves on a free port of 127.0.0.1 until it is asked to end, and says where on standard error. For tests alone.
"""

import sys

import uvicorn
from fastmcp import FastMCP

from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.network import listen, network_app
from tests.conformance.fixture_content import add_content
from tests.conformance.fixture_rounds import add_rounds


def fixture_server(settings: Settings) -> FastMCP:
    """pincite's server, the suite's fixtures beside its own tools."""
    server = create_server(settings)
    add_content(server)
    add_rounds(server)
    return server


def main() -> None:
    """Serve until SIGINT or SIGTERM."""
    settings = Settings()
    app = network_app(fixture_server(settings), settings)
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1)
    with listen("127.0.0.1", 0) as listener:
        print(f"serving at http://127.0.0.1:{listener.getsockname()[1]}/mcp", file=sys.stderr, flush=True)  # noqa: T201
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
