"""The clients that people have, on every transport: structured content, progress and errors reach them whole.

The TypeScript SDK's client walks the same way in ``tests/node/client.mjs``.
"""

import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import fastmcp
import mcp
import pytest
import uvicorn
from fastmcp.client.transports import ClientTransport, SSETransport, StdioTransport, StreamableHttpTransport
from mcp.client.sse import sse_client
from mcp.types import TextContent

from pincite.core.settings import Settings
from pincite.server.app import create_server
from pincite.server.network import network_app
from tests.server.network.serving import run

WORDS = ("The tide rose at dawn.", "The boats were lifted.", "The keeper wrote every night.")
#: CONTRACT 2.
FIRST_HASH = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
#: Of the server: each stored excerpt is its own page, so that nothing is read.
SETTINGS = {"PINCITE_PROVENANCE_FETCHER": "fake", "PINCITE_NLI_PROVIDER": "fake-nli"}


class Client(Protocol):
    """What the clients have in common, as ``connected`` makes it."""

    async def call(self, name: str, arguments: dict[str, Any], seen: list[tuple[float, float | None]]) -> Any:
        """The result of a tool, an error included; its progress is added to ``seen``."""


class PythonSDK:
    def __init__(self, client: mcp.Client) -> None:
        self._client = client

    async def call(self, name: str, arguments: dict[str, Any], seen: list[tuple[float, float | None]]) -> Any:
        async def told(progress: float, total: float | None, message: str | None) -> None:
            seen.append((progress, total))

        return await self._client.call_tool(name, arguments, progress_callback=told)


class FastMCPs:
    def __init__(self, client: fastmcp.Client[Any]) -> None:
        self._client = client

    async def call(self, name: str, arguments: dict[str, Any], seen: list[tuple[float, float | None]]) -> Any:
        async def told(progress: float, total: float | None, message: str | None) -> None:
            seen.append((progress, total))

        return await self._client.call_tool(name, arguments, progress_handler=told, raise_on_error=False)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the network application listens."""
    settings = Settings(provenance_fetcher="fake", nli_provider="fake-nli")
    app = network_app(create_server(settings), settings)
    with run(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1)) as served:
        yield served


@asynccontextmanager
async def connected(make: str, transport: str, address: str, era: str) -> AsyncIterator[Client]:
    environment = {"PATH": os.environ["PATH"], **SETTINGS}
    command = ["-m", "pincite"]
    if make == "FastMCP":
        theirs: dict[str, Callable[[], ClientTransport]] = {
            "stdio": lambda: StdioTransport(sys.executable, command, env=environment, keep_alive=False),
            "http": lambda: StreamableHttpTransport(f"{address}/mcp"),
            "sse": lambda: SSETransport(f"{address}/sse"),
        }
        async with fastmcp.Client(theirs[transport](), mode=era, timeout=30) as client:
            yield FastMCPs(client)
        return
    ours: dict[str, Callable[[], Any]] = {
        "stdio": lambda: mcp.StdioServerParameters(command=sys.executable, args=command, env=environment),
        "http": lambda: f"{address}/mcp",
        "sse": lambda: sse_client(f"{address}/sse"),
    }
    async with mcp.Client(ours[transport](), mode=era, read_timeout_seconds=30) as client:
        yield PythonSDK(client)


@pytest.mark.parametrize(
    ("make", "transport", "era"),
    [
        ("Python SDK", "stdio", "auto"),
        ("Python SDK", "http", "auto"),
        ("Python SDK", "http", "legacy"),
        ("Python SDK", "sse", "legacy"),
        ("FastMCP", "stdio", "legacy"),
        ("FastMCP", "http", "auto"),
        ("FastMCP", "http", "legacy"),
        ("FastMCP", "sse", "legacy"),
    ],
)
async def test_a_client_stamps_verifies_sees_progress_and_is_told_of_errors(
    make: str, transport: str, era: str, address: str
) -> None:
    progress: list[tuple[float, float | None]] = []
    async with connected(make, transport, address, era) as client:
        findings = []
        for place, words in enumerate(WORDS):
            citation = await client.call("stamp_citation", {"url": f"https://a.test/{place}", "text": words}, [])
            findings.append({"summary": words, "excerpt": words, "citation": citation.structured_content})
        verified = await client.call("verify_provenance", {"agent_output": {"findings": findings}}, progress)
        judged = await client.call("evaluate_nli", {"claim": "one two", "premise": "one two three"}, [])
        refused = await client.call("stamp_citation", {"url": "https://a.test/", "text": " "}, [])

    assert findings[0]["citation"]["metadata"]["content_hash"] == FIRST_HASH
    assert verified.structured_content["summary"] == {"match": 3}
    assert text(verified).startswith("3 citations: 3 match")
    assert progress == sorted(progress)
    assert progress[-1] == (3.0, 3.0)
    assert judged.structured_content == {"verdict": "entails", "score": 1.0, "provider": "fake-nli"}
    assert refused.is_error
    assert refused.structured_content is None
    assert text(refused).startswith("empty_passage: ")


def text(result: Any) -> str:
    (block,) = result.content
    return TextContent.model_validate(block).text
