"""The score from which "entails" counts: the caller's, else the judge's own, else 0.7 (CONTRACT 5)."""

from dataclasses import dataclass
from numbers import Real
from typing import TYPE_CHECKING, Final

from pincite.core.errors import InputError

if TYPE_CHECKING:  # The tool's schema has the default, and is made before anything is judged.
    from pincite.core.ports import NLIProvider


class _LeftAlone(float):
    """A threshold that nobody chose, which a judge may therefore replace; as a number, like any other."""


DEFAULT_MIN_SCORE: Final[float] = _LeftAlone(0.7)


@dataclass(frozen=True, slots=True)
class Threshold:
    """A score within 0..1, and the judge that recommends it; empty where it is not a judge's."""

    score: float
    recommended_by: str = ""


def is_number(value: object) -> bool:
    """Whether it can be a bound; a truth value is none."""
    return isinstance(value, Real) and not isinstance(value, bool)


def threshold(min_score: float, judge: "NLIProvider | None" = None) -> Threshold:
    """What to hold a verdict's score against: ``min_score``, unless it was left alone and ``judge`` recommends another.

    Raises ``InputError`` for a number outside 0..1.
    """
    # NaN is in no range.
    if not is_number(min_score) or not 0.0 <= min_score <= 1.0:
        raise InputError(f"min_score is {min_score!r:.80}; a score is a number between 0 and 1")
    if isinstance(min_score, _LeftAlone) and judge is not None and judge.recommended_threshold is not None:
        return Threshold(judge.recommended_threshold, judge.name)
    return Threshold(float(min_score))
