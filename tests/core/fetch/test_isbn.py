"""An ISBN with one digit wrong or two swapped is refused, and every spelling of a book is one."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch.isbn import parse_isbn
from pincite.core.fetch.url import BadURL
from tests.rows import each_row

DIGITS = st.text("0123456789", min_size=9, max_size=9)


@each_row(
    "text",
    [
        *(
            "9780306406157",
            "978-0-306-40615-7",
            "978 0 306 40615 7",
            "0306406152",
            "0-306-40615-2",
            "978\u20110306406157",
        ),
        *("978\u20130\u2013306\u201340615\u20137", "978\u00a00306406157"),
    ],
)
def test_every_spelling_of_one_book_is_its_thirteen_digits(text: str) -> None:
    assert parse_isbn(text) == "9780306406157"


def test_a_check_digit_of_ten_is_an_x_in_either_case() -> None:
    assert parse_isbn("0-8044-2957-X") == parse_isbn("080442957x") == "9780804429573"


@each_row(
    ("text", "said"),
    [
        ("978-0-306-40615-8", "it would be 7"),
        ("0306406153", "it would be 2"),
        ("9770306406150", "neither 978 nor 979"),
        ("97803064061", "11 digits"),
        ("", "something other than digits"),
        ("978-0-306-4061X-7", "something other than digits"),
        ("\u0661234567890", "something other than digits"),
        ("030640615\u00b2", "something other than digits"),
        ("X306406152", "something other than digits"),
        ("978030640615X", "it would be 7"),
    ],
)
def test_what_is_no_isbn_is_refused_with_a_sentence(text: str, said: str) -> None:
    found = parse_isbn(text)

    assert isinstance(found, BadURL)
    assert said in found.detail


@given(DIGITS, st.integers(0, 11), st.integers(1, 9))
def test_no_single_wrong_digit_passes(body: str, place: int, off: int) -> None:
    right = next(isbn for check in "0123456789" if isinstance(isbn := parse_isbn(f"978{body}{check}"), str))
    wrong = f"{right[:place]}{(int(right[place]) + off) % 10}{right[place + 1 :]}"

    assert isinstance(parse_isbn(wrong), BadURL)


@given(DIGITS, st.integers(0, 7))
def test_no_two_neighbours_swapped_pass_in_ten_digits(body: str, place: int) -> None:
    right = next(body + check for check in "0123456789X" if isinstance(parse_isbn(body + check), str))
    swapped = right[:place] + right[place + 1] + right[place] + right[place + 2 :]

    assert swapped == right or isinstance(parse_isbn(swapped), BadURL)
