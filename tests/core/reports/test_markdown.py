"""Markdown has the contract's title, bullets and table, and nothing from a page can break out of its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from pincite.core.models import PassageSpan, ProvenanceVerdict, Status
from pincite.core.models.afterlife import Successor
from pincite.core.reports.markdown import render
from pincite.core.wording import wording
from tests.core.reports.verdicts import (
    ALL,
    EDITED,
    HASH,
    KEPT,
    LOST,
    OTHER,
    REMOVED,
    REPEALED,
    SKIPPED,
    STANDS,
    UNSTAMPED,
    UPDATED,
    report,
)
from tests.rows import each_row

RETRACTED = Successor(relation="retracted", url="https://a.test/notice", title="Notice")
COMMON_MARK = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
HEAD = "| URL | Status | Original hash | Current hash | Delta chars | Accessed (orig) | Accessed (recheck) |"
HOSTILE = [
    "https://a.test/?q=a|b|c",
    "https://a.test/\n| x | y |\n# title",
    "https://a.test/`code`",
    "https://a.test/<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<!-- ",
    "[click](javascript:alert(1))",
    "![x](https://tracker.test/)",
    "<https://evil.test>",
    "a\\|b\\",
    "**bold** ~~gone~~",
    "&lt;b&gt; &#60; &copy;",
    "\x1b[31m\x00\u202e\ud800",
    "```",
    "# title",
    "---",
    "> quote",
    "- item",
]


def cells(markdown: str) -> list[list[str]]:
    """The text of each table row's cells, as a renderer shows it."""
    rows: list[list[str]] = []
    for token in COMMON_MARK.parse(markdown):
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline" and token.level >= 4 and rows:
            rows[-1].append("".join(child.content for child in token.children or ()))
    return [row for row in rows if row]


def test_contract_6_markdown_title_bullets_and_table() -> None:
    lines = render(report(EDITED, UNSTAMPED)).splitlines()

    assert lines[:10] == [
        "# Provenance report",
        "",
        "- Started: 2025-02-01T00:00:00+00:00",
        "- Finished: 2025-02-01T00:00:02+00:00",
        "- Summary: 1 changed, 1 no_record",
        "",
        HEAD,
        "| --- | --- | --- | --- | --- | --- | --- |",
        f"| https://a.test/edited | changed | {HASH} | {OTHER} | 0 | 2025-01-01T00:00:00Z | 2025-02-01T00:00:00Z |",
        "| - | no_record | - | - | - | - | - |",
    ]


def test_contract_6_the_three_bullets_are_the_only_ones() -> None:
    lines = render(report(*ALL, notes=("x",))).splitlines()

    assert [line.split(":")[0] for line in lines if line.startswith("- ")] == ["- Started", "- Finished", "- Summary"]


def test_what_stands_in_a_document_that_was_taken_back_is_no_plain_stands() -> None:
    lines = render(report(STANDS, REPEALED), excerpts=("One.", "Two.")).splitlines()

    assert "- Summary: 2 match" in lines
    assert "**2 stands (1 with a warning: a notice of correction, withdrawal or repeal)**" in lines
    assert '2. stands, with a warning: "Two."' in lines
    assert f"## 2. stands, with a warning: {REPEALED.url}" in lines
    assert "warning" not in render(report(STANDS, REPEALED), plain=True)
    assert "warning" not in render(report(STANDS, UPDATED, EDITED))


def test_contract_6_neighbour_a_zero_is_no_null() -> None:
    assert "| 0 |" in render(report(STANDS))
    assert "| match | - |" not in render(report(STANDS))


def test_contract_6_a_pipe_is_escaped_and_the_table_keeps_its_columns() -> None:
    markdown = render(report(ProvenanceVerdict(url="https://a.test/?a|b", status=Status.MATCH)))

    assert r"| https://a.test/?a\|b | match |" in markdown
    assert [len(row) for row in cells(markdown)] == [7, 7]


def test_a_usual_url_is_written_as_it_is() -> None:
    url = "https://a.test/~bob/x_y_z/(1)?a=1&b=2&copy=3#frag"

    assert f"| {url} |" in render(report(ProvenanceVerdict(url=url, status=Status.MATCH)))


