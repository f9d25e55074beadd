"""The tools behind a client in memory, over a web and a judge that the test holds."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastmcp import Client
from fastmcp.client.transports import FastMCPTransport

from pincite.core.ports import Catalogue, ConditionalFetcher, NLIProvider
from pincite.core.settings import Settings
from pincite.core.shapes import ParsedOutput
from pincite.server.app import create_server
from tests.fakes import FakeWeb

ERAS = ["auto", "legacy"]


@asynccontextmanager
async def served(
    web: ConditionalFetcher | None = None,
    *,
    judge: NLIProvider | None = None,
    catalogue: Catalogue | None = None,
    era: str = "auto",
    settings: Settings | None = None,
    opened: list[ParsedOutput | None] | None = None,
    **client: Any,
) -> AsyncIterator[Client[FastMCPTransport]]:
    """A client of a server whose every page comes from ``web``; ``opened`` records each opening of the fetcher."""

    @asynccontextmanager
    async def open_fetcher(_: Settings, output: ParsedOutput | None) -> AsyncIterator[ConditionalFetcher]:
        if opened is not None:
            opened.append(output)
        yield web or FakeWeb()

    server = create_server(
        settings or Settings(nli_provider="fake-nli"), open_fetcher=open_fetcher, judge=judge, catalogue=catalogue
    )
    async with Client(server, mode=era, **client) as connected:
        yield connected


def said(result: Any) -> str:
    """The text that the model reads."""
    return "\n".join(block.text for block in result.content)
