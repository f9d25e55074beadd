"""A vendor that is busy or out of reach for a moment is asked once more, where there is time for it."""

import math
import random
from collections.abc import Awaitable, Callable
from typing import Final

import anyio

from pincite.core.nli.llm.failure import asked_to_wait
from pincite.core.nli.llm.judge import LanguageModel
from pincite.core.nli.llm.prompt import Prompt

#: Seconds before the second question where the vendor names no pause, and what must be left for its answer.
_PAUSE: Final = 0.5
_ANSWER: Final = 5.0
_PASSING: Final = frozenset((408, 409, 429))


class Retried:
    """A model, asked a second time after an outage that may pass.

    A pause that the vendor asks for (Retry-After) is kept; one that would end beyond the caller's deadline is not
    begun, so that the outage is told as what it is, and at once.
    """

    def __init__(self, model: LanguageModel, *, sleep: Callable[[float], Awaitable[object]] = anyio.sleep) -> None:
        self._model = model
        self._sleep = sleep

    async def complete(self, prompt: Prompt) -> str:
        """The text of the model's first or second answer; raises what the last question raised."""
        try:
            return await self._model.complete(prompt)
        except Exception as error:
            pause = _pause(error)
            if pause is None or pause + _ANSWER > anyio.current_effective_deadline() - anyio.current_time():
                raise
        await self._sleep(pause)
        return await self._model.complete(prompt)

    async def aclose(self) -> None:
        """Close the model."""
        await self._model.aclose()


def _pause(error: Exception) -> float | None:
    """Seconds after which it may be worth asking again; None where it is not."""
    status = getattr(error, "status_code", None)
    # Vendors' exceptions are told by their class's name: their packages are optional.
    passing = status in _PASSING or status >= 500 if isinstance(status, int) else "Connection" in type(error).__name__
    if not passing:
        return None
    asked = asked_to_wait(error)
    # Not all at the same moment.
    pause = asked if asked is not None else _PAUSE * random.uniform(0.75, 1.25)  # noqa: S311 - no secret
    return max(pause, 0.0) if math.isfinite(pause) else None
