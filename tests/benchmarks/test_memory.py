"""A passage that a book does not hold is looked for in a few times the book's own size."""

import sys
from pathlib import Path

import pytest

from benchmarks.memory import FORMATS, book, measured

#: Of a book of Cyrillic letters, which take two bytes each: a quarter of what the benchmark reads.
CHARACTERS = 1_200_000
#: About 27 MB are taken, libraries that are loaded meanwhile included; it was 60 when every form was held at one time.
MOST_MB = 42


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the most memory that a process held")
def test_a_book_that_does_not_hold_a_passage_takes_little_memory(tmp_path: Path) -> None:
    figures = measured(tmp_path, FORMATS["epub"], book("russian", CHARACTERS), "words")

    assert figures.said == "changed removed"
    assert figures.peak - figures.start < MOST_MB
