"""What is new goes into JSON text, and no other character of it changes."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.shapes.cited import Path
from pincite.core.shapes.rewritten import rewritten
from pincite.core.shapes.spliced import spliced
from tests.rows import each_row


@each_row(
    ("text", "path", "new", "expected"),
    [
        ('{"a":1.0e5}', ("m",), {"b": 1}, '{"a":1.0e5,"m":{"b": 1}}'),
        ('{"a": 1, "u": "\\u00e9"} ', ("m",), 2, '{"a": 1, "u": "\\u00e9", "m": 2} '),
        ("{}", ("m", "n"), 2, '{"m":{"n": 2}}'),
        ('{\n  "a": [ {\n    "b": 1\n  } ]\n}', ("a", 0, "m"), 2, '{\n  "a": [ {\n    "b": 1,\n    "m": 2\n  } ]\n}'),
        ('{"m": {"x": 1.50}}', ("m",), {"x": 1.5, "y": 2}, '{"m": {"x": 1.50, "y": 2}}'),
        ('{"m": {"x": 1.50, "y": 1}}', ("m",), {"x": 1.5, "y": 2}, '{"m": {"x": 1.50, "y": 2}}'),
        ('{"m": {"x": 1, "old": 2}}', ("m",), {"x": 1}, '{"m": {"x": 1}}'),
        ('{"m": null, "z": 1}', ("m", "n"), 2, '{"m": {"n": 2}, "z": 1}'),
        ('{"m": "{\\"a\\": 1}"}', ("m", "b"), 2, '{"m": "{\\"a\\": 1, \\"b\\": 2}"}'),
    ],
)
def test_only_what_is_new_is_written(text: str, path: Path, new: object, expected: str) -> None:
    assert spliced(text, [(path, new)]) == expected


@each_row("text", ["", "prose", '{"a": 1', '{"a": 1} x', '{"m": 1, "m": {}}', '{"m": 1, "m": 2}', "[1]x"])
def test_text_that_is_not_what_it_was_taken_for_is_left_alone(text: str) -> None:
    assert spliced(text, [(("m", "n"), 1)]) is None


def test_text_that_is_nested_too_deeply_is_left_alone() -> None:
    assert spliced('{"a": ' + "[" * 100_000 + "]" * 100_000 + "}", [(("m",), 1)]) is None


LEAF = st.none() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
JSON = st.dictionaries(
    st.sampled_from("abm"),
    st.recursive(
        LEAF, lambda one: st.lists(one, max_size=3) | st.dictionaries(st.sampled_from("abm"), one), max_leaves=9
    ),
)


@given(JSON, st.sampled_from([None, 1, 2]), st.booleans(), st.dictionaries(st.sampled_from("abm"), LEAF))
def test_the_text_then_reads_as_the_value_with_what_is_new(
    value: dict[str, object], indent: int | None, ascii_only: bool, new: dict[str, object]
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)

    result = spliced(text, [(("m",), new)])

    assert result is not None
    assert json.loads(result) == rewritten(value, [(0, ("m",), new)]).value
