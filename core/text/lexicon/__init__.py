"""The words that bound or reverse a statement, in English, Spanish, Portuguese, German and French."""

from pincite.core.text.lexicon.de import GERMAN
from pincite.core.text.lexicon.en import ENGLISH
from pincite.core.text.lexicon.es import SPANISH
from pincite.core.text.lexicon.fr import FRENCH
from pincite.core.text.lexicon.lexicon import Lexicon, guess, guess_around, merged
from pincite.core.text.lexicon.phrases import Phrases, Term
from pincite.core.text.lexicon.pt import PORTUGUESE
from pincite.core.text.lexicon.words import Word, words

__all__ = ["LEXICONS", "Lexicon", "Phrases", "Term", "Word", "any_language", "language_of", "lexicon_for", "words"]

LEXICONS = (ENGLISH, SPANISH, PORTUGUESE, GERMAN, FRENCH)
_BY_TAG = {lexicon.tag: lexicon for lexicon in LEXICONS}


def any_language() -> Lexicon:
    """All five as one."""
    return merged(LEXICONS)


def lexicon_for(language: str, text: str = "") -> Lexicon:
    """The words to read ``text`` with.

    ``language`` is a BCP 47 tag, of which the primary subtag counts (``pt-BR`` is Portuguese). Pages often
    carry a wrong tag, so a language that the function words of ``text`` clearly show is read as well. With
    neither, all five are.
    """
    primary = language.replace("_", "-").partition("-")[0].casefold()
    named = _BY_TAG.get(primary)
    guessed = guess(text, LEXICONS)
    chosen = tuple(lexicon for lexicon in LEXICONS if lexicon is named or lexicon is guessed)
    return merged(chosen or LEXICONS)


def language_of(text: str, around: str) -> str:
    """The tag of the language that the text around a passage shows, where the page names none; empty if it is unclear.

    A passage is often too short to tell: "La fianza no estar\u00e1 sujeta" may be Portuguese, in which "no" is
    "in the".
    A passage that has more function words of another language is no part of what stands around it.
    """
    guessed = guess_around(text, around, LEXICONS)
    return guessed.tag if guessed else ""
