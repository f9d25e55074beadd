"""A call of a tool that does not exist leads to those that do; what else does not exist is said not to."""

import pytest
from fastmcp import Client, FastMCP
from mcp import MCPError

from pincite.core.settings import Settings
from pincite.server.app import TOOLS, create_server
from tests.server.network.serving import client, serving
from tests.tools.served import ERAS, said


@pytest.mark.parametrize("era", ERAS)
async def test_an_unknown_tool_is_answered_with_the_tools_that_there_are(era: str) -> None:
    async with Client(create_server(Settings()), mode=era) as connected:
        result = await connected.call_tool("verify\ncitations", {}, raise_on_error=False)

    assert result.is_error
    assert said(result) == "unknown_tool: there is no tool 'verify\ufffdcitations'; the tools are: " + ", ".join(
        function.__name__ for function in TOOLS
    )


async def test_a_caller_is_told_only_of_tools_that_it_may_call() -> None:
    token = "t" * 20
    with serving(token=f"{token}:read") as address:
        async with client(address, token=token) as connected:
            result = await connected.call_tool("verify_citations", {}, raise_on_error=False)

    assert "verify_provenance" in said(result)
    assert "stamp_citation" not in said(result)


@pytest.mark.parametrize("era", ERAS)
async def test_what_a_server_has_beside_our_tools_is_still_found_and_the_rest_is_not(era: str) -> None:
    server: FastMCP = create_server(Settings())
    server.tool(lambda: "a tool", name="own")
    server.resource("x://own", name="own")(lambda: "a resource")
    server.resource("x://{name}/part", name="part")(lambda name: f"part of {name}")
    server.prompt(lambda: "a prompt", name="own")
    async with Client(server, mode=era) as connected:
        found = [
            said(await connected.call_tool("own", {})),
            str(await connected.read_resource("x://own")),
            str(await connected.read_resource("x://its/part")),
            str(await connected.get_prompt("own")),
        ]
        with pytest.raises(MCPError, match="Resource not found"):
            await connected.read_resource("x://none")
        with pytest.raises(MCPError, match="Unknown prompt"):
            await connected.get_prompt("none")

    assert all(text in answer for text, answer in zip(("a tool", "a resource", "its", "a prompt"), found, strict=True))
