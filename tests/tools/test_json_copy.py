"""What is sent back whole is JSON that clients can read."""

import pytest

from pincite.tools.json_copy import DEPTH, json_copy
from tests.rows import each_row


def nested(levels: int) -> object:
    value: object = 1
    for _ in range(levels):
        value = [value]
    return value


def test_a_copy_is_equal_and_another() -> None:
    value = {"a": [1, None, "\ud800"]}

    copied = json_copy(value)

    assert copied == value
    assert isinstance(copied, dict)
    assert copied["a"] is not value["a"]


def test_so_many_levels_are_read_and_one_more_is_not() -> None:
    assert json_copy(nested(DEPTH - 1)) == nested(DEPTH - 1)
    with pytest.raises(ValueError, match="nested"):
        json_copy(nested(DEPTH + 1))


@each_row(
    "value",
    [float("nan"), float("inf"), object(), {1j: 1}, nested(100_000)],
    ids=["nan", "inf", "object", "key", "deep"],
)
def test_what_is_no_json_is_an_error(value: object) -> None:
    with pytest.raises(ValueError, match="no JSON"):
        json_copy(value)
