"""Which characters of a word stand above or below its line in smaller type."""

from collections.abc import Sequence

from pincite.core.extract.pdf.words import Range

#: Of the word's own height: what is no smaller is of the same size.
_SMALLER = 0.86
#: By how much of that height a baseline must differ.
_RISE = 0.08


def shifts(
    characters: Sequence[str], heights: Sequence[float], baselines: Sequence[float]
) -> tuple[list[Range], list[Range], int]:
    """The raised and the lowered ranges of the word's text, and which character gives its size and baseline.

    ``characters`` may be empty strings, which take no place in the text.
    """
    full = max(heights)
    base = next((at for at, height in enumerate(heights) if height > _SMALLER * full), 0)
    raised: list[Range] = []
    lowered: list[Range] = []
    place = 0
    for character, height, baseline in zip(characters, heights, baselines, strict=False):
        if character and height <= _SMALLER * full:
            rise = baseline - baselines[base]
            ranges = raised if rise > _RISE * full else lowered if rise < -_RISE * full else None
            if ranges is not None and ranges and ranges[-1][1] == place:
                ranges[-1] = (ranges[-1][0], place + len(character))
            elif ranges is not None:
                ranges.append((place, place + len(character)))
        place += len(character)
    return raised, lowered, base
