"""Minutes before the hour, and minutes behind it."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "It leaves at ten to nine.", "It leaves at ten past nine."),
        ("en", "It leaves at twenty-five to 9.", "It leaves at twenty-five past 9."),
        ("en", "It leaves at ten minutes to noon.", "It leaves at ten minutes past noon."),
        ("es", "a las nueve menos diez", "a las nueve y diez"),
        ("fr", "\u00e0 neuf heures moins dix", "\u00e0 neuf heures dix"),
        ("pt", "\u00e0s nove menos dez", "\u00e0s nove e dez"),
        ("de", "um zehn vor neun", "um zehn nach neun"),
    ],
)
def test_minutes_that_changed_the_side_of_the_hour_are_critical(language: str, one: str, other: str) -> None:
    assert "direction" in compare(one, other, language).critical
    assert "direction" in compare(other, one, language).critical


@each_row(
    ("language", "one", "other"),
    [
        ("en", "It grew from five to nine.", "It grew from 5 to 9."),
        ("en", "It leaves at ten past nine.", "It leaves at ten after nine."),
        ("es", "de cinco y diez a\u00f1os", "de 5 y 10 a\u00f1os"),
        ("fr", "\u00e0 neuf heures dix", "\u00e0 9 h 10"),
    ],
)
def test_other_words_for_them_are_not(language: str, one: str, other: str) -> None:
    assert "direction" not in compare(one, other, language).critical
    assert "direction" not in compare(other, one, language).critical
