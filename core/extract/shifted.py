"""What an XML document sets above or below the line: a power, a base, or the mark of a note, and no further digit."""

from typing import Final

from pincite.core.extract.html.marks import as_base, as_exponent, is_exponent, is_raised_mark
from pincite.core.extract.html.streams import Pieces

#: Local names (HTML, JATS; DocBook), and how TEI and DocBook say it in an attribute.
_UP: Final = frozenset({"sup", "superscript"})
_DOWN: Final = frozenset({"sub", "subscript"})
_SAID_IN: Final = frozenset({"rend", "role"})
_SAID_UP: Final = frozenset({"sup", "super", "superscript"})
_SAID_DOWN: Final = frozenset({"sub", "subscript"})
#: Pieces and code points of the longest mark, and of what before it tells what it is.
_FEW: Final = 64
_BEFORE: Final = 40


def shift_of(name: str, attributes: dict[str, str]) -> int:
    """1 for an element that stands above the line, -1 for one below it, else 0."""
    if name in _UP:
        return 1
    if name in _DOWN:
        return -1
    if not attributes or _SAID_IN.isdisjoint(attributes):
        return 0
    said = {word for key in _SAID_IN & attributes.keys() for word in attributes[key].lower().split()}
    return 0 if said.isdisjoint(_SAID_UP | _SAID_DOWN) else -1 if said.isdisjoint(_SAID_UP) else 1


def note_shifted(pieces: Pieces, start: int, shift: int, *, named: bool) -> None:
    """Note what the text from the piece ``start`` to the last one is, and write a power after a digit as one.

    ``named`` says that it stands in, or holds, a reference to a note.
    """
    texts = pieces.texts
    end = len(texts)
    text = "".join(texts[start:]).strip() if end - start <= _FEW else ""
    if not text or len(text) > _FEW:
        return
    before = "".join(texts[max(0, start - _FEW) : start])[-_BEFORE:]
    written = as_exponent(text, before) if shift > 0 else as_base(text, before)
    marked = shift > 0 and is_raised_mark(text, before, named=named, linked=False)
    if marked:
        pieces.markers.append((start, end))
    if written:
        # Edges keep their places: the first piece that holds text takes it all.
        place = next(at for at in range(start, end) if texts[at].strip())
        texts[start:end] = [written if at == place else "" for at in range(start, end)]
    if written or (shift > 0 and is_exponent(text)):
        if not written:
            pieces.raised.append((start, end))
        if written or not marked:
            pieces.superscripts.append((start, end))
    elif is_exponent(text):
        pieces.subscripts.append((start, end))
