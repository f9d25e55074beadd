"""Windows by hash: found where they stand between edges, and nowhere else."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.canonical import hash_canonical
from pincite.core.text.page import Span
from pincite.core.text.sizes import LARGE
from pincite.core.text.windows import Edges, find_hash, find_hash_of_any_length
from tests.core.text.edges import stands_at_edges
from tests.rows import each_row

TEXT = st.text(
    st.sampled_from([*"ab5 .,-'", "\u00e9", "\u2019", "\u2014", "\u65e5", "\u0301", "\u00ad", "\U0001d7d8"]),
    min_size=1,
    max_size=50,
).map(lambda text: " ".join(text.split()))


def found(passage: str, text: str) -> list[Span]:
    return find_hash(text, Edges(text), length=len(passage), digest=hash_canonical(passage))


def test_every_place_of_the_hash_is_found() -> None:
    assert found("the sea", "the sea, the sea") == [Span(0, 7), Span(9, 16)]
    assert found("\u65e5\u672c", "\u4eca\u65e5\u672c\u8a9e") == [Span(1, 3)]


def test_a_window_inside_a_word_is_not_even_hashed() -> None:
    assert found("lawful", "unlawful lawfully") == []


def test_a_window_longer_than_the_text_is_nowhere() -> None:
    assert found("the sea", "the") == []


@given(TEXT, st.integers(0, 50), st.integers(0, 50))
def test_a_passage_between_edges_is_always_found(text: str, start: int, end: int) -> None:
    span = Span(start, end)
    passage = text[start:end]
    if not passage or passage != passage.strip() or end > len(text) or not stands_at_edges(text, span):
        return

    assert span in found(passage, text)
    assert find_hash_of_any_length(text, Edges(text), digest=hash_canonical(passage)) is not None


@each_row("size", [200_000, LARGE, LARGE + 1, 3 * LARGE])
def test_no_more_windows_are_given_than_one_search_may_look_at(size: int) -> None:
    # Each letter may begin a window of its own.
    edges = Edges("\u65e5" * size)
    length = size // 2
    most = edges.most(length)

    for near in (0, 100_000, 5_000_000):
        given = edges.windows(length, near=near)

        assert edges.has_more(length)
        assert 0 < len(given) <= most < edges.count(length)
        nearest = min(near, size - length)
        assert min(abs(start - nearest) for start in given) <= most


def test_without_a_length_the_passage_is_found_up_to_sixty_words() -> None:
    words = [f"w{number}" for number in range(200)]
    text = " ".join(words)

    sixty, too_many = " ".join(words[40:100]), " ".join(words[40:101])

    place = find_hash_of_any_length(text, Edges(text), digest=hash_canonical(sixty))
    assert place is not None
    assert text[place.start : place.end] == sixty
    assert find_hash_of_any_length(text, Edges(text), digest=hash_canonical(too_many)) is None


@given(st.lists(st.integers(0x80, 0x2FFF).map(chr), min_size=30, max_size=60, unique=True))
def test_edges_are_the_same_however_many_kinds_of_characters_a_text_holds(characters: list[str]) -> None:
    text = " ".join("".join(characters).split())
    few = text[:20]

    whole = [place for place in Edges(text).starts() if place < len(few)]
    assert whole == list(Edges(few).starts())
