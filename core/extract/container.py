"""A document that is a zip file is read member by member, within a budget, and what could only be an attack is refused.

The format: APPNOTE.TXT 6.3.10; what a document may use of it: ISO/IEC 29500-2 (OPC), EPUB 3.3, 4.2 (OCF).
"""

import struct
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import pairwise
from typing import Final
from unicodedata import normalize
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from pincite.core.models import Reason

#: Members of one file; the largest books have a few thousand.
MAX_MEMBERS: Final = 10_000
#: Decoded bytes of all members that are read of one file.
MAX_DECODED: Final = 50_000_000
#: Markup shrinks to a twentieth, an empty form to a hundredth; deflate's own limit is 1,032. Small members are let be.
MAX_RATIO: Final = 200
RATIO_FROM: Final = 5_000_000
#: Said of a container in characters.
DECODED: Final = "a document that was decoded as text cannot be read; hand over its bytes"
#: Bytes of one piece.
CHUNK: Final = 65_536

#: What begins every entry of the directory, and so bounds their number whatever the file says of it.
_ENTRY: Final = b"PK\x01\x02"
_LOCAL_HEADER: Final = 30
_ENCRYPTED: Final = 0x1
#: What zipfile raises on hostile bytes.
_FAULTS: Final = (
    BadZipFile,
    EOFError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    ValueError,
    struct.error,
    zlib.error,
)


class RefusedError(Exception):
    """A document is not read, or not further; caught where its format is."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class ExhaustedError(RefusedError):
    """The budget is spent: what was read until here is the document's first part."""

    def __init__(self) -> None:
        super().__init__(Reason.TOO_LARGE, f"its text is behind more than {MAX_DECODED:,} bytes")


class Container:
    """The members of a zip file. One budget of decoded bytes (``budget``) holds for all that is read of it."""

    def __init__(self, content: bytes, *, budget: int = MAX_DECODED) -> None:
        """Raises ``RefusedError`` for what is no zip file, or none that a document would be."""
        if content.count(_ENTRY) > MAX_MEMBERS:
            raise RefusedError(Reason.TOO_LARGE, f"it has more than {MAX_MEMBERS:,} members")
        self._zip = _opened(content)
        self._left = budget
        members = [member for member in self._zip.infolist() if not member.is_dir()]
        _check_places(members)
        self._named: defaultdict[str, list[ZipInfo]] = defaultdict(list)
        for member in members:
            if _leads_out(member.orig_filename):
                raise RefusedError(Reason.EXTRACT_ERROR, "a member's name leads out of the file")
            self._named[same_name(member.filename)].append(member)

    @property
    def names(self) -> Iterable[str]:
        """The names of the members, as they are written."""
        return (member.filename for members in self._named.values() for member in members)

    def __contains__(self, name: str) -> bool:
        return self._find(name) is not None

    def chunks(self, name: str) -> Iterator[bytes]:
        """The member called ``name``, in pieces of at most ``CHUNK`` bytes.

        Raises ``RefusedError`` where it is encrypted, broken or a bomb, ``ExhaustedError`` where the budget ends, and
        ``KeyError`` where there is none.
        """
        member = self._find(name)
        if member is None:
            raise KeyError(name)
        if member.flag_bits & _ENCRYPTED:
            raise RefusedError(Reason.UNSUPPORTED_ENCODING, "it is encrypted")
        if member.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise RefusedError(Reason.EXTRACT_ERROR, "a member is compressed in a way that no document is")
        if member.file_size > max(RATIO_FROM, member.compress_size * MAX_RATIO):
            raise RefusedError(Reason.TOO_LARGE, "a member swells as only a bomb does")
        size = 0
        try:
            with self._zip.open(member) as stream:
                # zipfile gives no more than the directory says, and checks the sum of what it gave.
                while piece := stream.read(CHUNK):
                    size += len(piece)
                    self._left -= len(piece)
                    if self._left < 0:
                        raise ExhaustedError
                    yield piece
        except _FAULTS as fault:
            # Its own words may quote the file.
            raise RefusedError(Reason.EXTRACT_ERROR, "a member is broken") from fault
        if size != member.file_size:
            raise RefusedError(Reason.EXTRACT_ERROR, "a member is shorter than the file says")

    def read(self, name: str) -> bytes:
        """The member called ``name`` as a whole; raises what ``chunks`` does."""
        return b"".join(self.chunks(name))

    def _find(self, name: str) -> ZipInfo | None:
        found = self._named.get(same_name(name), [])
        exact = [member for member in found if member.filename == name] or found
        if len(exact) > 1:
            raise RefusedError(Reason.EXTRACT_ERROR, "two members have one name, and each reader takes another")
        return exact[0] if exact else None


def same_name(name: str) -> str:
    """One spelling for all of a member's name: what names it may have another.

    OPC names do not differ by case. Systems that write accents as characters of their own zip names so, and others
    part folders by a backslash.
    """
    return normalize("NFC", name.replace("\\", "/")).lower()


def _opened(content: bytes) -> ZipFile:
    try:
        try:
            # Names without the flag for UTF-8 are mostly UTF-8 all the same.
            return ZipFile(BytesIO(content), metadata_encoding="utf-8")
        except UnicodeDecodeError:
            return ZipFile(BytesIO(content))
    except _FAULTS as fault:
        raise RefusedError(Reason.EXTRACT_ERROR, "it is no zip file, or a broken one") from fault


def _check_places(members: Iterable[ZipInfo]) -> None:
    """Raises where two members share bytes: only a bomb's do."""
    for member, following in pairwise(sorted(members, key=lambda member: member.header_offset)):
        if member.header_offset + _LOCAL_HEADER + member.compress_size > following.header_offset:
            raise RefusedError(Reason.TOO_LARGE, "its members overlap, as only a bomb's do")


def _leads_out(name: str) -> bool:
    return name.startswith(("/", "\\")) or "\0" in name or ".." in name.replace("\\", "/").split("/")
