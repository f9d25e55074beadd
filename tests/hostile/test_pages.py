"""Pages that are made to cost time: what a search costs is bounded by their size, and what was left out is said."""

from pincite.core.anchor import Location, Quotation, find, nearest
from pincite.core.models import Stamp
from pincite.core.text.canonical import content_sha256, hash_canonical
from pincite.core.text.page import PageText, Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import editorial
from pincite.core.text.rungs.markup import undo
from pincite.core.text.tokens import is_edge
from tests.rows import each_row

WORDS = "The board may not raise the fee of 10 percent before 1 January 2020, unless the members agree."
NOWHERE = "ab" * 32
HAN = "\u6f22"


def settle(quotation: Quotation, page: PageText) -> Location:
    return find(quotation, page) or nearest(quotation, page)


@each_row(
    "unit",
    ["a" + "\u202e" * 50, "a" + "\ufe0f" * 900, "a\u00ad", "a\u0301", "\ud800", "\ufdd0", "a-\n", "a ", "ab "],
    ids=lambda unit: ascii(unit[:4]),
)
def test_a_page_of_one_pattern_is_searched_for_a_part_of_itself(unit: str) -> None:
    page = PageText.of(unit * (50_000 // len(unit)))

    for size in (951, 25_000):
        settle(Quotation(NOWHERE, page.visible.text[:size]), page)


def test_too_many_unseen_characters_hide_what_they_stand_beside() -> None:
    unseen = "\u200d"

    assert is_edge(f"the {unseen * 12}lawful", 4 + 12)
    assert not is_edge(f"un{unseen * 12}lawful", 2 + 12)
    # Nobody typesets a hundred of them: it is not known what a reader sees there.
    assert not is_edge(f"un{unseen * 200}lawful", 2 + 100)
    assert not is_edge(f"{unseen * 200}lawful", 100)


def test_a_long_passage_that_overlaps_itself_is_found_in_bounded_time() -> None:
    text = "x" + "ab" * 400_000
    page = PageText.of(f"{text} {'ab' * 200_000}")

    location = find(Quotation(content_sha256("ab" * 200_000), "ab" * 200_000), page)

    assert location is None or location.stands


def test_a_page_that_repeats_the_passage_a_hundred_thousand_times_is_ambiguous() -> None:
    location = find(Quotation(content_sha256(WORDS), WORDS), PageText.of(f"{WORDS} " * 100_000))

    assert location is not None
    assert location.stands
    assert "ambiguous: stands 200 times" in location.notes


def test_a_hundred_thousand_marks_and_symbols_are_set_aside() -> None:
    text = "word[1] word[a] " * 50_000 + WORDS.replace(" fee", "[3] fee")
    places = tuple(Span(at, at + 3) for at in range(4, 800_000, 8))
    page = PageText(visible=Stream("visible", text, markers=places, chrome=places, collapsed=places))

    location = find(Quotation(content_sha256(WORDS), WORDS), page)

    assert location is not None
    assert location.kind == "markers"


class TestAHashAlone:
    """Only the hash and the length of the passage are known."""

    def test_of_half_a_page_where_any_character_may_begin_it_is_not_said_to_be_gone(self) -> None:
        page = PageText.of(HAN * 200_000)

        location = settle(Quotation(NOWHERE, "", Stamp(length=100_000)), page)

        assert location.kind == "unlocated"
        assert any("too many places" in note for note in location.notes)

    def test_is_found_around_its_place_on_such_a_page(self) -> None:
        text = "".join(map(chr, range(0x4E00, 0x9000))) * 12
        passage = text[150_003:170_003]
        stamp = Stamp(length=20_000, position=150_500, occurrences=2)

        location = find(Quotation(hash_canonical(passage), "", stamp), PageText.of(text))

        assert location is not None
        assert location.span == Span(150_003, 170_003)

    def test_is_found_between_its_neighbours_far_from_its_place(self) -> None:
        text = "".join(map(chr, range(0x4E00, 0x9000))) * 6
        passage, after = "\u3042" * 30_000, "\u30a2" * 1_000
        page = PageText.of(f"{text}\u3044{passage}{after}")
        stamp = Stamp(
            length=30_000,
            position=5,
            before=hash_canonical(f"{text[-31:]}\u3044"),
            after=hash_canonical(after[:32]),
        )

        location = find(Quotation(hash_canonical(passage), "", stamp), page)

        assert location is not None
        assert location.stands

    def test_on_an_ordinary_page_is_said_to_be_gone(self) -> None:
        location = settle(Quotation(NOWHERE, "", Stamp(length=60)), PageText.of(f"{WORDS} " * 2_000))

        assert location.kind == "removed"

    def test_with_a_stamp_full_of_lies_finds_nothing(self) -> None:
        nothing = hash_canonical("")
        page = PageText.of(f"{WORDS} " * 2_000)
        for length, position in [(1, 10**9), (10**9, 0), (10**30, 10**30)]:
            stamp = Stamp(
                length=length,
                position=position,
                skeleton=NOWHERE,
                skeleton_length=1,
                before=nothing,
                after=nothing,
                sketch=(0, 2**32 - 1),
                occurrences=1,
            )

            assert not settle(Quotation(NOWHERE, "", stamp), page).stands


@each_row("unit", ["[", "![", "a*", "\n- ", "`", "<", "| ", "> ", "[a](", "**a*", "\r- ", "&"], ids=ascii)
def test_markdown_that_is_nothing_but_marks_is_undone_or_left(unit: str) -> None:
    for size in (9_000, 190_000):
        text = (unit * size)[:size]

        rendered = undo(text)

        assert rendered is None or rendered != text


def test_a_page_that_says_ten_thousand_times_what_the_brackets_do_not_says_it_once_otherwise() -> None:
    page = "they wait for six days there. " * 10_000 + "they wait for sixty days there."

    places = editorial.find(Passage("they wait for six[ty] days there"), Stream("visible", page), "en")

    assert [page[place.start : place.end] for place in places] == ["they wait for sixty days there"]
