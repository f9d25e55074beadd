"""Notes that an XML document holds in the middle of a sentence are read after the text, as they are printed."""

from typing import Final

from pincite.core.extract.html.events import Attributes, Events

#: Local names (DocBook and laws; Akoma Ntoso; JATS).
_NOTES: Final = frozenset({"authorialnote", "endnote", "fn", "footnote"})
#: Where TEI says that a note is printed, which stands within the line as well.
_APART: Final = frozenset({"bottom", "end", "foot", "margin", "marge", "opposite", "overleaf"})
#: What is kept of a note: its tags and its text.
_Kept = tuple[str, Attributes | None] | str


def is_note(name: str, attributes: dict[str, str]) -> bool:
    """Whether an element of this local name is a note that is printed apart from the line."""
    return name in _NOTES or (name == "note" and not _APART.isdisjoint(attributes.get("place", "").lower().split()))


class InlineNotes:
    """Keeps what a document tells of such notes until its end."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []
        self._depth = 0
        #: A note within a note is read where it stands.
        self._handed_over = False

    def starts(self, tag: str, attrs: Attributes, *, begins: bool) -> bool:
        """Whether a start tag is a note's own, which it ``begins``, or stands in one."""
        if self._handed_over or not (begins or self._depth):
            return False
        self._depth += 1
        self._kept.append((tag, attrs))
        return True

    def ends(self, tag: str) -> bool:
        """Whether an end tag is a note's own, or stands in one."""
        if not self._depth:
            return False
        self._depth -= 1
        self._kept.append((tag, None))
        return True

    def keeps(self, text: str) -> bool:
        """Whether ``text`` stands in a note."""
        if self._depth:
            self._kept.append(text)
        return self._depth > 0

    def hand_over(self, document: Events) -> None:
        """Tells ``document``, which is at its end, the notes one after the other."""
        kept, self._kept, self._depth, self._handed_over = self._kept, [], 0, True
        for one in kept:
            if isinstance(one, str):
                document.characters(one)
            elif one[1] is None:
                document.end_element(one[0])
            else:
                document.start_element(one[0], one[1])
