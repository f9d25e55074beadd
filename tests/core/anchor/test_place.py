"""What stands between the stamped neighbours of a passage."""

from pincite.core.anchor.place import neighbours, stood
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

    between, met = stood(stream, stamp)

    assert between is not None
    assert page[slice(*between)] == NOW
    assert not met


def test_neighbours_that_have_met_are_told_of_beside_another_place_between_their_like() -> None:
    again = f"{BEFORE} {NOW} {AFTER}"
    stamp = stamp_in(f"{BEFORE} {PASSAGE} {AFTER} {again}")
    page = f"{BEFORE} {AFTER} {again}"

    between, met = stood(Stream("visible", page), stamp)

    assert between is not None
    assert page[slice(*between)] == NOW
    assert met
