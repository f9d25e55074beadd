"""``pincite links`` takes files and URLs, prints one report, and its status says what it found."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.fakes import cited
from tests.rows import each_row
from tests.server.cli.command import Ran, pincite
from tests.web import Reply, serve_in_thread

A = "https://a.test/1"
WOL = "https://wol.jw.org/en/wol/d/r1/lp-e"


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server each path of which is the status that it answers with."""
    page = Reply.html("<p>Words</p>")
    with serve_in_thread({f"/{status}": replace(page, status=status) for status in (200, 403, 404, 410, 500)}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        yield web.url("")


@pytest.fixture
def catalogue(tmp_path: Path) -> str:
    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern,title\n1102021811,,Enjoy Life Forever!\n")
    return str(file)


def results(ran: Ran) -> list[dict[str, Any]]:
    assert ran.out.count("\n") == 1
    found: list[dict[str, Any]] = json.loads(ran.out)["results"]
    return found


def test_files_urls_and_standard_input_are_one_list_in_their_order(tmp_path: Path) -> None:
    answer, lines = tmp_path / "answer.json", tmp_path / "urls.txt"
    answer.write_text(json.dumps({"findings": [cited("https://a.test/answer", "words")]}))
    lines.write_text("# mine\nhttps://a.test/line\n")

    ran = pincite("links", str(answer), A, "-", str(lines), stdin='["https://a.test/stdin"]')

    assert ran.status == 0
    assert [one["url"] for one in results(ran)] == [
        "https://a.test/answer",
        A,
        "https://a.test/stdin",
        "https://a.test/line",
    ]
    assert {one["resolve"] for one in results(ran)} == {"skipped"}


@pytest.mark.parametrize(
    ("paths", "status"),
    [
        (["200"], 0),
        (["200", "403"], 3),
        (["500"], 3),
        (["404"], 2),
        (["410", "403"], 2),
    ],
)
def test_the_status_says_the_worst_that_was_found_live(host: str, paths: list[str], status: int) -> None:
    ran = pincite("links", *(f"{host}/{path}" for path in paths), "--live")

    assert ran.status == status
    assert [one["status"] for one in results(ran)] == [int(path) for path in paths]


@each_row("live", [[], ["--live"]])
@each_row("mistyped", ["isbn:978-0-306-40615-8", "doi:11.1000/x", "arxiv:9913.00001"])
def test_a_mistyped_identifier_is_exit_2_and_no_fault_of_a_network(mistyped: str, live: list[str]) -> None:
    ran = pincite("links", mistyped, *live)

    (result,) = json.loads(ran.out)["results"]
    assert (ran.status, result["resolve"], set(result)) == (2, "skipped", {"url", "resolve", "catalog", "notes"})
    assert result["notes"][0].startswith("bad_url: ")


@each_row("live", [[], ["--live"]])
@each_row("url", ["ftp://a.test/", "htp://foo", "https://", "https://u:p@a.test/"])
def test_a_url_that_cannot_be_asked_is_exit_3_whether_or_not_it_was_to_be_asked(url: str, live: list[str]) -> None:
    assert pincite("links", url, *live).status == 3
    assert pincite("links", url, "isbn:978-0-306-40615-8", *live).status == 2


def test_a_file_beneath_a_folder_that_is_named_needs_no_word_on_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path / "in"))

    inside, outside = results(pincite("links", (tmp_path / "in/a.txt").as_uri(), (tmp_path / "a.txt").as_uri()))

    assert inside["notes"] == []
    assert outside["notes"] == ["a file: it is read only beneath the folders that PINCITE_ROOTS names"]


def test_a_relative_link_of_a_file_is_looked_for_beside_it_whether_or_not_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path / "in"))
    notes = tmp_path / "in" / "my notes"
    notes.mkdir(parents=True)
    (tmp_path / "in" / "Ma\u00df.txt").write_text("The tide rose at dawn.")
    (tmp_path / "out.txt").write_text("The tide rose at dawn.")
    rows = [("../Ma\u00df.txt", 0, 0), ("none.txt", 3, 2), ("../../out.txt", 3, 3)]

    for url, status, live in rows:
        answer, listed = notes / "answer.json", notes / "list.txt"
        answer.write_text(json.dumps([cited(url, "The tide rose at dawn.")]))
        listed.write_text(f"{url}\n", encoding="utf-8")
        for file in (answer, listed):
            assert (pincite("links", str(file)).status, pincite("links", str(file), "--live").status) == (status, live)


