"""Standard error is where pincite speaks to the person who started it."""

import sys


def warn(sentence: str) -> None:
    """Say ``sentence`` on standard error."""
    sys.stderr.write(f"pincite: {sentence}\n")
    sys.stderr.flush()
