"""A refused elision says why, and shows what comes nearest to its parts."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor import nearest_to_parts, why_refused
from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from tests.rows import each_row

FIRST = "The mill was built in 1850 by two brothers, who sold it to the town after the great flood of that year."
SECOND = "It has stood empty since, and it is not open to visitors of the old town."
PAGE = Stream("visible", f"{FIRST}\n{SECOND}", block_edges=(len(FIRST),))
TOO_SHORT = "Each part of an elided quotation needs at least two words, one of them four."


@each_row(
    ("words", "reason"),
    [
        ("The mill was built", ""),
        ("The mill ... that year", TOO_SHORT),
        ("The mill was built [\u2026] it", TOO_SHORT),
        ("was built in 1850 ... by the king of all France", 'this one does not: "by the king of all France".'),
        ("sold it to the town ... was built in 1850", "in their order in one block"),
        ("was built in 1850 ... has stood empty since", "in their order in one block"),
        ("It has stood empty ... open to visitors", "leaves out a negation or an exception"),
        ("It has stood empty . . . . open to visitors (emphasis added)", "leaves out a negation or an exception"),
        ("was built in 1850 . . . . [b]y two kings (emphasis added)", 'this one does not: "[b]y two kings".'),
        ("The mill was [never] built in 1850 by two", 'unless the page has them: "[never]".'),
        ("The mill was [re]built in 1850 by two", 'unless the page has them: "[re]".'),
        ("was built in 1850 ... who [may] sold it to the town", 'unless the page has them: "[may]".'),
        ("[The mill] was bought in 1850 by two", "Outside its brackets"),
        (" ... ".join(["the mill was built"] * 13), "at most 12 parts"),
    ],
)
def test_the_reason_is_the_one_that_refuses(words: str, reason: str) -> None:
    found = why_refused(Passage(words), PAGE, "en")

    assert reason in found
    assert bool(found) == bool(reason)


@each_row(
    ("words", "near"),
    [
        ("The mill ... that year", FIRST.removesuffix(".")),
        (
            "The mill was built in 1850 by two brothers. [\u2026] that age",
            "The mill was built in 1850 by two brothers,",
        ),
        ("was built in 1850 ... by the king of all France", "was built in 1850"),
        ("was built in 1850 ... has stood empty since", "has stood empty since"),
        ("The mill was sold in 1850 to two sisters.", "The mill was built in 1850 by two brothers,"),
    ],
)
def test_the_nearest_is_what_of_the_parts_stands_in_one_block(words: str, near: str) -> None:
    place = nearest_to_parts(Passage(words), PAGE)

    assert place is not None
    assert PAGE.canonical[place.start : place.end] == near


@given(st.lists(st.sampled_from(["...", "[\u2026]", "the mill", "was built", "king", "\ud800", " ", "."]), max_size=40))
def test_no_elision_crashes_it(pieces: list[str]) -> None:
    words = Passage(" ".join(pieces))

    assert isinstance(why_refused(words, PAGE), str)
    place = nearest_to_parts(words, PAGE)
    assert place is None or 0 <= place.start < place.end <= len(PAGE.canonical)
