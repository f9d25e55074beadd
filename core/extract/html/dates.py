"""When a page says that it was published: its data, its meta tags and its marked times, in that order."""

import re
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final

from pincite.core.extract.html.data import of_main_entity
from pincite.core.extract.html.tags import words
from pincite.core.text.dates import Reading, dates

#: Code points of a date as a page writes it.
MAX_DATE: Final = 64
#: Statements of one page that are looked at.
MAX_STATEMENTS: Final = 64

#: What ``<time>`` and microdata say, among the names of meta tags.
MARKED: Final = "itemprop=datepublished"
#: Names of ``<meta>`` (name, property or itemprop), lower-case, the most explicit first. None is a date of change.
NAMES: Final = (
    "article:published_time",
    "citation_publication_date",
    "dcterms.issued",
    "dc.date.issued",
    "dcterms.created",
    "dc.date.created",
    "citation_date",
    "parsely-pub-date",
    "datepublished",
    "publication_date",
    "pubdate",
    "publishdate",
    "dc.date",
    "date",
    MARKED,
)
_ISO: Final = re.compile(
    r"([12]\d{3})(?:-?(\d\d)(?:-?(\d\d)(?:[T ]\d\d(?::?\d\d){0,2}(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?)?)?)?",
    re.IGNORECASE,
)
#: What may stand beside a date in words: a time of day and its zone, and the weekday in three letters (RFC 5322).
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_BESIDE: Final = frozenset(words("t z utc gmt am pm at h uhr est edt pst pdt cet cest mon tue wed thu fri sat sun"))
_MAX_DIGITS: Final = 12


def published(stated: Iterable[tuple[str, str]], linked_data: Iterable[str], language: str = "") -> str:
    """The date of publication as the page writes it, or empty.

    ``stated`` are names (``NAMES``) with what they say, ``linked_data`` the texts of JSON-LD. The first source that
    states a date is believed, and one that states two different ones states none.
    """
    if found := _agreed(of_main_entity(linked_data, "datePublished"), language):
        return found
    said: dict[str, list[str]] = {}
    for name, text in stated:
        said.setdefault(name, []).append(text)
    return next(filter(None, (_agreed(said.get(name, ()), language) for name in NAMES)), "")


def _agreed(texts: Sequence[str], language: str) -> str:
    """The first of the ``texts`` that are dates, provided that all of those are of one day."""
    if len(texts) > MAX_STATEMENTS:
        return ""  # A list of other pages, and each would have to be read.
    dated = [(text, readings) for text in texts if (readings := day(text, language))]
    return dated[0][0].strip() if dated and all(readings == dated[0][1] for _, readings in dated) else ""


def day(text: str, language: str = "") -> frozenset[Reading]:
    """What ``text`` may mean as one date (a year is enough); nothing where it is none, or more than one."""
    text = text.strip()
    if not text or len(text) > MAX_DATE or not text.isprintable():
        return frozenset()
    if found := _ISO.fullmatch(text):
        year, month, number = (int(part) if part else None for part in found.groups())
        return frozenset(filter(_exists, [(year, month, number)]))
    # Machines write their dates in English, whatever the page is written in.
    return _in_words(text, language) or _in_words(text, "en")


def _in_words(text: str, language: str) -> frozenset[Reading]:
    written = dates(text, language)
    dated = [one for one in written if any(year for year, _, _ in one.readings)]
    rest = list(text)
    for one in written:
        rest[one.span.start : one.span.end] = " " * (one.span.end - one.span.start)
    beside = "".join(rest)
    if len(dated) != 1 or sum(map(str.isdigit, beside)) > _MAX_DIGITS:
        return frozenset()
    if not _BESIDE.issuperset(word.lower() for word in _LETTERS.findall(beside)):
        return frozenset()
    return frozenset(filter(_exists, dated[0].readings))


def _exists(reading: Reading) -> bool:
    """Whether the calendar has the day; a page without a date may say 0001-01-01."""
    year, month, number = reading
    try:
        return year is not None and year >= 1000 and bool(date(year, month or 1, number or 1))
    except ValueError:
        return False
