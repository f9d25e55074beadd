"""The command stamps a new value: what came in comes out, with a stamp in the citation's metadata."""

import json
from pathlib import Path

import pytest

from pincite.core.text.canonical import content_sha256
from tests.rows import each_row
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn."
CITATION = {"url": "https://a.test/", "metadata": {"mine": 1}}
FINDING = {"summary": "s", "excerpt": WORDS, "own": ["key"], "citation": CITATION}


def test_a_finding_comes_back_with_its_excerpt_stamped() -> None:
    ran = pincite("stamp", "--finding", "-", stdin=json.dumps(FINDING))

    new = json.loads(ran.out)
    metadata = new["citation"].pop("metadata")
    assert ran.status == 0
    assert ran.out.count("\n") == 1
    assert new == {**FINDING, "citation": {"url": "https://a.test/"}}
    assert metadata["content_hash"] == content_sha256(WORDS)
    assert metadata["mine"] == 1
    assert metadata["accessed_at"].endswith(("+00:00", "Z"))


def test_a_bare_citation_is_stamped_with_the_words_given() -> None:
    ran = pincite(
        *("stamp", "-", "--text", "Other words.", "--claim", "It is so."),
        *("--revision", "7", "--published-date", "1907"),
        stdin=json.dumps(CITATION),
    )

    metadata = json.loads(ran.out)["metadata"]
    assert metadata["content_hash"] == content_sha256("Other words.")
    assert (metadata["nli_claim"], metadata["revision"], metadata["published_date"]) == ("It is so.", "7", "1907")


@each_row(
    "value",
    [
        {**FINDING, "excerpt": ""},
        {**FINDING, "excerpt": None},
        {**FINDING, "excerpt": " \u200b"},
        {**FINDING, "citation": None},
        {**FINDING, "citation": {}},
        {**FINDING, "citation": {"url": "https://a.test/", "metadata": []}},
        {"summary": "s"},
        [],
        [{**FINDING, "excerpt": ""}],
        {"findings": [None]},
        5,
    ],
)
def test_what_cannot_be_stamped_is_exit_65_and_prints_nothing(value: object) -> None:
    ran = pincite("stamp", "--finding", "-", stdin=json.dumps(value))

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.startswith("pincite: ")


def test_verify_of_a_page_that_cannot_be_read_is_exit_3() -> None:
    finding = {**FINDING, "citation": {"url": "http://127.0.0.1:1/"}}

    ran = pincite("stamp", "--finding", "-", "--verify", stdin=json.dumps(finding))

    assert (ran.status, ran.out) == (3, "")
    assert "blocked_address" in ran.err


LOG = "https://a.test/log"
MESSAGE = {
    "type": "message",
    "role": "assistant",
    "content": [
        {
            "type": "text",
            "text": "It rose early.",
            "citations": [
                {"type": "web_search_result_location", "url": LOG, "cited_text": WORDS, "encrypted_index": "RXhh"},
                {"type": "char_location", "cited_text": "words", "document_index": 0, "document_title": "log.pdf"},
            ],
        }
    ],
}


def test_every_citation_of_an_answer_is_stamped_and_what_cannot_be_is_named() -> None:
    ran = pincite("stamp", "-", stdin=json.dumps(MESSAGE))

    new = json.loads(ran.out)
    stamped, left = new["content"][0]["citations"]
    assert ran.status == 0
    assert stamped.pop("pincite")["content_hash"] == content_sha256(WORDS)
    assert new == MESSAGE
    assert "pincite" not in left
    assert "citation 2 of 2 has no stamp: no url" in ran.err


def test_markdown_comes_back_as_markdown_that_check_reads() -> None:
    text = f'The log says "{WORDS}" ([log]({LOG})).\n'

    ran = pincite("stamp", "-", stdin=text)
    again = pincite("check", "-", stdin=ran.out)

    assert ran.status == 0
    assert ran.out.startswith(text.removesuffix(").\n"))
    assert again.status == 3
    assert json.loads(again.out)["summary"] == {"unreachable": 1}


def test_an_answer_comes_back_whole_with_its_json_text_still_text() -> None:
    answer = {"findings": [json.dumps(FINDING), {**FINDING, "excerpt": ""}]}

    ran = pincite("stamp", "-", stdin=json.dumps(answer))

    first, second = json.loads(ran.out)["findings"]
    assert json.loads(first)["citation"]["metadata"]["content_hash"] == content_sha256(WORDS)
    assert second == {**FINDING, "excerpt": ""}


@each_row("option", ["--text", "--claim", "--published-date", "--revision"])
def test_what_is_said_of_one_citation_is_not_said_of_several(option: str) -> None:
    ran = pincite("stamp", "-", option, "x", stdin=json.dumps([FINDING, FINDING]))

    assert (ran.status, ran.out) == (64, "")


def test_a_page_is_not_rendered_where_none_is_read() -> None:
    ran = pincite("stamp", "-", "--render", stdin=json.dumps(FINDING))

    assert (ran.status, ran.out) == (64, "")
    assert "--verify" in ran.err


def test_the_words_of_a_form_that_quotes_none_are_given() -> None:
    annotation = {"type": "url_citation", "url": LOG, "start_index": 0, "end_index": 4, "title": "Log"}

    bare, given = (
        pincite("stamp", "-", stdin=json.dumps(annotation)),
        pincite(
            *("stamp", "-", "--text", WORDS, "--claim", "It rose.", "--revision", "7"), stdin=json.dumps(annotation)
        ),
    )

    metadata = json.loads(given.out)["pincite"]
    assert (bare.status, bare.out) == (65, "")
    assert metadata["content_hash"] == content_sha256(WORDS)
    assert (metadata["nli_claim"], metadata["revision"]) == ("It rose.", "7")


