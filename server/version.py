"""Which pincite this is."""

import pincite


def version() -> str:
    """The version of the installed distribution."""
    return str(pincite.__version__)
