"""Brackets that name several sources, or a place in one."""

from pincite.core.shapes.marks import marks_in
from tests.rows import each_row

LABELS = {"1", "2", "12", "mills 2020", "roe, 1999"}


@each_row(
    ("inside", "labels"),
    [
        ("1, 2", ["1", "2"]),
        ("1,2;12", ["1", "2", "12"]),
        ("Mills  2020; 2", ["mills 2020", "2"]),
        ("1, p. 3", ["1"]),
        ("1 at 33", ["1"]),
        ("1: 33-35", ["1"]),
        ("12, \u00a7 4, 5", ["12"]),
        ("1, 45", ["1"]),
        ("Mills 2020, S. 7", ["mills 2020"]),
    ],
)
def test_the_labels_that_brackets_name(inside: str, labels: list[str]) -> None:
    marks = marks_in([(100, inside)], LABELS)

    assert [label for label, _ in marks] == labels
    if len(marks) > 1:
        written = [inside[span.start - 100 : span.end - 100] for _, span in marks]
        assert [" ".join(one.split()).casefold() for one in written] == labels


@each_row("inside", ["", "3, p. 1", "see 1", "1-9", "2-1", "p. 1, 2", "123", "and 1, 2", "1."])
def test_brackets_that_name_none(inside: str) -> None:
    assert marks_in([(0, inside)], LABELS) == []


def test_a_comment_between_two_marks_is_no_part_of_them() -> None:
    # "[1 <!-- ... -->, 2]": the first piece ends where the comment begins.
    assert [(label, tuple(span)) for label, span in marks_in([(1, "1"), (20, ", 2")], LABELS)] == [
        ("1", (1, 2)),
        ("2", (22, 23)),
    ]