@each_row("text", HOSTILE)
def test_hostile_text_is_shown_and_never_obeyed(text: str) -> None:
    verdict = EDITED.model_copy(
        update={
            "url": text,
            "notes": [text],
            "flags": [text],
            "link": text,
            "passage": PassageSpan(text=text, start=0, end=1),
            "diff": [{"op": "replace", "before": text, "after": text}],
        }
    )
    markdown = render(report(verdict, STANDS, notes=(text,)))
    tokens = [token for block in COMMON_MARK.parse(markdown) for token in (block, *(block.children or ()))]
    types = {token.type for token in tokens}

    assert not types & {"html_block", "html_inline", "link_open", "image", "code_inline", "fence", "code_block", "hr"}
    assert [len(row) for row in cells(markdown)] == [7, 7, 7]
    assert [token.tag for token in tokens if token.type == "heading_open"] == ["h1", "h2"]


@given(st.text(st.characters(codec=None) | st.sampled_from("|\\`<>[]()!*~&#;\n\r-_ ")))
def test_any_url_stands_in_one_cell(url: str) -> None:
    rows = cells(render(report(ProvenanceVerdict(url=url, status=Status.MATCH), STANDS)))

    assert [len(row) for row in rows[1:]] == [7, 7]
    assert [row[1] for row in rows[1:]] == ["match", "match"]


def test_a_changed_passage_has_a_section_with_what_was_and_what_is() -> None:
    markdown = render(report(STANDS, EDITED))

    assert "## 2. changed: https://a.test/edited" in markdown
    assert "Why: the passage was edited" in markdown
    assert "Critical: the change touches number" in markdown
    assert "It is false that" in markdown
    assert "was entails, now contradicts 0.91 (fake-nli)" in markdown
    assert "> Then: The dose is ~~20~~ mg." in markdown
    assert "> Now: The dose is **40** mg." in markdown
    assert "sha256 mismatch" not in markdown
    assert "## 1." not in markdown


def test_an_unreachable_source_has_a_section_with_its_reason() -> None:
    markdown = render(report(LOST, REMOVED, SKIPPED))

    assert "## 1. unreachable: https://b.test/lost" in markdown
    assert "Why: the page says that it was not found" in markdown
    assert "Note: HTTP status 200: titled Not found" in markdown
    assert "Why: the passage is no longer there" in markdown
    assert "## 3." not in markdown


def test_a_passage_that_plainly_stands_has_no_section_and_one_with_a_flag_has() -> None:
    flagged = STANDS.model_copy(update={"flags": ["truncated_before"]})

    assert "## " not in render(report(STANDS))
    assert "the sentence goes on" in render(report(flagged))


@each_row(
    ("known", "told"),
    [
        ({"superseded_by": [RETRACTED]}, "Source: it was retracted Notice https://a.test/notice"),
        ({"moved_to": "https://new.test/"}, "Moved to: https://new.test/"),
        ({"archived": KEPT}, "Archive: it stood in the capture of 2025-01-01"),
        ({"rendered": True}, "Rendered: a browser had to run"),
        ({"notes": ["found_on_next_page"]}, "Note: it stands on the page that the cited one names as its next"),
        ({"notes": ["collapsed"]}, "Note: it is reached with a click, read out only, or faded in by a script"),
        ({"notes": ["ambiguous: stands 3 times"]}, "Note: ambiguous: stands 3 times"),
    ],
)
def test_a_passage_that_stands_has_a_section_in_its_place_when_there_is_something_to_say(
    known: dict[str, object], told: str
) -> None:
    markdown = render(report(STANDS.model_copy(update=known), EDITED))

    assert told in markdown
    assert 0 < markdown.index("## 1. stands") < markdown.index(told) < markdown.index("## 2. changed")


@each_row("note", ["charset_repaired", "quotation_marks", "malformed_xml"])
def test_how_a_page_was_read_is_no_reason_for_a_section(note: str) -> None:
    assert "## " not in render(report(STANDS.model_copy(update={"notes": [note]})))


