"""Names, as far as capital letters show them; and whether one name stands where another stood."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pincite.core.text.lexicon import Lexicon, Word, words
from pincite.core.text.sentences import sentences

_REMEMBERED: Final = 4096
#: What an item of a list, and a quotation, begins behind.
_ITEM: Final = re.compile("[:\u2022\u2013\u2014-]")
_OPENING: Final = re.compile("[\"'\u201c\u2018\u00ab\u201e(\\[\u00bf\u00a1]")
#: Small words inside a name: "Bank of England", "Rio de Janeiro".
_INSIDE: Final = frozenset("of de del da do dos das von van der den du des la le el di al bin ibn ter zu".split())
#: A longer run of capitals is no name.
_LONGEST: Final = 12
#: A word of more letters with one of these endings at the start of a sentence is rarely a name.
_COMMON_ENDINGS: Final = (
    "ly", "ing", "ed", "tion", "sion", "ment", "ness", "ity", "ism", "ance", "ence", "age", "ship", "ure", "mente",
    "ci\u00f3n", "dad", "\u00e7\u00e3o", "dade", "ment", "t\u00e9", "ung", "heit", "keit", "schaft",
)  # fmt: skip
#: Those of them that are no article where nouns have capitals ("Hund des Nachbarn" is no name).
_NOBILITY: Final = frozenset({"von", "van", "zu", "zur", "de", "di"})
_SHORTEST_DERIVED: Final = 6
#: With this many words and none but function words in small letters a text is a heading, where capitals tell nothing.
_HEADING: Final = 3


_ROMAN: Final = re.compile("(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3})")


#: The last letter of "z. B." and "i. d. R.".
_SHORTENED: Final = re.compile("(?<!\\w)[a-z\u00e4\u00f6\u00fc]\\.[ \u00a0\u202f]?[A-Z\u00c4\u00d6\u00dc]$")

#: Code points before that letter in which the letter before it stands, and what is before that.
_LETTERS_BEFORE: Final = 4


class Entity(NamedTuple):
    """A name: its place and its folded words, joined by spaces, without the full stops of an abbreviation."""

    start: int
    end: int
    key: str


def entities(
    text: str, found: Sequence[Word], lexicon: Lexicon, *, opens: bool, known: Collection[str] = ()
) -> list[Entity]:
    """The names of ``text``, in order; ``opens`` says that ``text`` begins a sentence, ``known`` are words in names.

    At the start of a sentence a single word counts only where it looks like a name. Where all nouns have capitals
    (German), a single word counts only as an acronym or after a bare preposition.
    """
    capital = [text[word.start].isupper() for word in found]
    content = [upper for word, upper in zip(found, capital, strict=True) if word.key not in lexicon.common]
    heading = len(content) >= _HEADING and all(content)
    initial = _initial(text, opens=opens)
    names: list[Entity] = []
    index = 0
    while index < len(found):
        if not capital[index] or _is_function_word(text, found[index], lexicon) or _is_shortened(text, found[index]):
            index += 1
            continue
        last = _run(text, found, capital, index, lexicon)
        run = found[index : last + 1]
        if _is_label(text, run, lexicon):
            index = last + 1
            continue
        if all(_acronym(text, word) for word in run) or (
            not heading and _names(text, found, index, last, found[index].start in initial, lexicon, known)
        ):
            key = " ".join(word.key for word in run)
            names.append(Entity(run[0].start, run[-1].end, _plain(key)))
        index = last + 1
    return names


def _is_shortened(text: str, word: Word) -> bool:
    """Whether it is the last letter of an abbreviation that begins with a small one: "z. B."."""
    if word.end - word.start > 1 or text[word.end : word.end + 1] != ".":
        return False
    return _SHORTENED.search(text[max(0, word.start - _LETTERS_BEFORE) : word.end]) is not None


def _is_label(text: str, run: Sequence[Word], lexicon: Lexicon) -> bool:
    """Whether it is the short form of a word for a part of a text, before its number: "Art. 5", "Fig. 2"."""
    behind = text[run[-1].end : run[-1].end + 3]
    return len(run) == 1 and run[0].key in lexicon.titles and behind[:1] == "." and behind[1:].lstrip()[:1].isdigit()


def capitalised(text: str, lexicon: Lexicon, *, opens: bool) -> set[str]:
    """The folded words that have a capital letter inside a sentence of ``text``; none where all nouns have."""
    if lexicon.capital_nouns:
        return set()
    initial = _initial(text, opens=opens)
    return {
        word.key
        for word in words(text)
        if text[word.start].isupper() and word.start not in initial and word.key not in lexicon.common
    }


def replaced(before: Sequence[str], after: Sequence[str]) -> tuple[list[str], list[str]]:
    """The names of each side that the other has in no form ("EU" is a form of "European Union")."""
    gone, come = (
        list((Counter(before) - Counter(after)).elements()),
        list((Counter(after) - Counter(before)).elements()),
    )
    for name in list(gone):
        alike = next((other for other in come if _alike(name, other)), None)
        if alike is not None:
            gone.remove(name)
            come.remove(alike)
    return gone, come


def numbered_otherwise(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether a name of one side stands on the other with a Roman number: "Henry", "Henry II"."""
    return any(
        longer.startswith(f"{shorter} ") and _ROMAN.fullmatch(longer[len(shorter) + 1 :])
        for one in before
        for other in after
        for shorter, longer in ((one, other), (other, one))
    )


