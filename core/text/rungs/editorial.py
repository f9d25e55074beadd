"""Where a passage stands when the quoter's brackets are undone: [T]he, [inserted], [the agency] for a pronoun."""

import re
from itertools import pairwise
from typing import Final

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.change import compare
from pincite.core.text.lexicon import Lexicon, lexicon_for, words
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.brackets import ABOUT, BRACKET, Ends
from pincite.core.text.rungs.exact import MOST_PLACES
from pincite.core.text.skeleton import fold
from pincite.core.text.stems import stem
from pincite.core.text.surroundings import bounds
from pincite.core.text.tokens import word_count

#: What a name in brackets may stand for: pronouns and determiners, English first, then the other four languages.
_STANDS_FOR: Final = (
    "he she it they him her them his its their this that these those the a an we us our i my you your who "
    "which such said él ella ello ellos ellas lo la los las le les su sus este esta esto estos estas ese esa "
    "eso el un una ele ela eles elas seu sua seus suas isso isto o os as um uma er sie es ihn ihm ihr ihnen "
    "sein seine dieser diese dieses das der die den dem ein eine il elle ils elles lui leur leurs son sa ses "
    "ce cet cette ces une"
).split()
#: A space, or what is no letter, on either side of where this stands.
_APART: Final = "(?:(?=\\W)|(?<=\\W))"
_OPTIONAL: Final = f"((?<!\\w)(?i:{'|'.join(sorted(set(map(re.escape, _STANDS_FOR))))})(?!\\w))?"
#: What a quoter puts after a word to fit it into a sentence: "walk[ed]".
_ENDING: Final = re.compile(r"[^\W\d_]{1,3}")
_LEAST_WORDS: Final = 3
_POSSESSIVE: Final = re.compile(r"\[([^\[\]\n]{1,78})\](['\u2019]s?)(?!\w)")
#: A bracket that makes another word of one: "six[ty]", "no[w]".
_COMPLETES: Final = re.compile(r"[^\W_]\[[^\[\]\n]{1,80}\]")
#: Code points on either side of a bracket by which it is known as the page's own.
_BESIDE: Final = 8
#: Ways that a word put in may turn a statement: "the price [fell]".
_TURNS: Final = ("trend", "degree", "quality")
#: Contraries that say of what kind a thing is, and reverse nothing: "the [old] men", "a [private] road".
_KINDS: Final = frozenset("duration publicity expression freedom illness tumour age price reach list novelty".split())


def find(passage: Passage, stream: Stream, language: str = "") -> list[Span]:
    """Every place where the words outside the brackets stand in order, with no more between than brackets allow.

    What the excerpt says with the words in its brackets may be no other statement: "six[ty] days" are not six.
    """
    pattern = _pattern(_POSSESSIVE.sub(r"[\1\2]", passage.text), language, page=stream.canonical)
    if pattern is None:
        return []
    said, ends = undone(passage.text, stream.canonical), Ends.of(passage.text)
    completes = _COMPLETES.search(passage.text) is not None
    places: set[Span] = set()
    for reading in stream.skeleton.readings:
        for found in pattern.finditer(reading.text):
            place = stream.place(reading, *_trimmed(found))
            # A pronoun is what a bracket may stand for; of the first one it is the pattern's first group.
            if place is None or ends.take_words(place, stream, language, has_pronoun=bool(pattern.groups and found[1])):
                continue
            if not (completes and compare(stream.canonical[place.start : place.end], said, language).critical):
                places.add(place)
            if len(places) >= MOST_PLACES:
                break
    return sorted(places)


def undone(text: str, page: str) -> str:
    """What ``text`` says with the words in its brackets, canonical; those of ``page`` are left as they are."""

    def said(bracket: re.Match[str]) -> str:
        if _is_of(page, bracket):
            return bracket[0]
        return "" if ABOUT.fullmatch(bracket[1].strip()) else bracket[1]

    return canonicalize_text(BRACKET.sub(said, text))


