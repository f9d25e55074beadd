"""An excerpt may lack some of the page's marks; those it repeats stand where the page has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, repeated, typographic
from tests.rows import each_row


def look(passage: Passage, stream: Stream) -> list[Span]:
    return exact.find(passage, stream) or typographic.find(passage, stream)


def marked(page: str) -> Stream:
    """``{}`` in the page encloses what the markup shows as a mark."""
    text, marks = "", []
    for piece in page.replace("}", "{").split("{"):
        marks.append(Span(len(text), len(text) + len(piece)))
        text += piece
    return Stream("visible", text, markers=tuple(marks[1::2]))


def found(passage: str, page: str) -> list[str]:
    stream = marked(page)
    return [stream.canonical[p.start : p.end] for p in repeated.find(Passage(passage), stream, look)]


PAGE = "{15} The bell rang.{+} {16} The tide,{*}{+} so 40 men{*} said, rose.{+} {17} It fell at 17 again.{\u2020}"
TIDE = "The tide,*+ so 40 men* said, rose."


@each_row(
    ("passage", "standing"),
    [
        ("The tide,+ so 40 men said, rose.", TIDE),
        ("The tide,* so 40 men* said, rose.", TIDE),
        ("The tide, so 40 men* said, rose.+", TIDE),
        ("[16] The tide, so 40 men said, rose.", TIDE),
        ("\u00b9\u2076The tide, so 40 men said, rose.", TIDE),
        ("16 The tide, so 40 men said, rose.+ It fell", f"16 {TIDE}+ 17 It fell"),
        ("The tide, so 40 men said, rose. 17 It fell at 17 again.\u2020", f"{TIDE}+ 17 It fell at 17 again."),
    ],
)
def test_any_of_the_pages_marks_may_be_repeated_or_left_out(passage: str, standing: str) -> None:
    # Whether the number before the first word belongs to the place depends on what was set aside to find it.
    [place] = found(passage, PAGE)

    assert place.removeprefix("16 ") == standing.removeprefix("16 ")


@each_row(
    "passage",
    [
        "The tide,\u2020 so 40 men said, rose.",
        "The tide, so+ 40 men said, rose.",
        "The tide,+* so 40 men said, rose.",
        "The tide,** so 40 men said, rose.",
        "[15] The tide, so 40 men said, rose.",
        "1616 The tide, so 40 men said, rose.",
        "16 16 The tide, so 40 men said, rose.",
        "The tide, 16 so 40 men said, rose.",
        "The tide,+ so 41 men said, rose.",
        "The tide,+ so men said, rose.",
        "The tide,+ so 40 men said, fell.",
        "[17] It fell again.",
        "It fell at 17 17 again.",
        "40",
        "",
        "+",
    ],
)
def test_a_mark_that_the_page_has_not_there_is_refused(passage: str) -> None:
    assert found(passage, PAGE) == []


@pytest.mark.parametrize("passage", ["The tide,+ rose.", "[2] The tide rose."])
def test_a_page_without_marks_is_not_asked(passage: str) -> None:
    assert found(passage, "The tide rose. 2 The tide, rose.") == []


def test_a_mark_in_brackets_that_the_markup_shows_too_counts_once() -> None:
    page = "The tide{[1]} rose in spring{+} and fell."

    assert found("The tide[1] rose in spring and fell.", page) == []
    assert found("The tide rose in spring+ and fell.", page) == ["The tide[1] rose in spring+ and fell."]
    assert found("The tide[1][1] rose in spring+ and fell.", page) == []


WORDS = st.sampled_from(["tide", "bell", "rose", "men,", "dawn.", "40", "16"])
MARK = st.sampled_from(["", "", "+", "*", "*+"])


@given(st.lists(st.tuples(WORDS, MARK, st.integers(0, 2)), min_size=4, max_size=12))
def test_words_with_any_part_of_their_symbols_stand(parts: list[tuple[str, str, int]]) -> None:
    words = [(word, mark if not word[-1].isdigit() else "", kept) for word, mark, kept in parts]
    page = " ".join(word + "".join(f"{{{sign}}}" for sign in mark) for word, mark, _ in words)
    passage = " ".join(word + mark[:kept] for word, mark, kept in words)

    if any(mark[:kept] for _, mark, kept in words):
        assert found(passage, f"A {page} Z")


@given(st.text(alphabet="ab 16+*[]\u00b9\u0301.", max_size=60), st.text(alphabet="ab 16+*{}[].", max_size=60))
def test_whatever_is_quoted_of_whatever_page_the_words_agree(passage: str, page: str) -> None:
    if page.count("{") != page.count("}"):
        page = page.replace("{", "").replace("}", "")
    letters = [c for c in passage if c in "ab"]

    assert all([c for c in place if c in "ab"] == letters for place in found(passage, page))
