"""A row is three short texts, or an error that says where."""

import pytest

from pincite.core.links.row import LONGEST, Row, RowError
from tests.rows import each_row


def test_values_are_trimmed_and_what_is_absent_is_empty() -> None:
    assert Row.of({"id": " 7 ", "title": None, "other": 3}, "line 2") == Row("7", "", "")


def test_a_number_is_an_id() -> None:
    assert Row.of({"id": 1102021811, "title": 3}, "line 2") == Row("1102021811", "", "3")


@each_row(
    ("values", "why"),
    [
        ({}, "no id"),
        ({"id": " "}, "no id"),
        ({"id": True}, "id is a boolean"),
        ({"id": 1.5}, "id is a number"),
        ({"id": b"1"}, "id is a blob"),
        ({"id": 10**5_000}, "id is longer"),
        ({"id": "1", "title": ["x"]}, "title is a list"),
        ({"id": "1", "url_pattern": {}}, "url_pattern is an object"),
        ({"id": "x" * (LONGEST + 1)}, "id is longer"),
    ],
)
def test_any_other_value_is_an_error_that_names_its_place(values: dict[str, object], why: str) -> None:
    with pytest.raises(RowError, match=f"^line 2: .*{why}"):
        Row.of(values, "line 2")
