"""What stands before a block, and what words that are quoted there are quoted for."""

import re
from dataclasses import dataclass
from typing import Final

from pincite.core.shapes.claimed import only_says
from pincite.core.shapes.labelled import is_heading, names_source, unlabelled
from pincite.core.shapes.plain import last_sentence

#: What begins an item of a list.
_ITEM: Final = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]")
#: Code points before a block that are looked at.
_REACH: Final = 2_000
#: Fewer words are a topic and no claim.
_LEAST_WORDS: Final = 3


@dataclass(frozen=True, slots=True)
class Before:
    """The block before the one that is read; a block quote is none that says anything itself."""

    #: What a reader sees of it, as far as it is looked at.
    words: str = ""
    #: How many items of a list stand before, one behind the other.
    items: int = 0

    def then(self, text: str, words: str) -> "Before":
        """What stands before once ``text`` is read, of which a reader sees ``words``; both "" for a block quote."""
        return Before(words[-_REACH:], self.items + 1 if is_item(text) else 0)

    @property
    def names_nothing(self) -> bool:
        """Whether what a source is named for cannot stand before the next block."""
        return not self.words or is_heading(self.words)

    def claim(self, *, is_title: bool, is_outside: bool) -> str:
        """What the next words are quoted for; "" where what stands before only names a source or a topic.

        ``is_title`` says that a heading before is the name of a source, ``is_outside`` that the words are part of no
        item of a list: behind a list they bear out no item more than another.
        """
        if self.items > 1 and is_outside:
            return ""
        if names_source(self.words) or (is_title and is_heading(self.words)):
            return ""
        claim = unlabelled(last_sentence(self.words))
        if only_says(claim):
            return ""
        return claim if len(claim.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS else ""


def is_item(text: str) -> bool:
    """Whether a block is an item of a list."""
    return _ITEM.match(text) is not None
