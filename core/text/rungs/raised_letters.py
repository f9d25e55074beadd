"""Where a passage stands whose ordinals are signs, and the page has raised letters: n\u00ba, 5\u00aa."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.sizes import LARGE

#: How an ordinal may be typed.
_TYPED: Final = ("\u00b0", "\u00ba", "\u00aa")
#: Behind the "n" of a number many type a degree sign.
_DEGREE: Final = re.compile("(?:(?<=\\b[Nn])|(?<=\\b[Nn]\\.))\u00b0(?=\\s?\\d)")
_SIGNS: Final = re.compile("(?:(?<=\\d)|(?<=\\d\\.))[\u00ba\u00aa]|(?:(?<=\\b[Nn])|(?<=\\b[Nn]\\.))\u00ba(?=\\s?\\d)")
_LETTERS: Final = re.compile("(?:(?<=\\d)|(?<=\\d\\.))[oa](?!\\w)|(?:(?<=\\b[Nn])|(?<=\\b[Nn]\\.))o(?=\\s?\\d)")


def find(passage: Passage, stream: Stream, look: Callable[[Passage, Stream], list[Span]]) -> list[Span]:
    """Every place, by ``look``, once the letters that the markup raises behind a number are signs as well."""
    if not any(map(passage.text.__contains__, _TYPED)):
        return []
    words = _DEGREE.sub("\u00ba", passage.text)
    if not _SIGNS.search(words) or len(stream.text) > LARGE:
        return []

    def sign(letter: re.Match[str]) -> str:
        is_raised = stream.has_inline_edge(letter.start(), letter.start())
        return {"o": "\u00ba", "a": "\u00aa"}[letter[0]] if is_raised else letter[0]

    text = _LETTERS.sub(sign, _DEGREE.sub("\u00ba", stream.text))
    return look(Passage(words), replace(stream, text=text)) if text != stream.text else []
