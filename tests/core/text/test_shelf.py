"""A text on the shelf has the words that it would have alone, and no passage stands in two texts at once."""

import pytest

from pincite.core.text.passage import Passage
from pincite.core.text.shelf import Shelf
from pincite.core.text.verbatim import Verbatim

TEXTS = [
    "He wrote \u201cno landing\u201d.",
    "",
    "no land-\ning at 10\u00a0000",
    "no landing",
    "NO LANDING",
    "at noon\ufdd0",
]


def test_each_text_has_the_words_that_it_has_alone() -> None:
    shelf = Shelf(TEXTS, lambda: None)

    for excerpt in ('"no landing"', "no landing", "10 000", "10000", "landing", "", "noon", "absent"):
        for text in TEXTS:
            assert shelf.words(excerpt, text) == Verbatim(text).words(Passage(excerpt)), (excerpt, text)


def test_nothing_is_found_across_two_texts() -> None:
    shelf = Shelf(["We sailed", "at noon"], lambda: None)

    assert [shelf.words("sailed at", text) for text in ("We sailed", "at noon")] == [None, None]


def test_whoever_asks_may_end_the_reading() -> None:
    read: list[str] = []

    def breathe() -> None:
        read.append("one more")
        if len(read) == 2:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        Shelf(["one", "two", "three"], breathe).words("absent", "one")

    assert len(read) == 2
