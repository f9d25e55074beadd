"""The language of whoever asks is known before the settings are, and where another of them has a bad value."""

import os
from typing import Final

#: That of ``Settings.lang``, by its name: the settings take longer to load than all that help needs.
VARIABLE: Final = "PINCITE_LANG"


def language() -> str:
    """What ``Settings.lang`` would be."""
    return os.environ.get(VARIABLE, "").strip()
