"""Negations and exceptions of languages that have no lexicon of their own."""

from pincite.core.text.change import compare
from pincite.core.text.lexicon.further import further_terms
from tests.cases.trial import URL, by_words, p
from tests.fakes import html, page
from tests.rows import each_row


@each_row(
    ("before", "after", "language"),
    [
        ("Il divieto non si applica ai minori", "Il divieto si applica ai minori", "it"),
        ("De verkoper is niet aansprakelijk", "De verkoper is aansprakelijk", "nl"),
        ("Sprzedawca nie ponosi winy", "Sprzedawca ponosi winy", "pl"),
        ("Договор не может быть расторгнут", "Договор может быть расторгнут", "ru"),
        ("Δεν επιτρέπεται η είσοδος", "Επιτρέπεται η είσοδος", "el"),
        ("הוא לא שילם את הקנס", "הוא שילם את הקנס", "he"),
        ("لا يجوز الدخول إلى المبنى", "يجوز الدخول إلى المبنى", "ar"),
        ("भवन में प्रवेश की अनुमति नहीं है", "भवन में प्रवेश की अनुमति है", "hi"),
        ("任何人不得进入该建筑物。", "任何人得进入该建筑物。", "zh"),
        ("出租人不同意该方案。", "出租人同意该方案。", "zh"),
        ("非常任理事国有表决权。", "常任理事国有表决权。", "zh"),
        ("契約を解除することができる。", "契約を解除することができない。", "ja"),
        ("계약을 해제할 수 있다", "계약을 해제할 수 없다", "ko"),
        ("ผู้เช่าสามารถบอกเลิกสัญญาได้", "ผู้เช่าไม่สามารถบอกเลิกสัญญาได้", "th"),
        ("Bu bilgi doğru değildir", "Bu bilgi doğru", "tr"),
    ],
)
def test_a_negation_that_came_or_went_is_critical(before: str, after: str, language: str) -> None:
    assert "negation" in compare(before, after, language).critical
    assert "negation" in compare(after, before, language).critical


@each_row(
    ("text", "language"),
    [
        ("この不動産は非常に高い", "ja"),
        ("非洲和大不列颠用不锈钢", "zh"),
        ("该公司不仅盈利", "zh"),
        ("提出不同意见，不过他来了", "zh"),
        ("Το νερό είναι καθαρό", "el"),
        ("нежный свет", "ru"),
        ("कानून समान है", "hi"),
        ("Come on, non sense", "en"),
    ],
)
def test_what_only_looks_like_one_is_none(text: str, language: str) -> None:
    assert not [term for term in further_terms(text, language) if term.kind]


async def test_an_elision_that_hides_one_is_refused() -> None:
    words = "契約を解除することができる…ただし書面で行う。"
    verdict = await by_words(words, p("契約を解除することができるとは、認められない。ただし書面で行う。"))

    assert verdict.status == "changed"
    assert verdict.flags == ["elision_hides_negation"]


async def test_a_bracket_may_not_put_one_in() -> None:
    body = html(p("Il divieto si applica ai minori di 18 anni.")).replace("<html>", "<html lang=it>")
    verdict = await by_words("Il divieto [non] si applica ai minori di 18 anni.", page(body, URL))

    assert verdict.status == "changed"
