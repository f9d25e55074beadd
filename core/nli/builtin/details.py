"""What a claim adds to words that the premise has, and what it puts in their place."""

from collections.abc import Iterator

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding


def detail_findings(aligned: Alignment, vocabulary: frozenset[str]) -> Iterator[Finding]:
    """Words of meaning between or beside matched ones that nothing in the premise stands for."""
    if aligned.about < 0.5:
        return
    claim, premise = aligned.claim, aligned.premise
    taken = {match.at for match in aligned.matches.values()}
    free = [at for at in premise.content if at not in taken]
    added: list[str] = []
    changed: list[tuple[str, str]] = []
    for at in aligned.uncovered:
        token = claim.tokens[at]
        if token.stem in vocabulary or token.name:
            continue
        left = max((place for place in aligned.matches if place < at), default=None)
        right = min((place for place in aligned.matches if place > at), default=None)
        low = aligned.matches[left].at if left is not None else -1
        high = aligned.matches[right].at if right is not None else len(premise.tokens)
        between = [place for place in free if low < place < high] if low < high else free
        if between:
            changed.append((token.key, premise.tokens[between[0]].key))
        else:
            added.append(token.key)
    if added:
        yield Finding(
            "detail",
            "neutral",
            f"premise does not say {', '.join(added[:4])}",
            sure=aligned.about >= 0.7 and not claim.denials,
        )
    if changed:
        ours, theirs = changed[0]
        yield Finding("substitution", "neutral", f"claim says {ours} where premise says {theirs}", sure=False)
