"""A report names the file that was read where the citation does not, and says once where the others begin."""

from pincite.core.models import Reason, SourceFile
from pincite.core.reports import markdown
from pincite.core.reports.explained import cause
from pincite.core.reports.files import read_from, start_of_paths
from tests.core.reports.shown import shown
from tests.core.reports.verdicts import LOST, STANDS, report

FROM_TEXT, FROM_ROOT = SourceFile(path="../web/a.txt"), SourceFile(path="web/a.txt", root=2)
BEGIN = "Relative paths begin at the folder of the text, where no other file is named."


def test_a_file_is_named_unless_it_is_the_cited_path_beside_the_text() -> None:
    rows = [
        ("../web/a.txt", FROM_TEXT, ""),
        ("./../web/./a.txt#part", FROM_TEXT, ""),
        ("../w%65b/a.txt", FROM_TEXT, ""),
        ("web/a.txt", FROM_TEXT, "../web/a.txt, from the folder of the text"),
        ("file:///srv/web/a.txt", FROM_TEXT, "../web/a.txt, from the folder of the text"),
        ("web/a.txt", FROM_ROOT, "web/a.txt, from folder 2 of PINCITE_ROOTS"),
        ("https://a.test/", None, ""),
    ]

    for url, file, told in rows:
        verdict = STANDS.model_copy(update={"url": url, "file": file})
        assert read_from(verdict) == told, url
        assert bool(start_of_paths(report(verdict))) is (file is not None and not told)


def test_the_reports_for_people_and_json_say_which_file_was_read() -> None:
    beside = STANDS.model_copy(update={"url": "../web/a.txt", "file": FROM_TEXT})
    elsewhere = STANDS.model_copy(update={"url": "web/a.txt", "file": FROM_ROOT})
    whole = report(beside, elsewhere)

    page, lines = markdown.render(whole, excerpts=("words", "words")), shown(whole)

    assert BEGIN in page
    assert "2. stands (File: web/a.txt, from folder 2 of PINCITE_ROOTS)" in markdown.render(whole)
    assert BEGIN in lines
    assert '2. stands: "words" (File: web/a.txt, from folder 2 of PINCITE_ROOTS)' in page
    assert "File: web/a.txt, from folder 2 of PINCITE_ROOTS" in lines
    assert elsewhere.to_dict()["file"] == {"path": "web/a.txt", "root": 2}
    assert beside.to_dict()["file"] == {"path": "../web/a.txt"}
    assert "file" not in STANDS.to_dict() | elsewhere.plain()


def test_why_a_file_could_not_be_read_speaks_of_no_server_and_no_address() -> None:
    for reason in (Reason.NOT_FOUND, Reason.BLOCKED_ADDRESS, Reason.FORBIDDEN, Reason.TIMEOUT):
        of_file, of_page = (
            cause(LOST.model_copy(update={"reason": reason, "url": url})) for url in ("notes.txt", LOST.url)
        )
        assert "file" in of_file
        assert "file" not in of_page
