"""Where a text holds another, looked for in bounded time however often and however closely it repeats it."""

from collections.abc import Iterable, Iterator
from typing import Final

#: Looks at one passage, found at its edges or not: a page may repeat it without edges as often as it likes.
MOST_LOOKS: Final = 4_000
#: Code points compared for all looks together: each look may compare the whole passage, where it overlaps itself.
_MOST_COMPARED: Final = 20_000_000
_FEWEST_LOOKS: Final = 20


def occurrences(wanted: str, text: str, *, most: int = MOST_LOOKS) -> Iterator[int]:
    """Where ``wanted`` (not empty) begins in ``text``, overlaps included, ascending; at most ``most`` places."""
    return occurrences_in((text,), wanted, most=most)


def occurrences_in(parts: Iterable[str], wanted: str, *, most: int = MOST_LOOKS) -> Iterator[int]:
    """The same for a text that comes in parts; of these no more than one is held at a time."""
    looks = min(most, max(_FEWEST_LOOKS, _MOST_COMPARED // len(wanted)))
    start, text = 0, ""
    for part in parts:
        # With the end of the one before, in which the words may begin.
        text += part
        at = text.find(wanted)
        while at >= 0 and looks > 0:
            yield start + at
            looks -= 1
            at = text.find(wanted, at + 1)
        over = max(0, len(text) - len(wanted) + 1)
        start, text = start + over, text[over:]
