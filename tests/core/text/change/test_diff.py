"""A word diff that covers both sides, whatever they are."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.change.diff import Edit, diff
from tests.rows import each_row

WORDS = st.lists(st.sampled_from("abcde"), max_size=30)


@each_row(
    ("before", "after", "ops"),
    [
        ("a b c", "a b c", ["equal"]),
        ("a b c", "a x c", ["equal", "replace", "equal"]),
        ("a b c", "a c", ["equal", "delete", "equal"]),
        ("a c", "a b c", ["equal", "insert", "equal"]),
        ("", "a", ["insert"]),
        ("a", "", ["delete"]),
        ("", "", []),
    ],
)
def test_each_step_has_its_name(before: str, after: str, ops: list[str]) -> None:
    assert [edit.op for edit in diff(before.split(), after.split())] == ops


def covered(edits: list[Edit], before: list[str], after: list[str]) -> bool:
    """Whether the edits lead from one text to the other, leaving out nothing."""
    i = k = 0
    for edit in edits:
        if (edit.i, edit.k) != (i, k) or (edit.op == "equal" and before[edit.i : edit.j] != after[edit.k : edit.m]):
            return False
        i, k = edit.j, edit.m
    return (i, k) == (len(before), len(after))


@given(WORDS, WORDS)
def test_both_sides_are_covered_once_and_in_order(before: list[str], after: list[str]) -> None:
    edits = diff(before, after)

    assert covered(edits, before, after)
    assert all(one.op == "equal" or other.op == "equal" for one, other in pairwise(edits))


def test_a_large_text_is_cut_at_words_that_stand_once() -> None:
    before = [str(at) for at in range(20_000)]
    after = ["x" if at % 1000 == 500 else word for at, word in enumerate(before)]

    edits = diff(before, after)

    assert covered(edits, before, after)
    assert sum(edit.op == "replace" for edit in edits) == 20


def test_a_large_text_without_such_words_is_one_coarse_replacement() -> None:
    before, after = ["a", "b"] * 50_000, ["b", "a"] * 50_000

    assert [edit.op for edit in diff(before, after)] == ["replace"]
