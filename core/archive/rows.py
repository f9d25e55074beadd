"""The Internet Archive's own form of a TimeMap: a row of JSON for each capture, which says what was captured."""

import re
from datetime import datetime
from itertools import islice
from typing import Final

from pincite.core.archive.capture import is_same_page
from pincite.core.archive.moments import fourteen_digits, is_plausible
from pincite.core.archive.timemap import MAX_CAPTURES, TimeMap
from pincite.core.fetch.url import SourceURL
from pincite.core.ports import Capture

#: How such a list begins, and one row of it as far as it is read: urlkey, timestamp, original, mimetype, statuscode.
_HEAD: Final = re.compile(r'\s{0,80}\[\s{0,80}\["urlkey","timestamp","original","mimetype","statuscode"')
_ROW: Final = re.compile(
    r'\["[^"\\\[\]]{0,2000}","(\d{14})","([^"\\\[\]]{1,9000})","[^"\\\[\]]{0,200}","([^"\\\[\]]{0,10})"', re.ASCII
)
#: The page answered, or answered as it had before.
_ANSWERED: Final = frozenset({"200", "-"})
#: Captures are kept beside the lists.
_LISTS: Final = "timemap/"


def is_rows(text: str) -> bool:
    """Whether ``text`` is such a list."""
    return _HEAD.match(text) is not None


def parse_rows(text: str, *, page: str, at: SourceURL, now: datetime) -> TimeMap:
    """The captures of ``page`` in a list that answered ``at``; those of redirects and of error pages are left out."""
    prefix, lists, _ = at.text.partition(_LISTS)
    found: dict[datetime, str] = {}
    count = 0
    for row in islice(_ROW.finditer(text), MAX_CAPTURES + 1) if lists else ():
        count += 1
        moment, original, status = fourteen_digits(row[1]), row[2], row[3]
        if moment is None or status not in _ANSWERED or not is_plausible(moment, now=now):
            continue
        if is_same_page(original, page):
            found.setdefault(moment, f"{prefix}{row[1]}/{original}")
    captures = tuple(Capture(url, moment) for moment, url in sorted(found.items()))
    return TimeMap(captures=captures[:MAX_CAPTURES], cut=count > MAX_CAPTURES)
