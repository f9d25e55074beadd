"""An amount in two units, and how many times in two words."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "It took 2 hours and 30 minutes.", "It took 2\u00bd hours."),
        ("en", "It took 2 hours, 30 minutes.", "It took 150 minutes."),
        ("en", "It took 1 year and 6 months.", "It took 18 months."),
        ("en", "He is 5 ft 3 inches tall.", "He is 63 inches tall."),
        ("de", "Es dauert 2 Stunden und 30 Minuten.", "Es dauert 150 Minuten."),
        ("fr", "pendant 1 an et 6 mois", "pendant 18 mois"),
        ("en", "Take it twice a day.", "Take it two times a day."),
    ],
)
def test_a_sum_that_is_told_in_one_unit_is_not_critical(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("one", "other"),
    [
        ("It took 2 hours and 30 minutes.", "It took 2\u00bc hours."),
        ("It took 2 hours and 30 minutes.", "It took 2 hours and 30 seconds."),
        ("It took 1 year and 6 months.", "It took 16 months."),
        # Two amounts that make no sum.
        ("It takes 2 hours or 30 minutes.", "It takes 150 minutes."),
        ("It takes 2 hours. 30 minutes are for lunch.", "It takes 150 minutes. That is for lunch."),
        ("It takes 2 hours and 90 minutes.", "It takes 210 minutes."),
        ("It takes 30 minutes and 2 hours.", "It takes 150 minutes."),
        ("It takes -2 hours and 30 minutes.", "It takes 150 minutes."),
        ("Take it twice a day.", "Take it three times a day."),
        ("Take two times two.", "Take two."),
    ],
)
def test_another_sum_is(one: str, other: str) -> None:
    assert compare(one, other, "en").critical
    assert compare(other, one, "en").critical
