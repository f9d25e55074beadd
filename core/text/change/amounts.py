"""By how much and up to how much: "rose by 4 %" and "rose to 4 %"; and for how long an amount is: "Monatsmiete"."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from pincite.core.text.change.swaps import ARTICLES
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.notation import bag


class _Steps(NamedTuple):
    """What stands before a difference, and before what it leads to."""

    by: frozenset[str]
    to: frozenset[str]


_STEPS: Final = {
    "en": _Steps(bag("by"), bag("to")),
    "es": _Steps(bag("en un"), bag("a al hasta")),
    "pt": _Steps(bag("em"), bag("para at\u00e9")),
    "fr": _Steps(bag("de"), bag("\u00e0 jusque")),
    "de": _Steps(bag("um"), bag("auf")),
}
_PARTS: Final = bag("""
    half third quarter mitad tercio cuarto metade ter\u00e7o quarto moiti\u00e9 tiers quart h\u00e4lfte drittel viertel
""")
#: How a German compound begins that says for how long it is; the endings are those of what counts so.
_PERIODS: Final = ("stunden", "tages", "wochen", "monats", "quartals", "halbjahres", "jahres")
_SHORTEST: Final = 4


def stepped_otherwise(old: str, new: str, rest: str, lexicon: Lexicon) -> bool:
    """Whether nothing but "by" before an amount gave way to "to", or back; ``rest`` is what follows in either text."""
    before, after = _bare(old), _bare(new)
    if len(before) > 1 or len(after) > 1:
        return False
    following = next((word.key for word in words(rest) if word.key not in ARTICLES), "")
    if not (following[:1].isdigit() or following in lexicon.cardinals or following in _PARTS):
        return False
    return any(
        (_is_of(old, before, by) and _is_of(new, after, to)) or (_is_of(old, before, to) and _is_of(new, after, by))
        for by, to in (_STEPS[tag] for tag in lexicon.tag.split("+") if tag in _STEPS)
    )


def _bare(text: str) -> list[str]:
    return [word.key for word in words(text) if word.key not in ARTICLES]


def _is_of(text: str, bare: list[str], steps: Collection[str]) -> bool:
    """Whether it is one of the words; some are written as an article is ("un 4 %", "al 4 %")."""
    if bare:
        return bare[0] in steps
    return any(word.key in steps for word in words(text))


def of_other_periods(old: str, new: str, lexicon: Lexicon) -> bool:
    """Whether a German compound gave way to one of another period: "Monatsmiete", "Jahresmiete"."""
    if "de" not in lexicon.tag.split("+"):
        return False
    before, after = dict(_compounds(old)), dict(_compounds(new))
    return any(after.get(what, period) != period for what, period in before.items())


def _compounds(text: str) -> Iterator[tuple[str, str]]:
    for word in words(text):
        for period in _PERIODS:
            if word.key.startswith(period) and len(word.key) - len(period) >= _SHORTEST:
                yield word.key[len(period) :], period