def test_what_of_a_text_is_no_citation_is_said_in_the_report_or_beside_it(tmp_path: Path) -> None:
    text = tmp_path / "notes.md"
    text.write_text('The log says "the tide rose at dawn" ([log](https://a.test/)).\n\nSee [b](https://b.test/).\n')

    person, program = pincite("links", str(text), terminal=True), pincite("links", str(text))

    assert "left out: links that follow no quotation (1): line 3" in person.out
    assert "left out: links that follow no quotation (1): line 3" in program.err
    assert json.loads(program.out)["notes"][0] == "read as markdown: 1 citation"


@pytest.mark.parametrize(("document", "word", "status"), [("1102021811", "ok", 0), ("1102021812", "missing", 2)])
def test_the_catalogue_decides_without_the_network(catalogue: str, document: str, word: str, status: int) -> None:
    ran = pincite("links", f"{WOL}/{document}", "--catalogue", catalogue)

    assert (ran.status, results(ran)[0]["catalog"]) == (status, word)


def test_another_title_is_exit_2(catalogue: str) -> None:
    citation = {"url": f"{WOL}/1102021811", "title": "Daniel's Prophecy"}

    ran = pincite("links", "-", "--catalogue", catalogue, stdin=json.dumps([citation]))

    assert (ran.status, results(ran)[0]["catalog"]) == (2, "mismatch")


def test_the_option_wins_over_the_setting(catalogue: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_CATALOGUE", catalogue)
    by_setting = pincite("links", f"{WOL}/1102021811")
    monkeypatch.setenv("PINCITE_CATALOGUE", "/no/such/catalogue")
    by_option = pincite("links", f"{WOL}/1102021811", "--catalogue", catalogue)

    assert [results(ran)[0]["catalog"] for ran in (by_setting, by_option)] == ["ok", "ok"]


def test_a_person_gets_lines_and_a_page_gets_markdown(catalogue: str) -> None:
    person = pincite("links", f"{WOL}/7", "--catalogue", catalogue, terminal=True)
    page = pincite("links", f"{WOL}/7", "--catalogue", catalogue, "--report", "md")

    assert person.out.startswith("Links: 1. Resolve: 1 skipped.")
    assert page.out.startswith("# Link report")
    assert person.status == page.status == 2


@each_row(
    ("arguments", "status"),
    [
        ([], 64),
        (["--deep"], 64),
        ([A, "--report", "pdf"], 64),
        (["/no/such/file"], 65),
        (["-"], 65),
        ([A, "--catalogue", "/no/such/catalogue"], 65),
    ],
)
def test_a_wrong_call_and_unreadable_input_are_never_2_or_3(arguments: list[str], status: int) -> None:
    ran = pincite("links", *arguments)

    assert (ran.status, ran.out) == (status, "")
    assert ran.err.startswith("pincite: ")


def test_a_bad_setting_is_exit_78(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_CATALOGUE", "/no/such/catalogue")

    ran = pincite("links", A)

    assert ran.status == 78
    assert "PINCITE_CATALOGUE" in ran.err


def test_the_switch_of_the_server_is_not_the_command_s(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_LIVE_LINKS", "false")

    assert results(pincite("links", f"{host}/200", "--live"))[0]["resolve"] == "ok"


@pytest.mark.parametrize(
    ("name", "options", "start"),
    [
        ("r.md", [], "# Link report"),
        ("r.json", [], "{"),
        ("r", [], "{"),
        ("r.json", ["--report", "md"], "# Link report"),
    ],
)
def test_out_writes_the_report_in_the_format_of_its_name(
    name: str, options: list[str], start: str, tmp_path: Path
) -> None:
    ran = pincite("links", A, "--out", str(tmp_path / name), *options, terminal=True)

    assert (ran.status, ran.out) == (0, "")
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)


def test_a_place_that_cannot_be_written_is_refused_before_any_link_is_checked(tmp_path: Path) -> None:
    assert pincite("links", A, "--out", str(tmp_path / "none" / "r.json")).status == 73


def test_a_report_is_never_written_over_a_file_that_is_read(tmp_path: Path, catalogue: str) -> None:
    answer, other = tmp_path / "answer.json", tmp_path / "other.json"
    answer.write_text(json.dumps([cited(A, "words")]))
    other.symlink_to(answer)
    before = (answer.read_bytes(), Path(catalogue).read_bytes())

    for command in ("check", "links"):
        for out in (str(answer), str(other), catalogue):
            ran = pincite(command, str(answer), "--catalogue", catalogue, "--out", out)
            assert (ran.status, "would be lost" in ran.err) == (64, True), (command, out)
    assert (answer.read_bytes(), Path(catalogue).read_bytes()) == before
    assert pincite("links", A + "x" * 300, str(answer), "--out", str(tmp_path / "report.json")).status == 0
    assert pincite("links", A, "--out", str(tmp_path / "report.json")).status == 0
