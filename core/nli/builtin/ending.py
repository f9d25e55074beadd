"""Where a thing ends that went on for a stretch of time: what is open from nine to six closes at six."""

import re
from dataclasses import replace
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment, Match
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.hours import CLOCK, HOUR
from pincite.core.nli.builtin.quantity import HUGE, Quantity
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.weekdays import weekdays
from pincite.core.text.lexicon import words

_COURSE: Final = frozenset({"course+", "course-"})
#: Before the end of a stretch.
_UNTIL: Final = frozenset("to through until till bis a al hasta at\u00e9 \u00e0 ao \u00e0s au jusque jusqu".split())
_DASHES: Final = ("-", "\u2013", "\u2014")
#: What may stand between that and a time: "hasta las seis", "bis um 18 Uhr".
_ARTICLES: Final = frozenset("the la las le el les as at um zum a \u00e0 \u00e0s".split())
#: Words from one that says that a thing begins or ends to its time: "closes its doors to the public at six".
_NEAR: Final = 8


def turns_course(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether two words tell of a beginning and an end, of opening and closing."""
    sides = aligned.claim.tokens[at], aligned.premise.tokens[match.at]
    return not any(_COURSE.isdisjoint(token.senses) for token in sides)


def ends_there(aligned: Alignment, at: int, match: Match) -> bool:
    """Whether a claim's opposite of what the premise says tells where that ended: at the end of its stretch of time."""
    claim, premise = aligned.claim, aligned.premise
    if not turns_course(aligned, at, match):
        return False
    after = claim.tokens[at].end
    when = next((one for one in _moments(claim) if one.span.start >= after), None)
    if when is None or len(words(claim.text[after : when.span.start])) > _NEAR:
        return False
    # A stretch is a quantity of its own where it is written so: "until 5 May", "9 am to 6 pm".
    ends = (
        replace(one, low=one.high, bounded=False)
        for one in _moments(premise)
        if one.high < HUGE and (one.low < one.high or _is_end(premise.text[: one.span.start]))
    )
    return any(when.comparable(one) and when.within(one) == "inside" for one in ends)


def keeps_hours(aligned: Alignment) -> bool:
    """Whether a claim has a thing close at the end of the premise's hours: "closes at six on weekdays"."""
    claim, premise = aligned.claim, aligned.premise
    hours = [one for one in claim.quantities if one.dimension in {CLOCK, HOUR}]
    closes = [token for token in claim.tokens if "course-" in token.senses]
    if len(hours) != 1 or not closes or hours[0].span.start < closes[0].start or claim.denials:
        return False
    ends = [
        one for one in premise.quantities if one.dimension in {CLOCK, HOUR} and _is_end(premise.text[: one.span.start])
    ]
    return any(hours[0].comparable(one) and one.within(hours[0]) == "inside" for one in ends)


def kept_hours(aligned: Alignment) -> Answer | None:
    """Whether a claim has a thing close when the premise's one stretch of hours ends, or at another hour of the day."""
    claim, premise = aligned.claim, aligned.premise
    if _on_other_days(aligned):
        return Answer(None, "premise says until when it is open on other days")
    if keeps_hours(aligned):
        if not _of_that_stretch(aligned):
            return Answer(None, "premise says until when it is open on other days, or of another place")
        return Answer(True, "premise says until when it is open", frozenset({"opposite"}))
    hours = [one for one in claim.quantities if one.dimension == CLOCK]
    closes = [token for token in claim.tokens if "course-" in token.senses]
    ends = [one for one in premise.quantities if one.dimension == CLOCK and _is_end(premise.text[: one.span.start])]
    opens = any("course+" in token.senses for token in premise.tokens if ends and token.start < ends[0].span.start)
    one_stretch = len(ends) == 1 and opens and sum(one.dimension == CLOCK for one in premise.quantities) == 2
    if len(hours) != 1 or not closes or hours[0].span.start < closes[0].start or claim.denials or not one_stretch:
        return None
    if hours[0].bounded or aligned.about < _ENOUGH:
        return None
    return Answer(False, f"premise says {ends[0].text}, claim says {hours[0].text}")


def _on_other_days(aligned: Alignment) -> bool:
    """Whether a claim gives the hour at which a thing closes on days that are none of those on which it is open."""
    claim, premise = aligned.claim, aligned.premise
    days, theirs = weekdays(claim.dates), weekdays(premise.dates)
    closes = next((token for token in claim.tokens if "course-" in token.senses), None)
    opens = any("course+" in token.senses for token in premise.tokens)
    if closes is None or not opens or not days or not theirs or not days.isdisjoint(theirs):
        return False
    return any(one.dimension in {CLOCK, HOUR, ""} and one.span.start > closes.start for one in claim.quantities)


#: Between two stretches of hours.
_NEXT: Final = re.compile(r"[,;.]| (?:and|y|e|und|et|but|mas|pero|aber|mais) ", re.IGNORECASE)


def _of_that_stretch(aligned: Alignment) -> bool:
    """Whether the hours that end then are those of the claim's days, and of what it speaks of."""
    if not aligned.legible:
        return True
    claim, premise = aligned.claim, aligned.premise
    hour = next(one for one in claim.quantities if one.dimension in {CLOCK, HOUR})
    timed = [one for one in premise.quantities if one.dimension in {CLOCK, HOUR}]
    ends = [one for one in timed if _is_end(premise.text[: one.span.start])]
    starts = [0]
    for end in ends[:-1]:
        later = next((one.span.start for one in timed if one.span.start >= end.span.end), len(premise.text))
        cut = _NEXT.search(premise.text, end.span.end, later)
        starts.append(cut.end() if cut is not None else end.span.end)
    bounds = [*starts[1:], len(premise.text)]
    parts = [
        (start, stop)
        for start, stop, end in zip(starts, bounds, ends, strict=True)
        if hour.comparable(end) and end.within(hour) == "inside"
    ]
    return any(_suits(aligned, start, stop) for start, stop in parts)


def _suits(aligned: Alignment, start: int, stop: int) -> bool:
    """Whether a part of the premise is of the claim's days, and tells nothing of which the claim names another."""
    claim, premise = aligned.claim, aligned.premise
    within = weekdays([one for one in premise.dates if start <= one.span.start < stop])
    days = weekdays(claim.dates)
    if days and not days <= (within or weekdays(premise.dates)):
        return False
    taken = {match.at for match in aligned.matches.values()}
    places = {at: [premise.tokens[one].start for one in aligned.places(at)] for at in aligned.matches}
    gone = [at for at in claim.content if at in places and not any(start <= one < stop for one in places[at])]
    other = [at for at in premise.content if start <= premise.tokens[at].start < stop and at not in taken]
    dated = [one.span for one in premise.dates]
    other = [at for at in other if not any(one.start <= premise.tokens[at].start < one.end for one in dated)]
    later = [at for at in gone if min(places[at]) >= stop]
    return not later and not (gone and other)


_ENOUGH: Final = 0.5


def _moments(statement: Statement) -> list[Quantity]:
    """The times, dates and numbers of a text, in order."""
    return sorted((*statement.quantities, *statement.dates), key=lambda one: one.span)


def _is_end(before: str) -> bool:
    """Whether a text leads to the end of a stretch: "from nine to", "9\u2013"."""
    if before.rstrip().endswith(_DASHES):
        return True
    keys = [word.key for word in words(before[-40:])]
    while keys and keys[-1] in _ARTICLES and keys[-1] not in _UNTIL:
        keys.pop()
    return bool(keys) and (keys[-1] in _UNTIL or (len(keys) > 1 and keys[-1] in _ARTICLES and keys[-2] in _UNTIL))
