"""The characters of a page become words with their places."""

import ctypes
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from unicodedata import category

import pypdfium2.raw as pdfium

from pincite.core.extract.pdf.accents import ACCENTS, composed
from pincite.core.extract.pdf.scale import shifts
from pincite.core.extract.pdf.shapes import Handle, Shapes, is_traceless
from pincite.core.extract.pdf.words import Sheet, Word, split
from pincite.core.text.canonical import clean

#: Type this small, in points, is not there to be read.
_TINY: Final = 1.0
#: No sheet is as large, in points.
_FAR: Final = 1e6
#: How PDFium writes the hyphen at the end of a line, in place of the line end.
_LINE_HYPHENS: Final = frozenset("\x02\ufffe")
_SPACES: Final = frozenset(" \t\r\n")
#: Signs beside which a smaller character may stand above the line.
_MARKS: Final = frozenset("0123456789*\u2020\u2021\u00a7\u00b6\u2016+-\u2212")
#: Of the characters: with as many that have no name, the others are no text either.
_GARBLED: Final = 0.5
#: Fewer words than these over a picture of a page are a stamp or a page's number, not its text.
_FEW: Final = 40
#: Characters of a word that are looked at one by one.
_LONGEST: Final = 60

#: Left, bottom, right and top.
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Scope:
    """The sheet as it is shown: its sides in the page's own system, and by how many quarter turns it is shown."""

    left: float
    bottom: float
    right: float
    top: float
    turns: int

    @property
    def width(self) -> float:
        return self.top - self.bottom if self.turns % 2 else self.right - self.left

    @property
    def height(self) -> float:
        return self.right - self.left if self.turns % 2 else self.top - self.bottom

    def shown(self, x: float, y: float) -> tuple[float, float]:
        """A place of the page's own system on the sheet as it is shown."""
        if self.turns == 1:
            return y - self.bottom, self.right - x
        if self.turns == 2:
            return self.right - x, self.top - y
        if self.turns == 3:
            return self.top - y, x - self.left
        return x - self.left, y - self.bottom

    def box(self, box: Box) -> Box:
        """A rectangle of the page's own system on the sheet as it is shown: left, bottom, right, top."""
        if not self.turns:
            return box[0] - self.left, box[1] - self.bottom, box[2] - self.left, box[3] - self.bottom
        x, y = self.shown(box[0], box[1])
        further_x, further_y = self.shown(box[2], box[3])
        return min(x, further_x), min(y, further_y), max(x, further_x), max(y, further_y)


class Glyphs:
    """The characters of one page, and where each stands."""

    def __init__(self, handle: Handle, count: int) -> None:
        self._handle = handle
        self._rect = pdfium.FS_RECTF()
        self._matrix = pdfium.FS_MATRIX()
        self._x, self._y = ctypes.c_double(), ctypes.c_double()
        self.characters = self._all_at_once(count) or self._one_by_one(count)

    def _one_by_one(self, count: int) -> list[str]:
        """The characters, each in its place; of two places that hold one character, the second is empty."""
        codes = [pdfium.FPDFText_GetUnicode(self._handle, at) for at in range(count)]
        found = [chr(code) if code < 0x110000 else "\ufffd" for code in codes]
        for at in range(count - 1):
            if "\ud800" <= found[at] <= "\udbff" and "\udc00" <= found[at + 1] <= "\udfff":
                pair = (found[at] + found[at + 1]).encode("utf-16-le", "surrogatepass")
                found[at : at + 2] = [pair.decode("utf-16-le"), ""]
        return found

    def _all_at_once(self, count: int) -> str:
        """The text by one call instead of one a character; empty where its places would not be those of the page."""
        buffer = (ctypes.c_ushort * (count + 1))()
        written = pdfium.FPDFText_GetText(self._handle, 0, count, buffer)
        text = bytes(buffer)[: 2 * max(0, written - 1)].decode("utf-16-le", "replace")
        return text if len(text) == count else ""

    def box(self, at: int) -> Box:
        """Left, bottom, right and top of the cell of a character: its own width, its font's height."""
        pdfium.FPDFText_GetLooseCharBox(self._handle, at, self._rect)
        return _known(self._rect.left), _known(self._rect.bottom), _known(self._rect.right), _known(self._rect.top)

    def origin(self, at: int) -> tuple[float, float]:
        """Where the baseline begins under a character."""
        pdfium.FPDFText_GetCharOrigin(self._handle, at, self._x, self._y)
        return _known(self._x.value), _known(self._y.value)

    def size(self, at: int) -> float:
        """The type size of a character, by the font's own scale: some fonts say nothing of their height."""
        pdfium.FPDFText_GetMatrix(self._handle, at, self._matrix)
        return _known(pdfium.FPDFText_GetFontSize(self._handle, at) * math.hypot(self._matrix.c, self._matrix.d))

    def traceless(self, at: int, *, on_paper: bool) -> bool:
        """Whether a character leaves no trace."""
        item = pdfium.FPDFText_GetTextObject(self._handle, at)
        return bool(item) and is_traceless(item, on_paper=on_paper)


