"""What is struck out or hidden is told with what a reader sees in its place, and judged by that alone."""

from pincite.core.reports.readings import readings
from tests.cases.trial import anchored, by_words, p
from tests.rows import each_row

DUE = "The contractor shall pay damages within 30 days of the breach."
NOW = "The contractor shall pay damages within 10 days of the breach."
PAGE = p("The rent is due on the first.") + p(DUE) + p("The lease ends in May.")


@each_row(
    ("instead", "kind"),
    [
        (p(DUE.replace("30", "<del>30</del> <ins>10</ins>")), "correction"),
        (f"<p><del>{DUE}</del> <ins>{NOW}</ins></p>", "correction"),
        (f"<p hidden>{DUE}</p>{p(NOW)}", "hidden_only"),
    ],
)
async def test_an_edit_of_what_no_reader_sees_any_more_is_shown(instead: str, kind: str) -> None:
    now = PAGE.replace(p(DUE), instead)

    for verdict in (await anchored(DUE, PAGE, now), await by_words(DUE, now)):
        assert (verdict.status, verdict.kind, verdict.critical) == ("changed", kind, ["number"])
        assert verdict.passage is not None
        assert verdict.passage.text == NOW


async def test_where_nothing_is_seen_in_its_place_the_words_stood_then_and_no_others_stand_now() -> None:
    verdict = await by_words(DUE, PAGE.replace(p(DUE), f"<p><del>{DUE}</del></p>"))

    told = readings(verdict)
    assert verdict.kind == "correction"
    assert [piece.text for piece in told.then] == [DUE]
    assert told.now == ()


LEASE = "The tenant may assign the lease with consent"


@each_row(
    "lead",
    [
        "Only if the landlord agrees in writing, ",
        "Unless the court orders otherwise, ",
        "Subject to the landlord's approval, ",
        "Except in summer, ",
        "If the landlord agrees, ",
    ],
)
async def test_a_condition_put_before_a_sentence_is_no_matter_of_its_capital(lead: str) -> None:
    verdict = await by_words(LEASE, p(f"{lead}t{LEASE[1:]}. It ends in May."))

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert verdict.critical is not None
    assert "exception" in verdict.critical
    assert verdict.passage is not None
    assert verdict.passage.text == f"{lead}t{LEASE[1:]}"


@each_row("lead", ["However, ", "In the old town, ", "According to the lease, "])
async def test_words_that_bound_nothing_before_a_sentence_leave_it_a_matter_of_its_capital(lead: str) -> None:
    verdict = await by_words(LEASE, p(f"{lead}t{LEASE[1:]}. It ends in May."))

    assert (verdict.status, verdict.kind) == ("changed", "case")


async def test_a_condition_is_seen_where_the_neighbour_before_has_changed_as_well() -> None:
    before = p("Payment is due within 14 days of it.") + p(f"{LEASE}.")
    after = p("Payment is due within 10 days of it.") + p(f"Only if the landlord agrees, t{LEASE[1:]}.")

    verdict = await anchored(LEASE, before, after)

    assert (verdict.status, verdict.kind, verdict.critical) == ("changed", "edited", ["exception"])
