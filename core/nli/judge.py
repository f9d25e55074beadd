"""Callers' judges, of pincite's form or the older one, asked the same way and never taken at their word."""

import inspect
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar, cast

import anyio
from anyio.lowlevel import checkpoint_if_cancelled

from pincite.core.cancellation import was_cancelled
from pincite.core.errors import NLIUnavailableError
from pincite.core.handed_in import is_async, must_be_no_class_of
from pincite.core.nli.believed import believed, short, shown
from pincite.core.nli.told import named
from pincite.core.per_loop import PerLoop
from pincite.core.ports import NLIProvider, NLIVerdict
from pincite.core.threads import Threads

_Ask = Callable[..., object]
_Checked = TypeVar("_Checked", bound="CheckedJudge")
#: Judges that are not async are asked one question at a time, as they were written for, beside the event loop.
_NOT_ASYNC: Final = PerLoop("pincite_judges_not_async", lambda: Threads(1))


def judge_from(judge: object) -> "CheckedJudge":
    """``judge`` as a provider whose answers are checked.

    ``judge`` has either ``evaluate(claim, premise, *, language)``, or the older
    ``evaluate_entailment(claim, premise)``; async or not. Its answer is what ``believed`` reads. Raises ``TypeError``
    for anything else.
    """
    return judge if isinstance(judge, CheckedJudge) else _of_either_form(CheckedJudge, judge)


def installed_judge(judge: object) -> "InstalledJudge":
    """The same of a judge that an installed distribution offers; raises ``TypeError`` alike."""
    return _of_either_form(InstalledJudge, judge)


def _of_either_form(kind: type[_Checked], judge: object) -> _Checked:
    must_be_no_class_of(judge, "NLI provider", ("evaluate", "evaluate_entailment"))
    if callable(ask := getattr(judge, "evaluate", None)):
        return kind(judge, ask, takes_language=True)
    if callable(ask := getattr(judge, "evaluate_entailment", None)):
        return kind(judge, ask, takes_language=False)
    raise TypeError(
        f"{type(judge).__name__} is no NLI provider: it has neither evaluate(claim, premise, *, language) "
        "nor evaluate_entailment(claim, premise)"
    )


class CheckedJudge(NLIProvider):
    """A judge of either form. What it raises passes through; what it answers is checked."""

    def __init__(self, judge: object, ask: _Ask, *, takes_language: bool) -> None:
        self.name = short(getattr(judge, "name", None)) or type(judge).__name__
        self.target = short(getattr(judge, "target", None)) or "cpu"
        self.recommended_threshold = _share(getattr(judge, "recommended_threshold", None))
        #: The judge itself, as it was handed in.
        self.original = judge
        self._ask = ask
        self._takes_language = takes_language

    async def available(self) -> str | None:
        """The judge's own answer; an injected judge that has none is taken to be usable."""
        ask = getattr(self.original, "available", None)
        if not callable(ask):
            return None
        reason = await _answered(ask, Threads(1))  # One that never says keeps no other from saying.
        if reason is None or (isinstance(reason, str) and reason):
            return reason
        return f"asked whether it is usable it answered {shown(reason)}, where None or a reason in words is read"

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The judge's verdict; raises ``NLIUnavailableError`` when the answer is not one of CONTRACT 5, and where the
        judge cancels its caller or ends the program, which is not for a judge to do.
        """
        ask = partial(self._ask, claim, premise, **({"language": language} if self._takes_language else {}))
        try:
            answer = await _answered(ask, _NOT_ASYNC.get())
        except SystemExit as error:
            raise NLIUnavailableError(f"{self.name} wanted to end the program ({named(error)})") from None
        except anyio.get_cancelled_exc_class():
            if was_cancelled():
                raise
            await checkpoint_if_cancelled()
            raise NLIUnavailableError(f"{self.name} cancelled the request") from None
        return believed(answer, self.name)

    async def aclose(self) -> None:
        """Close the judge, if it can be closed."""
        close = getattr(self.original, "aclose", None)
        if callable(close):
            await _answered(close, Threads(1))


class InstalledJudge(CheckedJudge):
    """A judge that was asked for by its name: whatever it raises is ``NLIUnavailableError``, as of pincite's own."""

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The judge's verdict; raises nothing but ``NLIUnavailableError``."""
        try:
            return await super().evaluate(claim, premise, language=language)
        except NLIUnavailableError:
            raise
        except Exception as error:
            raise NLIUnavailableError(f"{self.name}: {named(error)}") from error


async def _answered(ask: Callable[[], object], threads: Threads) -> object:
    """What ``ask`` answers, awaited where it is to be; a function that is not async holds up one of ``threads``, and
    not the event loop.
    """
    answer = ask() if is_async(ask) else await threads.run(ask)
    return await cast("Awaitable[object]", answer) if inspect.isawaitable(answer) else answer


def _share(value: object) -> float | None:
    """A number within 0..1; anything else is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if 0 <= value <= 1 else None
