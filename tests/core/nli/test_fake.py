"""The deterministic judge gives the contract's ten rows, and differs one step beside each."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.nli.fake import FakeNLI
from tests.rows import each_row

ROWS = [
    ("The river flows north", "The river flows north past the mill", "entails", 1.0),
    ("The river flows north", "The river is not flowing north", "contradicts", 0.75),
    ("one two three", "one", "neutral", 0.33),
    ("one two three", "one two", "entails", 0.67),
    ("a b c d", "a b", "entails", 0.5),
    ("The cat sat", "Dogs bark loudly", "neutral", 0.0),
    ("The bridge is not open", "The bridge is not closed", "entails", 0.8),
    ("El puente es seguro", "El puente no es seguro", "contradicts", 1.0),
    ("Nunca llueve", "Llueve", "contradicts", 0.5),
    ("", "", "neutral", 0.0),
]


@each_row(("claim", "premise", "verdict", "score"), ROWS)
async def test_contract_5_fake_nli_row(claim: str, premise: str, verdict: str, score: float) -> None:
    answer = await FakeNLI().evaluate(claim, premise)

    assert (answer.verdict, answer.score, answer.provider) == (verdict, score, "fake-nli")


@each_row(
    ("claim", "premise", "verdict", "score"),
    [
        ("The river flows north", "The river flows", "entails", 0.75),
        ("The river flows north", "The river isnot flowing north", "entails", 0.75),
        ("one two three", "oneness", "neutral", 0.0),
        ("one two three", "one two three", "entails", 1.0),
        ("a b c d e", "a b", "neutral", 0.4),
        ("The cat sat", "The dogs bark", "neutral", 0.33),
        ("The bridge is not open", "The bridge is closed", "contradicts", 0.6),
        ("El puente es seguro", "El puente es seguro", "entails", 1.0),
        ("Nuncallueve", "Llueve", "neutral", 0.0),
        ("", "is not", "contradicts", 0.0),
    ],
)
async def test_contract_5_fake_nli_neighbour_of_each_row_differs(
    claim: str, premise: str, verdict: str, score: float
) -> None:
    answer = await FakeNLI().evaluate(claim, premise)

    assert (answer.verdict, answer.score) == (verdict, score)
    assert (claim, premise, verdict, score) not in ROWS


@each_row(
    "negation",
    [
        "is not",
        "ARE NOT",
        "never",
        "no es",
        "no\tson",
        "nunca",
        "n\u00e3o \u00e9",
        "n\u00e3o\n  s\u00e3o",
        "IS\u00a0NOT",
    ],
)
async def test_every_negation_counts_in_any_case_with_any_white_space(negation: str) -> None:
    answer = await FakeNLI().evaluate("x", f"x {negation} y")

    assert answer.verdict == "contradicts"


@each_row("word", ["not", "this notes", "nevertheless", "is nothing", "nao e", "uno es", "no esta", "isn't"])
async def test_words_that_only_look_like_a_negation_do_not_count(word: str) -> None:
    answer = await FakeNLI().evaluate("x", f"x {word}")

    assert answer.verdict == "entails"


async def test_the_language_makes_no_difference() -> None:
    judge = FakeNLI()

    assert await judge.evaluate("a b", "a", language="de") == await judge.evaluate("a b", "a")


async def test_a_batch_is_judged_in_its_order() -> None:
    answers = await FakeNLI().evaluate_batch([("a", "a"), ("a", "b"), ("a", "a is not")])

    assert [answer.verdict for answer in answers] == ["entails", "neutral", "contradicts"]


async def test_it_is_always_usable() -> None:
    assert await FakeNLI().available() is None


@given(st.text(st.characters()), st.text(st.characters()))
async def test_any_two_texts_get_one_of_three_words_and_a_score_within_bounds(claim: str, premise: str) -> None:
    answer = await FakeNLI().evaluate(claim, premise)

    assert answer.verdict in {"entails", "neutral", "contradicts"}
    assert 0 <= answer.score <= 1
