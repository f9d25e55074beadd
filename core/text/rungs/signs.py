"""What an excerpt says with the page's own words wherever its quoter put a sign: an ellipsis, brackets.

Only a diff asks: what a quoter left out or put in is no edit of the page, and hides what is.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pincite.core.text.bounds import bound_before, negation_or_exception
from pincite.core.text.change.diff import Edit, diff
from pincite.core.text.rungs import editorial, elided
from pincite.core.text.rungs.brackets import ABOUT, BRACKET
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

#: What stands for an ellipsis, for a letter and for a word in brackets while words are told apart; no text has them.
_GAP, _LETTER, _PUT_IN, _SPACE = "\ue0f0", "\ue0f1", "\ue0f2", "\ue0f3"
_SIGN: Final = re.compile(f"[{_GAP}{_LETTER}{_PUT_IN}{_SPACE}]")
#: Of a word that is compared with the page's.
_WORDS: Final = frozenset({"", _LETTER})
#: Words behind a gap in which a phrase goes on that begins in it.
_PHRASE: Final = 6
_STOPS: Final = (".", "!", "?", "\u2026", "\u3002")
_QUOTES: Final = "\"')]\u2019\u201d\u00bb"
#: More words than these on either side are not looked at.
_MOST: Final = 2_000


class _Word(NamedTuple):
    """A word of the excerpt as it is shown, and the sign on it."""

    shown: str
    sign: str


def resolved(text: str, passage: str, language: str = "") -> str | None:
    """``text`` (canonical) with the words of ``passage`` in place of its signs; None where it has none.

    An ellipsis stands for any words that neither negate nor bound, and a bracket for what it may stand for on the rung
    ``editorial``. Any other sign is left as it is, and so is every word that the quoter gives as the page's.
    """
    if _SIGN.search(text) or not (elided.parts(text) or BRACKET.search(text)):
        return None
    signed = BRACKET.sub(lambda mark: _bracket(mark, passage, language), elided.ELISION.sub(f" {_GAP} ", text))
    if signed == text:
        return None
    old = [_word(word) for word in signed.split()]
    new = passage.split()
    if max(len(old), len(new)) > _MOST:
        return None
    said: list[str] = []
    for edit in diff([_key(word.shown) if word.sign in _WORDS else word.sign for word in old], [*map(_key, new)]):
        said += _side(old, new, edit, language)
    return " ".join(said)


def _word(signed: str) -> _Word:
    sign = found[0] if (found := _SIGN.search(signed)) else ""
    return _Word("..." if sign == _GAP else _SIGN.sub("", signed.replace(_SPACE, " ")), sign)


def _bracket(mark: re.Match[str], passage: str, language: str) -> str:
    content, text = mark[1].strip(), mark.string
    before, behind = text[mark.start() - 1 : mark.start()], text[mark.end() : mark.end() + 1]
    if mark[0] in passage:
        return mark[0]
    if ABOUT.fullmatch(content):
        return ""
    if len(content) == 1 and behind.isalpha() and not before.isalnum():
        return f"{_LETTER}{content}"
    if before.isalnum() or behind.isalnum() or not editorial.may_be_put_in(content, language):
        return mark[1]
    # However many words they are, they stand for one place.
    return f"{_PUT_IN}{_SPACE.join(content.split())}"


def _key(word: str) -> str:
    return word.strip(elided.STOPS).casefold() or word


def _side(old: Sequence[_Word], new: Sequence[str], edit: Edit, language: str) -> list[str]:
    """The old words of one step, those of the page where a sign stands for them."""
    op, i, j, k, m = edit
    shown = [word.shown for word in old[i:j]]
    if op == "equal":
        return [
            new[k + at - i] if old[at].sign == _LETTER or _is_by_a_gap(old, at) else old[at].shown for at in range(i, j)
        ]
    signs = [at for at in range(i, j) if old[at].sign not in _WORDS]
    if not signs:
        return shown
    first, last = signs[0], signs[-1] + 1
    # A stop of the quoter's beside his sign belongs to it.
    while last < j and not old[last].shown.strip(elided.STOPS):
        last += 1
    if any(old[at].sign in _WORDS and old[at].shown.strip(elided.STOPS) for at in range(first, last)):
        return shown
    start, end = k + first - i, m - (j - last)
    if start > end:
        return shown
    instead = new[start:end]
    if any(old[at].sign == _GAP for at in range(first, last)):
        stands = not _hides(new, Span(start, end), language)
    else:
        stands = not instead or (len(instead) == 1 and editorial.is_stood_for(_key(instead[0])))
    return [*shown[: first - i], *instead, *shown[last - i :]] if stands else shown


def _hides(page: Sequence[str], gap: Span, language: str) -> bool:
    """Whether the words left out of the ``page`` negate, except or bound what is quoted on either side of them.

    As on the rung ``elided``, a sentence that is left out whole does not.
    """
    text = " ".join(page[gap.start : gap.end])
    further = " ".join([text, *page[gap.end : gap.end + _PHRASE]])
    pieces = sentences(text)
    opened = gap.start > 0 and not _is_ended(page[gap.start - 1])
    goes_on = bool(pieces) and gap.end < len(page) and not _is_ended(text)
    parted = [piece for at, piece in enumerate(pieces) if (opened and at == 0) or (goes_on and at == len(pieces) - 1)]
    if any(negation_or_exception(text[piece.start : piece.end], language, around=further) for piece in parted):
        return True
    if not goes_on:
        return False
    last = pieces[-1].start
    before = len(text) - last
    return bool(
        negation_or_exception(further[last:], language, before=before, around=further)
        or bound_before(further[last:], before + 1, language)
    )


def _is_ended(text: str) -> bool:
    return text.rstrip(_QUOTES).endswith(_STOPS)


def _is_by_a_gap(old: Sequence[_Word], at: int) -> bool:
    """Whether the word stands beside an ellipsis, where its stops are the quoter's."""
    return any(word.sign == _GAP for word in (*old[max(0, at - 1) : at], *old[at + 1 : at + 2]))
