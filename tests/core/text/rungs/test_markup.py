"""Undoing Markdown: what it may take away, and what it must leave."""

import re

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.rungs import markup
from tests.rows import each_row


@each_row(
    ("excerpt", "rendered"),
    [
        ("The **tide** rose", "The tide rose"),
        ("The *tide* and __sea__", "The tide and sea"),
        ("The [tide](https://a.test/x_y) rose", "The tide rose"),
        ("![chart](a.png) The tide", "The tide"),
        ("use `git` now", "use git now"),
        ("a \\* b", "a * b"),
        ("# Title", "Title"),
        ("> quoted words", "quoted words"),
        ("* first item", "first item"),
        ("\u2022 5 eggs\n\u2022 a cup", "5 eggs a cup"),
        ("salt &amp; pepper", "salt & pepper"),
        ("H<sub>2</sub>O is", "H2O is"),
        ("**340** people", "340 people"),
        ("the year **1914**.", "the year 1914."),
        ("| Mill | four pence |", "Mill four pence"),
        ("Mill | four pence", "Mill four pence"),
        ("Name | Toll\nMill | four pence", "Name Toll Mill four pence"),
        ("> 1945 was\n> the end", "1945 was the end"),
        ("the <span class='x'>tide</span> <ins>rose</ins>", "the tide rose"),
        ("The [tide][1] rose.\n\n[1]: https://a.test/", "The tide rose."),
        ("```rust,no_run\nlet x = 1;\n```", "let x = 1;"),
    ],
)
def test_markdown_is_undone(excerpt: str, rendered: str) -> None:
    assert (markup.undo(excerpt) or "").split() == rendered.split()


@each_row(
    "excerpt",
    [
        "10*2*3 is 60",
        "4**2** is 16",
        "2*3* x",
        "- 5 degrees",
        "+ 5 degrees",
        "* 5 degrees",
        "1986. A great year",
        "3) the third",
        "a_b_c stays",
        "plain words",
        "5 < 6 and 7 > 6",
    ],
)
def test_nothing_is_deleted_beside_a_number_or_where_there_is_no_markdown(excerpt: str) -> None:
    assert markup.undo(excerpt) is None


@each_row(
    "excerpt",
    [
        "It is <not> safe",
        "It is <del>not</del> safe",
        "It is <span hidden>not</span> safe",
        "It is <span style='display: none'>not</span> safe",
        "> 5 mg is toxic",
        ">.5 mg is toxic",
        "> $5 is dear",
        "It is due.\n\n[Never]: paid",
        "``` not\nrun this\n```",
        "``` 5\nrun this\n```",
    ],
)
def test_words_that_only_look_like_marks_are_not_deleted(excerpt: str) -> None:
    rendered = markup.undo(excerpt)

    assert rendered is None or {"not", "Never"} & set(re.findall(r"\w+", rendered))


@given(st.text(st.one_of(st.sampled_from(list("*_`[]()\\<>#&-+1. \na")), st.characters(codec=None)), max_size=60))
def test_no_excerpt_crashes_the_parser(excerpt: str) -> None:
    rendered = markup.undo(excerpt)

    # What is undone shows something, and reads otherwise than it was written.
    assert rendered is None or (rendered.strip() and rendered.split() != excerpt.split())


@each_row("unit", ["*", "[", "`a", "<a ", "![", "\\", "_a", "> ", "- - ", "&am", "]("])
def test_a_long_run_of_marks_is_answered(unit: str) -> None:
    excerpt = unit * (10_000 // len(unit))

    assert markup.undo(excerpt) != excerpt
