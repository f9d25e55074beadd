"""What a changed verdict shows is what changed: no typography of the quoter, no lost full stop, no other paragraph."""

from pincite.core.models import ProvenanceVerdict
from tests.cases.trial import anchored, by_words, p
from tests.rows import each_row


def shown(verdict: ProvenanceVerdict) -> str:
    assert verdict.status == "changed"
    assert verdict.kind == "edited"
    return verdict.passage.text if verdict.passage else ""


def steps(verdict: ProvenanceVerdict) -> list[tuple[object, object]]:
    return [(step["before"], step["after"]) for step in verdict.diff or () if step["op"] != "equal"]


async def test_the_quotation_marks_of_the_quoter_are_no_change_of_the_page() -> None:
    before = p("The \u201cnorth\u201d mill\u2019s wheel has turned since the spring\u2014on most days.")
    quoted = 'The "north" mill\'s wheel has turned since the spring--on most days.'
    now = before.replace("most", "all")

    verdict = await anchored(quoted, before, now)
    unanchored = await by_words(quoted, now)

    assert steps(verdict) == steps(unanchored) == [("most", "all")]
    assert verdict.change == verdict.critical == unanchored.critical == ["quantifier"]


ASKED = "Ask the clerk in the hall whether the old bridge is still in repair"


@each_row("closing", ["?", "!", ";", "?!"])
async def test_the_passage_ends_in_the_punctuation_that_closes_it_now(closing: str) -> None:
    verdict = await by_words(f"{ASKED}.", p(f"{ASKED}{closing}"))

    assert shown(verdict) == ASKED + closing
    assert steps(verdict) == [("repair.", f"repair{closing}")]
    # Who asks says nothing.
    assert verdict.change == (["modal"] if closing == "?" else ["punctuation"])


async def test_a_clause_quoted_with_its_own_full_stop_is_shown_with_the_comma() -> None:
    verdict = await by_words(f"{ASKED}.", p(f"{ASKED}, and whether it is safe."))

    assert steps(verdict) == [("repair.", "repair,")]


async def test_a_lost_full_stop_is_still_one() -> None:
    assert shown(await by_words(f"{ASKED}.", p(ASKED))) == ASKED


FREE = "Visitors are let in free of charge on all Sundays in summer."
LEAVE = "They must leave their bags and their coats at the door of the mill."
OTHER = "The wind turns the sails on most Sundays, not on Mondays, and the miller grinds corn then."


@each_row(
    ("now", "left", "critical"),
    [
        (p(FREE) + p(OTHER), FREE, ["modal"]),
        (p(OTHER) + p(LEAVE), LEAVE, ["date", "quantifier"]),
        (f"<h2>The mill</h2>{p(FREE)}{p(OTHER)}", FREE, ["modal"]),
    ],
)
async def test_half_a_passage_that_is_left_does_not_run_into_another_paragraph(
    now: str, left: str, critical: list[str]
) -> None:
    verdict = await by_words(f"{FREE} {LEAVE}", now)

    assert shown(verdict) == left
    assert verdict.critical == critical
    assert "crosses_blocks" not in (verdict.flags or ())


async def test_a_passage_of_two_blocks_that_are_both_edited_is_shown_whole() -> None:
    now = p(FREE.replace("summer", "spring")) + p(LEAVE.replace("coats", "umbrellas").replace("door", "gate"))

    verdict = await by_words(f"{FREE} {LEAVE}", now)

    assert steps(verdict) == [("summer.", "spring."), ("coats", "umbrellas"), ("door", "gate")]


RYE = "The mill ground 83 tons of rye in 1911."
GROUND = RYE.replace("83", "38")


@each_row(
    "now",
    [
        f"<h2>The mill at Orsk</h2>{p(GROUND)}",
        f"<h2>The mill</h2>{p(GROUND)}",
        f"<figure>{p(GROUND)}<figcaption>The mill in 1911</figcaption></figure>",
        f"<ul><li>The mill</li><li>{GROUND}</li><li>Rye in 1911.</li></ul>",
        f"<table><tr><td>The mill</td><td>{GROUND}</td><td>1911</td></tr></table>",
        f"<nav><a>The mill</a> <a>Tons of rye</a></nav>{p(GROUND)}",
        p(f"The mill is old. {GROUND} It is red."),
    ],
)
async def test_what_repeats_words_of_the_passage_beside_it_is_not_shown_as_a_part_of_it(now: str) -> None:
    verdict = await by_words(RYE, now)

    assert shown(verdict) == GROUND
    assert steps(verdict) == [("83", "38")]


async def test_a_passage_of_several_blocks_is_shown_in_all_of_them() -> None:
    now = f"{p('Result:')}{p(GROUND)}<ul><li>It was sold.</li><li>Nobody lives there.</li></ul>"

    verdict = await by_words(f"Result: {RYE} It was sold. Nobody lives there.", now)

    assert steps(verdict) == [("83", "38")]


SOLD, SHUT = "It was sold to the town in 1871 for 300 crowns.", "It was closed to the public in 1990 for a year."


async def test_a_sentence_that_was_taken_out_is_not_shown_as_having_become_the_next() -> None:
    before = p(f"{ASKED}. {RYE} {SOLD} {SHUT}")
    deleted = await anchored(f"{RYE} {SOLD}", before, before.replace(f"{SOLD} ", ""))
    replaced = await anchored(f"{RYE} {SOLD}", p(f"{ASKED}. {RYE} {SOLD}"), p(f"{ASKED}. {RYE} {SHUT}"))
    unknown = await by_words(f"{RYE} {SOLD}", before.replace(f"{SOLD} ", ""))

    assert (shown(deleted), steps(deleted)) == (RYE, [(SOLD, "")])
    assert shown(replaced) == shown(unknown) == f"{RYE} {SHUT}"


