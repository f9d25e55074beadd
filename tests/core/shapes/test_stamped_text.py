"""A stamped text reads again as the text without stamps did, and looks as it did, whatever it is made of."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from pincite.core.errors import InputError
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import stamp_output

RENDER = MarkdownIt("commonmark").enable("table").render
STAMP = re.compile(r" <!-- pincite .*?-->", re.DOTALL)

WORDS = ["the tide was high", "nobody was there", "It fell. It rose", "the 'inner' words", "rule (b) of it"]
MARKS = ['""', "\u201c\u201d", "\u201e\u201c", "\u00ab\u00bb", "''", '\u201c"']
LINKS = [
    "[log](https://a.example/log)",
    "([log](https://a.example/a_(b)); [gate](https://b.example))",
    "<https://c.example/>",
    "https://d.example/p.",
    "[^1]",
    "[^2]",
    "[1]",
    "[1, 2]",
    "[1, p. 3]",
    "\\[2\\]",
    '<a href="https://e.example/?a=1&amp;b">log</a>',
    "(Roe, 2020)",
    "Doe (2019)",
]
PROSE = [
    "The",
    "says",
    "and",
    ", and",
    ".",
    "However,",
    ":",
    "(see",
    ")",
    "*",
    "Smith v. Jones, 12 F.3d 4",
    "\n",
    "`x`",
]
QUOTATIONS = st.builds(
    lambda words, marks, around: f"{around}{marks[0]}{words}{marks[1]}{around}",
    st.sampled_from(WORDS),
    st.sampled_from(MARKS),
    st.sampled_from(["", "", "*", "**"]),
)
PIECES = st.one_of(QUOTATIONS, QUOTATIONS, st.sampled_from(LINKS), st.sampled_from(LINKS), st.sampled_from(PROSE))
LINES = st.lists(st.builds("{}{}".format, PIECES, st.sampled_from([" ", " ", ""])), min_size=1, max_size=6).map("".join)
BLOCKS = [
    "{}",
    "{}",
    "> {}",
    "- {}",
    "- a\n  > {}",
    "## {}",
    "| {} | b |",
    "    {}",
    "Source: {}",
    "\u2014 {}",
    "The [lead](https://lead.example) says:",
]
SOURCES = [
    "",
    "[^1]: Log, https://f.example\n[^2]: Ibid., p. 4",
    '## References\n\n[1] Doe. "On a tide." https://r.example\n[2] Roe, https://s.example: "it was high tide"',
    "## References\n\nDoe, J. (2019). Lost.\nRoe, R. (2020). On a tide. https://r.example",
]
TEXTS = st.builds(
    lambda blocks, sources, end: "\n\n".join([*blocks, sources]).replace("\n", end),
    st.lists(st.builds(str.format, st.sampled_from(BLOCKS), LINES), min_size=1, max_size=4),
    st.sampled_from(SOURCES),
    st.sampled_from(["\n", "\n", "\r\n"]),
)


def read(text: str) -> list[tuple[str, str]]:
    return [(one.around.excerpt, one.around.summary) for one in recognise(text).cited]


@settings(max_examples=60)
@given(TEXTS)
def test_stamps_change_neither_what_is_read_nor_what_is_seen(text: str) -> None:
    try:
        before = read(text)
    except InputError:
        return
    once = str(stamp_output(text).output)
    twice = str(stamp_output(once).output)

    assert STAMP.sub("", once) == text
    assert read(once) == before
    assert STAMP.sub("*", twice) == STAMP.sub("*", once)
    assert STAMP.sub("", RENDER(once)) == RENDER(text)
