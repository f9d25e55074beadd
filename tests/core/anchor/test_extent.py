"""What stands for a passage ends where its words end: with its punctuation, and in its own blocks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor.extent import closed, within_blocks
from pincite.core.text.page import Span, Stream


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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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
def test_a_range_is_only_ever_trimmed_to_one_of_words(texts: list[str], wanted: str, data: st.DataObject) -> None:
    stream = blocks(*texts)
    if not (length := len(stream.canonical)):
        return
    start = data.draw(st.integers(0, length - 1))
    span = Span(start, data.draw(st.integers(start + 1, length)))

    kept = within_blocks(span, stream, wanted)
    grown = closed(span, stream, wanted)

    assert span.start <= kept.start < kept.end <= span.end
    assert grown.start == span.start
    assert span.end <= grown.end <= min(length, span.end + 5)
