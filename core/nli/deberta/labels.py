"""What each number that a classifier answers means, read from its own configuration and never from its place."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pincite.core.ports import Label

#: The words of published models, lower-case letters alone: MNLI's, FEVER's and those of binary fact checkers.
_ENTAILS: Final = frozenset(
    ("entailment", "entails", "entailed", "support", "supports", "supported", "consistent", "attributable", "factual")
)
_CONTRADICTS: Final = frozenset(("contradiction", "contradicts", "contradicted", "refute", "refutes", "refuted"))
_NEUTRAL: Final = frozenset(("neutral", "notenoughinfo", "nei"))
#: The second word of a checker that knows only "supported or not": no contradiction can be told from it.
_NOT: Final = frozenset(
    (
        "notentailment",
        "notentailed",
        "unsupported",
        "notsupported",
        "inconsistent",
        "hallucination",
        "hallucinated",
        "notattributable",
        "nonfactual",
        "notfactual",
    )
)
_NOT_LETTERS: Final = re.compile("[^a-z]")


@dataclass(frozen=True, slots=True)
class Labels:
    """The verdict that each output stands for, in the order of the outputs."""

    verdicts: tuple[Label, ...]

    def probabilities(self, logits: Sequence[float]) -> dict[Label, float]:
        """The probability of each verdict (softmax); a verdict that the model does not know has none.

        Raises ``ValueError`` for a number of logits that is not that of the labels, or for one that is no number.
        """
        if len(logits) != len(self.verdicts) or not all(map(math.isfinite, logits)):
            raise ValueError(f"the model answered {len(logits)} numbers that are no logits of its labels")
        highest = max(logits)
        weights = [math.exp(logit - highest) for logit in logits]
        whole = sum(weights)
        return {verdict: weight / whole for verdict, weight in zip(self.verdicts, weights, strict=True)}


def labels(names: Mapping[int, str]) -> Labels | str:
    """The labels of ``id2label``, or why they cannot be understood, in a sentence.

    Three labels are entailment, contradiction and neither, in any order. Of two, one is entailment; the other, even
    where it is called contradiction, means "not entailed" and is read as neutral.
    """
    written = [names[place] for place in sorted(names)]
    if sorted(names) != list(range(len(names))) or len(written) not in (2, 3):
        return f"it has {len(written)} labels, where entailment has 3 (or 2)"
    verdicts = [_verdict(name, binary=len(written) == 2) for name in written]
    known = [verdict for verdict in verdicts if verdict is not None]
    if len(known) != len(written) or len(set(known)) != len(known) or "entails" not in known:
        return f"its labels {', '.join(ascii(name[:40]) for name in written)} are not those of entailment"
    return Labels(tuple(known))


def _verdict(name: str, *, binary: bool) -> Label | None:
    word = _NOT_LETTERS.sub("", name.lower())
    if word in _ENTAILS:
        return "entails"
    if binary:
        return "neutral" if word in _NOT | _CONTRADICTS | _NEUTRAL else None
    if word in _CONTRADICTS:
        return "contradicts"
    return "neutral" if word in _NEUTRAL else None
