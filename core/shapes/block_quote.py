"""A block quote: its words, and the links that it ends with, which are its sources."""

import re
from typing import Final

from pincite.core.shapes.following import LEAD
from pincite.core.shapes.labelled import names_source
from pincite.core.shapes.link import Link, Scan
from pincite.core.shapes.plain import plain, without_attribution

#: The line that says what kind a block quote is, to programs that show it as that: "[!NOTE]".
_KIND: Final = re.compile(r"[ \t>]*\[![A-Za-z]{1,20}\][+-]?[^\n]*\n")
_CLOSERS: Final = " \t\n\r)]*_.,;:!?"


class BlockQuote:
    """What stands between two empty lines of a block quote."""

    def __init__(self, text: str, found: Scan) -> None:
        self._text = text
        self._found = found
        kind = _KIND.match(text)
        self._begin = kind.end() if kind else 0
        #: The links that it ends with, side by side; none where words of the quotation follow.
        self.sources = self._last_links()
        #: Its words, those of its links included.
        self.words = plain(self._text[self._begin :])

    @property
    def told(self) -> str:
        """Its words before its sources."""
        if not self.sources:
            return self.words
        return plain(without_attribution(self._text[self._begin : self.sources[0].span.start]))

    @property
    def is_woven(self) -> bool:
        """Whether the text of its one link may be words of the sentence before it: "see our [guide](url)"."""
        if len(self.sources) != 1 or self.sources[0].is_blind:
            return False
        link = self.sources[0]
        shown = self._found.prose(self._text)[link.span.start : link.text_end]
        before = self._text[: link.span.start].rstrip(" \t*_")
        line = before.rpartition("\n")[2].lstrip(" \t>")
        return bool(shown.strip()) and before[-1:].isalnum() and not names_source(line)

    @property
    def end(self) -> int:
        """Where its words end, before white space and a comment behind them."""
        end = len(self._text.rstrip())
        return next((comment.start for comment in reversed(self._found.hidden) if comment.end == end), end)

    def _last_links(self) -> list[Link]:
        links, prose = self._found.links, self._found.prose(self._text)
        if not links or prose[links[-1].span.end :].strip(_CLOSERS):
            return []
        last = len(links) - 1
        while last and not prose[links[last - 1].span.end : links[last].span.start].strip(LEAD):
            last -= 1
        return links[last:]
