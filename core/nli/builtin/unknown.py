"""Where the rules do not know the language of what they are asked about, which is said and not passed over."""

import re
from typing import Final

from pincite.core.nli.builtin.tongue import SAMPLE, Tongue, foreign_script, share
from pincite.core.text.lexicon import LEXICONS, Lexicon
from pincite.core.text.lexicon.words import keys

#: In any text of a known language more of the words are function words.
_LEAST: Final = 1 / 12
#: So many function words show a language where no other has more than a third as many.
_ENOUGH: Final = 3
#: Code points that are compared to find a claim in a premise.
_MOST_COMPARED: Final = 20_000_000
_NAMES: Final = {"en": "English", "es": "Spanish", "pt": "Portuguese", "de": "German", "fr": "French"}
#: What a claim may end in, where the premise goes on.
_ENDS: Final = " \t\r\n.!\u3002\uff01\u0964\u06d4"
_TAG: Final = re.compile(r"[A-Za-z0-9-]{1,35}")


def unknown(claim: str, premise: str, tongue: Tongue) -> str:
    """Why the verdict is not to be relied on, in a sentence; empty where the rules know the language."""
    sample = premise[:SAMPLE]
    if not claim.strip() or not sample.strip():
        return ""
    if foreign_script(claim) or foreign_script(sample):
        return _word_by_word("the writing of these texts")
    if not tongue.stems:
        named = _TAG.fullmatch(tongue.tag)
        return _word_by_word(f"the language {named[0]}" if named else "the language of these texts")
    spoken, written = _shown(claim), _shown(sample)
    if spoken is not None and written is not None and spoken is not written:
        languages = f"the claim seems to be {_NAMES[spoken.tag]} and the premise {_NAMES[written.tag]}"
        return f"{languages}: builtin-nli compares words and does not translate; do not rely on this verdict"
    known = share(f"{claim}\n{sample}", tongue.lexicon)
    if known is not None and known < _LEAST:
        read = f"the texts do not look like {_NAMES[tongue.stems]}, as which builtin-nli read them"
        return f"{read}: name their language, and do not rely on this verdict"
    return ""


def unsupported(claim: str, premise: str, tongue: Tongue) -> bool:
    """Whether support by shared words alone is none: in a language that is not known, any word may be the one that
    denies, and only a claim that stands in the premise as it is follows from it.
    """
    if tongue.stems:
        return False
    words, text = (" ".join(one.casefold().split()) for one in (claim.strip(_ENDS), premise))
    at = text.find(words) if words else -1
    # Where it stands within longer words again and again, each further look costs its length.
    for _ in range(_MOST_COMPARED // (len(words) + 1)):
        if at < 0:
            return True
        if not (text[at - 1 : at].isalnum() or text[(end := at + len(words)) : end + 1].isalnum()):
            return False
        at = text.find(words, at + 1)
    return True


def _word_by_word(what: str) -> str:
    return (
        f"builtin-nli does not know {what}: it compared word by word, without negations, opposites or other forms of "
        "a word; do not rely on this verdict"
    )


def _shown(text: str) -> Lexicon | None:
    """The one of the five languages that the text shows beyond doubt."""
    words = [key for key in keys(text) if len(key) > 1]
    counts = sorted(((sum(map(one.common.__contains__, words)), one.tag, one) for one in LEXICONS), reverse=True)
    (most, _, best), (second, _, _) = counts[:2]
    return best if most >= _ENOUGH and most >= 3 * second else None
