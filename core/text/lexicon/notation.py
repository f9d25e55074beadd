"""How the word lists are written down, so that a list reads as words and not as Python.

Everything is folded as ``words`` folds a text (the German sharp s becomes two letters).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import chain


def bag(text: str) -> frozenset[str]:
    """Words parted by white space."""
    return frozenset(text.casefold().split())


def listed(text: str) -> tuple[str, ...]:
    """Phrases parted by commas."""
    return tuple(phrase for phrase in (" ".join(part.split()) for part in text.casefold().split(",")) if phrase)


def numbered(text: str) -> dict[str, int]:
    """``word=number`` parted by commas."""
    pairs = (phrase.partition("=") for phrase in listed(text))
    return {word: int(value) for word, _, value in pairs}


class Inflected(Mapping[str, str]):
    """The senses with all forms of the words that a tilde marks ("rot~"); they are made when first asked for.

    ``endings`` are those that may stand for the ending of such a word, the first that it has (``-`` is none at all).
    """

    def __init__(self, senses: Mapping[str, str], endings: Mapping[str, str]) -> None:
        self._senses = senses
        self._endings = endings

    @cached_property
    def _written_out(self) -> Mapping[str, str]:
        return {
            sense: ", ".join(chain.from_iterable(_forms(one, self._endings) for one in listed(phrases)))
            for sense, phrases in self._senses.items()
        }

    def __getitem__(self, sense: str) -> str:
        return self._written_out[sense]

    def __iter__(self) -> Iterator[str]:
        return iter(self._senses)

    def __len__(self) -> int:
        return len(self._senses)


def _forms(phrase: str, endings: Mapping[str, str]) -> list[str]:
    stem, tilde, rest = phrase.partition("~")
    if not tilde:
        return [phrase]
    last = next(ending for ending in endings if stem.endswith(ending))
    return [stem.removesuffix(last) + form.removeprefix("-") + rest for form in endings[last].split()]
