"""Lines with words that are read from right to left, put together by where their characters stand.

Programs write such lines in the order of reading, in that of seeing or in pieces of one font, and PDFium keeps now one
order, now the other: the places alone say what follows what.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final
from unicodedata import category, normalize

from pincite.core.extract.pdf.bidi import ends_at_its_left, is_rightward, reading_order
from pincite.core.extract.pdf.words import GAP, RISE, Line, Range, Word
from pincite.core.text.canonical import clean

#: Characters of the scripts that are read from right to left.
RIGHTWARD: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]", re.IGNORECASE
)
_LANGUAGES: Final = frozenset("ar arc ckb dv fa he iw ks ku nqo prs ps sd syr ug ur yi".split())
_SCRIPTS: Final = frozenset({"arab", "hebr", "syrc", "thaa", "nkoo"})
#: Forms that say how a letter is joined, which is the font's business: they are read as the letters.
_FORMS: Final = re.compile("[\ufb1d-\ufdff\ufe70-\ufefe]+")
_LAM: Final = "\u0644"
_ALEFS: Final = "\u0622\u0623\u0625\u0627"
#: Of the type size: a wider gap parts two words.
_SPACE: Final = 0.15
#: Of the line's type size: raised and lowered numbers are smaller.
_SMALLER: Final = 0.85
#: Characters of a line that tells where the margins are, lines that tell it, and how many more of them do at one side.
_LONG: Final = 8
_MANY: Final = 4
_RAGGED: Final = 1.5
#: Points by which two edges may differ and still be one margin.
_NEAR: Final = 3
#: Of the type size: how far beside its letter a mark may stand.
_OVER: Final = 0.25
#: Lines that are open at a time; cells of a table stand side by side.
_OPEN: Final = 40


@dataclass(slots=True)
class Piece:
    """The characters of one glyph, or of some together, in the order of reading."""

    #: In the order of the file.
    at: int
    text: str
    left: float
    right: float
    baseline: float
    size: float


def is_written_rightwards(characters: str | list[str], language: str) -> bool:
    """Whether most of a page is read from right to left, or its document is."""
    tags = language.lower().replace("_", "-").split("-")
    if tags[0] in _LANGUAGES and "latn" not in tags:
        return True
    if not _SCRIPTS.isdisjoint(tags):
        return True
    letters = [character for character in characters if character.isalpha()]
    return 2 * sum(map(is_rightward, letters)) > len(letters)


def spelled(parts: list[str], *, turned: bool) -> str:
    """The text of the characters that one glyph stands for; ``turned`` says that PDFium put the last of them first."""
    text = "".join(reversed(parts) if turned else parts)
    text = _FORMS.sub(lambda found: normalize("NFKC", found[0]), text)
    # No font writes the two in the other order with one glyph.
    if len(parts) == 2 and text[1:] == _LAM and text[0] in _ALEFS:
        return text[::-1]
    return text


def lines_of(pieces: list[Piece], *, rightwards: bool) -> tuple[list[tuple[int, Line]], set[int]]:
    """The lines that are read from right to left or hold words that are, each with its first place in the file.

    The second are the places of all that is in them; other lines are not here.
    """
    found: list[tuple[int, Line]] = []
    taken: set[int] = set()
    parts = [part for row in _rows(pieces) for part in _parted(row)]
    margins = _Margins.of(parts)
    spaced_parts = [_spaced(_with_marks(part)) for part in parts]
    stops = _stops(spaced_parts)
    rightwards = stops > 0 if stops else rightwards or margins.tell(rightwards=rightwards)
    for part, spaced in zip(parts, spaced_parts, strict=True):
        texts = _texts(spaced)
        letters = [is_rightward(character) for text in texts for character in text if character.isalpha()]
        base = _base(part, texts, letters, margins, rightwards=rightwards)
        if not any(letters) and not (base and (ends_at_its_left(texts) or not letters)):
            continue
        words = _words(spaced, reading_order(texts, rightwards=base))
        if words:
            at = {piece.at for piece in part}
            found.append((min(at), Line(words)))
            taken |= at
    return found, taken


def _texts(spaced: list[Piece | None]) -> list[str]:
    return [piece.text if piece else " " for piece in spaced]


def _stops(lines: list[list[Piece | None]]) -> int:
    """How many more lines have a full stop, or a comma, at their left alone than at their right alone."""
    texts = [_texts(line) for line in lines]
    some = [text for text in texts if any(is_rightward(character) for each in text for character in each)]
    return sum(ends_at_its_left(text) for text in some) - sum(ends_at_its_left(text[::-1]) for text in some)


@dataclass(frozen=True, slots=True)
class _Margins:
    """Where most lines of a page begin and end."""

    left: float
    right: float
    begin: int
    end: int

    @staticmethod
    def of(parts: list[list[Piece]]) -> "_Margins":
        lefts = Counter(round(_left(part)) for part in parts if len(part) >= _LONG)
        rights = Counter(round(_right(part)) for part in parts if len(part) >= _LONG)
        left, begin = _most(lefts)
        right, end = _most(rights)
        return _Margins(left, right, begin, end)

    def tell(self, *, rightwards: bool) -> bool:
        """Whether the page is read from right to left: a ragged edge tells, else what is known without it."""
        if max(self.begin, self.end) < _MANY or _RAGGED * min(self.begin, self.end) >= max(self.begin, self.end):
            return rightwards
        return self.end > self.begin

    def stand_at(self, part: list[Piece]) -> tuple[bool, bool]:
        """Whether a line begins, and whether it ends, where most do."""
        size = part[0].size
        return abs(_left(part) - self.left) < size, abs(_right(part) - self.right) < size


def _most(edges: Counter[int]) -> tuple[int, int]:
    """Where most edges are, give or take some points, and how many: letters do not fill their cells alike."""
    held = {edge: sum(edges[near] for near in range(edge - _NEAR, edge + _NEAR + 1)) for edge in edges}
    return max(held.items(), key=lambda each: each[1], default=(0, 0))


def _left(part: list[Piece]) -> float:
    return min(piece.left for piece in part)


def _right(part: list[Piece]) -> float:
    return max(piece.right for piece in part)


def _base(part: list[Piece], texts: list[str], letters: list[bool], margins: _Margins, *, rightwards: bool) -> bool:
    """Whether a line is read from right to left as a whole."""
    mostly = 2 * sum(letters) > len(letters)
    at_left, at_right = margins.stand_at(part)
    if rightwards:
        # What stands at the left of a page whose lines end at the right is code, for example.
        is_apart = margins.end > margins.begin and at_left and not at_right
        return mostly or not letters or ends_at_its_left(texts) or not is_apart
    return mostly and ((at_right and not at_left) or ends_at_its_left(texts))


def _rows(pieces: list[Piece]) -> list[list[Piece]]:
    """What stands at one height; a mark above or below a letter stands with it."""
    rows: list[list[Piece]] = []
    for piece in pieces:
        for row in reversed(rows[-_OPEN:]):
            small, size = sorted((row[0].size, piece.size))
            if abs(row[0].baseline - piece.baseline) < RISE * size * (0.5 if small > _SMALLER * size else 1):
                row.append(piece)
                break
        else:
            rows.append([piece])
    return rows


def _parted(row: list[Piece]) -> list[list[Piece]]:
    """The row from left to right, cut where a gap parts columns or cells."""
    parts: list[list[Piece]] = []
    right = 0.0
    for piece in sorted(row, key=lambda piece: (piece.left, piece.at)):
        if parts and piece.left - right <= GAP * max(piece.size, parts[-1][-1].size):
            parts[-1].append(piece)
            right = max(right, piece.right)
        else:
            parts.append([piece])
            right = piece.right
    return parts


def _with_marks(part: list[Piece]) -> list[Piece]:
    """The pieces, each mark with the letter above or below which it stands."""
    letters = [piece for piece in part if not _is_mark(piece.text)]
    marks = [piece for piece in part if _is_mark(piece.text)]
    if not letters or not marks:
        return part
    own: dict[int, str] = {}
    for mark in sorted(marks, key=lambda piece: piece.at):
        middle = (mark.left + mark.right) / 2
        before = max((letter for letter in letters if letter.at < mark.at), key=lambda one: one.at, default=None)
        if before is not None and _distance(before, middle) < _OVER * before.size:
            base = before
        else:
            base = min(letters, key=lambda letter: _distance(letter, middle))
        own[id(base)] = own.get(id(base), "") + mark.text
    return [
        Piece(piece.at, piece.text + own[id(piece)], piece.left, piece.right, piece.baseline, piece.size)
        if id(piece) in own
        else piece
        for piece in letters
    ]


def _distance(piece: Piece, x: float) -> float:
    return max(piece.left - x, x - piece.right, 0.0)


def _is_mark(text: str) -> bool:
    return all(category(character) == "Mn" for character in text)


def _spaced(part: list[Piece]) -> list[Piece | None]:
    """The pieces with None for each space between words."""
    spaced: list[Piece | None] = []
    right = 0.0
    for piece in part:
        if spaced and piece.left - right > _SPACE * piece.size:
            spaced.append(None)
        spaced.append(piece)
        right = max(right, piece.right) if len(spaced) > 1 else piece.right
    return spaced


def _words(spaced: list[Piece | None], order: list[tuple[int, str]]) -> list[Word]:
    pieces = [piece for piece in spaced if piece]
    sizes: dict[float, int] = {}
    for piece in pieces:
        sizes[piece.size] = sizes.get(piece.size, 0) + len(piece.text)
    size = max(sizes, key=lambda size: (sizes[size], size))
    baseline = next(piece.baseline for piece in pieces if piece.size == size)
    words: list[Word] = []
    current: list[tuple[Piece, str]] = []
    for place, text in [*order, (-1, " ")]:
        found = spaced[place] if place >= 0 else None
        if found is not None:
            current.append((found, text))
        elif current:
            words.append(_word(current, baseline, size))
            current = []
    return [word for word in words if word.text]


def _word(parts: list[tuple[Piece, str]], baseline: float, size: float) -> Word:
    text = ""
    raised: list[Range] = []
    lowered: list[Range] = []
    for piece, characters in parts:
        rise = piece.baseline - baseline
        if characters.isdigit() and piece.size < _SMALLER * size and (rise > 0.1 * size or rise < -0.05 * size):
            ranges = raised if rise > 0 else lowered
            if ranges and ranges[-1][1] == len(text):
                ranges[-1] = (ranges[-1][0], len(text) + len(characters))
            else:
                ranges.append((len(text), len(text) + len(characters)))
        text += characters
    cleaned = clean(text)
    if len(cleaned) != len(text):
        raised, lowered = [], []
    return Word(
        cleaned,
        min(piece.left for piece, _ in parts),
        max(piece.right for piece, _ in parts),
        baseline,
        size,
        raised=raised,
        lowered=lowered,
    )
