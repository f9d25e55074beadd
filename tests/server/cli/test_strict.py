"""``check --strict``: what stands and should be looked at, or was never stamped, counts as changed."""

import json
from pathlib import Path

import pytest

from tests.fakes import cited
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn and the boats left the harbour."
STANDS = cited("log.html", WORDS)
UNSTAMPED = {"url": "log.html"}
GONE = cited("none.html", WORDS)


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log.html").write_text(f"<p>{WORDS}</p>")
    return tmp_path / "log.html"


def status(*arguments: str, answer: list[object]) -> int:
    return pincite("check", "-", *arguments, stdin=json.dumps(answer)).status


def test_what_stands_without_a_doubt_counts_for_nothing() -> None:
    assert status("--strict", answer=[STANDS]) == 0


def test_a_flag_a_wrong_pinpoint_and_a_citation_without_a_stamp_count(page: Path) -> None:
    elsewhere = cited("log.html#nowhere", WORDS)
    assert [status("--strict", answer=[one]) for one in (elsewhere, UNSTAMPED)] == [2, 2]
    page.write_text(f"<p>It is false that</p><p>{WORDS}</p><p>This article has been retracted.</p>")
    assert (status(answer=[STANDS]), status("--strict", answer=[STANDS])) == (0, 2)


def test_a_source_that_cannot_be_read_is_exit_3_all_the_same() -> None:
    assert status("--strict", answer=[STANDS, GONE]) == 3


def test_what_is_accepted_does_not_count_until_another_flag_comes(page: Path) -> None:
    page.write_text(f"<p>It is false that {WORDS}</p>")
    assert status("--out", "known.json", answer=[STANDS, UNSTAMPED]) == 0

    assert status("--strict", "--accept", "known.json", answer=[STANDS, UNSTAMPED]) == 0
    page.write_text(f"<p>It is false that {WORDS}</p><p>This article has been retracted.</p>")
    assert status("--strict", "--accept", "known.json", answer=[STANDS, UNSTAMPED]) == 2
