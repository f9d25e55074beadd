"""The windows of a premise that the model reads: all of a short one, the best of a long one, the best sentences."""

from collections.abc import Mapping
from typing import Final

from pincite.core.nli.builtin.premise import Premise
from pincite.core.nli.windows import runs

#: A premise up to this many words is read whole.
SHORT_WORDS: Final = 120
_WINDOW_WORDS: Final = 90
#: Windows of a long premise that are read; with the composite this bounds the cost.
_MOST_WINDOWS: Final = 3
#: Words of the composite at most.
_COMPOSITE_WORDS: Final = 110
_BEST_SENTENCES: Final = 4


def excerpts(premise: Premise, wanted: Mapping[str, float]) -> list[str]:
    """The texts to read for a claim of the ``wanted`` stems: one, or some windows and then the composite.

    The composite is the best sentences, each after its left neighbour while there is room, in their order.
    """
    text = premise.text
    if len(text) <= 12 * SHORT_WORDS and len(text.split()) <= SHORT_WORDS:
        return [text]
    weights = {word: weight * premise.rareness(word) for word, weight in wanted.items()}
    groups = runs(_lengths(premise), _WINDOW_WORDS)
    held = [frozenset().union(*premise.stems[first : last + 1]) for first, last in groups]
    scores = [sum(weight for word, weight in weights.items() if word in stems) for stems in held]
    best = sorted(range(len(groups)), key=lambda at: (-scores[at], at))[:_MOST_WINDOWS]
    found = [premise.span(*groups[at]) for at in sorted(best)]
    return [text[span.start : span.end] for span in found] + [_composite(premise, dict(wanted))]


def _lengths(premise: Premise) -> list[int]:
    return [premise.text.count(" ", one.start, one.end) + 1 for one in premise.sentences]


def _composite(premise: Premise, wanted: dict[str, float]) -> str:
    lengths = _lengths(premise)
    chosen: set[int] = set()
    room = _COMPOSITE_WORDS
    missing = dict(wanted)
    for _ in range(_BEST_SENTENCES):
        ranked = premise.ranked(missing or wanted, len(chosen) + 1)
        at = next((at for score, at in ranked if at not in chosen), None)
        if at is None or (chosen and lengths[at] > room):
            break
        chosen.add(at)
        room -= lengths[at]
        if at and at - 1 not in chosen and lengths[at - 1] <= min(room, 30):
            chosen.add(at - 1)
            room -= lengths[at - 1]
        for word in premise.stems[at]:
            # What one sentence has said is worth less in the next.
            if word in missing:
                missing[word] *= 0.3
    return premise.joined(sorted(chosen))
