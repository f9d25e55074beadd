"""Names that the premise does not have, and who did what to whom, in the active and in the passive."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.statement import Statement

_DETERMINERS: Final = frozenset(
    "the a an his her its their our my this that el la los las un una su o os as um uma seu sua der die das dem den "
    "des ein eine einen einem einer le les une des l son sa s".split()
)
_PRONOUNS: Final = frozenset(
    "he she it they his her its their him them \u00e9l ella ellos su sus ele ela eles seu sua er sie es ihr sein ihre "
    "il elle ils elles".split()
)
#: How many words from a matched one a name may stand beside it.
_BESIDE: Final = 3
_BY: Final = frozenset("by por pelo pela pelos pelas von durch par".split())
#: German has the verb last: "wurde von X gekauft".
_BY_BEFORE: Final = frozenset({"von", "durch"})
_BE: Final = frozenset(
    "is are was were be been being es fue fueron son ser sido foi foram \u00e9 s\u00e3o wurde wurden wird werden est "
    "sont fut a ont \u00e9t\u00e9".split()
)
#: What both sides do alike.
_MUTUAL: Final = frozenset("meet marry join border shar same simil equal differ".split())


def name_findings(aligned: Alignment, vocabulary: frozenset[str]) -> Iterator[Finding]:
    """Names of the claim that stand nowhere in the premise, whose stems are ``vocabulary``.

    A name of several words is there when its last one is: "Bowie" is "David Bowie".
    """
    claim, premise = aligned.claim, aligned.premise
    taken = {match.at for match in aligned.matches.values()}
    for run in _runs(claim):
        if any(at in aligned.matches or claim.tokens[at].stem in vocabulary for at in run):
            continue
        name = claim.text[claim.tokens[run[0]].start : claim.tokens[run[-1]].end][:80]
        # "It", "the film": an excerpt may call its subject by another word.
        subject = claim.content[:1] == run[:1]
        told = subject and (
            premise.tokens[0].key in _DETERMINERS or any(token.key in _PRONOUNS for token in premise.tokens)
        )
        rival = None if told else _rival(aligned, run, taken)
        if rival is not None and aligned.about >= 0.6:
            other = premise.text[premise.tokens[rival].start : premise.tokens[rival].end]
            yield Finding("name", "contradicts", f"premise says {other}, claim says {name}")
        else:
            yield Finding("name", "neutral", f"premise does not name {name}", sure=aligned.about >= 0.6 and not told)


def _runs(statement: Statement) -> list[list[int]]:
    """The places of the words of each name."""
    runs: list[list[int]] = []
    for at, token in enumerate(statement.tokens):
        if not (token.name and token.weight):
            continue
        if runs and runs[-1][-1] == at - 1:
            runs[-1].append(at)
        else:
            runs.append([at])
    return runs


def _rival(aligned: Alignment, run: list[int], taken: set[int]) -> int | None:
    """A name of the premise that nothing in the claim stands for, beside what stands beside the claim's name."""
    for at, match in aligned.matches.items():
        if not (-_BESIDE <= at - run[0] < 0 or 0 < at - run[-1] <= _BESIDE):
            continue
        step = 1 if at < run[0] else -1
        for place in range(match.at + step, match.at + step * (_BESIDE + 1), step):
            if 0 <= place < len(aligned.premise.tokens):
                token = aligned.premise.tokens[place]
                if token.name and token.weight and place not in taken:
                    return place
    return None


def role_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the same verb or comparison stands between the same two, the other way round."""
    for at, match in aligned.matches.items():
        token = aligned.claim.tokens[at]
        if token.name or token.stem in _MUTUAL:
            continue
        if not (_turns(aligned.claim, at) and _turns(aligned.premise, match.at)):
            continue
        reversed_order = crossed(aligned, at)
        ours, theirs = _agent(aligned.claim, at), _agent(aligned.premise, match.at)
        passive = (ours is None) != (theirs is None)
        if not reversed_order:
            # Same order, one of them passive: only where the one who acts there is acted on here.
            acting = ours if ours is not None else theirs
            passive = passive and acting is not None and _acted_on(aligned, at, acting, ours is not None)
            passive = passive and (aligned.claim if ours is not None else aligned.premise).tokens[acting or 0].name
        opposed = match.kind == "opposite"
        if (reversed_order or passive) and (reversed_order + passive + opposed) % 2:
            yield Finding("role", "contradicts", f'who did what to whom is reversed about "{token.key}"')
            return


def crossed(aligned: Alignment, at: int) -> bool:
    """Whether what stands on the two sides of the claim's token has changed sides in the premise."""
    if at not in aligned.matches or not _turns(aligned.claim, at):
        return False
    place = aligned.matches[at].at
    left, right = _sides(aligned, at)
    stayed_left = {one for one in left if aligned.matches[one].at < place}
    stayed_right = {one for one in right if aligned.matches[one].at > place}
    return bool(left - stayed_left and right - stayed_right) and not (stayed_left and stayed_right)


def _acted_on(aligned: Alignment, at: int, acting: int, in_claim: bool) -> bool:
    """Whether the passive's "by X" is the object of the active side: matched, and after the verb there."""
    if in_claim:
        return acting in aligned.matches and aligned.matches[acting].at > aligned.matches[at].at
    return any(match.at == acting and one > at for one, match in aligned.matches.items())


def _turns(statement: Statement, at: int) -> bool:
    """Whether a word may stand between who acts and who is acted on: a verb or a comparison."""
    token = statement.tokens[at]
    before = statement.tokens[at - 1] if at else None
    after = statement.tokens[at + 1] if at + 1 < len(statement.tokens) else None
    if before is None or after is None:
        return False
    if token.sense[:-1] in {"time", "degree"}:
        return True
    if statement.tongue.english and (token.key == token.stem or token.key.endswith(("ly", "al"))):
        return False
    return before.key not in _DETERMINERS and after.key != "of" and token.weight > 0


def _sides(aligned: Alignment, at: int) -> tuple[set[int], set[int]]:
    """The matched words of meaning on either side of the claim's token in its clause."""
    clause = aligned.claim.tokens[at].clause
    places = {
        place
        for place, match in aligned.matches.items()
        if place != at
        and aligned.claim.tokens[place].weight > 0
        and aligned.claim.tokens[place].clause == clause
        and match.kind in {"same", "alike"}
        and abs(aligned.premise.tokens[match.at].clause - aligned.premise.tokens[aligned.matches[at].at].clause) <= 1
    }
    return {place for place in places if place < at}, {place for place in places if place > at}


def _agent(statement: Statement, at: int) -> int | None:
    """Where the verb at ``at`` is passive ("was ... by X"): the place of X, else None."""
    tokens = statement.tokens
    near, after = range(max(0, at - 6), at), range(at + 1, min(at + 5, len(tokens)))
    by_follows = statement.tongue.english and at + 1 < len(tokens) and tokens[at + 1].key == "by"
    if not by_follows and not any(tokens[place].key in _BE for place in (*near, *after[:1])):
        return None
    for place in (*after, *near):
        if tokens[place].key in (_BY if place > at else _BY_BEFORE):
            return next((one for one in statement.content if one > place and one != at), None)
    return None
