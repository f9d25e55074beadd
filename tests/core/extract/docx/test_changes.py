"""The accepted text of a Word document is visible; what was deleted is struck, and what is out of sight is hidden."""

from tests.core.extract.docx.written import p, page, t
from tests.rows import each_row

BY = 'w:id="1" w:author="A"'


def deleted(text: str) -> str:
    return f'<w:del {BY}><w:r><w:delText xml:space="preserve">{text}</w:delText></w:r></w:del>'


def inserted(text: str) -> str:
    return f"<w:ins {BY}>{t(text)}</w:ins>"


def test_the_accepted_text_is_visible_and_the_old_reading_struck() -> None:
    found = page(p("It is ", deleted("not "), inserted("surely "), "true.") + p("Next."))

    assert found.visible.text == "It is surely true.\nNext.\n"
    assert found.struck.text == "It is not true."


def test_what_was_inserted_and_deleted_again_stands_in_no_reading_of_old() -> None:
    both = f'<w:ins {BY}><w:del {BY}><w:r><w:delText xml:space="preserve">very </w:delText></w:r></w:del></w:ins>'
    found = page(p("It is ", both, deleted("not "), "true."))

    assert found.visible.text == "It is true.\n"
    assert found.struck.text == "It is not true."


def test_what_was_moved_stands_where_it_was_moved_to() -> None:
    found = page(
        p("First. ", f"<w:moveFrom {BY}>{t('Moved.')}</w:moveFrom>") + p(f"<w:moveTo {BY}>{t('Moved.')}</w:moveTo>")
    )

    assert found.visible.text == "First. \nMoved.\n"
    assert found.struck.text == "First. Moved."


def test_paragraphs_whose_mark_was_deleted_are_one() -> None:
    first = p("The tide", properties=f"<w:rPr><w:del {BY}/></w:rPr>")
    found = page(first + p(" rose.") + p("Next."))

    assert found.visible.text == "The tide rose.\nNext.\n"
    assert found.struck.text == "The tide\n rose."


def test_a_deleted_row_is_struck() -> None:
    row = "<w:tr>{}<w:tc>{}</w:tc></w:tr>"
    table = row.format(f"<w:trPr><w:del {BY}/></w:trPr>", p("old")) + row.format("", p("new"))
    found = page(f"<w:tbl>{table}</w:tbl>")

    assert found.visible.text.split() == ["new"]
    assert found.struck.text == "old"


def test_a_deleted_cell_is_struck() -> None:
    cell = f"<w:tc><w:tcPr><w:cellDel {BY}/></w:tcPr>{p('old')}</w:tc>"
    found = page(f"<w:tbl><w:tr>{cell}<w:tc><w:tcPr/>{p('new')}</w:tc></w:tr></w:tbl>")

    assert found.visible.text.split() == ["new"]
    assert found.struck.text == "old"


def test_how_something_looked_before_it_was_changed_says_nothing() -> None:
    change = f"<w:rPrChange {BY}><w:rPr><w:vanish/><w:strike/></w:rPr></w:rPrChange>"

    assert page(p(t("seen", f"<w:b/>{change}"))).visible.text == "seen\n"


@each_row("property_", ["<w:strike/>", "<w:dstrike w:val='true'/>", '<w:rStyle w:val="Gone"/>'])
def test_struck_text_is_struck(property_: str) -> None:
    styles = "<w:style w:styleId='Gone'><w:rPr><w:strike/></w:rPr></w:style>"
    found = page(p("a ", t("b ", property_), "c"), {"styles": styles})

    assert found.visible.text == "a c\n"
    assert found.struck.text == "a b c"


