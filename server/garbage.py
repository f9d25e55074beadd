"""The garbage collector looks at what calls leave behind, and not again and again at what was imported for them."""

import gc
from typing import Final

#: New objects after which the youngest are looked at. A call makes thousands, nearly all of which die with it by
#: themselves; at Python's 700 they are gone through many times before they do.
_YOUNG: Final = 10_000


def leave_imports_alone() -> None:
    """From now on; for a process that has imported what it needs, and serves."""
    gc.freeze()
    _, older, oldest = gc.get_threshold()
    gc.set_threshold(_YOUNG, older, oldest)
