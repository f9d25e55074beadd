"""A judge is asked each question once, a few at a time; what it does not answer says why."""

from collections.abc import Sequence

import anyio

from pincite.core.errors import NLIUnavailableError
from pincite.core.nli.fidelity.asking import AT_ONCE, Unjudged, ask
from pincite.core.nli.fidelity.judged import Judged, Question
from pincite.core.nli.judge import judge_from
from pincite.core.ports import NLIVerdict
from tests.fakes import FakeJudge
from tests.rows import each_row

QUESTIONS = [Question(f"claim {number}", "p", "en") for number in range(20)]


class Counting(FakeJudge):
    """Counts how many it is asked about at once, and never answers about what is slow."""

    inside = 0
    most = 0

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        self.inside += 1
        self.most = max(self.most, self.inside)
        try:
            await (anyio.sleep_forever() if claim == "slow" else anyio.lowlevel.checkpoint())
        finally:
            self.inside -= 1
        return await super().evaluate(claim, premise, language=language)


async def test_the_same_question_is_asked_once() -> None:
    judge = FakeJudge()

    answers = await ask(judge_from(judge), [QUESTIONS[0]] * 5, judged=Judged())

    assert list(answers) == [QUESTIONS[0]]
    assert len(judge.asked) == 1


async def test_a_few_are_asked_at_once_and_all_are_answered() -> None:
    judge = Counting()

    answers = await ask(judge_from(judge), QUESTIONS, judged=Judged())

    assert list(answers) == QUESTIONS
    assert 1 < judge.most <= AT_ONCE


async def test_a_judge_is_asked_one_by_one_though_it_has_a_batch_form_so_that_a_failure_costs_no_other_answer() -> None:
    class Failing(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            if claim == QUESTIONS[0].claim:
                raise NLIUnavailableError("down")
            return await super().evaluate(claim, premise, language=language)

        async def evaluate_batch(self, pairs: Sequence[tuple[str, str]], *, language: str = "en") -> list[NLIVerdict]:
            raise AssertionError("only for callers")

    answers = await ask(judge_from(Failing()), QUESTIONS, judged=Judged())

    assert [one for one, answer in answers.items() if isinstance(answer, Unjudged)] == [QUESTIONS[0]]


async def test_what_the_deadline_cut_off_is_unjudged_and_the_rest_is_not_lost() -> None:
    slow = Question("slow", "p", "en")

    answers = await ask(judge_from(Counting()), [slow, *QUESTIONS], judged=Judged(), deadline=0.2)

    assert answers[slow] == Unjudged("fake-judge did not answer in time")
    assert all(isinstance(answers[one], NLIVerdict) for one in QUESTIONS)


class SpeechlessError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


@each_row(
    ("error", "why"),
    [
        (ValueError("quota\nexceeded \ud800"), "quota exceeded \ufffd"),
        (TimeoutError(), "TimeoutError"),
        (SpeechlessError(), "SpeechlessError"),
        (ValueError("x" * 10**6), "x" * 300),
    ],
)
async def test_any_exception_of_a_judge_is_told_on_one_short_line(error: Exception, why: str) -> None:
    answers = await ask(judge_from(FakeJudge(error)), QUESTIONS[:1], judged=Judged())

    assert answers == {QUESTIONS[0]: Unjudged(why)}


async def test_a_judge_that_cancels_itself_ends_nothing_else() -> None:
    class Cancelling(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            if claim == "claim 0":
                raise anyio.get_cancelled_exc_class()
            return await super().evaluate(claim, premise, language=language)

    answers = await ask(judge_from(Cancelling()), QUESTIONS[:2], judged=Judged())

    assert answers[QUESTIONS[0]] == Unjudged("fake-judge cancelled the request")
    assert isinstance(answers[QUESTIONS[1]], NLIVerdict)


async def test_an_answer_that_cannot_be_believed_is_unjudged() -> None:
    class Odd:
        name = "odd"

        async def evaluate_entailment(self, claim: str, premise: str) -> object:
            return {"label": "supported", "score": 0.99}

    (answer,) = (await ask(judge_from(Odd()), QUESTIONS[:1], judged=Judged())).values()

    assert isinstance(answer, Unjudged)
    assert "supported" in answer.why
