"""The words of a text that bound what it says: they negate, except, count or hedge, or say that it is false."""

from collections import Counter
from typing import Final

from pincite.core.text.lexicon import Term, lexicon_for, words
from pincite.core.text.lexicon.further import further_terms
from pincite.core.text.lexicon.words import APOSTROPHES, HYPHENS
from pincite.core.text.numbers import is_numbering

#: Senses of the lexicon that leave next to nothing of what they stand with, or say that it is false or mere talk.
NEAR_NEGATIONS: Final = frozenset({"few", "rarely", "a minority", "unlikely", "truth-", "allegedly"})
#: Senses of verbs that turn what follows them, and the words that may stand between: "forbids anyone to".
_REFUSALS: Final = frozenset({"permission-", "assent-"})
_REFUSED_WORDS: Final = 2
#: So many words between two commas say what a thing is: ", a complete hoax,".
_SET_OFF: Final = 3
_HYPHENS: Final = frozenset(HYPHENS)
#: What ends a clause: a word before it has nothing to do with the next.
_PARTS: Final = frozenset(",;:.!?()\u2026\u2014\u2013")


def bounded_alike(one: str, other: str, language: str = "") -> bool:
    """Whether the same negations and exceptions stand in both texts, as words of their own."""
    lexicon = lexicon_for(language, f"{one} {other}")
    these, those = (Counter(term.sense for term in lexicon.bounds.find(words(text))) for text in (one, other))
    further = (Counter(term.kind for term in further_terms(text, language)) for text in (one, other))
    return these == those and next(further) == next(further)


def bounds(text: str, language: str = "") -> bool:
    """Whether a word or phrase of ``text`` negates, excepts, counts or hedges."""
    found = lexicon_for(language, text).phrases.find(words(text))
    return bool(further_terms(text, language)) or any(
        term.kind in {"negation", "exception", "quantifier", "modal"} for term in found
    )


def negation_or_exception(text: str, language: str = "", *, before: int | None = None, around: str = "") -> str | None:
    """A word or phrase of ``text`` that negates or excepts, as it is written there, or None.

    It begins before the offset ``before``, if that is given. ``around`` is what shows the language of a short text.

    "only" and a denial ("the myth that") count as well, and so do words that are next to a negation ("few", "rarely")
    or that say that a statement is false ("falsely") or mere talk ("allegedly"). "not only" is none, nor is a part of
    a compound ("only-begotten", "not-for-profit"). ``language`` is a BCP 47 tag or empty.
    """
    lexicon = lexicon_for(language, around or text)
    found = words(text)
    terms = [term for term in lexicon.bounds.find(found) if term.kind != "neutral"]
    terms += [term for term in lexicon.phrases.find(found) if term.sense in NEAR_NEGATIONS]
    terms += [term for term in lexicon.context.find(found) if term.kind == "denial" and _is_said(text, term)]
    for term in terms:
        counts = is_numbering(text, term.start)
        if (before is None or term.start < before) and not counts and not _in_compound(text, term):
            return text[_token_start(text, term.start) : term.end]
    for further in further_terms(text, language):
        if before is None or further.start < before:
            return text[further.start : further.end]
    return None


def _is_said(text: str, term: Term) -> bool:
    """Whether a denial denies where it stands: of single words only what is set off is that (", a hoax,")."""
    if " " in text[term.start : term.end].strip():
        return True
    begin = max((at + 1 for at in range(term.start) if text[at] in _PARTS), default=-1)
    end = next((at for at in range(term.end, len(text)) if text[at] in _PARTS), len(text))
    return begin >= 0 and len(words(text[begin:end])) <= _SET_OFF


def bound_before(text: str, at: int, language: str = "", *, since: int = 0) -> str | None:
    """The word or phrase that ends right before ``at`` and counts, hedges or bounds what follows, or None.

    One that begins at ``since`` or behind it may also refuse or forbid it, a word or two between: "refused to".
    """
    found = words(text)
    following = [word.start for word in found if word.start >= at][:1]
    if not following or not following[0] or text[:at].rstrip()[-1:] in _PARTS:
        return None
    # Before what is quoted a number may stand as well as any other word.
    for term in lexicon_for(language, text).phrases.find(found, following):
        between = text[term.end : at]
        if term.kind in {"modal", "quantifier"} and not between.strip() and term.end <= at:
            return text[term.start : term.end]
        is_near = term.end <= at and len(between.split()) <= _REFUSED_WORDS and _PARTS.isdisjoint(between)
        if term.sense in _REFUSALS and term.start >= since and is_near:
            return text[term.start : term.end]
    return None


def _in_compound(text: str, term: Term) -> bool:
    """Whether a hyphen joins the phrase to a further word on either side."""
    before, after = text[max(0, term.start - 2) : term.start], text[term.end : term.end + 2]
    return (before[:1].isalnum() and before[1:] in _HYPHENS) or (after[:1] in _HYPHENS and after[1:].isalnum())


def _token_start(text: str, at: int) -> int:
    """The start of the written word that ``at`` stands in: of "can't" for its "t"."""
    while at > 0 and (text[at - 1] in APOSTROPHES or text[at - 1].isalnum()):
        at -= 1
    return at
