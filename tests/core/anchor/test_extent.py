"""What stands for a passage ends where its words end: with its punctuation, and in its own blocks."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor.extent import closed, completed, is_enclosed, whole_sentence, within_blocks
from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.rows import each_row


def blocks(*texts: str) -> Stream:
    edges, at = [], 0
    for text in texts[:-1]:
        at += len(text)
        edges.append(at)
        at += 1
    return Stream("visible", "\n".join(texts), block_edges=tuple(edges))


ONE = "the boats left the harbour at dawn"
TWO = "the mayor kept the wall in repair"
ODD = "no ticket is sold to a visitor"


@each_row(
    ("texts", "left"),
    [
        ((ONE, ODD), ONE),
        ((ODD, TWO), TWO),
        ((ODD, ONE, TWO, ODD), f"{ONE} {TWO}"),
        ((ONE, ODD, TWO), f"{ONE} {ODD} {TWO}"),
        ((ONE, TWO.replace("wall", "tower")), f"{ONE} {TWO.replace('wall', 'tower')}"),
        ((ODD, ODD), f"{ODD} {ODD}"),
        ((ODD,), ODD),
    ],
)
def test_blocks_of_other_words_at_the_ends_are_left_out(texts: tuple[str, ...], left: str) -> None:
    stream = blocks(*texts)

    place = within_blocks(Span(0, len(stream.canonical)), stream, f"{ONE} {TWO}")

    assert stream.canonical[place.start : place.end] == left


RYE = "The mill ground 83 tons of rye in 1911."
NOW = "The mill ground 38 tons of rye in 1911."
BATH = "It was sold to the town in 1871 for 300 crowns."


@each_row(
    ("wanted", "texts", "left"),
    [
        # What only repeats words of the passage is none of it: a heading, a caption, a cell, a line of a menu.
        (RYE, ("The mill at Orsk", NOW), NOW),
        (RYE, ("The mill", NOW), NOW),
        (RYE, (NOW, "Rye in 1911"), NOW),
        (RYE, ("The mill", "Tons of rye", NOW, "1911", "The mill"), NOW),
        (RYE, ("The mill", NOW.replace("The", "This")), NOW.replace("The", "This")),
        # A sentence of the same block is none either.
        (RYE, (f"The mill is old. {NOW} It stands in rye.",), NOW),
        # What runs over several blocks is shown in all of them, however short one is.
        (f"Result: {RYE}", ("Result:", NOW), f"Result: {NOW}"),
        (f"Rye {RYE}", ("Rye", NOW), f"Rye {NOW}"),
        (f"The mill {RYE}", ("The mill", NOW), f"The mill {NOW}"),
        (f"{RYE} {BATH}", ("The mill", NOW, BATH, "It was sold"), f"{NOW} {BATH}"),
        (f"Rye: 83 tons. {BATH} Yes.", ("Rye: 38 tons.", BATH, "Yes."), f"Rye: 38 tons. {BATH} Yes."),
        # An end that was quoted within a sentence stays there.
        (
            "mill ground 83 tons of rye",
            ("The mill", "The mill ground 38 tons of rye in 1911."),
            "mill ground 38 tons of rye",
        ),
    ],
)
def test_a_block_or_sentence_without_which_the_words_are_as_near_is_left_out(
    wanted: str, texts: tuple[str, ...], left: str
) -> None:
    stream = blocks(*texts)
    found = stream.words.nearest(wanted)
    assert found is not None

    whole = within_blocks(Span(0, len(stream.canonical)), stream, wanted)
    place = within_blocks(stream.grown_to_edges(found.span), stream, wanted)

    assert stream.canonical[slice(*closed(place, stream, wanted))] == left
    if wanted != "mill ground 83 tons of rye":
        assert stream.canonical[slice(*whole)] == left


def test_a_cut_word_of_a_sentence_is_taken_in_again() -> None:
    stream = blocks("On the mill", "The also old mill ground 83 tons of rye in 1911.")
    start = stream.canonical.index("also")

    place = within_blocks(Span(start, len(stream.canonical)), stream, RYE.replace("The mill", "The old mill"))

    assert stream.canonical[slice(*place)] == "The also old mill ground 83 tons of rye in 1911."


LATER = "It was closed to the public in 1990 for a year."
BEFORE = "The river has two mills and one bridge."


def stamp_in(page: str, passage: str) -> Stamp:
    start = page.index(passage)
    before, after = neighbours(page, Span(start, start + len(passage)))
    return Stamp(before=before, after=after, position=start)


@each_row(
    ("now", "left", "unknown"),
    [
        (f"{BEFORE} {RYE} {LATER}", RYE, f"{RYE} {LATER}"),
        (f"{BEFORE} {BATH} {LATER}", BATH, None),
        (f"{BEFORE} {RYE} {BATH.replace('300', '200')} {LATER}", f"{RYE} {BATH.replace('300', '200')}", None),
        (f"{BEFORE} Some say so: {RYE} {BATH} {LATER}", f"Some say so: {RYE} {BATH}", f"{RYE} {BATH}"),
    ],
)
def test_the_stamped_neighbours_tell_what_was_taken_out_and_put_in_at_the_ends(
    now: str, left: str, unknown: str | None
) -> None:
    stream = blocks(now)
    stamp = stamp_in(f"{BEFORE} {RYE} {BATH} {LATER}", f"{RYE} {BATH}")
    found = stream.words.nearest(f"{RYE} {BATH}")
    assert found is not None

    told = within_blocks(found.span, stream, f"{RYE} {BATH}", stamp)
    untold = within_blocks(found.span, stream, f"{RYE} {BATH}")

    assert now[slice(*told)] == left
    if unknown:
        assert now[slice(*untold)] == unknown


@each_row(
    ("after", "enclosed"), [(LATER, True), (f"Not so. {LATER}", True), (LATER.replace("closed", "opened"), False)]
)
def test_a_range_is_the_cited_one_where_both_neighbours_stand_around_it(after: str, enclosed: bool) -> None:
    edited = RYE.replace("83", "38")
    stream = blocks(f"{BEFORE} {edited} {after}")
    place = Span(len(BEFORE) + 1, len(BEFORE) + 1 + len(edited))

    assert is_enclosed(place, stream, RYE, stamp_in(f"{BEFORE} {RYE} {LATER}", RYE)) is enclosed


def test_a_neighbour_that_the_passage_holds_as_well_tells_nothing() -> None:
    line = "The hall is open on each day of the week but one."
    passage = f"{RYE} {line} {BATH}"
    stamp = stamp_in(f"{BEFORE} {passage} {line}", passage)
    now = f"{BEFORE} {passage.replace('300', '200')} {LATER}"
    stream = blocks(now)

    place = within_blocks(Span(len(BEFORE) + 1, len(now) - len(LATER) - 1), stream, passage, stamp)

    assert now[slice(*place)] == passage.replace("300", "200")


@each_row(
    ("wanted", "page", "shown"),
    [
        ("in repair.", "in repair? Yes", "in repair?"),
        ("in repair.", "in repair", "in repair"),
        ("in repair", "in repair?", "in repair"),
        ("in repair.", "in repair.html", "in repair"),
        ("in repair.", "in repair\u201d, he said", "in repair"),
        ('"in repair."', "in repair!\u201d he said", "in repair!\u201d"),
        ("in repair.", "in repair!\u201d he said", "in repair!"),
        ("in repair.", "in repair..... and", "in repair"),
    ],
)
def test_the_punctuation_that_closes_the_words_is_theirs(wanted: str, page: str, shown: str) -> None:
    stream = Stream("visible", page)

    place = closed(Span(0, len("in repair")), stream, wanted)

    assert page[place.start : place.end] == shown


@given(
    st.lists(st.text(st.sampled_from("ab .?\ud800\u4e00\u201d"), max_size=8), min_size=1, max_size=6),
    st.text(st.sampled_from("ab .?\ud800\u4e00\u201d"), max_size=12),
    st.data(),
)
def test_a_range_stays_one_of_words_where_it_was_found(texts: list[str], wanted: str, data: st.DataObject) -> None:
    stream = blocks(*texts)
    if not (length := len(stream.canonical)):
        return
    start = data.draw(st.integers(0, length - 1))
    span = Span(start, data.draw(st.integers(start + 1, length)))

    kept = within_blocks(span, stream, wanted)
    grown = closed(span, stream, wanted)

    assert max(0, span.start - 500) <= kept.start < kept.end <= min(length, span.end + 500)
    assert kept.overlaps(span)
    assert grown.start == span.start
    assert span.end <= grown.end <= min(length, span.end + 5)


@each_row(
    ("rest", "taken"),
    [
        (", unless the court allows more.", True),
        (", as was said above.", False),
        (". The court may allow more.", False),
    ],
)
def test_a_clause_behind_a_comma_is_taken_in_where_it_bounds_what_ended_there(rest: str, taken: bool) -> None:
    words = "An appeal must be made within 21 days"
    stream = blocks(f"{words}{rest}")

    place = whole_sentence(Span(0, len(words)), stream, f"{words}.", "en")

    assert (place.end == len(stream.canonical)) == taken


def test_a_last_cell_is_told_behind_a_currency_sign() -> None:
    stream = blocks("Single room", "45 \u20ac", "75 \u20ac", "Double room")

    place = within_blocks(Span(0, len("Single room 45 \u20ac")), stream, "Single room 45 \u20ac 70 \u20ac")

    assert stream.canonical[place.start : place.end] == "Single room 45 \u20ac 75 \u20ac"


@each_row(("behind", "taken"), [("", True), ("\nA further paragraph of a good many words.", False), ("\nOther.", True)])
def test_where_no_neighbour_tells_its_end_the_range_has_the_rest_of_its_sentence(behind: str, taken: bool) -> None:
    before, rest = "Fares went up in spring.", " unless the boat is full."
    stream = blocks(before, f"{ONE}{rest}", *behind.split("\n")[1:])
    place = Span(len(before) + 1, len(before) + 1 + len(ONE))
    stamped = blocks(before, f"{ONE}.", "A further paragraph of a good many words.")
    first, last = neighbours(stamped.canonical, Span(place.start, place.end + 1))
    stamp = Stamp(before=first, after=last)

    whole = completed(place, stream, f"{ONE}.", stamp, "en")

    assert stream.canonical[whole.start : whole.end] == (ONE + rest if taken else ONE)
