"""Small arguments are read on the spot, large ones in a thread; telling them apart is itself quick."""

import json
import threading

from hypothesis import given
from hypothesis import strategies as st

from pincite.tools.small import done, is_small
from tests.fakes import cited
from tests.rows import each_row

FINDING = cited("https://a.test/", "The tide rose at dawn.")


@each_row(
    "value", [None, "", 7, [], {}, [FINDING], {"findings": [FINDING] * 8}, json.dumps({"findings": [FINDING] * 8})]
)
def test_an_answer_with_a_few_citations_is_small(value: object) -> None:
    assert is_small(value)


@each_row(
    "value",
    [
        "x" * 20_001,
        {"findings": [FINDING] * 100},
        json.dumps([FINDING] * 200),
        [FINDING | {"excerpt": "x" * 5_000_000}],
        {"x" * 20_001: 1},
        [[]] * 301,
        {str(at): None for at in range(301)},
        {"a": [{"b": [0] * 200}, {"c": [0] * 200}]},
    ],
)
def test_what_is_long_or_many_is_not(value: object) -> None:
    assert not is_small(value)


def test_a_deep_nest_ends() -> None:
    value: list[object] = []
    for _ in range(100_000):
        value = [value]

    assert not is_small(value)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=10), inner, max_size=8),
)


@given(_JSON)
def test_what_is_small_has_a_small_text_as_well(value: object) -> None:
    if is_small(value):
        assert len(json.dumps(value, ensure_ascii=False)) < 60_000


async def test_only_what_is_not_small_is_done_in_a_thread() -> None:
    here = threading.get_ident()

    assert await done(threading.get_ident, small=True) == here
    assert await done(threading.get_ident, small=False) != here
