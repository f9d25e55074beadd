"""``--accept``: what somebody looked at fails a check no more, and only as long as it is the same."""

import json
from pathlib import Path

import pytest

from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn and the boats left the harbour."
ANSWER = json.dumps([cited("log.txt", WORDS), cited("none.txt", WORDS)])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log.txt").write_text(WORDS.replace("dawn", "noon"))
    pincite("check", "-", "--out", "known.json", stdin=ANSWER)
    return tmp_path


def test_a_change_that_is_accepted_does_not_count_and_another_does(folder: Path) -> None:
    without = pincite("check", "-", stdin=ANSWER)
    same = pincite("check", "-", "--accept", "known.json", stdin=ANSWER)
    (folder / "log.txt").write_text(WORDS.replace("dawn", "dusk"))
    other = pincite("check", "-", "--accept", "known.json", stdin=ANSWER)

    assert (without.status, same.status, other.status) == (2, 0, 2)
    assert json.loads(same.out)["summary"] == {"changed": 1, "unreachable": 1}
    assert [one.get("accepted") for one in json.loads(other.out)["verdicts"]] == [None, True]
    note = "accepted, as in known.json: 1; of what is accepted there, 1 is so no more"
    assert json.loads(other.out)["notes"][-1] == note


def test_a_source_that_counts_beside_an_accepted_change_is_exit_3(folder: Path) -> None:
    known = json.loads((folder / "known.json").read_text())
    del known["verdicts"][1]
    # As a person keeps it: on several lines, and with what is accepted alone.
    (folder / "known.json").write_text(json.dumps(known, indent=2))

    assert pincite("check", "-", "--accept", "known.json", stdin=ANSWER).status == 3


def test_a_person_sees_what_is_accepted() -> None:
    ran = pincite("check", "-", "--accept", "known.json", "--report", "txt", stdin=ANSWER)

    assert "1. changed, accepted log.txt" in ran.out
    assert "1 changed (1 accepted), 1 unreachable (1 accepted)" in ran.out


@each_row(
    ("named", "told"),
    [
        ("none.json", "cannot read none.json"),
        ("log.txt", "log.txt is no report: --accept takes one that pincite check --report json wrote"),
        ("list.json", "list.json is no report"),
    ],
)
def test_what_is_no_report_is_told_before_a_page_is_read(named: str, told: str) -> None:
    Path("list.json").write_text("[]")
    ran = pincite("check", "-", "--accept", named, stdin=ANSWER)

    assert (ran.status, ran.out) == (65, "")
    assert told in ran.err


def test_the_accepted_report_is_not_written_over(folder: Path) -> None:
    ran = pincite("check", "-", "--accept", "known.json", "--out", "known.json", stdin=ANSWER)

    assert (ran.status, "would be lost" in ran.err) == (64, True)
