"""Values that any JSON writer can send: no lone surrogates, no NaN, no infinities."""

import math
import re
from datetime import datetime
from typing import Annotated

from pydantic import BeforeValidator, JsonValue

_SURROGATE = re.compile("[\ud800-\udfff]")
#: Deeper JSON than this is nobody's metadata; cutting it keeps the recursion below far from Python's limit.
_MAX_DEPTH = 50


def without_surrogates(value: str) -> str:
    """``value`` with each lone surrogate replaced by U+FFFD, so that it can be encoded as UTF-8."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", value)
    return value


def _sendable_text(value: object) -> object:
    return without_surrogates(value) if isinstance(value, str) else value


def _sendable_moment(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else _sendable_text(value)


def _sendable_json(value: object, depth: int = 0) -> object:
    if depth > _MAX_DEPTH:
        return None
    if isinstance(value, str):
        return without_surrogates(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {_sendable_text(key): _sendable_json(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_sendable_json(item, depth + 1) for item in value]
    return value


#: Text from anywhere (a model, a page, a caller), made encodable.
Text = Annotated[str, BeforeValidator(_sendable_text)]
#: A time in ISO 8601, as text or as the clock gave it.
Moment = Annotated[str, BeforeValidator(_sendable_moment)]
#: A JSON object from anywhere, made encodable at every depth.
Object = Annotated[dict[str, JsonValue], BeforeValidator(_sendable_json)]
