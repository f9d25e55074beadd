"""Middleware on servers that know nothing of pincite: their results come stamped, and otherwise as they were."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import pytest
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp.server.middleware import Middleware
from fastmcp.tools import ToolResult
from mcp.types import ImageContent, TextContent
from pydantic import BaseModel, ConfigDict

import pincite.server
from pincite.core.ports import ConditionalFetcher
from pincite.core.settings import Settings
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.text.canonical import content_sha256
from pincite.server import StampResults
from tests.fakes import FakeWeb, html

URL = "https://example.org/log"
TIDE = "The tide rose at dawn."


class Hit(BaseModel):
    """As most tools declare one: nothing is said of further keys."""

    url: str
    text: str
    score: float = 1.0


class Closed(Hit):
    """Further keys are refused."""

    model_config = ConfigDict(extra="forbid")


class Open(Closed):
    """Further keys are refused, but for those of the metadata."""

    metadata: dict[str, Any] = {}


def stranger(*middleware: Middleware) -> FastMCP:
    """A server with tools of many kinds."""
    server = FastMCP("stranger", middleware=middleware)

    @server.tool
    def hits() -> list[Hit]:
        return [Hit(url=URL, text=TIDE), Hit(url="https://example.org/none", text="")]

    @server.tool
    def closed() -> Closed:
        return Closed(url=URL, text=TIDE)

    @server.tool
    def open_() -> Open:
        return Open(url=URL, text=TIDE, metadata={"rank": 1})

    @server.tool
    def text() -> str:
        return json.dumps({"hits": [{"url": URL, "text": TIDE}]})

    @server.tool
    def answer() -> dict[str, Any]:
        return {"answer": {"findings": [{"summary": "s", "excerpt": TIDE, "citation": {"url": URL}}, None]}, "n": 1.50}

    @server.tool
    def mixed() -> ToolResult:
        blocks = [
            TextContent(type="text", text="prose: " + URL),
            ImageContent(type="image", data="AAAA", mime_type="image/png"),
            TextContent(type="text", text='{"url":"https://example.org/log","quote":"The tide rose"}', _meta={"k": 1}),
        ]
        return ToolResult(content=blocks, meta={"mine": 1})

    @server.tool
    def failing() -> ToolResult:
        return ToolResult(content=json.dumps({"url": URL, "text": TIDE}), is_error=True)

    @server.tool
    def raising() -> str:
        raise ToolError(json.dumps({"url": URL, "text": TIDE}))

    return server


async def called(tool: str, server: FastMCP | None = None, mode: str = "auto") -> Any:
    # The client validates what is structured against the output schema.
    async with Client(server or stranger(StampResults(Settings())), mode=mode) as client:
        return await client.call_tool(tool, raise_on_error=False)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_what_a_tool_answers_is_stamped_in_both_eras(mode: str) -> None:
    result = await called("hits", mode=mode)

    [stamped, bare] = result.structured_content["result"]
    assert stamped["metadata"]["content_hash"] == content_sha256(TIDE)
    assert {**stamped, "metadata": None} == {"url": URL, "text": TIDE, "score": 1.0, "metadata": None}
    assert bare == {"url": "https://example.org/none", "text": "", "score": 1.0}
    assert json.loads(result.content[0].text) == result.structured_content["result"]


async def test_an_answer_within_a_larger_object_can_be_verified() -> None:
    result = await called("answer")

    [passage, _] = parse_agent_output(result.structured_content["answer"]).findings
    assert isinstance(passage, CitedPassage)
    assert passage.record.content_hash == content_sha256(TIDE)
    assert result.structured_content["n"] == 1.5


async def test_a_schema_that_forbids_further_keys_keeps_structured_content_as_it_was() -> None:
    result = await called("closed")

    assert result.structured_content == {"url": URL, "text": TIDE, "score": 1.0}
    assert json.loads(result.content[0].text)["metadata"]["content_hash"] == content_sha256(TIDE)


async def test_a_schema_that_allows_metadata_gets_the_stamp_there() -> None:
    result = await called("open_")

    metadata = result.structured_content["metadata"]
    assert (metadata["rank"], metadata["content_hash"]) == (1, content_sha256(TIDE))


async def test_json_that_a_tool_answers_as_text_is_stamped_wherever_it_stands() -> None:
    result = await called("text")

    assert result.content[0].text == result.structured_content["result"]
    assert json.loads(result.data)["hits"][0]["metadata"]["content_hash"] == content_sha256(TIDE)


async def test_other_blocks_and_fields_are_as_the_tool_made_them() -> None:
    result = await called("mixed")

    prose, image, text = result.content
    assert (prose.text, image.data, text.meta) == (f"prose: {URL}", "AAAA", {"k": 1})
    assert text.text.startswith('{"url":"https://example.org/log","quote":"The tide rose","metadata":{"content_hash"')
    assert result.meta["mine"] == 1


@pytest.mark.parametrize("tool", ["failing", "raising"])
async def test_errors_are_left_alone(tool: str) -> None:
    result = await called(tool)

    assert result.is_error
    assert json.loads(result.content[0].text) == {"url": URL, "text": TIDE}


async def test_the_tools_themselves_are_listed_as_they_were() -> None:
    async with Client(stranger()) as bare, Client(stranger(StampResults())) as stamping:
        assert await bare.list_tools() == await stamping.list_tools()


async def test_a_result_that_was_stamped_is_not_stamped_again() -> None:
    server = stranger(StampResults(Settings()), StampResults(Settings()))

    result = await called("hits", server)

    assert json.loads(result.content[0].text) == result.structured_content["result"]


async def test_the_sketch_can_be_switched_off() -> None:
    server = FastMCP("stranger", middleware=[StampResults(Settings(sketch=False))])
    server.tool(lambda: {"url": URL, "text": TIDE}, name="hit")

    stamp = (await called("hit", server)).structured_content["metadata"]["pincite"]

    assert "sketch" not in stamp


def reading(web: FakeWeb) -> Any:
    @asynccontextmanager
    async def open_fetcher(*_: object) -> AsyncIterator[ConditionalFetcher]:
        yield web

    return open_fetcher


async def test_with_verify_the_pages_own_words_are_stamped_and_what_is_not_there_is_not() -> None:
    web = FakeWeb({URL: html(f"<p>{TIDE} All boats were out.</p>")})
    server = FastMCP("stranger", middleware=[StampResults(Settings(), verify=True, open_fetcher=reading(web))])
    words = [TIDE, "The tide fell at noon.", "All boats were out."]
    server.tool(lambda: {"hits": [{"url": URL, "text": one} for one in words]}, name="hits")

    hits = (await called("hits", server)).structured_content["hits"]

    assert [hit.get("metadata", {}).get("pincite", {}).get("anchored") for hit in hits] == [True, None, True]
    assert web.asked == [URL]


async def test_no_more_pages_are_read_than_stamps_could_find_room() -> None:
    web = FakeWeb()
    middleware = StampResults(Settings(), verify=True, max_added=5_000, open_fetcher=reading(web))
    server = FastMCP("stranger", middleware=[middleware])
    server.tool(lambda: {"hits": [{"url": f"{URL}/{place}", "text": TIDE} for place in range(1_000)]}, name="hits")

    hits = (await called("hits", server)).structured_content["hits"]

    assert len(hits) == 1_000
    assert 10 <= len(set(web.asked)) <= 20


async def test_a_page_that_never_answers_loses_no_result() -> None:
    async def never(_: str) -> None:
        await anyio.sleep_forever()

    web = FakeWeb(before=never)
    server = FastMCP("s", middleware=[StampResults(Settings(timeout=0.05), verify=True, open_fetcher=reading(web))])
    server.tool(lambda: {"url": URL, "text": TIDE}, name="hit")

    assert (await called("hit", server)).structured_content == {"url": URL, "text": TIDE}


async def test_a_fault_of_stamping_loses_no_result() -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("no fetcher")

    server = FastMCP("s", middleware=[StampResults(Settings(), verify=True, open_fetcher=broken)])
    server.tool(lambda: {"url": URL, "text": TIDE}, name="hit")

    assert (await called("hit", server)).structured_content == {"url": URL, "text": TIDE}


def test_the_package_gives_the_middleware_without_importing_it_before() -> None:
    script = "import sys, pincite.server; sys.exit('fastmcp' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=30).returncode == 0
    assert StampResults is pincite.server.StampResults
    with pytest.raises(AttributeError, match="NoSuchName"):
        getattr(pincite.server, "NoSuch" + "Name")
