"""A call with wrong arguments is answered by what is wrong with them, and never by echoing them."""

import fastmcp.exceptions
import pydantic
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.types import CallToolRequestParams

#: Faults named in one answer.
_NAMED = 5


class FriendlyArguments(Middleware):
    """FastMCP sends the text of a pydantic error, input and all; this sends one sentence a fault."""

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call, and translate the error of its arguments."""
        try:
            return await call_next(context)
        except fastmcp.exceptions.ValidationError as error:
            cause = error.__cause__
            if not isinstance(cause, pydantic.ValidationError):
                raise
            raise fastmcp.exceptions.ToolError(f"invalid_arguments: {_sentences(cause)}") from None


def _sentences(error: pydantic.ValidationError) -> str:
    faults = error.errors(include_url=False, include_input=False, include_context=False)
    named = [f"{_place(fault['loc'])}: {fault['msg']}" for fault in faults[:_NAMED]]
    more = len(faults) - len(named)
    return "; ".join([*named, f"and {more} more"] if more else named)


def _place(loc: tuple[int | str, ...]) -> str:
    name = ".".join(str(part) for part in loc) or "arguments"
    return name.encode("utf-8", "replace").decode()[:100]
