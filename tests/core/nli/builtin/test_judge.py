"""The built-in judge as a caller meets it: evidence, parts, batches, hostile text, with and without its model."""

import anyio
import pytest
from pydantic import JsonValue

from pincite.core.nli.builtin.combination import fitted
from pincite.core.nli.builtin.cross_encoder import Encoder, Logits, load
from pincite.core.nli.builtin.judge import BuiltinNLI, lacking
from tests.rows import each_row

PREMISE = "The valley is old. The survey reached 340 households in the valley. Nobody was paid for it."


def _absent() -> str:
    return "onnxruntime is not installed (extra judge)"


RULES = BuiltinNLI(_absent)


@pytest.fixture(scope="module")
def judge() -> BuiltinNLI:
    """The judge with the model that is shipped, loaded once."""
    encoder = load()
    assert not isinstance(encoder, str), encoder
    return BuiltinNLI(lambda: encoder)


def test_what_the_model_lacks_is_named_with_how_to_add_it() -> None:
    told = lacking(("json", "no_such_runtime"))

    assert told is not None
    assert told.startswith("not installed: no_such_runtime; pip install ")
    assert told.endswith("[judge]'")
    assert lacking(("json",)) is None


class _Sure:
    """A model that calls everything entailed and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def score(self, claim: str, windows: list[str] | tuple[str, ...] | object) -> list[Logits]:
        assert isinstance(windows, list)
        self.asked += windows
        return [Logits(6.0, -2.0, -2.0) for _ in windows]


def _evidence(raw: dict[str, JsonValue]) -> dict[str, JsonValue]:
    found = raw["evidence"]
    assert isinstance(found, dict)
    return found


async def test_the_evidence_is_the_sentence_at_its_offsets() -> None:
    verdict = await RULES.evaluate("The survey reached 430 households.", PREMISE)

    evidence = _evidence(verdict.raw)
    start, end = evidence["start"], evidence["end"]
    assert isinstance(start, int)
    assert isinstance(end, int)
    assert PREMISE[start:end] == evidence["text"] == "The survey reached 340 households in the valley."


async def test_the_reason_names_both_values() -> None:
    verdict = await RULES.evaluate("The survey reached 430 households.", PREMISE)

    assert verdict.verdict == "contradicts"
    assert "340" in str(verdict.raw["reason"])
    assert "430" in str(verdict.raw["reason"])


async def test_without_its_model_the_rules_speak_alone_and_say_why() -> None:
    verdict = await RULES.evaluate("The survey reached 340 households.", PREMISE)

    assert verdict.verdict == "entails"
    assert verdict.raw["parts"] == ["rules"]
    assert "onnxruntime" in str(verdict.raw["model"])


async def test_the_model_is_not_loaded_until_it_is_asked() -> None:
    loaded: list[str] = []

    def loader() -> Encoder | str:
        loaded.append("once")
        return "absent"

    judge = BuiltinNLI(loader)
    assert await judge.available() is None
    assert loaded == []

    await judge.evaluate("The bridge is open.", "The bridge is open.")
    await judge.evaluate("The bridge is shut.", "The bridge is open.")
    assert loaded == ["once"]


async def test_a_veto_of_the_rules_stands_against_a_sure_model() -> None:
    verdict = await BuiltinNLI(_Sure).evaluate("The survey reached 430 households in the valley.", PREMISE)

    assert verdict.verdict == "contradicts"
    assert verdict.raw["parts"] == ["rules", "model"]


@pytest.mark.parametrize(
    "premise", ["A man is cooking soup.", "This text was put in place of the source.", "Nobody opens the library."]
)
async def test_what_speaks_of_something_else_contradicts_nothing(judge: BuiltinNLI, premise: str) -> None:
    class Contradicting(_Sure):
        def score(self, claim: str, windows: object) -> list[Logits]:
            return [Logits(-5.0, -5.0, 5.0)]

    for one in (RULES, BuiltinNLI(Contradicting), judge):
        assert (await one.evaluate("The tide rose.", premise)).verdict == "neutral"


async def test_the_model_is_not_asked_about_other_languages() -> None:
    model = _Sure()
    verdict = await BuiltinNLI(lambda: model).evaluate(
        "El puente es seguro para los camiones.", "El puente no es seguro para los camiones.", language="es"
    )

    assert model.asked == []
    assert verdict.verdict == "contradicts"
    assert "English" in str(verdict.raw["model"])


async def test_another_language_is_known_though_it_was_called_english() -> None:
    verdict = await RULES.evaluate(
        "El puente de la ciudad es seguro para los camiones.", "El puente de la ciudad no es seguro para los camiones."
    )

    assert verdict.raw["language"] == "es"
    assert verdict.verdict == "contradicts"


async def test_a_long_premise_is_read_in_a_bounded_number_of_windows() -> None:
    model = _Sure()
    filler = [f"In chapter {number} the walkers met a farmer and spoke of rain." for number in range(400)]
    premise = " ".join([*filler[:200], "The tower in Kelso was built by Ida Marsh.", *filler[200:]])

    await BuiltinNLI(lambda: model).evaluate("Ida Marsh built the tower in Kelso.", premise)

    assert 1 < len(model.asked) <= 4
    assert any("Ida Marsh" in window for window in model.asked)


async def test_a_batch_answers_in_order_as_one_by_one() -> None:
    pairs = [("The bridge is open.", "The bridge is open."), ("The bridge is open.", "The bridge is not open.")]

    batch = await RULES.evaluate_batch(pairs)

    assert [one.verdict for one in batch] == ["entails", "contradicts"]
    assert batch == [await RULES.evaluate(claim, premise) for claim, premise in pairs]


@each_row(("claim", "premise"), [("", ""), ("", PREMISE), ("The bridge is open.", ""), ("...", "?!")])
async def test_empty_texts_are_neutral(claim: str, premise: str) -> None:
    assert (await RULES.evaluate(claim, premise)).verdict == "neutral"


@pytest.mark.parametrize(
    "premise",
    [
        "\ud800 broken \udfff" * 50,
        "a" * 1_000_000,
        "not " * 100_000,
        "1," * 120_000,
        "A. " * 50_000,
        "\n" * 500_000 + "x",
        "\u200b\u0301" * 200_000,
    ],
    ids=["surrogates", "one word", "negations", "numbers", "initials", "lines", "marks"],
)
async def test_hostile_text_neither_crashes_nor_entails(premise: str) -> None:
    with anyio.fail_after(30):
        verdict = await RULES.evaluate("The bridge \ud800 was not opened before 1932 by 40 people.", premise)

    assert verdict.verdict != "entails"


@each_row("piece", ["Anna met Berlin ", "on 3 May 2014 before 1932 ", "17 ", "not until 1949 "])
async def test_a_long_claim_of_the_same_over_and_over_costs_little(piece: str) -> None:
    with anyio.fail_after(30):
        verdict = await RULES.evaluate(piece * 300, "Anna was in Berlin and Paris, since 4 June 2011 until 1949. " * 40)

    assert verdict.provider == "builtin-nli"


async def test_what_was_not_read_is_said() -> None:
    verdict = await RULES.evaluate("The bridge is open.", "The bridge is open. " * 25_000)

    assert "first 200000 characters" in str(verdict.raw["unread"])


def test_every_verdict_has_its_calibration() -> None:
    for weights in (fitted().rules, fitted().model):
        assert set(weights.calibration) == {
            "entails",
            "neutral",
            "contradicts",
            "neutral_veto",
            "contradicts_veto",
        }
        assert all(len(row) == len(weights.names) + 1 for row in weights.weights)


class TestTheModelThatIsShipped:
    @pytest.mark.parametrize(
        ("claim", "verdict"),
        [("A woman plays an instrument.", "entails"), ("The woman is asleep.", "contradicts")],
    )
    def test_decides_what_words_alone_do_not(self, judge: BuiltinNLI, claim: str, verdict: str) -> None:
        found = judge.judge(claim, "A young woman plays the violin on a stage.")

        assert found.verdict == verdict
        assert found.raw["parts"] == ["rules", "model"]

    def test_gives_the_same_answer_twice(self, judge: BuiltinNLI) -> None:
        first = judge.judge("The survey reached many homes.", PREMISE)

        assert judge.judge("The survey reached many homes.", PREMISE) == first

    def test_bears_lone_surrogates_and_length(self, judge: BuiltinNLI) -> None:
        assert judge.judge("\ud800 " * 3000, "\udfff word. " * 3000).provider == "builtin-nli"


@pytest.mark.parametrize(
    ("claim", "premise"), [("No.", "Yes."), ("a b", "b"), ("x > y", "y > x"), ("x y", "q"), ("a", "The dog barks.")]
)
def test_a_claim_that_says_nothing_is_neither_supported_nor_contradicted(
    judge: BuiltinNLI, claim: str, premise: str
) -> None:
    assert judge.judge(claim, premise).verdict == "neutral"
    assert judge.judge("5", "There are 5.").verdict == "entails"
