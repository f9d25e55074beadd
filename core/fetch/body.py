"""A body is read up to its budgets, and what was read before it was cut is kept."""

from contextlib import aclosing

import anyio
import httpx2
from anyio.lowlevel import checkpoint

from pincite.core.fetch.decode import CorruptStreamError, Decoder
from pincite.core.fetch.failure import FAILURES, reason_of
from pincite.core.models import Reason

#: What an encoding may add to a body that does not compress.
ENCODING_OVERHEAD = 65_536
#: Bytes, and seconds, spent on the body of an answer that is not a page, so that its connection can be used
#: again.
MAX_DRAIN = 65_536
DRAIN_SECONDS = 1.0
#: Bytes of a piece that is worth no turn of the event loop.
SMALL = 4_096


class BodyReader:
    """The body of one response; after a cancelled ``read``, ``content`` is what had come by then."""

    def __init__(self, decoder: Decoder, *, max_bytes: int) -> None:
        self._decoder = decoder
        self._left = max_bytes
        self._raw_left = max_bytes + ENCODING_OVERHEAD
        # Not a list of pieces: a server can send a body byte by byte, and each piece would cost fifty.
        self._content = bytearray()
        #: Why the body is not whole; None while it is, or may become, so.
        self.cut: Reason | None = None

    @property
    def content(self) -> bytes:
        """The decoded bytes so far."""
        return bytes(self._content)

    async def read(self, response: httpx2.Response) -> None:
        """Reads to the end, or until ``cut`` says why not."""
        try:
            async with aclosing(response.aiter_raw()) as chunks:
                async for chunk in chunks:
                    self._take(chunk)
                    if self.cut is not None:
                        return
                    if len(chunk) < SMALL:
                        # Thousands of them may have come already: taking them one by one never waits.
                        await checkpoint()
        except FAILURES as exc:
            self.cut = Reason.TOO_SLOW if reason_of(exc) is Reason.TIMEOUT else Reason.TRUNCATED
            return
        if not self._decoder.complete:
            self.cut = Reason.TRUNCATED

    def _take(self, chunk: bytes) -> None:
        try:
            # One byte over the budget tells a body that is too large from one that just fits.
            piece = self._decoder.decode(chunk, self._left + 1)
        except CorruptStreamError as exc:
            piece = exc.salvaged
            self.cut = Reason.TRUNCATED
        self._raw_left -= len(chunk)
        if len(piece) > self._left or self._raw_left < 0:
            piece = piece[: self._left]
            self.cut = Reason.TOO_LARGE
        self._left -= len(piece)
        self._content += piece


async def drain(response: httpx2.Response) -> None:
    """Reads a small body to its end and forgets it; a large or slow one is left, and costs its connection."""
    left = MAX_DRAIN
    with anyio.move_on_after(DRAIN_SECONDS):
        try:
            async with aclosing(response.aiter_raw()) as chunks:
                async for chunk in chunks:
                    await checkpoint()
                    left -= len(chunk)
                    if left < 0:
                        return
        except FAILURES:
            return
