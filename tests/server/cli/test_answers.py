"""A text is told what a text must hold, JSON what is wrong with it, and a document that it is none of the two."""

import io
import json
from pathlib import Path

import pytest

from pincite.core.text.canonical import content_sha256
from pincite.server.cli.answers import say_left_out
from pincite.server.cli.console import Console
from tests.core.extract.zipped import zipped
from tests.rows import each_row
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn."
OLD = bytes.fromhex("D0CF11E0A1B11AE1") + bytes(600)
CITES = f'The log says "{WORDS}" ([log](https://a.test/log)).\n'


def written(folder: Path, name: str, text: str | bytes) -> str:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


@pytest.mark.parametrize("command", ["check", "stamp", "fidelity", "links"])
@pytest.mark.parametrize("name", ["n.md", "N.MARKDOWN", "n.txt", "n.csv", "n.html", "n"])
@pytest.mark.parametrize("text", ["Just text", "[a link](https://a.test/) and no quotation", '"Quoted" and no link'])
def test_a_text_that_cites_nothing_is_told_how_a_text_cites(command: str, name: str, text: str, tmp_path: Path) -> None:
    file = written(tmp_path, name, text)

    ran = pincite(command, file)

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.startswith(f"pincite: {file} is no JSON and holds no quotation that a link follows, such as ")
    assert "docs/shapes.md" in ran.err
    assert "Expecting value" not in ran.err


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("n.json", "Just text", "The input is not JSON: Expecting value at line 1, column 1."),
        ("n.JSONL", "Just text", "The input is not JSON: "),
        ("n.md", '{"findings": [', "The input is not JSON: "),
        ("n.txt", '\ufeff[{"url": ', "The input is not JSON: "),
        ("n.md", "5", "The input is a number of another shape"),
        ("n.md", '"words"', "The input is a JSON string"),
        ("n.md", b"caf\xe9", "The input is not text: "),
    ],
)
def test_what_else_is_wrong_with_a_file_is_said_as_ever(
    name: str, text: str | bytes, told: str, tmp_path: Path
) -> None:
    ran = pincite("check", written(tmp_path, name, text))

    assert ran.status == 65
    assert told in ran.err
    assert "Markdown" not in ran.err


def test_a_text_in_other_markup_or_another_charset_is_told_what_to_make_of_it(tmp_path: Path) -> None:
    rows: list[tuple[str, str | bytes, str]] = [
        ("n.html", "<p>Words</p>", "not in HTML: convert it first"),
        ("n.RST", "Words", "not in reStructuredText: convert it first"),
        ("n.md", b"caf\xe9", "Save "),
        ("n.md", b"caf\xe9", " as UTF-8."),
    ]

    for name, text, told in rows:
        assert told in pincite("check", written(tmp_path, name, text)).err
    assert "convert" not in pincite("check", written(tmp_path, "n.md", "Words")).err
    assert "Save" not in pincite("check", written(tmp_path, "n.md", b"caf\xe9\0")).err


def test_only_what_was_left_out_of_a_text_is_told_of_to_whoever_reads_no_report(tmp_path: Path) -> None:
    console = Console(io.BytesIO(), io.StringIO(), err := io.StringIO())

    say_left_out(["read as markdown: 2 citations", "left out: links that follow no quotation (1): line 3"], console)

    assert "left out: links" in err.getvalue()
    assert "read as" not in err.getvalue()


def test_too_many_citations_of_a_text_are_no_lack_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_MAX_CITATIONS", "1")

    for command, text in [("stamp", CITES * 2), ("links", "https://a.test/1\nhttps://a.test/2\n")]:
        assert "at most 1 are checked" in pincite(command, written(tmp_path, "n.md", text)).err


def test_a_text_that_cites_and_one_that_is_json_are_read_whatever_they_are_called(tmp_path: Path) -> None:
    finding = {"excerpt": WORDS, "citation": {"url": "https://a.test/"}}

    marked = pincite("stamp", written(tmp_path, "n.md", CITES))
    decoded = pincite("stamp", written(tmp_path, "n.txt", json.dumps(finding)))
    listed = pincite("links", written(tmp_path, "l.md", f"[Log](https://a.test/0): {CITES}"))

    assert (marked.status, decoded.status, listed.status) == (0, 0, 0)
    assert content_sha256(WORDS) in marked.out
    assert [result["url"] for result in json.loads(listed.out)["results"]] == ["https://a.test/log"]


