"""Names that the premise does not have, and names and their like that it has of something else."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.binding import MARGIN, bearing, sentences, topic
from pincite.core.nli.builtin.clauses import RELATIVE
from pincite.core.nli.builtin.finding import Finding
from pincite.core.nli.builtin.statement import Statement
from pincite.core.text.span import Span

_DETERMINERS: Final = frozenset(
    "the a an his her its their our my this that el la los las un una su o os as um uma seu sua der die das dem den "
    "des ein eine einen einem einer le les une des l son sa s".split()
)
_PRONOUNS: Final = frozenset(
    "he she it they his her its their him them \u00e9l ella ellos su sus ele ela eles seu sua er sie es ihr sein ihre "
    "il elle ils elles".split()
)
_LISTS: Final = frozenset({"and", "or", "y", "e", "o", "ou", "und", "oder", "et", "the"})
#: How many words from a matched one a name may stand beside it.
_BESIDE: Final = 3


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
    if not aligned.legible:
        return
    if sum(token.key == "than" for token in premise.tokens) > 1:
        return  # Of two comparisons the roles tell who is compared with whom.
    misplaced = list(_misplaced(aligned))
    yield from misplaced or _mixed(aligned)


def _misplaced(aligned: Alignment) -> Iterator[Finding]:
    """A word of the claim where the premise has its like: made "in Ghent", where that was developed and Lyon makes."""
    claim, premise = aligned.claim, aligned.premise
    for at, match in aligned.matches.items():
        token = claim.tokens[at]
        if match.kind not in {"same", "synonym"} or not (token.weight or token.senses):
            continue
        if token.name and match.at in topic(premise) and at in topic(claim) and not sentences(premise)[match.at]:
            continue
        rivals = aligned.rivals(at)
        if not rivals or len(rivals) > 12:
            continue
        skipped = frozenset(one for one in aligned.matches if one == at or (token.name and _together(claim, one, at)))
        here = max(bearing(aligned, _span(premise, place), skipped, token.clause) for place in aligned.places(at))
        there, rival = max((bearing(aligned, _span(premise, place), skipped, token.clause), place) for place in rivals)
        if there < here + MARGIN or not _alike_placed(aligned, at, match.at, rival):
            continue
        if _waived(premise, rival) and not _waived(premise, match.at):
            continue  # "They need not send the original; a copy is enough."
        other = premise.text[premise.tokens[rival].start : premise.tokens[rival].end]
        said = claim.text[token.start : token.end]
        yield Finding(
            "name" if token.name else "substitution",
            "contradicts",
            f"premise says {other} there, claim says {said}",
            sure=there >= here + 1.2 * MARGIN and aligned.about >= 0.5,
        )
        return


def _waived(premise: Statement, at: int) -> bool:
    """Whether the clause of a word denies what it says of it, or makes it no duty."""
    clause = premise.tokens[at].clause
    denied = any(at in one.scope[:_BESIDE] for one in premise.denied(clause))
    return denied or "optional" in premise.senses("modal", {clause})


def _mixed(aligned: Alignment) -> Iterator[Finding]:
    """Who in one clause and what in the next: "the engineer wrote it and the mayor signed it", "the mayor wrote"."""
    claim, premise = aligned.claim, aligned.premise
    held = [at for at in claim.content if at in aligned.matches]
    if (
        not held
        or claim.content[0] != held[0]
        or len(claim.content) > 6
        or len({claim.tokens[at].clause for at in held}) > 1
    ):
        return
    first, others = held[0], held[1:]
    if aligned.matches[first].kind != "same" or len(aligned.places(first)) > 1 or not others:
        return
    own = premise.tokens[aligned.matches[first].at].clause
    rest = {premise.tokens[place].clause for at in others for place in aligned.places(at)}
    if own in rest or not rest:
        return
    taken = {match.at for match in aligned.matches.values()}
    free = [at for at in premise.content if at not in taken]
    here = [at for at in free if premise.tokens[at].clause == own]
    topics = topic(premise)
    if aligned.matches[first].at in topics and own < min(rest):
        return  # What is said first of a sentence's subject goes on.
    last = max(at for at in premise.content if premise.tokens[at].clause == own)
    antecedent = last == aligned.matches[first].at
    if antecedent and any(clause == own + 1 and _opening(premise, clause) in RELATIVE for clause in rest):
        return  # "Unlike the nave, which was rebuilt."
    for clause in sorted(rest):
        # "It was the engineer who wrote it."
        if clause and _opening(premise, clause) in RELATIVE:
            rest.add(clause - 1)
    nouns = [at for at in free if premise.tokens[at].clause in rest and at and _noun(premise, at)]
    if here and nouns and not (_waived(premise, nouns[0]) and not _waived(premise, aligned.matches[first].at)):
        said = claim.text[claim.tokens[first].start : claim.tokens[first].end]
        other = premise.text[premise.tokens[nouns[0]].start : premise.tokens[nouns[0]].end]
        yield Finding(
            "name", "contradicts", f"premise says {other} there, claim says {said}", sure=aligned.about >= 0.6
        )


def _opening(statement: Statement, clause: int) -> str:
    return next((token.key for token in statement.tokens if token.clause == clause), "")


def _noun(statement: Statement, at: int) -> bool:
    return statement.tokens[at].name or statement.tokens[at - 1].key in _DETERMINERS


def _together(statement: Statement, one: int, other: int) -> bool:
    """Whether two words are of one name."""
    low, high = sorted((one, other))
    return all(statement.tokens[at].name for at in range(low, high + 1))


def _alike_placed(aligned: Alignment, at: int, held: int, rival: int) -> bool:
    """Whether a rival could stand where the word does, and each has something of its own beside it."""
    premise = aligned.premise
    taken = {match.at for match in aligned.matches.values()}
    clause = premise.tokens[held].clause
    free = [
        one
        for one in premise.content
        if one not in taken and premise.tokens[one].clause == clause and not premise.tokens[one].name and one != rival
    ]
    if not free:
        return False  # "The one championship and the other": what is said of the first holds of both.
    if not premise.tokens[held].name:
        return True
    following = premise.tokens[rival + 1] if rival + 1 < len(premise.tokens) else None
    adjective = premise.tongue.english and following is not None and following.weight > 0 and not following.name
    framed = all(
        place == 0 or premise.tokens[place - 1].weight == 0 or premise.tokens[place - 1].name for place in (held, rival)
    )
    low, high = sorted((held, rival))
    gap = premise.text[premise.tokens[low].end : premise.tokens[high].start]
    listed = not set(gap) & set(".;:") and all(
        token.name or token.key in _LISTS for token in premise.tokens[low + 1 : high]
    )
    return not listed and not adjective and framed and premise.tokens[rival].clause != clause


def _span(statement: Statement, at: int) -> Span:
    return Span(statement.tokens[at].start, statement.tokens[at].end)


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
