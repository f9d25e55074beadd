"""Scripts whose characters a file holds in another order than that of reading, or several of them for one glyph."""

import json
import re

from pincite.core.extract.pdf import first
from pincite.core.extract.pdf.answer import Answer, parse
from tests.core.extract.pdf.files import HEIGHT, WIDTH, pdf, stream
from tests.rows import each_row

#: Of a letter, in points, at a type size of 10.
ADVANCE = 6


def glyphs(text: str, x: float, y: float = 400) -> str:
    """Letters from left to right, a space a gap."""
    return "".join(
        f"1 0 0 1 {x + ADVANCE * at} {y} Tm <{ord(letter):04x}> Tj " for at, letter in enumerate(text) if letter != " "
    )


def marked(text: str, drawn: str, x: float, y: float = 400) -> str:
    """Glyphs that stand for ``text`` together."""
    return f"/Span << /ActualText <feff{text.encode('utf-16-be').hex()}> >> BDC {glyphs(drawn, x, y)} EMC "


def read(content: str, language: str = "") -> str:
    codes = sorted(set(re.findall("<([0-9a-f]{4})> Tj", content)))
    for number, code in enumerate(codes, 1):
        content = content.replace(f"<{code}> Tj", f"<{number:02x}> Tj")
    names = "".join(f"<{number:02x}> <{code}>\n" for number, code in enumerate(codes, 1))
    cmap = (
        "/CIDInit /ProcSet findresource begin begincmap /CMapType 2 def 1 begincodespacerange <00> <ff>"
        f" endcodespacerange {len(codes)} beginbfchar\n{names}endbfchar endcmap end"
    )
    shown = " ".join(f"{number} /g{number}" for number in range(1, len(codes) + 1))
    drawn = " ".join(f"/g{number} 7 0 R" for number in range(1, len(codes) + 1))
    data = pdf(
        {
            1: f"<< /Type /Catalog /Pages 2 0 R /Lang ({language}) >>".encode(),
            2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            3: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %d %d] /Contents 4 0 R"
            b" /Resources << /Font << /F1 5 0 R >> >> >>" % (WIDTH, HEIGHT),
            4: stream(f"BT /F1 10 Tf {content} ET".encode()),
            5: f"<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 600 800] /FontMatrix [0.001 0 0 0.001 0 0]"
            f" /Encoding << /Differences [{shown}] >> /CharProcs << {drawn} >> /FirstChar 1 /LastChar {len(codes)}"
            f" /Widths [{'600 ' * len(codes)}] /ToUnicode 6 0 R >>".encode(),
            6: stream(cmap.encode()),
            7: stream(b"600 0 0 -200 600 800 d1 0 -200 600 1000 re f"),
        }
    )
    answer = parse(json.dumps(first.found(data)).encode())
    assert isinstance(answer, Answer)
    return " ".join(answer.text.split())


@each_row(
    "content",
    [
        glyphs(".1936 תנשב הנבנ", 100),
        # The letters first, then what is in another font: the digits and the full stop.
        glyphs("תנשב הנבנ", 136) + glyphs(".1936", 100),
        # In the order of reading, one letter at a time.
        "".join(glyphs(".1936 תנשב הנבנ"[at], 100 + ADVANCE * at) for at in (*range(14, 5, -1), *range(1, 5), 0)),
        "".join(marked(letter, letter, 100 + ADVANCE * at) for at, letter in enumerate(".1936 תנשב הנבנ")),
    ],
)
def test_a_line_is_read_from_right_to_left_however_the_file_holds_it(content: str) -> None:
    assert read(content) == "נבנה בשנת 1936."


def test_letters_in_forms_of_their_own_and_in_ligatures_are_read_as_letters() -> None:
    # Lam with alef, meem, seen with its dots lost, alone: forms of joined letters.
    assert read(glyphs("\ufee2\ufefc\ufeb3", 100)) == "\u0633\u0644\u0627\u0645"
    assert read(glyphs("م", 100) + marked("لا", "\ufefc", 106) + glyphs("س", 112)) == "سلام"


def test_a_line_of_the_other_letters_ends_at_its_left_in_a_text_read_from_right_to_left() -> None:
    content = glyphs(".ריעה לש ןשיה למנה", 40, 430) + glyphs(".Harbour Works", 40, 400)

    assert read(content, "he") == "הנמל הישן של העיר. Harbour Works."
    assert read(glyphs(".Harbour Works", 40)) == ".Harbour Works"


@each_row(
    "content, said",
    [
        # A vowel sign of its own glyph, behind which a letter follows.
        (glyphs("ब", 100) + marked("घा", "घा", 106) + glyphs("ट", 118), "बघाट"),
        (glyphs("ब", 100) + marked("घा", "घा", 106) + glyphs("ट", 123), "बघा ट"),
        # The sign stands over the next letter, which lies between the two in the order of places.
        (marked("ริ", "ร", 100) + glyphs("ม", 106), "ริม"),
        (
            "/Span << /ActualText <feff0e230e34> >> BDC "
            + glyphs("ร", 100)
            + glyphs("ิ", 107)
            + "EMC "
            + glyphs("มค", 106),
            "ริมค",
        ),
        (marked("ffi", "ﬃ", 100) + glyphs("x", 106), "ffix"),
    ],
)
def test_what_is_written_for_several_glyphs_is_read_once_and_makes_no_space(content: str, said: str) -> None:
    assert read(content) == said
