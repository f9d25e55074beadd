"""The characters of a page become words with their places."""

import ctypes
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import category

import pypdfium2.raw as pdfium

from pincite.core.extract.pdf.accents import ACCENTS, composed
from pincite.core.extract.pdf.marked import Marked, address
from pincite.core.extract.pdf.rightward import RIGHTWARD, Piece, is_written_rightwards, lines_of, spelled
from pincite.core.extract.pdf.scale import shifts
from pincite.core.extract.pdf.shapes import Handle, Shapes, is_traceless
from pincite.core.extract.pdf.words import Line, Sheet, Word, split
from pincite.core.text.canonical import clean
from pincite.core.text.characters import goes_on_unparted

#: Type this small, in points, is not there to be read.
_TINY: Final = 1.0
#: No sheet is as large, in points.
_FAR: Final = 1e6
#: How PDFium writes the hyphen at the end of a line, in place of the line end.
_LINE_HYPHENS: Final = frozenset("\x02\ufffe")
#: Of the height: what follows so closely follows without a space.
_TOUCHING: Final = 0.12
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
        #: Where ``characters`` are no longer PDFium's one by one: whose place each has, and what is known better.
        self._places: list[int] = []
        self._boxes: dict[int, Box] = {}

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

    def spell_out(self, marked: dict[int, Marked]) -> None:
        """Puts what the file writes for some glyphs together in the place of what PDFium makes of them."""
        if not marked:
            return
        characters: list[str] = []
        places: list[int] = []
        written: set[int] = set()
        #: The right side of what PDFium took for narrower, or for no part of the line.
        right: float | None = None
        for at, character in enumerate(self.characters):
            if character == " " and right is not None and self._touches(right, at, marked):
                continue
            item = None if character in _SPACES else pdfium.FPDFText_GetTextObject(self._handle, at)
            one = marked.get(address(item)) if item else None
            if item is None or one is None:
                right = None if character in _SPACES or right is None else max(right, self.box(at)[2])
                characters.append(character)
                places.append(at)
                continue
            right = max(right or one.right, one.right)
            if id(one) in written:
                continue
            written.add(id(one))
            bottom, top = self._font_height(at, item)
            left = min(one.left, self.origin(at)[0]) if one.count == 1 else one.left
            for each in one.text:
                self._boxes[len(characters)] = left, bottom, one.right, top
                characters.append(each)
                places.append(at)
        self.characters, self._places = characters, places

    def _font_height(self, at: int, item: Handle) -> tuple[float, float]:
        """What a font spans below and above a character, of which PDFium tells what is drawn alone."""
        _, bottom, _, top = self.box(at)
        pdfium.FPDFText_GetMatrix(self._handle, at, self._matrix)
        font = pdfium.FPDFTextObj_GetFont(item)
        low, high = ctypes.c_float(), ctypes.c_float()
        if not font or abs(self._matrix.b) > abs(self._matrix.d) or abs(self._matrix.c) > abs(self._matrix.d):
            return bottom, top
        size, y = self.size(at), self.origin(at)[1]
        known = pdfium.FPDFFont_GetAscent(font, size, high) and pdfium.FPDFFont_GetDescent(font, size, low)
        return (y + low.value, y + high.value) if known and high.value > low.value else (bottom, top)

    def _touches(self, right: float, at: int, marked: dict[int, Marked]) -> bool:
        """Whether what follows the space at ``at`` begins where what is before it ends."""
        if at + 1 >= len(self.characters) or self.characters[at + 1] in _SPACES:
            return False
        if pdfium.FPDFText_IsGenerated(self._handle, at) != 1:
            return False  # It is the file's own.
        item = pdfium.FPDFText_GetTextObject(self._handle, at + 1)
        one = marked.get(address(item)) if item else None
        pdfium.FPDFText_GetLooseCharBox(self._handle, at + 1, self._rect)
        left = one.left if one else self._rect.left
        return bool(left - right < _TOUCHING * max(self._rect.top - self._rect.bottom, self.size(at + 1)))

    def _place(self, at: int) -> int:
        return self._places[at] if self._places else at

    def is_spelled(self, at: int) -> bool:
        """Whether the file writes a character, in the order of reading, for its glyph."""
        return at in self._boxes

    def is_with(self, at: int, other: int) -> bool:
        """Whether two characters are those of one glyph, or of glyphs that the file writes together."""
        if self._place(at) == self._place(other):
            return True
        if self.origin(at) != self.origin(other) or at in self._boxes or other in self._boxes:
            return False
        one = pdfium.FPDFText_GetTextObject(self._handle, self._place(at))
        return bool(one) and address(one) == address(pdfium.FPDFText_GetTextObject(self._handle, self._place(other)))

    def box(self, at: int) -> Box:
        """Left, bottom, right and top of the cell of a character: its own width, its font's height."""
        if at in self._boxes and self._places:
            return self._boxes[at]
        at = self._place(at)
        pdfium.FPDFText_GetLooseCharBox(self._handle, at, self._rect)
        return _known(self._rect.left), _known(self._rect.bottom), _known(self._rect.right), _known(self._rect.top)

    def origin(self, at: int) -> tuple[float, float]:
        """Where the baseline begins under a character."""
        pdfium.FPDFText_GetCharOrigin(self._handle, self._place(at), self._x, self._y)
        return _known(self._x.value), _known(self._y.value)

    def size(self, at: int) -> float:
        """The type size of a character, by the font's own scale: some fonts say nothing of their height."""
        pdfium.FPDFText_GetMatrix(self._handle, self._place(at), self._matrix)
        return _known(
            pdfium.FPDFText_GetFontSize(self._handle, self._place(at)) * math.hypot(self._matrix.c, self._matrix.d)
        )

    def traceless(self, at: int, *, on_paper: bool) -> bool:
        """Whether a character leaves no trace."""
        item = pdfium.FPDFText_GetTextObject(self._handle, self._place(at))
        return bool(item) and is_traceless(item, on_paper=on_paper)


