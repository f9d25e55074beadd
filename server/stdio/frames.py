"""One line of the wire as a message, or as the error that its sender gets instead of silence; and back."""

import json
import re
from dataclasses import dataclass
from typing import TypeGuard

import mcp_types as types
from mcp.shared.message import SessionMessage
from pydantic import JsonValue, ValidationError

#: JSON-RPC 2.0, section 5.1.
_PARSE_ERROR = -32700
_INVALID_REQUEST = -32600
_INTERNAL_ERROR = -32603

#: An id among the first members, where clients write it that keep the order of the specification, and as the last.
_ID = rb'"id"\s{0,9}:\s{0,9}(\d{1,15}|"[\w-]{1,80}")'
_MEMBER = rb'\s{0,9}"(?:jsonrpc|method)"\s{0,9}:\s{0,9}"[^"\\]{0,80}"\s{0,9},'
_ID_FIRST = re.compile(rb"\s{0,9}\{(?:" + _MEMBER + rb"){0,2}\s{0,9}" + _ID)
_ID_LAST = re.compile(_ID + rb"\s{0,9}\}\s{0,9}\Z")
_END = 400

_SURROGATES = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Refusal:
    """A line that holds no message, and the answer that its sender gets."""

    answer: types.JSONRPCError


def parse(line: bytes) -> types.JSONRPCMessage | Refusal:
    """The message in ``line``, or why there is none.

    A lone surrogate (``"\\ud800"`` is legal JSON, but no Unicode text) is let through inside ``params``: the tool
    that it was meant for answers for it.
    """
    try:
        message = types.jsonrpc_message_adapter.validate_json(line, by_name=False)
    except ValidationError:
        return _read_leniently(line)
    # A request whose id is null reads as a notification, which nobody would answer.
    return _read_leniently(line) if isinstance(message, types.JSONRPCNotification) and b'"id"' in line else message


def _read_leniently(line: bytes) -> types.JSONRPCMessage | Refusal:
    try:
        data: JsonValue = json.loads(line)
    except RecursionError:
        return _refuse(_id_at_an_end(line), _INVALID_REQUEST, "Invalid request: nested too deeply")
    except ValueError:
        return _refuse(None, _PARSE_ERROR, "Parse error: the line is not JSON")
    if isinstance(data, list):
        return _refuse(None, _INVALID_REQUEST, "Invalid request: this protocol has no batches")
    if isinstance(data, dict) and "id" in data and not _is_id(data["id"]):
        return _refuse(None, _INVALID_REQUEST, "Invalid request: the id is neither text nor a number")
    try:
        return types.jsonrpc_message_adapter.validate_python(data, by_name=False)
    except ValidationError:
        given = data.get("id") if isinstance(data, dict) else None
        return _refuse(given, _INVALID_REQUEST, "Invalid request: not a JSON-RPC 2.0 message")


def refuse_long(beginning: bytes, longest: int) -> Refusal:
    """The answer to a line of more than ``longest`` bytes, of which only the ``beginning`` is known."""
    found = _ID_FIRST.match(beginning)
    request_id: JsonValue = json.loads(found[1]) if found else None
    return _refuse(request_id, _INVALID_REQUEST, f"Invalid request: more than {longest} bytes")


def serialize(message: SessionMessage) -> bytes:
    """``message`` as one line of UTF-8; a lone surrogate in it becomes U+FFFD."""
    try:
        text = message.message.model_dump_json(by_alias=True, exclude_unset=True)
    except ValueError:
        text = _write_leniently(message.message)
    return text.encode() + b"\n"


def _write_leniently(message: types.JSONRPCMessage) -> str:
    try:
        data = message.model_dump(by_alias=True, exclude_unset=True)
        return _SURROGATES.sub("\ufffd", json.dumps(data, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):
        # Whoever asked must hear something, or waits for ever.
        given = getattr(message, "id", None)
        return _refuse(given, _INTERNAL_ERROR, "Internal error: the answer cannot be written").answer.model_dump_json()


def _id_at_an_end(line: bytes) -> JsonValue:
    """The id of a request that cannot be read, if it is its first member but two, or its last."""
    found = _ID_FIRST.match(line[:_END]) or _ID_LAST.search(line[-_END:])
    return json.loads(found[1]) if found else None


def _is_id(value: JsonValue) -> TypeGuard[int | str]:
    if isinstance(value, str):
        return _SURROGATES.search(value) is None
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse(request_id: JsonValue, code: int, message: str) -> Refusal:
    known = request_id if _is_id(request_id) else None
    return Refusal(types.JSONRPCError(jsonrpc="2.0", id=known, error=types.ErrorData(code=code, message=message)))