@each_row(
    ("lead", "critical"),
    [
        ("Unless the court decides otherwise, a", ["exception"]),
        ("Not every", ["negation", "quantifier"]),
        ("Now a", []),
    ],
)
async def test_what_was_put_before_a_sentence_is_a_part_of_what_changed(lead: str, critical: list[str]) -> None:
    law = "A person who breaks this law is liable to a fine."
    now = law.replace("A ", f"{lead} ", 1)

    verdict = await anchored(law, p(f"{ASKED}. {law} {SHUT}"), p(f"{ASKED}. {now} {SHUT}"))

    assert (shown(verdict), verdict.critical) == (now, critical)
    # Who does not know how the page began the sentence has quoted the half of it.
    assert (await by_words(law, p(f"{ASKED}. {now} {SHUT}"))).kind != "exact"


NOTED = (
    "<p>Orsk is a town in the north.<sup><a href='#c1'>[1]</a></sup> <sup class='v'>2</sup>It has a mill"
    "<sup><a href='#c3'>3</a></sup> and two bridges.</p>"
)


@each_row(
    "words",
    [
        "Orsk is a town in the north. It has a mill and two bridges.",
        "Orsk is a town in the north.[1] 2 It has a mill3 and two bridges.",
        "Orsk is a town in the north.[4] It has a mill and two bridges.",
        "Orsk is a town in the north. 2 It has a mill and two bridges.",
    ],
)
async def test_the_marks_of_notes_and_verses_are_no_change_of_the_words(words: str) -> None:
    verdict = await by_words(words, NOTED.replace("is a", "was a"))

    assert steps(verdict) == [("is", "was")]
    assert verdict.critical == []


async def test_a_value_in_brackets_is_no_mark() -> None:
    verdict = await by_words(
        "The range [4] holds for the mill in the town.", p("The range [5] holds for the mill in it.")
    )

    assert verdict.critical == ["number"]


ROWS = (
    "<table><tr><th>Plan</th><th>Price of the plan</th></tr><tr><td>Basic</td><td>$10 per month</td></tr>"
    "<tr><td>Pro</td><td>$20 per month</td></tr><tr><td>Team</td><td>$30 per month</td></tr></table>"
)


async def test_a_row_that_was_taken_out_is_not_shown_as_having_become_the_next() -> None:
    row = "<tr><td>Pro</td><td>$20 per month</td></tr>"

    gone = await anchored("Pro $20 per month", ROWS, ROWS.replace(row, ""))
    edited = await anchored("Pro $20 per month", ROWS, ROWS.replace("$20", "$25"))

    assert (gone.status, gone.kind, gone.passage) == ("changed", "removed", None)
    assert steps(edited) == [("$20", "$25")]


ROOMS = (
    "<table><tr><th>Room</th><th>Wifi</th></tr><tr><td>Large double room</td><td>Yes</td></tr>"
    "<tr><td>Small single room</td><td>No</td></tr></table>"
)
ASK = "Is the hall open at night in summer?"


@each_row(
    ("words", "now", "change", "critical"),
    [
        ("Large double room Yes", ROOMS.replace("Yes", "No"), ("Yes", "No"), ["negation"]),
        (f"{ASK} Yes.", f"<h3>{ASK}</h3>{p('No.')}{p('Ask the mayor for more.')}", ("Yes.", "No."), ["negation"]),
        ("Opening hours: 9 to 5", "<dl><dt>Opening hours:</dt><dd>closed</dd></dl>", ("9 to 5", "closed"), ["number"]),
        # What was taken out at the end of a sentence is no answer, and the heading below is none of its words.
        ("He died in Orsk in 1911.", f"{p('He died in Orsk.')}<h2>Legacy</h2>", ("Orsk in 1911.", "Orsk."), ["number"]),
    ],
)
async def test_a_short_answer_that_was_replaced_is_shown_with_what_it_answers(
    words: str, now: str, change: tuple[str, str], critical: list[str]
) -> None:
    verdict = await by_words(words, now)

    assert steps(verdict) == [change]
    assert verdict.critical == critical


async def test_a_heading_that_was_put_above_the_passage_is_none_of_its_words() -> None:
    now = f"{p(FREE)}<h2>The mill ground</h2>{p(GROUND)}{p(OTHER)}"

    verdict = await anchored(RYE, p(FREE) + p(RYE) + p(OTHER), now)

    assert (shown(verdict), steps(verdict)) == (GROUND, [("83", "38")])


async def test_a_label_that_was_replaced_is_a_part_of_its_row() -> None:
    now = ROWS.replace("<td>Pro</td>", "<td>Plus</td>")

    assert shown(await anchored("Pro $20 per month", ROWS, now)) == "Plus $20 per month"


async def test_a_block_that_was_put_into_the_midst_of_the_passage_is_an_insertion_and_takes_nothing_out() -> None:
    news = "Read more of the news of the day, and of the week, on the next page."
    before, now = p(FREE) + p(RYE) + p(LEAVE), p(FREE) + p(RYE) + p(news) + p(LEAVE)

    for verdict in (await anchored(f"{RYE} {LEAVE}", before, now), await by_words(f"{RYE} {LEAVE}", now)):
        assert (shown(verdict), steps(verdict)) == (f"{RYE} {news} {LEAVE}", [("", news)])


async def test_a_heading_that_was_put_before_an_edited_end_does_not_hide_it() -> None:
    now = f"{p(RYE)}<h4>Conclusions</h4>{p('It may be safe.')}"

    for verdict in (
        await anchored(f"{RYE} It is safe.", p(RYE) + p("It is safe."), now),
        await by_words(f"{RYE} It is safe.", now),
    ):
        assert verdict.critical == ["modal"]
