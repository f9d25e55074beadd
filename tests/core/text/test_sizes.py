"""A large text is searched part by part, and every answer is that of the whole."""

from array import array
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor.hashed import find_hashed
from pincite.core.anchor.ladder import Hit, look
from pincite.core.models import Stamp
from pincite.core.text.canonical import canonicalize_text, clean, hash_canonical
from pincite.core.text.occurrences import occurrences, occurrences_in
from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import case, markers
from pincite.core.text.seams import pieces
from pincite.core.text.similarity import WordIndex, word_index
from pincite.core.text.sizes import LARGE, STRETCH
from pincite.core.text.skeleton import fold, fold_in_pieces
from pincite.core.text.sketch import sketch, trace
from pincite.core.text.windows import Edges, find_hash
from tests.rows import each_row

TRICKY = st.lists(
    st.sampled_from(
        [
            *"ab5\u0430\u03a3 \n-.,'`(:/+", " - ", "--", "-\n", "a b", "7 8", "1\u00a0000", "\u00a0", "\u2014",
            "\u2026", "\ufb01", "\u00ad", "\u0301", "\u65e5", "\u3042", "\u3099", "\u1161", "\ud55c", "\u11ab",
            "\u3164", "\ufdd0", "\ufffe", "\u2019", "\u0130", "\U0001d50a", "\u0e01",
        ]
    ),
    max_size=20,
).map("".join)  # fmt: skip

SENTENCE = "The keeper \u201ccounted\u201d 1,204 lamps in the harbour - and none of them was lit."
#: Of some thirty words, none of which is in the sentence.
FILLER = " ".join(f"{one}{other}" for one in ("mill", "rope", "tar") for other in ("er", "s", "ed", "ing", ".", ","))


def filled(length: int, *, beyond: str = "") -> str:
    """So many code points of other words, with ``beyond`` once among them."""
    return (beyond + f"{FILLER}\n" * (length // len(FILLER)))[:length]


def holding(sentence: str, at: int, length: int = LARGE + STRETCH) -> Stream:
    """A large stream with ``sentence`` at about ``at``."""
    filler = filled(length, beyond="\u0444 ")
    start = filler.index(" ", at)
    return Stream("visible", f"{filler[:start]}\n{sentence}\n{filler[start + 1 :]}")


@given(TRICKY, st.integers(0, 8))
def test_the_skeleton_of_a_text_is_that_of_its_pieces(text: str, least: int) -> None:
    text = clean(text)
    whole, pieced = fold(text, canonical=canonicalize_text(text)), fold_in_pieces(text, least)

    for one, other in ((whole.joined, pieced.joined), (whole.kept, pieced.kept)):
        assert one.text == other.text
        for start in range(len(one.text)):
            for end in range(start + 1, len(one.text) + 1):
                assert one.to_canonical(start, end) == other.to_canonical(start, end)


@given(TRICKY, st.integers(0, 8))
def test_pieces_are_all_of_a_text(text: str, least: int) -> None:
    found = list(pieces(text, least))

    assert [(one.end, one.end + one.is_spaced) for one in found[:-1]] == [
        (one.end, other.start) for one, other in pairwise(found)
    ]
    assert (found[0].start, found[-1].end) == (0, len(text))


@given(st.lists(st.text("ab", max_size=6), max_size=6), st.text("ab", min_size=1, max_size=5))
def test_words_are_found_across_the_parts_of_a_text(parts: list[str], wanted: str) -> None:
    assert list(occurrences_in(parts, wanted)) == list(occurrences(wanted, "".join(parts)))


@each_row("text", [filled(3 * STRETCH), "\u0444\n" * STRETCH, " " * 2 * STRETCH, "x" * 2 * STRETCH])
def test_the_canonical_form_and_hash_of_a_long_text_are_the_same(text: str) -> None:
    assert canonicalize_text(text) == " ".join(text.split())
    assert hash_canonical(text) == sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("at", [0, LARGE - 40])
def test_a_passage_is_found_wherever_it_stands_in_a_large_text(at: int) -> None:
    stream = holding(SENTENCE, at)
    place = Span(stream.canonical.index(SENTENCE), stream.canonical.index(SENTENCE) + len(SENTENCE))
    digest = hash_canonical(SENTENCE)

    assert look(Passage(SENTENCE), stream) == [place]
    assert look(Passage(SENTENCE.replace("\u201c", '"').replace("\u201d", '"')), stream) == [place]
    assert case.find(Passage(SENTENCE.upper()), stream) == [place]
    assert find_hash(stream.canonical, stream.edges, length=len(SENTENCE), digest=digest) == [place]
    hashed = Stamp(length=1, skeleton=fold(SENTENCE).hash, skeleton_length=len(fold(SENTENCE).joined.text))
    assert find_hashed(hash_canonical("x"), hashed, stream) == Hit("typographic", (place,))
    near = word_index(stream.canonical).nearest(SENTENCE.replace("none", "one"))
    assert near is not None
    assert stream.canonical[near.span.start : near.span.end] == SENTENCE
    traced = trace(sketch(SENTENCE, digest), stream.words, digest, length=len(SENTENCE))
    assert traced is not None
    assert traced.span.overlaps(place)


@pytest.mark.parametrize("at", [LARGE // 2 - 60, LARGE])
def test_marks_are_set_aside_wherever_they_stand_in_a_large_text(at: int) -> None:
    bare = holding("The keeper counted12 the lamps,13 and none of them was lit.", at)
    first = bare.text.index("12 the lamps")
    second = bare.text.index("13 and none")
    stream = Stream("visible", bare.text, markers=(Span(first, first + 2), Span(second, second + 2)))

    (place,) = markers.find(Passage("The keeper counted the lamps, and none of them was lit."), stream, look)

    assert stream.canonical[place.start : place.end] == "The keeper counted12 the lamps,13 and none of them was lit."


def test_windows_are_the_same_stretch_by_stretch() -> None:
    text = canonicalize_text(filled(LARGE + STRETCH, beyond="\u0444 "))
    edges, tail = Edges(text), Edges(text[LARGE - 100 :])
    low = LARGE - 100

    assert [at for at in edges.windows(47) if at >= low] == [low + at for at in tail.windows(47)]
    assert array("I", edges.ends())[-1] == len(text)


def test_of_the_indexes_of_a_large_text_no_more_are_kept_than_fit() -> None:
    numbers = " ".join(map(str, range(100_000, 250_000)))
    index = word_index(numbers)

    assert isinstance(index, WordIndex)
    for passage in ("100001 100002 100003 one 100004 100005", "249990 249991 249992 one 249993 249994"):
        near = index.nearest(passage)
        assert near is not None
        assert near.similarity > 0.8
