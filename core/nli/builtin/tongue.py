"""Which language a claim and its premise are read in."""

from dataclasses import dataclass, field

from pincite.core.nli.builtin.vocabulary import Vocabulary, vocabulary
from pincite.core.text.lexicon import LEXICONS, Lexicon, lexicon_for
from pincite.core.text.lexicon.lexicon import guess

_READ = {lexicon.tag: lexicon for lexicon in LEXICONS}
#: Enough of a premise to tell its language by.
_SAMPLE = 2_000


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language: its tag as given or found, the words that bound statements in it, whose endings are cut off."""

    tag: str
    lexicon: Lexicon
    #: The language whose endings ``stem`` knows, or empty.
    stems: str
    #: What else is known of its words; None in a language that is none of the five.
    words: Vocabulary | None = field(default=None)

    @property
    def english(self) -> bool:
        """Whether the model may be asked: it has learned from English alone."""
        return self.stems == "en"


def tongue_of(claim: str, premise: str, language: str) -> Tongue:
    """The language of the tag ``language``, or the one that the function words of both texts clearly show.

    The words win over "en", which is the tag where nobody said otherwise. A language that is none of the five is read
    with the phrases of all of them, and word by word.
    """
    primary = language.replace("_", "-").partition("-")[0].casefold()
    shown = guess(f"{claim}\n{premise[:_SAMPLE]}", LEXICONS) if primary == "en" or primary not in _READ else None
    if shown is not None:
        return _known(language if primary == shown.tag else shown.tag, shown.tag)
    if primary in _READ:
        return _known(language, primary)
    return Tongue(language, lexicon_for(language), "")


def _known(tag: str, primary: str) -> Tongue:
    words = vocabulary(primary)
    return Tongue(tag, words.lexicon if words else _READ[primary], primary, words)