@each_row(
    ("run", "paragraph", "hidden"),
    [
        ("<w:vanish/>", "", True),
        ("<w:vanish w:val='1'/>", "", True),
        ("<w:vanish w:val='0'/>", "", False),
        ("<w:vanish w:val='false'/>", '<w:pStyle w:val="Unseen"/>', False),
        ("<w:rStyle w:val='Unseen'/>", "", True),
        ("<w:rStyle w:val='Based'/>", "", True),
        ("<w:rStyle w:val='Unknown'/>", "", False),
        ("<w:b/>", '<w:pStyle w:val="Based"/>', True),
        ("<w:b/>", "<w:rPr><w:vanish/></w:rPr>", False),
        ("<w:webHidden/>", "", False),
        ("<w:sz w:val='2'/>", "", True),
        ("<w:sz w:val='24'/>", "", False),
    ],
)
def test_hidden_text_is_hidden_by_itself_or_by_its_style(run: str, paragraph: str, hidden: bool) -> None:
    styles = (
        "<w:style w:styleId='Unseen'><w:rPr><w:vanish/></w:rPr></w:style>"
        "<w:style w:styleId='Based'><w:basedOn w:val='Unseen'/><w:rPr><w:b/></w:rPr></w:style>"
    )
    found = page(p(t("words", run), properties=paragraph), {"styles": styles})

    assert (found.hidden.text if hidden else found.visible.text.strip()) == "words"
    assert "words" not in (found.visible.text if hidden else found.hidden.text)


WHITE = "<w:color w:val='FFFFFF'/>"
BEHIND = (
    "<w:r><w:drawing><wp:anchor xmlns:wp='http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing' "
    "behindDoc='1'/></w:drawing></w:r>"
)


@each_row(
    ("body", "hidden"),
    [
        (p(t("words", WHITE)), True),
        (p(t("words", "<w:color w:val='fefefe'/>")), True),
        (p(t("words", "<w:rStyle w:val='White'/>")), True),
        (p(t("words", f"{WHITE}<w:shd w:val='clear' w:fill='auto'/><w:highlight w:val='none'/>")), True),
        (p(t("words", f"{WHITE}<w:highlight w:val='white'/>")), True),
        (p("x") + p(t("words", WHITE), properties="<w:shd w:val='clear' w:fill='FFFFFF'/>"), True),
        (p(t("words", "<w:color w:val='auto'/>")), False),
        (p(t("words", "<w:color w:val='F0F0F0'/>")), False),
        (p(t("words", "<w:rStyle w:val='White'/><w:color w:val='000000'/>")), False),
        (p(t("words", f"{WHITE}<w:highlight w:val='black'/>")), False),
        (p(t("words", f"{WHITE}<w:shd w:val='clear' w:fill='1F3864'/>")), False),
        (p(t("words", WHITE), properties="<w:shd w:val='clear' w:fill='1F3864'/>"), False),
        (p(t("words", WHITE), properties="<w:pStyle w:val='Band'/>"), False),
        (f"<w:tbl><w:tr><w:tc>{p(t('words', WHITE))}</w:tc></w:tr></w:tbl>", False),
        (p(f"<w:r><w:txbxContent>{p(t('words', WHITE))}</w:txbxContent></w:r>"), False),
        (p(BEHIND) + p(t("words", WHITE)), False),
        ("<w:background w:color='1F3864'/>" + p(t("words", WHITE)), False),
    ],
)
def test_words_in_white_are_hidden_on_bare_paper_only(body: str, hidden: bool) -> None:
    styles = (
        f"<w:style w:styleId='White'><w:rPr>{WHITE}</w:rPr></w:style>"
        "<w:style w:styleId='Band'><w:pPr><w:shd w:val='clear' w:fill='1F3864'/></w:pPr></w:style>"
    )
    found = page(body, {"styles": styles})

    assert ("words" in found.hidden.text, "words" in found.visible.text) == (hidden, not hidden)


def test_styles_that_are_based_on_each_other_end() -> None:
    styles = (
        "<w:style w:styleId='A'><w:basedOn w:val='B'/></w:style>"
        "<w:style w:styleId='B'><w:basedOn w:val='A'/><w:rPr><w:vanish/></w:rPr></w:style>"
    )

    assert page(p(t("words", "<w:rStyle w:val='A'/>")), {"styles": styles}).hidden.text == "words"


def test_a_hidden_row_and_comments_are_hidden() -> None:
    row = f"<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>{p('unseen')}</w:tc></w:tr></w:tbl>"
    found = page(p("Text.") + row, {"comments": f"<w:comment>{p('Is it so?')}</w:comment>"})

    assert found.visible.text.strip() == "Text."
    assert found.hidden.text.split("\n") == ["unseen", "Is it so?"]
