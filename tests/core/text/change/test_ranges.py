"""A range is more than its two ends."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other", "told"),
    [
        ("en", "open Monday to Friday", "open Monday and Friday", "date"),
        ("en", "open Monday\u2013Friday", "open Monday, Friday", "date"),
        ("en", "closed from 1 May to 5 May", "closed on 1 May and 5 May", "date"),
        ("en", "in January through June each year", "in January and June each year", "date"),
        ("en", "Sections 5 to 9 apply.", "Sections 5 and 9 apply.", "number"),
        ("en", "Sections 5-9 apply.", "Sections 5, 9 apply.", "number"),
        ("en", "Rows 2, 5 and 9 are out.", "Rows 2, 5 to 9 are out.", "number"),
        ("de", "von Montag bis Freitag offen", "am Montag und Freitag offen", "date"),
        ("fr", "ouvert du lundi au vendredi", "ouvert lundi et vendredi", "date"),
        ("es", "abierto de lunes a viernes", "abierto lunes y viernes", "date"),
    ],
)
def test_a_range_that_became_its_two_ends_is_critical(language: str, one: str, other: str, told: str) -> None:
    assert told in compare(one, other, language).critical
    assert told in compare(other, one, language).critical


@each_row(
    ("language", "one", "other"),
    [
        ("en", "open Saturday and Sunday", "open Saturday\u2013Sunday"),
        ("en", "open Sunday and Monday", "open Sunday to Monday"),
        ("en", "closed on 1 May and 2 May", "closed from 1 May to 2 May"),
        ("en", "in May and June each year", "in May\u2013June each year"),
        ("en", "Sections 5-6 apply.", "Sections 5 and 6 apply."),
        ("en", "between 5 and 10 men", "5 to 10 men"),
        ("en", "between 1990 and 2000", "1990\u20132000"),
        ("es", "entre 5 y 10 hombres", "de 5 a 10 hombres"),
        ("de", "zwischen 5 und 10 M\u00e4nner", "5 bis 10 M\u00e4nner"),
        ("en", "open Monday to Friday", "open Mon\u2013Fri"),
        ("en", "5 men and 9 women", "5 men, 9 women"),
    ],
)
def test_two_that_adjoin_and_other_words_for_a_range_are_not(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()
