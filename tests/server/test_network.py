"""Over the network there is one application on loopback, and it answers nobody who came from elsewhere."""

import threading
from collections.abc import Iterator
from contextlib import closing

import httpx2
import pytest
import uvicorn
from fastmcp import Client
from fastmcp.client.transports import SSETransport, StreamableHttpTransport

from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.network import NotLoopbackError, listen, network_app

NLI = {"claim": "El puente es seguro", "premise": "El puente no es seguro"}
#: CONTRACT 5.
NLI_ANSWER = {"verdict": "contradicts", "score": 1.0, "provider": "fake-nli"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A served application's address."""
    app = network_app(create_server(Settings(nli_provider="fake-nli")))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    with closing(listen("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_streamable_http_serves_both_eras(address: str, mode: str) -> None:
    async with Client(StreamableHttpTransport(f"{address}/mcp"), mode=mode) as client:
        result = await client.call_tool("evaluate_nli", NLI)

    assert result.structured_content == NLI_ANSWER


async def test_sse_serves_the_same_tools(address: str) -> None:
    async with Client(SSETransport(f"{address}/sse"), mode="legacy") as client:
        result = await client.call_tool("evaluate_nli", NLI)

    assert result.structured_content == NLI_ANSWER


@pytest.mark.parametrize("path", ["/mcp", "/sse", "/messages/"])
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    ("header", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": "127.0.0.1.evil.example"}, 421),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
    ],
    ids=["host", "host-suffix", "origin", "origin-null"],
)
async def test_a_request_from_elsewhere_is_refused(
    address: str, path: str, method: str, header: dict[str, str], status: int
) -> None:
    async with httpx2.AsyncClient(trust_env=False) as client:
        response = await client.request(method, address + path, headers=header)

    assert response.status_code == status


@pytest.mark.parametrize(
    "host", ["0.0.0.0", "::", "192.168.0.1", "8.8.8.8", "example.org", "", "127.0.0.1.example.org", "*"]
)
def test_an_address_that_lets_others_in_is_refused(host: str) -> None:
    with pytest.raises(NotLoopbackError, match="loopback"):
        listen(host, 0)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST"])
def test_a_loopback_address_is_listened_on(host: str) -> None:
    with closing(listen(host, 0)) as listener:
        assert listener.getsockname()[0].startswith("127.")
