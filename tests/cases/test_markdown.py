"""An excerpt that went through a Markdown converter is the page's own words; one that means its signs is not."""

import pytest

from tests.cases.trial import Pair, by_words, p, stands
from tests.rows import each_row

PAGE = (
    "<p>The <a href='/w/Tide_(sea)'>tide</a> rose at <em>dawn</em> and <strong>the boats</strong> left the "
    "<code>old_harbour</code>.</p><ul><li>First the small boats</li><li>Then the large ones</li></ul>"
    "<table><tr><th>Fruit</th><th>Count</th></tr><tr><td>Apples of the hill</td><td>3</td></tr></table>"
)

COPIES = {
    "escaped parentheses": "The [tide](/w/Tide_\\(sea\\)) rose at _dawn_ and **the boats** left the `old_harbour`.",
    "parentheses in a link": "The [tide](/w/Tide_(sea)) rose at *dawn* and **the boats** left the `old_harbour`.",
    "reference links": "The [tide][1] rose at *dawn* and **the boats** left the `old_harbour`.\n\n[1]: /w/Tide",
    "a titled link": 'The [tide](/w/Tide "The tide") rose at *dawn* and __the boats__ left the `old_harbour`.',
    "escaped underscores": "The **tide** rose at dawn and the boats left the old\\_harbour.",
    "emphasis inside a word": "The *ti*de rose at dawn and the boats left the",
    "bold italics": "The ***tide*** rose at dawn and the boats left",
    "inline HTML": "The <b>tide</b> rose at dawn and the boats left",
    "an HTML block": "<p>The <b>ti</b>de rose at dawn</p>\n<p>and the boats left</p>",
    "character references": "The **tide** rose at&nbsp;dawn and the boats left",
    "a hard wrap": "The tide rose at\n*dawn* and the\nboats left",
    "a whole link": "[The tide rose at dawn and the boats left](http://x.test/a?b=c&d=e_f_g)",
    "a block quotation": "> The tide rose at dawn and the boats left the old_harbour.",
    "a heading": "# An old town\n\nThe tide rose at dawn and the boats left",
    "an underlined heading": "An old town\n===========\n\nThe tide rose at dawn and the boats left",
    "an image": "![A picture of it](x.png) The tide rose at dawn and the boats left",
    "asterisks as bullets": "* First the small boats\n* Then the large ones",
    "hyphens as bullets": "- First the small boats\n- Then the large ones",
    "round bullets": "\u2022 First the small boats\n\u2022 Then the large ones",
    "a table": "| Fruit | Count |\n| --- | --- |\n| Apples of the hill | 3 |",
    "rows of a table": "| Fruit | Count |\n| Apples of the hill | 3 |",
}


@each_row("copy", COPIES.values(), ids=COPIES)
async def test_a_converted_excerpt_stands(copy: str) -> None:
    await stands(Pair("", copy, PAGE, "markup", blind=False))


OTHERS = {
    "a product": ("The sum 10*2*3 is what the old book says", "The sum 1023 is what the old book says"),
    "a minus sign": ("- 5 degrees in the harbour on that day", "5 degrees in the harbour on that day"),
    "an escaped product": ("the 2\\*3 table of the old book here", "the 23 table of the old book here"),
    "an emphasised negation": ("the variable *not* used in the old book", "the variable used in the old book"),
    "a comment": ("The tide <!-- never --> rose at dawn in the bay", "The tide rose at dawn in the bay"),
    "an image that negates": ("The tide ![never](x.png) rose at dawn in the bay", "The tide rose at dawn in the bay"),
    "another word in a link": ("The [tide](x) rose at dawn in the bay", "The sun rose at dawn in the bay"),
    "an operator as code": ("if a `<` b then the tide rose at dawn", "if a > b then the tide rose at dawn"),
    "an item's number": ("1. First the small boats of the bay", "2. First the small boats of the bay"),
    "a raised digit": ("The area 10<sup>2</sup> of the hall is small", "The area 102 of the hall is small"),
    "a comment in a block": ("<p>The tide <!-- never --> rose at dawn</p>", "The tide rose at dawn"),
    "a raised digit in a block": ("<p>The area 10<sup>2</sup> of the hall</p>", "The area 102 of the hall"),
    "bars of an amount": ("|x| < |y| holds for all the boats |z|", "x < y holds for all the boats z"),
    "digits of two cells": ("| Apples of the hill | 3 | 5 |", "Apples of the hill 35"),
    "a struck word": ("The ~~old~~ tide rose at dawn in the bay", "The old tide rose at dawn in the bay"),
}


@pytest.mark.parametrize(("excerpt", "drawn"), OTHERS.values(), ids=OTHERS)
async def test_an_excerpt_that_means_its_signs_does_not(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn.replace("<", "&lt;")))).status == "changed"
