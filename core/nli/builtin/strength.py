"""How strongly a thing is said: modals, quantifiers, conditions and exceptions, plans, and who said it."""

from collections.abc import Iterator, Mapping
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.statement import Statement

_DOUBTFUL: Final = frozenset({"may", "might", "could", "possibly", "allegedly", "apparently", "unlikely", "probable"})
_LIKELY: Final = frozenset({"probably", "likely", "probable"})
_BINDING: Final = frozenset({"must", "shall", "mandatory"})
_ADVISED: Final = frozenset({"should", "recommended"})
_FREE: Final = frozenset({"may", "can", "optional", "might", "could"})
_AMOUNT: Final[Mapping[str, int]] = {
    "all": 5, "always": 5, "wholly": 5, "both": 5, "most": 4, "usually": 4, "many": 3, "much": 3, "often": 3,
    "several": 3, "half": 3, "some": 2, "a few": 2, "sometimes": 2, "partly": 2, "few": 1, "rarely": 1,
    "a minority": 1, "nearly": 4,
}  # fmt: skip
#: Quantifiers that a claim may not leave out: "some birds fly" is not "birds fly".
_BINDING_AMOUNTS: Final = frozenset(
    ["some", "sometimes", "partly", "few", "rarely", "a minority", "most", "usually", "nearly", "a few"]
)
_PLANS: Final = frozenset(
    "plan plans planned planning intend intends intended propose proposes proposed expect expects expected aims hopes "
    "scheduled considering proposal prev\u00e9 prev\u00e9n planea planean propone propuso espera proyecta "
    "pretende planeja planejam prop\u00f5e prop\u00f4s planen geplant soll sollen beabsichtigt vorgeschlagen "
    "pr\u00e9voit pr\u00e9voient envisage envisagent projette esp\u00e8re".split()
)
_SAYS: Final = frozenset(
    "said says say saying stated states claim claims claimed argue argues argued reports reported "
    "according told believes believed believe suggests suggested thinks wrote warned insists insisted alleges "
    "dijo dice dijeron seg\u00fan afirm\u00f3 afirma afirman asegura asegur\u00f3 declar\u00f3 declara sostiene cree "
    "creen disse diz dizem segundo afirmou afirmam declarou acredita acreditam sustenta "
    "sagte sagt sagen laut zufolge erkl\u00e4rte erkl\u00e4rt behauptet behauptete behaupten meint meinte glaubt "
    "glauben dit disent selon affirme affirm\u00e9 affirment d\u00e9clare d\u00e9clar\u00e9 estime estiment croit "
    "croient".split()
)
_PAST: Final = frozenset("was were has have had did".split())


def strength_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the claim says more than the premise, or says it without the premise's reserve."""
    if aligned.about < 0.4:
        return
    yield from _modals(aligned)
    yield from _amounts(aligned)
    yield from _conditions(aligned)
    yield from _sayings(aligned)


def _clauses(aligned: Alignment) -> set[int]:
    """The clauses of the premise that have a good part of what matches, and their neighbours without any."""
    places = [aligned.premise.tokens[match.at].clause for match in aligned.matches.values()]
    return {clause for clause in places if 4 * places.count(clause) >= len(places)}


def _said(statement: Statement, kind: str, clauses: set[int] | None = None) -> set[str]:
    found: set[str] = set()
    for mark in statement.marks:
        if mark.kind == kind:
            clause = next((token.clause for token in statement.tokens if token.start >= mark.start), 0)
            if clauses is None or clause in clauses:
                found.add(mark.key)
    return found


def _keys(statement: Statement) -> set[str]:
    return {token.key for token in statement.tokens}


