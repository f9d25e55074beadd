"""What of a text is an address in brackets, as prints of pages show what their links lead to."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.printed_addresses import printed_addresses
from tests.rows import each_row


def found(text: str) -> list[str]:
    return [text[place.start : place.end] for place in printed_addresses(text)]


@each_row(
    "address",
    [
        "(https://books.example/a)",
        "[https://books.example/a?b=1&c=2#d]",
        "<ftp://books.example/a>",
        "(https://books.example/Tide_(sea))",
        # As the end of a line breaks it.
        "(https:// books.example/tides)",
        "(https: //books.example/tides)",
        "(https://books.example/ why_tides)",
        "(https://books.example/manuals# quick-reference)",
        "(https://books.example\n/tides)",
        "(https:// books.example/ x/ y/ tides)",
        # A word in the address itself bounds nothing.
        "(https://books.example/not/all)",
        f"(https://{'x' * 590})",
    ],
)
def test_brackets_around_an_address_alone_are_found(address: str) -> None:
    assert found(f"See the handbook {address}.") == [address]


@each_row(
    "text",
    [
        "See the handbook (see https://books.example/a).",
        "See the handbook (https://books.example/a for details).",
        "Entry is (https://books.example/ not) allowed.",
        "Der Zutritt ist (https://books.example/ nicht) erlaubt.",
        'Open (https://books.example/a"b).',
        "Open (https://).",
        "Open (https://books.example/a",
        "Open (books.example/a).",
        "Open (https:// books.example/ x/ y/ z/ tides).",
        f"Open (https://{'x' * 591}).",
    ],
)
def test_brackets_that_hold_more_or_less_are_not(text: str) -> None:
    assert found(text) == []


@given(st.text(alphabet="([<)]>htps:/ .a", max_size=200))
def test_a_find_begins_and_ends_with_its_brackets(text: str) -> None:
    assert all(one[0] + one[-1] in {"()", "[]", "<>"} for one in found(text))
