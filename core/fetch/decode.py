"""Content encodings are undone piece by piece: a bomb stops at the limit, a torn stream keeps what it gave.

gzip and deflate (RFC 1950-1952, RFC 9110 8.4), several gzip members, up to two encodings on top of each
other.
"""

import zlib
from typing import Protocol

#: The members of one gzip stream that are read: blocks of 64 kB (BGZF) would be 640 MB.
MAX_MEMBERS = 10_000
MAX_LAYERS = 2
#: What an encoding may add to bytes that do not compress.
OVERHEAD = 65_536

_GZIP_MAGIC = b"\x1f\x8b"
#: Names that servers send for "none" although they are no content codings.
_NO_CODING = frozenset({"", "identity", "none", "binary", "utf-8"})


class CorruptStreamError(Exception):
    """The stream breaks its encoding's rules; ``salvaged`` is what this piece gave before that showed."""

    def __init__(self, salvaged: bytes) -> None:
        super().__init__("The body does not follow its content encoding.")
        self.salvaged = salvaged


class Decoder(Protocol):
    """Undoes one or more encodings, piece by piece."""

    @property
    def complete(self) -> bool:
        """Whether the stream could end here."""
        ...

    def decode(self, data: bytes, limit: int) -> bytes:
        """At most ``limit`` more bytes. When ``limit`` are given, more may be lost: do not go on."""
        ...


class Identity:
    """No encoding."""

    complete = True

    def decode(self, data: bytes, limit: int) -> bytes:
        """The data, up to ``limit``."""
        return data if len(data) <= limit else data[:limit]


class Gzip:
    """Members of gzip one after the other; whatever follows them and is none is ignored, as browsers do."""

    def __init__(self) -> None:
        self._members = 0
        self._inflate: zlib._Decompress | None = None
        self._ahead = b""
        self._ended = False

    @property
    def complete(self) -> bool:
        """Whether every member that began has ended."""
        return self._inflate is None and (self._members > 0 or not self._ahead)

    def decode(self, data: bytes, limit: int) -> bytes:
        """At most ``limit`` more bytes; raises ``CorruptStreamError``."""
        pieces: list[bytes] = []
        data = self._ahead + data
        self._ahead = b""
        while data and limit > 0 and not self._ended:
            if self._inflate is None:
                if len(data) < len(_GZIP_MAGIC) and _GZIP_MAGIC.startswith(data):
                    self._ahead = data
                    break
                if not data.startswith(_GZIP_MAGIC):
                    if not self._members:
                        raise CorruptStreamError(b"".join(pieces))
                    self._ended = True
                    break
                self._members += 1
                if self._members > MAX_MEMBERS:
                    raise CorruptStreamError(b"".join(pieces))
                self._inflate = zlib.decompressobj(wbits=31)
            try:
                piece = _inflated(self._inflate, data, limit)
            except CorruptStreamError as exc:
                raise CorruptStreamError(b"".join([*pieces, exc.salvaged])) from exc
            pieces.append(piece)
            limit -= len(piece)
            if not self._inflate.eof:
                break
            data = self._inflate.unused_data
            self._inflate = None
        return b"".join(pieces)


class Deflate:
    """The deflate coding: a zlib stream, or the bare deflate data that some servers send by that name."""

    def __init__(self) -> None:
        self._inflate: zlib._Decompress | None = None
        self._ahead = b""

    @property
    def complete(self) -> bool:
        """Whether the stream has ended or never began."""
        return self._inflate.eof if self._inflate is not None else not self._ahead

    def decode(self, data: bytes, limit: int) -> bytes:
        """At most ``limit`` more bytes; raises ``CorruptStreamError``."""
        if self._inflate is None:
            data = self._ahead + data
            if len(data) < 2:
                self._ahead = data
                return b""
            # RFC 1950, 2.2: method 8, and the two header bytes are a multiple of 31.
            zlib_header = data[0] & 0x0F == 8 and int.from_bytes(data[:2], "big") % 31 == 0
            self._inflate = zlib.decompressobj(wbits=15 if zlib_header else -15)
        if self._inflate.eof:
            return b""
        return _inflated(self._inflate, data, limit)


class Layered:
    """One encoding on top of another; the inner one is held to the limit as well."""

    def __init__(self, outer: Decoder, inner: Decoder, *, limit: int) -> None:
        self._outer = outer
        self._inner = inner
        self._outer_left = limit + OVERHEAD

    @property
    def complete(self) -> bool:
        """Whether both could end here."""
        return self._outer.complete and self._inner.complete

    def decode(self, data: bytes, limit: int) -> bytes:
        """At most ``limit`` more bytes; too large a layer between is a ``CorruptStreamError`` too."""
        try:
            between = self._outer.decode(data, self._outer_left + 1)
        except CorruptStreamError as exc:
            raise CorruptStreamError(self._inner.decode(exc.salvaged, limit)) from exc
        self._outer_left -= len(between)
        decoded = self._inner.decode(between, limit)
        if self._outer_left < 0:
            raise CorruptStreamError(decoded)
        return decoded


def decoder_for(content_encoding: str, *, limit: int) -> Decoder | None:
    """What undoes a ``Content-Encoding`` header value, or None when that is not known here.

    ``limit`` is the most bytes that a layer between two encodings may have.
    """
    codings = [coding.strip().lower() for coding in content_encoding.split(",")]
    codings = [coding for coding in codings if coding not in _NO_CODING]
    if len(codings) > MAX_LAYERS:
        return None
    layers: list[Decoder] = []
    for coding in reversed(codings):  # listed in the order in which they were applied
        if coding in {"gzip", "x-gzip"}:
            layers.append(Gzip())
        elif coding == "deflate":
            layers.append(Deflate())
        else:
            return None
    if not layers:
        return Identity()
    return layers[0] if len(layers) == 1 else Layered(layers[0], layers[1], limit=limit)


def _inflated(inflate: "zlib._Decompress", data: bytes, limit: int) -> bytes:
    before = inflate.copy()
    try:
        return inflate.decompress(data, limit)
    except zlib.error as exc:
        raise CorruptStreamError(_salvaged(before, data, limit)) from exc


def _salvaged(inflate: "zlib._Decompress", data: bytes, limit: int) -> bytes:
    """What ``data`` gives up to the wrong byte: zlib throws away the output of the call that failed."""
    pieces: list[bytes] = []
    try:
        for at in range(len(data)):
            if limit <= 0:
                break
            piece = inflate.decompress(data[at : at + 1], limit)
            pieces.append(piece)
            limit -= len(piece)
    except zlib.error:
        pass
    return b"".join(pieces)
