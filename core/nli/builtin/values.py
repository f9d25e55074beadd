"""Numbers, units and dates of a claim against those of the premise."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pincite.core.nli.builtin.accounts import reckoned
from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.arithmetic import implied
from pincite.core.nli.builtin.binding import MARGIN, bearing, counted, token_at
from pincite.core.nli.builtin.centuries import dated_otherwise, holds_century
from pincite.core.nli.builtin.complement import not_turned, rest_of, tells_the_same, turns_bound
from pincite.core.nli.builtin.days import decade
from pincite.core.nli.builtin.deadlines import too_late
from pincite.core.nli.builtin.ending import keeps_hours
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.lifetimes import age_at_death, ages, agrees_in_age
from pincite.core.nli.builtin.outside import at_another_time, spoken_of
from pincite.core.nli.builtin.prices import follows_from_price, is_price, of_another_period
from pincite.core.nli.builtin.quantity import HUGE, YEARLESS, Quantity
from pincite.core.nli.builtin.reckoning import is_beside
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.versions import suits

#: Words of meaning about a number that tell what is counted.
_NEAR: Final = 3
#: Values of a claim, and rivals of one, that are looked at.
_MOST: Final = 24


def value_findings(aligned: Alignment, everywhere: Statement | None) -> Iterator[Finding]:
    """What the claim counts or dates otherwise than the premise, or where the premise does not.

    ``everywhere`` is more of the premise than the aligned sentences, where there is more.
    """
    claim, premise = aligned.claim, aligned.premise
    years = {token.key.removesuffix("s") for token in premise.tokens if token.key[:1].isdigit()}
    for kind, wanted, given in (
        ("date", claim.dates[:_MOST], premise.dates[: 2 * _MOST]),
        ("number", claim.quantities[:_MOST], premise.quantities[: 2 * _MOST]),
    ):
        if kind == "number" and (suited := suits(aligned)) is not None:
            if suited == bool(len(claim.denials) % 2):
                yield Finding("number", "contradicts", "the version is none of those that the premise asks for")
            continue
        for one in wanted:
            if not one.bounded and one.text in years and len(one.text) == 4 and len(given) < 2:
                continue
            if is_beside(one.text) and not any(
                other.within(one) == "inside" for other in given if one.comparable(other)
            ):
                continue  # "The next day" is no date that a premise needs to give.
            finding = _finding(kind, one, wanted, given, aligned, everywhere)
            if finding is not None:
                yield finding


def _finding(
    kind: str,
    one: Quantity,
    wanted: Sequence[Quantity],
    given: Sequence[Quantity],
    aligned: Alignment,
    everywhere: Statement | None,
) -> Finding | None:
    comparable = [other for other in given if one.comparable(other) and one.ordinal == other.ordinal]
    one = _denied(one, aligned)
    relations = [(other.within(one), other) for other in comparable]
    holding = [other for relation, other in relations if relation == "inside"]
    free = [
        (relation, other)
        for relation, other in relations
        if relation != "inside" and not any(other.within(held) == "inside" for held in wanted if held is not one)
    ]
    if (end := too_late(one, aligned)) is not None:
        return Finding(
            kind, "contradicts", f"premise says {_shown(end, aligned.premise)}, claim says {one.text}", plain=True
        )
    if kind == "number" and age_at_death(one, aligned.claim) and (years := ages(aligned.premise)) is not None:
        if agrees_in_age(one, aligned):
            return None
        return Finding(kind, "contradicts", f"premise gives the age of {years[0]}, claim says {one.text}", plain=True)
    if (other := of_another_period(one, aligned.claim, aligned.premise)) is not None:
        return Finding(kind, "contradicts", f"premise says {other.text} of another period than the claim", plain=True)
    if holding and not aligned.legible:
        return None
    if holding and (keeps_hours(aligned) or any(is_beside(other.text) for other in holding)):
        return None
    if holding:
        return _elsewhere(kind, one, holding, free, aligned) or _changed(kind, one, holding, aligned)
    rest = (other := rest_of(one, aligned)) is not None and not_turned(aligned)
    if other is not None and tells_the_same(aligned):
        return Finding(kind, "contradicts", f"premise says {other.text}, claim says {one.text} of the same", plain=True)
    if kind == "number" and (follows_from_price(one, aligned.claim, aligned.premise) or turns_bound(one, aligned)):
        return None
    if _follows(kind, one, given, aligned) or (not rest and reckoned(one, aligned)):
        return None
    if kind == "date" and _excepted(one, free, aligned):
        return None
    if (other := dated_otherwise(one, aligned.premise.quantities, aligned.premise.dates)) is not None:
        return Finding(
            "date", "contradicts", f"premise says {other.text}, claim says {one.text}", sure=aligned.about >= 0.3
        )
    rivals = [(relation, other) for relation, other in free if _rival(one, other, aligned)]
    if rivals:
        other = max((rival for _, rival in rivals[:_MOST]), key=lambda rival: _bears(aligned, one, rival))
        apart = all(rel == "apart" for rel, _ in rivals)
        return Finding(
            kind,
            "contradicts" if apart else "neutral",
            f"premise says {_shown(other, aligned.premise)}, claim says {_shown(one, aligned.claim)}",
            sure=aligned.about >= 0.3 and not one.ordinal,
        )
    elsewhere = everywhere.dates if kind == "date" and everywhere else everywhere.quantities if everywhere else ()
    if any(one.comparable(other) and other.within(one) == "inside" for other in elsewhere):
        return Finding(kind, "neutral", f"premise says {one.text} elsewhere than the rest of the claim", sure=False)
    # "One of", "two brothers": small numbers in words are said without being counted; "Despicable Me 2" is a name.
    small = one.number is not None and one.low == one.high <= 3 and not one.text[:1].isdigit()
    at = token_at(aligned.claim, one.span)
    if at and not one.bounded and one.dimension == "":
        small = small or aligned.claim.tokens[at - 1].name
    return Finding(
        kind, "neutral", f"premise does not say {one.text}", sure=not one.ordinal and not small and aligned.about >= 0.3
    )


def _denied(one: Quantity, aligned: Alignment) -> Quantity:
    """ "On no day more than 60" is "at most 60"; "with fewer than three, none" is "only with three or more"."""
    claim = aligned.claim
    at = token_at(claim, one.span)
    if not one.bounded or one.rough or at is None:
        return one
    strict = {"only if", "provided", "unless"} & set(aligned.premise.conditions.values())
    if len(claim.denied(claim.tokens[at].clause)) != 1 and not (strict and len(claim.denials) == 1):
        return one
    if one.high == HUGE:
        return replace(one, low=-HUGE, high=one.low)
    return replace(one, low=one.high, high=HUGE) if one.low == -HUGE else one


def _elsewhere(
    kind: str,
    one: Quantity,
    holding: Sequence[Quantity],
    free: Sequence[tuple[str, Quantity]],
    aligned: Alignment,
) -> Finding | None:
    """Where the premise has the value, but of something else, and another value of what the claim speaks of."""
    rivals = [
        (relation, other)
        for relation, other in free
        if (other.bounded or one.dimension == other.dimension)
        and not any(_listed(aligned.premise, other, held) for held in holding)
    ]
    if not rivals:
        return None
    here = max(_bears(aligned, one, other) for other in holding)
    (relation, rival), there = max(
        ((rival, _bears(aligned, one, rival[1])) for rival in rivals), key=lambda found: found[1]
    )
    if there < here + MARGIN:
        return None
    return Finding(
        kind,
        "contradicts" if relation == "apart" else "neutral",
        f"premise says {_shown(rival, aligned.premise)} there, claim says {_shown(one, aligned.claim)}",
        sure=aligned.about >= 0.4,
    )


def _listed(premise: Statement, one: Quantity, other: Quantity) -> bool:
    """Whether two values stand in one list, of which all that is said holds: "16, 18 and 20"."""
    if one.number is None or other.number is None or one.dimension != other.dimension:
        return False
    first, second = sorted((one.span, other.span))
    between = premise.text[first.end : second.start].casefold()
    if second.start < first.end or len(between) > _LONG_LIST:
        return False
    pieces = between.replace(",", " , ").replace("/", " / ").split()
    return bool(pieces) and all(piece in _JOINERS or piece.replace(".", "").isdigit() for piece in pieces)


_LONG_LIST: Final = 60
_JOINERS: Final = frozenset({",", "/", "and", "or", "und", "oder", "y", "e", "o", "ou", "et"})


def _changed(kind: str, one: Quantity, holding: Sequence[Quantity], aligned: Alignment) -> Finding | None:
    """Where the claim gives as the outcome of a change what the premise gives as its beginning."""
    claim, premise = aligned.claim, aligned.premise
    if kind != "number" or one.bounded or not _AFTERWARDS.search(claim.text):
        return None
    ordered = premise.quantities
    for first, second in pairwise(ordered):
        between = premise.text[first.span.end : second.span.start].strip().casefold()
        if first in holding and between in _BECOMES and _CHANGES_FROM.search(premise.text[: first.span.start]):
            return Finding("number", "contradicts", f"premise says {second.text} in the end, claim says {one.text}")
    return None


_BECOMES: Final = frozenset({"to", "a", "al", "para", "\u00e0", "auf"})
_CHANGES_FROM: Final = re.compile(r"\b(?:from|del?|da|von) $", re.IGNORECASE)
_AFTERWARDS: Final = re.compile(
    r"\b(?:after|now|finally|ended|tras|despu\u00e9s|ahora|ap\u00f3s|depois|agora|nach|jetzt|nun|"
    r"apr\u00e8s|maintenant)\b",
    re.IGNORECASE,
)


def _bears(aligned: Alignment, one: Quantity, other: Quantity) -> float:
    """How much of what the claim says about ``one`` belongs to the premise's ``other``."""
    at = token_at(aligned.claim, one.span)
    # Behind a German date stands what happened then: "1987 saniert".
    thing = counted(aligned.claim, one.span) if one.date is None else None
    skipped = {place for place in (at, thing) if place is not None}
    clause = aligned.claim.tokens[at].clause if at is not None else None
    lone = (
        clause is not None
        and not _PARTITIVE.match(aligned.claim.text)
        and sum(aligned.claim.tokens[ours].clause == clause for ours in aligned.matches) < 2
    )
    return bearing(aligned, other.span, frozenset(skipped), None if lone else clause)


