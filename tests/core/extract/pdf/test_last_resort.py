"""The font of two boxes is a file that any reader of TrueType can read."""

import struct

from pincite.core.extract.pdf.last_resort import last_resort
from tests.rows import each_row

FONT = last_resort()
COUNT = struct.unpack_from(">4xH", FONT)[0]


def table(tag: bytes) -> bytes:
    rows = (struct.unpack_from(">4s4x2I", FONT, 12 + 16 * row) for row in range(COUNT))
    return next(FONT[at : at + length] for name, at, length in rows if name == tag)


def glyph(char: str) -> int:
    """By the groups of the one subtable, all of whose characters have one glyph."""
    platform, encoding, at = struct.unpack_from(">4x2HI", table(b"cmap"))
    form, length, count = struct.unpack_from(">H2xI4xI", table(b"cmap"), at)
    assert (platform, encoding, form, length) == (3, 10, 13, 16 + 12 * count)
    groups = struct.iter_unpack(">3I", table(b"cmap")[at + 16 : at + length])
    return next((one for first, last, one in groups if first <= ord(char) <= last), 0)


def outline(number: int) -> bytes:
    start, end = struct.unpack_from(">2I", table(b"loca"), 4 * number)
    return table(b"glyf")[start:end]


def test_the_directory_says_where_each_table_stands() -> None:
    power = COUNT.bit_length() - 1
    assert struct.unpack_from(">6x3H", FONT) == (16 << power, power, 16 * COUNT - (16 << power))
    places = [struct.unpack_from(">2I", FONT, 12 + 16 * row + 8) for row in range(COUNT)]
    assert [at for at, _ in places] == [12 + 16 * COUNT, *(-(-(at + length) // 4) * 4 for at, length in places[:-1])]
    assert places[-1][0] + places[-1][1] <= len(FONT) < places[-1][0] + places[-1][1] + 4


@each_row(
    ("char", "number"),
    [("\x1f", 0), (" ", 1), ("A", 1), ("\u0434", 1), ("\u2e7f", 1), ("\u2e80", 2), ("\u306e", 2), ("\U0002ffff", 2)],
)
def test_a_character_of_an_alphabet_has_the_thin_box_and_one_of_east_asia_the_wide_one(char: str, number: int) -> None:
    assert glyph(char) == number


@each_row("number", [0, 1, 2])
def test_a_box_has_the_extent_that_its_header_and_its_advance_say(number: int) -> None:
    contours, left, bottom, right, top, last, code = struct.unpack_from(">5h2H", outline(number))
    moves = struct.unpack_from(">4x8h", outline(number), 14)
    across, up = ([sum(side[: count + 1]) for count in range(4)] for side in (moves[:4], moves[4:]))
    advance, bearing = struct.unpack_from(">Hh", table(b"hmtx"), 4 * number)

    assert (contours, last, code) == (1, 3, 0)
    assert (min(across), min(up), max(across), max(up)) == (left, bottom, right, top)
    assert len(set(zip(across, up, strict=True))) == 4
    assert (advance, bearing) == (right, left)


def test_the_heads_tell_the_em_and_the_glyphs() -> None:
    magic, em, *box, long_places = struct.unpack_from(">12xI2xH16x4h6xh", table(b"head"))
    top, bottom, widest, count = struct.unpack_from(">4x2h2xH22xH", table(b"hhea"))

    assert (magic, long_places) == (0x5F0F3CF5, 1)
    assert (widest, top, bottom, count) == (em, box[3], box[1], struct.unpack_from(">4xH", table(b"maxp"))[0])
    assert struct.unpack_from(">4h", outline(2), 2) == tuple(box)
