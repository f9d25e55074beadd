"""The status of an answer has a reason."""

from pincite.core.fetch.status import reason_for
from pincite.core.models import Reason
from tests.rows import each_row


@each_row(
    ("status", "reason"),
    [
        (101, Reason.FETCH_ERROR),
        (300, Reason.FETCH_ERROR),
        (304, Reason.FETCH_ERROR),
        (305, Reason.FETCH_ERROR),
        (400, Reason.FETCH_ERROR),
        (401, Reason.FORBIDDEN),
        (402, Reason.FORBIDDEN),
        (403, Reason.FORBIDDEN),
        (404, Reason.NOT_FOUND),
        (405, Reason.FETCH_ERROR),
        (406, Reason.FETCH_ERROR),
        (407, Reason.FORBIDDEN),
        (410, Reason.GONE),
        (418, Reason.FETCH_ERROR),
        (429, Reason.THROTTLED),
        (451, Reason.LEGAL),
        (500, Reason.SERVER_ERROR),
        (503, Reason.SERVER_ERROR),
        (599, Reason.SERVER_ERROR),
        (999, Reason.FETCH_ERROR),
    ],
)
def test_a_status_has_its_reason(status: int, reason: Reason) -> None:
    assert reason_for(status, asked_to_wait=False) is reason


def test_a_busy_server_that_names_a_pause_is_throttling() -> None:
    assert reason_for(503, asked_to_wait=True) is Reason.THROTTLED
    assert reason_for(500, asked_to_wait=True) is Reason.SERVER_ERROR
