"""A TrueType font of two boxes, one for each character of an alphabet and one for each of East Asia.

Tables as in ISO/IEC 14496-22. Nothing is drawn with it, and how far a character moves on, the document says.
"""

import struct
from collections.abc import Mapping
from typing import Final

#: Units of the em, and what a box spans of it: left, bottom, right, top.
_EM: Final = 1_000
_THIN: Final = (50, 0, 400, 650)
_WIDE: Final = (0, -120, _EM, 880)
#: The glyphs; the first is that of no character.
_GLYPHS: Final = (_WIDE, _THIN, _WIDE)
#: First and last character, and their glyph: from the radicals on they fill a square.
_GROUPS: Final = ((0x20, 0x2E7F, 1), (0x2E80, 0x2FFFF, 2))
_VERSION: Final = 0x10000
_MAGIC: Final = 0x5F0F3CF5


def last_resort() -> bytes:
    """The font as a file."""
    outlines = [_outline(*box) for box in _GLYPHS]
    ends = [sum(map(len, outlines[:count])) for count in range(len(outlines) + 1)]
    count, (_, bottom, right, top) = len(_GLYPHS), _WIDE
    head = struct.pack(">4I2H2Q4h2H3h", _VERSION, _VERSION, 0, _MAGIC, 0, _EM, 0, 0, *_WIDE, 0, 8, 2, 1, 0)
    hhea = struct.pack(">I3hH6h8xhH", _VERSION, top, bottom, 0, right, 0, 0, right, 1, 0, 0, 0, count)
    tables = {
        b"cmap": _characters(),
        b"glyf": b"".join(outlines),
        b"head": head,
        b"hhea": hhea,
        b"hmtx": b"".join(struct.pack(">Hh", box[2], box[0]) for box in _GLYPHS),
        b"loca": struct.pack(f">{len(ends)}I", *ends),
        b"maxp": struct.pack(">IH13H", _VERSION, count, 4, 1, 0, 0, 1, *[0] * 8),
    }
    return _file(tables)


def _outline(left: int, bottom: int, right: int, top: int) -> bytes:
    """A box of four points, each on the curve and told by two words from the one before it."""
    header = struct.pack(">5h2H", 1, left, bottom, right, top, 3, 0)
    across, up = (left, 0, right - left, 0), (bottom, top - bottom, 0, bottom - top)
    return header + struct.pack(">4B8h", 1, 1, 1, 1, *across, *up)


def _characters() -> bytes:
    """A subtable of format 13, in which all characters of a group have one glyph, for platform 3, encoding 10."""
    groups = b"".join(struct.pack(">3I", *group) for group in _GROUPS)
    subtable = struct.pack(">2H3I", 13, 0, 16 + len(groups), 0, len(_GROUPS)) + groups
    return struct.pack(">4HI", 0, 1, 3, 10, 12) + subtable


def _file(tables: Mapping[bytes, bytes]) -> bytes:
    """The tables behind their directory; nobody who reads them here asks for sums of them."""
    directory = struct.pack(">I4H", _VERSION, len(tables), 64, 2, 16 * len(tables) - 64)
    body, at = b"", 12 + 16 * len(tables)
    for tag, table in sorted(tables.items()):
        directory += struct.pack(">4s3I", tag, 0, at + len(body), len(table))
        body += table + b"\0" * (-len(table) % 4)
    return directory + body
