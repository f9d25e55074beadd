"""The marker rung: footnote marks and verse numbers, on either side."""

from pincite.core.text.page import Span, Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import exact, markers, typographic
from tests.rows import each_row


def look(passage: Passage, stream: Stream) -> list[Span]:
    return exact.find(passage, stream) or typographic.find(passage, stream)


def found(passage: str, page: str) -> list[str]:
    """``{}`` in the page encloses what the markup shows as a mark."""
    text, marks = "", []
    for piece in page.replace("}", "{").split("{"):
        marks.append(Span(len(text), len(text) + len(piece)))
        text += piece
    stream = Stream("visible", text, markers=tuple(marks[1::2]))
    return [stream.canonical[p.start : p.end] for p in markers.find(Passage(passage), stream, look)]


VERSE = "{16}For God so{*} loved{+} the world[a] that he gave. {17}Indeed so"


@each_row(
    ("passage", "page", "standing"),
    [
        ("For God so loved the world that he gave.", VERSE, "For God so* loved+ the world[a] that he gave."),
        ("16For God so loved the world", VERSE, "16For God so* loved+ the world"),
        ("For God so loved the world[a] that", VERSE, "For God so* loved+ the world[a] that"),
        ("that he gave. Indeed so", VERSE, "that he gave. 17Indeed so"),
        ("the tide rose", "Then the tide[12] rose.", "the tide[12] rose"),
        ("the tide rose", "Then the tide{2} rose.", "the tide2 rose"),
        ("the tide[3] rose", "Then the tide rose.", "the tide rose"),
        ("the tide[3] rose", "Then the tide^[3] rose.", "the tide^[3] rose"),
        ("The tide rose. It fell", "The tide rose.\u00b9\u00b2 It fell.", "The tide rose.\u00b9\u00b2 It fell"),
        ("the tide rose", "Then the tide^[3] rose.", "the tide^[3] rose"),
        ("the tide\u00b2 rose", "Then the tide rose.", "the tide rose"),
        ("the tide rose", "in 1998 the tide{\u00b9} rose.", "the tide\u00b9 rose"),
        ("in 1998", "It was in 1998{2} that", "in 1998"),
    ],
)
def test_marks_are_set_aside(passage: str, page: str, standing: str) -> None:
    assert found(passage, page) == [standing]


@each_row(
    "passage",
    [
        "The toll rose\u30104\u2020source\u3011 in May.",
        "The toll rose in May.\u301012:3\u2020tolls (final).pdf\u3011",
        "The toll rose:contentReference[oaicite:0]{index=0} in May.",
        "The toll rose \ue200cite\ue202turn0search1\ue202turn0news2\ue201 in May.",
        "The toll rose in May [oai_citation:1\u2021tolls.example](https://tolls.example/a).",
    ],
)
def test_the_marks_that_assistants_leave_are_set_aside(passage: str) -> None:
    assert found(passage, "It is said: The toll rose in May.") == ["The toll rose in May."]
    assert found(passage, "It is said: The toll fell in May.") == []
    assert found(passage, "It is said[7]: The toll[8] rose in May.") == ["The toll[8] rose in May."]


@each_row("passage", ["The parties agree[d] to it", "the party[s] agree", "the fee is 5[0] pounds"])
def test_a_letter_that_ends_a_word_and_a_nought_are_no_marks_of_the_excerpt(passage: str) -> None:
    page = "The parties agree to it, the party agree and the fee is 5 pounds."

    assert found(passage, page) == []
    assert found("The parties agree[d] to it", "The parties agree[d] to it {1}then.") != []


@each_row(
    ("passage", "page"),
    [
        ("the tide rose", "Then the tide 2 rose."),
        ("the tide rose", "Then the tide (2) rose."),
        ("the tide rose", "Then the tide [very high] rose."),
        ("in 199", "It was in 1998 that"),
        ("is 10 m", "is 10\u00b2 m"),
        ("a b", "a*b"),
        ("2*3", "2 3"),
        ("the tide2 rose", "Then the tide{3} rose."),
        ("an\n[a]typical tide", "It was an typical tide."),
        ("these ([a]typical) tides", "Of these (typical) tides"),
        ("the (typical) tides", "Of the ([a]typical) tides"),
        ("a dose of\n[1]5 mg", "It was a dose of 5 mg."),
        ("the fee is $[1]5", "There the fee is $5 a head."),
        ("the fee is [1].5 pounds", "There the fee is .5 pounds."),
        ("the fee is 5\u30104\u2020source\u30110 pounds", "There the fee is 50 pounds."),
        ("it is 10 m\u00b2 of land", "Then it is 10 m of land."),
        ("an R\u00b2 of half", "It had an R of half."),
        ("it was 3. Then", "So it was 3.\u00b2 Then"),
        ("an area of ten metres", "On an area of ten metres\u00b2 it stands."),
        ("the Ca\u00b2\u207a ions", "All the Ca\u207a ions here."),
    ],
)
def test_what_the_markup_does_not_show_as_a_mark_stays(passage: str, page: str) -> None:
    assert found(passage, page) == []


def test_numbers_of_verses_in_ornate_parentheses_are_marks() -> None:
    verses = "ٱلْحَمْدُ لِلَّهِ {}٢{} ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ"

    assert found(verses.format("", "").replace("٢ ", ""), verses.format("﴿", "﴾")) != []
    assert found(verses.format("", "").replace("٢ ", ""), verses.format("", "")) == []


@each_row(
    ("passage", "page", "standing"),
    [
        (
            "the handbook of tides.",
            "See the handbook (https://books.example/a) of tides.",
            "the handbook (https://books.example/a) of tides.",
        ),
        (
            "of the handbook.",
            "Page 4 of the handbook [https://books.example/a].",
            "of the handbook [https://books.example/a].",
        ),
        ("the handbook (https://books.example/a) of tides.", "See the handbook of tides.", "the handbook of tides."),
        (
            "at https://books.example/a.",
            "It lies at https://books.example/a (https:// books.example/a).",
            "at https://books.example/a (https:// books.example/a).",
        ),
    ],
)
def test_addresses_that_a_print_shows_behind_its_links_are_set_aside(passage: str, page: str, standing: str) -> None:
    assert found(passage, page) == [standing]


@each_row(
    "page",
    [
        "See the handbook (https://books.example/b) of tides.",
        "See the handbook (of https://books.example/a) of tides.",
        "See the handbook (https://books.example/a not) of tides.",
    ],
)
def test_another_address_or_more_than_one_is_not(page: str) -> None:
    assert found("the handbook (https://books.example/a) of tides.", page) == []
