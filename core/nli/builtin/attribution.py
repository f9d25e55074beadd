"""Who said it: what the premise only reports, and from whom."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.said import short
from pincite.core.nli.builtin.statement import Statement

#: Verbs that report; ``_DOUBTS`` are those whose user takes no side.
_DOUBTS: Final = frozenset(
    "opinion claim claims claimed argue argues argued believe believes believed suggest suggests suggested "
    "think thinks thought allege alleges alleged insist insists insisted suspect suspects suspected maintain "
    "maintains maintained assert asserts asserted contend contends contended speculate speculates speculated "
    "called describes described regard regards regarded consider considers considered fear fears feared "
    "predicted predicts rumoured afirma afirman afirm\u00f3 sostiene sostienen sostuvo cree creen cre\u00eda "
    "alega alegan supone suponen opina opinan considera consideran sugiere sugieren acusa acusan asegura "
    "aseguran asegur\u00f3 afirmam afirmou alegou alegaram acredita acreditam sustenta sustentam sugere "
    "sugerem consideram opinam behauptet behaupten behauptete behaupteten meint meinen meinte glaubt glauben "
    "glaubte vermutet vermuten denkt denken h\u00e4lt halten affirme affirment affirm\u00e9 pr\u00e9tend "
    "pr\u00e9tendent estime estiment croit croient pense pensent soutient soutiennent sugg\u00e8re "
    "sugg\u00e8rent consid\u00e8re consid\u00e8rent".split()
)
_SAYS: Final = _DOUBTS | frozenset(
    "said says say saying stated reports reported report according told announced announces warned warns "
    "added notes noted explained explains declared testified confirmed conceded admitted dijo dice dicen "
    "dijeron seg\u00fan declar\u00f3 declara declararon anunci\u00f3 explic\u00f3 advirti\u00f3 inform\u00f3 "
    "disse diz dizem disseram segundo declarou declararam anunciou explicou avisou informou sagte sagt sagen "
    "sagten laut zufolge erkl\u00e4rte erkl\u00e4rt erkl\u00e4rten berichtet berichtete aussage angaben "
    "warnte warnten k\u00fcndigte dit disent selon d\u00e9clare d\u00e9clar\u00e9 annonc\u00e9 expliqu\u00e9 "
    "averti apr\u00e8s".split()
)
#: After these stands who said it.
_AFTER: Final = frozenset(
    {"opinion", "according", "seg\u00fan", "segundo", "laut", "selon", "aussage", "angaben", "apr\u00e8s"}
)
_SUBJECT: Final = 3


def attribution_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where only one side says that somebody said it, or both name somebody else."""
    ours, theirs = _reported(aligned.claim), _reported(aligned.premise)
    doubts = theirs & _DOUBTS
    if theirs and not ours:
        word = min(doubts or theirs)
        sure = bool(doubts) and short(aligned) and not _asserted(aligned)
        yield Finding("attribution", "neutral", f'premise only reports it ("{word}")', sure=sure)
    elif ours and not theirs:
        yield Finding(
            "attribution", "neutral", f'claim says that somebody said it ("{min(ours)}")', sure=_elsewhere(aligned)
        )
    elif ours and theirs:
        source, given = _sources(aligned.claim), _sources(aligned.premise)
        if source and given and not source & given and not _matched(aligned, source, given):
            yield Finding(
                "attribution",
                "neutral",
                f"premise has it from {' '.join(sorted(given))}, claim from {' '.join(sorted(source))}",
                sure=_known(aligned, source),
            )


def _elsewhere(aligned: Alignment) -> bool:
    """Whether the premise speaks of whom the claim names, but away from all that the claim says."""
    source = _sources(aligned.claim)
    own = {
        aligned.premise.tokens[place].clause
        for at in aligned.matches
        if aligned.claim.tokens[at].stem in source
        for place in aligned.places(at)
    }
    rest = [
        aligned.premise.tokens[match.at].clause
        for at, match in aligned.matches.items()
        if aligned.claim.tokens[at].stem not in source and aligned.claim.tokens[at].weight
    ]
    return bool(own) and len(rest) >= 2 and own.isdisjoint(rest)


def _reported(statement: Statement) -> set[str]:
    found: set[str] = set()
    for at, token in enumerate(statement.tokens):
        if token.key in _SAYS and (not token.name or token.key in {"aussage", "angaben"}):
            if token.key in {"apr\u00e8s", "segundo"} and not _names_source(statement, at):
                continue
            if (
                token.key in {"called", "described", "thought", "believed"}
                and at
                and statement.tokens[at - 1].key == "to"
            ):
                continue
            found.add(token.key)
    return found


def _names_source(statement: Statement, at: int) -> bool:
    """Whether "d'après" or "segundo" is "according to": after "d'", or at the head of a clause before an article."""
    before = statement.tokens[at - 1].key if at else ""
    if statement.tokens[at].key == "apr\u00e8s":
        return before == "de"
    after = statement.tokens[at + 1].key if at + 1 < len(statement.tokens) else ""
    return after in {"o", "a", "os", "as"} or (bool(after) and statement.tokens[at + 1].name)


def _asserted(aligned: Alignment) -> bool:
    """Whether the claim's clause of the premise is another than the one that reports."""
    reporting = {token.clause for token in aligned.premise.tokens if token.key in _DOUBTS}
    places = [aligned.premise.tokens[match.at].clause for match in aligned.matches.values()]
    return all(place not in reporting and place - 1 not in reporting for place in places)


def _sources(statement: Statement) -> set[str]:
    """The stems of who says it: what stands after "according to", else before each verb."""
    found: set[str] = set()
    for at, token in enumerate(statement.tokens):
        if token.key not in _SAYS or (token.name and token.key not in {"aussage", "angaben"}):
            continue
        after = token.key in _AFTER
        if token.key in {"apr\u00e8s", "segundo"} and not _names_source(statement, at):
            continue
        near = [
            place
            for place in statement.content
            if (
                0 < place - at <= 5 and statement.tokens[place].clause == token.clause if after else 0 < at - place <= 6
            )
            and statement.tokens[place].key not in _SAYS
        ]
        by = [place for place in statement.content if 0 < place - at <= 4 and statement.tokens[place - 1].key in _BY]
        by += [place for place in statement.content if 1 < place - at <= 4 and statement.tokens[place - 2].key in _BY]
        chosen = near[:_SUBJECT] if after else (by or near[-_SUBJECT:])
        found |= {statement.tokens[place].stem for place in chosen}
    return found


_BY: Final = frozenset({"by", "por", "pelo", "pela", "pelos", "pelas", "von", "vom", "par"})


def _matched(aligned: Alignment, source: set[str], given: set[str]) -> bool:
    return any(
        aligned.claim.tokens[at].stem in source and aligned.premise.tokens[to.at].stem in given
        for at, to in aligned.matches.items()
    )


def _known(aligned: Alignment, source: set[str]) -> bool:
    """Whether the premise speaks of whom the claim names: then it has been confused with another."""
    return any(token.stem in source for token in aligned.premise.tokens) or short(aligned)
