"""Words and fixed phrases of several words, found in a text in one pass, the longest first."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from pincite.core.text.lexicon.notation import listed
from pincite.core.text.lexicon.words import SPELLED_OUT, Word

#: How many words may stand in the gap of a two-part phrase ("ne ... pas").
GAP = 5
#: Letters of a piece by which a text is asked whether it may hold a phrase.
_STEM = 4


class Term(NamedTuple):
    """A phrase found: its code points, its class, and the sense that its synonyms share."""

    start: int
    end: int
    kind: str
    sense: str


class _Pattern(NamedTuple):
    parts: tuple[str, ...]
    tail: tuple[str, ...]
    before_number: bool
    kind: str
    sense: str
    #: Longer phrases go first, and among equals those that ask for more.
    length: int


def _pieces(word: str) -> set[str]:
    """Every piece of ``_STEM`` letters of a word, and the word itself."""
    return {word, *(word[at : at + _STEM] for at in range(len(word) - _STEM + 1))}


def _parse(phrase: str, kind: str, sense: str) -> _Pattern:
    before_number = phrase.endswith(" #")
    head, _, tail = phrase.removesuffix(" #").partition(" ... ")
    parts, closing = tuple(head.split()), tuple(tail.split())
    length = 2 * (len(parts) + len(closing)) + before_number
    return _Pattern(parts, closing, before_number, kind, sense, length)


class Phrases:
    """A table of phrases.

    A phrase is written in folded words; ``ne ... pas`` allows up to five words in the gap, a closing ``#``
    asks for a number directly after. Phrases do not reach over punctuation.
    """

    def __init__(self, groups: Iterable[tuple[str, Mapping[str, str]]]) -> None:
        self._by_first: dict[str, list[_Pattern]] = {}
        for kind, senses in groups:
            for sense, phrases in senses.items():
                for phrase in listed(phrases):
                    pattern = _parse(phrase, kind, sense)
                    self._by_first.setdefault(pattern.parts[0], []).append(pattern)
        for patterns in self._by_first.values():
            patterns.sort(key=lambda one: one.length, reverse=True)

    @cached_property
    def _by_longest(self) -> dict[str, list[tuple[str, ...]]]:
        """The words of every phrase that a text must have in letters, by the longest of them."""
        found: dict[str, list[tuple[str, ...]]] = {}
        for pattern in chain.from_iterable(self._by_first.values()):
            # What a contraction may stand for need not be written out.
            parts = tuple(part for part in pattern.parts + pattern.tail if part not in SPELLED_OUT)
            found.setdefault(max(parts, key=len, default=""), []).append(parts)
        return found

    @cached_property
    def _by_stem(self) -> dict[str, list[str]]:
        """Short pieces of which every word of ``_by_longest`` holds one, as few as will do, with the words."""
        stems: dict[str, list[str]] = {}
        words = set(self._by_longest)
        while words:
            held = Counter(piece for word in words for piece in _pieces(word))
            stem = max(held, key=lambda piece: (held[piece], len(piece), piece))
            stems[stem] = sorted(word for word in words if stem in word)
            words.difference_update(stems[stem])
        return stems

    def may_stand_in(self, text: str) -> bool:
        """Whether ``find`` could find anything in ``text``; "no" is certain, and costs a hundredth of looking."""
        holds, stems = text.casefold().__contains__, self._by_stem
        return any(
            all(map(holds, parts))
            for stem in filter(holds, stems)
            for word in filter(holds, stems[stem])
            for parts in self._by_longest[word]
        )

    def reach(self, kinds: Mapping[str, int]) -> dict[str, int]:
        """From which word on none of these phrases can matter that must begin within so many words, by class.

        By the longest word of each phrase: at this place or later, it belongs to none that begins early enough. The
        same holds backwards for how many words may follow a phrase.
        """
        found: dict[str, int] = {}
        for pattern in chain.from_iterable(self._by_first.values()):
            if pattern.kind in kinds:
                words = pattern.parts + pattern.tail
                word = max(words, key=len)
                found[word] = max(kinds[pattern.kind] + len(words) + GAP * bool(pattern.tail), found.get(word, 0))
        return found

    def find(self, words: Sequence[Word], numbers: Collection[int] = ()) -> list[Term]:
        """Every phrase of the table in ``words``; ``numbers`` are the offsets where written numbers begin."""
        found: list[Term] = []
        taken: set[int] = set()
        index = 0
        while index < len(words):
            step = 1
            if index not in taken:
                longest = 0
                following = words[index + 1].key if index + 1 < len(words) else ""
                for pattern in self._by_first.get(words[index].key, ()):
                    if pattern.length < longest:
                        break
                    # Most are told by their second word: the first is the pattern's own.
                    if len(pattern.parts) > 1 and pattern.parts[1] != following:
                        continue
                    end = _match(pattern, words, index, numbers)
                    if end is None:
                        continue
                    # Two meanings of one phrase are both reported: "lost" is a direction and an outcome.
                    term = Term(words[index].start, words[end - 1].end, pattern.kind, pattern.sense)
                    if term not in found[-4:]:
                        found.append(term)
                    longest, step = pattern.length, len(pattern.parts)
                    # The words in a gap stay open to other phrases: the modal of "ne peut pas".
                    taken.update(range(end - len(pattern.tail), end))
            index += step
        return found


def _run(parts: tuple[str, ...], words: Sequence[Word], index: int) -> bool:
    if index + len(parts) > len(words):
        return False
    # A loop, not all(): this is the innermost step of every reading.
    for step, part in enumerate(parts):
        word = words[index + step]
        if word.key != part or (step and not word.joined):
            return False
    return True


def _match(pattern: _Pattern, words: Sequence[Word], index: int, numbers: Collection[int]) -> int | None:
    """The index after the phrase's last word, or None."""
    if not _run(pattern.parts, words, index):
        return None
    end = index + len(pattern.parts)
    if pattern.tail:
        for start in range(end, min(end + GAP + 1, len(words))):
            if not words[start].joined:
                return None
            if _run(pattern.tail, words, start):
                return start + len(pattern.tail)
        return None
    if pattern.before_number and (end >= len(words) or words[end].start not in numbers):
        return None
    return end
