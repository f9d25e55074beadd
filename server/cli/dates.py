"""A date that a person typed is one, or the call was wrong."""

import re
from datetime import datetime
from typing import Final

from pincite.core.errors import InputError
from pincite.server.cli.exits import UsageError

#: Dates that sources state and ``datetime`` does not read (ISO 8601, reduced accuracy).
_MONTH_OR_YEAR: Final = re.compile(r"(?!0000)\d{4}(?:-(?:0[1-9]|1[0-2]))?", re.ASCII)


def date(text: str, option: str) -> str:
    """The date in ``text``, without the space around it; raises ``UsageError`` naming ``option`` when it is none.

    What pages state of themselves is kept as they write it (CONTRACT 1); a slip of the hand is not theirs.
    """
    written = text.strip()
    if not written or _MONTH_OR_YEAR.fullmatch(written):
        return written
    from pincite.core.verify.since import moment

    if moment(written) is None:
        raise UsageError(
            f"{option} is no date: {written[:40]!r}. Write it like 2026-01-31, 2026-01-31T12:00:00Z, 2026-01 or 2026."
        )
    return written


def since(text: str) -> datetime | None:
    """The moment of ``--since``, or None where nothing is given; raises ``UsageError`` when it is none."""
    from pincite.core.verify.since import parse_since

    try:
        return parse_since(text)
    except InputError as error:
        raise UsageError(str(error).replace("`since`", "--since", 1)) from None
