"""The judges that can be asked here, each built once when it is first needed, and the choice among them.

A judge is a class without constructor arguments under the entry-point group ``pincite.nli_providers``;
it reads its own settings when it is built. The names of CONTRACT 5 always mean pincite's own classes,
and are found without distribution metadata, which may be older than the code in a checkout.
"""

import logging
import os
import time
from asyncio import wrap_future
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isawaitable
from threading import Lock, Thread
from typing import cast

import anyio

from pincite.core.errors import NLIProviderNotAvailableError, SettingError
from pincite.core.nli.catalogue import BUILTIN, FAKE, KNOWN, PREFERRED, target_order
from pincite.core.nli.judge import installed_judge
from pincite.core.nli.told import named
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
        loading: float = 60.0,
        closing: float = 5.0,
    ) -> None:
        """Choose among pincite's ``own`` judges (``module:class`` by name; by default all of the contract) and
        the judges ``offered`` by others. Each has ``patience`` seconds to say whether it is usable, once it is loaded,
        which is waited for ``loading`` seconds, and ``closing`` seconds to let go of what it holds.
        """
        self._offered = offered
        self._own = own
        self._clock = clock
        self._patience = patience
        self._loading = loading
        self._closing = closing
        self._lock = Lock()
        self._built: dict[str, Future[NLIProvider | str]] = {}
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
            with anyio.fail_after(self._loading):
                provider = await self._provider(name)
            answer = await _asked(provider, self._patience)
        except TimeoutError:
            answer = f"it was still loading after {self._loading:g} s"
        except NLIProviderNotAvailableError as error:
            answer = str(error)
        self._answers[name] = self._clock() + _REMEMBERED, answer
        return answer

    async def aclose(self) -> None:
        """Close every judge that was built and can be closed; one that is asked for later is built anew."""
        with self._lock:
            built = [self._built.pop(name) for name, future in tuple(self._built.items()) if future.done()]
            self._answers.clear()
        for future in built:
            close = getattr(future.result(), "aclose", None)
            if callable(close):
                try:
                    with anyio.fail_after(self._closing):
                        closing = close()
                        if isawaitable(closing):
                            await closing
                except (Exception, SystemExit):
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
        building = self._begun(name)
        built = building.result() if building.done() else await wrap_future(building)
        if isinstance(built, str):
            raise NLIProviderNotAvailableError(built)
        return built

    def _begun(self, name: str) -> "Future[NLIProvider | str]":
        """The building of the judge called ``name``, which begins when it is first asked for.

        Importing a judge may import a machine-learning framework, or never end: it has a thread to itself, and neither
        the event loop nor another judge nor the end of the process waits for it.
        """
        with self._lock:
            future = self._built.get(name)
            if future is None:
                future = self._built[name] = Future()
                # So that nobody who gives up waiting cancels it for the others.
                future.set_running_or_notify_cancel()
                Thread(target=_build, args=(name, self._locations[name], future), daemon=True).start()
            return future


@cache
def shared() -> Registry:
    """The registry of this process, so that every caller in it asks the same judges."""
    return Registry()


def _build(name: str, location: str, future: "Future[NLIProvider | str]") -> None:
    """A new judge from ``location``, or why there is none."""
    try:
        module, _, attribute = location.partition(":")
        made: object = getattr(import_module(module), attribute)()
        # pincite's own judges check what they answer; anybody else's answers are checked here.
        future.set_result(cast("NLIProvider", made) if location.startswith("pincite.") else installed_judge(made))
    except BaseException as error:  # Also sys.exit, which some programs call where they are imported.
        _log.debug("loading the judge %s failed", name, exc_info=True)
        future.set_result(f"it could not be loaded ({named(error)})")


async def _asked(provider: NLIProvider, patience: float) -> str | None:
    try:
        with anyio.fail_after(patience):
            return await provider.available()
    except TimeoutError:
        return f"it did not say within {patience:g} s whether it is usable"
    except Exception as error:
        return named(error)


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
