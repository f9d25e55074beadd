"""Whoever asks for a tool, a resource or a prompt that does not exist is told so, and no trace holds the name.

FastMCP writes it into its span, whatever it is and however long, and so would an exporter pass on the URL or the words
that a model has taken for a name.
"""

from collections.abc import Collection
from typing import Any

from fastmcp import FastMCP
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp import MCPError
from mcp.types import INVALID_PARAMS, CallToolRequestParams, GetPromptRequestParams, ReadResourceRequestParams
from opentelemetry.trace import Status, StatusCode, get_current_span

#: Code points of the name that the answer repeats.
_SHOWN = 80


class KnownNames(Middleware):
    """What does not exist is answered before FastMCP looks for it; a model that is told no more guesses again."""

    def __init__(self, tools: Collection[str]) -> None:
        """``tools`` are known to exist, and not looked for."""
        self._tools = frozenset(tools)

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call, or name the tools that this caller may call."""
        server, name = _server(context), context.message.name
        if server is None or name in self._tools or await server.get_tool(name) is not None:
            return await call_next(context)
        known = [tool.name for tool in await server.list_tools()]
        _call_it_by_its_method()
        said = "".join(char if char.isprintable() else "\ufffd" for char in name[:_SHOWN])
        text = f"unknown_tool: there is no tool {said!r}; the tools are: {', '.join(known)}"
        return ToolResult(content=text, is_error=True)

    # Any: whatever a resource is read as, and the same of a prompt.
    async def on_read_resource(
        self,
        context: MiddlewareContext[ReadResourceRequestParams],
        call_next: CallNext[ReadResourceRequestParams, Any],
    ) -> Any:
        """Read the resource; raises ``MCPError`` where there is none."""
        server, uri = _server(context), str(context.message.uri)
        if server is not None and not (await server.get_resource(uri) or await server.get_resource_template(uri)):
            raise MCPError(INVALID_PARAMS, "Resource not found", {"uri": uri})
        return await call_next(context)

    async def on_get_prompt(
        self,
        context: MiddlewareContext[GetPromptRequestParams],
        call_next: CallNext[GetPromptRequestParams, Any],
    ) -> Any:
        """Answer the prompt; raises ``MCPError`` where there is none."""
        server = _server(context)
        if server is not None and await server.get_prompt(context.message.name) is None:
            raise MCPError(INVALID_PARAMS, "Unknown prompt")
        return await call_next(context)


def _server(context: MiddlewareContext[Any]) -> FastMCP | None:
    return None if context.fastmcp_context is None else context.fastmcp_context.fastmcp


def _call_it_by_its_method() -> None:
    """The span is that of the call again: it has taken on the name of the list."""
    span = get_current_span()
    span.update_name("tools/call")
    span.set_attributes({"mcp.method.name": "tools/call", "error.type": "unknown_tool"})
    span.set_status(Status(StatusCode.ERROR, "unknown_tool"))