def _modals(aligned: Alignment) -> Iterator[Finding]:
    ours, theirs = _said(aligned.claim, "modal"), _said(aligned.premise, "modal", _clauses(aligned))
    if "unlikely" in theirs and ours & {"likely", "probably"}:
        yield Finding("modal", "contradicts", "premise says unlikely, claim says likely")
        return
    if (reserve := theirs & _DOUBTFUL) and not ours & (_DOUBTFUL | _FREE):
        word = min(reserve)
        if ours & _BINDING:
            yield Finding("modal", "neutral", f"premise says {word}, claim says {min(ours & _BINDING)}")
        elif ours & _LIKELY:
            yield Finding("modal", "neutral", f"premise says {word}, claim says {min(ours & _LIKELY)}")
        else:
            sure = reserve != {"apparently"}
            yield Finding("modal", "neutral", f"premise says {word}, claim says it without reserve", sure=sure)
    elif (likely := theirs & _LIKELY) and not ours & (_DOUBTFUL | _LIKELY | _FREE):
        yield Finding("modal", "neutral", f"premise says {min(likely)}, claim says it without reserve")
    elif "can" in theirs and not ours & _FREE and not ours & _DOUBTFUL:
        yield Finding("modal", "neutral", "premise says that it can, claim that it does", sure=False)
    if ours & _BINDING and not theirs & _BINDING and (weaker := theirs & (_ADVISED | _FREE)):
        verdict = "contradicts" if "optional" in theirs else "neutral"
        yield Finding(
            "modal",
            "contradicts" if verdict == "contradicts" else "neutral",
            f"premise says {min(weaker)}, claim says {min(ours & _BINDING)}",
        )
    elif ours & (_FREE | _ADVISED) and theirs & _BINDING and not ours & _BINDING:
        freed = "optional" in ours
        yield Finding(
            "modal",
            "contradicts" if freed else "neutral",
            f"premise says {min(theirs & _BINDING)}, claim says {min(ours & (_FREE | _ADVISED))}",
        )
    elif ours & _BINDING and not theirs & _BINDING:
        yield Finding("modal", "neutral", f"claim says {min(ours & _BINDING)}, premise does not", sure=False)
    elif ours & _ADVISED and theirs & _FREE and not theirs & _ADVISED:
        yield Finding("modal", "neutral", f"premise says {min(theirs & _FREE)}, claim says {min(ours & _ADVISED)}")
    planned = _keys(aligned.premise) & _PLANS
    keys = _keys(aligned.claim)
    if planned and not keys & _PLANS and "will" not in ours and "would" not in ours:
        yield Finding("modal", "neutral", f"premise only says {min(planned)}", sure=_short(aligned))
    elif "will" in theirs and not ours and (keys & _PAST or _past(aligned)):
        yield Finding("modal", "neutral", "premise says that it will be, claim that it is", sure=_short(aligned))


def _past(aligned: Alignment) -> bool:
    return any(
        aligned.claim.tokens[at].key.endswith("ed")
        and aligned.claim.tokens[at].key != aligned.premise.tokens[to.at].key
        for at, to in aligned.matches.items()
    )


def _short(aligned: Alignment) -> bool:
    """Whether the premise's sentences say little besides: then what they say bears on the claim."""
    return len(aligned.premise.tokens) <= 2.5 * len(aligned.claim.tokens) + 8


def _amounts(aligned: Alignment) -> Iterator[Finding]:
    ours, theirs = _said(aligned.claim, "quantifier"), _said(aligned.premise, "quantifier", _clauses(aligned))
    most = max((_AMOUNT[one] for one in ours if one in _AMOUNT), default=0)
    given = max((_AMOUNT[one] for one in theirs if one in _AMOUNT), default=0)
    if "nearly" in theirs and given == 5:
        given = 4
    if "nearly" in ours and most == 5:
        most = 4
    claimed, said = _named(ours, most), _named(theirs, given)
    if "not all" in _keys(aligned.premise) or _not_all(aligned.premise):
        if aligned.claim.denials and not _not_all(aligned.claim):
            yield Finding("quantifier", "neutral", "premise says not all, claim says none")
    elif most and given:
        if (given == 1 and most >= 3) or (most == 1 and given >= 3):
            yield Finding("quantifier", "contradicts", f"premise says {said}, claim says {claimed}")
        elif most > given:
            yield Finding("quantifier", "neutral", f"premise says {said}, claim says {claimed}")
    elif most >= 4 and not aligned.premise.quantities:
        yield Finding(
            "quantifier", "neutral", f"claim says {claimed}, premise does not", sure=most == 5 and "always" in ours
        )
    elif given and (bound := theirs & _BINDING_AMOUNTS) and not aligned.claim.quantities and not ours:
        yield Finding(
            "quantifier", "neutral", f"premise says {min(bound)}, claim leaves it out", sure=_binds(aligned, bound)
        )
    if ours & {"only", "alone"} and not theirs & {"only", "alone"}:
        yield Finding("quantifier", "neutral", "claim says only, premise does not")
    counts = {"once", "twice", "three times", "halved"}
    if ours & counts and theirs & counts and not ours & theirs:
        yield Finding(
            "quantifier", "contradicts", f"premise says {min(theirs & counts)}, claim says {min(ours & counts)}"
        )


