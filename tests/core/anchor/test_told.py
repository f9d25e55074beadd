"""The ends of what stands for a passage are told by its stamped neighbours."""

from pincite.core.anchor.place import neighbours
from pincite.core.anchor.told import have_met, told
from pincite.core.anchor.vicinity import Vicinity
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.core.anchor.streams import blocks
from tests.rows import each_row

BEFORE, AFTER = "The river has two mills and one bridge.", "Nobody has lived there for a long time."
FIRST, SECOND = "The mill ground 83 tons of rye.", "It was sold to the town in 1871."
NEWS = "Read more of the news of the day, and of the week, on the next page."


def near(stream: Stream, found: str, wanted: str) -> Vicinity:
    start = stream.canonical.index(found)
    return Vicinity(Span(start, start + len(found)), stream, wanted)


def stamp(before: str = BEFORE, passage: str = f"{FIRST} {SECOND}", after: str = AFTER) -> Stamp:
    page = f"{before} {passage} {after}"
    first, last = neighbours(page, Span(len(before) + 1, len(page) - len(after) - 1))
    return Stamp(before=first, after=last)


def test_neighbours_that_still_stand_tell_both_ends() -> None:
    stream = blocks(f"{BEFORE} But {FIRST} {AFTER}")

    found = told(near(stream, FIRST, f"{FIRST} {SECOND}"), stamp())

    assert stream.canonical[slice(*found)] == f"But {FIRST}"


def test_neighbours_that_are_gone_tell_nothing() -> None:
    assert told(near(blocks(f"{NEWS} {FIRST} {NEWS}"), FIRST, FIRST), stamp()) == (None, None)


def test_neighbours_have_met_only_where_nothing_stands_between_them() -> None:
    met, parted = blocks(BEFORE, AFTER), blocks(BEFORE, FIRST, AFTER)

    assert have_met(near(met, AFTER, FIRST), stamp())
    assert not have_met(near(parted, AFTER, FIRST), stamp())
    assert not have_met(near(met, AFTER, FIRST), Stamp())


@each_row(
    ("before", "after", "told_of"),
    [
        # With the space between them and the passage twelve code points each, or eleven.
        ("Mills, boa.", "Nobody now.", (True, True)),
        ("Mills, bo.", "Nobody no.", (False, False)),
        ("Mills, boa.", "Nobody no.", (True, False)),
    ],
)
def test_a_neighbour_of_a_few_letters_tells_nothing(before: str, after: str, told_of: tuple[bool, bool]) -> None:
    found = told(near(blocks(f"{before} {FIRST} {after}"), FIRST, FIRST), stamp(before, FIRST, after))

    assert tuple(place is not None for place in found) == told_of


def test_a_neighbour_that_the_passage_holds_itself_tells_nothing() -> None:
    for passage, known in ((f"{FIRST} {AFTER} {SECOND}", (True, False)), (f"{FIRST} {BEFORE} {SECOND}", (False, True))):
        found = told(near(blocks(f"{BEFORE} {passage} {AFTER}"), passage, passage), stamp(passage=passage))

        assert tuple(place is not None for place in found) == known


@each_row(
    ("left", "rest", "is_told"),
    [
        ("The mill ground 83", "tons of rye in all.", True),
        ("The mill ground", "83 tons of rye in all.", False),
        ("The mill ground 83 tons of rye in all.", "", True),
    ],
)
def test_a_place_that_leaves_less_than_half_of_what_is_kept_is_no_end(left: str, rest: str, is_told: bool) -> None:
    passage = "The mill ground 83 tons of rye in"
    stream = blocks(f"{BEFORE} {left} {AFTER} {rest}")
    page = stream.canonical
    whole = page[len(BEFORE) + 1 :].rstrip()

    _, last = told(near(stream, whole, passage), stamp(passage=left))

    assert (last == len(f"{BEFORE} {left}")) is is_told


@each_row(
    ("before", "after", "found", "met"),
    [
        (BEFORE, AFTER, BEFORE, True),
        (BEFORE, "Nobody left.", BEFORE, True),
        (BEFORE, "Nobody le.", BEFORE, False),
        ("Two bridges.", AFTER, AFTER, True),
        ("Two bridge", AFTER, AFTER, False),
        (BEFORE, AFTER, SECOND, False),
    ],
)
def test_neighbours_have_met_only_at_a_range_and_where_both_are_long_enough(
    before: str, after: str, found: str, met: bool
) -> None:
    stream = blocks(f"{before} {after} {'The tide rose. ' * 3}{SECOND}" if found == SECOND else f"{before} {after}")
    page = f"{before} {FIRST} {after}{stream.canonical[len(before) + 1 + len(after) :]}"
    first, last = neighbours(page, Span(len(before) + 1, len(before) + 1 + len(FIRST)))

    assert have_met(near(stream, found, FIRST), Stamp(before=first, after=last)) is met
