"""The time zone that a time of day is told in: "15:00Z" and "15:00 UTC" are one, and "15:00" says nothing of it."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.text.change.hunks import Marks
from pincite.core.text.change.marks import Mark

_TIME: Final = (
    r"(?<![\d.,/:])\d{1,2}(?:[:.h]\d\d(?::\d\d)?(?: ?(?:h|Uhr))?| ?(?:h|Uhr))?(?: ?(?:[ap]\. ?m\.?|[ap]m|[AP]M))?"
)
_NAME: Final = (
    "UTC|GMT|[ECMP][SD]?T|AK[SD]T|HST|AST|ADT|NST|CET|CEST|WEST|WET|EEST|EET|BST|MEZ|MESZ|MSK|IST|JST|KST|SGT|HKT"
    "|A[ECW][SD]?T|NZ[SD]T|BRT|ART"
)
_OFFSET: Final = "[+\u2212-]\\d{1,2}(?::?\\d\\d)?"
_ZONED: Final = re.compile(
    f"{_TIME}(?:(?P<zulu>Z)|(?P<offset>[+\u2212-]\\d\\d:\\d\\d)| ?\\(?(?P<name>{_NAME})(?P<from>{_OFFSET})?)(?![\\w:])"
)
#: What tells that digits are a time of day, beside the zone.
_TOLD: Final = re.compile(r"[:h]\d\d|Uhr|[ap]\.? ?m|\dh| h|^\d\d?\.\d\d", re.IGNORECASE)
_SAME: Final = {"GMT": "UTC", "Z": "UTC", "MEZ": "CET", "MESZ": "CEST"}
_ZERO: Final = re.compile(r"[+-]0?0(?::?00)?")


def with_zones(text: str, found: Sequence[Mark]) -> list[Mark]:
    """The marks, and for each time zone behind a time of day one of its own."""
    zones = list(_zones(text))
    if not zones:
        return list(found)
    # What a zone is called is no name beside, and its offset no number.
    marks = Marks(found)
    named = {mark for zone in zones for mark in marks.touching(zone.start, zone.end) if zone.start <= mark.start}
    return sorted([*(mark for mark in found if mark not in named), *zones], key=lambda mark: (mark.start, mark.end))


def other_zones(before: Sequence[Mark], after: Sequence[Mark]) -> bool:
    """Whether a zone was lost, added or exchanged between the marks of one place in two texts."""
    zones = [{mark.key for mark in side if mark.kind == "zone"} for side in (before, after)]
    return zones[0] != zones[1]


def _zones(text: str) -> Iterator[Mark]:
    for match in _ZONED.finditer(text):
        start = min(match.start(group) for group in ("zulu", "offset", "name") if match[group])
        if not _TOLD.search(text[match.start() : start]):
            continue
        name = match["zulu"] or match["name"] or "UTC"
        name = _SAME.get(name, name)
        offset = (match["offset"] or match["from"] or "").replace("\u2212", "-")
        yield Mark(start, match.end(), "zone", name + ("" if _ZERO.fullmatch(offset) else _plain(offset)))


def _plain(offset: str) -> str:
    """An offset as a sign and numbers without zeros before them: "+02:00" is "+2"."""
    if not offset:
        return ""
    hours, _, minutes = offset[1:].partition(":")
    if not minutes and len(hours) > 2:
        hours, minutes = hours[:-2], hours[-2:]
    return f"{offset[0]}{int(hours)}" + (f":{minutes}" if int(minutes or 0) else "")
