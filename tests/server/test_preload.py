"""A call waits for the imports that it needs, and brings them about where nothing else has."""

import anyio
from anyio.lowlevel import checkpoint
from fastmcp.server.middleware import MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.types import CallToolRequestParams

from pincite.server.preload import Preloading


async def test_a_call_that_comes_first_waits_until_all_is_imported() -> None:
    ran: list[str] = []
    preloading = Preloading(ready=lambda: ran.append("ready"))

    async def call_next(context: MiddlewareContext[CallToolRequestParams]) -> ToolResult:
        ran.append(context.message.name)
        return ToolResult(content="")

    def named(name: str) -> MiddlewareContext[CallToolRequestParams]:
        return MiddlewareContext(message=CallToolRequestParams(name=name))

    with anyio.fail_after(30):
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(preloading.on_call_tool, named("first"), call_next)
            for _ in range(20):
                await checkpoint()
            early = [*ran]
            preloading.start()
        await preloading.on_call_tool(named("second"), call_next)

    assert (early, ran) == ([], ["ready", "first", "second"])