def test_verify_of_an_answer_whose_pages_cannot_be_read_is_exit_3() -> None:
    finding = {**FINDING, "citation": {"url": "http://127.0.0.1:1/"}}

    ran = pincite("stamp", "-", "--verify", stdin=json.dumps([finding, finding]))

    assert (ran.status, ran.out) == (3, "")
    assert ran.err.count("has no stamp") == 2


@each_row("levels", [500, 900, 930, 950, 960, 970, 975, 980, 985, 990, 995, 1_000, 100_000])
def test_an_answer_that_is_nested_too_deeply_is_written_or_refused(levels: int) -> None:
    deep = "[" * levels + "]" * levels

    ran = pincite("stamp", "-", stdin=f'{{"findings": [{json.dumps(FINDING)}], "deep": {deep}}}')

    assert (ran.status, bool(ran.out)) in [(0, True), (65, False)]


@each_row("date", ["2024-99-99", "2024-02-30", "2024-13", "0000", "yesterday", "5 March 2024", "20", "1907-1-2"])
def test_a_published_date_that_is_no_date_is_a_wrong_call(date: str) -> None:
    ran = pincite("stamp", "-", "--published-date", date, stdin=json.dumps(FINDING))

    assert (ran.status, ran.out) == (64, "")
    assert f"--published-date is no date: {date!r}. Write it like 2026-01-31" in ran.err


@each_row(
    "date", ["2024-02-29", "2024-02-29T08:00:00+01:00", "2024-02-29T08:00Z", "20240229", "2024-12", "1907", " 1907 "]
)
def test_a_published_date_is_kept_as_it_is_written(date: str) -> None:
    ran = pincite("stamp", "-", "--published-date", date, stdin=json.dumps(FINDING))

    assert json.loads(ran.out)["citation"]["metadata"]["published_date"] == date.strip()


def test_a_date_that_the_citation_has_already_is_opaque_and_stays() -> None:
    known = {"content_hash": content_sha256(WORDS), "accessed_at": "2025-01-01T00:00:00Z", "published_date": "spring"}
    finding = {**FINDING, "citation": {"url": "https://a.test/", "metadata": known}}

    for options in ((), ("--again",)):
        ran = pincite("stamp", "-", *options, stdin=json.dumps(finding))

        assert json.loads(ran.out)["citation"]["metadata"]["published_date"] == "spring"


MEMO = f'The log says "{WORDS}" ([log]({{url}})).\n'


def test_what_is_stamped_goes_to_the_file_that_is_named(tmp_path: Path) -> None:
    memo, out = tmp_path / "memo.md", tmp_path / "finding.json"
    memo.write_text(MEMO.format(url=LOG), encoding="utf-8")

    one = pincite("stamp", "-", "--out", str(out), stdin=json.dumps(FINDING))
    each = pincite("stamp", str(memo), "--out", str(memo))

    assert (one.status, one.out, each.status, each.out) == (0, "", 0, "")
    assert json.loads(out.read_text(encoding="utf-8"))["citation"]["metadata"]["content_hash"] == content_sha256(WORDS)
    assert memo.read_text(encoding="utf-8").count("<!-- pincite {") == 1


@pytest.mark.parametrize("given", [json.dumps({**FINDING, "citation": {"url": "http://127.0.0.1:1/"}}), "memo"])
def test_where_nothing_is_stamped_no_file_is_written(given: str, tmp_path: Path) -> None:
    out = tmp_path / "stamped"
    stdin = MEMO.format(url="http://127.0.0.1:1/") if given == "memo" else given

    ran = pincite("stamp", "-", "--verify", "--out", str(out), stdin=stdin)

    assert (ran.status, ran.out) == (3, "")
    assert not out.exists()


def test_a_place_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    ran = pincite("stamp", "-", "--out", str(tmp_path / "none" / "x.json"), stdin=json.dumps(FINDING))

    assert (ran.status, ran.out) == (73, "")


def test_what_speaks_against_words_that_stand_is_said_when_they_are_stamped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = "<p>It is a myth that the tide rose at dawn on Monday.</p><h2 id=noon>Noon</h2><p>The boats came back.</p>"
    (tmp_path / "page.html").write_text(page)
    memo = tmp_path / "memo.md"
    memo.write_text(
        '"the tide rose at dawn on Monday" ([log](page.html)).\n\n"The boats came back" ([log](page.html#noon)).\n\n'
        '"the tide rose at dawn on Monday" ([log](page.html#noon)).\n'
    )
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))

    ran = pincite("stamp", str(memo), "--verify")
    alone = pincite("stamp", (tmp_path / "page.html").as_uri(), "--text", "the tide rose at dawn on Monday", "--verify")

    assert (ran.status, alone.status) == (0, 0)
    assert "pincite: read as markdown: 3 citations, 3 with a stamp" in ran.err
    words = 'words right before it can reverse it; right before it: "It is a myth that"'
    assert [line for line in ran.err.splitlines() if "Careful" in line] == [
        f"pincite: citation 1 of 3 (line 1): Careful: {words}",
        "pincite: citation 3 of 3 (line 5): Careful: the URL points elsewhere: it stands before #noon; " + words,
    ]
    assert "pincite: Careful: words right before it can reverse it" in alone.err
