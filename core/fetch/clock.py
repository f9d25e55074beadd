"""Time and chance, handed in so that pauses can be tested without waiting."""

import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import anyio


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds of two clocks, a pause, and a number in [0, 1)."""

    monotonic: Callable[[], float] = time.monotonic
    #: Seconds since 1970, for dates that servers name.
    wall: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = anyio.sleep
    chance: Callable[[], float] = random.random