def test_the_rows_of_the_table_are_named_by_the_numbers_and_words_that_stand_below() -> None:
    numbered = "Below, the rows of the table are numbered from 1, in their order."

    assert f"{numbered} Its words mean: match = stands, no_record = no stamp.\n" in render(report(*ALL))
    assert f"{numbered}\n" in render(report(EDITED))
    assert numbered not in render(report(*ALL), plain=True)
    assert numbered not in render(report())
    say = wording("de")
    told = render(report(STANDS, EDITED), say=say)
    assert f"match = {say('stands')}, changed = {say('changed')}." in told
    assert "| match |" in told


DIVIDED = PassageSpan(text="The dose is 40 mg.", start=0, end=18, page=7, chapter="On | *doses*")


def test_the_page_and_the_chapter_stand_with_the_passage() -> None:
    divided = report(STANDS.model_copy(update={"passage": DIVIDED}), EDITED.model_copy(update={"passage": DIVIDED}))
    markdown = render(divided, excerpts=("It stands.", ""))

    place = 'page 7, chapter "On \\| \\*doses\\*"'
    assert f'1. stands: "It stands." ({place})\n2. changed ({place})\n' in markdown
    assert markdown.count(f"Place: {place}\n") == 1
    assert [len(row) for row in cells(markdown)] == [7, 7, 7]


def test_plain_ends_with_the_table() -> None:
    markdown = render(report(*ALL, complete=False, notes=("x",)), plain=True)

    assert markdown.splitlines()[-1].startswith("| https://c.test/ | skipped |")


def test_a_report_that_is_not_complete_says_so() -> None:
    assert "Not complete" in render(report(LOST, complete=False))
    assert "Not complete" not in render(report(LOST))


def test_a_report_on_nothing_has_its_table_head() -> None:
    assert "- Summary: no citations" in render(report())
    assert HEAD in render(report())


EXCERPTS = ("It stands.", "The dose is 20 mg.", "A second boat is planned.", "Walk here.", "", "Later.")


def test_each_verdict_has_its_number_and_the_words_that_it_is_on() -> None:
    lines = render(report(*ALL), excerpts=EXCERPTS).splitlines()

    at = lines.index("## Passages")
    assert lines[at + 2 :][:7] == [
        '1. stands: "It stands."',
        '2. changed: "The dose is 20 mg."',
        '3. changed: "A second boat is planned."',
        '4. unreachable: "Walk here."',
        "5. no stamp",
        '6. skipped: "Later."',
        "",
    ]
    assert lines[lines.index("## 3. changed: https://a.test/removed") + 2] == 'Cited: "A second boat is planned."'
    # What it was is shown already, with what differs.
    assert lines[lines.index("## 2. changed: https://a.test/edited") + 2].startswith("Why: ")


@pytest.mark.parametrize("excerpts", [(), ("", "", "")])
def test_without_words_and_where_only_the_pinned_is_wanted_nothing_is_added(excerpts: tuple[str, ...]) -> None:
    assert render(report(STANDS, EDITED, LOST), excerpts=excerpts) == render(report(STANDS, EDITED, LOST))
    assert render(report(*ALL), plain=True, excerpts=EXCERPTS) == render(report(*ALL), plain=True)


def test_long_words_are_shortened_and_say_so() -> None:
    markdown = render(report(REMOVED), excerpts=("word " * 1_000,))

    (cited,) = [line for line in markdown.splitlines() if line.startswith("Cited: ")]
    assert cited.endswith('\u2026"')
    assert len(cited) < 200


@each_row("text", HOSTILE)
def test_hostile_words_of_a_finding_are_shown_and_never_obeyed(text: str) -> None:
    markdown = render(report(STANDS, REMOVED), excerpts=(text, text))
    tokens = [token for block in COMMON_MARK.parse(markdown) for token in (block, *(block.children or ()))]
    types = {token.type for token in tokens}

    assert not types & {"html_block", "html_inline", "link_open", "image", "code_inline", "fence", "code_block", "hr"}
    assert not types & {"blockquote_open", "em_open", "strong_open", "s_open"}
    assert [len(row) for row in cells(markdown)] == [7, 7, 7]
    assert [token.tag for token in tokens if token.type == "heading_open"] == ["h1", "h2", "h2"]
    assert len([token for token in tokens if token.type == "list_item_open"]) == 3 + 2
