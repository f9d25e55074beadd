"""What large pages took goes back to the system once it is freed.

glibc raises its own bound for that with every large block that is freed, up to 32 MB, and keeps such blocks from then
on in the pool of each thread; smaller ones it gives back from the end of a pool alone. A server that has read some
large pages would hold several times their size for ever.
"""

import time
from collections.abc import Callable
from typing import Final

#: Bytes. Blocks of more than this are the system's own (mallopt(3), M_MMAP_THRESHOLD); setting it ends the raising.
LARGE: Final = 1_048_576
#: Between two times that free memory in the pools is given back (malloc_trim(3)), which takes some milliseconds.
SECONDS: Final = 5.0
_M_MMAP_THRESHOLD: Final = -3


class FreedMemory:
    """Gives it back where the C library is glibc; elsewhere nothing is done."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, *, trim: Callable[[int], object] | None = None
    ) -> None:
        """``trim`` stands in for glibc's own."""
        self._clock = clock
        self._last = clock()
        self._trim = trim

    def begin(self) -> bool:
        """From now on; whether it can be done here."""
        # Imported when a page is first read: it is not needed to say hello to a client.
        import ctypes

        try:
            libc = ctypes.CDLL(None)
            asked = bool(libc.mallopt(_M_MMAP_THRESHOLD, LARGE))
            self._trim = libc.malloc_trim if asked else None
        except (AttributeError, OSError, TypeError):  # Another C library, or another system.
            return False
        return asked

    def give_back(self) -> None:
        """After a call has read pages: what is free, unless that was done a moment ago."""
        now = self._clock()
        if self._trim is not None and now - self._last >= SECONDS:
            self._last = now
            self._trim(0)
