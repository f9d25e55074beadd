"""Which citations are due: those read before a given time, or at a time that cannot be read (CONTRACT 4)."""

from datetime import UTC, date, datetime, time, timedelta

from pincite.core.errors import InputError
from pincite.core.stamp import as_utc

#: A stamp further in the future than clocks and time zones explain was not made by a clock.
_FUTURE = timedelta(days=1)
_EXPECTED = "Write it like 2026-01-31 or 2026-01-31T12:00:00Z."


def parse_since(value: object) -> datetime | None:
    """The time before which citations are due, in UTC; None (every citation is due) for null or empty text.

    A date, a datetime or text in ISO 8601; what has no zone is UTC and a date is its midnight. Raises InputError for
    anything else.
    """
    if value is None:
        return None
    if isinstance(value, str):
        return _written(value) if value.strip() else None
    if isinstance(value, datetime):
        try:
            return as_utc(value)
        except OverflowError:
            raise InputError(f"`since` is {value}, which is no moment of UTC. {_EXPECTED}") from None
    if isinstance(value, date):
        return datetime.combine(value, time(), UTC)
    raise InputError(f"`since` is a {type(value).__name__} and no date. {_EXPECTED}")


def _written(value: str) -> datetime:
    since = moment(value)
    if since is None:
        raise InputError(f"`since` is no date: {value[:40]!r}. {_EXPECTED}")
    return since


def moment(text: str) -> datetime | None:
    """An ISO 8601 date or time as UTC, or None when it is none."""
    try:
        # RFC 3339 writes its letters small too.
        return as_utc(datetime.fromisoformat(text.strip().upper()))
    except (ValueError, OverflowError):  # Overflow: year 1 or 9999 moved over the edge by its zone.
        return None


def is_recent(accessed_at: str, *, since: datetime, now: datetime) -> bool:
    """Whether a citation read at ``accessed_at`` is left out by ``since``; an unreadable time never is."""
    read_at = moment(accessed_at)
    return read_at is not None and since <= read_at <= now + _FUTURE