def _initial(text: str, *, opens: bool) -> frozenset[int]:
    """Where sentences, list items and quotations begin: a capital letter there is none of a name."""
    # Two ask for the same text in turn; of long ones none is held.
    return _remembered(text, opens) if len(text) <= _REMEMBERED else _beginnings(text, opens)


@lru_cache(maxsize=4)
def _remembered(text: str, opens: bool) -> frozenset[int]:
    return _beginnings(text, opens)


def _beginnings(text: str, opens: bool) -> frozenset[int]:
    starts = {one.start for one in sentences(text)}
    if not opens:
        starts.discard(0)
    starts.update(item.end() + 1 for item in _ITEM.finditer(text))
    starts.update(opening.end() for opening in _OPENING.finditer(text))
    return frozenset(starts)


def _is_function_word(text: str, word: Word, lexicon: Lexicon) -> bool:
    if word.key == "i" and "en" in lexicon.tag:
        return True
    return word.key in lexicon.common and not (word.end - word.start > 1 and text[word.start : word.end].isupper())


def _run(text: str, found: Sequence[Word], capital: Sequence[bool], index: int, lexicon: Lexicon) -> int:
    """The last word of the name that begins at ``index``."""
    inside = _NOBILITY if lexicon.capital_nouns else _INSIDE
    last = index
    while last + 1 < len(found) and last - index < _LONGEST:
        following = last + 1
        if not _continues(text, found[last], found[following]):
            break
        if found[following].key in inside and not capital[following]:
            following += 1
            if following >= len(found) or not found[following].joined:
                break
        if not capital[following] or _is_function_word(text, found[following], lexicon):
            break
        last = following
    return last


def _continues(text: str, word: Word, following: Word) -> bool:
    """Whether two words may be of one name: only a space or hyphen between, or the full stop of an initial."""
    if following.joined:
        return True
    return word.end - word.start == 1 and text[word.end : following.start] in {".", ". "}


def _acronym(text: str, word: Word) -> bool:
    written = text[word.start : word.end]
    return len(written) > 1 and written.isupper()


def _names(
    text: str, found: Sequence[Word], index: int, last: int, initial: bool, lexicon: Lexicon, known: Collection[str]
) -> bool:
    written = text[found[index].start : found[index].end]
    if last > index:
        return not (initial and last == index + 1 and found[last].end - found[last].start == 1)
    if any(char.isupper() for char in written[1:]):
        return True
    if lexicon.capital_nouns:
        return index > 0 and found[index - 1].key in lexicon.name_prepositions
    if not initial or found[index].key in known:
        return True
    following = found[index + 1].key if index + 1 < len(found) else ""
    goes_on = following in lexicon.common and following not in _AFTER_NAMES
    return len(written) > 2 and not _common_noun(found[index].key) and not goes_on


#: Function words that may follow a name that begins a sentence: verbs, and what joins names.
_AFTER_NAMES: Final = frozenset(
    """is was has had will would can could may might must should did does and or es fue ha era y o puede foi \u00e9 e
    pode est \u00e9tait a avait et ou peut""".split()
)


def _common_noun(key: str) -> bool:
    return key.endswith("s") or (len(key) > _SHORTEST_DERIVED and key.endswith(_COMMON_ENDINGS))


def _plain(key: str) -> str:
    """The key of a name, the letters of an abbreviation as one word ("u s" is "us")."""
    parts = key.split()
    return "".join(parts) if all(len(part) == 1 for part in parts) else key


def _alike(left: str, right: str) -> bool:
    """Whether one name is a shorter form of the other."""
    one, other = left.split(), right.split()
    if "".join(one).removesuffix("s") == "".join(other).removesuffix("s"):
        return True
    if set(one) <= set(other) or set(other) <= set(one):
        return True
    return _initials(one) == "".join(other) or _initials(other) == "".join(one)


def _initials(parts: Iterable[str]) -> str:
    return "".join(part[0] for part in parts if part not in _INSIDE)
