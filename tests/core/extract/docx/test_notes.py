"""Notes stand apart from the text, and their marks are marks."""

from pincite.core.text.page import PageText
from tests.core.extract.docx.written import p, page, t
from tests.rows import each_row

UP = '<w:vertAlign w:val="superscript"/>'
DOWN = '<w:vertAlign w:val="subscript"/>'


def reference(kind: str, id_: int, attributes: str = "") -> str:
    return f'<w:r><w:rPr>{UP}</w:rPr><w:{kind}Reference w:id="{id_}"{attributes}/></w:r>'


def note(kind: str, id_: int, text: str) -> str:
    return f'<w:{kind} w:id="{id_}"><w:p><w:r><w:{kind}Ref/></w:r>{t(" " + text)}</w:p></w:{kind}>'


def marks(found: PageText) -> list[str]:
    return [found.visible.text[mark.start : mark.end] for mark in found.visible.markers]


def test_notes_are_numbered_as_the_text_refers_to_them() -> None:
    body = p("One", reference("footnote", 7), " two", reference("footnote", 3), " three", reference("endnote", 5), ".")
    separator = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>'
    found = page(
        body,
        {
            "footnotes": separator + note("footnote", 3, "Second.") + note("footnote", 7, "First."),
            "endnotes": note("endnote", 5, "At the end."),
        },
    )

    assert found.visible.text.split("\n") == ["One1 two2 threei.", "2 Second.", "1 First.", "i At the end.", ""]
    assert marks(found) == ["1", "2", "i", "2", "1", "i"]


def test_a_note_that_nothing_refers_to_any_more_is_hidden() -> None:
    body = p("One", f"<w:del>{reference('footnote', 2)}</w:del>", reference("footnote", 4), ".")
    found = page(body, {"footnotes": note("footnote", 2, "Gone.") + note("footnote", 4, "Kept.")})

    assert found.visible.text.split("\n") == ["One1.", "1 Kept.", ""]
    assert found.hidden.text.strip() == "Gone."


def test_a_note_may_have_a_mark_of_its_own() -> None:
    own = f'<w:r><w:rPr>{UP}</w:rPr><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>*</w:t></w:r>'
    found = page(p("One", own, " two", reference("footnote", 3), "."), {"footnotes": note("footnote", 2, "Starred.")})

    assert found.visible.text.split("\n")[0] == "One* two1."
    assert marks(found) == ["*", "1"]


def test_a_mark_after_a_digit_makes_no_other_number() -> None:
    found = page(p("In 2023", reference("footnote", 2), " it rose."), {"footnotes": note("footnote", 2, "Then.")})

    assert found.visible.text.split("\n")[0] == "In 2023\u00b9 it rose."
    assert marks(found)[0] == "\u00b9"


def test_a_mark_before_a_digit_makes_no_other_number_either() -> None:
    unseen = t("x", "<w:vanish/>")
    body = p("A fee of ", reference("footnote", 2), unseen, "5 coins.", reference("footnote", 2)) + p("7 boats.")
    found = page(body, {"footnotes": note("footnote", 2, "Then.")})

    assert found.visible.text.split("\n")[:2] == ["A fee of \u00b95 coins.1", "7 boats."]
    assert page(p("A fee of ", t("1", UP), "5 coins")).visible.text == "A fee of \u00b95 coins\n"


def test_a_word_of_the_sentence_is_no_mark_whatever_it_is_called() -> None:
    called = '<w:r><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t xml:space="preserve">not </w:t></w:r>'
    found = page(p("It is ", called, "safe."))

    assert found.visible.text == "It is not safe.\n"
    assert found.visible.markers == ()


def test_raised_text_is_a_power_a_mark_or_a_letter_as_on_a_web_page() -> None:
    power = (t("\u2212", UP), t("2", UP))
    found = page(p("10", *power, " m", t("2", UP), " the harbour", t("3", UP), " x 10", t("2", DOWN)))
    raised = [found.visible.text[span.start : span.end] for span in found.visible.superscripts]

    assert found.visible.text == "10\u207b\u00b2 m2 the harbour3 x 10\u2082\n"
    assert raised == ["\u207b\u00b2", "2", "\u2082"]
    assert marks(found) == ["3"]


def test_text_moved_up_from_its_line_is_raised() -> None:
    assert page(p("10", t("2", '<w:position w:val="8"/>'))).visible.text == "10\u00b2\n"
    assert page(p("10", t("2", '<w:position w:val="1"/>'))).visible.text == "102\n"


@each_row(
    ("formula", "text"),
    [
        ("<m:sSup><m:e><m:r><m:t>10</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>", "10\u00b2"),
        ("<m:sSub><m:e><m:r><m:t>10</m:t></m:r></m:e><m:sub><m:r><m:t>2</m:t></m:r></m:sub></m:sSub>", "10\u2082"),
        ("<m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>", "1\n2"),
        ("<m:rad><m:radPr/><m:deg/><m:e><m:r><m:t>2</m:t></m:r></m:e></m:rad>", "\u221a2"),
        ("<m:d><m:e><m:r><m:t>a</m:t></m:r></m:e></m:d>", "(a)"),
        (
            '<m:d><m:dPr><m:begChr m:val="["/><m:sepChr m:val=";"/><m:endChr m:val=")"/></m:dPr>'
            "<m:e><m:r><m:t>a</m:t></m:r></m:e><m:e><m:r><m:t>b</m:t></m:r></m:e></m:d>",
            "[a;b)",
        ),
        ('<m:nary><m:naryPr><m:chr m:val="\u2211"/></m:naryPr><m:e><m:r><m:t>x</m:t></m:r></m:e></m:nary>', "\u2211x"),
        ("<m:nary><m:naryPr/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:nary>", "\u222bx"),
    ],
)
def test_formulas_keep_the_value_of_their_numbers(formula: str, text: str) -> None:
    assert page(p(f"<m:oMath>{formula}</m:oMath>")).visible.text == f"{text}\n"
