"""Powers, indices, roots and fractions keep their value, however the page draws them and the copyist types them."""

from tests.cases.trial import Pair, anchored, by_words, claim, p, refused, stands
from tests.rows import each_row

PAIRS = [
    Pair(
        "a unit's power as a character",
        "The area is 5 km\u00b2 in all of the plans",
        p("The area is 5 km<sup>2</sup> in all of the plans"),
        "typographic",
        blind=False,
        notes=("superscript",),
        twin=p("The area is 5 km<sup>3</sup> in all of the plans"),
    ),
    Pair(
        "a power, not an index",
        "x\u00b2 is the whole of the area here",
        p("x<sup>2</sup> is the whole of the area here"),
        "typographic",
        blind=False,
        twin=p("x<sup>3</sup> is the whole of the area here"),
    ),
    Pair(
        "a raised minus after a unit",
        "The rate is 5 m s\u207b\u00b9 in all of it",
        p("The rate is 5 m s<sup>&minus;1</sup> in all of it"),
        "typographic",
        blind=False,
        twin=p("The rate is 5 m s<sup>1</sup> in all of it"),
    ),
    Pair(
        "a superscript as a character",
        "The count was 10\u00b2 of them in all of it",
        p("The count was 10<sup>2</sup> of them in all of it"),
        twin=p("The count was 10<sup>3</sup> of them in all of it"),
    ),
    Pair(
        "a superscript typed as a digit",
        "The count was 102 of them in all of it",
        p("The count was 10<sup>2</sup> of them in all of it"),
        "typographic",
        blind=False,
        notes=("superscript",),
        twin=p("The count was 10<sup>3</sup> of them in all of it"),
    ),
    Pair(
        "a superscript that became a digit",
        "The count was 10\u00b2 of them in all of it",
        p("The count was 10<sup>2</sup> of them in all of it"),
        twin=p("The count was 102 of them in all of it"),
    ),
    Pair(
        "a raised minus",
        "It rose by 10\u207b\u00b2 in the second year",
        p("It rose by 10<sup>&minus;2</sup> in the second year"),
        twin=p("It rose by 10<sup>2</sup> in the second year"),
    ),
    Pair(
        "an ordinal",
        "On the 1st of May the tide rose at dawn",
        p("On the 1<sup>st</sup> of May the tide rose at dawn"),
        twin=p("On the 2<sup>nd</sup> of May the tide rose at dawn"),
    ),
    Pair(
        "the base of a numeral",
        "The byte is 102\u2082 in all of the tables",
        p("The byte is 102<sub>2</sub> in all of the tables"),
        twin=p("The byte is 1022 in all of the tables"),
    ),
    Pair(
        "a letter as a power",
        "It takes 2\u207f steps to read all of it",
        p("It takes 2<sup>n</sup> steps to read all of it"),
        twin=p("It takes 2n steps to read all of it"),
    ),
    Pair(
        "a subscript of a formula",
        "Emissions of CO2 fell in the year of the storm",
        p("Emissions of CO<sub>2</sub> fell in the year of the storm"),
        twin=p("Emissions of CO<sub>3</sub> fell in the year of the storm"),
    ),
    Pair(
        "a power in MathML",
        "The side is 10\u00b2 metres long in all of the plans",
        p("The side is <math><msup><mn>10</mn><mn>2</mn></msup></math> metres long in all of the plans"),
        twin=p("The side is <math><msup><mn>10</mn><mn>3</mn></msup></math> metres long in all of the plans"),
    ),
    Pair(
        "a root in MathML",
        "The side is 2 metres long in all of the plans",
        p("The side is 2 metres long in all of the plans"),
        twin=p("The side is <math><msqrt><mn>2</mn></msqrt></math> metres long in all of the plans"),
    ),
    Pair(
        "an indexed root in MathML",
        "The side is 83 metres long in all of the plans",
        p("The side is 83 metres long in all of the plans"),
        twin=p("The side is <math><mroot><mn>8</mn><mn>3</mn></mroot></math> metres long in all of the plans"),
    ),
    Pair(
        "a fraction in MathML",
        "The side is 12 metres long in all of the plans",
        p("The side is 12 metres long in all of the plans"),
        twin=p("The side is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> metres long in all of the plans"),
    ),
]


@each_row("pair", PAIRS, ids=claim)
async def test_an_honest_power_stands_in_every_mode(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", PAIRS, ids=claim)
async def test_its_look_alike_is_refused_in_every_mode(pair: Pair) -> None:
    await refused(pair)


async def test_a_number_that_was_stamped_raised_may_not_come_down() -> None:
    raised, plain = p("The count was 10<sup>2</sup> of them in all of it"), p("The count was 102 of them in all of it")

    assert (await anchored("The count was 102 of them in all of it", raised, plain)).status == "changed"
    assert (await anchored("The count was 102 of them in all of it", raised, raised)).status == "match"


async def test_a_power_is_no_index() -> None:
    words = "x\u00b2 is the whole of the area here"

    assert (await by_words(words, p("x<sup>2</sup> is the whole of the area here"))).status == "match"
    assert (await by_words(words, p("x<sub>2</sub> is the whole of the area here"))).status == "changed"
    assert (await by_words(words, p("x2 is the whole of the area here"))).status == "changed"


@each_row("raised", ["<sup>1</sup>5", "<a href='#fn1'><sup>1</sup></a>5", "<sup><b>1</b></sup><b>5</b>"])
async def test_a_raised_number_before_a_digit_is_none_of_its_digits(raised: str) -> None:
    body = p(f"In all {raised} of the boats were found there.")

    assert (await by_words("In all \u00b95 of the boats were found there.", body)).kind == "exact"
    assert (await by_words("In all 5 of the boats were found there.", body)).kind == "markers"
    misread = await by_words("In all 15 of the boats were found there.", body)
    assert (misread.status, misread.critical) == ("changed", ["number"])
    apart = await by_words(
        "In all 1 5 of the boats were found there.", p("In all <sup>1</sup> 5 of the boats were found there.")
    )
    assert apart.status == "match"
