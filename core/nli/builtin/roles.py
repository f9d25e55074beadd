"""Who did what to whom, in the active and in the passive, and from where to where."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.equatives import second_as
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.frames import (
    DETERMINERS,
    OF,
    ORDER,
    THAN,
    TWO_ENDED,
    beaten,
    by_whom,
    from_or_to,
    in_one_run,
    roles,
)
from pincite.core.nli.builtin.statement import Statement
from pincite.core.text.stems import past

_CLITICS: Final = frozenset("lo le les se l ihn".split())
#: What both sides do alike.
_MUTUAL: Final = frozenset("meet marry join border shar same simil equal differ".split())
_SOONER: Final = frozenset(
    "before after antes despu\u00e9s tras depois ap\u00f3s vor nach bevor nachdem avant apr\u00e8s".split()
)


def role_findings(aligned: Alignment) -> Iterator[Finding]:
    """Where the same verb or comparison stands between the same two, the other way round."""
    if not aligned.legible:
        return
    for at in aligned.matches:
        if turned(aligned, at):
            key, match = aligned.claim.tokens[at].key, aligned.matches[at]
            if match.kind == "opposite":
                other = aligned.premise.tokens[match.at].key
                yield Finding("opposite", "contradicts", f"premise says {other}, claim says {key} of the same two")
                return
            yield Finding("role", "contradicts", f'who did what to whom is reversed about "{key}"')
            return
    if not any(turned(aligned, at) is False and _timed(aligned.claim, at) for at in aligned.matches):
        yield from _sequence(aligned)
    yield from _ways(aligned)
    yield from _of_a_pronoun(aligned)


def _of_a_pronoun(aligned: Alignment) -> Iterator[Finding]:
    """Where the one beside the verb that is named was acted on, and acts: "she succeeded her father"."""
    claim, premise = aligned.claim, aligned.premise
    if not claim.tongue.english or claim.denials or premise.denials:
        return
    for at, match in aligned.matches.items():
        if match.kind != "same" or not past(claim.tokens[at].key) or at + 1 == len(claim.tokens):
            continue
        left, right = (
            [one for one in statement.content if (one < place) == before and abs(one - place) <= 2 and one != place]
            for statement, place, before in ((claim, at, True), (premise, match.at, False))
        )
        acts = match.at and premise.tokens[match.at - 1].key in _SUBJECTS and claim.tokens[at + 1].key in _OBJECTS
        if acts and left and right and any(aligned.matches.get(one, match).at in right for one in left):
            yield Finding("role", "contradicts", f'who did what to whom is reversed about "{claim.tokens[at].key}"')
            return


_SUBJECTS: Final = frozenset({"she", "he", "they", "it"})
_OBJECTS: Final = frozenset({"her", "him", "them", "it"})


def _timed(statement: Statement, at: int) -> bool:
    return any(sense.startswith("time") for sense in statement.tokens[at].senses)


def _sequence(aligned: Alignment) -> Iterator[Finding]:
    """Where the same thing comes after the "before" of one side and the "after" of the other."""
    claim, premise = aligned.claim, aligned.premise
    back = {match.at: at for at, match in aligned.matches.items() if match.kind in {"same", "alike"}}
    for ours, signs in _moments(claim):
        after = {at for at in claim.content if at > ours and claim.tokens[at].clause == claim.tokens[ours].clause}
        for theirs, others in _moments(premise):
            clause = premise.tokens[theirs].clause
            held = {back.get(at) for at in premise.content if at > theirs and premise.tokens[at].clause == clause}
            if signs != others and after & held and not (held - after - {None}):
                word, other = claim.tokens[ours].key, premise.tokens[theirs].key
                yield Finding("role", "contradicts", f"premise says {other}, claim says {word} of the same")
                return


def _moments(statement: Statement) -> list[tuple[int, set[str]]]:
    return [
        (at, {sense for sense in token.senses if sense.startswith("time")})
        for at, token in enumerate(statement.tokens)
        if token.key in _SOONER and _timed(statement, at)
    ]


def decided(aligned: Alignment, at: int) -> bool:
    """Whether roles tell what a word's opposite means: "A beat B" is "B lost to A"."""
    if not (aligned.legible and _converse(aligned, at)):
        return False
    return turned(aligned, at) is not None or _of_the_second(aligned, at) or _of_the_beaten(aligned, at)


def _of_the_second(aligned: Alignment, at: int) -> bool:
    """Whether a comparison without a "than" is about whom the premise compares with: "the old one was dearer"."""
    claim, premise, verb = aligned.claim, aligned.premise, aligned.matches[at].at
    than = next((place for place in range(verb, len(premise.tokens)) if premise.tokens[place].key in THAN), None)
    ours = next((place for place in range(at, len(claim.tokens)) if claim.tokens[place].key in THAN), None)
    if than is None or (ours is not None and not _pronoun(claim, ours + 1)):
        return False
    return any(
        one < at and one in aligned.matches and all(place > than for place in aligned.places(one))
        for one in claim.content
    )


def _of_the_beaten(aligned: Alignment, at: int) -> bool:
    """Whether the claim says that the one lost whom another beat ("won, defeating Brown"), or won to whom one lost."""
    claim, premise, verb = aligned.claim, aligned.premise, aligned.matches[at].at
    ours, theirs = claim.tokens[at].senses, premise.tokens[verb].senses
    if not ("outcome-" in ours and "outcome+" in theirs) and not ("outcome+" in ours and "outcome-" in theirs):
        return False
    subject = next((one for one in reversed(claim.content) if one < at), None)
    other = beaten(premise, verb)
    if other is None and "outcome+" in theirs:
        other = next((one for one in premise.content if one > verb), None)
    match = aligned.matches.get(subject) if subject is not None else None
    return match is not None and other is not None and in_one_run(premise, match.at, other, verb)


