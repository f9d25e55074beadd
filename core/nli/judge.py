"""Callers' judges, of pincite's form or the older one, asked the same way and never taken at their word."""

import contextlib
import inspect
import math
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from numbers import Real
from typing import Final, TypeVar, cast

import anyio
from anyio.lowlevel import checkpoint_if_cancelled
from pydantic import JsonValue, TypeAdapter, ValidationError

from pincite.core.cancellation import was_cancelled
from pincite.core.errors import NLIUnavailableError
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.told import named
from pincite.core.per_loop import PerLoop
from pincite.core.ports import Label, NLIProvider, NLIVerdict
from pincite.core.threads import Threads

_LABELS: dict[str, Label] = {"entails": "entails", "neutral": "neutral", "contradicts": "contradicts"}
_RAW: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])
_MISSING = object()
_Ask = Callable[..., object]
_Checked = TypeVar("_Checked", bound="CheckedJudge")
#: Judges that are not async are asked one question at a time, as they were written for, beside the event loop.
_NOT_ASYNC: Final = PerLoop("pincite_judges_not_async", lambda: Threads(1))


def judge_from(judge: object) -> "CheckedJudge":
    """``judge`` as a provider whose answers are checked.

    ``judge`` has either ``evaluate(claim, premise, *, language)``, or the older
    ``evaluate_entailment(claim, premise)``; async or not. Its answer has ``verdict`` or ``label``, and
    ``score``, as attributes or as keys. Raises ``TypeError`` for anything else.
    """
    return judge if isinstance(judge, CheckedJudge) else _of_either_form(CheckedJudge, judge)


def installed_judge(judge: object) -> "InstalledJudge":
    """The same of a judge that an installed distribution offers."""
    return _of_either_form(InstalledJudge, judge)


def _of_either_form(kind: "type[_Checked]", judge: object) -> "_Checked":
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
        self.name = _text(getattr(judge, "name", None)) or type(judge).__name__
        self.target = _text(getattr(judge, "target", None)) or "cpu"
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
        return f"asked whether it is usable it answered {_shown(reason)}, where None or a reason in words is read"

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
        return _checked(answer, self.name)

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
    answer = ask() if _is_async(ask) else await threads.run(ask)
    return await cast("Awaitable[object]", answer) if inspect.isawaitable(answer) else answer


def _is_async(ask: Callable[..., object]) -> bool:
    while isinstance(ask, partial):
        ask = ask.func
    return inspect.iscoroutinefunction(ask) or inspect.iscoroutinefunction(type(ask).__call__)


def _checked(answer: object, name: str) -> NLIVerdict:
    """``answer`` as a verdict of the judge ``name``."""
    label, score = _part(answer, "verdict", "label"), _part(answer, "score")
    verdict = _LABELS.get(label) if isinstance(label, str) else None
    if verdict is None:
        raise NLIUnavailableError(f"{name} answered {_shown(label)}, which is none of {', '.join(_LABELS)}")
    provider = _text(_part(answer, "provider")) or name
    return NLIVerdict(verdict=verdict, score=_number(score, name), provider=provider, raw=_raw(answer))


def _part(answer: object, *names: str) -> object:
    """The first of the named parts that ``answer`` has and that is not null, as a key or as an attribute."""
    for name in names:
        part = answer.get(name, _MISSING) if isinstance(answer, Mapping) else getattr(answer, name, _MISSING)
        if part is not _MISSING and part is not None:
            return part
    return _MISSING


def _number(score: object, name: str) -> float:
    """``score`` within 0..1. A truth value is no confidence, and neither is NaN or an infinity."""
    number = math.nan
    if not isinstance(score, bool) and isinstance(score, Real):
        with contextlib.suppress(OverflowError, ValueError):
            number = float(score)
    if math.isfinite(number):
        return min(max(number, 0.0), 1.0)
    raise NLIUnavailableError(f"{name} answered the score {_shown(score)}, which is no number")


def _share(value: object) -> float | None:
    """A number within 0..1; anything else is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if 0 <= value <= 1 else None


def _raw(answer: object) -> dict[str, JsonValue]:
    try:
        return _RAW.validate_python(_part(answer, "raw"), strict=True)
    except ValidationError:
        return {}


def _text(value: object) -> str:
    return without_surrogates(value[:200]) if isinstance(value, str) else ""


def _shown(value: object) -> str:
    """``value`` for an error message: short, and escaped."""
    if value is _MISSING:
        return "nothing"
    if isinstance(value, str):
        return ascii(value[:80])
    return repr(value) if isinstance(value, float) else f"a {type(value).__name__}"
