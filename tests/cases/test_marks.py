"""Marks of notes, numbers of verses and links of editors are set aside; a value that looks like one is not."""

from tests.cases.trial import Pair, by_words, claim, p, refused, stands
from tests.rows import each_row

BOILS = (
    "Water boils at 100\u00a0\u00b0C.<sup id='cite_ref-1' class='reference'><a href='#cite_note-1'>[12]</a></sup> It "
    "freezes at 0\u00a0\u00b0C<sup class='noprint'>[<i><a>citation needed</a></i>]</sup> in normal air."
)
VERSES = (
    "<p><sup class='versenum'>3</sup>In the morning the boats went out. <sup class='versenum'>4</sup>In the evening "
    "they came back.</p>"
)

PAIRS = [
    Pair(
        "an encyclopedia's notes",
        "Water boils at 100 \u00b0C. It freezes at 0 \u00b0C in normal air.",
        p(BOILS),
        "markers",
        twin=p(BOILS.replace("100", "90")),
    ),
    Pair(
        "notes that were renumbered",
        "Water boils at 100 \u00b0C.[3] It freezes at 0 \u00b0C in normal air.",
        p(BOILS),
        "markers",
        blind=False,
        twin=p(BOILS.replace("freezes", "boils")),
    ),
    Pair(
        "the numbers of verses",
        "In the morning the boats went out. In the evening they came back.",
        VERSES,
        "markers",
        twin=VERSES.replace("came", "never came"),
    ),
    Pair(
        "the number of a verse that is quoted",
        "3 In the morning the boats went out.",
        VERSES,
        "spacing",
        blind=False,
        other="5 In the morning the boats went out.",
    ),
    Pair(
        "a bare raised note",
        "The boats went out at dawn in the fog",
        p("The boats went out<sup>4</sup> at dawn in the fog"),
        "markers",
        twin=p("The boats went out<sup>4</sup> at dusk in the fog"),
    ),
    Pair(
        "marks in plain brackets",
        "The boats went out at dawn. The fog came.",
        p("The boats went out at dawn[4]. The fog came."),
        "markers",
        twin=p("The boats went in at dawn[4]. The fog came."),
    ),
    Pair(
        "references within a sentence",
        "As the old masters showed and others wrote, the tide rises.",
        p("As the old masters [4] showed and others [5] wrote, the tide rises."),
        "markers",
        twin=p("As the old masters [4] showed and no others [5] wrote, the tide rises."),
    ),
    Pair(
        "marks only in the excerpt",
        "The boats went out at dawn.[4] The fog came.",
        p("The boats went out at dawn. The fog came."),
        "markers",
        blind=False,
        twin=p("The boats went in at dawn. The fog came."),
    ),
    Pair(
        "a note of Markdown",
        "The boats went out[^1] at dawn in the fog",
        p("The boats went out at dawn in the fog"),
        "markers",
        blind=False,
        twin=p("The boats went in at dawn in the fog"),
    ),
    Pair(
        "an asterisk",
        "The boats went out* at dawn in the fog",
        p("The boats went out at dawn in the fog"),
        "markers",
        blind=False,
        twin=p("The boats went in at dawn in the fog"),
    ),
    Pair(
        "a heading's own link",
        "History of the town The town was founded by monks.",
        "<h2>History of the town<a class=headerlink href='#x'>\u00b6</a></h2>" + p("The town was founded by monks."),
        "markers",
        twin="<h2>History of the town<a href='#x'>\u00b6</a></h2>" + p("The town was left by monks."),
    ),
    Pair(
        "a heading's link to itself",
        "History of the town The town was founded by monks.",
        "<h2>History of the town<a href='#x'>#</a></h2>" + p("The town was founded by monks."),
        "markers",
        twin="<h2>Histories of the town<a href='#x'>#</a></h2>" + p("The town was founded by monks."),
    ),
    Pair(
        "the links of a wiki's editors",
        "History of the town The town was founded by monks.",
        "<h2>History of the town<span class=mw-editsection>[<a>edit</a>]</span></h2>"
        + p("The town was founded by monks."),
        twin="<h2>History of the town<i>[<a>lost</a>]</i></h2>" + p("The town was founded by monks."),
    ),
]


@each_row("pair", PAIRS, ids=claim)
async def test_marks_are_set_aside_in_every_mode(pair: Pair) -> None:
    await stands(pair)


@each_row("pair", PAIRS, ids=claim)
async def test_its_look_alike_is_refused_in_every_mode(pair: Pair) -> None:
    await refused(pair)


@each_row(
    ("excerpt", "drawn"),
    [
        ("The value of a[1] is zero in all cases", "The value of a[2] is zero in all cases"),
        ("Set a[1] to b[2] before the tide rises", "Set a[2] to b[1] before the tide rises"),
        ("The score [5] is the best of them all here", "The score [7] is the best of them all here"),
        ("The range of x is [0] in all of the cases", "The range of x is in all of the cases"),
        ("The tide rose [10] metres over the harbour", "The tide rose metres over the harbour"),
        ("The boats may leave the harbour at dawn", "The boats may <sup>[not]</sup> leave the harbour at dawn"),
        ("The boats may leave the harbour at dawn", "The boats may <a class=fn>no</a> leave the harbour at dawn"),
        ("The boats went out (1) at dawn in the fog", "The boats went out (2) at dawn in the fog"),
        ("The area is 5 m wide in all of the plans", "The area is 5 m<sup>2</sup> wide in all of the plans"),
        ("The hall is 10 wide in all of the plans", "The hall is 10<sup>2</sup> wide in all of the plans"),
    ],
)
async def test_a_value_is_no_mark(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn))).status == "changed"
