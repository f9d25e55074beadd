"""The ends of what stands for a passage are told by its neighbours, and by what of it stands apart."""

from pincite.core.anchor.ends import Ends
from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.rows import each_row

BEFORE, AFTER = "The river has two mills and one bridge.", "Nobody has lived there for a long time."
FIRST, SECOND = "The mill ground 83 tons of rye.", "It was sold to the town in 1871."
NEWS = "Read more of the news of the day, and of the week, on the next page."


def blocks(*texts: str) -> Stream:
    edges, at = [], 0
    for text in texts[:-1]:
        at += len(text)
        edges.append(at)
        at += 1
    return Stream("visible", "\n".join(texts), block_edges=tuple(edges))


def ends(stream: Stream, found: str, wanted: str) -> Ends:
    start = stream.canonical.index(found)
    return Ends(Span(start, start + len(found)), stream, wanted)


def stamp() -> Stamp:
    page = f"{BEFORE} {FIRST} {SECOND} {AFTER}"
    before, after = neighbours(page, Span(len(BEFORE) + 1, len(page) - len(AFTER) - 1))
    return Stamp(before=before, after=after)


def test_neighbours_that_still_stand_tell_both_ends() -> None:
    stream = blocks(f"{BEFORE} But {FIRST} {AFTER}")

    told = ends(stream, FIRST, f"{FIRST} {SECOND}").told(stamp())

    assert stream.canonical[slice(*told)] == f"But {FIRST}"


def test_neighbours_that_are_gone_tell_nothing() -> None:
    assert ends(blocks(f"{NEWS} {FIRST} {NEWS}"), FIRST, FIRST).told(stamp()) == (None, None)


def test_neighbours_have_met_only_where_nothing_stands_between_them() -> None:
    met, parted = blocks(BEFORE, AFTER), blocks(BEFORE, FIRST, AFTER)

    assert ends(met, AFTER, FIRST).have_met(stamp())
    assert not ends(parted, AFTER, FIRST).have_met(stamp())
    assert not ends(met, AFTER, FIRST).have_met(Stamp())


@each_row(("found", "known"), [(SECOND, None), (FIRST, None), (SECOND, 1)])
def test_an_end_that_stands_apart_is_taken_in_unless_the_end_is_known(found: str, known: int | None) -> None:
    stream = blocks(FIRST, NEWS, SECOND)
    here = ends(stream, found, f"{FIRST} {SECOND}")
    start = stream.canonical.index(found)

    whole = here.reunited(Span(start, start + len(found)), known, None)

    # The full stop that closes it is found later.
    shown = stream.canonical[slice(*whole)].removesuffix(".")
    assert shown == (found if known else f"{FIRST} {NEWS} {SECOND}").removesuffix(".")


@each_row(
    ("texts", "shown"),
    [
        (("Wifi in all rooms", "No", "Parking"), "Wifi in all rooms No"),
        (("Wifi in all rooms", "Parking of cars for five euros", "No"), "Wifi in all rooms"),
        (("Wifi in all rooms.", "No"), "Wifi in all rooms."),
        (("Wifi in all rooms", "Parking", "Yes and no"), "Wifi in all rooms Parking Yes and no"),
        (("Wifi in all rooms",), "Wifi in all rooms"),
    ],
)
def test_a_short_block_answers_where_a_short_end_is_missing(texts: tuple[str, ...], shown: str) -> None:
    stream = blocks(*texts)
    here = ends(stream, texts[0], "Wifi in all rooms Yes")

    span = here.answered(Span(0, len(texts[0])), None, None)

    assert stream.canonical[slice(*span)] == shown
