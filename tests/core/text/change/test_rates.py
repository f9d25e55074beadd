"""How often a thing is so: said otherwise it is the same, and another rate is critical."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Take it once daily.", "Take it daily."),
        ("en", "Take it once a week.", "Take it weekly."),
        ("en", "It is open all year round.", "It is open the whole year."),
        ("de", "Einmal t\u00e4glich einnehmen.", "T\u00e4glich einnehmen."),
        ("fr", "Une fois par jour.", "Chaque jour."),
        ("es", "Una vez al d\u00eda.", "Diariamente."),
        ("pt", "Uma vez por dia.", "Diariamente."),
    ],
)
def test_a_rate_in_other_words_is_not_critical(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("language", "one", "other", "told"),
    [
        ("en", "Take it once daily.", "Take it twice daily.", "quantifier"),
        ("en", "Take it daily.", "Take it nightly.", "unit"),
        ("en", "It is open every day.", "It is open all day.", "unit"),
        ("en", "It rained every month.", "It rained all month.", "unit"),
        ("de", "jeden Tag ge\u00f6ffnet", "den ganzen Tag ge\u00f6ffnet", "unit"),
        ("fr", "ouvert tous les ans", "ouvert toute l'ann\u00e9e", "unit"),
        ("es", "abierto cada d\u00eda", "abierto todo el d\u00eda", "unit"),
        ("pt", "aberto todos os dias", "aberto todo o dia", "unit"),
    ],
)
def test_another_rate_is_critical(language: str, one: str, other: str, told: str) -> None:
    assert told in compare(one, other, language).critical
    assert told in compare(other, one, language).critical
