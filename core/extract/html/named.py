"""A walk that notes where the elements of a page stand that the fragment of a URL may name."""

from functools import partial

from pincite.core.extract.html.effects import apply
from pincite.core.extract.html.events import Attributes
from pincite.core.extract.html.openers import MEANINGS
from pincite.core.extract.html.walk import Walk


class NamedWalk(Walk):
    """A walk that notes where the first element called by each of ``names`` begins and ends."""

    def __init__(self, controlled: frozenset[str], names: frozenset[str]) -> None:
        super().__init__(MEANINGS, apply, controlled)
        self._names = names
        #: By name, places in the pieces of the text; the second once the element has ended.
        self.begins: dict[str, int] = {}
        self.ends: dict[str, int] = {}

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""
        super().start_element(tag, attrs)
        for attribute, value in attrs:
            # HTML, 7.4.6.4: an id, or the name of a link.
            by_name = attribute == "id" or (attribute == "name" and tag == "a")
            if by_name and value in self._names and value not in self.begins:
                self.begins[value] = len(self.texts)
                self.at_end(partial(self._end_named, value))

    def _end_named(self, name: str, _: int) -> None:
        self.ends[name] = len(self.texts)
