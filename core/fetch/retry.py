"""A failure that may pass is tried again a little later, never at the same moment as everyone else.

Full jitter: the pause is drawn evenly from nothing to a bound that doubles (Brooker, "Exponential Backoff And
Jitter", 2015). A server that names its own pause (Retry-After, RFC 9110 10.2.3) is obeyed instead.
"""

from collections.abc import Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime

#: Seconds: the bound of the first pause.
BASE = 0.5


def backoff(attempt: int, chance: float) -> float:
    """Seconds before a further attempt, after ``attempt`` others; ``chance`` is in [0, 1)."""
    return chance * BASE * 2.0**attempt


def retry_after(headers: Mapping[str, str], *, now: float) -> float | None:
    """The seconds that a server asks to be left alone, or None; ``now`` is seconds since 1970.

    A date is read by the server's own clock where it sends one.
    """
    value = headers["retry-after"].strip() if "retry-after" in headers else ""
    if value.isascii() and value.isdigit():
        return float(value) if len(value) <= 9 else 1e9
    until = http_date(value)
    if until is None:
        return None
    sent = http_date(headers["date"]) if "date" in headers else None
    return max(0.0, until - (now if sent is None else sent))


def http_date(text: str) -> float | None:
    """An HTTP-date in any of its forms (RFC 9110, 5.6.7) as seconds since 1970, or None."""
    if not text or len(text) > 64:
        return None
    try:
        moment = parsedate_to_datetime(text)
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError, TypeError, IndexError):
        return None
