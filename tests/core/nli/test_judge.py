"""A caller's judge of either form is asked alike, and neither ends the program nor holds it up."""

import asyncio
import math
import threading
from dataclasses import dataclass, field
from enum import Enum
from types import SimpleNamespace

import anyio
import pytest

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.fake import FakeNLI
from pincite.core.nli.judge import judge_from
from pincite.core.ports import NLIVerdict
from tests.fakes import FakeJudge
from tests.rows import each_row


@dataclass
class OlderJudge:
    """The older form; it answers whatever it was given."""

    answer: object
    name: str = "older"
    asked: list[tuple[str, str]] = field(default_factory=list)

    async def evaluate_entailment(self, claim: str, premise: str) -> object:
        self.asked.append((claim, premise))
        return self.answer


@dataclass
class OurJudge:
    """pincite's form; it answers whatever it was given."""

    answer: object
    languages: list[str] = field(default_factory=list)
    closed: bool = False

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
        self.languages.append(language)
        return self.answer

    async def aclose(self) -> None:
        self.closed = True


class Label(str, Enum):  # noqa: UP042 - callers of older Pythons write it so
    ENTAILS = "entails"


@each_row(
    "answer",
    [
        SimpleNamespace(label="entails", score=0.9),
        SimpleNamespace(verdict="entails", score=0.9),
        {"label": "entails", "score": 0.9},
        {"verdict": "entails", "score": 0.9},
        {"label": Label.ENTAILS, "score": 0.9},
        NLIVerdict("entails", 0.9, "older"),
    ],
)
async def test_contract_4_both_shapes_of_the_older_form_are_read(answer: object) -> None:
    older = OlderJudge(answer)
    verdict = await judge_from(older).evaluate("c", "p", language="es")

    assert (verdict.verdict, verdict.score, verdict.provider) == ("entails", 0.9, "older")
    assert repr(verdict.verdict) == "'entails'"
    assert older.asked == [("c", "p")]


async def test_a_judge_of_our_form_is_told_the_language() -> None:
    ours = OurJudge({"verdict": "neutral", "score": 0.2, "provider": "mine", "raw": {"p": [0.1]}})
    verdict = await judge_from(ours).evaluate("c", "p", language="pt")

    assert ours.languages == ["pt"]
    assert verdict == NLIVerdict("neutral", 0.2, "mine", {"p": [0.1]})


async def test_a_judge_that_is_not_async_is_read_as_well() -> None:
    judge = SimpleNamespace(evaluate_entailment=lambda claim, premise: {"label": "neutral", "score": 0})
    verdict = await judge_from(judge).evaluate("c", "p")

    assert (verdict.verdict, verdict.score, verdict.provider) == ("neutral", 0.0, "SimpleNamespace")


async def test_a_judge_that_is_not_async_does_not_hold_up_the_event_loop() -> None:
    free = threading.Event()

    class Blocking:
        name = "blocking"

        def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
            free.wait()
            return {"verdict": "neutral", "score": 0.5}

        def available(self) -> None:
            free.wait()

    judge = judge_from(Blocking())
    try:
        with anyio.move_on_after(0.01) as asked:
            await judge.evaluate("c", "p")
        with anyio.move_on_after(0.01) as told:
            await judge.available()
    finally:
        free.set()

    assert asked.cancelled_caught
    assert told.cancelled_caught
    assert (await judge.evaluate("c", "p")).verdict == "neutral"


async def test_a_judge_neither_ends_the_program_nor_cancels_its_caller() -> None:
    for error, said in (
        (SystemExit(3), "mine wanted to end the program (SystemExit: 3)"),
        (asyncio.CancelledError(), "mine cancelled the request"),
    ):

        class Ending:
            name = "mine"

            async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
                raise error  # noqa: B023 - asked within the loop

        with pytest.raises(NLIUnavailableError) as caught:
            await judge_from(Ending()).evaluate("c", "p")
        assert str(caught.value) == said


async def test_what_a_judge_raises_passes_through() -> None:
    class Failing:
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> object:
            raise ConnectionError("the service is down")

    with pytest.raises(ConnectionError, match=r"^the service is down$"):
        await judge_from(Failing()).evaluate("c", "p")


@each_row("stranger", [None, "fake-nli", 3, object(), SimpleNamespace(evaluate="no")])
def test_what_is_no_judge_is_refused_with_the_forms_that_are(stranger: object) -> None:
    with pytest.raises(TypeError, match="evaluate_entailment"):
        judge_from(stranger)


async def test_a_judge_is_wrapped_once_and_can_be_closed() -> None:
    ours = OurJudge({})
    judge = judge_from(ours)
    assert judge_from(judge) is judge
    await judge.aclose()

    assert ours.closed


async def test_an_injected_judge_says_itself_whether_it_is_usable() -> None:
    class Closed(OurJudge):
        async def available(self) -> str:
            return "no key"

    class Truthful(OurJudge):
        async def available(self) -> object:
            return True

    assert "a bool, where None" in str(await judge_from(Truthful({})).available())
    assert await judge_from(OurJudge({})).available() is None
    assert await judge_from(Closed({})).available() == "no key"
    assert await judge_from(FakeNLI()).available() is None


@each_row(("score", "kept"), [(math.nan, 0.0), (2.0, 1.0), (-1.0, 0.0), (0.5, 0.5), (1, 1.0)])
def test_contract_5_a_verdict_clamps_its_score_and_nan_is_zero(score: float, kept: float) -> None:
    assert NLIVerdict("neutral", score, "x").score == kept


@each_row(
    ("written", "read"),
    [(0.8, 0.8), (0, 0.0), (1, 1.0), (1.1, None), (-0.1, None), ("0.8", None), (True, None), (float("nan"), None)],
)
def test_a_recommended_score_is_one_within_0_and_1_or_none(written: object, read: float | None) -> None:
    judge = SimpleNamespace(recommended_threshold=written, evaluate=FakeJudge().evaluate)

    assert judge_from(judge).recommended_threshold == read


def test_the_judge_that_was_handed_in_is_kept_as_it_is() -> None:
    judge = FakeJudge()

    assert judge_from(judge_from(judge)).original is judge
    assert judge_from(judge).recommended_threshold is None


def test_a_verdict_is_written_as_json_that_shares_nothing_with_it() -> None:
    verdict = NLIVerdict("neutral", 0.5, "x", {"windows": [1]})
    written = verdict.to_dict()
    assert written == {"verdict": "neutral", "score": 0.5, "provider": "x", "raw": {"windows": [1]}}

    verdict.raw["windows"] = []

    assert written["raw"] == {"windows": [1]}
