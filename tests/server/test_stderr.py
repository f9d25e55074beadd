"""Where nobody can hear what is said, the work goes on."""

import io
from contextlib import redirect_stderr

from pincite.server.stderr import warn


class Gone(io.StringIO):
    """The stream of a terminal that went away."""

    def write(self, text: str) -> int:
        raise OSError("Input/output error")


def test_a_warning_that_nobody_can_hear_raises_nothing() -> None:
    closed, heard = io.StringIO(), io.StringIO()
    closed.close()

    for stream in (Gone(), closed, None, heard):
        with redirect_stderr(stream):
            warn("the name server does not answer")

    assert heard.getvalue() == "pincite: the name server does not answer\n"
