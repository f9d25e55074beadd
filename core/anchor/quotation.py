"""What a citation says stood in its source."""

from dataclasses import dataclass, field
from functools import cached_property

from pincite.core.models import Stamp
from pincite.core.text.canonical import content_sha256
from pincite.core.text.characters import has_visible
from pincite.core.text.passage import Passage


@dataclass(frozen=True)
class Quotation:
    """A stamped hash, the words that came with it, and what else the stamp remembers."""

    #: 64 lower-case hex digits: the hash of the stamped passage.
    content_hash: str
    #: The words as the finding has them; empty when only the hash is known.
    excerpt: str = ""
    stamp: Stamp = field(default_factory=Stamp)

    @cached_property
    def words(self) -> Passage | None:
        """The finding's words, if it has any that can be seen."""
        return Passage(self.excerpt) if has_visible(self.excerpt) else None

    @cached_property
    def stamped(self) -> Passage | None:
        """The very words that were hashed, if they are known: the excerpt, or the text that the stamp keeps."""
        if self.words is not None and content_sha256(self.excerpt) == self.content_hash:
            return self.words
        kept = self.stamp.text
        return Passage(kept) if kept and content_sha256(kept) == self.content_hash else None

    @property
    def both(self) -> bool:
        """Whether excerpt and hash are two things that must both stand (DESIGN 5, "Text and hash")."""
        if self.words is None or self.words is self.stamped:
            return False
        return self.stamped is not None or self.stamp.length is not None or self.stamp.given is not None

    @property
    def is_given(self) -> bool:
        """Whether the finding's words are others than those stamped, and are what the page's own were found by."""
        return self.words is not None and self.stamp.given == content_sha256(self.words.text)

    @cached_property
    def is_in_the_stamp(self) -> bool:
        """Whether the stamp remembers the finding's words themselves, beside the page's hash: lines alone part them."""
        return self.words is not None and self.is_given and self.words.skeleton.hash == self.stamp.skeleton

    def is_stamped(self, words: Passage) -> bool:
        """Whether ``words`` are what was stamped, or what the caller gave for it: the stamp's neighbours are theirs."""
        return words is self.stamped or self.stamp.given == content_sha256(words.text)
