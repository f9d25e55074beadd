"""The language of a passage on a page that names none, as the page's text around it shows."""

from typing import Final

from pincite.core.text.lexicon import language_of
from pincite.core.text.page import Span, Stream

#: Code points on either side of a passage that are read for it.
_AROUND: Final = 600


def tongue(language: str, words: str, stream: Stream, place: Span) -> str:
    """``language`` or, where it is empty, that of what stands around ``place``; ``words`` are those looked for."""
    if language:
        return language
    canonical = stream.canonical
    around = canonical[max(0, place.start - _AROUND) : place.end + _AROUND]
    return language_of(words or canonical[place.start : place.end], around)
