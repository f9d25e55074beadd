"""Where a passage stands when the quoter's brackets are undone: [T]he, [inserted], [the agency] for a pronoun."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pincite.core.text.bounds import bounds
from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.change import compare
from pincite.core.text.lexicon import Lexicon, lexicon_for, words
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.lexicon.verbs import IRREGULAR
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.brackets import ABOUT, BRACKET, Ends
from pincite.core.text.rungs.exact import MOST_PLACES
from pincite.core.text.skeleton import fold
from pincite.core.text.stems import stem
from pincite.core.text.tokens import word_count
from pincite.core.text.tongue import tongue

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
_PRONOUN: Final = f"(?<!\\w)(?i:{'|'.join(sorted(set(map(re.escape, _STANDS_FOR))))})(?!\\w)"
#: What a quoter puts after a word to fit it into a sentence: "walk[ed]".
_ENDING: Final = re.compile(r"[^\W\d_]{1,3}")
#: Endings of one verb or noun, each set for another: "award[s]" for "awarded", "carr[ied]" for "carries". None that
#: makes a doer of whom something is done to ("fin[ing]" for "fined").
_INFLECTIONS: Final = (("s", "es", "ed", "d"), ("y", "ies", "ied"))
#: A word that one of these may be put before, and another ending, is another statement: "[was] award[ed]".
_PASSIVE: Final = frozenset(
    "be am is are was were been being get gets got es son era eran fue fueron ser sido siendo \u00e9 s\u00e3o foi "
    "foram sendo wird werden wurde wurden worden ist sind est sont fut furent \u00e9t\u00e9 \u00eatre".split()
)
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
    #: Whether each text that was found is another statement: a page may have one a thousand times.
    others: dict[str, bool] = {}
    places: set[Span] = set()
    for reading in stream.skeleton.readings:
        for found in pattern.finditer(reading.text):
            place = stream.place(reading, *_trimmed(found))
            # Each bracket has two groups: the page's own words, and the pronoun that it stands for.
            groups = found.groups()
            at_ends = ends._replace(last="") if groups and groups[-2] else ends
            if place is None or at_ends.take_words(place, stream, language, has_pronoun=any(groups[:2])):
                continue
            here = stream.canonical[place.start : place.end]
            if completes and here not in others:
                others[here] = bool(compare(here, said, language).critical)
            if not others.get(here, False):
                places.add(place)
            if len(places) >= MOST_PLACES or len(others) >= MOST_PLACES:
                break
    if places and not language and (told := tongue(language, passage.text, stream, min(places))):
        # A word that counts or negates in the language of the page may be none in another: "dos".
        places &= {*find(passage, stream, told)}
    return sorted(places)


def refused(text: str, page: str, language: str = "") -> str | None:
    """The first bracket of ``text`` that may only hold words of ``page``; empty where any other may, None for none."""
    marks = [mark for mark in BRACKET.finditer(text) if not _is_of(page, mark)]
    if not marks:
        return None
    for mark, (before, following) in zip(marks, pairwise(_outside(text, marks)), strict=True):
        letter = len(mark[1]) == 1 and mark[1].isalpha() and not before[-1:].isalnum()
        if letter or ABOUT.fullmatch(mark[1].strip()):
            continue
        if not _may_be_undone(mark[1], before, following, language):
            return mark[0]
    return ""


def _outside(text: str, marks: Sequence[re.Match[str]]) -> list[str]:
    ends = [0, *(end for mark in marks for end in mark.span()), len(text)]
    return [text[before:after] for before, after in pairwise(ends)][::2]


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
    literals = _outside(text, marks)
    if sum(map(word_count, literals)) < _LEAST_WORDS:
        return None
    passive = _COMPLETES.search(text) is not None and any(_PASSIVE & {w.key for w in words(m[1])} for m in marks)
    parts = [_literal(literals[0])]
    for mark, (before, literal) in zip(marks, pairwise(literals), strict=True):
        bracket = _bracket(mark[1], before, literal, language, passive=passive)
        # Between two words the page has a space: "a [rather] social" is not "asocial".
        apart = before.strip()[-1:].isalnum() and literal.strip()[:1].isalnum()
        parts += [f"{bracket}{_APART}" if apart and "(?#joined)" not in bracket else bracket, _literal(literal)]
    return re.compile(" ?".join(part for part in parts if part).replace("(?#joined) ?", ""))


def _literal(text: str) -> str:
    return re.escape(fold(text).joined.text)


def _bracket(content: str, before: str, following: str, language: str, *, passive: bool) -> str:
    """The pattern that one bracket stands for: the page's own words or, where it may be undone, what it takes away."""
    inside, joined = before[-1:].isalnum(), following[:1].isalnum()
    if len(content) == 1 and content.isalpha() and following[:1].isalpha() and not inside:
        return f"[{re.escape(content.lower())}{re.escape(content.upper())}](?#joined)"
    if ABOUT.fullmatch(content.strip()):
        return ""
    own = f"{'(?<=' if inside else '(?<!'}\\w){_literal(content)}{'(?=' if joined else '(?!'}\\w)"
    if joined:
        return f"({own})()(?#joined)"
    of_passive = passive and (inside or _PASSIVE & {word.key for word in words(content)})
    if of_passive or not _may_be_undone(content, before, following, language):
        return f"({own})()"
    other = "|".join(_other_endings(content, before, language)) if inside else ""
    if other:
        own = f"{own}|(?<=\\w)(?:{other})(?!\\w)"
    return f"(?:({own})|({_PRONOUN}))?"


def _may_be_undone(content: str, before: str, following: str, language: str) -> bool:
    """Whether a bracket between these may hold words that are not the page's."""
    # A bracket that negates, bounds or counts makes another statement; nobody may put that into a source's mouth.
    if not may_be_put_in(content, language) or following[:1].isalnum():
        return False  # "[un]lawful": another word.
    # "hope[less]", "is[nt]".
    return not before[-1:].isalnum() or (_ENDING.fullmatch(content) is not None and content.casefold() != "nt")


def _other_endings(content: str, before: str, language: str) -> list[str]:
    """What the page may have where a quoter ends a word in ``content``: "s" for "ed", "now" for "new" in "kn[ew]"."""
    ending = content.casefold()
    beginning = next(iter(re.findall(r"[^\W\d_]+\Z", before)), "").casefold()
    regular = [other for kind in _INFLECTIONS if ending in kind for other in kind if other != ending]
    verbs = IRREGULAR.get(language.partition("-")[0].casefold() or "en", {})
    verb = verbs.get(beginning + ending)
    forms = [form for form, first in verbs.items() if verb and first == verb and form.startswith(beginning)]
    told = [form.removeprefix(beginning) for form in forms if not form.endswith("ing")]
    return [re.escape(one) for one in (*regular, *(told if not ending.endswith("ing") else ())) if one]


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
    unsure = lexicon.unsure_ones | lexicon.unsure_months | lexicon.unsure_weekdays
    if any(word.key in counts - unsure for word in found):
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
