"""The words looked for, in the forms that the rungs compare."""

from dataclasses import dataclass
from functools import cached_property

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.skeleton import Skeleton, fold
from pincite.core.text.tokens import word_count


@dataclass(frozen=True)
class Passage:
    """Words as somebody gave them, white space and all."""

    text: str

    @cached_property
    def canonical(self) -> str:
        """The canonical form (CONTRACT 2)."""
        return canonicalize_text(self.text)

    @cached_property
    def skeleton(self) -> Skeleton:
        """The spaced skeleton."""
        return fold(self.text)

    @cached_property
    def words(self) -> int:
        """How many words a reader counts."""
        return word_count(self.canonical)
