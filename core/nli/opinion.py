"""Whoever judges has one of three labels and a number to say; anything else says nothing."""

import math
from numbers import Real
from typing import Final, get_args

from pincite.core.ports import Label

#: In the order in which they are named to people.
LABELS: Final[tuple[Label, ...]] = get_args(Label)
_LABELS: Final[dict[str, Label]] = {label: label for label in LABELS}


def label_of(said: object) -> Label | None:
    """The label that ``said`` is, letter for letter."""
    return _LABELS.get(said) if isinstance(said, str) else None


def score_of(said: object) -> float | None:
    """The number that ``said`` is, within 0..1. A truth value is no confidence, and neither is NaN or an infinity."""
    if isinstance(said, bool) or not isinstance(said, Real):
        return None
    try:
        number = float(said)
    except (OverflowError, ValueError):
        return None
    return min(max(number, 0.0), 1.0) if math.isfinite(number) else None
