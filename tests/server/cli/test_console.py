"""What JSON is written in: what a terminal shows, UTF-8 elsewhere, and ASCII where a shell would read it wrongly."""

import errno
import io
import json

import pytest

from pincite.server.cli.console import Console, json_encoding
from pincite.server.cli.main import run
from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import Screen, pincite

FINDING = {"summary": "\u6f6e", "excerpt": "Die K\u00fcste \ud800", "citation": {"url": "https://a.test/"}}


class Encoded(Screen):
    """A stream that has an encoding."""

    def __init__(self, encoding: str, *, terminal: bool) -> None:
        super().__init__(terminal)
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]  # typeshed has an attribute
        return self._encoding


@each_row(
    ("encoding", "terminal", "windows", "written"),
    [
        ("cp1252", True, True, "cp1252"),
        ("ascii", True, False, "ascii"),
        ("iso8859-1", False, False, "utf-8"),
        ("cp1252", False, True, "ascii"),
        ("UTF-8", False, True, "utf-8"),
        ("utf8", False, True, "utf-8"),
    ],
)
def test_json_is_written_in_what_arrives(encoding: str, terminal: bool, windows: bool, written: str) -> None:
    assert json_encoding(Encoded(encoding, terminal=terminal), windows=windows) == written
    assert json_encoding(None, windows=windows) == "utf-8"


def test_people_read_their_own_letters_in_what_stamp_writes_and_a_lone_surrogate_is_escaped() -> None:
    ran = pincite("stamp", "-", stdin=json.dumps(FINDING))

    assert '"\u6f6e"' in ran.out
    assert '"Die K\u00fcste \\ud800"' in ran.out
    ran.out.encode("utf-8")


def test_a_terminal_that_lacks_a_letter_still_gets_json() -> None:
    out = Screen(terminal=True)
    console = Console(io.BytesIO(json.dumps(FINDING).encode()), out, Screen(terminal=True), json_encoding="cp1252")

    status = run(["stamp", "-"], console)

    assert status == 0
    out.getvalue().encode("cp1252")
    assert json.loads(out.getvalue())["summary"] == "\u6f6e"


def test_a_terminal_that_went_away_costs_nobody_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(Screen):
        def write(self, text: str) -> int:
            raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setenv("PINCITE_PROVENANCE_FETCHER", "fake")
    out = Screen(terminal=False)
    answer = json.dumps([cited("https://a.test/", "The tide rose at dawn.")]).encode()

    status = run(["check", "-"], Console(io.BytesIO(answer), out, Gone(terminal=True)))

    assert status == 0
    assert json.loads(out.getvalue())["summary"] == {"match": 1}
