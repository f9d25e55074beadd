"""What a client may do at any time is no line in the log of whoever runs the server."""

import logging

from anyio import BrokenResourceError, ClosedResourceError

from pincite.server.network.serve import is_worth_telling
from tests.rows import each_row


@each_row(
    ("message", "fault", "told"),
    [
        ("Invalid HTTP request received.", None, False),
        ("Error handling POST request", ClosedResourceError(), False),
        ("Exception in ASGI application", BrokenResourceError(), False),
        ("Exception in ASGI application", ValueError("a fault of ours"), True),
        ("the port is taken", None, True),
    ],
)
def test_a_line_is_told_unless_a_client_is_its_cause(message: str, fault: Exception | None, told: bool) -> None:
    raised = None if fault is None else (type(fault), fault, None)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, __file__, 1, message, None, raised)

    assert is_worth_telling(record) is told
