"""Conditions and exceptions that only one of the two sides makes, or that are not the same."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.said import short
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.weekdays import weekdays

_LOOSE: Final = frozenset({"otherwise", "when"})
#: These say much the same of what they begin.
_KIN: Final = frozenset({"if", "provided", "only if"})
_STRICT: Final = frozenset({"only if", "unless", "except"})


def condition_findings(aligned: Alignment) -> Iterator[Finding]:
    """What holds on one side only under a condition, on the other whatever happens."""
    ours, theirs = aligned.claim.senses("exception") - _LOOSE, aligned.premise.senses("exception") - _LOOSE
    held = theirs - {"whatever"}
    if "whatever" in ours and held:
        yield Finding("condition", "contradicts", f'premise sets a condition ("{min(held)}"), claim sets none')
    elif held and not ours:
        kept = _kept(aligned, held)
        if not kept and not (held == {"except"} and _about_exception(aligned)):
            yield Finding(
                "condition", "neutral", f'premise sets a condition ("{min(held)}"), claim leaves it out',
                sure=short(aligned),
            )  # fmt: skip
    elif (strict := ours & _STRICT) and not theirs:
        sure = not ("when" in aligned.premise.senses("exception") and "only if" not in strict)
        yield Finding("condition", "neutral", f'claim sets a condition ("{min(strict)}"), premise does not', sure=sure)
    elif "only if" in ours and held and "only if" not in held and not held & {"unless", "provided"}:
        yield Finding("condition", "neutral", f'premise says "{min(held)}", claim says "only if"')
    elif ours and held and not ours & held and not (ours <= _KIN and held <= _KIN):
        # "Unless" is "if not": the negations tell whether they agree.
        agreed = {"unless"} & (ours | held) and (aligned.claim.denials or aligned.premise.denials or ours & {"if"})
        yield Finding("condition", "neutral", f'premise says "{min(held)}", claim says "{min(ours)}"', sure=not agreed)


def _kept(aligned: Alignment, held: set[str]) -> bool:
    """Whether the claim says what the condition says, in other grammar: "tickets returned in time are refunded"."""
    places = {match.at for match in aligned.matches.values()}
    for clause, sense in aligned.premise.conditions.items():
        words = _words(aligned.premise, clause)
        if sense in held and words and 2 * len(places.intersection(words)) >= len(words):
            return sense != "except"
    return False


def _about_exception(aligned: Alignment) -> bool:
    """Whether the claim speaks of what is excepted: then it has been judged by what is denied."""
    places = {match.at for match in aligned.matches.values()}
    premise = aligned.premise
    excepted = {clause for clause, sense in premise.conditions.items() if sense == "except"}
    dates = [one for one in premise.dates if premise.clause_at(one.span.start) in excepted]
    # "Except on Mondays" tells of Tuesdays what it tells of every other day.
    if weekdays(dates) and weekdays(aligned.claim.dates):
        return True
    if any(one.comparable(other) and other.within(one) == "inside" for one in aligned.claim.dates for other in dates):
        return True
    return any(
        sense == "except" and places.intersection(_words(aligned.premise, clause))
        for clause, sense in aligned.premise.conditions.items()
    )


def _words(statement: Statement, clause: int) -> list[int]:
    return [at for at in statement.content if statement.tokens[at].clause == clause]
