"""HTML that stands as text in another format (in a feed, in what an API says) is read as a reader is shown it."""

import re
from typing import Final

from pincite.core.extract.html.formatting import affordable
from pincite.core.extract.html.openers import begin
from pincite.core.extract.html.parser import walk_through
from pincite.core.text.page import Stream

_MARKUP: Final = re.compile(
    r"<(?:(?:a|b|blockquote|br|del|div|em|h[1-6]|i|img|ins|li|p|s|span|strike|strong|table|ul)[\s/>]|!--)",
    re.IGNORECASE,
)


def read_within(text: str) -> tuple[Stream, Stream, Stream] | None:
    """The visible, the hidden and the struck stream of ``text``; None where it is no HTML, or costs too much."""
    if not _MARKUP.search(text) or affordable(text) < len(text):
        return None
    walk, _ = walk_through(text, begin, bounded=True)
    return walk.pieces.streams(walk.unseen)
