"""The same explanation of several citations stands once, with their numbers, and no verdict is lost by it."""

from collections.abc import Callable

import pytest

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Reason, Status
from pincite.core.reports.alike import alike, numbers
from pincite.core.reports.markdown import render
from tests.core.reports.shown import shown
from tests.core.reports.verdicts import EDITED, LOST, REMOVED, STANDS, UNSTAMPED, report
from tests.rows import each_row


def refused(url: str, note: str = "Port 1 is not read from.") -> ProvenanceVerdict:
    return ProvenanceVerdict(url=url, status=Status.UNREACHABLE, reason=Reason.BLOCKED_ADDRESS, notes=[note])


URLS = [f"http://h.test:1/{name}" for name in "abc"]
REFUSED = report(refused(URLS[0]), STANDS, refused(URLS[1]), refused(URLS[2]), refused("http://o.test/", "Other."))
EXCERPTS = ("One.", "Two.", "Three.", "Four | 4.", "Five.")


def test_verdicts_of_one_reason_and_one_note_are_alike_and_those_of_another_note_are_not() -> None:
    assert alike(REFUSED) == [(0, 2, 3), (1,), (0, 2, 3), (0, 2, 3), (4,)]


def test_what_is_known_of_a_passage_is_told_of_each() -> None:
    assert alike(report(REMOVED, REMOVED, EDITED, EDITED, STANDS, STANDS)) == [(place,) for place in range(6)]


def test_where_nothing_is_told_nothing_is_alike() -> None:
    assert alike(report(UNSTAMPED, UNSTAMPED, LOST)) == [(0,), (1,), (2,)]


@each_row(
    ("places", "said"),
    [((0,), "1"), ((0, 1), "1, 2"), ((1, 2, 3), "2-4"), ((0, 2, 3, 4, 8, 9), "1, 3-5, 9, 10"), ((), "")],
)
def test_numbers_in_a_row_are_written_as_a_range(places: tuple[int, ...], said: str) -> None:
    assert numbers(places) == said


def test_a_terminal_shows_every_verdict_and_the_explanation_once() -> None:
    text = shown(REFUSED, excerpts=EXCERPTS)

    assert [line for line in text.splitlines() if line[:1].isdigit()][:5] == [
        f"1. unreachable {URLS[0]}",
        f"2. stands      {STANDS.url}",
        f"3. unreachable {URLS[1]}",
        f"4. unreachable {URLS[2]}",
        "5. unreachable http://o.test/",
    ]
    assert text.count("Port 1 is not read from.") == 1
    assert "    The same holds for 3, 4 (2 more)\n" in text
    assert text.count("    the same as for number 1\n") == 2
    assert all(f'"{words}"' in text for words in EXCERPTS)


WITHHELD = "archive not checked: it was not asked, because the host is not a public one"


@pytest.mark.parametrize("form", [shown, render])
def test_a_note_that_passages_share_which_changed_is_told_once(form: Callable[[ProvenanceReport], str]) -> None:
    removed = REMOVED.model_copy(update={"notes": ["sha256 mismatch", WITHHELD]})
    lost = [LOST.model_copy(update={"notes": [WITHHELD]})] * 2
    text = form(report(removed, removed, STANDS, *lost, EDITED, removed))

    assert [line.strip() for line in text.splitlines() if WITHHELD in line] == [
        f"Note: {WITHHELD} (also of 2, 4, 5, 7)"
    ]


def test_a_short_note_and_one_on_a_passage_that_stands_are_told_of_each() -> None:
    stands = STANDS.model_copy(update={"notes": [WITHHELD]})

    assert shown(report(EDITED, EDITED), excerpts=EXCERPTS).count("Note: page_notice\n") == 2
    assert shown(report(stands, stands), excerpts=EXCERPTS).count(f"Note: {WITHHELD}\n") == 2


def test_markdown_has_one_section_and_a_row_for_each_other() -> None:
    markdown = render(REFUSED, excerpts=EXCERPTS)

    assert markdown.count("Port 1 is not read from.") == 1
    assert "The same holds for 3, 4 (2 more)\n\n| No. | URL | Cited |\n| --- | --- | --- |\n" in markdown
    assert f'| 3 | {URLS[1]} | "Three." |\n| 4 | {URLS[2]} | "Four \\| 4." |\n' in markdown
    assert [line.split(":")[0] for line in markdown.splitlines() if line.startswith("## ")] == [
        "## Passages",
        "## 1. unreachable",
        "## 5. unreachable",
    ]


def test_contract_6_the_table_and_plain_markdown_have_every_verdict_as_ever() -> None:
    for markdown in (render(REFUSED), render(REFUSED, plain=True)):
        assert markdown.count("| unreachable | - |") == 4
    assert "The same" not in render(REFUSED, plain=True)
