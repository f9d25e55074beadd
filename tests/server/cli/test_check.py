"""CONTRACT 6: the report on standard output, and an exit status that scripts can trust."""

import json
from pathlib import Path

import anyio
import pytest

from pincite.core.models import ProvenanceReport
from pincite.core.models.verdict import PINNED
from pincite.core.nli.registry import shared
from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import pincite

URL = "https://a.test/page"
#: Refused before anything is dialled, because the address is private.
PRIVATE = "http://127.0.0.1:1/page"
WORDS = "The tide rose at dawn and the boats were lifted."


def answer(*findings: object) -> str:
    return json.dumps({"query": "q", "agent_name": "a", "findings": findings})


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake")


@pytest.fixture
def drift(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake-drift")


@pytest.mark.usefixtures("echo")
def test_contract_6_json_is_one_line_and_a_report() -> None:
    ran = pincite("check", "-", "--report", "json", stdin=answer(cited(URL, WORDS)))

    assert ran.status == 0
    assert ran.out.count("\n") == 1
    assert ProvenanceReport.model_validate_json(ran.out).summary == {"match": 1}


@pytest.mark.usefixtures("drift")
def test_contract_6_a_changed_passage_is_exit_2_even_beside_an_unreachable_one() -> None:
    ran = pincite("check", "-", stdin=answer(cited(URL, WORDS)))

    assert ran.status == 2
    assert json.loads(ran.out)["summary"] == {"changed": 1}


def test_contract_6_an_unreachable_source_is_exit_3() -> None:
    ran = pincite("check", "-", stdin=answer(cited(PRIVATE, WORDS)))

    assert ran.status == 3
    assert json.loads(ran.out)["verdicts"][0]["reason"] == "blocked_address"


def test_contract_6_nothing_to_read_is_exit_0() -> None:
    ran = pincite("check", "-", stdin=answer({"summary": "s", "citation": {"url": URL}}))

    assert ran.status == 0
    assert json.loads(ran.out)["summary"] == {"no_record": 1}


@each_row(("terminal", "options"), [(False, []), (False, ["--report", "md"]), (False, ["--plain"]), (True, [])])
def test_citations_that_nobody_stamped_are_said_to_be_unchecked(terminal: bool, options: list[str]) -> None:
    bare = {"summary": "s", "citation": {"url": URL}}
    ran = pincite("check", "-", *options, stdin=answer(bare, bare), terminal=terminal)

    assert ran.status == 0
    told = "Without a stamp, so not checked: 2 of 2 citations. Run pincite stamp --verify."
    assert told in ran.out if terminal else f"pincite: {told}" in ran.err.splitlines()
    assert (ran.out + ran.err).count(told) == (2 if "md" in options else 1)


@pytest.mark.usefixtures("echo")
def test_a_stamp_with_a_fault_and_one_without_are_not_said_to_be_missing() -> None:
    faulty = cited(URL, WORDS)
    faulty["citation"]["metadata"]["content_hash"] = "x"  # type: ignore[index]
    ran = pincite("check", "-", stdin=answer(cited(URL, WORDS), faulty))

    assert json.loads(ran.out)["summary"] == {"match": 1, "no_record": 1}
    assert "Without a stamp" not in ran.err


@pytest.mark.usefixtures("echo")
def test_contract_6_markdown_has_its_title_and_its_table() -> None:
    ran = pincite("check", "-", "--report", "md", stdin=answer(cited(URL, WORDS)))

    assert ran.out.startswith("# Provenance report\n")
    assert "| URL | Status | Original hash | Current hash | Delta chars |" in ran.out


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize("spelling", [["FILE"], ["--agent-output", "FILE"], ["--agent-output=FILE"]])
def test_the_file_is_named_with_or_without_its_option(spelling: list[str], tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    file.write_text("\ufeff" + answer(cited(URL, WORDS)), encoding="utf-8")

    ran = pincite("check", *(part.replace("FILE", str(file)) for part in spelling))

    assert ran.status == 0


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize(("name", "start"), [("r.md", "# Provenance report"), ("r.json", "{"), ("report", "{")])
def test_out_writes_the_file_in_the_format_of_its_name(name: str, start: str, tmp_path: Path) -> None:
    ran = pincite("check", "-", "--out", str(tmp_path / name), stdin=answer(cited(URL, WORDS)))

    assert (ran.status, ran.out) == (0, "")
    assert (tmp_path / name).read_text().startswith(start)


@pytest.mark.usefixtures("echo")
def test_plain_has_the_pinned_keys_alone() -> None:
    ran = pincite("check", "-", "--plain", stdin=answer(cited(URL, WORDS)), terminal=True)

    assert set(json.loads(ran.out)) == {"started_at", "finished_at", "verdicts", "summary"}
    assert set(json.loads(ran.out)["verdicts"][0]) == set(PINNED)


@pytest.mark.usefixtures("drift")
def test_a_person_at_a_terminal_gets_words_and_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")

    ran = pincite("check", "-", stdin=answer(cited(URL, WORDS)), terminal=True)

    assert ran.status == 2
    assert not ran.out.startswith("{")
    assert URL in ran.out
    assert "1 of 1 citations checked" in ran.err


@pytest.mark.usefixtures("drift")
def test_with_nli_judges_what_changed() -> None:
    finding = cited(URL, WORDS, nli_claim="The tide rose.", nli_verdict="entails")

    ran = pincite("check", "-", "--with-nli", stdin=answer(finding))

    rerun = json.loads(ran.out)["verdicts"][0]["nli_rerun"]
    assert (rerun["from"], rerun["to"], rerun["changed"]) == ("entails", "neutral", True)


@pytest.mark.usefixtures("drift")
def test_with_nli_closes_the_judges_that_it_built() -> None:
    before = anyio.run(shared().choose, "fake-nli")

    pincite("check", "-", "--with-nli", stdin=answer(cited(URL, WORDS, nli_claim="The tide rose.")))

    # One that is asked for after that is built anew.
    assert anyio.run(shared().choose, "fake-nli") is not before


@pytest.mark.usefixtures("drift")
def test_a_judge_that_nobody_knows_is_a_bad_setting_before_any_page_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "gpt")

    ran = pincite("check", "-", "--with-nli", stdin=answer(cited(URL, WORDS, nli_claim="It rose.")))

    assert (ran.status, ran.out) == (78, "")
    assert "PINCITE_NLI_PROVIDER is 'gpt', which names no judge" in ran.err
    assert pincite("check", "-", stdin=answer(cited(URL, WORDS))).status != 78


@pytest.mark.usefixtures("drift")
def test_with_nli_without_a_usable_judge_says_so_in_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_NLI_PROVIDER", "deberta")

    ran = pincite("check", "-", "--with-nli", stdin=answer(cited(URL, WORDS, nli_claim="It rose.")))

    assert ran.status == 2
    assert "not available" in json.loads(ran.out)["notes"][-1]
    assert "not available" in ran.err


@pytest.mark.usefixtures("echo")
def test_contract_6_a_fake_fetcher_says_so_loudly() -> None:
    ran = pincite("check", "-", stdin=answer(cited(URL, WORDS)))

    assert "fake" in ran.err


@pytest.mark.usefixtures("echo")
def test_since_leaves_out_what_is_recent() -> None:
    ran = pincite("check", "-", "--since", "2025-12-31", stdin=answer(cited(URL, WORDS)))

    assert json.loads(ran.out)["summary"] == {"skipped": 1}


def test_a_since_that_is_no_date_is_told_by_its_option_and_before_a_file_is_read() -> None:
    ran = pincite("check", "/no/such/file", "--since", "yesterday")

    assert ran.status == 64
    assert ran.err.startswith("pincite: --since is no date: 'yesterday'. ")


@each_row(
    "arguments",
    [
        ["check"],
        ["check", "-", "--report", "md", "--out", "a", "--out", "b"],
        ["check", "-", "--report", "sarif", "--plain"],
        ["check", "--no-such-option", "-"],
        ["check", "--no-such-option"],
        ["check", "-", "--report", "pdf"],
        ["check", "-", "--since", "yesterday"],
        ["check", "-", "--plain", "--archive"],
        ["check", "-", "--deadline", "0"],
        ["no-such-command"],
        ["--no-such-option"],
        ["serve", "--transport", "carrier-pigeon"],
        ["serve", "--transport", "http", "--host", "0.0.0.0"],
        ["serve", "--transport", "http", "--port", "65536"],
        ["serve", "--transport", "sse", "--port=-1"],
        ["stamp"],
    ],
)
def test_contract_6_a_wrong_call_is_exit_64(arguments: list[str]) -> None:
    ran = pincite(*arguments, stdin=answer(cited(URL, WORDS)))

    assert (ran.status, ran.out) == (64, "")
    assert ran.err.startswith("pincite: ")
    assert "Traceback" not in ran.err


@each_row(
    "stdin",
    [
        b"",
        b" \n",
        b"not json",
        b"\xff\xfe\x00",
        b"5",
        b"null",
        b'"text"',
        b"{}",
        b"[]",
        b'{"findings": []}',
        b'{"findings": null}',
        b'{"findings": "text"}',
        b"[" * 100_000,
    ],
)
def test_contract_6_unreadable_input_is_exit_65(stdin: bytes) -> None:
    ran = pincite("check", "-", stdin=stdin)

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.startswith("pincite: ")
    assert "Traceback" not in ran.err


@each_row("file", ["no such file", "/", "\0", "x" * 5_000])
def test_a_file_that_cannot_be_read_is_exit_65(file: str) -> None:
    assert pincite("check", file).status == 65


@pytest.mark.usefixtures("echo")
def test_a_file_that_cannot_be_written_is_exit_73() -> None:
    ran = pincite("check", "-", "--out", "/no/such/folder/report.json", stdin=answer(cited(URL, WORDS)))

    assert ran.status == 73


def test_an_unknown_setting_is_exit_78(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "carrier-pigeon")

    ran = pincite("check", "-", stdin=answer(cited(URL, WORDS)))

    assert ran.status == 78
    assert "PROVENANCE_FETCHER" in ran.err


@pytest.mark.usefixtures("echo")
def test_a_lone_surrogate_costs_no_other_verdict() -> None:
    ran = pincite("check", "-", stdin=answer(cited("https://a.test/\ud800", "a\ud800b"), cited(URL, WORDS)))

    assert json.loads(ran.out)["verdicts"][1]["status"] == "match"


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e12", "soon"])
def test_a_deadline_that_is_no_time_is_a_wrong_call(seconds: str) -> None:
    assert pincite("check", "-", f"--deadline={seconds}", stdin=answer(cited(URL, WORDS))).status == 64


@pytest.mark.usefixtures("echo")
def test_a_catalogue_is_named_for_one_check(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    file.write_text(f"id,url_pattern,title\n1,{URL},Tides\n", encoding="utf-8")
    given = answer(cited(URL, WORDS))

    known = pincite("check", "-", "--catalogue", str(file), stdin=given)
    missing = pincite("check", "-", "--catalogue", str(tmp_path / "none.csv"), stdin=given)

    assert json.loads(known.out)["verdicts"][0]["layers"]["L1"] == "ok"
    assert (known.status, missing.status) == (0, 65)
    assert "no such file" in missing.err


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize("command", ["check", "links"])
def test_a_catalogue_that_cannot_be_read_ends_a_command_in_65_by_the_option_and_in_78_by_the_setting(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "torn.csv"
    file.write_text("title\nTides\n", encoding="utf-8")
    given = answer(cited(URL, WORDS))
    for named in (file, tmp_path / "none.csv"):
        monkeypatch.delenv("PINCITE_CATALOGUE", raising=False)
        by_option = pincite(command, "-", "--catalogue", str(named), stdin=given)
        monkeypatch.setenv("PINCITE_CATALOGUE", str(named))
        by_setting = pincite(command, "-", stdin=given)

        assert (by_option.status, by_setting.status) == (65, 78), named
        assert by_option.out == by_setting.out == ""
        assert str(named) in by_option.err
        assert "PINCITE_CATALOGUE" in by_setting.err


@pytest.mark.usefixtures("drift")
def test_people_are_told_which_words_each_verdict_is_on_and_programs_what_they_always_were() -> None:
    legacy = {"summary": "s", "excerpt": "Nobody came.", "citation": {"url": URL}}
    given = answer(cited(URL, WORDS), legacy)

    seen = pincite("check", "-", stdin=given, terminal=True)
    markdown = pincite("check", "-", "--report", "md", stdin=given)
    programs = [pincite("check", "-", *options, stdin=given).out for options in ((), ("--report", "md", "--plain"))]

    assert "\n2. " in seen.out
    assert f'"{WORDS}"' in seen.out
    assert '"Nobody came."' in seen.out
    assert f'1. changed: "{WORDS}"\n2. no stamp: "Nobody came."\n' in markdown.out
    assert not any("Nobody came." in told for told in programs)
