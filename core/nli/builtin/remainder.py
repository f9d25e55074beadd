"""Those who are left of a number: of 240 patients of whom 198 finished, 42 did not."""

import re
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement

#: Before the whole of which a part is told.
_OF: Final = re.compile(
    r"\b(?:of|out of|among)(?: (?:the|its|their|our))? $|\b(?:de (?:l[oa]s|sus)|entre l[oa]s|d[oa]s|"
    r"de seus|entre [oa]s|von(?: den)?|"
    r"unter den|der|des|sur(?: les)?|parmi les) $",
    re.IGNORECASE,
)
_NEAR: Final = 20
_FAR: Final = 120


def remainder(aligned: Alignment) -> Answer | None:
    """Whether a claim denies of the rest of a whole what the premise says of a part, or says it of the rest as well."""
    claim, premise = aligned.claim, aligned.premise
    if premise.senses("exception") & {"except", "unless"} or premise.senses("quantifier") & {"not all", "nearly"}:
        return None  # "Complete for all but four of them."
    if (half := _one_of_two(aligned)) is not None:
        return half
    plain = [one for one in claim.quantities if _counts(one)]
    if len(plain) != 1 or len(claim.quantities) != 1 or (pair := _part_and_whole(premise)) is None:
        return None
    part, whole = pair
    if plain[0].low != whole.low - part.low:
        return None
    clause = premise.clause_at(part.span.start)
    if not _of_the_whole(aligned, plain[0], whole):
        return None
    opposite = any(match.kind == "opposite" for match in aligned.matches.values())
    if (len(claim.denials) + len(premise.denied(clause)) + opposite) % 2:
        read = ((plain[0].span.start, plain[0].span.end),)
        clauses = frozenset({clause, premise.clause_at(whole.span.start)})
        return Answer(True, f"{plain[0].text} are the rest of {whole.text}", _KINDS, read=read, clauses=clauses)
    if plain[0].low == part.low or aligned.uncovered or claim.denials or premise.denied(clause):
        return None
    return Answer(False, f"premise says {part.text} of {whole.text}, claim says it of the rest")


def _of_the_whole(aligned: Alignment, rest: Quantity, whole: Quantity) -> bool:
    """Whether a claim counts what the whole is of, or names nothing: the rest of the patients are no nurses."""
    claim, premise = aligned.claim, aligned.premise
    counted = next((at for at in claim.content if claim.tokens[at].start >= rest.span.end), None)
    if counted is None or counted not in aligned.matches:
        return True
    named = next((at for at in premise.content if premise.tokens[at].start >= whole.span.end), None)
    return named is None or named in aligned.places(counted) or aligned.matches[counted].kind == "opposite"


_ONE_OF_TWO: Final = re.compile(
    r"\b(?:one of (?:\w+ )?two|un[oa]? de (?:l[oa]s|sus) dos|uma? d[oa]s(?: suas| seus)? d(?:uas|ois)|"
    r"eine[rsmn]? (?:der|seiner|ihrer|von) (?:beiden|zwei)|"
    r"l['\u2019]une? (?:des|de ses) deux)\b",
    re.IGNORECASE,
)
_ONE_OR_OTHER: Final = re.compile(
    r"\b(?:one of (?:the|them|its|his|her)|the other|un[oa] de (?:l[oa]s|sus|ell[oa]s)|(?:el|la) "
    r"otr[oa]|uma? d[oa]s|uma? del[ae]s|[oa] outr[oa]|"
    r"eine[rs]? (?:der|von|ihrer|seiner)|(?:der|die|das) andere|l['\u2019]une? (?:des|de ses|"
    r"d['\u2019])|l['\u2019]autre)\b",
    re.IGNORECASE,
)


_BOTH: Final = re.compile(r"\b(?:both|amb[oa]s|l[oa]s dos|as duas|os dois|beide[nr]?|les deux)\b", re.IGNORECASE)


def _one_of_two(aligned: Alignment) -> Answer | None:
    """Whether a claim says of one of two the opposite of what the premise says of one of them."""
    claim, premise = aligned.claim, aligned.premise
    match = _ONE_OF_TWO.search(premise.text)
    if match is None or not (_ONE_OR_OTHER.search(claim.text) or _BOTH.search(claim.text)):
        return None
    opposite = any(one.kind == "opposite" for one in aligned.matches.values())
    turned = (len(claim.denials) + len(premise.denied(premise.clause_at(match.start()))) + opposite) % 2
    if _BOTH.search(claim.text):
        plain = not (turned or aligned.uncovered or claim.denials)
        return Answer(False, f"premise says {match[0]}, claim says both") if plain else None
    return Answer(True, "premise says it of one of two", _KINDS) if turned else None


_KINDS: Final = frozenset({"number", "negation", "opposite", "quantifier"})


def _part_and_whole(statement: Statement) -> tuple[Quantity, Quantity] | None:
    counts = [one for one in statement.quantities if _counts(one)]
    wholes = [one for one in counts if _OF.search(statement.text[max(0, one.span.start - _NEAR) : one.span.start])]
    if len(wholes) != 1:
        return None
    whole = wholes[0]
    parts = [
        one
        for one in counts
        if one is not whole
        and one.low < whole.low
        and min(abs(one.span.start - whole.span.end), abs(whole.span.start - one.span.end)) < _FAR
        and not set(statement.text[min(one.span.end, whole.span.end) : max(one.span.start, whole.span.start)])
        & set(".;!?")
    ]
    return (parts[0], whole) if len(parts) == 1 else None


def _counts(one: Quantity) -> bool:
    return one.dimension == "" and not one.bounded and not one.ordinal and one.low == one.high
