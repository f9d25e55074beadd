"""Numbers are kept whole: no digit, sign, mark or unit comes or goes unseen."""

from tests.cases.trial import Pair, by_hash, by_words, claim, p, refused, stands
from tests.rows import each_row

PAIRS = [
    Pair(
        "no-break spaces in thousands",
        "It cost 10 000 francs to the town that year",
        p("It cost 10&nbsp;000 francs to the town that year"),
        twin=p("It cost 10&nbsp;001 francs to the town that year"),
    ),
    Pair(
        "grouped thousands written together",
        "It cost 10000 francs to the town that year",
        p("It cost 10&#8239;000 francs to the town that year"),
        "typographic",
        twin=p("It cost 10,000 francs to the town that year"),
    ),
    Pair(
        "a percent sign set off",
        "It rose to 10% in the second year of it",
        p("It rose to 10&nbsp;% in the second year of it"),
        "typographic",
        twin=p("It rose to 10&nbsp;&permil; in the second year of it"),
    ),
    Pair(
        "a footnote after a number",
        "The town had 1200 people in the year",
        p("The town had 1200<sup><a href='#fn1'>1</a></sup> people in the year"),
        "markers",
        other="The town had 12001 people in the year",
    ),
    Pair(
        "a footnote in brackets after a number",
        "The town had 120 people in the year",
        p("The town had 120<sup class=reference>[1]</sup> people in the year"),
        "markers",
        twin=p("The town had 1201 people in the year"),
    ),
    Pair(
        "digits of which one is hidden",
        "The fee is 5 dollars for every visitor today",
        p("The fee is <span hidden>1</span>5 dollars for every visitor today"),
        twin=p("The fee is 15 dollars for every visitor today"),
    ),
]


@each_row("pair", PAIRS, ids=claim)
async def test_an_honest_number_stands_in_every_mode(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", PAIRS, ids=claim)
async def test_its_look_alike_is_refused_in_every_mode(pair: Pair) -> None:
    await refused(pair)


CUT = [
    ("The fee is 1", "The fee is 1,000 dollars for every visitor today."),
    ("The fee is 1...", "The fee is 1,000 dollars for every visitor today."),
    ("The value is 5", "The value is 5.7 in the second year of it"),
    ("The share rose to 5", "The share rose to 5% in the second year of it"),
    ("The share rose to 5", "The share rose to 5 % in the second year of it"),
    ("The share rose to 5", "The share rose to 5 million in the second year"),
    ("The share rose to 5", "The share rose to 5\n   million in the second year"),
    ("The share rose to 5", "The share rose to 5  million in the second year"),
    ("The share rose to 5", "The share rose to 5\n% in the second year"),
    ("The share rose to 1", "The share rose to 1\u00a0000 in the second year"),
    ("The share rose by 10", "The share rose by 10\u207b\u00b2 in the second year"),
    ("5 in the winter of that year.", "The mean was -5 in the winter of that year."),
    ("5 in the winter of that year.", "The mean was \u2212.5 in the winter of that year."),
    ("15 are admitted without any ticket", "Ages 10-15 are admitted without any ticket."),
    ("2 metres long in all of the plans", "It is \u221a2 metres long in all of the plans"),
    ("5 were dropped from the table", "Those \u2264 5 were dropped from the table"),
    ("19 cases were seen in the town", "COVID-\n19 cases were seen in the town"),
]


@each_row(("excerpt", "drawn"), CUT)
async def test_a_piece_of_a_number_is_no_quotation(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn))).status == "changed"
    assert (await by_hash(excerpt.rstrip("."), p(drawn))).status == "changed"


@each_row(
    ("excerpt", "drawn"),
    [
        ("The share rose to 5", "<table><tr><td>The share rose to 5</td><td>million years of peace</td></tr></table>"),
        ("The share rose to 1", "<p>The share rose to 1</p><p>000 is what is left of it</p>"),
        ("Apples of the hill 3 Pears 5", "<table><tr><td>Apples of the hill<td>3<tr><td>Pears<td>5</table>"),
    ],
)
async def test_the_edge_of_a_block_ends_a_number(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, drawn)).status == "match"
    assert (await by_hash(excerpt, drawn)).status == "match"


async def test_digits_of_two_cells_are_no_number() -> None:
    cells = "<table><tr><td>Apples of the hill</td><td>3</td><td>5</td></tr></table>"

    assert (await by_words("Apples of the hill 35", cells)).status == "changed"
    assert (await by_words("Apples of the hill 3 5", cells)).status == "match"


@each_row(
    ("drawn", "shown"),
    [
        ("The share rose to 5 million in the second year", "The share rose to 5 million"),
        ("The share rose to 5% in the second year", "The share rose to 5%"),
        ("The share rose to 5,000 in the second year", "The share rose to 5,000"),
    ],
)
async def test_what_stands_instead_is_shown_with_the_whole_of_its_number(drawn: str, shown: str) -> None:
    verdict = await by_words("The share rose to 5", p(drawn))

    assert verdict.passage is not None
    assert verdict.passage.text == shown
    assert verdict.critical
