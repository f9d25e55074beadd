"""Words in fonts that are neither in the file nor on the machine."""

from pincite.core.extract.pdf.first import found
from pincite.core.extract.pdf.pdfium import read
from tests.core.extract.pdf.files import HEIGHT, WIDTH, pdf, stream
from tests.rows import each_row

#: Collection of characters, encoding, name of a font, and a word.
WORDS = [
    ("Japan1", "UniJIS-UCS2-H", "Ryumin-Light", "の"),
    ("Japan1", "UniJIS-UCS2-H", "GothicBBB-Medium", "後方互換"),
    ("GB1", "UniGB-UCS2-H", "STSong-Light", "的"),
    ("CNS1", "UniCNS-UCS2-H", "MSung-Light", "的"),
    ("Korea1", "UniKS-UCS2-H", "HYSMyeongJo-Medium", "의"),
]


def between_letters(collection: str, encoding: str, font: str, word: str) -> bytes:
    """A page that says OFTC, ``word`` and IRC, each set by itself."""
    said = b"BT /F1 10 Tf 40 400 Td (OFTC) Tj /F2 10 Tf 32 0 Td <%b> Tj /F1 10 Tf %d 0 Td (IRC) Tj ET"
    return page(collection, encoding, font, said % (word.encode("utf-16-be").hex().encode(), 10 * len(word) + 4))


def page(collection: str, encoding: str, font: str, content: bytes) -> bytes:
    """A page whose /F1 is Helvetica, and whose /F2 the font that is not in the file."""
    return pdf(
        {
            1: b"<< /Type /Catalog /Pages 2 0 R >>",
            2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Contents 4 0 R"
            b" /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>" % (WIDTH, HEIGHT),
            4: stream(content),
            5: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
            6: f"<< /Type /Font /Subtype /Type0 /BaseFont /{font} /Encoding /{encoding}"
            " /DescendantFonts [7 0 R] >>".encode(),
            7: f"<< /Type /Font /Subtype /CIDFontType0 /BaseFont /{font} /FontDescriptor 8 0 R"
            f" /CIDSystemInfo << /Registry (Adobe) /Ordering ({collection}) /Supplement 1 >> >>".encode(),
            8: f"<< /Type /FontDescriptor /FontName /{font} /Flags 6 /FontBBox [-100 -200 1000 900]"
            " /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 700 /StemV 80 >>".encode(),
        }
    )


@each_row("collection, encoding, font, word", WORDS)
def test_a_word_of_one_character_is_read_where_its_font_is_nowhere(
    collection: str, encoding: str, font: str, word: str
) -> None:
    [sheet] = read(between_letters(collection, encoding, font, word)).sheets
    assert [line.text for line in sheet.lines] == [f"OFTC {word} IRC"]


@each_row(
    ("collection, encoding, font, lines"),
    [
        ("GB1", "UniGB-UCS2-H", "STSong-Light", ["图书馆从上午", "9点开放到下", "午6点，门票"]),
        ("Korea1", "UniKS-UCS2-H", "HYSMyeongJo-Medium", ["입장료는매일", "5000원이며", "어린이는무료"]),
    ],
)
def test_a_line_that_begins_with_a_digit_goes_on_with_those_around_it(
    collection: str, encoding: str, font: str, lines: list[str]
) -> None:
    """Letters and digits of the same size are less high in the font that stands in for them."""
    shown = b" 0 -15 Td ".join(b"<%b> Tj" % line.encode("utf-16-be").hex().encode() for line in lines)

    answer = found(page(collection, encoding, font, b"BT /F2 10 Tf 40 400 Td " + shown + b" ET"))

    assert (answer["text"], answer["blocks"]) == ("\n".join(lines), [])
