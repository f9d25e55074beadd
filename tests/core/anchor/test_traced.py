"""The passage around the hashes of a sketch: its words are not known, and it is shown whole all the same."""

from pincite.core.anchor.place import neighbours
from pincite.core.anchor.traced import likeliest
from pincite.core.models import Stamp
from pincite.core.stamp import stamp_of
from pincite.core.text.page import Span, Stream
from pincite.core.text.sketch import trace
from tests.rows import each_row

BEFORE = "Rope and tar are sold by the quay. Nobody knows who built the mill, nor when it was first seen."
AFTER = "In autumn the miller rests. The boats are drawn up on the northern shore before the first snow falls."
SENTENCE = "The wheel of the old mill by the river turns about twice a minute in spring when the snow melts."
CLAUSE = "old mill by the river, which belongs to the town, turns about twice a minute"
PAGE = f"{BEFORE} It is said that the {CLAUSE} in the spring of every year. {AFTER}"


def stamped(words: str, page: str = "") -> tuple[str, Stamp]:
    """The hash and the stamp of ``words``; made from ``page``, where there is one, and their ends not known then."""
    content_hash, stamp = stamp_of(words)
    if not page:
        return content_hash, stamp
    at = page.index(words)
    before, after = neighbours(page, Span(at, at + len(words)))
    return content_hash, stamp.model_copy(update={"before": before, "after": after, "ends": None})


def found(known: tuple[str, Stamp], page: str, *, block_edges: tuple[int, ...] = ()) -> str:
    """What is shown of ``page`` for a stamp of which nothing but the hash and the stamp itself is known."""
    content_hash, stamp = known
    stream = Stream("visible", page, block_edges=block_edges)
    assert stamp.sketch is not None
    assert stamp.length is not None
    traced = trace(stamp.sketch, stream.words, content_hash, length=stamp.length)
    assert traced is not None
    place = likeliest(traced, stream, stamp)
    return stream.canonical[place.start : place.end]


@each_row(
    ("was", "now"),
    [
        ("twice", "three times"),
        ("twice a minute", "once"),
        ("in spring when the snow melts", "in spring when all the snow has melted"),
        ("melts.", "melts, and in autumn when it rains."),
    ],
)
def test_an_edited_sentence_is_shown_whole(was: str, now: str) -> None:
    edited = SENTENCE.replace(was, now)

    assert found(stamped(SENTENCE), f"{BEFORE} {edited} {AFTER}") == edited


@each_row(("was", "now"), [("twice", "three times"), ("the town", "nobody"), ("the river", "the old dry river")])
def test_an_edited_clause_is_shown_by_its_length_and_its_ends(was: str, now: str) -> None:
    edited = CLAUSE.replace(was, now)

    assert found(stamped(CLAUSE), PAGE.replace(CLAUSE, edited)) == edited


@each_row(("was", "now"), [("It is said that the", "And so the"), ("in the spring of every year", "even now")])
def test_the_one_neighbour_that_is_left_says_where_the_passage_begins_or_ends(was: str, now: str) -> None:
    edited = CLAUSE.replace("twice", "thrice")
    known = stamped(CLAUSE, PAGE)
    shown = found(known, PAGE.replace(CLAUSE, edited).replace(was, now))

    assert shown.endswith("thrice a minute") if was.startswith("It") else shown.startswith("old mill")


def test_an_edit_goes_no_further_than_its_block() -> None:
    edited = SENTENCE.removesuffix(".").replace("twice", "three times")
    page = f"About the mill\n{edited}\nOpening hours of the mill"

    assert found(stamped(SENTENCE), page, block_edges=(14, 15 + len(edited))) == edited


def test_words_that_a_page_repeats_without_end_are_looked_at_in_time() -> None:
    words = "round and round the wheel goes " * 300
    content_hash, stamp = stamp_of(words)

    assert "goes" in found((content_hash, stamp), "It is round. " + "round and round the wheel goes on " * 400)
