"""Where a passage stands when the quoter's brackets are undone: [T]he, [inserted], [the agency] for a pronoun."""

import re
from itertools import pairwise
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs.exact import MOST_PLACES
from pincite.core.text.skeleton import fold
from pincite.core.text.surroundings import bounds
from pincite.core.text.tokens import word_count

_BRACKET = re.compile(r"\[([^\[\]\n]{1,80})\]")
#: What a name in brackets may stand for: pronouns and determiners, English first, then the other four languages.
_STANDS_FOR: Final = (
    "he she it they him her them his its their this that these those the a an we us our i my you your who "
    "which such said él ella ello ellos ellas lo la los las le les su sus este esta esto estos estas ese esa "
    "eso el un una ele ela eles elas seu sua seus suas isso isto o os as um uma er sie es ihn ihm ihr ihnen "
    "sein seine dieser diese dieses das der die den dem ein eine il elle ils elles lui leur leurs son sa ses "
    "ce cet cette ces une"
).split()
_OPTIONAL: Final = f"(?:(?<!\\w)(?i:{'|'.join(sorted(set(map(re.escape, _STANDS_FOR))))})(?!\\w))?"
#: Brackets that a quoter adds about the quotation, not into it.
_ABOUT: Final = re.compile(
    r"sic!?|(?:my |our )?(?:emphasis|italics|bold)(?: (?:added|mine|ours|in original))?|translated|transl\.",
    re.IGNORECASE,
)
#: What a quoter puts after a word to fit it into a sentence: "walk[ed]".
_ENDING: Final = re.compile(r"[^\W\d_]{1,3}")
_LEAST_WORDS: Final = 3


def find(passage: Passage, stream: Stream) -> list[Span]:
    """Every place where the words outside the brackets stand in order, with no more between than brackets allow."""
    pattern = _pattern(passage.text)
    if pattern is None:
        return []
    places: set[Span] = set()
    for reading in stream.skeleton.readings:
        for found in pattern.finditer(reading.text):
            if place := stream.place(reading, *_trimmed(found)):
                places.add(place)
            if len(places) >= MOST_PLACES:
                break
    return sorted(places)


def _trimmed(found: re.Match[str]) -> tuple[int, int]:
    text = found[0]
    return found.start() + len(text) - len(text.lstrip()), found.end() - len(text) + len(text.rstrip())


def _pattern(text: str) -> re.Pattern[str] | None:
    """A pattern over skeletons, or None when the text holds no bracket that an editor may have put there."""
    marks = list(_BRACKET.finditer(text))
    if not marks or len(marks) > 20:
        return None
    literals = [
        text[before:after] for before, after in pairwise([0, *(e for m in marks for e in m.span()), len(text)])
    ][::2]
    if sum(map(word_count, literals)) < _LEAST_WORDS:
        return None
    parts = [_literal(literals[0])]
    for mark, (before, literal) in zip(marks, pairwise(literals), strict=True):
        bracket = _bracket(mark[1], before, literal)
        if bracket is None:
            return None
        parts += [bracket, _literal(literal)]
    return re.compile(" ?".join(part for part in parts if part).replace("(?#joined) ?", ""))


def _literal(text: str) -> str:
    return re.escape(fold(text).joined.text)


def _bracket(content: str, before: str, following: str) -> str | None:
    """The pattern that one bracket stands for; None when the bracket may not be undone."""
    inside = before[-1:].isalnum()
    if len(content) == 1 and content.isalpha() and following[:1].isalpha() and not inside:
        return f"[{re.escape(content.lower())}{re.escape(content.upper())}](?#joined)"
    if _ABOUT.fullmatch(content.strip()):
        return ""
    # A bracket that negates, bounds or counts makes another statement; nobody may put that into a source's mouth.
    if any(char.isdigit() for char in content) or bounds(content):
        return None
    if following[:1].isalnum() or (inside and not _ENDING.fullmatch(content)):
        return None  # "[un]lawful", "hope[less]": another word.
    return _OPTIONAL