def _known(length: float) -> float:
    """A length in points; what a broken font makes infinite is none."""
    return length if -_FAR < length < _FAR else 0.0


#: Start and end of a word among the characters, and the word.
_Seen = tuple[int, int, Word]


def sheet_of(glyphs: Glyphs, scope: Scope, number: int, shapes: Shapes, language: str = "") -> Sheet:
    """The page with its words: those that are seen, and those that are not."""
    seen: list[_Seen] = []
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
            if hidden:
                unseen.append(word)
            else:
                seen.append((start, end, word))
    garbled = _is_garbled(glyphs.characters)
    # PDFium's own line ends part words from the marks above them: the places alone say what is a line.
    return Sheet(
        number,
        scope.width,
        scope.height,
        [] if garbled else _lines(glyphs, scope, seen, language),
        turned=turned,
        unseen=[word.text for word in unseen],
        unread=garbled or (shapes.picture and not recognised and len(seen) < _FEW),
        recognised=recognised,
        drawn=shapes.drawing,
    )


def _lines(glyphs: Glyphs, scope: Scope, seen: list[_Seen], language: str) -> list[Line]:
    """The lines of what is seen."""
    characters = glyphs.characters
    joined = characters if isinstance(characters, str) else "".join(characters)
    rightwards = not joined.isascii() and is_written_rightwards(joined, language)
    if not rightwards and not RIGHTWARD.search(joined):
        return split([word for _, _, word in seen])
    found, taken = lines_of(list(_pieces(glyphs, scope, seen)), rightwards=rightwards)
    lines: list[Line] = []
    left = [(start, word) for start, _, word in seen if start not in taken]
    for place, line in sorted(found, key=lambda each: each[0]):
        cut = next((index for index, (start, _) in enumerate(left) if start > place), len(left))
        lines += split([word for _, word in left[:cut]])
        lines.append(line)
        del left[:cut]
    return lines + split([word for _, word in left])


def _pieces(glyphs: Glyphs, scope: Scope, seen: list[_Seen]) -> Iterator[Piece]:
    """What the words are made of: a character, or some that one glyph stands for."""
    for start, end, word in seen:
        at = start
        while at < end:
            stop = at + 1
            while stop < end and glyphs.is_with(stop, at):
                stop += 1
            parts = [_shown(character) for character in glyphs.characters[at:stop]]
            box = scope.box(glyphs.box(at))
            if stop - at > 1:
                further = scope.box(glyphs.box(stop - 1))
                box = min(box[0], further[0]), box[1], max(box[2], further[2]), box[3]
            turned = stop - at > 1 and not glyphs.is_spelled(at) and _is_turned(glyphs, scope, start, end)
            text = spelled(parts, turned=turned)
            if text:
                height = box[3] - box[1] if box[3] - box[1] >= _TINY else word.size
                yield Piece(at, text, box[0], box[2], scope.shown(*glyphs.origin(at))[1], height)
            at = stop


def _is_turned(glyphs: Glyphs, scope: Scope, start: int, end: int) -> bool:
    """Whether the characters of a word go from right to left, and so those of each glyph backwards."""
    return scope.shown(*glyphs.origin(start))[0] > scope.shown(*glyphs.origin(end - 1))[0]


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
    sized = start if plain else _sized(glyphs.characters, start, last)
    sized_box = first_box if sized == start else scope.box(glyphs.box(sized))
    height = sized_box[3] - sized_box[1]
    if height < _TINY:
        height = glyphs.size(sized)
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


def _sized(characters: Sequence[str], start: int, last: int) -> int:
    """The character whose height is the word's: its first, or of a line of East Asia the first of its own script.

    Digits and Latin letters among these are mostly of another font, whose letters of the same size are less high.
    """
    if goes_on_unparted(characters[start]):
        return start
    return next((at for at in range(start, min(last + 1, start + _LONGEST)) if goes_on_unparted(characters[at])), start)


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
