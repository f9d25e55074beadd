"""A language model without a network: it records what it was asked, and answers what it is told to."""

import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import anyio.lowlevel

from pincite.core.nli.llm.failure import Access
from pincite.core.nli.llm.judge import LLMJudge
from pincite.core.nli.llm.prompt import Prompt
from pincite.core.nli.llm.reading import Budget

ACCESS = Access("some-model", "PINCITE_NLI_SOME_MODEL", "SOME_API_KEY", ("hunter2",))
BUDGET = Budget(words=8, chars=1_000, windows=4, claim_chars=500)


def answer(label: str = "entails", score: object = 0.9, evidence: str = "", reason: str = "because") -> str:
    """An answer of the form that is asked for."""
    return json.dumps({"evidence": evidence, "reason": reason, "label": label, "score": score})


@dataclass
class FakeModel:
    """Answers with the next of ``answers`` (the last one again and again), or with what a function makes of the prompt;
    an exception is raised.
    """

    answers: Sequence[str | Exception] | Callable[[Prompt], str] = field(default_factory=lambda: [answer()])
    asked: list[Prompt] = field(default_factory=list)
    #: How many questions wait for an answer, now and at most.
    waiting: int = 0
    most_waiting: int = 0
    closed: int = 0

    async def complete(self, prompt: Prompt) -> str:
        place = len(self.asked)
        self.asked.append(prompt)
        self.waiting += 1
        self.most_waiting = max(self.most_waiting, self.waiting)
        try:
            for _ in range(5):
                await anyio.lowlevel.checkpoint()
        finally:
            self.waiting -= 1
        if callable(self.answers):
            return self.answers(prompt)
        given = self.answers[min(place, len(self.answers) - 1)]
        if isinstance(given, Exception):
            raise given
        return given

    async def aclose(self) -> None:
        self.closed += 1


class SomeNLI(LLMJudge):
    """A judge that is always usable."""

    async def available(self) -> str | None:
        return None


def judge(model: FakeModel, *, budget: Budget = BUDGET, patience: float = 30.0, concurrency: int = 3) -> LLMJudge:
    """The judge that asks ``model``."""
    return SomeNLI(
        "some-nli", "api", ACCESS, budget,
        load=lambda: None, connect=lambda: model, patience=patience, concurrency=concurrency,
    )  # fmt: skip


@asynccontextmanager
async def asking(*answers: str | Exception) -> AsyncIterator[tuple[LLMJudge, FakeModel]]:
    """A judge and the model behind it, which gives ``answers`` in turn."""
    model = FakeModel(answers or [answer()])
    made = judge(model)
    try:
        yield made, model
    finally:
        await made.aclose()


def fenced(block: str, kind: str) -> tuple[str, str]:
    """The text between the fences of ``block`` as a model finds it, by the token that the first line names, and all
    that stands outside, with the token taken out.
    """
    first, _, rest = block.partition("\n")
    token = first.rsplit(" ", 1)[-1].rstrip(".")
    opening, closing = f"<<<{kind} {token}\n", f"\n{kind} {token}>>>"
    assert rest.startswith(opening)
    inside, _, after = rest.removeprefix(opening).partition(closing)
    return inside, f"{first}\n{opening}{closing}{after}".replace(token, "TOKEN")
