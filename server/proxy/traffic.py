"""What passes between a client and a server, understood as far as stamping needs: which answer is whose result."""

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pydantic import JsonValue

from pincite.core.shapes.spliced import spliced
from pincite.server.gathered import changes, stamp_all, waiting
from pincite.server.output_schema import UNKNOWN

Message = Mapping[str, JsonValue]
#: Requests are told apart by their id: 1 and "1" are two.
_Id = tuple[type, JsonValue]

#: Bytes of a line that is looked into; a longer one passes as it is.
_LONGEST: Final = 16_000_000
#: Pages of a list of tools.
_PAGES: Final = 50
#: Begins the ids of the proxy's own requests.
_OWN: Final = "pincite-proxy-"
#: What a request of the era of 2026 says of its connection, in its ``_meta``.
_CONNECTION: Final = "io.modelcontextprotocol/"
_VERSION: Final = "io.modelcontextprotocol/protocolVersion"
#: JSON-RPC 2.0, 5.1: of the implementation's own.
_CLOSED: Final = -32000


@dataclass(frozen=True, slots=True)
class _Asked:
    """A request that waits for its answer."""

    method: str
    request_id: JsonValue
    tool: str = ""
    modern: bool = False


@dataclass(frozen=True, slots=True)
class Passed:
    """The lines that go on because of one that came."""

    to_client: list[bytes] = field(default_factory=list)
    to_server: list[bytes] = field(default_factory=list)
    #: The line waits until it is released.
    is_held: bool = False


