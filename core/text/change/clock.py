"""Times of day by value: "3:00 pm", "3 p.m." and "15:00" are one, and so are "9:30 Uhr", "9.30 Uhr" and "9 Uhr 30"."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span

_GAP: Final = "[ \u00a0\u202f]?"
_MINUTES: Final = rf"{_GAP}min(?:ut(?:es?|en|os))?\b\.?|m\b"
_TIME: Final = re.compile(
    r"(?<![\w:.,/])(?P<hour>[01]?\d|2[0-4])(?:(?P<point>[:.])(?P<minute>[0-5]\d))?"
    rf"(?:{_GAP}(?:(?P<half>[ap]\. ?m\b\.?|[ap]m\b)"
    rf"|(?P<o_clock>Uhr\b|h(?![^\W\d]))(?:{_GAP}(?P<behind>[0-5]\d)(?!\d)(?:(?:{_MINUTES}))?)?"
    rf"|(?P<hours>(?:hour|heure|hora)s?\b|Stunden?\b)(?:{_GAP}(?P<minutes>[0-5]?\d)(?:{_MINUTES}))?))?"
    r"(?!\w|:\d|[.,]\d)",
    re.IGNORECASE,
)
#: What an English hour is called, with its number ("12 noon") or, behind one of these words, without.
_NAMED: Final = re.compile(
    r"(?<![\w:.,/])(?:12(?::00)?[ \u00a0]|(?P<before>at|by|until|till|before|after|from|to|and|than) )"
    r"(?P<name>noon|midday|midnight)\b",
    re.IGNORECASE,
)
#: Hours of half a day.
_HALF: Final = 12


def tells_times(text: str, lexicon: Lexicon) -> bool:
    """Whether ``text`` has what says of itself that it is a time: "3 pm", "9:30 Uhr", "9h30"."""
    if lexicon.tag == "en" and _NAMED.search(text):
        return True
    return any(
        match["half"] or ((match["o_clock"] or match["hours"]) and _time(match, lexicon))
        for match in _TIME.finditer(text)
    )


def with_times(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """The marks, those of each time of day as one number: its hour, with minutes as a part of it.

    English has hours up to twelve with ``am`` or ``pm``; what says neither is read as a railway does. A number alone,
    and an hour alone ("9 Uhr", "9 h"), stays what it is, and so does what has a sign or a unit of its own: "UTC+5:30",
    "every 6 h 50 mg".
    """
    times = [time for match in _TIME.finditer(text) if (time := _time(match, lexicon)) is not None]
    if lexicon.tag == "en" and (named := [_named(match) for match in _NAMED.finditer(text)]):
        begun = {time.span.start for time in named}
        times = sorted([*named, *(time for time in times if time.span.start not in begun)], key=lambda time: time.span)
    if not times:
        return list(found)
    starts = [time.span.start for time in times]
    others, replaced = list[Mark](), list[tuple[Mark, int]]()
    torn: set[int] = set()
    for mark in found:
        # Times do not overlap: the last that begins before the end of a mark is the only one that it may cut.
        at = bisect_right(starts, mark.end - 1) - 1
        if mark.kind not in {"number", "unit"} or at < 0 or times[at].span.end <= mark.start:
            others.append(mark)
            continue
        replaced.append((mark, at))
        if mark.start < times[at].span.start or mark.end > times[at].span.end:
            torn.add(at)
    kept = others + [mark for mark, at in replaced if at in torn]
    kept += [
        Mark(time.span.start, time.span.end, "number", time.text, time)
        for at, time in enumerate(times)
        if at not in torn
    ]
    return sorted(kept, key=lambda mark: (mark.start, mark.end))


def _named(match: re.Match[str]) -> Number:
    start = match.start("name") if match["before"] else match.start()
    is_midnight = match["name"].lower() == "midnight"
    # It ends one day and begins the next: 24:00 and 0:00.
    readings = (Fraction(_HALF), Fraction(2 * _HALF)) if is_midnight else (Fraction(_HALF),)
    unit = "am" if is_midnight else "pm"
    return Number(Span(start, match.end()), match.string[start : match.end()], readings, unit)


def _time(match: re.Match[str], lexicon: Lexicon) -> Number | None:
    english = lexicon.tag == "en"
    half = (match["half"] or "")[:1].lower()
    if half and "." not in match["half"] and not english:
        return None  # "9 am Montag".
    behind = match["behind"] or match["minutes"]
    minute = match["minute"] or behind
    o_clock = (match["o_clock"] or match["hours"] or "").lower()
    if match["point"] == "." and not half and (not o_clock or (english and o_clock != "uhr")):
        return None  # "2.50 h" is two and a half hours where a point is a decimal one.
    if not half and minute is None:
        return None
    if match["minute"] and behind:
        return None
    hour = int(match["hour"])
    # An hour alone has its unit; with minutes it is a time however it is written.
    unit = f"{half}m" if half else "" if int(minute or 0) or not o_clock else "clock" if o_clock == "uhr" else "h"
    if english and (not half or hour > _HALF):
        unit = "pm" if _HALF <= hour < 2 * _HALF else "am"
    # 24:00 is the end of the day that 0:00 begins.
    if unit in {"am", "pm"} and hour < 2 * _HALF:
        hour = hour % _HALF or _HALF
    value = hour + Fraction(int(minute or 0), 60)
    return Number(Span(*match.span()), match[0], (value,), unit)
