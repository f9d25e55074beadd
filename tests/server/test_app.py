"""The application says what it is, and what it holds lives exactly as long as it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import pytest
from fastmcp import Client, FastMCP

from pincite.core.ports import ConditionalFetcher
from pincite.core.settings import Settings
from pincite.core.shapes import ParsedOutput
from pincite.server.app import create_server
from tests.fakes import FakeWeb, html

URL = "https://a.test/"
WORDS = "The tide rose at dawn and the boats were lifted."


@pytest.mark.parametrize("era", ["auto", "legacy"])
async def test_the_server_names_itself_its_version_and_its_use(era: str) -> None:
    async with Client(create_server(Settings()), mode=era) as client:
        told = client.server_info
        instructions = client.instructions

    assert told is not None
    assert (told.name, told.version) == ("pincite", version("pincite"))
    assert instructions is not None
    assert "verify_provenance" in instructions


async def test_a_fetcher_is_closed_with_its_server_and_the_next_run_opens_its_own() -> None:
    living: list[str] = []

    @asynccontextmanager
    async def open_fetcher(_: Settings, output: ParsedOutput | None) -> AsyncIterator[ConditionalFetcher]:
        living.append("opened")
        yield FakeWeb({URL: html(f"<p>{WORDS}</p>")})
        living.append("closed")

    server = create_server(Settings(), open_fetcher=open_fetcher)
    for _ in range(2):
        async with Client(server) as client:
            await client.call_tool("stamp_citation", {"url": URL, "text": WORDS, "verify": True})
            await client.call_tool("stamp_citation", {"url": URL, "text": WORDS, "verify": True})

    assert living == ["opened", "closed"] * 2


def test_the_factory_needs_no_arguments() -> None:
    assert isinstance(create_server(), FastMCP)
