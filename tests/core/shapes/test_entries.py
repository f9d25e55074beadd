"""An entry of a list leads somewhere, and the text without its entries keeps what is quoted in them."""

from pincite.core.shapes.entries import Taken, leads_to, without
from pincite.core.shapes.outline import Block
from pincite.core.text.span import Span
from tests.core.shapes.samples import LOG
from tests.rows import each_row


@each_row(
    ("entry", "url", "at"),
    [
        (f"Smith, J. Rails. {LOG}", LOG, 17),
        (f"Smith, J. [Rails]({LOG}), doi: 10.1000/a", LOG, 10),
        ("Smith, J. Rails. doi: 10.1000/rails.", "doi:10.1000/rails", 36),
        ("Smith, J. Rails. arXiv:2001.01234;", "arxiv:2001.01234", 34),
        ("Rails, *rails.html*.", "rails.html", 20),
        ("Smith, J. Rails.", "", 16),
        ("", "", 0),
    ],
)
def test_an_entry_leads_to_its_address_or_else_to_its_identifier_or_its_file(entry: str, url: str, at: int) -> None:
    assert leads_to(entry) == (url, at)


@each_row(
    ("blocks", "taken", "left"),
    [
        ([(0, 9)], [], [(0, 9)]),
        ([(0, 9)], [(2, 6, 6)], [(0, 2), (6, 9)]),
        ([(0, 9)], [(0, 9, 9)], []),
        ([(0, 9)], [(4, 6, 6), (1, 3, 3)], [(0, 1), (3, 4), (6, 9)]),
        # An entry of two blocks, and what follows it.
        ([(0, 9), (9, 20)], [(5, 12, 12)], [(0, 5), (12, 20)]),
        ([(0, 9), (9, 20), (20, 30)], [(5, 22, 22), (25, 27, 27)], [(0, 5), (22, 25), (27, 30)]),
    ],
)
def test_a_text_without_its_entries_keeps_all_else(
    blocks: list[tuple[int, int]], taken: list[tuple[int, int, int]], left: list[tuple[int, int]]
) -> None:
    whole = [Block(Span(*block), is_quote=False) for block in blocks]
    entries = [Taken(Span(start, end), link) for start, end, link in taken]

    assert [tuple(block.span) for block in without("." * 30, whole, entries)] == left


def test_words_that_are_quoted_behind_the_address_of_an_entry_stay() -> None:
    text = f'"Rails." {LOG} "The rails had rusted through."'
    entry = Taken(Span(0, len(text)), len(f'"Rails." {LOG}'))

    (left,) = without(text, [Block(Span(0, len(text)), is_quote=False)], [entry])

    assert text[slice(*left.span)].strip() == '"The rails had rusted through."'
