"""A report has the form that was asked for, else that of its file's name; where none fits, that is said."""

import json
import os
from pathlib import Path

import pytest

from pincite.server.cli import files
from pincite.server.cli.exits import CannotWriteError, UsageError
from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import pincite

URL = "https://a.test/page"
WORDS = "The tide rose at dawn and the boats were lifted."
ANSWER = json.dumps({"query": "q", "agent_name": "a", "findings": [cited(URL, WORDS)]})


@pytest.fixture(autouse=True)
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake")


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("r.md", "# Provenance report"),
        ("r.Markdown", "# Provenance report"),
        ("r.json", "{"),
        ("r.jsonl", "{"),
        ("r", "{"),
        ("r.txt", "1. stands"),
        ("r.text", "1. stands"),
    ],
)
@pytest.mark.parametrize("terminal", [True, False])
def test_a_name_that_tells_a_form_is_written_in_it(name: str, start: str, terminal: bool, tmp_path: Path) -> None:
    ran = pincite("check", "-", "--out", str(tmp_path / name), stdin=ANSWER, terminal=terminal)

    text = (tmp_path / name).read_text("utf-8")
    assert (ran.status, ran.out) == (0, "")
    assert text.startswith(start)
    assert "\x1b" not in text
    assert "written as" not in ran.err


@pytest.mark.parametrize("command", [["check", "-"], ["links", "-"]])
@pytest.mark.parametrize("name", ["r.html", "r.pdf", "r.docx"])
def test_a_name_that_no_form_fits_is_written_as_json_and_said_to_be(
    command: list[str], name: str, tmp_path: Path
) -> None:
    out = tmp_path / name
    ran = pincite(*command, "--out", str(out), stdin=ANSWER)

    assert out.read_text("utf-8").startswith("{")
    assert f"pincite: {out} is written as JSON: no form of report is called {out.suffix[1:]}; known: json, " in ran.err


def test_several_files_are_written_each_in_its_own_form_and_one_that_fails_costs_no_other(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no device is always full here")
    names = {"r.md": "# Prov", "r.github": "1 stands", "r.sarif": "{", "r.xml": "<?xml"}
    outs = ["/dev/full", *(str(tmp_path / name) for name in names)]
    ran = pincite("check", "-", *(word for out in outs for word in ("--out", out)), stdin=ANSWER)

    assert (ran.status, json.loads(ran.out)["summary"]) == (73, {"match": 1})
    assert {name: (tmp_path / name).read_text()[: len(start)] for name, start in names.items()} == names


def test_the_form_that_was_asked_for_counts_and_not_the_name(tmp_path: Path) -> None:
    ran = pincite("check", "-", "--report", "md", "--out", str(tmp_path / "r.html"), stdin=ANSWER)

    assert (tmp_path / "r.html").read_text("utf-8").startswith("# Provenance report")
    assert "written as" not in ran.err


@each_row("command", [["check", "-"], ["links", "-"]])
@each_row(("name", "start"), [("MD", "#"), ("Json", "{"), ("TXT", "")])
def test_the_name_of_a_form_may_be_written_in_any_case(command: list[str], name: str, start: str) -> None:
    ran = pincite(*command, "--report", name, stdin=ANSWER)

    assert (ran.status, ran.out[: len(start)]) == (0, start)


def test_links_are_written_for_people_into_a_text(tmp_path: Path) -> None:
    pincite("links", URL, "--out", str(tmp_path / "l.txt"))
    shown = pincite("links", URL, "--report", "txt")

    assert (tmp_path / "l.txt").read_text("utf-8") == shown.out
    assert shown.out.startswith("Links: 1.")


@pytest.mark.parametrize(
    ("command", "totals"),
    [
        (["check", "-"], "1 stands"),
        (["links", "-"], "Links: 1. Resolve: 1 skipped; Catalog: 1 skipped"),
    ],
)
def test_a_person_is_told_where_the_report_is_and_what_it_holds_in_all(
    command: list[str], totals: str, tmp_path: Path
) -> None:
    out = tmp_path / "r.md"
    person, program = (pincite(*command, "--out", str(out), stdin=ANSWER, terminal=one) for one in (True, False))

    assert person.err.endswith(f"pincite: {out} is written: {totals}\n")
    assert (person.out, program.out) == ("", "")
    assert "is written" not in program.err


def test_a_text_in_a_file_does_not_spare_its_reader_at_the_terminal_what_was_not_checked(tmp_path: Path) -> None:
    bare = json.dumps({"summary": "s", "citation": {"url": URL}})
    ran = pincite("check", "-", "--out", str(tmp_path / "r.txt"), stdin=bare, terminal=True)

    assert "not checked: 1 of 1 citations" in ran.err


@pytest.mark.parametrize("options", [["--report", "txt"], ["--out", "r.txt"]])
def test_the_pinned_keys_have_no_form_for_people(options: list[str]) -> None:
    ran = pincite("check", "-", "--plain", *options, stdin=ANSWER)

    assert (ran.status, ran.out) == (64, "")
    assert "--plain" in ran.err


def test_a_report_that_its_file_did_not_take_is_not_lost() -> None:
    # A full disk, as far as a program can tell.
    if not Path("/dev/full").exists():
        pytest.skip("no device is always full here")
    ran = pincite("check", "-", "--out", "/dev/full", stdin=ANSWER)

    assert ran.status == 73
    assert json.loads(ran.out)["summary"] == {"match": 1}
    assert "cannot write /dev/full" in ran.err


@pytest.mark.parametrize("command", [["check", "-"], ["links", "-"]])
def test_a_place_that_cannot_be_written_is_told_before_the_work(command: list[str], tmp_path: Path) -> None:
    missing, folder = tmp_path / "none" / "r.json", tmp_path

    told = [pincite(*command, "--out", str(out), stdin=ANSWER) for out in (missing, folder)]

    assert [(ran.status, ran.out) for ran in told] == [(73, "")] * 2
    assert f"there is no folder {tmp_path / 'none'}" in told[0].err
    assert "it is a folder" in told[1].err


def test_what_is_read_but_is_no_file_is_not_lost_with_the_old_report(tmp_path: Path) -> None:
    report = tmp_path / "r.json"
    report.write_text("{}")

    files.may_write(report, read=["-", None, "https://a.test/", tmp_path / "none.json"])
    with pytest.raises(UsageError, match="would be lost"):
        files.may_write(report, read=["-", str(report)])


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_told_before_the_work(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)

    with pytest.raises(CannotWriteError, match="denied"):
        files.may_write(tmp_path / "r.json")
