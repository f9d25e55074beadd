"""A model is asked window by window, a few at a time; where it does not answer there is an error, never a verdict."""

import anyio
import pytest

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.nli.llm.prompt import Prompt
from tests.core.nli.llm.errors import StatusError
from tests.core.nli.llm.models import ACCESS, BUDGET, FakeModel, SomeNLI, answer, asking, fenced, judge
from tests.rows import each_row

PREMISE = "The mill is old. It stands on the river. The wheel turns twice. In autumn it rests."


class VendorError(Exception):
    """As the vendors' clients raise it: with a status, and with words of the vendor's."""

    def __init__(self, status_code: int, message: str = "no") -> None:
        super().__init__(message)
        self.status_code = status_code


class APITimeoutError(Exception):
    """As the vendors' clients raise it when no answer came in time."""


async def test_a_short_premise_is_one_question_and_one_verdict() -> None:
    async with asking(answer("entails", 0.875, "The mill is old.", "it says so")) as (judging, model):
        verdict = await judging.evaluate("The mill is old", "The mill is old.", language="en")

    assert (verdict.verdict, verdict.score, verdict.provider) == ("entails", 0.875, "some-nli")
    assert verdict.raw["evidence"] == {"text": "The mill is old.", "start": 0, "end": 16}
    assert verdict.raw["model"] == "some-model"
    assert len(model.asked) == 1


async def test_contract_5_a_long_premise_is_asked_window_by_window_and_all_of_it_is_read() -> None:
    async with asking(answer("neutral")) as (judging, model):
        verdict = await judging.evaluate("It rests", PREMISE)

    read = [fenced(prompt.premise, "premise")[0] for prompt in model.asked]
    assert len(read) == verdict.raw["windows"] == 3
    assert all(sentence in " ".join(read) for sentence in PREMISE.split(". "))
    assert "cut" not in verdict.raw


async def test_contract_5_a_contradiction_in_any_window_decides() -> None:
    def model(prompt: Prompt) -> str:
        return answer("contradicts", 0.7) if "In autumn" in prompt.premise else answer("entails", 0.99)

    judging = judge(FakeModel(model))
    verdict = await judging.evaluate("It turns all year", PREMISE)
    await judging.aclose()

    assert (verdict.verdict, verdict.score) == ("contradicts", 0.7)


async def test_contract_5_a_cut_of_the_premise_is_reported() -> None:
    async with asking(answer("neutral")) as (judging, model):
        verdict = await judging.evaluate("It rests in autumn", " ".join([PREMISE] * 400))

    assert len(model.asked) == 4
    assert "was not looked at" in str(verdict.raw["cut"])


@each_row(("claim", "premise", "part"), [("", "p", "claim"), ("c", " \n", "premise"), ("", "", "claim")])
async def test_contract_5_empty_inputs_are_legal_and_nobody_is_asked(claim: str, premise: str, part: str) -> None:
    async with asking() as (judging, model):
        verdict = await judging.evaluate(claim, premise)

    assert (verdict.verdict, verdict.provider) == ("neutral", "some-nli")
    assert part in str(verdict.raw["reason"])
    assert model.asked == []


async def test_a_malformed_answer_is_asked_for_once_more() -> None:
    async with asking("I think it is entailed.", answer("contradicts", 0.8)) as (judging, model):
        verdict = await judging.evaluate("c", "p")

    assert (verdict.verdict, verdict.raw["retries"]) == ("contradicts", 1)
    assert ["JSON object alone" in prompt.claim for prompt in model.asked] == [False, True]


@each_row("bad", ["nonsense", "", answer("maybe"), answer("entails", "high"), answer() + answer()])
async def test_contract_5_two_malformed_answers_are_unavailable_and_never_neutral(bad: str) -> None:
    async with asking(bad) as (judging, model):
        with pytest.raises(NLIUnavailableError, match=r"some-nli: .* two malformed answers"):
            await judging.evaluate("c", "p")

    assert len(model.asked) == 2


@each_row(
    ("error", "cause"),
    [
        (VendorError(401), "the key in SOME_API_KEY was refused"),
        (VendorError(403), "the key in SOME_API_KEY was refused"),
        (VendorError(404), "'some-model' is not served .* PINCITE_NLI_SOME_MODEL"),
        (VendorError(429, "slow down"), "limit .* slow down"),
        (VendorError(529, "overloaded"), "HTTP 529: overloaded"),
        (APITimeoutError(), "no answer in time"),
        (TimeoutError(), "no answer within"),
        (ConnectionError("refused"), "ConnectionError: refused"),
        (NLIUnavailableError("the model refused to answer"), "some-nli: the model refused to answer"),
        (ValueError(), "ValueError"),
        (RuntimeError("\ud800 odd"), "odd"),
    ],
)
async def test_contract_5_an_outage_or_a_refusal_is_unavailable_with_its_cause(error: Exception, cause: str) -> None:
    async with asking(error) as (judging, model):
        with pytest.raises(NLIUnavailableError, match=cause) as caught:
            await judging.evaluate("c", "p")

    assert len(model.asked) == 1
    str(caught.value).encode()


@pytest.mark.parametrize("status", [400, 401, 404, 429, 500])
async def test_no_key_is_told_even_where_the_vendor_repeats_it(status: int, caplog: pytest.LogCaptureFixture) -> None:
    error = VendorError(status, "bad key hunter2 (sk-proj-abc***xyz, sk-ant-api03-QQ_7)")
    with caplog.at_level(0):
        async with asking(error) as (judging, _):
            with pytest.raises(NLIUnavailableError) as caught:
                await judging.evaluate("c", "p")

    # What a printed traceback shows as well.
    shown = f"{caught.value}{caught.value.__cause__}{caught.value.__suppress_context__}{caplog.text}"
    assert caught.value.__suppress_context__
    assert not [key for key in ("hunter2", "sk-", "QQ_7") if key in shown]


