"""What honest copies of a text share when typography and spacing beside punctuation are set aside (DESIGN 5)."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Protocol
from unicodedata import is_normalized, normalize

from pincite.core.text.canonical import clean, hash_canonical, spaced
from pincite.core.text.characters import (
    CJK,
    EM,
    IGNORABLE,
    ONE_SHAPE,
    PUNCTUATION,
    SPELLED,
    beyond_ascii,
    is_ignorable,
    is_mark,
)
from pincite.core.text.occurrences import occurrences_in
from pincite.core.text.rewrite import Rewriting, Step, nothing
from pincite.core.text.seams import Piece, pieces
from pincite.core.text.sizes import LARGE, STRETCH

#: Private stand-ins while folding (noncharacters; the same ones in the input are replaced first).
_HYPHEN: Final = "\ufdd0"
_GROUP: Final = "\ufdd1"

_NONCHARACTERS: Final = frozenset(map(chr, range(0xFDD0, 0xFDF0)))
_UNBROKEN: Final = frozenset("\u00a0\u2007\u2008\u2009\u202f")
#: A hyphen at a line end between letters: joined in one reading, kept in the other. PDF readers write U+FFFE or U+0002.
_LINE_HYPHENS: Final = "\u2010\u00ad\ufffe\u0002"
_LINE_HYPHEN = re.compile(f"[-{_LINE_HYPHENS}](?<=[^\\W\\d_].)(?:(?=\\s+[^\\W\\d_])|(?<=[\ufffe\u0002])(?=[^\\W\\d_]))")
#: The same, and dashes, where no other sign stands for one: the engine leaps from one hyphen-minus to the next.
_ASCII_LINE_HYPHEN = re.compile(r"-(?<=[^\W\d_].)(?=\s+[^\W\d_])")
_ASCII_DASH = re.compile(r"-(?<!--)(?:(?<=\w-)-++(?=\w)|(?<= -)-++(?= ))")
#: Thousands grouped with a space that does not break, after at most three digits.
_GROUP_SPACE = re.compile("[\u00a0\u2007\u2008\u2009\u202f](?<=\\d.)(?<!\\d{4}.)(?=\\d{3}(?!\\d))")

_IGNORED = re.compile(f"[{IGNORABLE}]")
_LIGATURE = re.compile(f"[{''.join(SPELLED)}]")
#: Dashes that part clauses, however typed. A double hyphen before a word alone is a command's option.
_EM_DASH = re.compile(f"{EM}[-{EM}]*|-(?<!--)(?:-*+{EM}[-{EM}]*|(?<=\\w-)-++(?=\\w)|(?<= -)-++(?= ))")

# A space that a reader does not miss. Each guard keeps a space whose loss would build a number ("3, 5" is not "3,5"),
# sign one ("a -5" is not "a-5", "- 5" is not "-5"), or merge two dashes into another. The pattern begins with the space
# itself, so that the engine leaps from one to the next; what stands before it is looked at behind. Most spaces stand
# between two letters: a look at those first spares the long classes.
_LOST = re.compile(
    f"""
    [ ](?:
        (?<![0-9A-Za-z][ ])(?:
            (?<=[{PUNCTUATION}][ ])(?:
                (?<!--[ ])(?!\\d|[-+.]\\d|[-{EM}])                      # before no number and no dash
              | (?=\\d)(?:
                    (?<![-+][ ])(?<!\\d[.,:/'][ ])(?<!--[ ])           # before one that it neither signs nor joins
                  | (?<=\\d[ ]-[ ])                                    # a range, its second space: 10 - 15
                )
            )
          | (?<=[{CJK}][ ])(?=[{CJK}])                                  # within a line of Han or kana
        )
      | (?![0-9A-Za-z])(?=[{PUNCTUATION}])(?:
            (?<=\\d[ ])(?=-[ ]\\d)                                      # a range, its first space
          | (?![-+.]\\d)(?!-[ ]\\d)(?!(?<=\\d[ ])[,:/']\\d)
            (?!--)(?!(?<=[-{EM}][ ])[-{EM}])
        )
    )
    """,
    re.VERBOSE,
)
_LINE_END = re.compile(f"{_HYPHEN}[ ]?")
_GROUPS = re.compile(_GROUP)


def _hyphen(_: re.Match[str]) -> str:
    return "-"


def _space(_: re.Match[str]) -> str:
    return " "


def _em(_: re.Match[str]) -> str:
    return EM


def _composed(found: re.Match[str]) -> str:
    return normalize("NFC", found[0])


def _composes(char: str) -> bool:
    """Whether it may become one with the character before it."""
    return is_mark(char) or "\u1160" <= char <= "\u11ff"


def _composable(beyond: frozenset[str]) -> re.Pattern[str]:
    """What may compose: a character with the marks, or vowels and finals of Hangul, that follow it in this text."""
    followers = "".join(filter(_composes, beyond))
    return re.compile(f"(?s:.)[{re.escape(followers)}]+" if followers else "(?!)")


def _spelled(found: re.Match[str]) -> str:
    return SPELLED[found[0]]


class WayBack(Protocol):
    """From places of a reading's text to those of the canonical form; None within a character of that."""

    def start(self, offset: int) -> int | None:
        """Where the character begins that begins at ``offset``."""

    def end(self, offset: int) -> int | None:
        """Where the character ends that ends at ``offset``."""


@dataclass(frozen=True)
class Reading:
    """One reading of a text's skeleton, and the way back to the canonical form."""

    #: The text in one piece, or in several: a character of four bytes makes its own piece wide, and not a whole book.
    pieces: tuple[str, ...]
    way_back: WayBack = field(repr=False)

    @property
    def text(self) -> str:
        """The reading as one text."""
        return self.pieces[0] if len(self.pieces) == 1 else "".join(self.pieces)

    @cached_property
    def is_large(self) -> bool:
        """Whether it is looked through in parts, and no form of it is kept."""
        return sum(map(len, self.pieces)) > LARGE

    @property
    def tight(self) -> str:
        """The reading without any space: it may locate, and never decides."""
        return "".join(self.tight_parts())

    def tight_parts(self) -> Iterable[str]:
        """The same, of a large text in parts."""
        return (part.replace(" ", "") for part in self.pieces) if self.is_large else (self._tight,)

    def lower_parts(self) -> Iterable[str]:
        """The reading in lower case, letter for letter: those few whose lower case is longer stay as they are."""
        # The lower case of a letter may depend on its word: pieces end at words.
        return map(_lowered, self.pieces) if self.is_large else (self._lower,)

    def overlapping(self, length: int) -> Iterator[tuple[int, str]]:
        """Each piece and where it begins, with ``length`` code points of what follows it."""
        start = 0
        for at, piece in enumerate(self.pieces):
            over, left = [piece], length
            for following in self.pieces[at + 1 :]:
                over.append(following[:left])
                left -= len(over[-1])
                if not left:
                    break
            yield start, "".join(over)
            start += len(piece)

    @cached_property
    def _tight(self) -> str:
        return self.text.replace(" ", "")

    @cached_property
    def _lower(self) -> str:
        return _lowered(self.text)

    @cached_property
    def _spaces(self) -> "array[int]":
        """For each space, in order, its place in ``tight``."""
        return array("I", (space.start() - index for index, space in enumerate(re.finditer(" ", self.text))))

    def loosen(self, start: int, end: int) -> tuple[int, int]:
        """A range of ``tight`` as a range of ``text``."""
        return start + bisect_right(self._spaces, start), end + bisect_left(self._spaces, end)

    def to_canonical(self, start: int, end: int) -> tuple[int, int] | None:
        """A range of ``text`` as a range of the canonical form; None where it cuts one of its characters ("f" of a
        ligature)."""
        first, last = self.way_back.start(start), self.way_back.end(end)
        return None if first is None or last is None else (first, last)


@dataclass(frozen=True)
class Skeleton:
    """The two readings of a text's spaced skeleton; the same object where both read the same.

    What a copyist may leave out or type otherwise: a hyphen at a line end between letters, and the space that does not
    break in a number, for which many keyboards have a plain space only.
    """

    #: They are dropped. The stamp hashes this reading.
    joined: Reading
    #: They are kept, that space as a plain one.
    kept: Reading

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The distinct readings, the one that stamps hash first."""
        return (self.joined,) if self.kept is self.joined else (self.joined, self.kept)

    def may_hold(self, other: "Skeleton") -> bool:
        """Whether all that readings of another share, whatever its spaces and hyphens, stands here in a row.

        Where it does not, no reading of the other stands in one of these, whatever spaces differ.
        """
        wanted = "".join(other._bare_parts())
        return not wanted or next(occurrences_in(self._bare_parts(), wanted, most=1), None) is not None

    def _bare_parts(self) -> Iterable[str]:
        """What both readings have: no spaces and no hyphens; of a large text in parts."""
        return map(_run_together, self.joined.pieces) if self.joined.is_large else (self._bare,)

    @cached_property
    def _bare(self) -> str:
        return _run_together(self.joined.text)

    @cached_property
    def hash(self) -> str:
        """Lower-case hex SHA-256 of the joined reading."""
        return hash_canonical(self.joined.text)


def fold(text: str, *, canonical: str | None = None) -> Skeleton:
    """The spaced skeleton of ``text`` as it stands in its source, line ends and non-breaking spaces included.

    Where ``canonical``, its canonical form, is known, steps 1 and 2 of that were applied to ``text`` already.
    """
    if canonical is None:
        text = clean(text)
    return _folded(text, canonical)[0] if len(text) <= LARGE else fold_in_pieces(text)


def _folded(text: str, canonical: str | None = None) -> tuple[Skeleton, int]:
    """The skeleton of a text that is clean, and the length of its canonical form."""
    # Most pages hold a handful of characters beyond ASCII: what is not there need not be looked for.
    beyond = beyond_ascii(text)
    shaped = _protect(text, beyond, canonical)
    length = len(shaped)
    steps: list[Step] = []
    if beyond:
        if not beyond.isdisjoint(SPELLED) or any(map(is_ignorable, beyond)):
            shaped = _taken(steps, shaped, _IGNORED, nothing)
            shaped = _taken(steps, shaped, _LIGATURE, _spelled)
        # Clean text that holds nothing that composes has nothing left to compose.
        if any(map(_composes, beyond)) and not is_normalized("NFC", shaped):
            shaped = _taken(steps, shaped, _composable(beyond), _composed)
        for char in beyond & ONE_SHAPE.keys():
            shaped = shaped.replace(char, ONE_SHAPE[char])
    shaped = shaped.replace("`", "'")
    if EM in shaped or "--" in shaped:
        shaped = _taken(steps, shaped, _EM_DASH if EM in shaped else _ASCII_DASH, _em)
    if _HYPHEN not in shaped and _GROUP not in shaped:
        only = _reading(steps, shaped)
        return Skeleton(only, only), length
    joined = _decided(steps, shaped, group=nothing, hyphen=nothing)
    return Skeleton(joined, _decided(steps, shaped, group=_space, hyphen=_hyphen)), length


class _Patchwork:
    """A reading that is put together of those of its text's pieces; each of these is folded again when it is asked."""

    def __init__(self, text: str, choose: "Callable[[Skeleton], Reading]") -> None:
        self._text = text
        self._choose = choose
        self._pieces: list[Piece] = []
        #: Where each piece begins in the reading and in the canonical form, and after the last where they end.
        self._places, self._canonical = array("I", [0]), array("I", [0])
        self._last: tuple[int, WayBack] | None = None
        self._texts: list[str] = []

    def add(self, piece: Piece, skeleton: Skeleton, length: int) -> None:
        """The next piece, and the length of its canonical form."""
        reading = self._choose(skeleton)
        self._pieces.append(piece)
        self._texts.append(reading.text + " " if piece.is_spaced else reading.text)
        self._places.append(self._places[-1] + len(self._texts[-1]))
        self._canonical.append(self._canonical[-1] + length + piece.is_spaced)

    def reading(self) -> Reading:
        """All of it."""
        texts = tuple(self._texts)
        self._texts.clear()
        return Reading(texts, self)

    def start(self, offset: int) -> int | None:
        """As for any reading."""
        at = bisect_right(self._places, offset, hi=len(self._pieces)) - 1
        if self._is_seam(at, offset):
            return self._canonical[at + 1] - 1
        found = self._way_back(at).start(offset - self._places[at])
        return None if found is None else self._canonical[at] + found

    def end(self, offset: int) -> int | None:
        """As for any reading."""
        at = bisect_right(self._places, offset - 1, hi=len(self._pieces)) - 1
        if self._is_seam(at, offset - 1):
            return self._canonical[at + 1]
        found = self._way_back(at).end(offset - self._places[at])
        return None if found is None else self._canonical[at] + found

    def _is_seam(self, at: int, offset: int) -> bool:
        return self._pieces[at].is_spaced and offset == self._places[at + 1] - 1

    def _way_back(self, at: int) -> WayBack:
        if self._last is None or self._last[0] != at:
            piece = self._pieces[at]
            self._last = at, self._choose(_folded(self._text[piece.start : piece.end])[0]).way_back
        return self._last[1]


def fold_in_pieces(text: str, least: int = STRETCH) -> Skeleton:
    """The same of a clean text, without holding any form in between as a whole: pieces are of ``least`` code points."""
    joined, kept = _Patchwork(text, lambda skeleton: skeleton.joined), _Patchwork(text, lambda skeleton: skeleton.kept)
    differ = False
    for piece in pieces(text, least):
        skeleton, length = _folded(text[piece.start : piece.end])
        joined.add(piece, skeleton, length)
        kept.add(piece, skeleton, length)
        differ = differ or skeleton.kept is not skeleton.joined
    reading = joined.reading()
    return Skeleton(reading, kept.reading() if differ else reading)


def _protect(text: str, beyond: frozenset[str], canonical: str | None) -> str:
    """The canonical form, of the same length, with stand-ins for what white space would hide."""
    if not beyond.isdisjoint(_NONCHARACTERS):
        text, canonical = text.translate(dict.fromkeys(map(ord, _NONCHARACTERS), "\ufffd")), None
    if not beyond.isdisjoint(_UNBROKEN):
        text, canonical = _GROUP_SPACE.sub(_GROUP, text), None
    # White space is as good as a space to a hyphen before it.
    canonical = spaced(text) if canonical is None else canonical
    hyphen = _LINE_HYPHEN if any(map(canonical.__contains__, _LINE_HYPHENS)) else _ASCII_LINE_HYPHEN
    return hyphen.sub(_HYPHEN, canonical)


def _taken(steps: list[Step], text: str, pattern: re.Pattern[str], replace: Callable[[re.Match[str]], str]) -> str:
    """The text after one step, which is remembered if it did anything."""
    step = Step(text, pattern, replace)
    if step.after != text:
        steps.append(step)
    return step.after


def _decided(
    steps: list[Step],
    shaped: str,
    *,
    group: Callable[[re.Match[str]], str],
    hyphen: Callable[[re.Match[str]], str],
) -> Reading:
    """The reading in which stand-ins become what ``group`` and ``hyphen`` say."""
    steps = [*steps]
    if _GROUP in shaped:
        shaped = _taken(steps, shaped, _GROUPS, group)
    if _HYPHEN in shaped:
        shaped = _taken(steps, shaped, _LINE_END, hyphen)
    return _reading(steps, shaped)


def _reading(steps: list[Step], shaped: str) -> Reading:
    cut = Step(shaped, _LOST, nothing)
    return Reading((cut.after.replace(EM, "-"),), Rewriting((*steps, cut)))


def _run_together(text: str) -> str:
    return text.replace(" ", "").replace("-", "")


def _lowered(text: str) -> str:
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := char.lower()) == 1 else char for char in text)
