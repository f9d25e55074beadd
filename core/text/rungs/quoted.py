"""What an excerpt reads as without the quoter's own quotation marks, around the whole of it or in place of others."""

import re
from typing import Final

from pincite.core.text.tokens import word_count

#: Opening quotation marks, and what closes each.
_CLOSED_BY: Final = {
    '"': '"', "'": "'", "\u201c": "\u201d\u201f", "\u2018": "\u2019", "\u201e": "\u201c\u201d",
    "\u201a": "\u2018\u2019", "\u00ab": "\u00bb", "\u2039": "\u203a", "\u00bb": "\u00ab", "\u203a": "\u2039",
    "\u300c": "\u300d", "\u300e": "\u300f",
}  # fmt: skip
#: Behind a digit either is a prime: 5' are feet, and 5" inches.
_DOUBLE: Final = re.compile('(?<!\\d)["\u201c\u201d\u201e\u201f\u00ab\u00bb]')
#: No apostrophes: a letter stands on one side of a mark alone.
_OPENING: Final = re.compile("(?<![^\\W_])['\u2018\u201a\u2039](?=\\w)")
_CLOSING: Final = re.compile("(?<=[\\w.,;:!?\u2026])(?<!\\d)['\u2019\u2018\u203a](?![^\\W_])")
_MARK: Final = re.compile('["\u201c\u201d\u201e\u201f]')
#: A mark that opens a quotation, however typed, and one that may be a prime: behind a letter, or behind a space and
#: before no word. Guillemets are none, and some countries part them from what they enclose.
_OPENS: Final = re.compile('(?<!\\w)["\u201c\u201d\u201e\u201f](?=\\S)')
_PRIME: Final = re.compile('(?<=[\\w)\\]])["\u201c\u201d\u201e\u201f]|(?<=\\s)["\u201c\u201d\u201e\u201f](?!\\S)')
#: A single word in quotation marks is named or doubted, not quoted.
_LEAST_WORDS: Final = 2


def unwrap(text: str) -> str | None:
    """The words inside one pair of quotation marks around the whole excerpt; None where there is no such pair."""
    inner = text.strip()
    # The point of the quoter's own sentence stands behind the marks, where a country writes it so.
    if (without := inner.rstrip(".,;"))[-1:] in _CLOSED_BY.get(inner[:1], "\0"):
        inner = without
    if len(inner) < 3 or inner[-1] not in _CLOSED_BY.get(inner[0], ""):
        return None
    opening, closing, inner = inner[0], inner[-1], inner[1:-1]
    # '"One" and "two"' begins and ends with a mark and is no quotation as a whole; an apostrophe closes nothing.
    if closing in inner.replace("'", "").replace("\u2019", "") or (opening != closing and opening in inner):
        return None
    return inner if word_count(inner) >= _LEAST_WORDS else None


def requoted(text: str) -> list[str]:
    """The excerpt with double marks for its single ones, and with single ones for its double ones.

    A quotation within a quotation has the other kind of marks, as one country's books have for another's.
    """
    opened, openings = _OPENING.subn('"', text)
    closed, closings = _CLOSING.subn('"', opened)
    # A mark that opens nothing is an apostrophe after all: "the mayors' plan".
    doubled = closed if openings == closings else text
    singled = text if _has_primes(text) else _DOUBLE.sub("'", text)
    return [form for form in (doubled, singled) if form != text]


def _has_primes(text: str) -> bool:
    """Whether a mark that opens nothing closes nothing either: f" is the second derivative, and 5 " are inches."""
    if not _MARK.search(text):
        return False
    openings = [found.start() for found in _OPENS.finditer(text)]
    for at, found in enumerate(_PRIME.finditer(text)):
        if at >= len(openings) or openings[at] > found.start() or text[found.start() - 1].isspace():
            return True
    return False
