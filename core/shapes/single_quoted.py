"""Words in single quotation marks, as British writers quote, told from apostrophes, from titles and from mere terms.

The closing mark and the apostrophe are one sign. Where two readings are left, none is taken.
"""

import re
from dataclasses import dataclass
from typing import Final

from pincite.core.text.characters import goes_on_unparted, is_unspaced
from pincite.core.text.span import Span

#: Each opening mark with its closing ones.
_PAIRS: Final = {"'": "'", "\u2018": "\u2019", "\u201a": "\u2018\u2019"}
MARKS: Final = "".join({*_PAIRS, *"".join(_PAIRS.values())})
_MARK: Final = re.compile(f"[{MARKS}]")
#: Code points of the longest quotation: further on a mark belongs to something else.
_LONGEST: Final = 3_000
#: Code points between a closing mark and a link that is its own.
_NEAR: Final = 20
#: What may stand before an opening mark, and directly behind one.
_BEFORE: Final = frozenset("([{\u2012\u2013\u2014\u2015-/:|>*_~\u3001\u3002\uff08\uff0c\uff1a\uff1b")
_BEHIND: Final = frozenset('([*_~"\u201c\u2026\u00bf\u00a1$\u00a3\u20ac\u00a7')
#: Words and years that begin with an apostrophe.
_ELIDED: Final = re.compile(r".(?:\d0s|tis|twas|twere|em|til|till|cause|bout|n)\b", re.IGNORECASE)
#: What a word ends in whose genitive ends in an apostrophe, or a length in feet.
_GENITIVE: Final = re.compile(r"[sxz\d]", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W_]+")
#: Fewer words are a term or held at a distance.
_LEAST_WORDS: Final = 3
#: Characters of a script without spaces that are as good as so many words.
_LEAST_UNSPACED: Final = 6
#: Letters of a word that a title writes with a small letter.
_SMALL: Final = 4


@dataclass(frozen=True, slots=True)
class Single:
    """What stands between two single marks; ``is_sure`` where it can be nothing but a quotation with this end."""

    span: Span
    is_sure: bool


def single_at(text: str, at: int, link: int) -> Single | None:
    """The quotation whose opening mark stands at ``at`` and that ends before the ``link``; None where there is none."""
    if not _opens(text, at):
        return None
    until = min(link, at + _LONGEST)
    closing: list[int] = []
    for mark in _MARK.finditer(text, at + 1, until):
        if mark[0] in _PAIRS[text[at]] and _closes(text, mark.start()):
            closing.append(mark.start())
            if not _GENITIVE.match(text, mark.start() - 1):
                break
        elif _opens(text, mark.start()):
            break
    if not closing:
        return None
    # A word ends in s before each mark but the last: "the tenants' deposit must be protected'".
    end = closing[-1]
    clear = len(closing) == 1 or not _GENITIVE.match(text, end - 1) or _cites(text, end + 1, link)
    words = text[at + 1 : end]
    if len(words.split(maxsplit=_LEAST_WORDS)) < _LEAST_WORDS and sum(map(is_unspaced, words)) < _LEAST_UNSPACED:
        return None
    return Single(Span(at, end + 1), clear and not is_title(words))


def is_title(words: str) -> bool:
    """Whether all but the small words begin with a capital letter; never of a script that has none."""
    long = [word for word in _WORD.findall(words) if len(word) >= _SMALL]
    return all(not word[0].islower() for word in long) and any(word[0].isupper() or word[0].isdigit() for word in long)


def _cites(text: str, end: int, link: int) -> bool:
    """Whether a link follows a mark as no noun does: in brackets, behind punctuation, or as a bare address."""
    between = text[end:link].strip() if link - end <= _NEAR else "far"
    return not between.strip("([.,;:!?") and bool(between or text[link : link + 1].isspace())


def _opens(text: str, at: int) -> bool:
    outside, inside = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if text[at] not in _PAIRS or not (inside.isalnum() or inside in _BEHIND) or not inside:
        return False
    begins = not outside or outside.isspace() or outside in _BEFORE or (text[at] != "'" and goes_on_unparted(outside))
    return begins and not _ELIDED.match(text, at)


def _closes(text: str, at: int) -> bool:
    outside, inside = text[at + 1 : at + 2], text[at - 1 : at]
    return not inside.isspace() and not is_word_beside(outside)


def is_word_beside(char: str) -> bool:
    """Whether the word beside a mark goes on with ``char``; where no spaces part words, none does."""
    return char.isalnum() and not goes_on_unparted(char)
