"""What stands for a passage ends where its words end: with its punctuation, and in its own blocks."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor.extent import (
    between_neighbours,
    closed,
    completed,
    is_enclosed,
    is_taken_out,
    whole_sentence,
    within_blocks,
)
from pincite.core.anchor.place import neighbours
from pincite.core.models import Stamp
from pincite.core.text.page import Span, Stream
from tests.core.anchor.streams import blocks
from tests.rows import each_row

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


def test_of_a_very_long_range_blocks_of_other_words_are_left_out_too() -> None:
    long = " ".join(f"{ONE} on day {day}." for day in range(450))
    stream = blocks(ODD, long, ODD)

    place = within_blocks(Span(0, len(stream.canonical)), stream, long)

    assert len(long) > 20_000
    assert stream.canonical[slice(*place)] == long


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


@each_row(
    ("before", "after", "shown"),
    [
        ((BEFORE,), (LATER,), NOW),
        ((BEFORE, "Some say:"), (LATER,), f"Some say: {NOW}"),
        ((BEFORE,), ("Not so.", LATER), f"{NOW} Not so."),
        ((f"{BEFORE}\n",), ("\nNot so.", LATER), NOW),
        ((BEFORE, "Some say:\n"), (f"\n{LATER}",), NOW),
        # A neighbour that has changed tells nothing.
        ((BEFORE,), ("Not so.", LATER.replace("public", "town")), NOW),
        (("Another line of the old guide.", "Some say:"), (LATER,), NOW),
    ],
)
def test_words_between_a_range_and_its_neighbours_are_its_own_in_one_block(
    before: tuple[str, ...], after: tuple[str, ...], shown: str
) -> None:
    parts = " ".join((*before, NOW, *after)).replace("\n ", "\n").replace(" \n", "\n").split("\n")
    stream = blocks(*(part for part in parts if part))
    canonical = stream.canonical.replace("\n", " ")
    start = canonical.index(NOW)

    place = between_neighbours(
        Span(start, start + len(NOW)), stream, RYE, stamp_in(f"{BEFORE} {RYE} {LATER}", RYE), "en"
    )

    assert canonical[slice(*place)] == shown


@each_row(
    ("before", "page", "shown"),
    [
        (BEFORE, f"{BEFORE} {LATER}", LATER),
        ("Another line of the old guide.", f"Never say that {NOW[0].lower()}{NOW[1:]} {LATER}", None),
    ],
)
def test_the_rest_of_a_sentence_is_taken_in_where_the_neighbour_before_has_changed(
    before: str, page: str, shown: str | None
) -> None:
    own = f"{NOW[0].lower()}{NOW[1:]}"
    stream = blocks(page)
    start = page.index(shown or own)

    place = between_neighbours(
        Span(start, start + len(shown or own)), stream, RYE, stamp_in(f"{BEFORE} {RYE} {LATER}", RYE), "en"
    )

    assert page[slice(*place)] == (shown or f"Never say that {own}")


@each_row(
    ("page", "words", "taken"),
    [
        (f"{BEFORE} {LATER}", BEFORE, True),
        (f"{BEFORE} {LATER}", LATER, True),
        (f"{BEFORE} {NOW} {LATER}", NOW, False),
        (f"{BEFORE} Not so. {LATER}", LATER, False),
        (f"{BEFORE} {LATER.replace('public', 'town')}", BEFORE, False),
    ],
)
def test_a_passage_is_taken_out_where_its_neighbours_have_met(page: str, words: str, taken: bool) -> None:
    start = page.index(words)
    place = Span(start, start + len(words))

    assert is_taken_out(place, blocks(page), RYE, stamp_in(f"{BEFORE} {RYE} {LATER}", RYE)) is taken


@each_row(
    ("wanted", "lead", "own", "taken"),
    [
        ("He is paid well.", "Never say that ", "he is paid well.", True),
        ("He is paid well.", "It rained. Never say that ", "he is paid well.", True),
        ("He is paid well.", "On the old farm ", "he is paid well.", False),
        ("He is paid well.", "Never say: ", "he is paid well.", False),
        ("He is paid well.", "Only if it rains, ", "he is paid well.", True),
        ("he is paid well.", "Never say that ", "he is paid well.", False),
        ("She is paid well.", "Never say that ", "he is paid well.", False),
        # The first word or two may stand for the passage's first.
        ("During the day it was open.", "Just after ", "during the day it was open.", False),
        ("Durante el d\u00eda abre.", "Despu\u00e9s ", "de el d\u00eda abre.", True),
        ("Durante el d\u00eda abre.", "Muy despu\u00e9s ", "de el d\u00eda abre.", True),
        ("Durante el d\u00eda abre.", "Tres a\u00f1os despu\u00e9s ", "de el d\u00eda abre.", False),
    ],
)
def test_the_beginning_of_a_sentence_is_taken_in_where_it_bounds_it_or_stands_for_its_first_word(
    wanted: str, lead: str, own: str, taken: bool
) -> None:
    stream = blocks(f"{lead}{own}")

    place = whole_sentence(Span(len(lead), len(lead) + len(own)), stream, wanted, "")

    begun = lead.rpartition(". ")[2] if taken else ""
    assert stream.canonical[slice(*place)] == f"{begun}{own}"


@each_row(
    ("wanted", "page", "shown"),
    [
        ("open to seven", "open to 7 pm today", "open to 7 pm"),
        ("open to 7.00 p.m", "open to 7 pm today", "open to 7 pm"),
        ("open to 8", "open to 7 pm today", "open to 7"),
        ("open to seven", "open to 7 men today", "open to 7"),
        ("open to seven", "open to 7, pm today", "open to 7"),
        ("open to noon", "open to x pm today", "open to x"),
    ],
)
def test_the_unit_of_a_last_number_is_the_ranges_where_the_passage_ends_in_a_word(
    wanted: str, page: str, shown: str
) -> None:
    place = closed(Span(0, len("open to 7")), Stream("visible", page), wanted)

    assert page[slice(*place)] == shown


def test_a_long_range_keeps_its_ends() -> None:
    text = f"{BEFORE} {ONE} {'and so it went on ' * 1200}"
    stamp = stamp_in(f"{BEFORE} {RYE} {LATER}", RYE)
    stream = blocks(text.strip(), LATER)
    place = Span(len(BEFORE) + 1, len(text) - 1)

    assert between_neighbours(place, stream, RYE, stamp, "en") == place
    assert not is_enclosed(place, stream, RYE, stamp)
    assert not is_taken_out(place, stream, RYE, stamp)
    assert completed(Span(place.start + 1, place.end), stream, f"{ONE[1:].capitalize()}.", stamp, "en").end >= place.end


@each_row(("known", "taken"), [(True, False), (False, True)])
def test_the_beginning_of_a_sentence_is_left_out_where_a_neighbour_tells_the_beginning(
    known: bool, taken: bool
) -> None:
    lead, own = "Never say that ", f"{NOW[0].lower()}{NOW[1:]}"
    page = f"{BEFORE} {lead}{own} {LATER}"
    start = page.index(own)
    stamp = stamp_in(page if known else page.replace("bridge", "dam"), own)

    place = completed(Span(start, start + len(own)), blocks(page), NOW, stamp, "en")

    assert page[slice(*place)] == (f"{lead}{own}" if taken else own)


@each_row(
    ("wanted", "page", "shown"),
    [
        ("stay for up to 14 nights", "stay for 14 nights or more, if free", "stay for 14 nights or more"),
        ("stay for at least 14 nights", "stay for 14 nights, or less", "stay for 14 nights"),
        ("stay for 15 nights", "stay for 14 nights or more", "stay for 14 nights"),
        ("bis zu 14 N\u00e4chte", "14 N\u00e4chte oder mehr", "14 N\u00e4chte oder mehr"),
    ],
)
def test_a_bound_behind_a_number_is_shown_where_the_bound_before_it_is_gone(wanted: str, page: str, shown: str) -> None:
    stream = Stream("visible", page)
    place = Span(page.index("stay") if "stay" in page else 0, page.index("ts" if "ts" in page else "te ") + 2)

    assert stream.canonical[slice(*closed(place, stream, wanted))] == shown
