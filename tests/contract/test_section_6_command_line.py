"""CONTRACT 6: one line of JSON, a table in Markdown, and an exit status for each kind of answer."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.models.verdict import PINNED
from pincite.core.reports import markdown
from pincite.core.text.canonical import content_sha256
from pincite.server.cli.outcome import exit_of
from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import pincite

URL = "https://a.test/page"
#: Refused before anything is dialled, because the address is private.
PRIVATE = "http://127.0.0.1:1/page"
WORDS = "The tide rose at dawn and the boats were lifted."
LEGACY = {"summary": "s", "citation": {"url": URL}}
COLUMNS = ["URL", "Status", "Original hash", "Current hash", "Delta chars", "Accessed (orig)", "Accessed (recheck)"]


def answer(*findings: object) -> str:
    return json.dumps({"query": "q", "agent_name": "a", "findings": findings})


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake")


@pytest.fixture
def drift(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake-drift")


# check, and its exit status


@each_row(
    ("statuses", "expected"),
    [
        (["changed"], 2),
        (["changed", "unreachable"], 2),
        (["unreachable", "match", "changed"], 2),
        (["unreachable"], 3),
        (["unreachable", "match", "no_record", "skipped"], 3),
        (["match"], 0),
        (["no_record"], 0),
        (["skipped"], 0),
        (["match", "no_record", "skipped"], 0),
    ],
)
def test_exit_is_2_if_any_changed_else_3_if_any_unreachable_else_0(statuses: list[str], expected: int) -> None:
    verdicts = [ProvenanceVerdict(url="u", status=Status(status)) for status in statuses]

    assert exit_of(ProvenanceReport.of(verdicts, started_at="", finished_at="")) == expected


@pytest.mark.usefixtures("drift")
def test_a_change_beside_a_source_that_cannot_be_read_is_exit_2() -> None:
    ran = pincite("check", "--agent-output", "-", stdin=answer(cited("", WORDS), cited(URL, WORDS), LEGACY))

    assert json.loads(ran.out)["summary"] == {"unreachable": 1, "changed": 1, "no_record": 1}
    assert ran.status == 2


def test_neighbour_without_the_change_it_is_exit_3() -> None:
    ran = pincite("check", "--agent-output", "-", stdin=answer(cited(PRIVATE, WORDS), LEGACY))

    assert json.loads(ran.out)["summary"] == {"unreachable": 1, "no_record": 1}
    assert ran.status == 3


@pytest.mark.usefixtures("drift")
def test_what_since_leaves_out_is_exit_0_and_what_it_leaves_in_is_not() -> None:
    stdin = answer(cited(URL, WORDS, accessed_at="2026-01-01T00:00:00+00:00"))

    assert pincite("check", "--agent-output", "-", "--since", "2026-01-01", stdin=stdin).status == 0
    assert pincite("check", "--agent-output", "-", "--since", "2026-01-02", stdin=stdin).status == 2


@pytest.mark.usefixtures("drift")
def test_the_process_itself_ends_with_that_status(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    file.write_text(answer(cited(URL, WORDS)))

    ran = subprocess.run(
        [sys.executable, "-m", "pincite", "check", "--agent-output", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 2
    assert len(ran.stdout.splitlines()) == 1
    assert json.loads(ran.stdout)["summary"] == {"changed": 1}
    assert "fake-drift" in ran.stderr


# JSON


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize("report", [[], ["--report", "json"], ["--plain"], ["--report", "json", "--plain"]])
def test_json_is_one_line_whatever_it_holds(report: list[str]) -> None:
    findings = [cited(URL, f"{WORDS}\nNext \u2028line\u0085."), cited(f"{URL}?\ud800", WORDS), LEGACY]
    ran = pincite("check", "--agent-output", "-", *report, stdin=answer(*findings))

    assert len(ran.out.splitlines()) == 1
    assert ran.out.endswith("}\n")
    whole = json.loads(ran.out)
    assert all(set(PINNED) <= set(verdict) for verdict in whole["verdicts"])
    assert ProvenanceReport.model_validate(whole).summary == {"match": 2, "no_record": 1}


@pytest.mark.usefixtures("drift")
def test_plain_leaves_out_every_further_key_and_without_it_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_NLI_PROVIDER", "fake-nli")
    finding = cited(URL, WORDS, nli_claim="The tide rose.", nli_verdict="entails")
    stdin = answer(finding)
    plain = json.loads(pincite("check", "--agent-output", "-", "--with-nli", "--plain", stdin=stdin).out)
    whole = json.loads(pincite("check", "--agent-output", "-", "--with-nli", stdin=stdin).out)

    assert list(plain) == ["started_at", "finished_at", "verdicts", "summary"]
    assert list(plain["verdicts"][0]) == list(PINNED)
    assert set(plain["verdicts"][0]["nli_rerun"]) == {"changed", "from", "to", "score"}
    assert {"kind", "layers"} <= set(whole["verdicts"][0])
    assert "provider" in whole["verdicts"][0]["nli_rerun"]


# Markdown


def rows(markdown_text: str) -> list[list[str]]:
    """The cells of each line of the table."""
    lines = [line for line in markdown_text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").replace(r"\|", "\0").split("|")] for line in lines]


@pytest.mark.usefixtures("drift")
def test_markdown_is_a_title_three_bullets_and_a_table_of_seven_columns() -> None:
    ran = pincite("check", "--agent-output", "-", "--report", "md", stdin=answer(cited(URL, WORDS), LEGACY))
    lines = ran.out.splitlines()
    table = rows(ran.out)

    assert lines[0] == "# Provenance report"
    assert [line for line in lines if line.startswith("# ")] == lines[:1]
    assert len([line for line in lines if line.startswith("- ")]) == 3
    assert f"| {' | '.join(COLUMNS)} |" in lines
    assert table[0] == COLUMNS
    assert {len(row) for row in table} == {7}
    assert len(table) == 2 + 2
    assert table[2][:3] == [URL, "changed", content_sha256(WORDS)]
    assert table[3] == [URL, "no_record", "-", "-", "-", "-", "-"]


@each_row("null", ["original_hash", "current_hash", "delta_chars", "accessed_at_original"])
def test_null_is_a_hyphen_and_neighbour_a_zero_is_not(null: str) -> None:
    full = {
        "url": "u",
        "status": "match",
        "original_hash": "a",
        "current_hash": "b",
        "delta_chars": 0,
        "accessed_at_original": "c",
        "accessed_at_recheck": "d",
    }
    column = list(full).index(null)

    def row(**fields: object) -> list[str]:
        verdict = ProvenanceVerdict.model_validate({**full, **fields})
        return rows(markdown.render(ProvenanceReport.of([verdict], started_at="s", finished_at="f")))[2]

    assert row() == ["u", "match", "a", "b", "0", "c", "d"]
    assert row(**{null: None})[column] == "-"
    assert row(**{null: None}).count("-") == 1


@pytest.mark.usefixtures("echo")
def test_a_pipe_is_escaped() -> None:
    ran = pincite("check", "--agent-output", "-", "--report", "md", stdin=answer(cited(f"{URL}?a|b", WORDS)))

    assert rf"| {URL}?a\|b | match |" in ran.out
    assert len(rows(ran.out)[2]) == 7


# stamp


def test_stamp_prints_a_new_finding_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "finding.json"
    finding = {"summary": "s", "excerpt": WORDS, "mine": 1, "citation": {"url": URL, "metadata": {"note": "n"}}}
    file.write_text(json.dumps(finding))

    ran = pincite("stamp", "--finding", str(file))
    stamped = json.loads(ran.out)

    assert (ran.status, len(ran.out.splitlines())) == (0, 1)
    assert json.loads(file.read_text()) == finding
    assert stamped["citation"]["metadata"]["content_hash"] == content_sha256(WORDS)
    assert stamped["citation"]["metadata"]["note"] == "n"
    assert {key: stamped[key] for key in ("summary", "excerpt", "mine")} == {
        "summary": "s",
        "excerpt": WORDS,
        "mine": 1,
    }


@pytest.mark.usefixtures("echo")
def test_what_stamp_prints_is_what_check_reads() -> None:
    stamped = pincite("stamp", "--finding", "-", stdin=json.dumps({"excerpt": WORDS, "citation": {"url": URL}})).out

    assert pincite("check", "--agent-output", "-", stdin=f'{{"findings": [{stamped}]}}').status == 0


@pytest.mark.parametrize(
    "finding", [{"excerpt": "", "citation": {"url": URL}}, {"excerpt": " \u200b", "citation": {"url": URL}}]
)
def test_neighbour_a_finding_without_words_is_exit_65_and_prints_nothing(finding: object) -> None:
    ran = pincite("stamp", "--finding", "-", stdin=json.dumps(finding))

    assert (ran.status, ran.out) == (65, "")


# Wrong calls and unreadable input are never 2 or 3


@each_row(
    "arguments",
    [
        ["check"],
        ["check", "--agent-output"],
        ["check", "-", "--since", "x"],
        ["check", "-", "--report", "xml"],
        ["stamp"],
    ],
)
def test_a_wrong_call_is_exit_64(arguments: list[str]) -> None:
    assert pincite(*arguments, stdin=answer(cited(URL, WORDS))).status == 64


@each_row("stdin", ["", "not json", "[]", '{"findings": []}', '{"answer": 1}'])
def test_unreadable_input_is_exit_65(stdin: str) -> None:
    assert pincite("check", "--agent-output", "-", stdin=stdin).status == 65


# JW_PROVENANCE_FETCHER


@pytest.mark.usefixtures("echo")
def test_fake_echoes_each_stored_excerpt_and_says_so_loudly() -> None:
    other = "Nobody saw the lighthouse keeper again after that winter."
    ran = pincite("check", "--agent-output", "-", stdin=answer(cited(URL, WORDS), cited(URL, other)))

    assert (ran.status, json.loads(ran.out)["summary"]) == (0, {"match": 2})
    assert "WARNING" in ran.err
    assert "fake" in ran.err


@pytest.mark.usefixtures("echo")
def test_neighbour_an_echoed_excerpt_that_was_not_stamped_is_no_match() -> None:
    ran = pincite(
        "check", "--agent-output", "-", stdin=answer(cited(URL, WORDS, excerpt="Quite other words stand here."))
    )

    assert (ran.status, json.loads(ran.out)["summary"]) == (2, {"changed": 1})


@pytest.mark.usefixtures("drift")
def test_fake_drift_answers_with_other_text_and_says_so_loudly() -> None:
    ran = pincite("check", "--agent-output", "-", stdin=answer(cited(URL, WORDS)))

    assert ran.status == 2
    assert "WARNING" in ran.err
    assert "fake-drift" in ran.err


@pytest.mark.parametrize("value", ["", "httpx", " httpx "])
def test_empty_or_httpx_is_the_real_one_and_says_nothing(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", value)

    ran = pincite("check", "--agent-output", "-", stdin=answer(cited(PRIVATE, WORDS)))

    assert json.loads(ran.out)["verdicts"][0]["reason"] == "blocked_address"
    assert ran.err == ""


@pytest.mark.parametrize("value", ["real", "FAKE", "fake_drift", "fake,httpx", "0"])
def test_any_other_value_is_an_error_that_names_the_variable(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", value)

    ran = pincite("check", "--agent-output", "-", stdin=answer(cited(URL, WORDS)))

    assert ran.status not in {0, 2, 3}
    assert "JW_PROVENANCE_FETCHER" in ran.err
    assert ran.out == ""