class Traffic:
    """The open requests of one connection, and the tools that it has heard of. Both directions may call at once."""

    def __init__(self, *, sketch: bool, warn: Callable[[str], None]) -> None:
        self._sketch = sketch
        self._warn = warn
        self._lock = threading.Lock()
        self._open: dict[_Id, _Asked] = {}
        #: The output schema of every tool that has been listed; None where it has none.
        self._schemas: dict[str, JsonValue] = {}
        self._listing = False
        self._is_listed = False
        self._pages = 0
        #: Answers that wait for the list of tools, because what may be added to them stands there.
        self._held: list[tuple[bytes, Message, str]] = []
        #: What the client's requests say of their connection, as the proxy's own must say it too.
        self._connection: Message = {}
        self._is_modern = False

    def opens_anew(self, line: bytes) -> bool:
        """Whether the client shakes hands after the server has answered it in the newer era.

        Some clients do; many servers serve the era of their first request for good, and must be started again.
        """
        message = _read(line) if self._is_modern else None
        return message is not None and message.get("method") == "initialize"

    def from_client(self, line: bytes) -> list[bytes]:
        """The lines for the server: this one, and before it what the proxy itself must ask."""
        message = _read(line)
        method = message.get("method") if message is not None else None
        if message is None or not isinstance(method, str):
            return [line]
        params = message.get("params")
        params = params if isinstance(params, dict) else {}
        if "id" not in message:
            if method == "notifications/cancelled":  # Nobody will answer that request.
                with self._lock:
                    self._open.pop(_key(params.get("requestId")), None)
            return [line]
        meta = params.get("_meta")
        meta = meta if isinstance(meta, dict) else {}
        name = params.get("name")
        asked = _Asked(method, message["id"], name if isinstance(name, str) else "", _VERSION in meta)
        with self._lock:
            self._open[_key(message["id"])] = asked
            if method != "tools/call" or asked.tool in self._schemas or self._listing or self._is_listed:
                return [line]
            self._listing, self._pages = True, 0
            return [self._own_request({key: item for key, item in meta.items() if key.startswith(_CONNECTION)}), line]

    def from_server(self, line: bytes) -> Passed:
        """The lines for the client, results with their stamps; and for the server, what the proxy must still ask."""
        message = _read(line)
        if message is None:
            return Passed([line])
        if "method" in message:
            if message["method"] == "notifications/tools/list_changed":
                with self._lock:
                    self._schemas.clear()
                    self._is_listed = False
            return Passed([line])
        with self._lock:
            asked = self._open.pop(_key(message.get("id")), None)
            result = message.get("result")
            if asked is None:
                return Passed([line])
            self._is_modern = self._is_modern or (asked.modern and result is not None)
            if asked.method == "tools/list" and isinstance(result, dict):
                self._learn(result)
            is_own = isinstance(asked.request_id, str) and asked.request_id.startswith(_OWN)
            if is_own:
                more = self._next_page(asked, result)
                if more is not None:
                    return Passed([], [more])
            elif asked.method == "tools/call" and self._must_wait(asked.tool, result):
                self._held.append((line, message, asked.tool))
                return Passed(is_held=True)
        if is_own:
            return Passed(self.release())
        return Passed([self._stamped(line, message, asked.tool) if asked.method == "tools/call" else line])

    def release(self) -> list[bytes]:
        """The answers that waited for the list of tools, which has come or never will."""
        with self._lock:
            held, self._held, self._listing, self._is_listed = self._held, [], False, True
        return [self._stamped(*one) for one in held]

    def close(self, reason: str) -> list[bytes]:
        """What the client hears where the server has ended without an answer."""
        lines = self.release()
        with self._lock:
            left, self._open = self._open, {}
            self._schemas, self._is_listed, self._is_modern = {}, False, False
        for asked in left.values():
            if not (isinstance(asked.request_id, str) and asked.request_id.startswith(_OWN)):
                error = {"code": _CLOSED, "message": reason}
                lines.append(json.dumps({"jsonrpc": "2.0", "id": asked.request_id, "error": error}).encode())
        return lines

    def _own_request(self, meta: Mapping[str, JsonValue], cursor: str = "") -> bytes:
        self._pages += 1
        request_id = f"{_OWN}{self._pages}"
        params: dict[str, JsonValue] = {"_meta": {**meta}} if meta else {}
        if cursor:
            params["cursor"] = cursor
        self._connection = meta
        self._open[_key(request_id)] = _Asked("tools/list", request_id)
        return json.dumps({"jsonrpc": "2.0", "id": request_id, "method": "tools/list", "params": params}).encode()

    def _next_page(self, asked: _Asked, result: JsonValue) -> bytes | None:
        cursor = result.get("nextCursor") if isinstance(result, dict) else None
        if not isinstance(cursor, str) or not cursor or self._pages >= _PAGES:
            return None
        return self._own_request(self._connection, cursor)

    def _learn(self, result: Message) -> None:
        tools = result.get("tools")
        for tool in tools if isinstance(tools, list) else ():
            if isinstance(tool, dict) and isinstance(name := tool.get("name"), str):
                self._schemas[name] = tool.get("outputSchema")

    def _must_wait(self, tool: str, result: JsonValue) -> bool:
        return (
            self._listing
            and tool not in self._schemas
            and isinstance(result, dict)
            and result.get("structuredContent") is not None
        )

    def _stamped(self, line: bytes, message: Message, tool: str) -> bytes:
        result = message.get("result")
        if not isinstance(result, dict) or result.get("isError"):
            return line
        try:
            return self._with_stamps(line, result, self._schemas.get(tool, UNKNOWN))
        except Exception as error:  # No fault of stamping may lose a result.
            self._warn(f"a result of {tool[:100]!r} has no stamps: {type(error).__name__}: {error}"[:500])
            return line

    def _with_stamps(self, line: bytes, result: Message, schema: object) -> bytes:
        structured, content = result.get("structuredContent"), result.get("content")
        texts = [_text(block) for block in content] if isinstance(content, list) else []
        found = waiting(structured, texts)
        if not found:
            return line
        stamp_all(found, sketch=self._sketch)
        new = changes(structured, found, schema)
        edits = [(("result", "structuredContent", *at), thing) for at, thing in new.structured]
        edits += [(("result", "content", block, "text"), text) for block, text in new.texts.items()]
        written = spliced(line.decode(), edits)
        return line if written is None else written.encode()


def is_message(line: bytes) -> bool:
    """Whether a line may be a message at all; what a server prints by mistake is none."""
    return line.lstrip()[:1] in (b"{", b"[")


def _read(line: bytes) -> Message | None:
    if len(line) > _LONGEST:
        return None
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) else None


def _key(request_id: JsonValue) -> _Id:
    return (type(request_id), request_id if isinstance(request_id, (str, int, float)) else None)


def _text(block: JsonValue) -> str | None:
    is_text = isinstance(block, dict) and block.get("type") == "text"
    text = block.get("text") if is_text and isinstance(block, dict) else None
    return text if isinstance(text, str) else None