async def test_a_window_without_an_answer_leaves_no_verdict_on_the_rest() -> None:
    def model(prompt: Prompt) -> str:
        return "?" if "In autumn" in prompt.premise else answer("entails", 0.99)

    judging = judge(FakeModel(model))
    with pytest.raises(NLIUnavailableError):
        await judging.evaluate("The mill is old", PREMISE)
    await judging.aclose()


async def test_a_model_that_never_answers_is_given_up() -> None:
    class Silent(FakeModel):
        async def complete(self, prompt: Prompt) -> str:
            await anyio.sleep_forever()
            raise AssertionError

    judging = judge(Silent(), patience=0.01)
    with pytest.raises(NLIUnavailableError, match=r"no answer within 0\.01 s"):
        await judging.evaluate("c", "p")
    await judging.aclose()


async def test_a_claim_that_cannot_be_put_whole_is_not_put() -> None:
    async with asking() as (judging, model):
        with pytest.raises(NLIUnavailableError, match="500 characters, this one has 501"):
            await judging.evaluate("c" * 501, "p")

    assert model.asked == []


async def test_lone_surrogates_reach_the_model_as_what_can_be_sent() -> None:
    async with asking() as (judging, model):
        await judging.evaluate("a \ud800", "b \udfff", language="\ud800")

    f"{model.asked[0]}".encode()


async def test_a_batch_keeps_its_order_and_asks_a_few_at_a_time() -> None:
    model = FakeModel(lambda prompt: answer("entails", int(fenced(prompt.claim, "claim")[0]) / 100))
    judging = judge(model, concurrency=3)
    verdicts = await judging.evaluate_batch([(str(n), "p") for n in range(40)])
    await judging.aclose()

    assert [verdict.score for verdict in verdicts] == [n / 100 for n in range(40)]
    assert 1 < model.most_waiting <= 3


async def test_windows_and_batches_together_wait_for_no_more_answers_than_allowed() -> None:
    model = FakeModel([answer("neutral")])
    judging = judge(model, concurrency=2)
    await judging.evaluate_batch([("It rests", PREMISE)] * 5)
    await judging.aclose()

    assert len(model.asked) == 15
    assert model.most_waiting == 2


async def test_a_batch_with_a_failure_is_an_error_and_an_empty_one_is_empty() -> None:
    async with asking(answer(), VendorError(500)) as (judging, _):
        assert await judging.evaluate_batch([]) == []
        with pytest.raises(NLIUnavailableError, match="HTTP 500"):
            await judging.evaluate_batch([("c", "p")] * 10)


async def test_the_client_is_made_when_it_is_needed_once_and_closed_and_made_anew() -> None:
    made: list[FakeModel] = []

    def connect() -> FakeModel:
        made.append(FakeModel())
        return made[-1]

    judging = SomeNLI("some-nli", "api", ACCESS, BUDGET, load=lambda: None, connect=connect, patience=9, concurrency=3)
    await judging.aclose()
    assert made == []
    await judging.evaluate_batch([("c", "p")] * 9)
    assert [model.closed for model in made] == [0]
    await judging.aclose()
    await judging.aclose()
    assert [model.closed for model in made] == [1]
    await judging.evaluate("c", "p")
    await judging.aclose()
    assert [model.closed for model in made] == [1, 1]


def test_each_event_loop_has_its_own_client_which_is_closed_with_the_loop() -> None:
    made: list[FakeModel] = []

    def connect() -> FakeModel:
        made.append(FakeModel())
        return made[-1]

    judging = SomeNLI("some-nli", "api", ACCESS, BUDGET, load=lambda: None, connect=connect, patience=9, concurrency=3)
    for _ in range(2):
        assert anyio.run(judging.evaluate, "c", "p").verdict == "entails"

    assert [(len(model.asked), model.closed) for model in made] == [(1, 1), (1, 1)]


async def test_a_package_that_cannot_be_imported_is_unavailable() -> None:
    def load() -> None:
        raise ImportError("a library is missing")

    judging = SomeNLI("some-nli", "api", ACCESS, BUDGET, load=load, connect=FakeModel, patience=9, concurrency=3)
    with pytest.raises(NLIUnavailableError, match="a library is missing"):
        await judging.evaluate("c", "p")


async def test_a_refused_key_or_a_model_that_is_not_served_is_told_as_no_judge_at_all() -> None:
    for status, lasts in ((401, True), (404, True), (403, False), (500, False)):
        async with asking(StatusError("no", status)) as (judging, _):
            with pytest.raises(NLIUnavailableError) as caught:
                await judging.evaluate("c", "p")
        assert isinstance(caught.value, NLIProviderNotAvailableError) is lasts, status


async def test_a_client_that_cannot_be_made_is_no_judge_and_is_tried_anew() -> None:
    model, tried = FakeModel(), list[int]()

    def connect() -> FakeModel:
        tried.append(1)
        if len(tried) == 1:
            raise ValueError("Unknown scheme for proxy URL 'foo://hunter2'")
        return model

    judging = SomeNLI("some-nli", "api", ACCESS, BUDGET, load=lambda: None, connect=connect, patience=30, concurrency=1)
    with pytest.raises(
        NLIProviderNotAvailableError, match=r"^some-nli: its client .* \(ValueError: .*'foo://\[key\]'\)$"
    ):
        await judging.evaluate("c", "p")

    assert (await judging.evaluate("c", "p")).verdict == "entails"
    await judging.aclose()
