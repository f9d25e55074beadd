"""The byte about a passage's ends: it never hides a place where the passage stands."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.stamp import stamp_of
from pincite.core.text.canonical import hash_canonical
from pincite.core.text.characters import beyond_ascii, has_visible
from pincite.core.text.ends import ends_of, shown
from pincite.core.text.page import Span, Stream
from pincite.core.text.skeleton import fold
from pincite.core.text.windows import Edges, find_hash
from tests.core.text.edges import stands_at_edges
from tests.rows import each_row

TEXT = st.text(
    st.one_of(
        st.sampled_from(
            [*"ab5 .,-'`\"", "\u2019", "\u2014", "\u2026", "\ufb01", "\u00e9", "\u0301", "\u00ad", "\u65e5"]
        ),
        st.characters(codec=None),
    ),
    min_size=1,
    max_size=50,
).map(lambda text: " ".join(text.split()))


@given(TEXT, st.integers(0, 50), st.integers(0, 50))
def test_every_place_of_a_passage_is_still_looked_at(text: str, start: int, end: int) -> None:
    passage = text[start:end]
    if not passage or passage != passage.strip() or end > len(text) or not stands_at_edges(text, Span(start, end)):
        return
    ends = ends_of(passage, fold(passage).joined.text)

    found = find_hash(text, Edges(text), length=len(passage), digest=hash_canonical(passage), ends=ends)

    assert Span(start, end) in found


@given(TEXT)
def test_a_skeleton_is_found_by_the_same_byte(text: str) -> None:
    if not has_visible(text):
        return
    _, stamp = stamp_of(text)
    reading = Stream("visible", text).skeleton.joined
    if stamp.ends is None or not reading.text:
        return

    assert shown(reading.text, beyond_ascii(reading.text)).may_begin(stamp.ends)[0]
    assert shown(reading.text, beyond_ascii(reading.text)).may_end(stamp.ends)[-1]


def test_few_windows_are_left_to_hash() -> None:
    text = " ".join(f"{word} {number}" for number, word in enumerate(["alpha", "beta", "gamma", "delta"] * 500))
    ends = ends_of("alpha gamma", "alpha gamma")
    edges = Edges(text)

    assert 0 < 20 * len(edges.windows(11, ends)) < len(edges.windows(11))


@each_row(
    ("canonical", "skeleton", "byte"),
    [
        ("ab", "ab", ("a", "b")),
        # A ligature begins and ends as its letters do.
        ("\ufb01", "fi", ("f", "i")),
        ("\ufb01 as \ufb01", "fi as fi", ("f", "i")),
        ("", "", None),
        ("", "ab", None),
        ("ab", "", None),
        ("\u00adab", "ab", None),
        ("ab\u00ad", "ab", None),
        ("ab", "cb", None),
        ("ab", "ac", None),
    ],
)
def test_the_byte_is_of_the_first_and_the_last_letter_of_both_forms(
    canonical: str, skeleton: str, byte: tuple[str, str] | None
) -> None:
    first, last = byte or ("", "")

    assert ends_of(canonical, skeleton) == (16 * (ord(first) % 16) + ord(last) % 16 if byte else None)
