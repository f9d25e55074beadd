"""What a claim adds to words that the premise has, and what it puts in their place."""

from collections.abc import Iterator
from typing import Final

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.finding import Finding

_DETERMINERS: Final = frozenset("a an the una un el la uma um o ein eine einen der die das une le les".split())
#: What gives a reason.
_CAUSES: Final = frozenset(
    "because due thanks owing causa debido raz\u00f3n devido gra\u00e7as wegen aufgrund infolge dank "
    "cause gr\u00e2ce".split()
)


def detail_findings(aligned: Alignment, vocabulary: frozenset[str]) -> Iterator[Finding]:
    """Words of meaning between, after or beside matched ones that nothing in the premise stands for."""
    if aligned.about < 0.4:
        return
    claim, premise = aligned.claim, aligned.premise
    taken = {match.at for match in aligned.matches.values()}
    free = [at for at in premise.content if at not in taken]
    added: list[int] = []
    inserted: list[int] = []
    changed: list[tuple[int, int]] = []
    for at in aligned.uncovered:
        token = claim.tokens[at]
        if token.stem in vocabulary or token.name or any(sense.startswith("permission") for sense in token.senses):
            continue
        left = max((place for place in aligned.matches if place < at), default=None)
        right = min((place for place in aligned.matches if place > at), default=None)
        low = aligned.matches[left].at if left is not None else -1
        high = aligned.matches[right].at if right is not None else len(premise.tokens)
        between = [place for place in free if low < place < high] if low < high else free
        rival = next((place for place in between if _excludes(aligned, at, place)), None)
        if rival is not None:
            said, other = token.key, premise.tokens[rival].key
            sure = aligned.about >= 0.5 and len(free) <= 6
            yield Finding("substitution", "contradicts", f"premise says {other}, claim says {said}", sure=sure)
            return
        if between:
            changed.append((at, between[0]))
        else:
            added.append(at)
            # "A poisonous frog": between an article or a word that is there, and the word that it is about.
            if right == at + 1 and _DETERMINERS & {
                one.key for one in claim.tokens[max(0, at - (1 + (left == at - 1))) : at]
            }:
                inserted.append(at)
    caused = [token.key for token in claim.tokens if token.key in _CAUSES]
    if caused and not any(token.key in _CAUSES for token in premise.tokens) and (added or changed):
        yield Finding("detail", "neutral", "claim gives a reason that premise does not", sure=aligned.about >= 0.5)
    elif added:
        words = ", ".join(claim.tokens[at].key for at in added[:4])
        trailing = bool(aligned.matches) and min(added) > max(aligned.matches) and len(free) <= 1
        yield Finding(
            "detail", "neutral", f"premise does not say {words}",
            sure=aligned.about >= 0.6 and not claim.denials and bool(inserted or trailing),
        )  # fmt: skip
    if changed:
        ours, theirs = changed[0]
        yield Finding(
            "substitution",
            "neutral",
            f"claim says {claim.tokens[ours].key} where premise says {premise.tokens[theirs].key}",
            sure=False,
        )


def _excludes(aligned: Alignment, at: int, place: int) -> bool:
    words = aligned.claim.tongue.words
    return words is not None and words.excludes(aligned.claim.tokens[at].stem, aligned.premise.tokens[place].stem)
