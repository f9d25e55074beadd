"""What the command's exit status says (CONTRACT 6; from 64 on, the numbers of BSD's ``sysexits.h``)."""

from enum import IntEnum

from pincite.core.errors import InputError


class Exit(IntEnum):
    """One number a cause. 2 and 3 speak of sources, never of the command's own trouble."""

    OK = 0
    #: A passage no longer stands as it was stamped.
    CHANGED = 2
    #: Evidence does not stand in its sources.
    REFUSED = 2
    #: A finding does not follow from its excerpt.
    NOT_SUPPORTED = 2
    #: A source could not be read, and none changed.
    UNREACHABLE = 3
    #: A finding could not be judged, and none failed.
    NOT_JUDGED = 3
    USAGE = 64
    #: The input is missing, no JSON, or holds no citations.
    BAD_INPUT = 65
    #: The address to serve on is taken or not ours.
    UNAVAILABLE = 69
    SOFTWARE = 70
    CANNOT_WRITE = 73
    #: A setting has a value that pincite does not know.
    BAD_SETTING = 78
    INTERRUPTED = 130


class UsageError(Exception):
    """The command was called in a way that it does not know."""


class NoSuchOptionError(UsageError):
    """``option`` stands where a file may, and is none that its command has."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class CitesNothingError(InputError):
    """A text without citations; ``near`` says which of its quotations and links did not find each other."""

    def __init__(self, message: str, *, near: str = "") -> None:
        super().__init__(message)
        self.near = near


class CannotWriteError(Exception):
    """The result cannot be written where it is wanted."""
