"""The judges that can be asked here, each built once when it is first needed, and the choice among them.

A judge is a class without constructor arguments under the entry-point group ``pincite.nli_providers``;
it reads its own settings when it is built. The names of CONTRACT 5 always mean pincite's own classes,
and are found without distribution metadata, which may be older than the code in a checkout.
"""

import logging
import os
import time
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isawaitable
from threading import Lock
from typing import cast

import anyio
import anyio.to_thread

from pincite.core.errors import NLIProviderNotAvailableError, SettingError
from pincite.core.nli.catalogue import BUILTIN, FAKE, KNOWN, PREFERRED, target_order
from pincite.core.nli.judge import judge_from
from pincite.core.ports import NLIProvider
from pincite.core.settings import set_by

GROUP = "pincite.nli_providers"
_REMEMBERED = 30.0
_log = logging.getLogger("pincite.nli")


def installed() -> Iterable[EntryPoint]:
    """The judges that installed distributions offer."""
    return entry_points(group=GROUP)


class Registry:
    """Judges by name. Safe to use from several threads and event loops in turn."""

    def __init__(
        self,
        offered: Callable[[], Iterable[EntryPoint]] = installed,
        *,
        own: Mapping[str, str] | None = None,
        clock: Callable[[], float] = time.monotonic,
        patience: float = 1.0,
    ) -> None:
        """Choose among pincite's ``own`` judges (``module:class`` by name; by default all of the contract) and
        the judges ``offered`` by others. Each has ``patience`` seconds to say whether it is usable.
        """
        self._offered = offered
        self._own = own
        self._clock = clock
        self._patience = patience
        self._lock = Lock()
        self._built: dict[str, NLIProvider | str] = {}
        self._answers: dict[str, tuple[float, str | None]] = {}
        self._warned = False

    @cached_property
    def _locations(self) -> dict[str, str]:
        """Where each judge's class stands, as ``module:name``."""
        own = self._own
        if own is None:
            own = {known.name: known.location for known in KNOWN}
        contract = {known.name for known in KNOWN}
        others = {entry.name: entry.value for entry in self._offered() if entry.name not in contract}
        return {**own, **others}

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that can be asked for, whether or not it can be used here."""
        return tuple(self._locations)

    async def choose(self, name: str = "", *, order: str = "") -> NLIProvider:
        """The judge called ``name``; without a name the first usable one, by target in ``order``.

        Raises ``SettingError`` for a name that nobody knows, and ``NLIProviderNotAvailableError`` when
        that judge cannot be used here. A judge that was asked for is never replaced by another.
        """
        name = name.strip()
        if not name:
            return await self._first(order)
        full = self.full_name(name)
        if (reason := await self.reason(full)) is not None:
            raise NLIProviderNotAvailableError(f"NLI provider {full} is not available: {reason}")
        return await self._provider(full)

    def full_name(self, name: str) -> str:
        """The full name of the judge that is called ``name``; raises ``SettingError`` where nobody knows it."""
        name = name.strip()
        full = next((known.name for known in KNOWN if name == known.short), name)
        if full not in self.names:
            raise SettingError(f"{_unknown(name)}: {', '.join(self.names)}")
        return full

    async def available(self) -> list[str]:
        """The names of the judges that can be used here; ``fake-nli`` is never one of them."""
        return [name for name, reason in (await self.reasons()).items() if reason is None and name != FAKE.name]

    async def reasons(self) -> dict[str, str | None]:
        """For every name, why that judge cannot be used here, or None when it can."""
        return await self._reasons_of(self.names)

    async def reason(self, name: str) -> str | None:
        """Why the judge called ``name`` (in full) cannot be used here; None when it can."""
        remembered = self._answers.get(name)
        if remembered is not None and self._clock() < remembered[0]:
            return remembered[1]
        try:
            answer = await _asked(await self._provider(name), self._patience)
        except NLIProviderNotAvailableError as error:
            answer = str(error)
        self._answers[name] = self._clock() + _REMEMBERED, answer
        return answer

    async def aclose(self) -> None:
        """Close every judge that was built and can be closed; one that is asked for later is built anew."""
        with self._lock:
            built, self._built = self._built, {}
            self._answers.clear()
        for provider in built.values():
            close = getattr(provider, "aclose", None)
            if callable(close):
                try:
                    closing = close()
                    if isawaitable(closing):
                        await closing
                except Exception:
                    _log.exception("closing a judge failed")

    async def _reasons_of(self, names: Iterable[str]) -> dict[str, str | None]:
        """The reasons of ``names``, in their order, asked for all at once."""
        reasons: dict[str, str | None] = dict.fromkeys(names)

        async def note(name: str) -> None:
            reasons[name] = await self.reason(name)

        async with anyio.create_task_group() as group:
            for name in reasons:
                group.start_soon(note, name)
        return reasons

    async def _first(self, order: str) -> NLIProvider:
        reasons = await self._reasons_of(known.name for known in PREFERRED)
        usable = [await self._provider(name) for name, reason in reasons.items() if reason is None]
        if usable:
            # A target of nobody's list comes last; min keeps the contract's order among equals.
            places = {target: place for place, target in enumerate(target_order(order))}
            return min(usable, key=lambda judge: places.get(judge.target, len(places)))
        if await self.reason(BUILTIN.name) is None:
            return await self._provider(BUILTIN.name)
        if not self._warned:
            self._warned = True
            _log.warning("no judge of entailment is usable here: %s answers, by counting words", FAKE.name)
        return await self._provider(FAKE.name)

    async def _provider(self, name: str) -> NLIProvider:
        """The judge called ``name``; ``NLIProviderNotAvailableError`` says why there is none."""
        built = self._built.get(name)
        if built is None:
            # Importing a judge may import a machine-learning framework.
            built = await anyio.to_thread.run_sync(self._build, name)
        if isinstance(built, str):
            raise NLIProviderNotAvailableError(built)
        return built

    def _build(self, name: str) -> NLIProvider | str:
        with self._lock:
            if name not in self._built:
                self._built[name] = _loaded(name, self._locations[name])
            return self._built[name]


@cache
def shared() -> Registry:
    """The registry of this process, so that every caller in it asks the same judges."""
    return Registry()


def _loaded(name: str, location: str) -> NLIProvider | str:
    """A new judge from ``location``, or why there is none."""
    try:
        module, _, attribute = location.partition(":")
        made: object = getattr(import_module(module), attribute)()
        # pincite's own judges check what they answer; anybody else's answers are checked here.
        return cast("NLIProvider", made) if location.startswith("pincite.") else judge_from(made)
    except Exception as error:
        _log.debug("loading the judge %s failed", name, exc_info=True)
        return f"it could not be loaded ({type(error).__name__}: {str(error)[:300]})"


async def _asked(provider: NLIProvider, patience: float) -> str | None:
    try:
        with anyio.fail_after(patience):
            return await provider.available()
    except TimeoutError:
        return f"it did not say within {patience:g} s whether it is usable"
    except Exception as error:
        return f"{type(error).__name__}: {str(error)[:300]}"


def _unknown(name: str) -> str:
    """That nobody knows ``name``, where it was read as far as the environment tells, and what leads to the known ones.

    The contract's words name one variable of two; whoever set the other one looks for that.
    """
    said, shown = "unknown JW_NLI_PROVIDER", ascii(name[:80])
    variable = set_by("nli_provider")
    if not variable or os.environ[variable].strip() != name:
        return f"{said} {shown}; known names (also for PINCITE_NLI_PROVIDER)"
    if variable in said:
        return f"{said} {shown}; known names"
    return f"{variable} is {shown}, which names no judge ({said}, by its older name); known names"
