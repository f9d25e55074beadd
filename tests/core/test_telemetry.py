"""Drift is remembered where the user asked for it, whole, without secrets, and never at the cost of a check."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pincite.core.settings import Settings
from pincite.core.telemetry import Drift, DriftLog, NoDriftLog, default_path, telemetry

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
