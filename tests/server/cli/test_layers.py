"""``pincite check --layers`` shows what each layer says to people; JSON always does."""

import json
from pathlib import Path

import pytest

from tests.fakes import cited
from tests.server.cli.command import pincite

URL = "https://a.test/7"
ANSWER = json.dumps([cited(URL, "The tide rose at dawn and the boats left.")])


@pytest.fixture(autouse=True)
def _catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern\n8,https://a.test/{id}\n")
    monkeypatch.setenv("PINCITE_CATALOGUE", str(file))
    monkeypatch.setenv("PINCITE_PROVENANCE_FETCHER", "fake")


def test_a_page_has_the_table() -> None:
    ran = pincite("check", "-", "--layers", "--report", "md", stdin=ANSWER)

    assert "## Layers" in ran.out
    assert f"| {URL} | answered | missing | stands | not checked |" in ran.out


def test_a_terminal_has_the_line_and_without_the_option_none() -> None:
    assert "L1 catalogue: missing" in pincite("check", "-", "--layers", stdin=ANSWER, terminal=True).out
    assert "L1 catalogue" not in pincite("check", "-", stdin=ANSWER, terminal=True).out


def test_json_has_the_layers_with_and_without_the_option_and_the_status_is_the_same() -> None:
    bare, shown = pincite("check", "-", stdin=ANSWER), pincite("check", "-", "--layers", stdin=ANSWER)

    assert [json.loads(ran.out)["verdicts"][0]["layers"]["L1"] for ran in (bare, shown)] == ["missing"] * 2
    assert bare.status == shown.status == 0


def test_plain_and_layers_contradict_each_other() -> None:
    assert pincite("check", "-", "--plain", "--layers", stdin=ANSWER).status == 64