#: "Of the books bought, ninety": what all of them are says nothing of the ninety.
_PARTITIVE: Final = re.compile(
    r"(?:out )?(?:of|among)\b[^,]*,|(?:de l[oa]s|entre l[oa]s|d[oa]s|entre [oa]s|von den|unter den|parmi les|sur les)"
    r"\b[^,]*,",
    re.IGNORECASE,
)


def _follows(kind: str, one: Quantity, given: Sequence[Quantity], aligned: Alignment) -> bool:
    """Whether the value follows by reckoning from what the premise has."""
    premise = aligned.premise
    if kind == "number" and one.number is not None and one.number.unit == "decade":
        if any(other.within(decade(one)) == "inside" for other in premise.dates):
            return True
        if any(one.low <= other.low <= one.low + 9 and other.low == other.high for other in premise.quantities):
            return True
    if kind == "date":
        return holds_century(one, premise.quantities) or any(
            other.number is not None and other.number.unit == "decade" and decade(other).within(one) == "inside"
            for other in premise.quantities
        )
    return any(
        one.dimension == other.dimension and one.low <= other.low and other.high <= one.high for other in implied(given)
    )


def _excepted(one: Quantity, free: Sequence[tuple[str, Quantity]], aligned: Alignment) -> bool:
    """Whether the premise names other days only to except them, or says the opposite of its days."""
    told = spoken_of(aligned.premise)
    if free and one.dimension == YEARLESS and not told:
        return True
    turned = any(
        at_another_time(aligned, at, match) for at, match in aligned.matches.items() if match.kind == "opposite"
    )
    return turned and one.dimension == YEARLESS


