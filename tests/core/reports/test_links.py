"""A link report for a program, for a page and for a model, in which no link steers its reader."""

import json
from dataclasses import replace

from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve, Unaskable
from pincite.core.reports.links import LIMIT, as_json, as_markdown, as_text, is_unclear, is_wrong
from tests.rows import each_row

FINE = LinkResult("https://a.test/fine", Resolve.OK, Catalog.OK, "", 200, "1", "One")
GONE = LinkResult("https://a.test/gone", Resolve.GONE, Catalog.SKIPPED, "", 410, notes=("gone: It is gone.",))
MISSING = LinkResult("https://a.test/9", Resolve.SKIPPED, Catalog.MISSING, id="9", notes=("no document has the id 9",))
REFUSED = LinkResult("https://a.test/no", Resolve.REFUSED, Catalog.SKIPPED, "", 403, notes=("forbidden: No.",))
MOVED = LinkResult("https://a.test/old", Resolve.OK_REDIRECT, Catalog.SKIPPED, "https://a.test/new", 200)
REPORT = LinkReport((FINE, MOVED, REFUSED, MISSING, GONE), notes=("a note",))


def test_json_is_one_line_in_its_own_letters() -> None:
    line = as_json(LinkReport((LinkResult("https://\u00e9.test/\n", Resolve.OK, Catalog.OK),)))

    assert "https://\u00e9.test/" in line
    assert "\n" not in line
    assert json.loads(line)["results"][0]["url"] == "https://\u00e9.test/\n"


def test_markdown_is_a_row_a_link() -> None:
    lines = as_markdown(REPORT).splitlines()

    assert lines[0] == "# Link report"
    assert "- Resolve: 1 ok, 1 ok_redirect, 1 refused, 1 skipped, 1 gone" in lines
    assert "| 1 | https://a.test/fine | ok | ok | 200 | - | 1 | One | - |" in lines
    assert "Note: a note" in lines


def test_no_cell_ends_its_row() -> None:
    odd = LinkResult("https://a.test/|x", Resolve.OK, Catalog.OK, title="a|b\n# c <script>", notes=("`|`",))

    [row] = [line for line in as_markdown(LinkReport((odd,))).splitlines() if "a.test" in line]

    assert row.replace("\\|", "").count("|") == 10
    assert "<" not in row


def test_the_text_says_the_worst_first_and_only_counts_what_is_fine() -> None:
    lines = as_text(REPORT).splitlines()

    assert lines[:3] == [
        "Links: 5. Resolve: 1 ok, 1 ok_redirect, 1 refused, 1 skipped, 1 gone.",
        "Catalog: 1 ok, 3 skipped, 1 missing.",
        "Note: a note",
    ]
    assert [line.split()[0] for line in lines[3:]] == ["[4]", "[5]", "[3]", "[2]"]
    assert lines[-1] == "[2] ok_redirect / skipped https://a.test/old; now at https://a.test/new"


def test_a_note_of_several_links_is_told_once_and_then_by_its_number() -> None:
    note = "bad_url: The URL is relative: it names no scheme such as https:."
    odd = [
        LinkResult(url, Resolve.SKIPPED, Catalog.SKIPPED, notes=(note,), unaskable=Unaskable.MALFORMED) for url in "abc"
    ]
    report = LinkReport((odd[0], FINE, odd[1], MISSING, replace(odd[2], notes=(note, "short"))))
    text, table = as_text(report, first=10), as_markdown(report)

    assert text.count(note) == table.count(note) == 1
    assert text.splitlines()[3:] == [
        f"[11] skipped / skipped a; {note}",
        "[13] skipped / skipped b; the same as for number 11",
        "[15] skipped / skipped c; the same as for number 11; short",
    ]
    assert "| 3 | b | skipped | skipped | - | - | - | - | the same as for number 1 |" in table.splitlines()
    assert json.loads(as_json(report))["results"][2]["notes"] == [note]


def test_a_short_note_is_told_of_each_link() -> None:
    assert as_text(LinkReport((REFUSED, REFUSED))).count("forbidden: No.") == 2


def test_the_text_fits_and_counts_what_was_cut() -> None:
    report = LinkReport(tuple(LinkResult(f"https://a.test/{n}", Resolve.GONE, Catalog.SKIPPED) for n in range(5_000)))

    text = as_text(report)

    assert len(text) <= LIMIT
    told = sum(line.startswith("[") for line in text.splitlines())
    assert text.splitlines()[-1] == f"... and {5_000 - told} more; the structured result has every link."
    assert len(as_text(report, limit=None).splitlines()) == 5_002


def test_no_link_steers_the_terminal_or_begins_a_line() -> None:
    odd = LinkResult("https://a.test/\x1b[2J\n[9] ok", Resolve.GONE, Catalog.OK, title='x"\ny', notes=("\u202e\x07",))

    text = as_text(LinkReport((odd,)))

    assert not {"\x1b", "\x07", "\u202e"} & set(text)
    assert len(text.splitlines()) == 3


def test_a_report_that_is_not_complete_says_so() -> None:
    report = LinkReport((FINE,), complete=False)

    assert "NOT COMPLETE" in as_text(report)
    assert "Not complete" in as_markdown(report)


@each_row(
    ("resolve", "catalog", "wrong", "unclear"),
    [
        (Resolve.NOT_FOUND, Catalog.OK, True, False),
        (Resolve.GONE, Catalog.SKIPPED, True, False),
        (Resolve.OK, Catalog.MISMATCH, True, False),
        (Resolve.SKIPPED, Catalog.MISSING, True, False),
        (Resolve.REFUSED, Catalog.OK, False, True),
        (Resolve.SERVER_ERROR, Catalog.OK, False, True),
        (Resolve.NETWORK_ERROR, Catalog.OK, False, True),
        (Resolve.REDIRECT_LOOP, Catalog.OK, False, True),
        (Resolve.OK, Catalog.UNKNOWN, False, False),
        (Resolve.OK_REDIRECT, Catalog.SKIPPED, False, False),
        (Resolve.SKIPPED, Catalog.SKIPPED, False, False),
    ],
)
def test_what_is_wrong_and_what_is_unclear(resolve: Resolve, catalog: Catalog, wrong: bool, unclear: bool) -> None:
    result = LinkResult("u", resolve, catalog)

    assert (is_wrong(result), is_unclear(result)) == (wrong, unclear)
