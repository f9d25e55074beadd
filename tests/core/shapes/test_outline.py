"""What is a block quote, a block of its own and code, in lists as well."""

from pincite.core.shapes.outline import outline
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output
from tests.core.shapes.paired import pairs
from tests.core.shapes.samples import LOG, SHUT, TIDE
from tests.rows import each_row


def blocks(text: str) -> list[tuple[str, bool]]:
    return [(text[one.span.start : one.span.end].strip(), one.is_quote) for one in outline(text)[0]]


@each_row(
    "text",
    [
        f"- a\n  - The [log]({LOG}) says:\n    > {TIDE}\n",
        f"10. a\n\n    The [log]({LOG}) says:\n\n    > {TIDE}\n\n11. b\n",
        f"- > {TIDE}\n  >\n  > \u2014 [log]({LOG})\n",
        f"\t> no quote\n\n1.\ta\n\n\t> {TIDE} [log]({LOG})\n",
        f"- a\n  - b\n    - c\n\n      > {TIDE}\n\n      [log]({LOG})\n",
    ],
)
def test_a_block_quote_within_a_list_is_one(text: str) -> None:
    assert pairs(text) == pairs(str(stamp_output(text).output)) == [(LOG, TIDE)]


def test_a_heading_is_a_block_of_its_own() -> None:
    expected = [("# A", False), ("b\nc", False), ("## D", False), ("- e", False), ("# f", False)]

    assert blocks("# A\nb\nc\n## D\n- e\n# f") == expected


@each_row(
    "text",
    [
        f'    "{TIDE}" {LOG}\n',
        f'a\n\n\t"{TIDE}" [log]({LOG})\n',
        f'- a\n\n      "{TIDE}" [log]({LOG})\n',
    ],
)
def test_a_quotation_in_a_line_that_is_code_to_markdown_is_named_and_gets_no_stamp(text: str) -> None:
    found = recognise(f'{text}\n"{SHUT}" {LOG}\n')

    assert [one.around.excerpt for one in found.cited] == [SHUT]
    assert "quotations in lines set in by four columns, which are code in Markdown (1): line" in found.notes[1]


@each_row("text", ["a\n    {}", "- a\n\n    {}", "1. a\n\n     {}", "- a\n      {}", "> a\n\n{}"])
def test_a_line_that_goes_on_or_belongs_to_an_item_is_no_code(text: str) -> None:
    assert pairs(text.format(f'"{TIDE}" {LOG}')) == [(LOG, TIDE)]


def test_signs_of_code_around_words_on_one_line_begin_no_code() -> None:
    assert pairs(f'```so``` it is.\n\n"{TIDE}" {LOG}') == [(LOG, TIDE)]
