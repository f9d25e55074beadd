"""What a quoter says of his quotation is no part of it."""

from pincite.core.text.rungs.remarks import without_remarks
from tests.rows import each_row


@each_row(
    ("excerpt", "bare"),
    [
        ("The fee is due (emphasis added).", "The fee is due."),
        ("The fee is due. (Emphasis in original; footnote omitted.)", "The fee is due."),
        ("The fee is due (internal quotation marks and citations omitted)", "The fee is due"),
        ("The fee is due. [emphasis mine]", "The fee is due."),
        ("The fee is due. (emphasis added).", "The fee is due."),
        ("The fee is due (first emphasis added by the court; footnote 3 omitted).", "The fee is due."),
        ("The fee is due (alterations adopted)", "The fee is due"),
        ("The fee is due (cleaned up) (emphasis added).", "The fee is due."),
        ("La tasa vence hoy (\u00e9nfasis a\u00f1adido).", "La tasa vence hoy."),
        ("La tasa vence hoy (el subrayado es nuestro).", "La tasa vence hoy."),
        ("A taxa vence hoje (grifos nossos).", "A taxa vence hoje."),
        ("Die Geb\u00fchr ist f\u00e4llig (Hervorhebung d. Verf.).", "Die Geb\u00fchr ist f\u00e4llig."),
        ("Le droit est d\u00fb (c\u2019est nous qui soulignons).", "Le droit est d\u00fb."),
    ],
)
def test_a_remark_behind_the_words_is_none_of_them(excerpt: str, bare: str) -> None:
    assert without_remarks(excerpt) == bare


@each_row(
    "excerpt",
    [
        "The fee (emphasis added) is due.",
        "The fee is due (in May).",
        "The fee is due (emphasis added by 5 percent)",
        "(emphasis added)",
        "The emphasis added to it",
        "",
    ],
)
def test_what_is_no_remark_behind_words_is_left(excerpt: str) -> None:
    assert without_remarks(excerpt) is None
