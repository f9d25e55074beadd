"""What a reader of a Word document sees is its visible text."""

from tests.core.extract.docx.written import STRICT, lines, p, page, t
from tests.rows import each_row

BOX = "<w:txbxContent>{}</w:txbxContent>"


def test_runs_make_one_text_wherever_word_parts_them() -> None:
    found = page(p(t("The ti"), t("de ", "<w:b/>"), t("rose."))).visible

    assert found.text == "The tide rose.\n"
    assert found.inline_edges == ()
    assert found.block_edges == (14,)


def test_a_line_break_in_hidden_text_before_all_that_is_seen_is_read_over() -> None:
    hidden = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>"

    assert page(p(hidden) + p(t("The tide rose."))).visible.canonical == "The tide rose."


def test_strict_documents_are_read_like_any_other() -> None:
    assert page(p("The tide rose."), spaces=STRICT).visible.text.strip() == "The tide rose."


@each_row(
    ("content", "text"),
    [
        ("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>", "a\tb"),
        ("<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t></w:r>", "a\nb\nc"),
        ("<w:r><w:t>well</w:t><w:noBreakHyphen/><w:t>known</w:t></w:r>", "well\u2011known"),
        ("<w:r><w:t>to</w:t><w:softHyphen/><w:t>day</w:t></w:r>", "to\u00adday"),
        ('<w:r><w:t xml:space="preserve">a </w:t></w:r><w:r><w:t>b</w:t></w:r>', "a b"),
        ("<w:r><w:t>a </w:t></w:r><w:r><w:t> b</w:t></w:r>", "ab"),
        ('<w:r><w:sym w:font="Symbol" w:char="F0B3"/><w:t>5</w:t></w:r>', "\u22655"),
        ('<w:r><w:sym w:font="Symbol" w:char="00A3"/><w:t>5</w:t></w:r>', "\u22645"),
        ('<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>', "\uf0fc"),
        ('<w:r><w:sym w:font="Symbol" w:char="zz"/><w:sym w:char="D800"/><w:t>a</w:t></w:r>', "a"),
        ("<w:hyperlink r:id='x'><w:r><w:t>a link</w:t></w:r></w:hyperlink>", "a link"),
        ("<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>" + t("control") + "</w:sdtContent></w:sdt>", "control"),
        ("<w:ruby><w:rt>" + t("kana") + "</w:rt><w:rubyBase>" + t("\u6f22") + "</w:rubyBase></w:ruby>", "\u6f22"),
        ("<w:fldSimple w:instr='PAGE'>" + t("4") + "</w:fldSimple>", "4"),
        ("<w:r><w:t>1</w:t></w:r>" + t("st", '<w:vertAlign w:val="superscript"/>'), "1st"),
    ],
)  # fmt: skip
def test_signs_and_containers_read_as_they_are_shown(content: str, text: str) -> None:
    assert page(p(content, properties="<w:tabs><w:tab w:val='left'/></w:tabs>")).visible.text == f"{text}\n"


def test_the_space_of_a_whole_part_may_be_kept() -> None:
    assert lines("<w:p><w:r><w:t>a </w:t><w:t>b</w:t></w:r></w:p>")[0] == "ab"


def test_of_a_field_the_result_is_read_and_not_its_code() -> None:
    def mark(kind: str) -> str:
        return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'

    def field(code: str, result: str) -> str:
        return mark("begin") + code + mark("separate") + t(result) + mark("end")

    inner = field("<w:r><w:instrText>PAGE</w:instrText></w:r>", "7")
    found = page(p("a ", field(f"<w:r><w:instrText>IF </w:instrText></w:r>{inner}", "yes"), " b"))

    assert found.visible.text == "a yes b\n"
    assert found.hidden.text == "7"


def test_a_field_without_end_hides_its_text_and_loses_nothing() -> None:
    found = page(p('<w:r><w:fldChar w:fldCharType="begin"/></w:r>', "the tide rose"))

    assert found.visible.text.strip() == ""
    assert found.hidden.text == "the tide rose"


def test_tables_are_read_row_by_row_and_every_cell_is_a_block() -> None:
    def cell(text: str) -> str:
        return f"<w:tc><w:tcPr/>{text}</w:tc>"

    inner = f"<w:tbl><w:tr>{cell(p('d'))}</w:tr></w:tbl>"
    table = f"<w:tbl><w:tr>{cell(p('a'))}{cell(p('b'))}</w:tr><w:tr>{cell(p('c'))}{cell(inner + p('e'))}</w:tr></w:tbl>"
    found = page(table).visible

    assert found.text.split() == ["a", "b", "c", "d", "e"]
    assert len(found.block_edges) == 5


def test_a_text_box_follows_the_paragraph_that_it_is_anchored_in() -> None:
    box = f"<w:r><w:pict><v:textbox>{BOX.format(p('in a box'))}</v:textbox></w:pict></w:r>"

    assert lines(p("The ti", box, "de rose.") + p("Next.")) == ["The tide rose.", "in a box", "Next.", ""]


def test_of_the_forms_of_one_thing_one_is_read() -> None:
    choices = (
        f"<w:r><mc:AlternateContent><mc:Choice Requires='a'>{BOX.format(p('new'))}</mc:Choice>"
        f"<mc:Choice Requires='b'>{BOX.format(p('newer'))}</mc:Choice>"
        f"<mc:Fallback>{BOX.format(p('old'))}</mc:Fallback></mc:AlternateContent></w:r>"
    )
    only = f"<w:r><mc:AlternateContent><mc:Fallback>{BOX.format(p('spare'))}</mc:Fallback></mc:AlternateContent></w:r>"

    assert lines(p("a", choices) + p("b", only)) == ["a", "new", "b", "spare", ""]


def test_what_is_drawn_is_read_with_its_look() -> None:
    drawn = (
        '<w:r><a:p><a:r><a:rPr baseline="30000"/><a:t>2</a:t></a:r></a:p><a:p><a:r><a:rPr strike="sngStrike"/>'
        "<a:t>gone</a:t></a:r><a:r><a:t>label</a:t></a:r></a:p></w:r>"
    )
    found = page(p("a", drawn))

    assert found.visible.text.split() == ["a", "2", "label"]
    assert found.struck.text == "gonelabel"


def test_headers_and_footers_are_the_edges_of_pages() -> None:
    found = page(p("The text."), {"header": p("A running head"), "footer": p("A foot")}).visible

    assert found.text.split("\n") == ["The text.", "A running head", "A foot", ""]
    (edge,) = found.chrome
    assert found.text[edge.start : edge.end].split("\n")[:2] == ["A running head", "A foot"]


def test_diagrams_have_their_text_in_parts_of_their_own() -> None:
    diagram = "<a:p><a:r><a:t>A step</a:t></a:r></a:p>"

    assert lines(p("The text."), {"diagramData": diagram}) == ["The text.", "A step", ""]