def _known(length: float) -> float:
    """A length in points; what a broken font makes infinite is none."""
    return length if -_FAR < length < _FAR else 0.0


def sheet_of(glyphs: Glyphs, scope: Scope, number: int, shapes: Shapes) -> Sheet:
    """The page with its words: those that are seen, and those that are not."""
    seen: list[Word] = []
    unseen: list[Word] = []
    turned: list[str] = []
    recognised = False
    for start, end in _word_ranges(glyphs.characters):
        word, is_turned = _word(glyphs, scope, start, end)
        if is_turned:
            turned.append(word.text)
        elif word.text:
            off = not (-1 <= word.left <= scope.width + 1 and -1 <= word.baseline <= scope.height + 1)
            traceless = shapes.traceless and glyphs.traceless(start, on_paper=not shapes.drawing)
            # Text recognition lays its words over the picture of the page without a trace.
            laid_over = traceless and shapes.picture
            recognised = recognised or (laid_over and not off)
            hidden = off or word.size < _TINY or (traceless and not laid_over)
            (unseen if hidden else seen).append(word)
    garbled = _is_garbled(glyphs.characters)
    # PDFium's own line ends part words from the marks above them: the places alone say what is a line.
    return Sheet(
        number,
        scope.width,
        scope.height,
        [] if garbled else split(seen),
        turned=turned,
        unseen=[word.text for word in unseen],
        unread=garbled or (shapes.picture and not recognised and len(seen) < _FEW),
        recognised=recognised,
        drawn=shapes.drawing,
    )


def _word_ranges(characters: str | list[str]) -> Iterator[tuple[int, int]]:
    """Start and end of each word, a hyphen at its line's end included."""
    start = -1
    for at, character in enumerate(characters):
        if character in _LINE_HYPHENS:
            yield (at if start < 0 else start), at + 1
            start = -1
        elif character in _SPACES:
            if start >= 0:
                yield start, at
            start = -1
        elif start < 0:
            start = at
    if start >= 0:
        yield start, len(characters)


def _word(glyphs: Glyphs, scope: Scope, start: int, end: int) -> tuple[Word, bool]:
    """The word, and whether it runs in another direction than from left to right."""
    characters = glyphs.characters[start:end]
    plain = isinstance(characters, str) and characters.isascii() and characters.isprintable()
    parts = characters if plain else [_shown(character) for character in characters]
    if not ACCENTS.isdisjoint(characters) and len(parts) <= _LONGEST:
        boxes = [scope.box(glyphs.box(at)) for at in range(start, end)]
        parts = composed(parts, [(box[0], box[2]) for box in boxes])
    joined = "".join(parts)
    # An accent alone is one that PDFium took away from its capital letter.
    if not joined.strip("\ufffd") or joined in ACCENTS:
        return Word("", 0, 0, 0, 0), False
    last = end - 2 if glyphs.characters[end - 1] in _LINE_HYPHENS and end - start > 1 else end - 1
    first_box = scope.box(glyphs.box(start))
    last_box = scope.box(glyphs.box(last)) if last > start else first_box
    baseline = scope.shown(*glyphs.origin(start))[1]
    height = first_box[3] - first_box[1]
    if height < _TINY:
        height = glyphs.size(start)
    word = Word(
        clean(joined),
        min(first_box[0], last_box[0]),
        max(first_box[2], last_box[2]),
        baseline,
        height,
    )
    if abs(last_box[1] - first_box[1]) > 0.5 * height:
        far_x, far_y = scope.shown(*glyphs.origin(last))
        if abs(far_y - baseline) > max(1.5 * abs(far_x - scope.shown(*glyphs.origin(start))[0]), 0.5 * height):
            return word, True
    # Where characters were composed or dropped, places within the word are no longer known.
    if len(word.text) == len(joined) and not _MARKS.isdisjoint(joined):
        places = range(start, min(last + 1, start + _LONGEST))
        cells = [scope.box(glyphs.box(at)) for at in places]
        baselines = [scope.shown(*glyphs.origin(at))[1] for at in places]
        word.raised, word.lowered, base = shifts(parts, [box[3] - box[1] for box in cells], baselines)
        if base:
            word.size, word.baseline = cells[base][3] - cells[base][1], baselines[base]
    return word, False


def _shown(character: str) -> str:
    if character in _LINE_HYPHENS:
        return "-"
    if not character:
        return ""
    if character < " " or character == "\x7f" or "\ud800" <= character <= "\udfff":
        return "\ufffd"  # A letter, most often a ligature, whose name the file does not tell.
    return character


def _is_garbled(characters: str | list[str]) -> bool:
    """Whether most characters have no name in Unicode: what they look like is known to their font alone."""
    some = characters[:: max(1, len(characters) // 1_000)]
    letters = [character for character in some if character and not character.isspace()]
    nameless = sum(category(character) in ("Co", "Cn", "Cc", "Cs") or character == "\ufffd" for character in letters)
    return nameless > _GARBLED * len(letters)
