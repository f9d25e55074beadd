"""Whether a thing is said to be so, to be likely, possible, planned, required or allowed."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.said import keys, said, short
from pincite.core.nli.builtin.statement import PERMITS

_DOUBTFUL: Final = frozenset({"may", "might", "could", "possibly", "allegedly", "apparently", "unlikely", "probable"})
_LIKELY: Final = frozenset({"probably", "likely", "probable"})
_BINDING: Final = frozenset({"must", "shall", "mandatory"})
_ADVISED: Final = frozenset({"should", "recommended"})
_FREE: Final = frozenset({"may", "can", "optional", "might", "could"})
_PAST: Final = frozenset(
    "was were has have had did fue fueron ha han hab\u00eda foi foram tem t\u00eam wurde wurden hat haben ist a ont "
    "est".split()
)


def modal_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the claim says a thing without the premise's reserve, or makes a duty of what is none."""
    ours, theirs = said(aligned, "modal")
    ours |= _allowed(aligned, claim=True)
    theirs |= _allowed(aligned, claim=False)
    theirs |= _planned(aligned)
    theirs -= _wished(aligned)
    yield from _reserves(aligned, ours, theirs)
    yield from _duties(aligned, ours, theirs)
    yield from _plans(aligned, ours, theirs)


def _planned(aligned: Alignment) -> set[str]:
    """A plan may stand in the clause before ("plans, to open it"), but for what is "planned for Friday"."""
    return {
        mark.key
        for mark in aligned.premise.marks
        if mark.key == "plan"
        and mark.kind == "modal"
        and aligned.premise.text[mark.start : mark.end].casefold()
        not in {"planned", "scheduled", "geplant", "pr\u00e9vu", "previsto"}
    }


def _wished(aligned: Alignment) -> set[str]:
    """What a premise says of those who plan or want a thing alone, in a condition: "if they want to keep pets"."""
    marks = [mark for mark in aligned.premise.marks if mark.kind == "modal" and mark.key in {"plan", "want"}]
    within = [aligned.premise.conditions.get(aligned.premise.clause_at(mark.start)) for mark in marks]
    return {mark.key for mark in marks} if marks and all(sense in {"if", "when"} for sense in within) else set()


def _allowed(aligned: Alignment, *, claim: bool) -> set[str]:
    statement = aligned.claim if claim else aligned.premise
    return {"may"} if any(token.key.startswith(PERMITS) and token.weight for token in statement.tokens) else set()


def _reserves(aligned: Alignment, ours: set[str], theirs: set[str]) -> Iterator[Finding]:
    if aligned.premise.denials:
        theirs = theirs - {"may"}  # "May not" forbids.
    reserve = theirs & (_DOUBTFUL | _LIKELY)
    if "unlikely" in theirs and ours & _LIKELY and not ours & {"unlikely"} and not aligned.claim.denials:
        yield Finding("modal", "contradicts", "premise says unlikely, claim says likely")
    elif "unlikely" in ours and theirs & _LIKELY and "unlikely" not in theirs:
        yield Finding("modal", "contradicts", "premise says likely, claim says unlikely")
    elif "certainly" in ours and (reserve or "plan" in theirs) and "certainly" not in theirs:
        yield Finding("modal", "neutral", f"premise says {min(reserve or {'plan'})}, claim says it is certain")
    elif theirs & _DOUBTFUL and not ours & (_DOUBTFUL | _FREE | _LIKELY):
        word = min(theirs & _DOUBTFUL)
        if ours & _BINDING and aligned.claim.denials and aligned.premise.denials:
            return
        claimed = min(ours & (_BINDING | _ADVISED), default="it without reserve")
        sure = word != "apparently" or short(aligned)
        yield Finding("modal", "neutral", f"premise says {word}, claim says {claimed}", sure=sure)
    elif theirs & _DOUBTFUL and ours & _LIKELY and not theirs & _LIKELY and not ours & _DOUBTFUL:
        yield Finding("modal", "neutral", f"premise says {min(theirs & _DOUBTFUL)}, claim says {min(ours & _LIKELY)}")
    elif theirs & _LIKELY and not ours & (_DOUBTFUL | _LIKELY | _FREE | {"plan"}):
        yield Finding("modal", "neutral", f"premise says {min(theirs & _LIKELY)}, claim says it without reserve")
    elif "can" in theirs and not ours & (_FREE | _DOUBTFUL):
        yield Finding("modal", "neutral", "premise says that it can, claim that it does", sure=False)


def _duties(aligned: Alignment, ours: set[str], theirs: set[str]) -> Iterator[Finding]:
    if any(one.sense == "without" for side in (aligned.claim, aligned.premise) for one in side.denials):
        return  # "Without a ticket you cannot" is a duty in other words.
    if aligned.claim.denials and aligned.premise.denials:
        # "May not" and "must not" forbid alike.
        return
    bound, given = ours & _BINDING, theirs & _BINDING
    if bound and not given and (weaker := theirs & (_ADVISED | _FREE)):
        verdict = "contradicts" if "optional" in theirs else "neutral"
        word = "optional" if verdict == "contradicts" else min(weaker)
        if verdict == "contradicts":
            yield Finding("modal", "contradicts", f"premise says {word}, claim says {min(bound)}")
        else:
            yield Finding("modal", "neutral", f"premise says {word}, claim says {min(bound)}")
    elif ours & (_FREE | _ADVISED) and given and not bound:
        if "optional" in ours:
            yield Finding("modal", "contradicts", f"premise says {min(given)}, claim says optional")
        else:
            yield Finding("modal", "neutral", f"premise says {min(given)}, claim says {min(ours & (_FREE | _ADVISED))}")
    elif bound and not given:
        yield Finding("modal", "neutral", f"claim says {min(bound)}, premise does not", sure=False)
    elif ours & _ADVISED and theirs & _FREE and not theirs & _ADVISED:
        yield Finding("modal", "neutral", f"premise says {min(theirs & _FREE)}, claim says {min(ours & _ADVISED)}")


def _plans(aligned: Alignment, ours: set[str], theirs: set[str]) -> Iterator[Finding]:
    if "plan" in theirs and not ours & {"plan", "will", "would", "likely", "shall", "want"}:
        yield Finding("modal", "neutral", "premise only says that it is planned", sure=short(aligned))
    elif theirs & {"will", "shall"} and not ours and (keys(aligned.claim) & _PAST or _past(aligned)):
        yield Finding("modal", "neutral", "premise says that it will be, claim that it is", sure=short(aligned))


def _past(aligned: Alignment) -> bool:
    return any(
        aligned.claim.tokens[at].key.endswith("ed")
        and aligned.claim.tokens[at].key != aligned.premise.tokens[to.at].key
        for at, to in aligned.matches.items()
    )
