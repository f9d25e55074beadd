"""How a language says that something is so on one day of every week: "on Mondays", "every Monday"."""

from collections.abc import Mapping
from typing import Final

_SENSES: Final = ("mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays")


def weekday_rates(days: str, said: str, *, weekend: str = "") -> Mapping[str, str]:
    """The rates of the week, by their sense, as ``Lexicon.rates`` has them.

    ``days`` are the names from Monday on, with their plural behind a slash where ``said`` has one. ``said`` are the
    phrases, with ``{day}`` and ``{days}`` in them; ``weekend`` those of Saturday and Sunday, where they are others.
    """
    rates: dict[str, str] = {}
    for sense, names in zip(_SENSES, days.split(), strict=True):
        day, _, plural = names.partition("/")
        phrases = weekend if weekend and sense in _SENSES[-2:] else said
        rates[sense] = phrases.format(day=day, days=plural or day)
    return rates
