"""Times of day as hours since midnight, and which bare numbers are hours."""

from fractions import Fraction

from pincite.core.nli.builtin.hours import CLOCK, is_hour, with_times_of_day
from pincite.core.text.change.marks import marks
from pincite.core.text.lexicon import lexicon_for
from pincite.core.text.numbers import Number, numbers
from tests.rows import each_row


@each_row(
    ("text", "told"),
    [
        ("It opens at six.", True),
        ("It opens at 6 on Monday.", True),
        ("It is open until 12.", True),
        ("It is open from nine to six.", True),
        ("It opened six.", False),
        ("It opens at 13.", False),
        ("It opens at 0.", False),
        ("It opens at 6 doors.", False),
        ("It opens at 6 km.", False),
        ("It opens at 6/7.", False),
        ("It opens at the sixth.", False),
        ("It opened at 6,500.", False),
    ],
)
def test_a_bare_number_is_an_hour_where_one_stands_and_counts_nothing(text: str, told: bool) -> None:
    assert any(is_hour(text, one) for one in numbers(text, "en")) is told


@each_row(
    ("text", "hour"),
    [
        ("at 3 pm", 15),
        ("at 3 am", 3),
        ("at 12 am", 0),
        ("at 12 pm", 12),
        ("at 15:30", Fraction(31, 2)),
        ("at noon", 12),
        ("at midnight", 0),
    ],
)
def test_a_time_is_hours_since_midnight(text: str, hour: Fraction) -> None:
    lexicon = lexicon_for("en", text)

    found = with_times_of_day(text, marks(text, "en", lexicon, opens=False), lexicon)

    values = [mark.value for mark in found if isinstance(mark.value, Number)]
    assert [(one.readings, one.unit) for one in values] == [((Fraction(hour),), CLOCK)]
