"""What of a text can bound or reverse its meaning, each with its place."""

import re
from bisect import bisect_left
from collections.abc import Collection
from typing import Final, NamedTuple

from pincite.core.text.change.entities import entities
from pincite.core.text.change.enumerators import as_numbered
from pincite.core.text.change.han import with_han_numerals
from pincite.core.text.dates import Date, dates
from pincite.core.text.lexicon import Lexicon, Term, words
from pincite.core.text.lexicon.further import further_terms
from pincite.core.text.numbers import Number, is_numbering, numbers

#: Operators in a statement; angle brackets and equals signs of code are left out.
_OPERATOR: Final = re.compile(
    "[\u2260\u2264\u2265\u00b1\u00d7\u00f7\u2248\u2243\u223c\u2212\u2208\u2209\u2282-\u2287\u221d\u2227-\u222a\u2200\u2203\u2204\u00ac\u220f\u2211]|"
    "(?<=\\s)(?:&&|\\|\\|)(?=\\s)|(?<=\\w\\s)[\u21d0-\u21d4](?=\\s\\w)|[<>!=]=(?=[\\s\\d])"
    "|[<>](?=\\s?[\\d.])|(?<=\\s)(?:[<>=+~]|[+*/-]=)(?=\\s)|(?<=[\\w)])=(?=\\.?\\d)|(?<=\\d)\\+(?=\\d)|(?<=\\s)~(?=\\d)"
)
#: Code points in which a number stands before "or older".
_COUNTED: Final = 30
_JOINING: Final = ("or ", "and ", "oder ", "und ", "ou ", "et ", "o ", "y ", "e ")
#: The sense of a plain negation, which is what a denial comes to ("it is false that").
_NOT: Final = "not"
_OPERATOR_NAMES: Final = {"<=": "\u2264", ">=": "\u2265", "!=": "\u2260", "==": "=", "~": "\u2248", "\u223c": "\u2248"}


class Mark(NamedTuple):
    """A place, its class, and what is compared: a key, or a number or date."""

    start: int
    end: int
    kind: str
    key: str
    value: Number | Date | None = None


def marks(text: str, language: str, lexicon: Lexicon, *, opens: bool, known: Collection[str] = ()) -> list[Mark]:
    """Every mark of ``text``, by place; ``opens`` says that it begins a sentence, ``known`` are
    words that are names.
    """
    found = words(text)
    dated = dates(text, language, lexicon=lexicon)
    in_dates = _Cover([(date.span.start, date.span.end) for date in dated])
    counted = [
        one for one in numbers(text, language, lexicon=lexicon) if not in_dates.touches(one.span.start, one.span.end)
    ]
    counted = as_numbered(text, with_han_numerals(text, counted))
    in_numbers = _Cover([(one.span.start, one.span.end) for one in counted])
    collected = [Mark(date.span.start, date.span.end, "date", date.text, date) for date in dated]
    collected += [Mark(one.span.start, one.span.end, "number", one.text, one) for one in counted]
    starts = {one.span.start for one in counted} | {date.span.start for date in dated}
    # "Over $50": what is counted begins before the word that counts.
    starts |= {one.span.start + _sign(one.text) for one in counted}
    collected += [
        Mark(*term)
        for term in lexicon.phrases.find(found, starts)
        if not in_dates.touches(term.start, term.end)
        and not is_numbering(text, term.start)
        and not (_is_minutes(text, term) and in_numbers.touches(term.start, term.end))
        and not (_goes_on(text, term) and not in_numbers.touches(max(0, term.start - _COUNTED), term.start))
    ]
    negations = _Cover([(mark.start, mark.end) for mark in collected if mark.kind == "negation"])
    collected += [
        Mark(*term, _NOT) for term in further_terms(text, language) if not negations.touches(term.start, term.end)
    ]
    collected += [
        Mark(term.start, term.end, "negation", _NOT)
        for term in lexicon.context.find(found)
        # A single word denies as a label alone ("Myth:").
        if term.kind == "denial" and " " in text[term.start : term.end] and not negations.touches(term.start, term.end)
    ]
    collected += [
        Mark(term.start, term.end, "unit", term.sense)
        for term in lexicon.unit_phrases.find(found)
        if not in_numbers.touches(term.start, term.end)
    ]
    collected += [
        Mark(*match.span(), "sign", _OPERATOR_NAMES.get(match[0], match[0]))
        for match in _OPERATOR.finditer(text)
        if not in_numbers.touches(*match.span())
    ]
    collected += [
        Mark(*entity[:2], "entity", entity.key)
        for entity in entities(text, found, lexicon, opens=opens, known=known)
        if not in_dates.touches(entity.start, entity.end)
    ]
    return sorted(collected, key=lambda mark: (mark.start, mark.end))


def _goes_on(text: str, term: Term) -> bool:
    """Whether the term says how a number goes on ("18 years or older"); elsewhere it joins words: "new or older"."""
    return term.kind == "quantifier" and text[term.start : term.start + 5].casefold().startswith(_JOINING)


def _is_minutes(text: str, term: Term) -> bool:
    """Whether the term, in a number, is its unit: "5 min 30 s"; elsewhere it bounds one: "min. 5"."""
    return text[term.start : term.end].casefold() == "min"


def _sign(number: str) -> int:
    """How many signs that are no word stand before the digits of a number: 1 in "$50"."""
    return next((at for at, sign in enumerate(number) if sign.isalnum()), 0)


class _Cover:
    """Ascending ranges that do not overlap, asked whether one touches a place."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self._starts = [start for start, _ in ranges]
        self._ends = [end for _, end in ranges]

    def touches(self, start: int, end: int) -> bool:
        """Whether a range has a code point of ``[start, end)``."""
        at = bisect_left(self._ends, start + 1)
        return at < len(self._starts) and self._starts[at] < end
