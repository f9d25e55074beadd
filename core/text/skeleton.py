"""What honest copies of a text share when typography and spacing beside punctuation are set aside (DESIGN 5)."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final
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
from pincite.core.text.patchwork import Patchwork
from pincite.core.text.reading import Reading
from pincite.core.text.rewrite import Rewriting, Step, nothing
from pincite.core.text.seams import pieces
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


def fold_in_pieces(text: str, least: int = STRETCH) -> Skeleton:
    """The same of a clean text, without holding any form in between as a whole: pieces are of ``least`` code points."""
    joined, kept = (
        Patchwork(text, lambda piece: _folded(piece)[0].joined),
        Patchwork(text, lambda piece: _folded(piece)[0].kept),
    )
    differ = False
    for piece in pieces(text, least):
        skeleton, length = _folded(text[piece.start : piece.end])
        joined.add(piece, skeleton.joined, length)
        kept.add(piece, skeleton.kept, length)
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
