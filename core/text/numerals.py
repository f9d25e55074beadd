"""Numbers written in words: "three hundred and forty", "trescientos cuarenta", "quatre-vingt-dix", "zweiundzwanzig"."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from pincite.core.text.lexicon import Lexicon, Word

#: No number word is longer; what is longer is not looked into.
_LONGEST_COMPOUND: Final = 60


class Numeral(NamedTuple):
    """A number in words: first and one past the last word, the value, and whether it tells a place in an order."""

    first: int
    last: int
    value: int
    ordinal: bool
    #: It is a word for one that may be an article, and nothing else.
    unsure: bool


class _Sum:
    """A number as far as it has been read: whole thousands, and what is below a thousand."""

    def __init__(self) -> None:
        self.thousands = 0
        self.rest = 0
        self.scale = 0
        self.words = 0
        self.last = ""

    @property
    def value(self) -> int:
        return self.thousands + self.rest

    def add(self, value: int, word: str) -> bool:
        """Take a cardinal below 1000, or say that it cannot follow what was read."""
        below = self.rest % 100
        if self.words and value == 20 and below == 4 and word.startswith("vingt"):
            self.rest += 76
        elif (
            self.words == 0
            or (value >= 100 and self.rest == 0)
            or (10 <= value < 100 and (below == 0 or (value < 20 and below in {60, 80} and word not in _ENGLISH_TEENS)))
            or (0 < value < 10 and (below == 0 or (below >= 20 and below % 10 == 0)))
            or (7 <= value < 10 and below == 10 and self.last == "dix")
        ):
            if self.words and value == 0:
                return False
            self.rest += value
        else:
            return False
        self.words += 1
        self.last = word
        return True

    def multiply(self, scale: int) -> bool:
        """Take "hundred", "thousand" or more, or say that it cannot follow."""
        if scale == 100:
            if self.rest >= 100:
                return False
            self.rest = max(self.rest, 1) * 100
        elif self.scale == 0 or scale < self.scale:
            self.thousands += max(self.rest, 1) * scale
            self.rest, self.scale = 0, scale
        elif scale > self.scale and self.value < 10**12:
            self.thousands, self.rest, self.scale = self.value * scale, 0, scale
        else:
            return False
        self.words += 1
        return True


#: French adds 10 to 19 to "soixante" and "quatre-vingt"; English never does.
_ENGLISH_TEENS: Final = frozenset(["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"])


def numerals(words: Sequence[Word], lexicon: Lexicon, taken: Collection[int] = ()) -> list[Numeral]:
    """Every number in words, in order; ``taken`` are the indices of words that are something else ("por ciento")."""
    found: list[Numeral] = []
    index = 0
    while index < len(words):
        may_begin = words[index].key in lexicon.numerals or "hundert" in lexicon.scales
        one = _read(words, index, lexicon, taken) if may_begin and index not in taken else None
        if one is None:
            index += 1
        else:
            found.append(one)
            index = one.last
    return found


def _read(words: Sequence[Word], first: int, lexicon: Lexicon, taken: Collection[int]) -> Numeral | None:
    total = _Sum()
    index, ordinal = first, False
    while index < len(words) and index not in taken and (index == first or words[index].joined):
        key = words[index].key
        value = lexicon.cardinals.get(key)
        if value is None and total.words == 0 and key in lexicon.unsure_ones:
            value = 1
        if value is not None:
            if not total.add(value, key):
                break
        elif key in lexicon.scales:
            if (lexicon.scales[key] >= 10**6 and total.words == 0) or not total.multiply(lexicon.scales[key]):
                break
        elif (compound := _compound(key, lexicon)) is not None:
            # A German compound is a number of its own.
            if total.words == 0:
                return Numeral(first, first + 1, compound, ordinal=False, unsure=False)
            break
        elif key in lexicon.ordinals:
            if not total.add(lexicon.ordinals[key], key):
                break
            ordinal = True
            index += 1
            break
        elif not (total.words and key in lexicon.number_joiners and _goes_on(words, index + 1, total, lexicon)):
            break
        index += 1
    if total.words == 0:
        return None
    unsure = index == first + 1 and words[first].key in lexicon.unsure_ones
    return Numeral(first, index, total.value, ordinal, unsure)


def _goes_on(words: Sequence[Word], index: int, total: _Sum, lexicon: Lexicon) -> bool:
    """Whether an "and" joins what was read to the next word: "three hundred and forty", not "twenty and five"."""
    if index >= len(words) or not words[index].joined:
        return False
    key = words[index].key
    value = lexicon.cardinals.get(key)
    if value is None or not 0 < value < 100:
        return value is not None and value >= 100 and total.rest == 0 and total.thousands > 0
    below = total.rest % 100
    if words[index - 1].key == "and":
        return below == 0 and total.value >= 100
    if value < 10 or (value < 20 and below == 60):
        return (below >= 20 and below % 10 == 0) or (below == 0 and total.value >= 100)
    return below == 0 and total.value >= 100


def _compound(word: str, lexicon: Lexicon) -> int | None:
    """The value of a German compound ("dreihundertvierzig"), or None."""
    if "hundert" not in lexicon.scales or not 6 <= len(word) <= _LONGEST_COMPOUND:
        return None
    return _split(word, lexicon)


def _split(word: str, lexicon: Lexicon) -> int | None:
    if word in lexicon.cardinals:
        return lexicon.cardinals[word]
    for name, size in (("tausend", 1000), ("hundert", 100)):
        left, found, right = word.partition(name)
        if found:
            many = _split(left, lexicon) if left else 1
            more = _split(right.removeprefix("und"), lexicon) if right else 0
            return many * size + more if many is not None and more is not None else None
    ones, found, tens = word.partition("und")
    if found and ones in lexicon.cardinals and tens in lexicon.cardinals:
        return lexicon.cardinals[ones] + lexicon.cardinals[tens]
    return None