def _is_of(page: str, bracket: re.Match[str]) -> bool:
    """Whether the page has the bracket itself, with the same words on either side."""
    text, start, end = bracket.string, bracket.start(), bracket.end()
    sides = text[max(0, start - _BESIDE) : end], text[start : end + _BESIDE]
    return bracket[0] in page and all(canonicalize_text(side) in page for side in sides)


def _trimmed(found: re.Match[str]) -> tuple[int, int]:
    text = found[0]
    return found.start() + len(text) - len(text.lstrip()), found.end() - len(text) + len(text.rstrip())


def _pattern(text: str, language: str = "", *, page: str = "") -> re.Pattern[str] | None:
    """A pattern over skeletons, or None when the text holds no bracket that an editor may have put there."""
    marks = [mark for mark in BRACKET.finditer(text) if not _is_of(page, mark)]
    if not marks or len(marks) > 20:
        return None
    literals = [
        text[before:after] for before, after in pairwise([0, *(e for m in marks for e in m.span()), len(text)])
    ][::2]
    if sum(map(word_count, literals)) < _LEAST_WORDS:
        return None
    parts = [_literal(literals[0])]
    for mark, (before, literal) in zip(marks, pairwise(literals), strict=True):
        bracket = _bracket(mark[1], before, literal, language)
        if bracket is None:
            return None
        # Between two words the page has a space: "a [rather] social" is not "asocial".
        apart = before.strip()[-1:].isalnum() and literal.strip()[:1].isalnum()
        parts += [f"{bracket}{_APART}" if apart and "(?#joined)" not in bracket else bracket, _literal(literal)]
    return re.compile(" ?".join(part for part in parts if part).replace("(?#joined) ?", ""))


def _literal(text: str) -> str:
    return re.escape(fold(text).joined.text)


def _bracket(content: str, before: str, following: str, language: str) -> str | None:
    """The pattern that one bracket stands for; None when the bracket may not be undone."""
    inside = before[-1:].isalnum()
    if len(content) == 1 and content.isalpha() and following[:1].isalpha() and not inside:
        return f"[{re.escape(content.lower())}{re.escape(content.upper())}](?#joined)"
    if ABOUT.fullmatch(content.strip()):
        return ""
    # A bracket that negates, bounds or counts makes another statement; nobody may put that into a source's mouth.
    if not may_be_put_in(content, language):
        return None
    if inside and content.casefold() == "nt":
        return None  # "is[nt]"
    if following[:1].isalnum() or (inside and not _ENDING.fullmatch(content)):
        return None  # "[un]lawful", "hope[less]": another word.
    return _OPTIONAL


def may_be_put_in(content: str, language: str) -> bool:
    """Whether these words make no other statement of one that they are put into."""
    return not (any(char.isdigit() for char in content) or bounds(content, language) or _turns(content, language))


def is_stood_for(word: str) -> bool:
    """Whether words in brackets may stand for this one of the page (in lower case)."""
    return word in _STANDS_FOR


def _turns(content: str, language: str) -> bool:
    """Whether a word put in may turn what is said ("the [failed] attempt"), or counts or dates it."""
    lexicon = lexicon_for(language, content)
    found = words(content)
    counts = {*lexicon.cardinals, *lexicon.scales, *lexicon.ordinals, *lexicon.months, *lexicon.weekdays}
    if any(word.key in counts - lexicon.unsure_ones - lexicon.unsure_months for word in found):
        return True
    if any(_is_negated(word.key, lexicon) for word in found):
        return True
    terms = [*lexicon.phrases.find(found), *lexicon.turns_of_meaning.find(found)]
    return any(
        (term.kind == "contrary" and term.sense.endswith("-") and term.sense[:-1] not in _KINDS)
        or (term.kind == "direction" and term.sense[:-1] in _TURNS)
        or term.kind == "rate"
        for term in terms
    )


def _is_negated(word: str, lexicon: Lexicon) -> bool:
    """Whether the word is the negation of another by its prefix: "illegal"."""
    stands_against = antonyms(stem(word, "en"))
    return any(
        word.startswith(prefix) and stem(word.removeprefix(prefix), "en") in stands_against
        for prefix in lexicon.negative_prefixes
    )
