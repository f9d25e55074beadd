"""Several files are one check: one report in their order, one request a page, and every verdict with its place."""

import json
import os
from pathlib import Path

import anyio.to_thread
import pytest

from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.shapes.output import output_of
from pincite.core.shapes.recognised import recognise
from pincite.server.cli.together import CitingFile, joined, parts
from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import Ran, pincite
from tests.web import Reply, serve

DAWN = "The tide rose at dawn and the boats left the harbour."
DUSK = "The tide fell at dusk and the boats came home again."


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two folders, each with a text that cites the file beside it; in one the file has changed."""
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for name, words in (("a", DAWN), ("b", DUSK)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "log.txt").write_text(words)
        text = tmp_path / name / "notes.md"
        text.write_text(f'# Notes\r\n\r\nIt says:\r\n"{words}" ([log](log.txt)).\r\n', newline="")
        assert pincite("stamp", str(text), "--verify", "--out", str(text)).status == 0
    (tmp_path / "b" / "log.txt").write_text(DUSK.replace("dusk", "noon"))
    (tmp_path / "plain.md").write_text("Nothing is cited here.")
    (tmp_path / "empty.md").write_text("")
    (tmp_path / "none.json").write_text('{"findings": []}')
    return tmp_path


def verdicts(ran: Ran) -> list[tuple[str, str, int | None]]:
    found = json.loads(ran.out)["verdicts"]
    return [(one["status"], one["cited_in"]["path"], one["cited_in"].get("line")) for one in found]


def test_each_verdict_says_in_which_file_and_line_it_is_cited_and_paths_begin_beside_their_text(folder: Path) -> None:
    ran = pincite("check", "b/notes.md", "a/notes.md")

    assert ran.status == 2
    assert verdicts(ran) == [("changed", "b/notes.md", 4), ("match", "a/notes.md", 4)]
    assert json.loads(ran.out)["notes"] == ["read: 2 citations in 2 files"]


def test_reports_for_people_name_the_file_and_line(folder: Path) -> None:
    text, markdown = (pincite("check", "a/notes.md", "b/notes.md", "--report", form).out for form in ("txt", "md"))

    assert "2. changed     log.txt  b/notes.md:4" in text.splitlines()
    assert f'2. changed: "{DUSK}" \u2013 b/notes.md:4' in markdown.splitlines()


def test_what_cites_nothing_is_named_and_costs_no_other(folder: Path) -> None:
    ran = pincite("check", "plain.md", "a/notes.md", "empty.md", "none.json")

    assert (ran.status, verdicts(ran)) == (0, [("match", "a/notes.md", 4)])
    assert json.loads(ran.out)["notes"][0] == "read: 1 citation in 1 file"
    assert json.loads(ran.out)["notes"][-1] == "without citations: plain.md, empty.md, none.json"


def test_a_file_that_is_named_twice_is_checked_once(folder: Path) -> None:
    os.symlink("notes.md", "a/link.md")
    ran = pincite("check", "a/notes.md", "a/link.md", str(folder / "a" / "notes.md"))

    assert verdicts(ran) == [("match", "a/notes.md", 4)]


def test_json_has_its_file_and_standard_input_has_no_place(folder: Path) -> None:
    stamped = pincite("stamp", "https://a.test/", "--text", DAWN).out
    (folder / "one.json").write_text(stamped)
    ran = pincite("check", "one.json", "-", "--deadline", "0.001", stdin=(folder / "a" / "notes.md").read_bytes())

    places = [one.get("cited_in") for one in json.loads(ran.out)["verdicts"]]
    assert places == [{"path": "one.json"}, None]


@pytest.mark.usefixtures("folder")
@each_row(
    ("named", "told"),
    [
        (["a/notes.md", "none.md"], "cannot read none.md: No such file"),
        (["a/notes.md", "broken.json"], "broken.json: The input is not JSON"),
        (["a/notes.md", "page.html"], "Citations are read in Markdown and not in HTML"),
        (["a/notes.md", "a"], "cannot read a: Is a directory"),
        (["plain.md", "empty.md"], "none of the 2 files holds a citation"),
        (["plain.md"], "plain.md is no JSON and holds no quotation"),
    ],
)
def test_one_that_cannot_be_read_ends_the_check_before_it_begins(named: list[str], told: str) -> None:
    Path("broken.json").write_text('{"findings": [')
    Path("page.html").write_text("<p>Nothing</p>")
    ran = pincite("check", *named)

    assert (ran.status, ran.out) == (65, "")
    assert told in ran.err


def test_all_files_together_hold_no_more_citations_than_the_setting_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINCITE_MAX_CITATIONS", "1")
    ran = pincite("check", "a/notes.md", "b/notes.md")

    assert (ran.status, "The input holds 2 findings; at most 1" in ran.err) == (65, True)


def test_fakes_say_once_that_no_source_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake")
    ran = pincite("check", "a/notes.md", "b/notes.md")

    assert (ran.status, ran.err.count("WARNING"), len(json.loads(ran.out)["notes"])) == (0, 1, 2)


async def test_a_page_that_several_files_cite_is_asked_for_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve({"/tides": Reply.html(f"<p>{DAWN}</p><p>{DUSK}</p>")}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        for name, words in (("a", DAWN), ("b", DUSK)):
            (folder / name / "web.md").write_text(f'It says "{words}" ([tides]({web.url("/tides")})).')

        def checked() -> Ran:
            for name in ("a", "b"):
                pincite("stamp", f"{name}/web.md", "--out", f"{name}/web.md")
            return pincite("check", "a/web.md", "b/web.md", "a/notes.md")

        ran = await anyio.to_thread.run_sync(checked)

    assert [one[0] for one in verdicts(ran)] == ["match"] * 3
    assert len(web.requests) == 1


def test_links_pass_over_a_text_without_any_and_name_it(folder: Path) -> None:
    several = pincite("links", "plain.md", "a/notes.md", "--report", "json")
    alone, none = pincite("links", "plain.md"), pincite("links", "plain.md", "empty.md")

    (result,) = json.loads(several.out)["results"]
    assert (several.status, result["cited_in"]) == (0, {"path": "a/notes.md", "line": 4})
    assert "without citations: plain.md" in json.loads(several.out)["notes"]
    assert (alone.status, none.status) == (65, 65)


def test_what_is_left_out_of_each_of_many_files_is_told(folder: Path) -> None:
    names = [f"{number}.md" for number in range(7)]
    for name in names:
        (folder / name).write_text(f'It says "{DAWN}" ([log](a/log.txt)).\n\nAnd "{DUSK}" of nobody.\n')
    for command in ("check", "links"):
        shown = pincite(command, *names, "--report", "txt").out
        assert all(f"Note: {name}: left out: quotations that no link follows (1): line 3" in shown for name in names)


def test_a_link_of_a_list_and_of_an_answer_has_its_place_and_one_that_was_named_itself_has_none(folder: Path) -> None:
    (folder / "list.txt").write_text("# ours\n\nhttps://a.test/\na/none.md\n")
    (folder / "one.json").write_text('[{"url": "https://b.test/"}]')
    ran, shown = (
        pincite("links", "list.txt", "one.json", "https://c.test/", "--report", form) for form in ("json", "txt")
    )

    places = [one.get("cited_in") for one in json.loads(ran.out)["results"]]
    assert places == [{"path": "list.txt", "line": 3}, {"path": "list.txt", "line": 4}, {"path": "one.json"}, None]
    assert "[2] skipped / skipped a/none.md; list.txt:4; not_found: " in shown.out


def citing(file: str, *urls: str, language: str = "") -> CitingFile:
    findings = [cited(url, DAWN) for url in urls]
    return CitingFile(file, output_of(recognise({"findings": findings, "metadata": {"language": language}})))


def test_paths_are_read_from_the_folder_of_their_file_and_first_and_all_else_together() -> None:
    made = parts([citing("a/x.json", "https://a.test/", "log.txt"), citing("b/y.json", "log.txt")], by_language=False)

    assert [(part.base and part.base.name, part.places) for part in made] == [("a", (1,)), ("b", (2,)), (None, (0,))]
    assert [[finding.place for finding in part.output.findings] for part in made] == [[0], [0], [0]]


def test_answers_in_two_languages_are_apart_only_where_a_judge_reads_their_claims() -> None:
    both = [citing("x.json", "https://a.test/", language="de"), citing("y.json", "https://a.test/", language="en")]

    assert [part.output.language for part in parts(both, by_language=True)] == ["de", "en"]
    assert [part.places for part in parts(both, by_language=False)] == [(0, 1)]


@each_row(("first", "second"), [(True, True), (True, False), (False, True)])
def test_a_report_of_several_parts_is_whole_where_each_is_and_says_once_what_all_say(first: bool, second: bool) -> None:
    both = [citing("a/x.json", "https://a.test/"), citing("b/y.json", "log.txt")]
    reports = [
        ProvenanceReport.of(
            [ProvenanceVerdict.model_validate({"url": note, "status": "no_record"})],
            started_at=f"{note} began", finished_at=f"{note} ended", complete=whole, notes=["read", "all", note],
        )
        for whole, note in ((first, "one"), (second, "two"))
    ]  # fmt: skip

    report = joined(both, list(zip(parts(both, by_language=False), reports, strict=True)), ["read"])

    assert report.complete is (first and second)
    assert report.notes == ["read", "all", "one", "two"]
    assert [verdict.url for verdict in report.verdicts] == ["two", "one"]
    assert (report.started_at, report.finished_at) == ("one began", "two ended")
