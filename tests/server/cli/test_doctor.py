"""The doctor says what would happen and why, and keeps secrets to itself."""

import json

import pytest

from tests.server.cli.command import pincite


def test_each_setting_is_shown_with_where_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", "7.5")
    monkeypatch.setenv("JW_NLI_PROVIDER", "fake-nli")
    monkeypatch.setenv("PINCITE_TIMEUOT", "9")

    ran = pincite("doctor")

    lines = [line.split() for line in ran.out.splitlines()]
    assert ran.status == 0
    assert ["PINCITE_TIMEOUT", "7.5", "(environment)"] in lines
    assert ["JW_NLI_PROVIDER", "fake-nli", "(environment)"] in lines
    assert ["PINCITE_PER_HOST", "2", "(default)"] in lines
    assert any(line[:1] == ["PINCITE_TIMEUOT"] and "no" in line for line in lines)


def test_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PINCITE_TOKEN", "ANTHROPIC_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.setenv(name, "s3cr3t-value")

    monkeypatch.setenv("OLLAMA_HOST", "http://me:s3cr3t@127.0.0.1:9")

    ran = pincite("doctor")

    assert "PINCITE_TOKEN" in ran.out
    assert "@127.0.0.1:9" in ran.out
    assert "s3cr3t" not in ran.out + ran.err


def test_judges_and_formats_are_listed_with_what_they_lack() -> None:
    out = pincite("doctor").out

    assert "deberta-v3-mnli" in out
    assert "not usable" in out
    assert "html" in out


def test_the_stanza_for_claude_desktop_is_json() -> None:
    stanza = pincite("doctor").out.partition("claude_desktop_config.json)\n")[2]

    assert json.loads(stanza)["mcpServers"]["pincite"]["command"]


def test_a_bad_setting_is_named_and_is_exit_78(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TIMEOUT", "soon")

    ran = pincite("doctor")

    assert ran.status == 78
    assert "PINCITE_TIMEOUT" in ran.out
