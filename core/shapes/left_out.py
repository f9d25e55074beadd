"""What of a text is no citation is named by its line and its first words: nobody can mend what is only counted."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

#: So many are named, and the rest counted.
_NAMED: Final = 10
_WORDS: Final = 7
_LETTERS: Final = 60


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """Where something stands in a text, and its words; empty where the place is enough."""

    at: int
    words: str = ""


def named(what: str, spots: Iterable[Spot], text: str) -> tuple[str, ...]:
    """How many of ``what`` were left out of ``text``, and where; nothing where there are none."""
    found = sorted(spots)
    if not found:
        return ()
    told = list(dict.fromkeys(_named(spot, text) for spot in found[:_NAMED]))
    if len(found) > _NAMED:
        told.append(f"and {len(found) - _NAMED} more")
    return (f"{what} ({len(found)}): {', '.join(told)}",)


def _named(spot: Spot, text: str) -> str:
    line = f"line {text.count(chr(10), 0, spot.at) + 1}"
    return f'{line} "{_beginning(spot.words)}"' if spot.words else line


def _beginning(words: str) -> str:
    """The first words, on one line, which cannot close the marks that they stand in nor steer a terminal."""
    first = words.split(maxsplit=_WORDS)[:_WORDS]
    start = " ".join(first)[:_LETTERS]
    shown = "".join(char if char.isprintable() else "\ufffd" for char in start).replace('"', "'")
    return shown if len(start) >= len(" ".join(words.split())) else f"{shown.rstrip('.,;: ')} \u2026"
