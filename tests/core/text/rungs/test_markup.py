"""Undoing Markdown: what it may take away, and what it must leave."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.rungs import markup


@pytest.mark.parametrize(
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
        ("salt &amp; pepper", "salt & pepper"),
        ("H<sub>2</sub>O is", "H2O is"),
        ("**340** people", "340 people"),
        ("the year **1914**.", "the year 1914."),
        ("| Mill | four pence |", "Mill four pence"),
        ("Mill | four pence", "Mill four pence"),
        ("Name | Toll\nMill | four pence", "Name Toll Mill four pence"),
    ],
)
def test_markdown_is_undone(excerpt: str, rendered: str) -> None:
    assert (markup.undo(excerpt) or "").split() == rendered.split()


@pytest.mark.parametrize(
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


@given(st.text(st.one_of(st.sampled_from(list("*_`[]()\\<>#&-+1. \na")), st.characters(codec=None)), max_size=60))
def test_no_excerpt_crashes_the_parser(excerpt: str) -> None:
    rendered = markup.undo(excerpt)

    # What is undone shows something, and reads otherwise than it was written.
    assert rendered is None or (rendered.strip() and rendered.split() != excerpt.split())


@pytest.mark.parametrize("unit", ["*", "[", "`a", "<a ", "![", "\\", "_a", "> ", "- - ", "&am", "]("])
def test_a_long_run_of_marks_is_answered(unit: str) -> None:
    excerpt = unit * (20_000 // len(unit))

    assert markup.undo(excerpt) != excerpt
