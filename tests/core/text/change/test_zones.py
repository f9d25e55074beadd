"""Time zones: 15:00 in one is not 15:00 in another, nor 15:00 wherever one is."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "The call is at 15:00Z today.", "The call is at 15:00 today."),
        ("en", "The call is at 15:00 UTC today.", "The call is at 15:00 today."),
        ("en", "The call is at 15:00 UTC today.", "The call is at 15:00 EST today."),
        ("en", "The call is at 3 pm ET today.", "The call is at 3 pm PT today."),
        ("en", "The call is at 15:00+02:00 today.", "The call is at 15:00Z today."),
        ("en", "The call is at 15:00 UTC+2 today.", "The call is at 15:00 UTC+3 today."),
        ("de", "Beginn 15 Uhr MEZ im Saal.", "Beginn 15 Uhr MESZ im Saal."),
        ("fr", "\u00e0 15h30 CET en salle", "\u00e0 15h30 en salle"),
    ],
)
def test_another_time_zone_or_none_is_critical(language: str, one: str, other: str) -> None:
    assert "unit" in compare(one, other, language).critical
    assert "unit" in compare(other, one, language).critical


@each_row(
    ("language", "one", "other"),
    [
        ("en", "The call is at 15:00Z today.", "The call is at 15:00 UTC today."),
        ("en", "The call is at 15:00 GMT today.", "The call is at 15:00 (UTC) today."),
        ("en", "The call is at 15:00+00:00 today.", "The call is at 15:00Z today."),
        ("en", "The call is at 15:00 UTC+02:00 today.", "The call is at 15:00+02:00 today."),
        ("en", "The call is at 3 pm ET today.", "The call is at 3:00 p.m. ET today."),
        ("de", "Beginn 15 Uhr MEZ im Saal.", "Beginn 15:00 Uhr MEZ im Saal."),
        # What only looks like one.
        ("en", "Seat 15 Z is free.", "The seat 15 is free."),
        ("en", "Lot 15 EST was sold.", "Lot 15 was sold."),
    ],
)
def test_a_time_zone_that_is_written_otherwise_is_not(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()
