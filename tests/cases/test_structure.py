"""How markup arranges a sentence is no part of it; what markup puts into it is."""

from tests.cases.trial import Pair, by_words, claim, p, refused, stands
from tests.rows import each_row

TIDE = "\u6f6e\u306f\u591c\u660e\u3051\u306b\u6e80\u3061\u305f\u3002"
READING = "\u6f22\u5b57\u306e\u8aad\u307f\u65b9\u306f\u96e3\u3057\u3044"
SEA = "\u0627\u0644\u0628\u062d\u0631 \u0623\u0632\u0631\u0642 \u0641\u064a \u0627\u0644\u0635\u0628\u0627\u062d"
PAIRS = [
    Pair(
        "tags inside words",
        "Jehovah so loved the world that he gave",
        p("Jehovah so <b>lo</b>ved the <a href=/w>world</a> that he gave"),
        twin=p("Jehovah so <b>dis</b>loved the <a href=/w>world</a> that he gave"),
    ),
    Pair(
        "a line break",
        "the Word and the light of men",
        p("the Word<br>and the light of men"),
        twin=p("the Word<br>not the light of men"),
    ),
    Pair(
        "two paragraphs",
        "One sentence stands here first.\n\nTwo sentences stand here now.",
        p("One sentence stands here first.") + p("Two sentences stand here now."),
        twin=p("One sentence stands here first.") + p("Three others.") + p("Two sentences stand here now."),
    ),
    Pair(
        "items of a list",
        "First thing to do Second thing to do",
        "<ul><li>First thing to do<li>Second thing to do</ul>",
        twin="<ul><li>Second thing to do<li>First thing to do</ul>",
    ),
    Pair(
        "cells of a table",
        "Apples of the hill 3 Pears of a vale 5",
        "<table><tr><td>Apples of the hill</td><td>3</td></tr><tr><td>Pears of a vale</td><td>5</td></tr></table>",
        twin="<table><tr><td>Apples of the hill</td><td>5</td></tr><tr><td>Pears of a vale</td><td>3</td></tr></table>",
    ),
    Pair(
        "Japanese with a tag",
        TIDE,
        p(TIDE.replace("\u591c\u660e", "<b>\u591c\u660e</b>")),
        twin=p(TIDE.replace("\u591c\u660e", "<b>\u5915\u65b9</b>")),
    ),
    Pair(
        "Japanese hard-wrapped",
        TIDE,
        p(TIDE.replace("\u3051", "\n   \u3051")),
        "typographic",
        twin=p(TIDE.replace("\u591c\u660e", "\u5915\u65b9\n")),
    ),
    Pair(
        "ruby",
        READING,
        p(READING.replace("\u6f22\u5b57", "<ruby>\u6f22\u5b57<rp>(</rp><rt>\u304b\u3093\u3058</rt><rp>)</rp></ruby>")),
        twin=p(READING.replace("\u8aad\u307f", "\u66f8\u304d")),
    ),
    Pair(
        "Arabic with bidi marks",
        SEA,
        p("\u200f" + SEA.replace("\u0641\u064a", "\u202b\u0641\u064a\u202c")),
        "typographic",
        twin=p(SEA.replace("\u0623\u0632\u0631\u0642", "\u0623\u062d\u0645\u0631")),
    ),
    Pair(
        "an inserted word in bold",
        "The tide rose at dawn in the old bay",
        p("The tide rose at dawn in the <b>old</b> bay"),
        twin=p("The tide <b>never</b> rose at dawn in the old bay"),
    ),
]


@each_row("pair", PAIRS, ids=claim)
async def test_arranged_by_markup_it_stands_in_every_mode(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", PAIRS, ids=claim)
async def test_its_look_alike_is_refused_in_every_mode(pair: Pair) -> None:
    await refused(pair)


async def test_blocks_that_a_tool_glued_together_stand_where_the_words_are_known() -> None:
    quoted, title = "Tides of the northThe tide rose at dawn today.", "<h2>Tides of the north</h2>"

    stood = await by_words(quoted, title + p("The tide rose at dawn today."))
    fell = await by_words(quoted, title + p("The tide fell at dawn today."))

    assert (stood.status, stood.kind, stood.flags) == ("match", "spacing", ["crosses_blocks"])
    assert fell.status == "changed"
