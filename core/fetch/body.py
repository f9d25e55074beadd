"""A body is read up to its budgets, and what was read before it was cut is kept."""

from contextlib import aclosing

import anyio
import httpx2
from anyio.lowlevel import checkpoint

from pincite.core.fetch.decode import OVERHEAD, CorruptStreamError, Decoder
from pincite.core.fetch.failure import FAILURES, reason_of
from pincite.core.fetch.media import DOCUMENT_HEAD, is_document
from pincite.core.models import Reason

#: Bytes, and seconds, spent on the body of an answer that is not a page, so that its connection can be used
#: again.
MAX_DRAIN = 65_536
DRAIN_SECONDS = 1.0
#: Bytes of a piece that is worth no turn of the event loop.
SMALL = 4_096


class BodyReader:
    """The body of one response; after a cancelled ``read``, ``content`` is what had come by then.

    ``max_bytes`` is the budget of a page, ``max_document_bytes`` that of what is a document by its ``media_type`` or
    its first bytes.
    """

    def __init__(self, decoder: Decoder, *, max_bytes: int, max_document_bytes: int = 0, media_type: str = "") -> None:
        self._decoder = decoder
        self._media_type = media_type
        self._most = max_bytes
        self._largest = max(max_bytes, max_document_bytes)
        self._raw = 0
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
        # The first piece may tell a document, and a decoder gives no more of what it held back.
        most = self._largest if len(self._content) < DOCUMENT_HEAD else self._most
        try:
            # One byte over the budget tells a body that is too large from one that just fits.
            piece = self._decoder.decode(chunk, most - len(self._content) + 1)
        except CorruptStreamError as exc:
            piece = exc.salvaged
            self.cut = Reason.TRUNCATED
        self._raw += len(chunk)
        known = len(self._content) >= DOCUMENT_HEAD
        self._content += piece
        if not known and is_document(self._media_type, self._content):
            self._most = self._largest
        if len(self._content) > self._most or self._raw > self._most + OVERHEAD:
            del self._content[self._most :]
            self.cut = Reason.TOO_LARGE


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
