"""JSON that could mean two things, or nothing, is an input error."""

import pytest

from pincite.core.errors import InputError
from pincite.core.evidence.json_text import read_json
from tests.rows import each_row


@each_row(
    ("text", "message"),
    [
        ("{", "not JSON: .* at line 1, column 2"),
        ("[" * 100_000, "nested too deeply"),
        (b"\xff\xfe\xff", "not text"),
        ("[NaN]", "NaN is no number"),
        ('[{"a": 1, "a": 1}]', "one key twice"),
        ("9" * 5000, "cannot be read"),
    ],
)
def test_what_is_no_json_is_an_input_error_that_says_why(text: str | bytes, message: str) -> None:
    with pytest.raises(InputError, match=message):
        read_json(text)


def test_json_may_begin_with_a_byte_order_mark() -> None:
    assert read_json("\ufeff[1]".encode()) == [1]
