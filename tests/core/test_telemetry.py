"""Drift is remembered where the user asked for it, whole, without secrets, and never at the cost of a check."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.settings import Settings
from pincite.core.telemetry import (
    Drift,
    DriftLog,
    NoDriftLog,
    default_path,
    may_carry_secret,
    telemetry,
    without_secrets,
)

URL, THEN, NOW = "https://a.test/page", "2025-01-01T00:00:00+00:00", "2025-02-01T00:00:00+00:00"


def events(path: Path) -> list[dict[str, object]]:
    read: list[dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))["provenance_events"]
    return read


def test_contract_4_telemetry_appends_one_event_of_the_pinned_shape(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "telemetry.json"
    log = DriftLog(path)
    log.append(URL, 12, THEN, NOW)
    log.append(f"{URL}/2", 0, THEN, NOW)

    assert list(events(path)[0].items()) == [
        ("kind", "provenance_drift"),
        ("url", URL),
        ("delta_chars", 12),
        ("original_accessed_at", THEN),
        ("ts", NOW),
    ]
    assert [event["url"] for event in events(path)] == [URL, f"{URL}/2"]


@pytest.mark.parametrize("path", [r"C:\x\f.txt", r"c:\x\f.txt", "D:/Books/f.txt"])
def test_the_letter_of_a_drive_is_as_it_was_written(path: str) -> None:
    assert without_secrets(path) == without_secrets(f" {path}") == path


@pytest.mark.parametrize("word", ["1", "true", "yes", " TRUE ", "Yes"])
@pytest.mark.parametrize("prefix", ["JW", "PINCITE"])
def test_contract_4_telemetry_three_words_opt_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, prefix: str, word: str
) -> None:
    path = tmp_path / "t.json"
    monkeypatch.setenv(f"{prefix}_TELEMETRY_ENABLED", word)
    monkeypatch.setenv(f"{prefix}_TELEMETRY_PATH", str(path))
    telemetry(Settings()).append(URL, 1, THEN, NOW)

    assert len(events(path)) == 1


@pytest.mark.parametrize("word", [None, "", "0", "on", "y", "2", "enabled", "truee"])
def test_contract_4_telemetry_neighbour_no_other_word_opts_in_and_no_file_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, word: str | None
) -> None:
    monkeypatch.delenv("PINCITE_TELEMETRY_ENABLED", raising=False)
    monkeypatch.delenv("JW_TELEMETRY_ENABLED", raising=False)
    if word is not None:
        monkeypatch.setenv("JW_TELEMETRY_ENABLED", word)
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(tmp_path / "folder" / "t.json"))
    log = telemetry(Settings())
    log.append(URL, 1, THEN, NOW)
    log.extend([Drift(URL, 1, THEN, NOW)])

    assert isinstance(log, NoDriftLog)
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_made_before_something_drifts(tmp_path: Path) -> None:
    DriftLog(tmp_path / "folder" / "t.json").extend([])

    assert list(tmp_path.iterdir()) == []


def test_contract_4_telemetry_the_default_is_in_the_users_data_folder() -> None:
    path = default_path()

    assert path.is_absolute()
    assert (path.parent.name, path.name) == ("pincite", "telemetry.json")


def test_what_else_stands_in_the_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text(json.dumps({"other_events": [1, {"a": "\u00e9"}], "provenance_events": [{"kind": "older"}]}))
    DriftLog(path).append(URL, 1, THEN, NOW)

    assert json.loads(path.read_text())["other_events"] == [1, {"a": "\u00e9"}]
    assert [event["kind"] for event in events(path)] == ["older", "provenance_drift"]


def test_a_file_of_an_older_program_without_the_list_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text('{"runs": 3}')
    DriftLog(path).append(URL, 1, THEN, NOW)

    assert json.loads(path.read_text())["runs"] == 3
    assert len(events(path)) == 1


def test_an_empty_file_has_nothing_to_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    path.write_text(" \n")
    DriftLog(path).append(URL, 1, THEN, NOW)

    assert len(events(path)) == 1
    assert not list(tmp_path.glob("*corrupt*"))


@pytest.mark.parametrize(
    "broken",
    [b"{", b"\xff\xfe\x00", b"[]", b'{"provenance_events": {}}', b"[" * 100_000, b"null", b"9" * 5_000],
)
def test_contract_4_telemetry_a_corrupt_file_is_set_aside_and_never_overwritten(
    tmp_path: Path, broken: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.json"
    (tmp_path / "t.json.corrupt-1").write_bytes(b"from before")
    path.write_bytes(broken)
    with caplog.at_level(logging.WARNING, logger="pincite.telemetry"):
        DriftLog(path).append(URL, 1, THEN, NOW)

    assert len(events(path)) == 1
    assert (tmp_path / "t.json.corrupt-1").read_bytes() == b"from before"
    assert (tmp_path / "t.json.corrupt-2").read_bytes() == broken
    assert "corrupt-2" in caplog.text


def test_contract_4_telemetry_a_failed_write_is_logged_and_raises_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with caplog.at_level(logging.WARNING, logger="pincite.telemetry"):
        DriftLog(blocked / "t.json").append(URL, 1, THEN, NOW)
        DriftLog(tmp_path).append(URL, 1, THEN, NOW)

    assert caplog.text.count("telemetry was not written") == 2
    assert blocked.read_text() == "not a folder"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "t.json"
    DriftLog(path).append(URL, 1, THEN, NOW)
    before = path.read_bytes()
    with caplog.at_level(logging.WARNING, logger="pincite.telemetry"):
        DriftLog(path).append(URL, object(), THEN, NOW)  # type: ignore[arg-type]  # what JSON cannot hold

    assert path.read_bytes() == before
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["t.json", "t.json.lock"]
    assert "telemetry was not written" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "t.json"
    link.symlink_to(tmp_path / "real" / "t.json")
    DriftLog(link).append(URL, 1, THEN, NOW)

    assert link.is_symlink()
    assert len(events(link)) == 1


WRITER = """
import sys
from pathlib import Path
from pincite.core.telemetry import DriftLog
log = DriftLog(Path(sys.argv[1]))
for number in range(15):
    log.append(f"https://a.test/{sys.argv[2]}/{number}", number, None, "now")
