"""docs/ingest.md runs as it is printed, and lists the names that are read in their order."""

from pincite.core.extract.html.dates import NAMES
from tests.docs.pages import blocks, codes, source, tables

PAGE = "docs/ingest.md"


def test_the_block_of_the_page_runs() -> None:
    [block] = blocks(PAGE, "python")

    exec(compile(block.text, PAGE, "exec"), {"__name__": "page"})

    assert source(PAGE).count("```python") == 1


def test_the_names_of_meta_tags_are_those_that_are_read_in_their_order() -> None:
    [rows] = tables(PAGE, "The date")

    assert codes(rows) == list(NAMES[:-1])
