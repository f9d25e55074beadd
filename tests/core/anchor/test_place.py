"""What stands between the stamped neighbours of a passage."""

from pincite.core.anchor.place import enclosed, neighbours, parted
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream

BEFORE = "The river has two mills and one old bridge."
AFTER = "It was closed to the public in 1990 for a year."
PASSAGE = "The mill ground 83 tons of rye in 1911."
NOW = "The mill was sold."


def stamp_in(page: str) -> Stamp:
    start = page.index(PASSAGE)
    before, after = neighbours(page, Span(start, start + len(PASSAGE)))
    return Stamp(before=before, after=after, position=start, length=len(PASSAGE))


def test_what_stands_between_the_neighbours_is_told_wherever_they_stand_now() -> None:
    page = f"Something new. {BEFORE} {NOW} {AFTER}"
    stream, stamp = Stream("visible", page), stamp_in(f"{BEFORE} {PASSAGE} {AFTER}")

    [told, parting] = enclosed(stream, stamp), parted(stream, stamp)

    assert told is not None
    assert page[slice(*told)] == NOW
    assert parting == (told, False)


def test_where_the_neighbours_have_met_another_place_between_their_like_is_not_the_cited_one() -> None:
    again = f"{BEFORE} {NOW} {AFTER}"
    stamp = stamp_in(f"{BEFORE} {PASSAGE} {AFTER} {again}")
    taken_out = Stream("visible", f"{BEFORE} {AFTER} {again}")

    assert enclosed(taken_out, stamp) is not None
    assert parted(taken_out, stamp) == (None, True)
