"""The ends of what stands for a passage are where its own words end, and what of it stands apart."""

from pincite.core.anchor.ends import Ends
from pincite.core.anchor.vicinity import Vicinity
from pincite.core.text.page import Span, Stream
from tests.core.anchor.streams import blocks
from tests.rows import each_row

FIRST, SECOND = "The mill ground 83 tons of rye.", "It was sold to the town in 1871."
NEWS = "Read more of the news of the day, and of the week, on the next page."


def ends(stream: Stream, found: str, wanted: str) -> Ends:
    start = stream.canonical.index(found)
    return Ends(Vicinity(Span(start, start + len(found)), stream, wanted))


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


@each_row(
    ("texts", "known", "shown"),
    [
        (("No", "Wifi in all rooms"), True, "No Wifi in all rooms"),
        (("One two three four", "Wifi in all rooms"), True, "One two three four Wifi in all rooms"),
        (("One two three four five", "Wifi in all rooms"), True, "Wifi in all rooms"),
        (("No", "Wifi in all rooms"), False, "Wifi in all rooms"),
        (("No Wifi in all rooms",), True, "Wifi in all rooms"),
    ],
)
def test_a_short_block_before_answers_only_where_a_neighbour_tells(
    texts: tuple[str, ...], known: bool, shown: str
) -> None:
    stream = blocks(*texts)
    start = stream.canonical.index("Wifi")

    span = ends(stream, "Wifi in all rooms", "Yes Wifi in all rooms").answered(
        Span(start, len(stream.canonical)), 0 if known else None, None
    )

    assert stream.canonical[slice(*span)] == shown


@each_row(("end", "taken"), [("It was sold", True), ("was sold", False), ("It then was sold", False)])
def test_an_end_that_stands_apart_is_taken_in_from_three_words_on_that_stand_together(end: str, taken: bool) -> None:
    stream = blocks(FIRST, NEWS, end)
    here = ends(stream, FIRST, f"{FIRST} {end.replace('then ', '')}")

    whole = here.reunited(Span(0, len(FIRST)), None, None)

    assert (whole.end == len(stream.canonical)) is taken


@each_row(
    ("wanted", "page", "shown"),
    [
        # What closes its sentence is none of a clause that was quoted without it.
        ("The mill ground rye", "The mill ground corn. It rained.", "The mill ground corn"),
        ("The mill ground rye", 'The mill ground corn." It rained.', "The mill ground corn"),
        ("The mill ground rye", "The mill ground (corn)", "The mill ground (corn)"),
        ("The mill ground rye.", "The mill ground corn. It rained.", "The mill ground corn."),
    ],
)
def test_a_sentence_whose_last_word_is_another_ends_as_the_passage_does(wanted: str, page: str, shown: str) -> None:
    span = ends(blocks(page), "The mill ground", wanted).settled(None, None)

    assert page[slice(*span)] == shown


def test_a_range_that_keeps_no_word_stays_as_it_is() -> None:
    page = "It rained. Boats left the pier. It rained."

    assert page[slice(*ends(blocks(page), "left the", "Mill ground rye").settled(None, None))] == "left the"
