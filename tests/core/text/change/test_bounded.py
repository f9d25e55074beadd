"""A bound and its number are read together, on whichever side of it the bound stands."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "You must be at least 18 to vote.", "You must be 18 or older to vote."),
        ("en", "You must be at least 18 years old.", "You must be 18 years of age or older."),
        ("en", "at least three days", "three or more days"),
        ("en", "persons aged at most 18", "persons aged 18 or younger"),
        ("de", "mindestens 18 Jahre alt", "18 Jahre oder \u00e4lter"),
        ("de", "h\u00f6chstens 18 Jahre", "18 Jahre oder j\u00fcnger"),
        ("fr", "au moins 18 ans", "18 ans ou plus"),
        ("es", "al menos 18 a\u00f1os", "18 a\u00f1os o m\u00e1s"),
        ("pt", "pelo menos 18 anos", "18 anos ou mais"),
        ("en", "within a 30-day period", "within a period of 30 days"),
        ("en", "a 30-day period after a term of 60 days", "a period of 30 days after a 60-day term"),
        ("de", "eine 14-t\u00e4gige Frist", "eine Frist von 14 Tagen"),
        ("en", "max. 5 items", "maximum 5 items"),
        ("en", "more than 5. That is all", "more than five. That is all"),
    ],
)
def test_a_bound_that_moved_to_the_other_side_of_its_number_is_not_critical(
    language: str, one: str, other: str
) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("language", "old", "new"),
    [
        ("en", "10 or less", "10 or more"),
        ("en", "orders over $50", "orders under $50"),
        ("en", "over \u20ac50 a night", "under \u20ac50 a night"),
        ("en", "at least 5 and at most 10", "at most 5 and at least 10"),
        ("en", "The fee is at least 5 euros for 10 members.", "The fee is 5 euros for at least 10 members."),
        ("en", "The fee is at least 5 euros for 10 members.", "The fee is 5 euros for 10 members or more."),
        ("en", "At least 5 of the 10 members must vote.", "5 of the 10 members or more must vote."),
        ("en", "You must be at least 18 to vote.", "You must be 18 to vote."),
        ("en", "There were 5 in all; more than enough.", "There were more than 5 in all; enough."),
        ("en", "At least the 7 of us agree.", "The 7 of us at least agree."),
        ("de", "18 Jahre oder \u00e4lter", "18 Jahre oder j\u00fcnger"),
        ("fr", "18 ans ou plus", "18 ans"),
        ("es", "al menos 18 a\u00f1os", "18 a\u00f1os o menos"),
        ("en", "It costs more than 5. That is all.", "It costs 5. More than that is all."),
        ("en", "It costs more than 5; that is all.", "It costs 5; more than that is all."),
    ],
)
def test_a_bound_that_turned_went_or_bounds_another_number_is(language: str, old: str, new: str) -> None:
    assert "quantifier" in compare(old, new, language).critical
    assert "quantifier" in compare(new, old, language).critical


@each_row(
    ("language", "old", "new"),
    [
        ("en", "a 30-day period", "a period of 40 days"),
        ("en", "a 30-day period and a fine", "a period and a fine of 30 days"),
        ("en", "a 30-day period after a term of 60 days", "a period of 60 days after a 30-day term"),
        ("de", "eine 14-t\u00e4gige Frist", "eine Frist von 14 Monaten"),
    ],
)
def test_an_amount_that_measures_another_thing_or_is_another_is_critical(language: str, old: str, new: str) -> None:
    assert compare(old, new, language).critical
    assert compare(new, old, language).critical
