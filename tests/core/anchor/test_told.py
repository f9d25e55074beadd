"""The ends of what stands for a passage are told by its stamped neighbours."""

from pincite.core.anchor.place import neighbours
from pincite.core.anchor.told import have_met, told
from pincite.core.anchor.vicinity import Vicinity
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.core.anchor.streams import blocks

BEFORE, AFTER = "The river has two mills and one bridge.", "Nobody has lived there for a long time."
FIRST, SECOND = "The mill ground 83 tons of rye.", "It was sold to the town in 1871."
NEWS = "Read more of the news of the day, and of the week, on the next page."


def near(stream: Stream, found: str, wanted: str) -> Vicinity:
    start = stream.canonical.index(found)
    return Vicinity(Span(start, start + len(found)), stream, wanted)


def stamp() -> Stamp:
    page = f"{BEFORE} {FIRST} {SECOND} {AFTER}"
    before, after = neighbours(page, Span(len(BEFORE) + 1, len(page) - len(AFTER) - 1))
    return Stamp(before=before, after=after)


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
