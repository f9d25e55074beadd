"""The sketch: it finds an edited passage again, and says nothing without its key."""

from pincite.core.text.canonical import content_sha256
from pincite.core.text.similarity import WordIndex, similarity
from pincite.core.text.sketch import SIZE, sketch, trace

OLD = "The committee decided on Monday that every boat in the harbour must carry two lamps after sunset in winter."
NEW = "The committee decided on Monday that every boat in the harbour must carry three bright lamps after sunset."
FILLER = " ".join(f"Filler sentence number {n} speaks of rope and tar." for n in range(200))
KEY = content_sha256(OLD)


def test_an_edited_passage_is_traced() -> None:
    index = WordIndex(f"{FILLER} {NEW} {FILLER}")

    traced = trace(sketch(OLD, KEY), index, KEY, length=len(OLD))

    assert traced is not None
    assert similarity(index.text[traced.span.start : traced.span.end], NEW) > 0.5


def test_an_absent_passage_is_not() -> None:
    assert trace(sketch(OLD, KEY), WordIndex(FILLER), KEY, length=len(OLD)) is None


def test_another_key_shares_no_hash() -> None:
    assert not set(sketch(OLD, KEY)) & set(sketch(OLD, content_sha256("another")))


def test_a_sketch_is_small_and_the_same_each_time() -> None:
    assert len(sketch(OLD, KEY)) == SIZE
    assert sketch(OLD, KEY) == sketch(OLD, KEY)
    assert len(sketch("One", KEY)) == 1
    assert all(0 <= value < 2**32 for value in sketch(OLD, KEY))


def test_a_sketch_of_nothing_traces_nothing() -> None:
    assert trace((), WordIndex(FILLER), KEY, length=10) is None
    assert trace(sketch(OLD, KEY), WordIndex(""), KEY, length=10) is None
