"""Bounds: a count as more or less than something, which it is or is not."""

import random
import re

from nli_model.labels import C, E
from nli_model.variations.change import Changed
from nli_model.variations.numbers import NUMBER
from nli_model.variations.word import has, put

#: What stands before a number that is no count, and before a count that is a bound already.
_NO_COUNT = re.compile(
    r"(?:\bin|\bof|\bon|\bthan|\bleast|\bover|\bsince|\bby|\bfrom|\buntil|\bto|\bmost|\band|\b[A-Z]\w*,?|[-$#]) ?$"
)
_BOUND = re.compile(r"(?:about|around|approximately|nearly|almost|record|only|exactly|first|roughly|under) $")
_COUNTED = re.compile(r" ?(?:%|percent|(?:[a-z]+ )?[a-z]+s\b|people)")
_MORE = ("more than", "at least", "over", "upwards of")
_LESS = ("fewer than", "at most", "no more than", "under", "less than")


def _value(match: re.Match[str]) -> int:
    return int(match[0].replace(",", ""))


def _counts(claim: str, match: re.Match[str]) -> bool:
    """Whether the number is a count, not a year or a bound already."""
    if not match[0].replace(",", "").isdigit() or not 5 <= _value(match) < 1_000_000:
        return False
    if 1500 <= _value(match) <= 2100 and "," not in match[0]:
        return False
    before, after = claim[: match.start()], claim[match.end() :]
    return not _NO_COUNT.search(before) and _COUNTED.match(after) is not None and not _BOUND.search(before)


def bounds(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """A count as a bound that it keeps or not."""
    there = [one for one in NUMBER.finditer(claim) if has(premise, one[0]) and _counts(claim, one)]
    if not there:
        return None
    match = draw.choice(there)
    value, more, right = _value(match), draw.random() < 0.5, draw.random() < 0.5
    step = draw.choice((0.1, 0.2, 0.5))
    limit = value - max(1, int(value * step)) if more == right else value + max(1, int(value * step))
    if value >= 100:
        scale = 10 ** (len(str(limit)) - 2)
        limit = round(limit / scale) * scale
        if limit == value:
            return None
    shown = f"{limit:,}" if limit > 9999 or draw.random() < 0.5 else str(limit)
    return put(claim, match, f"{draw.choice(_MORE if more else _LESS)} {shown}"), premise, E if right else C
