"""What an excerpt reads as without what fits it into its quoter's sentence: a first letter, a comma or full stop."""

from typing import Final

from pincite.core.text.rungs import quoted
from pincite.core.text.tokens import word_count

#: Marks that a quoter puts before the closing quotation mark because his own sentence wants them.
_MARKS: Final = ".,;:"
#: So few words with another first letter may be other words.
_LEAST_WORDS: Final = 3


def forms(text: str) -> list[str]:
    """``text`` without the mark at its end, with its first letter in the other case, and both."""
    bare = (quoted.unwrap(text) or text).strip()
    if word_count(bare) < _LEAST_WORDS:
        return []
    ended = bare[-1] in _MARKS and bare[-2] not in _MARKS
    unended = [bare[:-1]] if ended else []
    return [form for form in (*unended, _turned(bare), *map(_turned, unended)) if form != bare]


def _turned(text: str) -> str:
    """``text`` with its first letter in the other case, where that letter begins a word in small letters."""
    first, second = text[0], text[1]
    if not first.isalpha() or not (second.islower() or second.isspace()):
        return text
    turned = first.upper() if first.islower() else first.lower()
    return turned + text[1:] if len(turned) == 1 else text
