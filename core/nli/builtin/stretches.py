"""Which end of a stretch of time is meant: what lasted from 1914 to 1918 began in 1914 and ended in 1918."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding

_TO: Final = frozenset(
    {"to", "until", "till", "through", "bis", "bis zum", "al", "hasta el", "hasta", "a", "au", "at\u00e9"}
)
_FROM: Final = frozenset({"from", "vom", "von", "de", "del", "desde", "du", "depuis"})
_ABOUT: Final = 0.5
_STRETCH: Final = re.compile(
    r"\b(?:from|between|von|de|desde|entre|zwischen|du|depuis) (?P<first>[12]\d{3}) "
    r"(?:to|until|till|and|bis|a|hasta|y|at\u00e9|e|\u00e0|jusqu['\u2019]en|et|und) (?P<last>[12]\d{3})\b",
    re.IGNORECASE,
)
_BEGAN: Final = re.compile(
    r"\b(?:began|begins?|opens?|opened|started|starts?|broke out|begann|anfing|startete|empez\u00f3|"
    r"comenz\u00f3|commenc\u00e9|d\u00e9but\u00e9|"
    r"come\u00e7ou|iniciou)\b",
    re.IGNORECASE,
)
_ENDED: Final = re.compile(
    r"\b(?:ended|ends?|closes?|closed|finished|endete|acab\u00f3|termin\u00f3|finaliz\u00f3|"
    r"termin\u00e9e?|achev\u00e9e?|terminou|acabou)\b",
    re.IGNORECASE,
)
_YEAR: Final = re.compile(r"\b[12]\d{3}\b")


def stretch_findings(aligned: Alignment) -> list[Finding]:
    """Where a claim dates the beginning of a thing by its end, or the end by its beginning."""
    claim, premise = aligned.claim.text, aligned.premise.text
    if (told := _dated(aligned)) is not None:
        return told
    stretches = list(_STRETCH.finditer(premise))
    began, ended, years = _BEGAN.search(claim), _ENDED.search(claim), _YEAR.findall(claim)
    if len(stretches) != 1 or bool(began) == bool(ended) or len(years) != 1 or aligned.about < _ABOUT:
        return []
    if aligned.claim.denials or aligned.premise.denials or _BEGAN.search(premise) or _ENDED.search(premise):
        return []
    own, other = ("first", "last") if began else ("last", "first")
    said = stretches[0][own]
    if years[0] == said or years[0] != stretches[0][other]:
        return []
    return [Finding("date", "contradicts", f"premise says {said}, claim says {years[0]}", plain=True)]


def _dated(aligned: Alignment) -> list[Finding] | None:
    """The same of two days: "from 3 May to 30 September"; None where there are none."""
    claim, premise = aligned.claim, aligned.premise
    began, ended = _BEGAN.search(claim.text), _ENDED.search(claim.text)
    days = [one for one in premise.dates if one.date is not None and one.date.readings[0][1] is not None]
    if len(days) != 2 or len(claim.dates) != 1 or bool(began) == bool(ended) or aligned.about < _ABOUT:
        return None
    between = premise.text[days[0].span.end : days[1].span.start].strip().casefold()
    before = premise.text[: days[0].span.start].casefold().split()[-2:]
    if between not in _TO or not _FROM & set(before) or claim.denials or premise.denials:
        return None
    first, last = (one.date.readings for one in days if one.date is not None)
    said = claim.dates[0].date
    own, other = (first, last) if began else (last, first)
    if said is None or said.readings != other or said.readings == own:
        return None
    shown = days[0 if began else 1].text
    return [Finding("date", "contradicts", f"premise says {shown}, claim says {said.text}", plain=True)]
