"""What a parser tells: tags, characters and comments, in the order of the document's tree."""

from collections.abc import Callable
from typing import Protocol

#: Names are lower-case in HTML; a valueless attribute has None.
Attributes = tuple[tuple[str, str | None], ...]


class Events(Protocol):
    """Receives one document. Events nest properly: every element that starts, ends."""

    #: An attribute, so that it may be the bound method of a list.
    characters: Callable[[str], None]

    def start_element(self, tag: str, attrs: Attributes) -> None:
        """A start tag."""

    def end_element(self, tag: str) -> None:
        """An end tag, or the end of an element that has none."""

    def comment(self, data: str) -> None:
        """A comment."""

    def doctype(self, name: str, public_id: str | None, system_id: str | None) -> None:
        """A document type."""

    def processing_instruction(self, target: str, data: str) -> None:
        """A processing instruction."""
