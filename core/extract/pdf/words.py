"""What stands on a page of paper: words with their places, and the lines that they make."""

from dataclasses import dataclass, field

#: A range of code points.
Range = tuple[int, int]

#: In a word's own height: a wider gap parts two columns or cells, not two words.
GAP = 2.2
#: A word that begins this much further left than the one before it ended stands in another line.
_BACK = 0.6
#: A baseline that differs by more is that of another line; raised and lowered characters stay within.
RISE = 0.55


@dataclass(slots=True)
class Word:
    """A run of characters without a space; lengths in points, the origin at the lower left corner of the sheet."""

    text: str
    left: float
    right: float
    baseline: float
    #: Of the font: what its highest and lowest characters span.
    size: float
    #: Ranges of ``text`` that stand above or below the line in smaller type.
    raised: list[Range] = field(default_factory=list)
    lowered: list[Range] = field(default_factory=list)


@dataclass(slots=True)
class Line:
    """Words of one baseline and one column, from left to right as they were set."""

    words: list[Word]
    left: float = field(init=False)
    right: float = field(init=False)
    baseline: float = field(init=False)
    size: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = min(word.left for word in self.words)
        self.right = max(word.right for word in self.words)
        # A mark above the line has a size and a baseline of its own, and so has a word in another font.
        letters: dict[float, int] = {}
        for word in self.words:
            letters[word.size] = letters.get(word.size, 0) + len(word.text)
        self.size = max(letters, key=lambda size: (letters[size], size))
        self.baseline = next(word.baseline for word in self.words if word.size == self.size)
        for word in self.words if len(self.words) > 1 else ():
            if word.size < 0.85 * self.size and word.text.isdigit() and not (word.raised or word.lowered):
                rise = word.baseline - self.baseline
                if rise > 0.1 * self.size:
                    word.raised.append((0, len(word.text)))
                elif rise < -0.05 * self.size:
                    word.lowered.append((0, len(word.text)))

    @property
    def text(self) -> str:
        """The words with one space between two."""
        return " ".join(word.text for word in self.words)

    def overlaps(self, other: "Line") -> bool:
        """Whether the two stand above one another for half the width of the narrower."""
        shared = min(self.right, other.right) - max(self.left, other.left)
        return shared > 0.5 * max(1.0, min(self.right - self.left, other.right - other.left))


@dataclass(slots=True)
class Sheet:
    """One page: its lines in the order in which the file holds them."""

    number: int
    width: float
    height: float
    lines: list[Line]
    #: Words in other directions than from left to right, such as a stamp along the margin.
    turned: list[str] = field(default_factory=list)
    #: Words that are not drawn, or not on the sheet.
    unseen: list[str] = field(default_factory=list)
    #: The sheet is a picture, or its characters have no names: not all that it says is known.
    unread: bool = False
    #: There are lines, areas or pictures on it.
    drawn: bool = False
    #: There are words in an invisible layer over a picture, as text recognition leaves it.
    recognised: bool = False


def split(words: list[Word]) -> list[Line]:
    """The lines that ``words``, set one after the other, make."""
    lines: list[Line] = []
    current: list[Word] = []
    for word in words:
        if current and _breaks(current[-1], word):
            lines.append(Line(current))
            current = []
        current.append(word)
    if current:
        lines.append(Line(current))
    return lines


def _breaks(before: Word, word: Word) -> bool:
    size = max(before.size, word.size)
    gap = word.left - before.right
    return gap > GAP * size or gap < -_BACK * size or abs(word.baseline - before.baseline) > RISE * size
