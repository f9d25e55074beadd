"""Which language a claim and its premise are read in."""

import re
from dataclasses import dataclass
from typing import Final

from pincite.core.nli.builtin.vocabulary import Vocabulary, vocabulary
from pincite.core.text.lexicon import LEXICONS, Lexicon, lexicon_for
from pincite.core.text.lexicon.lexicon import guess
from pincite.core.text.lexicon.words import keys

_READ = {lexicon.tag: lexicon for lexicon in LEXICONS}
#: Enough of a premise to tell its language by.
SAMPLE: Final = 2_000
#: By fewer words a language is not told, and less of them being its function words does not show it against the tag.
_LEAST_WORDS: Final = 12
_CLEAR: Final = 1 / 4
#: Letters that are not Latin: those of Greek and of every script behind it but for Latin's own further blocks.
_FOREIGN: Final = re.compile(
    "[^\\W\\d_\0-\u024f\u0250-\u02af\u1e00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff\ufb00-\ufb06\uff21-\uff5a]"
)
_LETTER: Final = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its tag as given or found, the words that bound statements in it, whose endings are cut off."""

    tag: str
    lexicon: Lexicon
    #: The language whose endings ``stem`` knows, or empty.
    stems: str
    #: What else is known of its words; None in a language that is none of the five.
    words: Vocabulary | None = None

    @property
    def english(self) -> bool:
        """Whether the model may be asked: it has learned from English alone."""
        return self.stems == "en"


def tongue_of(claim: str, premise: str, language: str) -> Tongue:
    """The language of the tag ``language``, or the one that the function words of both texts clearly show.

    The words win over "en", which is the tag where nobody said otherwise. A language that is none of the five is read
    with the phrases of all of them, and word by word; so is a text that is not in Latin letters, whatever its tag.
    """
    if foreign_script(claim) or foreign_script(premise):
        return Tongue(language, lexicon_for(""), "")
    primary = _primary(language)
    if primary in _READ and primary != "en":
        return _known(language, primary)
    texts = f"{claim}\n{premise[:SAMPLE]}"
    shown = guess(texts, LEXICONS)
    # Czech has words that look like Portuguese ones: against the tag of another language, more must speak.
    if shown is not None and primary not in ("", "en") and (share(texts, shown) or 0.0) < _CLEAR:
        shown = None
    if shown is not None:
        return _known(language if primary == shown.tag else shown.tag, shown.tag)
    return _known(language, primary) if primary in _READ else Tongue(language, lexicon_for(language), "")


def share(text: str, lexicon: Lexicon) -> float | None:
    """How many of the words are function words of the language; None where there are too few words to tell by."""
    words = [key for key in keys(text) if key.isalpha()]
    return sum(map(lexicon.common.__contains__, words)) / len(words) if len(words) >= _LEAST_WORDS else None


def foreign_script(text: str) -> bool:
    """Whether most letters of ``text`` are not Latin: none of the five languages is written so."""
    sample = text[:SAMPLE]
    return not sample.isascii() and 2 * len(_FOREIGN.findall(sample)) > len(_LETTER.findall(sample))


def _primary(language: str) -> str:
    return language.replace("_", "-").partition("-")[0].casefold()


def _known(tag: str, primary: str) -> Tongue:
    words = vocabulary(primary)
    return Tongue(tag, words.lexicon if words else _READ[primary], primary, words)
