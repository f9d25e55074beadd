"""The spacing rung: spaces between letters, and where the markup accounts for them."""

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import spacing
from tests.rows import each_row


def respaced(passage: str, page: str) -> list[tuple[str, bool]]:
    """``|`` in the page is the edge of an inline tag."""
    pieces = page.split("|")
    edges = tuple(sum(map(len, pieces[: n + 1])) for n in range(len(pieces) - 1))
    stream = Stream("visible", "".join(pieces), find_inline_edges=lambda: edges)
    found = spacing.find(Passage(passage), stream)
    return [(stream.canonical[place.span.start : place.span.end], place.at_tags) for place in found]


@each_row(
    ("passage", "page", "standing"),
    [
        ("he lo ved it", "he |lo|ved it", "he loved it"),
        ("foobar is", "foo |bar| is", "foo bar is"),
        ("foobar is", "foo| bar is", "foo bar is"),
        ("16 For God so", "|16|For God so", "16For God so"),
        ("CO 2 is", "CO|2| is", "CO2 is"),
    ],
)
def test_a_space_at_an_inline_edge_is_the_markups(passage: str, page: str, standing: str) -> None:
    assert respaced(passage, page) == [(standing, True)]


@each_row(
    ("passage", "page"),
    [
        ("is now here", "it |is| nowhere"),
        ("is nowhere", "it is now here"),
        ("he lo ved it all", "he |lo|ved itall"),
        ("room 1 0 is", "room 1|0 is"),
        ("room 10 is", "room 1 |0 is"),
    ],
)
def test_a_space_elsewhere_or_between_digits_is_a_change(passage: str, page: str) -> None:
    assert [at_edges for _, at_edges in respaced(passage, page)] == [False]


def test_words_are_still_not_cut() -> None:
    assert respaced("law ful", "un|law|ful") == []


@each_row(
    ("passage", "page", "at_tags"),
    [
        ("Tides of the northThe tide rose", "Tides of the north\nThe tide rose", True),
        ("is nowhere to go", "is no\nwhere to go", False),
        ("north the tide", "northThe tide", None),
        ("Room TheTide", "Room The Tide", False),
    ],
)
def test_two_blocks_glued_together_are_the_work_of_a_tool(passage: str, page: str, at_tags: bool | None) -> None:
    stream = Stream("visible", page, block_edges=(page.index("\n"),) if "\n" in page else ())

    assert [place.at_tags for place in spacing.find(Passage(passage), stream)] == ([] if at_tags is None else [at_tags])


@each_row(
    ("passage", "page", "at_tags"),
    [
        ("네트워크 설정을", "네트워\n크 설정을 검색", True),
        ("FAQ에 있는", "문서는 FAQ\n에 있는", True),
        ("네트워크 설정을", "네트워 크 설정을 검색", False),
        ("nowhere to go", "no\nwhere to go", False),
    ],
)
def test_a_korean_line_may_end_within_a_word(passage: str, page: str, at_tags: bool) -> None:
    assert [at_edges for _, at_edges in respaced(passage, page)] == [at_tags]


def test_a_korean_block_does_not() -> None:
    stream = Stream("visible", "서울\n시장은 말했다", block_edges=(2,))

    assert [found.at_tags for found in spacing.find(Passage("서울시장은 말했다"), stream)] == [False]


@each_row(
    ("passage", "page", "at_tags"),
    [
        ("management such as", "for managementsuch as these", True),
        ("without confirmation", "it goes without confirmat ion .", True),
        ("room 10 is", "in room 1 0 is", False),
        ("check_script of", "a check_ script of ours", False),
        ("पहुँचती है", "मैदान में पहुँ चती है और", True),
        ("릴리스는 9개의 주요", "릴리스는 9 개의 주요 아키텍처", True),
        ("共有12章", "全书共有 12 章。", True),
        ("방 10은", "방 1 0은", False),
        ("वर्ष1987 की", "वर्ष 1987 की बाढ़", False),
    ],
)
def test_a_space_between_letters_is_the_papers_where_spaces_are_told_from_distances(
    passage: str, page: str, at_tags: bool
) -> None:
    told, written = Stream("visible", page, spaces_told=True), Stream("visible", page)

    assert [found.at_tags for found in spacing.find(Passage(passage), told)] == [at_tags]
    assert [found.at_tags for found in spacing.find(Passage(passage), written)] == [False]