@each_row("command", ["check", "stamp", "fidelity", "links"])
def test_a_text_on_standard_input_is_told_so_too(command: str) -> None:
    ran = pincite(command, "-", stdin="Just text")

    assert ran.err.startswith("pincite: standard input is no JSON and holds no quotation that a link follows")


@pytest.mark.parametrize("command", ["check", "stamp", "fidelity", "links"])
@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.odt", zipped({"mimetype": "application/vnd.oasis.opendocument.text"}), "an OpenDocument text (.odt)"),
        ("a.rtf", b"{\\rtf1 The tide rose.}", "an RTF document (.rtf)"),
        ("a.xlsx", b"PK\x03\x04" + bytes(90), "an Excel workbook (.xlsx)"),
        ("a.pptx", b"PK\x03\x04" + bytes(90), "a PowerPoint presentation (.pptx)"),
        ("a.doc", OLD, "a document of Word's format before 2007 (.doc)"),
    ],
)
def test_a_document_that_is_not_read_is_called_what_it_is(
    command: str, name: str, content: bytes, kind: str, tmp_path: Path
) -> None:
    file = written(tmp_path, name, content)

    ran = pincite(command, file)

    formats = "HTML, text, Markdown, JSON, XML, PDF, DOCX and EPUB"
    assert (ran.status, ran.out) == (65, "")
    assert ran.err == f"pincite: {file} holds no answer: {kind} is not read; formats that are: {formats}\n"


def test_a_document_that_is_read_is_told_how_it_is_cited(tmp_path: Path) -> None:
    file = written(tmp_path, "a b.pdf", b"%PDF-1.7\n" + bytes(90))

    named, piped = pincite("check", file), pincite("check", "-", stdin=b"%PDF-1.7\n" + bytes(90))

    assert f"{file} is a source (PDF) and no answer that cites one" in named.err
    assert f"pincite stamp {Path(file).as_uri()} --text" in named.err
    assert "standard input is a source (PDF)" in piped.err
    assert "file:" not in piped.err


@pytest.mark.parametrize("command", ["check", "stamp", "fidelity", "links"])
@pytest.mark.parametrize("name", ["minutes.txt", "lease.html"])
def test_a_text_that_may_be_a_source_is_told_how_it_is_cited(command: str, name: str, tmp_path: Path) -> None:
    file = written(tmp_path, name, f"<p>{WORDS}</p>")

    ran, piped = pincite(command, file), pincite(command, "-", stdin=WORDS)

    assert f"If it is a source, what it says is stamped by its address: pincite stamp {Path(file).as_uri()} " in ran.err
    assert "file:" not in piped.err


TWO = f'{CITES}\nHe said "so it was then".\n\nSee [more](https://a.test/more).\n'
LEFT_OUT = (
    "pincite: left out: links that follow no quotation (1): line 5\n"
    'pincite: left out: quotations that no link follows (1): line 3 "so it was then"\n'
)


@pytest.mark.parametrize("command", [("check",), ("stamp",), ("fidelity", "--mode", "off")])
def test_what_of_a_text_is_no_citation_is_named(command: tuple[str, ...], tmp_path: Path) -> None:
    ran = pincite(*command, written(tmp_path, "n.md", TWO))

    assert ran.status == 0
    assert LEFT_OUT in ran.err


def test_a_text_none_of_whose_quotations_has_its_link_names_both(tmp_path: Path) -> None:
    text = '"So it was then." He left. It was late.\n\nSee [more](https://a.test/more).\n'

    ran = pincite("stamp", written(tmp_path, "n.md", text))

    left = 'links that follow no quotation (1): line 3; quotations that no link follows (1): line 1 "So it was then."'
    assert f" Left out: {left}." in ran.err


def test_a_report_at_a_terminal_names_it_once(tmp_path: Path) -> None:
    file = written(tmp_path, "n.md", TWO)

    shown = pincite("check", file, terminal=True)
    piped = pincite("check", file)

    assert "left out" not in shown.err
    assert "so it was then" in shown.out
    assert [note for note in json.loads(piped.out)["notes"] if "so it was then" in note]


def test_bytes_of_no_kind_are_told_where_they_stop_being_text(tmp_path: Path) -> None:
    assert "The input is not text: " in pincite("check", written(tmp_path, "n.bin", b"\xc1\x81" * 40)).err


def test_a_folder_in_place_of_a_file_is_told_how_its_files_are_checked(tmp_path: Path) -> None:
    for command in ("check", "links", "stamp"):
        ran = pincite(command, str(tmp_path))
        assert (ran.status, "check and links take several" in ran.err) == (65, True)
