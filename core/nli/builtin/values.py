"""Numbers, units and dates of a claim against those of the premise."""

from collections.abc import Iterator, Sequence
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.quantities import Quantity, decade
from pincite.core.nli.builtin.statement import Statement

#: Words of meaning about a number that tell what is counted.
_NEAR: Final = 3


def value_findings(aligned: Alignment, everywhere: Statement | None) -> Iterator[Finding]:
    """What the claim counts or dates otherwise than the premise, or where the premise does not.

    ``everywhere`` is more of the premise than the aligned sentences, where there is more.
    """
    claim, premise = aligned.claim, aligned.premise
    years = {token.key.removesuffix("s") for token in premise.tokens if token.key[:1].isdigit()}
    for kind, wanted, given in (
        ("date", claim.dates, premise.dates),
        ("number", claim.quantities, premise.quantities),
    ):
        for one in wanted:
            if not one.bounded and one.text in years and len(one.text) == 4:
                continue
            finding = _finding(kind, one, given, aligned, everywhere)
            if finding is not None:
                yield finding


def _finding(
    kind: str, one: Quantity, given: Sequence[Quantity], aligned: Alignment, everywhere: Statement | None
) -> Finding | None:
    comparable = [other for other in given if one.comparable(other) and one.ordinal == other.ordinal]
    relations = [(other.within(one), other) for other in comparable]
    if any(relation == "inside" for relation, _ in relations):
        return None
    decades = kind == "number" and one.number is not None and one.number.unit == "decade"
    if decades and any(other.within(decade(one)) == "inside" for other in aligned.premise.dates):
        return None
    rivals = [(relation, other) for relation, other in relations if _rival(one, other, aligned)]
    if rivals:
        relation, other = rivals[0]
        verdict = "contradicts" if relation == "apart" and all(rel == "apart" for rel, _ in rivals) else "neutral"
        return Finding(
            kind,
            "contradicts" if verdict == "contradicts" else "neutral",
            f"premise says {_shown(other, aligned.premise)}, claim says {_shown(one, aligned.claim)}",
            sure=aligned.about >= 0.4 and not one.ordinal,
        )
    elsewhere = everywhere.dates if kind == "date" and everywhere else everywhere.quantities if everywhere else ()
    if any(one.comparable(other) and other.within(one) == "inside" for other in elsewhere):
        return Finding(kind, "neutral", f"premise says {one.text} elsewhere than the rest of the claim", sure=False)
    return Finding(kind, "neutral", f"premise does not say {one.text}", sure=not one.ordinal and aligned.about >= 0.5)


def _rival(one: Quantity, other: Quantity, aligned: Alignment) -> bool:
    """Whether the premise's value stands where the claim's does: of one dimension, or beside the same words."""
    if one.dimension and one.dimension == other.dimension:
        return True
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
