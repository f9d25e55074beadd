"""Callers' judges, of pincite's form or the older one, asked the same way and never taken at their word."""

import contextlib
import inspect
import math
from collections.abc import Awaitable, Callable, Mapping
from numbers import Real
from typing import cast

from pydantic import JsonValue, TypeAdapter, ValidationError

from pincite.core.errors import NLIUnavailableError
from pincite.core.ports import Label, NLIProvider, NLIVerdict

_LABELS: dict[str, Label] = {"entails": "entails", "neutral": "neutral", "contradicts": "contradicts"}
_RAW: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])
_MISSING = object()
_Ask = Callable[..., object]


def judge_from(judge: object) -> "CheckedJudge":
    """``judge`` as a provider whose answers are checked.

    ``judge`` has either ``evaluate(claim, premise, *, language)``, or the older
    ``evaluate_entailment(claim, premise)``; async or not. Its answer has ``verdict`` or ``label``, and
    ``score``, as attributes or as keys. Raises ``TypeError`` for anything else.
    """
    if isinstance(judge, CheckedJudge):
        return judge
    if callable(ask := getattr(judge, "evaluate", None)):
        return CheckedJudge(judge, ask, takes_language=True)
    if callable(ask := getattr(judge, "evaluate_entailment", None)):
        return CheckedJudge(judge, ask, takes_language=False)
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
        reason = await _settled(ask())
        return None if reason is None else str(reason)

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The judge's verdict; raises ``NLIUnavailableError`` when the answer is not one of CONTRACT 5."""
        if self._takes_language:
            answer = await _settled(self._ask(claim, premise, language=language))
        else:
            answer = await _settled(self._ask(claim, premise))
        return _checked(answer, self.name)

    async def aclose(self) -> None:
        """Close the judge, if it can be closed."""
        close = getattr(self.original, "aclose", None)
        if callable(close):
            await _settled(close())


async def _settled(answer: object) -> object:
    return await cast("Awaitable[object]", answer) if inspect.isawaitable(answer) else answer


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
    return value[:200] if isinstance(value, str) else ""


def _shown(value: object) -> str:
    """``value`` for an error message: short, and escaped."""
    if value is _MISSING:
        return "nothing"
    if isinstance(value, str):
        return ascii(value[:80])
    return repr(value) if isinstance(value, float) else f"a {type(value).__name__}"
