"""The demo is the whole loop on real sockets, and it ends as it must."""

import pytest

from tests.server.cli.command import pincite


def test_the_demo_stamps_lets_the_pages_change_and_judges_each_passage_rightly() -> None:
    ran = pincite("demo")

    assert (ran.status, ran.err) == (0, "")
    assert "240" in ran.out
    assert "180" in ran.out
    assert "pincite's own" in ran.out


def test_the_demo_reads_its_own_pages_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake-drift")
    monkeypatch.setenv("PINCITE_ALLOW_HOSTS", "")

    assert pincite("demo").status == 0
