"""Standard output belongs to the protocol: whatever else writes there lands on standard error."""

import os
import sys


def take_stdout() -> int:
    """Divert descriptor 1 to standard error and return a private descriptor of the real standard output.

    It stays so for the rest of the process: a library that prints at import, a child process or a buffer flushed at
    exit can then not reach the wire. Raises ``OSError`` when there is no standard output.
    """
    sys.stdout.flush()
    wire = os.dup(1)
    # Never one of the three that children inherit, should one of them have been closed.
    while wire <= 2:
        wire = os.dup(wire)
    os.dup2(2, 1)
    return wire


def take_stdin() -> int:
    """Divert descriptor 0 to the null device and return a private descriptor of the real standard input."""
    wire = os.dup(0)
    while wire <= 2:
        wire = os.dup(wire)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    return wire
