"""A tool runs only for callers that have its scope, and the others are not shown it."""

from collections.abc import Sequence

import mcp.types as types
from fastmcp.exceptions import ToolError
from fastmcp.server.dependencies import get_access_token
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import Tool, ToolResult

from pincite.server.auth.scopes import scope_of


class ScopedTools(Middleware):
    """For servers that know their callers: what comes without a caller has no scope at all."""

    async def on_list_tools(
        self,
        context: MiddlewareContext[types.ListToolsRequest],
        call_next: CallNext[types.ListToolsRequest, Sequence[Tool]],
    ) -> Sequence[Tool]:
        """The tools that the caller may call."""
        scopes = _scopes()
        return [tool for tool in await call_next(context) if scope_of(tool.name) in scopes]

    async def on_call_tool(
        self,
        context: MiddlewareContext[types.CallToolRequestParams],
        call_next: CallNext[types.CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call; raises ``ToolError`` with the scope that it needs where the token has it not."""
        needed = scope_of(context.message.name)
        if needed not in _scopes():
            raise ToolError(f"insufficient_scope: this token may not do that; it needs the scope {needed}")
        return await call_next(context)


def _scopes() -> frozenset[str]:
    token = get_access_token()
    return frozenset(token.scopes) if token is not None else frozenset()