"""


def test_contract_4_telemetry_several_processes_append_at_once_and_none_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), str(number)], env={**os.environ}, cwd=tmp_path)
        for number in range(3)
    ]
    assert [writer.wait(timeout=40) for writer in writers] == [0, 0, 0]

    assert sorted(str(event["url"]) for event in events(path)) == sorted(
        f"https://a.test/{writer}/{number}" for writer in range(3) for number in range(15)
    )
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["t.json", "t.json.lock"]


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        ("https://a.test/x?page=2&lang=en", "https://a.test/x?page=2&lang=en"),
        ("https://a.test/x?q=sea+level&date=2024-05-01", "https://a.test/x?q=sea+level&date=2024-05-01"),
        ("https://a.test/x?token=abc&page=2", "https://a.test/x?page=2"),
        ("https://a.test/x?page=2;API_KEY=abc", "https://a.test/x?page=2"),
        ("https://a.test/x?X-Amz-Signature=0a", "https://a.test/x"),
        ("https://a.test/x?%74oken=abc", "https://a.test/x"),
        ("https://a.test/x?id=9f86d081884c7d659a2feaa0", "https://a.test/x"),
        ("https://a.test/x?9f86d081884c7d659a2feaa0", "https://a.test/x"),
        ("https://a.test/x?id=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0", "https://a.test/x"),
        ("https://a.test/x?next=https%3A%2F%2Fb.test%2F%3Ftoken%3Dabc", "https://a.test/x"),
        ("https://a.test/x?v=%2574oken%253Dabc", "https://a.test/x"),
        ("https://me:hunter2@a.test:8443/x", "https://a.test:8443/x"),
        ("https://a.test/x#access_token=abc", "https://a.test/x"),
        ("https://a.test/x;jsessionid=abc?page=2", "https://a.test/x?page=2"),
        ("https://[::1/x?token=abc", "https"),
        ("", ""),
    ],
)
def test_contract_4_telemetry_secrets_in_urls_are_dropped(url: str, kept: str) -> None:
    assert without_secrets(url) == kept


@given(st.text(st.characters(codec=None), max_size=300))
def test_any_url_is_cleaned_without_a_crash_and_fits_into_json(url: str) -> None:
    cleaned = without_secrets(url)

    assert len(cleaned) <= 2_000
    assert json.loads(json.dumps(cleaned)) == cleaned
    assert "#" not in cleaned


@pytest.mark.parametrize(
    ("url", "may"),
    [
        ("https://a.test/x", False),
        ("https://a.test/x?page=2&lang=en#part", False),
        ("https://a.test/x?", False),
        ("https://a.test/x?a=1&&b=2", False),
        ("https://me@a.test/x", True),
        ("https://a.test/x?token=1", True),
        ("https://a.test/x?a=1;sid=2", True),
        ("https://a.test/x;jsessionid=2?a=1", True),
        ("https://a.test/x?a=0123456789abcdef", True),
        ("https://[", True),
    ],
)
def test_an_address_that_may_carry_a_secret_is_told_from_one_that_does_not(url: str, may: bool) -> None:
    assert may_carry_secret(url) is may


@given(st.text(alphabet="ab1=&;?#/:@%."))
def test_what_carries_no_secret_loses_no_parameter_without_secrets(query: str) -> None:
    url = f"https://a.test/x?{query}"

    if not may_carry_secret(url):
        kept = without_secrets(url).partition("?")[2].split("&")
        assert set(kept) == {part for part in query.partition("#")[0].replace(";", "&").split("&") if part} or kept == [
            ""
        ]