def _pronoun(statement: Statement, at: int) -> bool:
    return at >= len(statement.tokens) or statement.tokens[at].key in _PRONOUNS


_PRONOUNS: Final = frozenset("him her it them he she they me us él ella ele ela lui elle er sie ihm es".split())


def turned(aligned: Alignment, at: int) -> bool | None:
    """Whether the two about the claim's word at ``at`` have changed places; None where that does not show."""
    match, token = aligned.matches[at], aligned.claim.tokens[at]
    if token.name or token.stem in _MUTUAL or match.kind == "wider":
        return None
    if match.kind == "opposite" and not _converse(aligned, at):
        return None
    if match.kind == "converse" and _alone(aligned.premise, match.at):
        return None
    framed = match.kind == "same" and _framed(aligned.claim, at) and _framed(aligned.premise, match.at)
    if not (framed or _acts(aligned.claim, at) or _acts(aligned.premise, match.at) or match.kind == "converse"):
        return None
    ours, theirs = roles(aligned.claim, at), roles(aligned.premise, match.at)
    if ours is None or theirs is None:
        return None
    agent, patient = aligned.matches.get(ours.agent), aligned.matches.get(ours.patient)
    if agent is None or patient is None:
        return None
    premise, verb = aligned.premise, match.at
    if (
        in_one_run(premise, patient.at, theirs.patient, verb)
        and agent.kind == "same"
        and not in_one_run(premise, agent.at, theirs.agent, verb)
        and not any(
            in_one_run(premise, other.at, theirs.agent, verb) for other in aligned.matches.values() if other.at != verb
        )
        and _does_otherwise(premise, agent.at, verb)
    ):
        # "Written by the engineer and signed by the mayor": the mayor wrote nothing.
        return True
    same = in_one_run(premise, agent.at, theirs.agent, verb) and in_one_run(premise, patient.at, theirs.patient, verb)
    swapped = in_one_run(premise, agent.at, theirs.patient, verb) and in_one_run(
        premise, patient.at, theirs.agent, verb
    )
    if same == swapped:
        return None
    alike = (second_as(aligned.claim, at) is None) == (second_as(premise, verb) is None)
    return swapped != (_converse(aligned, at) == alike)


def _alone(statement: Statement, at: int) -> bool:
    """Whether a word is a noun that nothing is said to belong to: "in the price"."""
    after = statement.tokens[at + 1].key if at + 1 < len(statement.tokens) else ""
    if at and statement.tokens[at - 1].key == "a" and statement.tongue.stems == "fr":
        return False  # "A enseign\u00e9".
    return at > 0 and statement.tokens[at - 1].key in DETERMINERS | _IN_THE and after not in OF


_IN_THE: Final = frozenset({"no", "na", "im", "al", "au"})


def _does_otherwise(statement: Statement, agent: int, verb: int) -> bool:
    """Whether who stands in another clause has something else to do there: "and signed by the mayor"."""
    clause = statement.tokens[agent].clause
    return clause != statement.tokens[verb].clause and any(
        statement.tokens[at].clause == clause and not statement.tokens[at].name and past(statement.tokens[at].key)
        for at in statement.content
    )


def _acts(statement: Statement, at: int) -> bool:
    """Whether a word is surely a verb with two sides, or a comparison, and no noun or adjective."""
    token = statement.tokens[at]
    axes = {sense[:-1] for sense in token.senses}
    if axes & ORDER and not axes & {"outcome", "give"} and not _orders(statement, at):
        return False
    if by_whom(statement, at) is not None or axes & TWO_ENDED:
        return True
    return statement.tongue.english and past(token.key) and not (at and statement.tokens[at - 1].key in DETERMINERS)


def _framed(statement: Statement, at: int) -> bool:
    """Whether a word stands as a verb does between two: an article or a name behind it, none before it."""
    tokens = statement.tokens
    if at == 0 or at + 1 >= len(tokens) or tokens[at].weight <= 0:
        return False
    if tokens[at - 1].key in _CLITICS:
        return False  # "Lo redact\u00f3 la ingeniera": who acts stands behind.
    if tokens[at - 1].key in DETERMINERS and not (statement.tongue.stems == "fr" and tokens[at - 1].key == "a"):
        return False
    return tokens[at + 1].key in DETERMINERS | {"al", "ao"} or tokens[at + 1].name


def _orders(statement: Statement, at: int) -> bool:
    """Whether a word of time or degree stands between two that are compared."""
    token = statement.tokens[at]
    if token.weight > 0 and (past(token.key) or not statement.tongue.english):
        return True
    return token.key in _SOONER or any(one.key in THAN for one in statement.tokens[at + 1 : at + 6])


def _converse(aligned: Alignment, at: int) -> bool:
    match = aligned.matches[at]
    if match.kind == "converse":
        return True
    axes = {sense[:-1] for sense in aligned.claim.tokens[at].senses}
    return match.kind == "opposite" and bool(axes & TWO_ENDED)


def _ways(aligned: Alignment) -> Iterator[Finding]:
    """From where to where: the same two, the other way round."""
    ours = {at: way for at in aligned.matches if (way := from_or_to(aligned.claim, at))}
    moved = [
        at
        for at, way in ours.items()
        if (other := from_or_to(aligned.premise, aligned.matches[at].at)) and other != way
    ]
    if moved and len({ours[at] for at in moved}) == 2:
        key = aligned.claim.tokens[moved[0]].key
        yield Finding("role", "contradicts", f'from where to where is reversed about "{key}"')
