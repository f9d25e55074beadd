"""What a thing can be paid with: where no cash is taken, one pays by card, and not with notes."""

import re
from collections.abc import Mapping
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement

_CASH: Final = r"cash|efectivo|met\u00e1lico|dinheiro|numer\u00e1rio|bar(?:geld)?|esp\u00e8ces|liquide"
_CARD: Final = (
    r"(?:(?:credit|debit|bank|payment) )?cards?|tarjetas?(?: de cr\u00e9dito| de d\u00e9bito)?|"
    r"cart(?:\u00e3o|\u00f5es)|"
    r"(?:kredit|ec-|giro|bank)?karten?|cartes?(?: bancaires?| bleues?| de cr\u00e9dit)?"
)
_CHEQUE: Final = r"che(?:que|ck)s?|schecks?|ch\u00e8ques?"
#: What one can pay with.
_MEANS: Final = re.compile(rf"\b(?:(?P<cash>{_CASH})|(?P<card>{_CARD})|(?P<cheque>{_CHEQUE}))\b", re.IGNORECASE)
#: What is said to be paid or taken there; a library card and a bar are none of these.
_PAYS: Final = re.compile(
    r"\b(?:pa(?:y|ys|id|ying|yment|yments|yable)|accept\w*|take[sn]?|cash-?only|cashless|pag(?:ar|o|os|a|an|am|amento|amentos)|acept\w+|"
    r"admit\w+|aceit\w+|aceites?|zahl\w*|bezahl\w*|akzeptier\w*|angenommen|pa(?:yer|ie|ient|y\u00e9|iement|iements)|"
    r"accept\w*|r\u00e9gl\w+)",
    re.IGNORECASE,
)
_ONLY: Final = (
    r"only|solely|exclusively|solo|s\u00f3lo|s\u00f3|somente|apenas|\u00fanicamente|exclusivamente|nur|ausschlie\u00dflich|"
    r"uniquement|seulement|exclusivement"
)
_ONLY_BEFORE: Final = re.compile(
    rf"\b(?:{_ONLY}|que)(?: (?:be|paid|pay|by|in|with|accepts?|accepted|takes?|se|aceptan?|aceitam?|"
    r"admiten|pago|con|en|em|com|mit|par|les|el|o|a|das|la))* $",
    re.IGNORECASE,
)
_ONLY_BEHIND: Final = re.compile(rf"[ -](?:(?:payments?|are|is) )?(?:{_ONLY})\b", re.IGNORECASE)
_OWN: Final = re.compile(
    rf"{_MEANS.pattern}|{_PAYS.pattern}|\b(?:{_ONLY})\b|\b(?:cashless|coins?|notes?|money|use[ds]?|using)\b",
    re.IGNORECASE,
)
_MUST: Final = frozenset({"must", "mandatory"})
_FREE: Final = frozenset({"optional"})
_SOME: Final = frozenset("some few many most several all both".split()) | {"a few", "not all", "nearly", "a minority"}
_NEAR: Final = 50


def payment(aligned: Alignment) -> Answer | None:
    """Whether the premise takes what a claim pays with; None where either says nothing of it."""
    claim, premise = aligned.claim, aligned.premise
    if _MEANS.search(claim.text) is None or not (_PAYS.search(claim.text) and _PAYS.search(premise.text)):
        return None
    if (claim.senses("quantifier") | premise.senses("quantifier")) & _SOME:
        return None  # What some shops take others may not.
    taken, refused, alone = _told(premise)
    ours, denied, only = _told(claim)
    if alone:
        refused = refused | (_ALL - taken)
    named = (taken | refused) & (ours | denied)
    if only or (ours and claim.senses("modal") & _MUST and not claim.senses("modal") & _FREE and not denied):
        if ours & refused or (taken - ours and not alone):
            return Answer(False, f"premise takes {_named(taken)}, claim says {_named(ours)} alone")
        return Answer(True, f"premise does not take {_named(refused)}", _KINDS, own=_OWN) if refused - ours else None
    if not named:
        return None
    where = _where(premise)
    if len(mine := _where(claim)) > 1 and any(
        one in where and _elsewhere(aligned, mine.get(one, frozenset()), where[one]) for one in named
    ):
        return Answer(None, "premise says it of another")
    if ours & refused:
        return Answer(False, f"premise does not take {_named(ours & refused)}, claim does")
    if denied & taken:
        return Answer(False, f"premise takes {_named(denied & taken)}, claim does not")
    return Answer(True, f"premise says the same of {_named(named)}", _KINDS, own=_OWN, clauses=_all_of(where, named))


def _where(statement: Statement) -> Mapping[str, frozenset[int]]:
    """The clauses that speak of each means."""
    found: dict[str, frozenset[int]] = {}
    for match in _MEANS.finditer(statement.text):
        means = match.lastgroup or ""
        found[means] = found.get(means, frozenset()) | {statement.clause_at(match.start())}
    return found


def _elsewhere(aligned: Alignment, ours: frozenset[int], theirs: frozenset[int]) -> bool:
    """Whether a word beside a means in the claim stands in the premise beside another means alone."""
    claim, premise = aligned.claim, aligned.premise
    beside = [
        at
        for at in claim.content
        if claim.tokens[at].clause in ours
        and at in aligned.matches
        and _OWN.search(claim.text, claim.tokens[at].start, claim.tokens[at].end) is None
    ]
    return len(ours) == 1 and any(
        theirs.isdisjoint({premise.tokens[place].clause for place in aligned.places(at)}) for at in beside
    )


def _all_of(where: Mapping[str, frozenset[int]], means: frozenset[str]) -> frozenset[int]:
    return frozenset(clause for one in means for clause in where.get(one, ()))


_ALL: Final = frozenset({"cash", "card", "cheque"})
_KINDS: Final = frozenset({"negation", "opposite", "modal", "name", "substitution", "quantifier"})


def _named(means: frozenset[str]) -> str:
    return " and ".join(sorted(means)) or "other means"


def _told(statement: Statement) -> tuple[frozenset[str], frozenset[str], bool]:
    """What is taken, what is refused, and whether nothing else is taken."""
    taken: set[str] = set()
    refused: set[str] = set()
    alone = False
    text = statement.text
    for match in _MEANS.finditer(text):
        clause = statement.clause_at(match.start())
        means = match.lastgroup or ""
        if not _paid_there(statement, clause) or (match[0].casefold() == "bar" and statement.tongue.stems != "de"):
            continue
        alone = alone or _ONLY_BEHIND.match(text, match.end()) is not None
        alone = alone or _ONLY_BEFORE.search(text, max(0, match.start() - _NEAR), match.start()) is not None
        denied = bool(statement.denied(clause)) or any(
            one.local and one.scope and statement.tokens[one.scope[0]].start <= match.start() < one.end + _NEAR
            for one in statement.denials
            if one.clause == clause
        )
        forbidden = any("assent-" in token.senses for token in statement.tokens if token.clause == clause)
        (refused if denied != forbidden else taken).add(means)
    if re.search(r"\bcashless\b", text, re.IGNORECASE):
        refused.add("cash")
    return frozenset(taken - refused), frozenset(refused - taken), alone and not refused


def _paid_there(statement: Statement, clause: int) -> bool:
    """Whether a clause, or the one before that it goes on, speaks of paying."""
    words = [token for token in statement.tokens if clause - 1 <= token.clause <= clause]
    return bool(words) and _PAYS.search(statement.text, words[0].start, words[-1].end) is not None
