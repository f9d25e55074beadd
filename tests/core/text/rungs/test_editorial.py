"""The editorial rung: a quoter's brackets, and what they may not do."""

from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.rungs import editorial
from tests.rows import each_row

PAGE = "However, the agency said that it would close the bridge in June. They were told of its plan. Es sagte sie."


def found(passage: str) -> list[str]:
    stream = Stream("visible", PAGE)
    return [stream.canonical[place.start : place.end] for place in editorial.find(Passage(passage), stream)]


@each_row(
    ("passage", "standing"),
    [
        ("[T]he agency said that", "the agency said that"),
        ("the agency said that [the council] would close", "the agency said that it would close"),
        ("the agency said [yesterday] that it would", "the agency said that it would"),
        ("[The mayors] were told of its plan", "They were told of its plan"),
        ("were told of [the agency's] plan.", "were told of its plan."),
        ("the agency[s] said that", "the agency said that"),
        ("would close the [old] bridge in June", "would close the bridge in June"),
        ("close the bridge [sic] in June", "close the bridge in June"),
        ("close the bridge in June [emphasis added]", "close the bridge in June"),
        ("were told of [the agency]'s plan.", "were told of its plan."),
    ],
)
def test_a_quoters_brackets_are_undone(passage: str, standing: str) -> None:
    assert found(passage) == [standing]


@each_row(
    "passage",
    [
        "the agency said that it would [not] close the bridge",
        "the agency said that it would [never] close the bridge",
        "the agency said that [only] it would close",
        "close the bridge [on 5] in June",
        "the agency said that [the council] close the bridge",
        "[X]he agency said that",
        "the agency [yesterday] said so",
        "[the] plan",
        "the agency said that it would",
        "that it would close the bridge in June[ly]",
        "the agency said that it would [fail to] close",
        "the agency said that it would close the [prohibited] bridge",
        "the agency said that it would close the [three] bridge",
        "the agency said that it would [daily] close the bridge",
    ],
)
def test_brackets_that_say_another_thing_are_not(passage: str) -> None:
    assert found(passage) == []


@each_row(
    ("passage", "page"),
    [
        ("paid in six[ty] days", "It was paid in six days."),
        ("there is no[w] proof of it", "Yet there is no proof of it."),
        ("it was[nt] safe at all", "It was safe at all."),
        ("the [illegal] act of the firm", "It was the act of the firm."),
        ("a [rather] social animal lives", "Here a asocial animal lives."),
        ("there is no [place] where he lives", "Yet there is nowhere he lives."),
        ("the price [fell] by a half", "So the price by a half."),
        ("[Smith] said that he would", "Jones said that he would."),
        ("[The mill] closed in June", "The old bridge closed in June."),
        ("It was sued by [the bank]", "It was sued by the tenants."),
        ("It was sued by [the bank].", "It was sued by Jones."),
    ],
)
def test_words_put_in_make_no_other_statement_and_take_no_words_of_the_page(passage: str, page: str) -> None:
    assert editorial.find(Passage(passage), Stream("visible", page), "en") == []


@each_row(
    ("passage", "page"),
    [
        ("[Smith] said that he would", "Yesterday he said that he would."),
        ("[Smith] said that he would", "Smith, who is old, said that he would."),
        ("[The mill] closed in June", "The mill by the river closed in June."),
        ("[The mill] closed in June", "The old mill closed in June."),
        ("It was sued by [the bank]", "It was sued by it, and lost."),
        ("It was sued by them [in Leeds]", "It was sued by them when it rained."),
    ],
)
def test_a_bracket_at_an_end_may_name_what_the_sentence_has_named(passage: str, page: str) -> None:
    assert len(editorial.find(Passage(passage), Stream("visible", page))) == 1


@each_row(
    ("passage", "page"),
    [
        ("the court award[ed] damages to", "So the court awarded damages to him."),
        ("his profit[s] were lost then", "All his profits were lost then."),
        ("the seller kn[ew] of the", "So the seller knew of the plan."),
        ("it was lost [and was] found by", "So it was lost and was found by men."),
        ("it was lost and [was found]", "So it was lost and was found by men."),
        ("[The bank] was sued by it", "The bank was sued by it."),
        ("the firm did [not] pay the rent", "So the firm did not pay the rent."),
        ("paid within [60] days of it", "It is paid within 60 days of it."),
        ("paid in six[ty] days", "It was paid in sixty days."),
        ("an [un]lawful act of his", "It was an unlawful act of his."),
        ("a hope[less] case of his", "It was a hopeless case of his."),
        ("the courts [were] award[ed] damages", "So the courts were awarded damages."),
    ],
)
def test_a_bracket_may_hold_the_pages_own_words(passage: str, page: str) -> None:
    assert len(editorial.find(Passage(passage), Stream("visible", page), "en")) == 1


@each_row(
    ("passage", "page"),
    [
        ("the court award[s] damages to", "So the court awarded damages to him."),
        ("the court award[ed] damages to", "So the court awards damages to him."),
        ("the firm carr[ied] the goods", "So the firm carries the goods."),
        ("the seller kn[ew] of the", "So the seller knows of the plan."),
        ("the seller g[ave] the goods", "So the seller gives the goods."),
    ],
)
def test_an_ending_in_brackets_may_stand_for_another_of_the_word(passage: str, page: str) -> None:
    assert len(editorial.find(Passage(passage), Stream("visible", page), "en")) == 1


@each_row(
    ("passage", "page"),
    [
        ("the firm did [not] pay the rent", "So the firm did pay the rent."),
        ("the firm [must] pay the rent", "So the firm shall pay the rent."),
        ("an [un]lawful act of his", "It was a lawful act of his, an lawful act of his."),
        ("the bank was fin[ing] the firm", "So the bank was fined the firm."),
        ("the courts [were] award[ed] damages", "So the courts award damages."),
        ("the courts [were] award[ed] damages", "So the courts awards damages."),
        ("the court award[s] damages to", "So the court awarders damages to him."),
        ("a hope[s] of the firm", "It was a hopeless of the firm."),
        ("the firm c[ould] pay it", "So the firm can pay it."),
        ("the seller kn[ew] of the", "So the seller knit of the plan."),
        ("the seller kn[owing] of the", "So the seller known of the plan."),
        ("It was sued by [the bank]", "It was sued by its tenants."),
    ],
)
def test_no_ending_or_word_in_brackets_makes_another_statement(passage: str, page: str) -> None:
    assert editorial.find(Passage(passage), Stream("visible", page), "en") == []


def test_brackets_that_the_page_has_itself_are_words_of_it() -> None:
    page = Stream("visible", "The value is read from an array [i32; 2] by the [main] thread.")

    assert editorial.find(Passage("[t]he value is read from an array [i32; 2] by the [main] thread"), page, "en")
    assert not editorial.find(Passage("[t]he value is read from an array [i32; 3] by the [main] thread"), page, "en")
    assert not editorial.find(Passage("[t]he value is read from an array by the [main] thread"), page, "en")
