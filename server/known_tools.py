"""Whoever calls a tool that does not exist is told which do."""

from fastmcp.exceptions import NotFoundError
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.types import CallToolRequestParams

#: Code points of the name that the answer repeats.
_SHOWN = 80


class KnownTools(Middleware):
    """FastMCP says no more than that the tool is unknown, and a model then guesses again."""

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call, or name the tools that this caller may call."""
        try:
            return await call_next(context)
        except NotFoundError:
            if context.fastmcp_context is None:
                raise
            known = [tool.name for tool in await context.fastmcp_context.fastmcp.list_tools()]
            if context.message.name in known:
                raise
            said = "".join(char if char.isprintable() else "\ufffd" for char in context.message.name[:_SHOWN])
            text = f"unknown_tool: there is no tool {said!r}; the tools are: {', '.join(known)}"
            return ToolResult(content=text, is_error=True)
