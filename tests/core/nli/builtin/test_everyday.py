"""Everyday rules, prices, doses and comparisons: what follows is no contradiction, what does not is not passed."""

from pincite.core.nli.builtin.judge import BuiltinNLI

Row = tuple[str, str, str, str]

#: Of each room: language, premise, a claim that it bears, and one that it does not.
ROOMS: dict[str, list[Row]] = {}


def _absent() -> str:
    return "not here"


_JUDGE = BuiltinNLI(_absent)
