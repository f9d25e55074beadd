"""Every code that a verdict can carry has a phrase for a person."""

from pincite.core.models import Reason, Status
from pincite.core.reports.phrases import CHANGES, FLAGS, MATCHES, REASONS, STATUSES, of_kind, said
from tests.rows import each_row


def test_every_reason_and_every_status_has_a_phrase() -> None:
    assert set(REASONS) == {reason.value for reason in Reason}
    assert set(STATUSES) == {status.value for status in Status}


@each_row("table", [STATUSES, MATCHES, CHANGES, REASONS, FLAGS])
def test_no_two_codes_are_said_alike(table: dict[str, str]) -> None:
    assert len(set(table.values())) == len(table)


def test_spacing_means_one_thing_in_a_match_and_another_in_a_change() -> None:
    assert of_kind("spacing", stands=True) != of_kind("spacing", stands=False)


def test_spacing_is_the_pages_and_not_of_markup_alone() -> None:
    """Plain text in Korean and a PDF have none, and the same kind."""
    assert "where the page divides them" in of_kind("spacing", stands=True)


def test_an_unknown_code_is_shown_as_it_is_and_what_follows_a_colon_is_kept() -> None:
    assert said("brand_new: more:x", FLAGS) == "brand_new: more:x"
    assert said("preceded_by: It is false that", FLAGS).endswith(": It is false that")
