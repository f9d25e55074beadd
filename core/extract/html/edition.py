"""Which revision a page says it is: the edition of a scripture's chapter, or a version that it states outright."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from pincite.core.extract.html.data import of_main_entity

#: Hidden inputs that name the publication a page is of.
INPUTS: Final = frozenset({"docid", "englishsym", "pubyear", "issue"})
#: The id of a verse: book, chapter, verse and part, as in ``v43-3-16-1``.
VERSE_ID: Final = re.compile(r"v\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3}")

_SYMBOL: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,30}")
_YEAR: Final = re.compile(r"[12]\d{3}")
_NUMBER: Final = re.compile(r"\d{1,12}")
_VERSION: Final = re.compile(r"[\w.+:/-]{1,64}(?: [\w.+:/-]{1,64}){0,3}")
_MAX_VERSION: Final = 64


def revision(stated: Iterable[str], inputs: Mapping[str, str], verses: int, linked_data: Iterable[str]) -> str:
    """The revision as the page states it, or empty.

    ``inputs`` are the hidden inputs of ``INPUTS`` and ``verses`` how many elements are verses by class and id: a page
    with both is of the edition ``SYMBOL YEAR``. ``stated`` is what ``<meta name=revision>`` says, ``linked_data`` the
    texts of JSON-LD (its ``version``). Of two that differ in one place, neither is believed.
    """
    if verses and (edition := _edition(inputs)):
        return edition
    return _agreed(stated) or _agreed(of_main_entity(linked_data, "version"))


def _edition(inputs: Mapping[str, str]) -> str:
    symbol, year, issue = (inputs.get(name, "") for name in ("englishsym", "pubyear", "issue"))
    if not (_SYMBOL.fullmatch(symbol) and _YEAR.fullmatch(year) and _NUMBER.fullmatch(inputs.get("docid", ""))):
        return ""
    # A scripture has no issues: "0" says so.
    return f"{symbol} {year} {issue}" if _NUMBER.fullmatch(issue) and issue.strip("0") else f"{symbol} {year}"


def _agreed(texts: Iterable[str]) -> str:
    """The one thing that all of the ``texts`` say, where it can be a version: a few short words, one with a digit."""
    said = {text.strip() for text in texts}
    text = said.pop() if len(said) == 1 else ""
    can_be = len(text) <= _MAX_VERSION and _VERSION.fullmatch(text) and any(map(str.isdigit, text))
    return text if can_be else ""
