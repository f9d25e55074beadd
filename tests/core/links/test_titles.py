"""A title fits with what sites add around it, and another title does not."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.links.titles import fits
from tests.rows import each_row


@each_row(
    ("cited", "known"),
    [
        ("John 3", "John 3"),
        ("JOHN  3 ", "john 3"),
        ("John 3 | Online Bible", "John 3"),
        ("Study Bible \u2014 John 3", "John 3"),
        ("John 3:16", "John 3"),
        ("Enjoy Life Forever!", "Enjoy Life Forever!\u2014An Interactive Bible Course"),
        ("\u201cAsk, and It Will Be Given You\u201d", '"Ask, and it will be given you"'),
        ("Enjoy Life For\u2026", "Enjoy Life Forever!"),
        ("Enjoy Life For...", "Enjoy Life Forever!"),
        ("", "John 3"),
        ("John 3", ""),
        ("\u2606", "\u2606"),
    ],
)
def test_these_are_titles_of_one_document(cited: str, known: str) -> None:
    assert fits(cited, known)
    assert fits(known, cited)


@each_row(
    ("cited", "known"),
    [
        ("1 John 3", "John 3"),
        ("John 3", "John 13"),
        ("Life Forever", "Enjoy Life Forever!"),
        ("Jo\u2026", "John 3"),
        ("\u2606", "\u2605"),
        ("r\u00e9sum\u00e9", "resume"),
    ],
)
def test_these_are_not(cited: str, known: str) -> None:
    assert not fits(cited, known)
    assert not fits(known, cited)


@given(st.text(), st.text())
def test_a_title_fits_itself_and_fitting_has_no_direction(one: str, other: str) -> None:
    assert fits(one, one)
    assert fits(one, other) == fits(other, one)


def test_a_title_of_a_million_characters_is_read_in_part() -> None:
    assert fits("a:" * 500_000, "a")
    assert not fits("a:" * 500_000, "b:" * 500_000)
