"""A model in a folder judges a claim window by window."""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import anyio
import pytest
from tokenizers import Encoding

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.deberta import DebertaNLI
from pincite.core.nli.deberta.folder import ModelFolder
from pincite.core.nli.deberta.runtime import Runtime, load
from pincite.core.nli.registry import Registry
from pincite.core.settings import Settings
from tests.core.nli.deberta import tiny
from tests.rows import each_row

CLAIM = "the river flows north"


def judge_of(folder: Path) -> DebertaNLI:
    return DebertaNLI(Settings(nli_deberta_model=str(folder)))


@pytest.mark.parametrize("order", [*permutations(tiny.MNLI.values())], ids="-".join)
async def test_each_word_is_the_one_that_the_configuration_gives_it(tmp_path: Path, order: tuple[str, ...]) -> None:
    judge = judge_of(tiny.folder(tmp_path, dict(enumerate(order))))

    said = [(await judge.evaluate(CLAIM, premise)).verdict for premise in ("yes .", "hm .", "no .")]

    assert said == ["entails", "neutral", "contradicts"]


async def test_a_verdict_says_its_probabilities_its_window_and_its_device(tmp_path: Path) -> None:
    folder = tiny.folder(tmp_path)
    verdict = await judge_of(folder).evaluate(CLAIM, "yes .")

    assert verdict.provider == "deberta-v3-mnli"
    assert verdict.score > 0.9
    probabilities = verdict.raw.pop("probabilities")
    assert isinstance(probabilities, dict)
    assert sum(float(str(chance)) for chance in probabilities.values()) == pytest.approx(1, abs=1e-4)
    assert verdict.raw == {
        "model": str(folder),
        "device": "onnxruntime on cpu",
        "windows": 1,
        "evidence": {"text": "yes .", "start": 0, "end": 5},
    }


async def test_a_checker_that_knows_two_labels_says_neutral_for_its_no(tmp_path: Path) -> None:
    folder = tiny.folder(tmp_path, {0: "not_entailment", 1: "entailment"})

    assert (await judge_of(folder).evaluate(CLAIM, "no .")).verdict != "contradicts"
    assert (await judge_of(folder).evaluate(CLAIM, "yes .")).verdict == "entails"


async def test_every_window_of_a_long_premise_is_read(tmp_path: Path) -> None:
    filler = "what was said by whom and when . " * 12
    judge = judge_of(tiny.folder(tmp_path))

    verdict = await judge.evaluate(CLAIM, f"{filler}no . {filler}")
    evidence = verdict.raw["evidence"]

    assert verdict.verdict == "contradicts"
    assert isinstance(evidence, dict)
    assert "no ." in str(evidence["text"])


async def test_a_surer_support_outweighs_a_window_that_looks_contradictory(tmp_path: Path) -> None:
    filler = "what was said by whom and when . " * 12
    judge = judge_of(tiny.folder(tmp_path))

    assert (await judge.evaluate(CLAIM, f"no . {filler} yes yes .")).verdict == "entails"
    assert (await judge.evaluate(CLAIM, f"no no . {filler} yes .")).verdict == "contradicts"


@each_row(("claim", "premise"), [("", "yes"), (" ", "yes"), (CLAIM, ""), (CLAIM, "\n")])
async def test_an_empty_side_is_neutral_and_no_model_is_needed(claim: str, premise: str) -> None:
    assert (await DebertaNLI(Settings(nli_deberta_model="./nowhere")).evaluate(claim, premise)).verdict == "neutral"


async def test_a_lone_surrogate_is_judged(tmp_path: Path) -> None:
    assert (await judge_of(tiny.folder(tmp_path)).evaluate("\ud800", "yes \udfff")).verdict == "entails"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("config.json", "config.json could not be read"),
        ("tokenizer.json", "failed"),
        ("model.onnx", "failed"),
    ],
)
async def test_a_model_that_cannot_be_loaded_is_unavailable_and_never_neutral(
    tmp_path: Path, spoil: str, why: str
) -> None:
    (tiny.folder(tmp_path) / spoil).write_text("spoiled")

    with pytest.raises(NLIUnavailableError, match=why):
        await judge_of(tmp_path).evaluate(CLAIM, "yes")


async def test_a_claim_that_does_not_fit_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(NLIUnavailableError, match="word pieces"):
        await judge_of(tiny.folder(tmp_path)).evaluate("river " * 60, "yes")


async def test_a_model_of_other_inputs_is_unavailable(tmp_path: Path) -> None:
    tiny.folder(tmp_path, inputs=("input_ids", "pixel_values"))

    with pytest.raises(NLIUnavailableError, match="pixel_values"):
        await judge_of(tmp_path).evaluate(CLAIM, "yes")


async def test_a_model_that_takes_all_three_columns_is_fed_them(tmp_path: Path) -> None:
    folder = tiny.folder(tmp_path, inputs=("input_ids", "attention_mask", "token_type_ids"))

    assert (await judge_of(folder).evaluate(CLAIM, "no")).verdict == "contradicts"


async def test_it_says_that_it_is_usable_without_loading_anything(tmp_path: Path) -> None:
    loaded: list[ModelFolder] = []

    def loader(folder: ModelFolder) -> Runtime:
        loaded.append(folder)
        return load(folder)

    judge = DebertaNLI(Settings(nli_deberta_model=str(tiny.folder(tmp_path))), loader=loader)

    assert await judge.available() is None
    assert loaded == []
    await judge.evaluate(CLAIM, "yes")
    await judge.evaluate(CLAIM, "no")
    assert len(loaded) == 1


async def test_without_the_model_the_registry_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path))

    reason = await Registry().reason("deberta-v3-mnli")

    assert reason is not None
    assert "hf download" in reason


async def test_labels_that_mean_something_else_are_told_before_anything_is_loaded(tmp_path: Path) -> None:
    reason = await judge_of(tiny.folder(tmp_path, {0: "positive", 1: "negative"})).available()

    assert reason is not None
    assert "not those of entailment" in reason


class Slow:
    """A runtime that notes how often it was asked, and lets its caller go after the first time."""

    device = "slow"

    def __init__(self, scope: anyio.CancelScope) -> None:
        self.tokenizer = tiny.tokenizer()
        self.asked = 0
        self._scope = scope

    def logits(self, encoding: Encoding) -> Sequence[float]:
        self.asked += 1
        anyio.from_thread.run_sync(self._scope.cancel)
        return (0.0, 0.0, 0.0)


async def test_a_judgement_that_nobody_waits_for_stops_at_its_next_window(tmp_path: Path) -> None:
    scope = anyio.CancelScope()
    slow = Slow(scope)
    judge = DebertaNLI(Settings(nli_deberta_model=str(tiny.folder(tmp_path))), loader=lambda folder: slow)

    with scope:
        await judge.evaluate(CLAIM, "what was said by whom and when . " * 40)
    await judge.aclose()

    assert scope.cancelled_caught
    assert slow.asked < 4
