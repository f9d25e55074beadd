"""Why a verdict is what it is: one code a cause (DESIGN 6)."""

from enum import StrEnum


class Reason(StrEnum):
    """The ``reason`` of a verdict: why a source could not be read, or why there is nothing to check."""

    # The request was never made.
    BLOCKED_ADDRESS = "blocked_address"
    BAD_URL = "bad_url"
    # No answer came.
    DNS = "dns"
    TLS = "tls"
    CONNECT = "connect"
    TIMEOUT = "timeout"
    DEADLINE = "deadline"
    FETCH_ERROR = "fetch_error"
    # The answer was a refusal.
    REDIRECT_LOOP = "redirect_loop"
    GONE = "gone"
    NOT_FOUND = "not_found"
    FORBIDDEN = "forbidden"
    LEGAL = "legal"
    THROTTLED = "throttled"
    SERVER_ERROR = "server_error"
    # The body could not be read whole, or not as text.
    TOO_LARGE = "too_large"
    TOO_SLOW = "too_slow"
    TRUNCATED = "truncated"
    UNSUPPORTED_TYPE = "unsupported_type"
    UNSUPPORTED_ENCODING = "unsupported_encoding"
    EMPTY = "empty"
    NO_TEXT_LAYER = "no_text_layer"
    EXTRACT_ERROR = "extract_error"
    # What answered was not the document.
    REDIRECTED_ELSEWHERE = "redirected_elsewhere"
    SOFT_404 = "soft_404"
    REDIRECTED_HOME = "redirected_home"
    PARKED = "parked"
    BOT_WALL = "bot_wall"
    CONSENT_WALL = "consent_wall"
    LOGIN = "login"
    PAYWALL = "paywall"
    JS_REQUIRED = "js_required"
    FRAMED = "framed"
    # There is no record to check against (status no_record).
    MALFORMED_HASH = "malformed_hash"
    MALFORMED_CITATION = "malformed_citation"
    EMPTY_HASH = "empty_hash"