def _binds(aligned: Alignment, bound: set[str]) -> bool:
    """Whether the quantifier is of the whole statement: "some birds fly", not "she threw some balls"."""
    if aligned.claim.denials or aligned.about < 0.75:
        return False
    first = {token.clause: token.start for token in reversed(aligned.premise.tokens)}
    opens = any(
        mark.kind == "quantifier" and mark.key in bound and mark.start in first.values()
        for mark in aligned.premise.marks
    )
    return opens or bool(bound & {"sometimes", "partly", "rarely", "usually", "nearly"})


def _named(senses: set[str], amount: int) -> str:
    return min((one for one in senses if _AMOUNT.get(one) == amount), default="some")


def _not_all(statement: Statement) -> bool:
    return any(
        mark.kind == "quantifier" and mark.key in {"all", "always", "wholly", "both"}
        and any(0 <= mark.start - denial.end <= 2 for denial in statement.denials)
        for mark in statement.marks
    )  # fmt: skip


def _conditions(aligned: Alignment) -> Iterator[Finding]:
    ours, theirs = _said(aligned.claim, "exception"), _said(aligned.premise, "exception")
    theirs.discard("otherwise")
    ours.discard("otherwise")
    if theirs and not ours:
        word = min(theirs)
        yield Finding(
            "condition", "neutral", f'premise sets a condition ("{word}"), claim leaves it out', sure=_short(aligned)
        )
    elif (strict := ours & {"only if", "unless", "except"}) and not theirs:
        yield Finding("condition", "neutral", f'claim sets a condition ("{min(strict)}"), premise does not')
    elif ours and theirs and not ours & theirs:
        kin = {"if", "provided", "only if"}
        if not (ours <= kin and theirs <= kin) or ("only if" in ours and "if" in theirs):
            yield Finding("condition", "neutral", f'premise says "{min(theirs)}", claim says "{min(ours)}"')


def _sayings(aligned: Alignment) -> Iterator[Finding]:
    ours, theirs = _reported(aligned.claim), _reported(aligned.premise)
    if theirs and not ours:
        yield Finding("attribution", "neutral", f'premise only reports it ("{min(theirs)}")', sure=_short(aligned))
    elif ours and not theirs:
        yield Finding("attribution", "neutral", f'claim says that somebody said it ("{min(ours)}")', sure=False)
    elif ours and theirs:
        source, given = _source(aligned.claim), _source(aligned.premise)
        if source and given and not source & given and not _matched(aligned, source, given):
            yield Finding(
                "attribution",
                "neutral",
                f"premise has it from {' '.join(sorted(given))}, claim from {' '.join(sorted(source))}",
            )


def _reported(statement: Statement) -> set[str]:
    return {token.key for token in statement.tokens if token.key in _SAYS and not token.name}


def _source(statement: Statement) -> set[str]:
    """The stems of who said it: what stands after "according to", else before the verb."""
    for at, token in enumerate(statement.tokens):
        if token.key in _SAYS:
            after = token.key in {"according", "seg\u00fan", "segundo", "laut", "selon"}
            near = [
                place
                for place in statement.content
                if (0 < place - at <= 5 if after else 0 < at - place <= 5)
                and (after is False or statement.tokens[place].clause == token.clause)
            ]
            return {statement.tokens[place].stem for place in (near[:2] if after else near[-2:])}
    return set()


def _matched(aligned: Alignment, source: set[str], given: set[str]) -> bool:
    return any(
        aligned.claim.tokens[at].stem in source and aligned.premise.tokens[to.at].stem in given
        for at, to in aligned.matches.items()
    )
