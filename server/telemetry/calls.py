"""Calls of tools are counted by what came of them."""

import re
import time
from collections.abc import Collection

from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.types import CallToolRequestParams, TextContent

from pincite.server.telemetry.metrics import Metrics

#: The code that begins the message of an error.
_CODE = re.compile(r"[a-z_]{1,40}(?=:)")


class CountedCalls(Middleware):
    """FastMCP middleware: ``pincite_call_seconds`` by tool and outcome, and how many calls are running."""

    def __init__(self, metrics: Metrics, tools: Collection[str]) -> None:
        self.metrics = metrics
        self._tools = frozenset(tools)

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call and count it."""
        # A client may name anything.
        tool = context.message.name if context.message.name in self._tools else "unknown"
        outcome, began = "error", time.perf_counter()
        self.metrics.begin("call")
        try:
            result = await call_next(context)
            outcome = _outcome(result)
            return result
        except Exception as error:
            outcome = _code(str(error))
            raise
        except BaseException:
            outcome = "cancelled"
            raise
        finally:
            self.metrics.end("call")
            self.metrics.observe("call", time.perf_counter() - began, tool=tool, outcome=outcome)


def _outcome(result: ToolResult) -> str:
    if not result.is_error:
        return "ok"
    return next((_code(block.text) for block in result.content if isinstance(block, TextContent)), "error")


def _code(text: str) -> str:
    found = _CODE.match(text)
    return found[0] if found else "error"
