"""``fidelity_wrap``: an agent's answer is judged before its caller sees it (CONTRACT 5)."""

import functools
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine
from inspect import isawaitable
from typing import ParamSpec, TypeVar, cast

from pincite.core.errors import ProvenanceError
from pincite.core.nli.fidelity.check import MIN_EXCERPT_CHARS, Mode, check_fidelity, check_options
from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE
from pincite.core.nli.judge import CheckedJudge, judge_from
from pincite.core.nli.registry import shared
from pincite.core.settings import Settings
from pincite.core.shapes.recognised import recognise

_log = logging.getLogger("pincite.nli")

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")


def fidelity_wrap(
    *,
    min_score: float = DEFAULT_MIN_SCORE,
    on_fail: Mode = "warn",
    provider: object = None,
    min_excerpt_chars: int = MIN_EXCERPT_CHARS,
) -> Callable[[Callable[_Arguments, Awaitable[_Result]]], Callable[_Arguments, Coroutine[object, object, _Result]]]:
    """Wrap an async function that returns an ``AgentResult``, as an object or a dict.

    Each finding's ``summary`` is the claim and its ``excerpt`` the premise. What the judge says is written to a copy
    of the result, which the wrapped function returns: to each finding's ``metadata`` (``nli_verdict``,
    ``nli_score``, ``nli_provider``), to its citation's (``nli_claim`` and ``nli_verdict``, the baseline of a later
    check), and to the result's (``nli_min_score``, ``nli_on_fail``).

    ``on_fail`` says what becomes of a finding that is not entailed with a score of ``min_score`` (0..1) at least:
    ``annotate_only`` writes the verdict alone, ``warn`` adds a warning, ``reject`` drops the finding with a warning,
    and with it every finding that has no excerpt; ``off`` judges nothing. A ``min_score`` that is left alone gives
    way to the one that the judge recommends. An excerpt of fewer than ``min_excerpt_chars`` characters is
    ``skipped``. ``provider`` is a judge of pincite's or of the older form, or the name of one; without it the
    environment chooses.

    A judge that fails leaves a warning and an unjudged finding. At once raises ``InputError`` for an ``on_fail`` or a
    bound that does not exist, ``SettingError`` for the name of a judge that nobody knows and ``TypeError`` for a
    provider that is no judge; the wrapped function raises ``InputError`` for a result that has no form of an answer,
    and whatever it raises by itself.
    """
    check_options(on_fail, min_score, min_excerpt_chars)
    given = None if provider is None or isinstance(provider, str) else judge_from(provider)
    name = provider if isinstance(provider, str) else None
    if name is not None and name.strip():
        shared().full_name(name)

    def decorate(
        function: Callable[_Arguments, Awaitable[_Result]],
    ) -> Callable[_Arguments, Coroutine[object, object, _Result]]:
        @functools.wraps(function)
        async def wrapped(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> _Result:
            answer = function(*args, **kwargs)
            if not isawaitable(answer):
                raise TypeError(f"fidelity_wrap wraps async functions; {function!r:.200} returned no awaitable")
            result = await answer
            if on_fail == "off":
                return result
            judge, why = (given, "") if given is not None else await _chosen(name)
            fidelity = await check_fidelity(
                recognise(result),
                judge=judge,
                mode=on_fail,
                min_score=min_score,
                min_excerpt_chars=min_excerpt_chars,
                no_judge=why,
            )
            for warning in fidelity.left_over:
                _log.warning("%s", warning)
            output = fidelity.output
            if isinstance(result, str) and not isinstance(output, str):
                output = json.dumps(output)  # JSON text comes back as JSON text.
            return cast("_Result", output)

        return wrapped

    return decorate


async def _chosen(name: str | None) -> tuple[CheckedJudge | None, str]:
    """The judge called ``name``, or that of the environment; else None and why there is none."""
    try:
        settings = Settings()
        asked = settings.nli_provider if name is None else name
        return judge_from(await shared().choose(asked, order=settings.provider_order)), ""
    except ProvenanceError as error:
        return None, str(error)
