"""A language model as a judge: asked window by window, a few at a time, and never quoted when it did not answer."""

from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import anyio
import anyio.to_thread
from anyio.lowlevel import RunVar

from pincite.core.errors import NLIProviderNotAvailableError, NLIUnavailableError
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.llm.answer import Answer, parsed
from pincite.core.nli.llm.combined import combined
from pincite.core.nli.llm.failure import Access, failure, is_lasting, quietly
from pincite.core.nli.llm.prompt import Fence, Prompt, prompt
from pincite.core.nli.llm.reading import Budget, Piece, reading
from pincite.core.ports import NLIProvider, NLIVerdict

#: Premises longer than this are cut into windows in a worker thread.
_LONG: Final = 20_000


class LanguageModel(Protocol):
    """A model as its vendor's client reaches it."""

    async def complete(self, prompt: Prompt) -> str:
        """The text of its answer. Raises ``NLIUnavailableError`` for a refusal or an answer that was cut; anything
        else that is raised is taken for an outage.
        """
        ...

    async def aclose(self) -> None:
        """Close what the client holds open."""
        ...


@dataclass(frozen=True, slots=True)
class _Session:
    """A client, which belongs to the event loop that it was made in, and its places."""

    model: LanguageModel
    places: anyio.Semaphore
    closing: AsyncGenerator[None]


class LLMJudge(NLIProvider):
    """A judge that asks a language model. Its client is made when it is first needed, once in each event loop, and is
    closed by ``aclose`` or at the end of that loop.
    """

    def __init__(
        self,
        name: str,
        target: str,
        access: Access,
        budget: Budget,
        *,
        load: Callable[[], object],
        connect: Callable[[], LanguageModel],
        patience: float,
        concurrency: int,
    ) -> None:
        """``load`` imports what ``connect`` needs, in a worker thread; ``patience`` is in seconds for one answer,
        ``concurrency`` how many are waited for at a time.
        """
        self.name = name
        self.target = target
        self._access = access
        self._budget = budget
        self._load = load
        self._connect = connect
        self._patience = patience
        self._concurrency = concurrency
        self._fence = Fence()
        self._sessions: RunVar[_Session | None] = RunVar(name, None)

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The model's verdict; an empty claim or premise is neutral without asking it.

        Raises ``NLIUnavailableError`` with the cause when the model gives no answer about any window, or when the
        claim is too long to be put whole; ``NLIProviderNotAvailableError`` where no question will be answered.
        """
        claim, premise = without_surrogates(claim), without_surrogates(premise)
        for part, text in (("claim", claim), ("premise", premise)):
            if not text.strip():
                return NLIVerdict(
                    "neutral", 1.0, self.name, {"reason": f"the {part} is empty; the model was not asked"}
                )
        if len(claim) > self._budget.claim_chars:
            raise NLIUnavailableError(
                f"{self.name}: a claim may have {self._budget.claim_chars:,} characters, this one has {len(claim):,}"
            )
        if len(premise) > _LONG:
            read = await anyio.to_thread.run_sync(reading, premise, claim, self._budget)
        else:
            read = reading(premise, claim, self._budget)
        session = await self._session()
        answers: dict[Piece, tuple[Answer, int]] = {}
        failures: list[NLIUnavailableError] = []

        async def ask(piece: Piece) -> None:
            try:
                async with session.places:
                    answers[piece] = await self._ask(session.model, claim, piece.text, language)
            except NLIUnavailableError as error:
                # One window without an answer leaves the premise unread: a contradiction may stand there.
                failures.append(error)
                group.cancel_scope.cancel()

        async with anyio.create_task_group() as group:
            for piece in read.pieces:
                group.start_soon(ask, piece)
        if failures:
            raise failures[0]
        return combined(
            [(piece, answers[piece][0]) for piece in read.pieces],
            provider=self.name,
            model=self._access.model,
            cut=read.cut,
            retries=sum(retries for _, retries in answers.values()),
        )

    async def evaluate_batch(self, pairs: Sequence[tuple[str, str]], *, language: str = "en") -> list[NLIVerdict]:
        """The verdicts on ``pairs`` in their order, a few at a time; the first failure ends the batch."""
        verdicts: dict[int, NLIVerdict] = {}
        failures: list[NLIUnavailableError] = []
        waiting = iter(enumerate(pairs))

        async def work() -> None:
            for place, (claim, premise) in waiting:
                try:
                    verdicts[place] = await self.evaluate(claim, premise, language=language)
                except NLIUnavailableError as error:
                    failures.append(error)
                    group.cancel_scope.cancel()

        async with anyio.create_task_group() as group:
            for _ in range(min(self._concurrency, len(pairs))):
                group.start_soon(work)
        if failures:
            raise failures[0]
        return [verdicts[place] for place in range(len(pairs))]

    async def aclose(self) -> None:
        """Close the client of this event loop."""
        session = self._sessions.get()
        if session is not None:
            self._sessions.set(None)
            await session.closing.aclose()

    async def _ask(self, model: LanguageModel, claim: str, premise: str, language: str) -> tuple[Answer, int]:
        """The answer about one window, and how many answers before it had not the form asked for."""
        why = ""
        for retries in (0, 1):
            question = prompt(claim, premise, language=language, fence=self._fence, again=retries > 0)
            answer = parsed(await self._complete(model, question))
            if isinstance(answer, Answer):
                return answer, retries
            why = answer.why
        raise NLIUnavailableError(f"{self.name}: the model {self._access.model!a} gave two malformed answers; {why}")

    async def _complete(self, model: LanguageModel, question: Prompt) -> str:
        try:
            with anyio.fail_after(self._patience):
                return await model.complete(question)
        except NLIUnavailableError as error:
            raise NLIUnavailableError(f"{self.name}: {error}") from None
        except TimeoutError:
            raise NLIUnavailableError(f"{self.name}: no answer within {self._patience:g} s") from None
        except Exception as error:
            # From None: a vendor's exception may show a part of the key wherever its traceback is printed.
            kind = NLIProviderNotAvailableError if is_lasting(error) else NLIUnavailableError
            raise kind(f"{self.name}: {failure(error, self._access)}") from None

    async def _session(self) -> _Session:
        session = self._sessions.get()
        if session is None:
            try:
                await anyio.to_thread.run_sync(self._load)
            except ImportError as error:
                raise NLIUnavailableError(f"{self.name}: {failure(error, self._access)}") from None
            # Nothing is awaited between looking again and setting: two callers share one client.
            session = self._sessions.get()
        if session is None:
            try:
                model = self._connect()
            except NLIUnavailableError:
                raise
            except Exception as error:  # A proxy or a certificate of the environment that cannot be read.
                why = f"its client could not be made ({quietly(error, self._access)})"
                raise NLIProviderNotAvailableError(f"{self.name}: {why}") from None
            session = _Session(model, anyio.Semaphore(self._concurrency), _open(model))
            self._sessions.set(session)
            await anext(session.closing)
        return session


async def _open(model: LanguageModel) -> AsyncGenerator[None]:
    """Suspended for as long as the client is open: an event loop that ends finishes it, and so closes the client."""
    try:
        yield
    finally:
        await model.aclose()
