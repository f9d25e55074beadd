"""Rules and model joined by a linear model and small trees, whose score is the probability that the verdict is right.

The weights (``data/combination.json``) are written by ``benchmarks/train_judge.py``: multinomial logistic regression
over the features of a reading, and boosted trees that correct its odds of support where features only mean something
together; once with the model's logits and once without. A veto of the rules comes first; what is
left is decided by the probabilities. Scores are Platt-calibrated out of fold, apart for each kind of verdict.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

from pydantic import BaseModel, ConfigDict

from pincite.core.nli.builtin.cross_encoder import Logits
from pincite.core.nli.builtin.finding import Finding
from pincite.core.ports import Label

_PACKAGE: Final = "pincite.core.nli.builtin"
_LABELS: Final[tuple[Label, Label, Label]] = ("entails", "neutral", "contradicts")
#: Names of what the model adds to the features of the rules.
MODEL_FEATURES: Final = (
    "model_entails", "model_contradicts", "model_composite", "model_composite_contradicts", "long",
    "long_entails", "long_contradicts", "long_composite", "long_second", "long_mean",
)  # fmt: skip
_FARTHEST: Final = 8.0


class Tree(BaseModel):
    """Splits from the root, level by level, then the leaves from left to right; a higher value goes right."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    #: Places in ``Weights.names``.
    features: tuple[int, ...]
    thresholds: tuple[float, ...]
    #: What is added to the log-odds of support.
    leaves: tuple[float, ...]

    def of(self, values: Sequence[float]) -> float:
        """The leaf that the values of the features lead to."""
        at, inner = 0, len(self.features)
        while at < inner:
            at = 2 * at + 1 + (values[self.features[at]] > self.thresholds[at])
        return self.leaves[at - inner]


class Weights(BaseModel):
    """One fitted model, as it stands in the file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    names: tuple[str, ...]
    #: For entails, neutral, contradicts: one weight for each name, then the constant.
    weights: tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
    trees: tuple[Tree, ...]
    #: Probability of entailment from which the verdict is "entails".
    threshold: float
    #: Score from which "entails" is right four times in five, out of fold.
    recommended: float
    #: A claim of whose words the premise has a smaller share does not follow, whatever the weights say.
    least: float
    #: Constant and slope for each verdict, with ``_veto`` where a rule decided.
    calibration: Mapping[str, tuple[float, float]]


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    rules: Weights
    model: Weights


@dataclass(frozen=True, slots=True)
class Decision:
    """The verdict, its calibrated probability, the probabilities of all three, and the finding that decided, if any."""

    verdict: Label
    score: float
    probabilities: tuple[float, float, float]
    veto: Finding | None


@cache
def fitted() -> _File:
    """The weights that are shipped."""
    text = (files(_PACKAGE) / "data" / "combination.json").read_text("utf-8")
    return _File.model_validate(json.loads(text))


def model_features(logits: Sequence[Logits]) -> dict[str, float]:
    """What the model says of all windows; the last is the composite where there are several."""
    entails = [_odds(one.entails, one.neutral, one.contradicts) for one in logits]
    contradicts = [_odds(one.contradicts, one.neutral, one.entails) for one in logits]
    most = max(range(len(logits)), key=lambda at: entails[at])
    long = float(len(logits) > 1)
    return {
        "model_entails": entails[most] / 4,
        "model_contradicts": (contradicts[most] if not long else max(contradicts)) / 4,
        "model_composite": entails[-1] / 4,
        "model_composite_contradicts": contradicts[-1] / 4,
        "long": long,
        "long_entails": long * entails[most] / 4,
        "long_contradicts": long * max(contradicts) / 4,
        "long_composite": long * entails[-1] / 4,
        "long_second": long * sorted(entails)[-2 if len(logits) > 1 else -1] / 4,
        "long_mean": long * sum(entails) / len(entails) / 4,
    }


def decide(features: Mapping[str, float], veto: Finding | None, weights: Weights) -> Decision:
    """The verdict for the features: by the ``veto`` of the rules, else by probability; neutral when unsure."""
    probabilities = _probabilities(features, weights)
    entails, neutral, contradicts = probabilities
    verdict: Label
    if veto is not None:
        verdict = veto.verdict
    elif entails >= weights.threshold and features["about"] >= weights.least:
        verdict = "entails"
    else:
        # What shares no word with the claim speaks of something else, which is how models learn "contradicts" as well.
        about = features["about"] > 0 and features["about"] >= weights.least
        verdict = "contradicts" if contradicts >= 0.5 and about else "neutral"
    likely = dict(zip(_LABELS, probabilities, strict=True))[verdict]
    if verdict == "neutral" and veto is None:
        # What is not supported and not surely contradicted.
        likely = neutral
    constant, slope = weights.calibration[verdict + ("_veto" if veto else "")]
    score = 1 / (1 + exp(-(constant + slope * _logit(likely))))
    return Decision(verdict, round(score, 6), probabilities, veto)


def _probabilities(features: Mapping[str, float], weights: Weights) -> tuple[float, float, float]:
    values = [features.get(name, 0.0) for name in weights.names]
    sums = [
        row[-1] + sum(weight * value for weight, value in zip(row[:-1], values, strict=True)) for row in weights.weights
    ]
    sums[0] += sum(tree.of(values) for tree in weights.trees)
    most = max(sums)
    raised = [exp(one - most) for one in sums]
    total = sum(raised)
    return raised[0] / total, raised[1] / total, raised[2] / total


def _odds(one: float, second: float, third: float) -> float:
    most = max(second, third)
    return min(max(one - most - log(exp(second - most) + exp(third - most)), -_FARTHEST), _FARTHEST)


def _logit(probability: float) -> float:
    inside = min(max(probability, 1e-4), 1 - 1e-4)
    return log(inside / (1 - inside))
