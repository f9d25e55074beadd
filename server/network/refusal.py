"""What is refused before anything of it is read has an answer that a client of the protocol understands."""

from collections.abc import Mapping

from pydantic import JsonValue
from starlette.responses import JSONResponse

from pincite.server.limits import Over

#: JSON-RPC 2.0 leaves this range to servers.
_REFUSED = -32_000


def refusal(
    status: int, message: str, headers: Mapping[str, str], data: dict[str, JsonValue] | None = None
) -> JSONResponse:
    """A JSON-RPC error to a request whose id is not known, under an HTTP ``status``."""
    error: dict[str, JsonValue] = {"code": _REFUSED, "message": message, **({} if data is None else {"data": data})}
    return JSONResponse({"jsonrpc": "2.0", "id": None, "error": error}, status, headers=headers)


def over_limit(over: Over) -> JSONResponse:
    """429, with the seconds after which the request may be sent again."""
    return refusal(429, over.message, {"retry-after": str(over.retry_after)}, over.data)
