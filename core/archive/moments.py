"""The two ways in which archives write a time, read strictly: a date that is none is no capture's."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

_MONTHS: Final = {
    name: number for number, name in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), 1)
}
_RFC_1123: Final = re.compile(r"[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT", re.ASCII)
#: The web is no older, and a clock may run ahead by so much.
_FIRST: Final = datetime(1990, 1, 1, tzinfo=UTC)
_AHEAD: Final = timedelta(days=1)


def rfc_1123_date(text: str) -> datetime | None:
    """``Tue, 20 Jan 2004 10:30:00 GMT``, as Memento has it (RFC 7089, 2.1.1), in UTC; None for any other text."""
    found = _RFC_1123.fullmatch(text.strip())
    if found is None or (month := _MONTHS.get(found[2])) is None:
        return None
    return _moment(int(found[3]), month, int(found[1]), int(found[4]), int(found[5]), int(found[6]))


def fourteen_digits(text: str) -> datetime | None:
    """``20040120103000`` in UTC; None for digits that are no date."""
    return _moment(int(text[:4]), int(text[4:6]), int(text[6:8]), int(text[8:10]), int(text[10:12]), int(text[12:14]))


def is_plausible(moment: datetime, *, now: datetime) -> bool:
    """Whether a page can have been captured then."""
    return _FIRST <= moment <= now + _AHEAD


def _moment(year: int, month: int, day: int, hour: int, minute: int, second: int) -> datetime | None:
    try:
        return datetime(year, month, day, hour, minute, second, tzinfo=UTC)
    except ValueError:
        return None