def _rival(one: Quantity, other: Quantity, aligned: Alignment) -> bool:
    """Whether the premise's value stands where the claim's does: of one dimension, or beside the same words."""
    if one.dimension and one.dimension == other.dimension:
        return True
    if not one.dimension and is_price(other) and counted(aligned.claim, one.span) is not None:
        return False  # "Two people" are no two dollars.
    ours = _near(aligned.claim, one)
    theirs = {aligned.premise.tokens[at].stem for at in _near(aligned.premise, other)}
    if any(at in aligned.matches and aligned.premise.tokens[aligned.matches[at].at].stem in theirs for at in ours):
        return True
    alone = len(aligned.premise.quantities) == len(aligned.claim.quantities) == 1 or other.date is not None
    return alone and aligned.about >= 0.7 and one.dimension == other.dimension


def _near(statement: Statement, value: Quantity) -> list[int]:
    after = [at for at in statement.content if statement.tokens[at].start >= value.span.end]
    before = [at for at in statement.content if statement.tokens[at].end <= value.span.start]
    return after[:_NEAR] + before[-1:]


def _shown(value: Quantity, statement: Statement) -> str:
    """The value with the bound that stands before it."""
    if not value.bounded:
        return value.text
    start = statement.text.rfind(" ", 0, max(0, value.span.start - 1))
    start = statement.text.rfind(" ", 0, max(0, start))
    return statement.text[start + 1 : value.span.end].strip()
