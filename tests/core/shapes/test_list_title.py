"""What a list of sources is called, in many languages, and what stands beneath such a title."""

from pincite.core.shapes.list_title import Beneath, beneath_titles
from pincite.core.shapes.outline import Block, outline
from pincite.core.shapes.recognised import recognise
from pincite.core.text.span import Span
from tests.rows import each_row

NOTE = """"One two three four" (Smith, 2020).

## {}

Smith, J. (2020). Rails. https://a.test/rails
"""


@each_row(
    "title", ["Bibliography", "Литература", "参考文献", "참고문헌", "المراجع", "מקורות", "Kaynakça", "Literatuur"]
)
def test_a_list_is_known_by_its_title(title: str) -> None:
    assert [cited.around.excerpt for cited in recognise(NOTE.format(title)).cited] == ["One two three four"]


def beneath(text: str) -> list[tuple[str, Beneath]]:
    """Each block without white space around it, and what it stands beneath."""
    found = beneath_titles(text, outline(text)[0])
    return [(text[slice(*block.span)].strip(), kind) for block, kind in found]


def test_a_block_stands_beneath_the_last_title_or_heading_before_it() -> None:
    text = "Smith one.\n\nReferences\n\nSmith two.\n\n## Notes\n\nSmith three.\n\n## Of the tides\n\nSmith four.\n"

    assert beneath(text) == [
        ("Smith one.", Beneath.NOTHING),
        ("References", Beneath.NOTHING),
        ("Smith two.", Beneath.BIBLIOGRAPHY),
        ("## Notes", Beneath.NOTHING),
        ("Smith three.", Beneath.LIST),
        ("## Of the tides", Beneath.NOTHING),
        ("Smith four.", Beneath.NOTHING),
    ]


def test_a_title_in_the_first_line_of_a_block_is_a_block_of_its_own() -> None:
    assert beneath("Sources:\nSmith one.") == [("Sources:", Beneath.NOTHING), ("Smith one.", Beneath.LIST)]
    (title, _), (entry, _) = beneath_titles("Sources:\nSmith.", [Block(Span(0, 15), is_quote=False)])
    assert (title.span, entry.span) == ((0, 9), (9, 15))
    assert beneath("Sources:\n \n") == [("Sources:", Beneath.NOTHING)]


def test_what_is_quoted_or_code_beneath_a_title_is_no_entry_and_ends_no_list() -> None:
    text = "Sources\n\n> Smith one.\n\nSmith two.\n\n    Smith three.\n\nSmith four.\n"

    assert [kind for _, kind in beneath(text)] == [
        Beneath.NOTHING, Beneath.NOTHING, Beneath.LIST, Beneath.NOTHING, Beneath.LIST,
    ]  # fmt: skip
