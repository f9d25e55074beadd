"""What a caller may do: read (everything that changes no citation), and stamp."""

from typing import Final

READ: Final = "read"
STAMP: Final = "stamp"
SCOPES: Final = (READ, STAMP)

#: The scope that a tool asks for; ``READ`` where it is not named.
_OF_TOOLS: Final = {"stamp_citation": STAMP}


def scope_of(tool: str) -> str:
    """The scope that a caller of ``tool`` must have."""
    return _OF_TOOLS.get(tool, READ)
