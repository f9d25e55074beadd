"""The number of a list's item is the page's where a browser draws it, and nobody's where it is another."""

from pincite.core.models import ProvenanceVerdict
from tests.cases.trial import Pair, anchored, by_words, claim, p, refused, source, stands
from tests.rows import each_row

FIRST, SECOND, THIRD = (
    "Boil the water in a large pan.",
    "Add the rice and stir it well.",
    "Wait for 18 minutes, then eat.",
)
ITEMS = f"<li>{FIRST}</li><li>{SECOND}</li><li>{THIRD}</li>"
MARKDOWN = f"# Rice\n\n1. Boil the **water** in a large pan.\n1. {SECOND}\n\nIt is done.\n\n" + "More to read.\n\n" * 9
DRAWN = [
    Pair("a copy with the numbers", f"1. {FIRST} 2. {SECOND}", f"<ol>{ITEMS}</ol>", "markers", blind=False),
    Pair("in lines", f"1. {FIRST}\n2. {SECOND}\n3. {THIRD}", f"<ol>{ITEMS}</ol>", "markers", blind=False),
    Pair("from within the first item", f"{FIRST} 2. {SECOND}", f"<ol>{ITEMS}</ol>", "markers", blind=False),
    Pair("one item", f"2. {SECOND}", f"<ol>{ITEMS}</ol>", "markers", other=f"3. {SECOND}", blind=False),
    Pair("with brackets", f"1) {FIRST} 2) {SECOND}", f"<ol>{ITEMS}</ol>", "markers", blind=False),
    Pair("with emphasis", "2. Add the **rice** and stir it well.", f"<ol>{ITEMS}</ol>", "markers", blind=False),
    Pair("counted from another number", f"5. {SECOND}", f"<ol start=4>{ITEMS}</ol>", "markers", blind=False),
    Pair(
        "counted on from a value",
        f"8. {SECOND}",
        f"<ol><li value=7>{FIRST}</li><li>{SECOND}</ol>",
        "markers",
        blind=False,
    ),
    Pair("in letters", f"b. {SECOND} c. {THIRD}", f"<ol type=a>{ITEMS}</ol>", "markers", blind=False),
    Pair("in Roman numerals", f"II. {SECOND}", f"<ol type=I>{ITEMS}</ol>", "markers", blind=False),
    Pair("without the numbers", f"{FIRST} {SECOND}", f"<ol>{ITEMS}</ol>"),
    Pair(
        "numbers that Markdown counts",
        f"1. {FIRST} 2. {SECOND}",
        source(MARKDOWN, "text/markdown"),
        "markers",
        blind=False,
    ),
]
OTHER = [
    Pair("another number", f"3. {SECOND}", f"<ol>{ITEMS}</ol>"),
    Pair("an order that is not the page's", f"2. {FIRST} 1. {SECOND}", f"<ol>{ITEMS}</ol>"),
    Pair("a number where no list is", f"2. {SECOND}", p(FIRST) + p(SECOND)),
    Pair("a number in a list that draws none", f"2. {SECOND}", f"<ul>{ITEMS}</ul>"),
    Pair("a list that counts down", f"2. {SECOND}", f"<ol reversed>{ITEMS}</ol>"),
    Pair("a year that begins a line", f"1945. {FIRST}", f"<ol>{ITEMS}</ol>"),
    Pair(
        "a year that begins a line of Markdown",
        "1945. The *war* ended in that spring.",
        p("The war ended in that spring."),
    ),
    Pair("an amount", f"2 kg. {SECOND}", f"<ol>{ITEMS}</ol>"),
    Pair("a number within an item", "Add 2. the rice and stir it well.", f"<ol>{ITEMS}</ol>"),
    Pair("numbers that were typed", f"{FIRST} {SECOND}", p(f"1. {FIRST}") + p(f"2. {SECOND}")),
]


def steps(verdict: ProvenanceVerdict) -> list[tuple[object, object]]:
    return [(step["before"], step["after"]) for step in verdict.diff or () if step["op"] != "equal"]


@each_row("pair", DRAWN, ids=claim)
async def test_a_number_that_a_browser_draws_stands_there(pair: Pair) -> None:
    await stands(pair)
    if pair.other:
        await refused(pair)


@each_row("pair", OTHER, ids=claim)
async def test_a_number_that_nobody_draws_there_is_a_change(pair: Pair) -> None:
    verdict = await by_words(pair.words, pair.page)

    assert verdict.status == "changed"
    assert {"number", "unit"} & {*(verdict.critical or ())}


async def test_an_item_that_came_before_changes_the_number_of_the_next() -> None:
    now = f"<ol><li>Wash the rice.</li>{ITEMS}</ol>"

    verdict = await anchored(f"2. {SECOND}", f"<ol>{ITEMS}</ol>", now)

    assert (verdict.status, verdict.kind, verdict.critical) == ("changed", "edited", ["number"])
    assert steps(verdict) == [("2.", "3.")]
    assert steps(await by_words(f"2. {SECOND}", now)) == [("2.", "3.")]


async def test_an_edited_item_is_compared_without_its_number() -> None:
    verdict = await by_words(f"1. {FIRST} 2. {SECOND.replace('well', 'slowly')}", f"<ol>{ITEMS}</ol>")

    assert (verdict.status, verdict.change, verdict.critical) == ("changed", ["wording"], [])
    assert steps(verdict) == [("slowly.", "well.")]
