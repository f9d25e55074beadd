"""Standard error is where pincite speaks to the person who started it."""

import sys
from contextlib import suppress


def warn(sentence: str) -> None:
    """Say ``sentence`` on standard error; where nobody can hear it, the work goes on."""
    show(f"pincite: {sentence}\n")


def show(text: str) -> None:
    """Write ``text`` on standard error as it is; where nobody can see it, the work goes on."""
    # ValueError: it is closed. A parent may have left none at all.
    with suppress(OSError, ValueError):
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()
