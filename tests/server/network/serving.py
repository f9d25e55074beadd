"""A served application on a real socket, over a web that the test holds, and clients of it."""

import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from socket import socket
from typing import Any

import httpx2
import uvicorn
from fastmcp import Client
from fastmcp.client.transports import ClientTransport, SSETransport, StreamableHttpTransport

from pincite.core.ports import ConditionalFetcher
from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.network import listen, network_app
from pincite.server.network.serve import configured
from tests.fakes import FakeWeb

NLI = {"claim": "El puente es seguro", "premise": "El puente no es seguro"}
#: CONTRACT 5.
NLI_ANSWER = {"verdict": "contradicts", "score": 1.0, "provider": "fake-nli"}
#: For clients of this machine, where nothing is encrypted: a context of their own would read the system's certificates.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
#: Every transport and era: the path, and the mode of the client.
WAYS = [("/mcp", "auto"), ("/mcp", "legacy"), ("/sse", "legacy")]


@contextmanager
def serving(web: ConditionalFetcher | None = None, **settings: Any) -> Iterator[str]:
    """The address of a server with ``settings`` whose every page comes from ``web``."""

    @asynccontextmanager
    async def open_fetcher(*_: object) -> AsyncIterator[ConditionalFetcher]:
        yield web or FakeWeb()

    chosen = Settings(**{"nli_provider": "fake-nli", **settings})
    app = network_app(create_server(chosen, open_fetcher=open_fetcher), chosen)
    with run(configured(app, chosen)) as address:
        yield address


#: The thread of the server that was asked to end last: the next one waits for it, as the interpreter does at its end.
_ending: list[threading.Thread] = []


@contextmanager
def run(config: uvicorn.Config) -> Iterator[str]:
    """The address of what uvicorn runs by ``config``; it is asked to end, and nobody waits the tenths of a second."""
    while _ending:
        _ending.pop().join()
    server, listener = uvicorn.Server(config), listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    thread = threading.Thread(target=_run, args=(server, listener))
    thread.start()
    try:
        yield address
    finally:
        server.should_exit = True
        _ending.append(thread)


def _run(server: uvicorn.Server, listener: socket) -> None:
    with closing(listener):
        server.run(sockets=[listener])


@asynccontextmanager
async def client(
    address: str, way: tuple[str, str] = ("/mcp", "auto"), token: str = "", **options: Any
) -> AsyncIterator[Client[Any]]:
    """A client of FastMCP's own."""
    path, mode = way
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    kind: Any = SSETransport if path == "/sse" else StreamableHttpTransport
    transport: ClientTransport = kind(address + path, headers=headers, verify=PLAIN)
    async with Client(transport, mode=mode, **options) as connected:
        yield connected


async def ask(address: str, path: str, *, method: str = "GET", **options: Any) -> httpx2.Response:
    """One request, whatever the environment says of proxies."""
    async with httpx2.AsyncClient(trust_env=False, timeout=10, verify=PLAIN) as http:
        return await http.request(method, address + path, **options)
