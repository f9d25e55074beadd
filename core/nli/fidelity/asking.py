"""A judge is asked each question once, a few at a time; what it does not answer says why (CONTRACT 5)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import anyio

from pincite.core.errors import NLIProviderNotAvailableError
from pincite.core.nli.fidelity.judged import Judged, Question
from pincite.core.nli.judge import CheckedJudge
from pincite.core.nli.told import told
from pincite.core.ports import NLIVerdict

#: Judgements of one answer at a time.
AT_ONCE: Final = 4


@dataclass(frozen=True, slots=True)
class Unjudged:
    """Why there is no verdict."""

    why: str
    #: Whether the judge cannot be used at all, so that nobody asked it about this.
    for_all: bool = False


Answer = NLIVerdict | Unjudged


async def ask(
    judge: CheckedJudge, questions: Iterable[Question], *, judged: Judged, deadline: float | None = None
) -> dict[Question, Answer]:
    """The answer to each of ``questions``; those that ``judged`` holds are not asked again.

    After ``deadline`` seconds the rest is unjudged. A judge that raises leaves that question unjudged, and one that
    says that it cannot be used here is not asked about the rest.
    """
    different = dict.fromkeys(questions)
    answers: dict[Question, Answer] = {}
    waiting = iter(different)
    unusable: Unjudged | None = None

    async def work() -> None:
        nonlocal unusable
        for question in waiting:
            known = judged.get(judge.original, question)
            answer = known or unusable or await _answer(judge, question)
            if isinstance(answer, Unjudged) and answer.for_all:
                unusable = answer
            if known is None and isinstance(answer, NLIVerdict):
                judged.add(judge.original, question, answer)
            answers[question] = answer

    with anyio.move_on_after(deadline):
        async with anyio.create_task_group() as group:
            for _ in range(min(AT_ONCE, len(different))):
                group.start_soon(work)
    late = Unjudged(f"{judge.name} did not answer in time")
    return {question: answers.get(question, late) for question in different}


async def _answer(judge: CheckedJudge, question: Question) -> Answer:
    try:
        return await judge.evaluate(question.claim, question.premise, language=question.language)
    except NLIProviderNotAvailableError as error:
        return Unjudged(told(error), for_all=True)
    except Exception as error:  # An injected judge may raise anything; the answer stands without it.
        return Unjudged(told(error))
