"""An expected error is an answer like any other: its words go to the caller, and into no log and no trace."""

import logging
from collections.abc import Mapping
from typing import Any

import pydantic
from fastmcp.exceptions import FastMCPError, ToolError, ValidationError
from fastmcp.tools import ToolResult
from fastmcp.tools.function_tool import FunctionTool
from mcp import MCPError
from opentelemetry.trace import Status, StatusCode, get_current_span

#: Faults of arguments named in one answer.
_NAMED = 5
#: Faults of a caller who does not know what the arguments are called.
_MISNAMED = {"unexpected_keyword_argument", "missing_argument", "missing_keyword_only_argument"}
_LOG = logging.getLogger("pincite")


class AnsweringTool(FunctionTool):
    """A tool whose errors are results. FastMCP would write their text, and page text with it, into its spans."""

    # Any: FastMCP's own signature.
    async def run(self, arguments: dict[str, Any]) -> ToolResult:
        """What the tool answers, or an error that says what to do; a surprise is logged, and masked."""
        try:
            return await super().run(arguments)
        except ToolError as error:
            return _error(str(error))
        except ValidationError as error:
            # FastMCP sends the text of a pydantic error, input and all; this sends one sentence a fault.
            cause = error.__cause__
            if not isinstance(cause, pydantic.ValidationError):
                raise
            said = _sentences(cause)
            if any(fault["type"] in _MISNAMED for fault in cause.errors(include_url=False, include_input=False)):
                said = f"{said}; the arguments of {self.name} are: {', '.join(self.parameters.get('properties', ()))}"
            return _error(f"invalid_arguments: {said}")
        except (FastMCPError, MCPError):
            raise
        except Exception as error:
            _LOG.exception("the tool %s failed", self.name)
            return _error(f"Error calling tool {self.name!r}", code=type(error).__name__)


def _error(text: str, code: str = "") -> ToolResult:
    span = get_current_span()
    if span.is_recording():
        code = code or text.partition(":")[0][:40]
        span.set_attribute("error.type", code)
        span.set_status(Status(StatusCode.ERROR, code))
    return ToolResult(content=text, is_error=True)


def _sentences(error: pydantic.ValidationError) -> str:
    faults = error.errors(include_url=False, include_input=False)
    named = [f"{_place(fault['loc'])}: {_said(fault)}" for fault in faults[:_NAMED]]
    more = len(faults) - len(named)
    return "; ".join([*named, f"and {more} more"] if more else named)


def _said(fault: Mapping[str, object]) -> str:
    """What is wrong and what would be right; pydantic's own words where they say so."""
    known = fault.get("ctx")
    if fault["type"] == "too_long" and isinstance(known, Mapping) and known.get("field_type") == "Value":
        # A text that may be left out is no string to pydantic, which counts its items.
        return f"Input should have at most {known['max_length']} characters, not {known['actual_length']}"
    if fault["type"] in ("bool_parsing", "bool_type"):
        return "Input should be true or false"
    return str(fault["msg"])


def _place(loc: tuple[int | str, ...]) -> str:
    name = ".".join(str(part) for part in loc) or "arguments"
    return name.encode("utf-8", "replace").decode()[:100]
