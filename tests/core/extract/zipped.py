"""Zip files for tests, well-formed or with one fault."""

import struct
import zipfile
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO

Members = Mapping[str, str | bytes] | Iterable[tuple[str, str | bytes]]


def zipped(members: Members, how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """The members in their order; pairs may name one twice."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", how) as archive:
        for name, content in members.items() if isinstance(members, Mapping) else members:
            archive.writestr(zipfile.ZipInfo(name), content, how)
    return file.getvalue()


def encrypted(archive: bytes) -> bytes:
    """The same with every member flagged as encrypted."""
    return _patched(archive, b"PK\x01\x02", 8, lambda flags: flags | 1, "<H")


def claiming(archive: bytes, size: int) -> bytes:
    """The same with every decoded size claimed to be another."""
    return _patched(archive, b"PK\x01\x02", 24, lambda _: size, "<I")


def overlapping(archive: bytes) -> bytes:
    """The same with every member standing where the first one stands."""
    return _patched(archive, b"PK\x01\x02", 42, lambda _: 0, "<I")


def _patched(archive: bytes, signature: bytes, offset: int, change: Callable[[int], int], form: str) -> bytes:
    changed = bytearray(archive)
    at = changed.find(signature)
    while at >= 0:
        (value,) = struct.unpack_from(form, changed, at + offset)
        struct.pack_into(form, changed, at + offset, change(value))
        at = changed.find(signature, at + 4)
    return bytes(changed)
