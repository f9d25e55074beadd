"""Times of day by value: "3:00 pm", "3 p.m." and "15:00" are one, and so are "9:30 Uhr", "9.30 Uhr" and "9 Uhr 30"."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span

_TIME: Final = re.compile(
    r"(?<![\w:.,/])(?P<hour>[01]?\d|2[0-4])(?:(?P<point>[:.])(?P<minute>[0-5]\d))?"
    r"(?:[ \u00a0\u202f]?(?:(?P<half>[ap]\. ?m\b\.?|[ap]m\b)|(?P<o_clock>Uhr\b|h(?![^\W\d]))"
    r"(?:[ \u00a0\u202f]?(?P<behind>[0-5]\d)(?!\d))?))?"
    r"(?!\w|:\d|[.,]\d)",
    re.IGNORECASE,
)
#: The units that an hour alone has there.
_O_CLOCK: Final = {"uhr": "clock", "h": "h"}
#: Hours of half a day.
_HALF: Final = 12


def with_times(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """The marks, those of each time of day as one number: its hour, with minutes as a part of it.

    English has hours up to twelve with ``am`` or ``pm``; what says neither is read as a railway does. A number alone,
    and an hour alone ("9 Uhr", "9 h"), stays what it is.
    """
    times = [time for match in _TIME.finditer(text) if (time := _time(match, lexicon)) is not None]
    if not times:
        return list(found)
    kept = [
        mark
        for mark in found
        if mark.kind not in {"number", "unit"}
        or not any(time.span.start < mark.end and mark.start < time.span.end for time in times)
    ]
    kept += [Mark(time.span.start, time.span.end, "number", time.text, time) for time in times]
    return sorted(kept, key=lambda mark: (mark.start, mark.end))


def _time(match: re.Match[str], lexicon: Lexicon) -> Number | None:
    english = lexicon.tag == "en"
    half = (match["half"] or "")[:1].lower()
    if half and "." not in match["half"] and not english:
        return None  # "9 am Montag".
    minute = match["minute"] or match["behind"]
    if match["point"] == "." and not (half or match["o_clock"]):
        return None
    if not half and minute is None:
        return None
    if match["minute"] and match["behind"]:
        return None
    hour = int(match["hour"])
    # An hour alone has its unit; with minutes it is a time however it is written.
    unit = f"{half}m" if half else "" if int(minute or 0) else _O_CLOCK.get((match["o_clock"] or "").lower(), "")
    if english and (not half or hour > _HALF):
        unit = "pm" if _HALF <= hour < 2 * _HALF else "am"
    if unit in {"am", "pm"}:
        hour = hour % _HALF or _HALF
    value = hour + Fraction(int(minute or 0), 60)
    return Number(Span(*match.span()), match[0], (value,), unit)
