"""What is rejected is left out of a copy, and what was said of the rest stands where it was."""

from types import SimpleNamespace

import pytest

from pincite.core.errors import InputError
from pincite.core.nli.fidelity.annotated import with_summary, without
from tests.rows import each_row


def test_elements_of_inner_and_outer_lists_are_dropped_together() -> None:
    items: list[dict[str, object]] = [{"target": [0, 1, 2]}, {"target": 3}, {"target": [4]}]
    value = {"items": items, "kept": {}}

    left = without(value, [("items", 1), ("items", 0, "target", 0), ("items", 0, "target", 2)])

    assert left == {"items": [{"target": [1]}, {"target": [4]}], "kept": {}}
    assert items[1] == {"target": 3}


@each_row(("value", "left"), [([0, 1, 2], [0, 2]), ((0, 1, 2), (0, 2)), ("[0, 1, 2]", "[0, 2]")])
def test_a_list_stays_what_it_is(value: object, left: object) -> None:
    assert without({"findings": value}, [("findings", 1)]) == {"findings": left}


def test_the_whole_value_may_be_dropped() -> None:
    assert without({"citation": {}}, [()]) is None
    assert without([1, 2], [(0,), (1,)]) == []


def test_an_object_that_takes_no_other_list_is_an_error() -> None:
    class Fixed:
        @property
        def findings(self) -> list[int]:
            return [0, 1]

    with pytest.raises(InputError, match="cannot be dropped"):
        without(Fixed(), [("findings", 0)])


@each_row(
    ("warnings", "told"), [(["a"], ["a", "b"]), ([], ["b"]), (None, ["b"]), ("a", ["a", "b"]), ([5, "b"], [5, "b"])]
)
def test_warnings_are_added_to_those_that_are_there_and_none_twice(warnings: object, told: object) -> None:
    value, placed = with_summary({"warnings": warnings}, {"nli_on_fail": "warn"}, ["b"])

    assert (value, placed) == ({"warnings": told, "metadata": {"nli_on_fail": "warn"}}, True)


def test_an_object_gets_both() -> None:
    value, placed = with_summary(SimpleNamespace(metadata={"kept": 1}), {"nli_min_score": 0.5}, ["b"])

    assert (value, placed) == (SimpleNamespace(metadata={"kept": 1, "nli_min_score": 0.5}, warnings=["b"]), True)
