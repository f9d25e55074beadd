"""The typographic rung: equal spaced skeletons, between edges."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import clean
from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import typographic
from pincite.core.text.skeleton import fold
from tests.rows import each_row


def found(passage: str, page: str) -> list[str]:
    stream = Stream("visible", page)
    return [stream.canonical[place.start : place.end] for place in typographic.find(Passage(passage), stream)]


@each_row(
    ("passage", "page", "standing"),
    [
        ("it's done - now", "So it\u2019s done \u2013 now.", "it\u2019s done \u2013 now"),
        ('the "end"', "That is the \u201cend\u201d.", "the \u201cend\u201d"),
        ("wait... and see", "Just wait\u2026 and see!", "wait\u2026 and see"),
        ("a fine office", "In a \ufb01ne of\ufb01ce now", "a \ufb01ne of\ufb01ce"),
        ("exercising faith", "by exer\u00adcising faith in", "exer\u00adcising faith"),
        ("exercising faith", "by exer-\ncising faith in", "exer- cising faith"),
        ("well-known man", "a well-\nknown man is", "well- known man"),
        ("everyone exer- cising", "that everyone exercising it", "everyone exercising"),
        ("Son , he said", "the Son, he said", "Son, he said"),
        ("cost 1000 francs", "they cost 1\u00a0000 francs", "cost 1 000 francs"),
        ("5% more", "it was 5 % more", "5 % more"),
    ],
)
def test_typography_alone_still_stands(passage: str, page: str, standing: str) -> None:
    assert found(passage, page) == [standing]


@each_row(
    ("passage", "page"),
    [
        ("a staf", "a sta\ufb00"),
        ("wait.", "just wait\u2026 and see"),
        ("is now here", "it is nowhere"),
        ("a re-sign", "a resign"),
        ("the Son", "the son"),
        ("is 102 m", "is 10\u00b2 m"),
        ("was 3,5", "was 3, 5"),
        ("it is 5", "it is -5"),
        ("it's", "it\u2019s-a"),
        ("You \u2018can", "You 'can't"),
        ("cost 1", "cost 1\u00a0000"),
        ("rose 5", "rose 5 %"),
    ],
)
def test_the_nearest_look_alikes_do_not(passage: str, page: str) -> None:
    assert found(passage, page) == []


TEXT = st.text(
    st.sampled_from([*"ab5 .,-'\n", "\u2019", "\u2014", "\u00a0", "\u00ad", "\ufb01", "\u2026", "\u0301"]),
    max_size=40,
)


@given(TEXT, st.integers(0, 40), st.integers(0, 40))
def test_a_place_lies_in_the_page_and_shares_the_skeleton(page: str, start: int, end: int) -> None:
    stream, passage = Stream("visible", clean(page)), Passage(page[start:end])
    wanted = {reading.text for reading in passage.skeleton.readings}

    for place in typographic.find(passage, stream):
        inside = stream.text_span(place.start, place.end)
        assert 0 <= place.start < place.end <= len(stream.canonical)
        assert wanted & {reading.text for reading in fold(stream.text[inside.start : inside.end]).readings}
