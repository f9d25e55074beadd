"""Passages that changed are remembered on this computer, when the user asked for that (CONTRACT 4).

The file is JSON: an object whose list ``provenance_events`` has one event a changed passage. Whatever
else stands in the object belongs to somebody else and is kept. Writers in several processes wait for one
another at a lock file.
"""

import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import platformdirs

from pincite.core.secrets import without_secrets
from pincite.core.settings import Settings

EVENTS = "provenance_events"
_log = logging.getLogger("pincite.telemetry")
#: How long one writer waits for the others, in seconds, and how often it asks.
_PATIENCE = 5.0
_PAUSE = 0.01


@dataclass(frozen=True, slots=True)
class Drift:
    """One passage that changed: where, by how many code points, stamped when, and seen when."""

    url: str
    delta_chars: int | None
    original_accessed_at: str | None
    ts: str

    def to_dict(self) -> dict[str, str | int | None]:
        """The event as the file has it; the URL without its secrets."""
        return {
            "kind": "provenance_drift",
            "url": without_secrets(self.url),
            "delta_chars": self.delta_chars,
            "original_accessed_at": self.original_accessed_at,
            "ts": self.ts,
        }


class Telemetry(Protocol):
    """Where drifts go. Nothing here raises: a check is worth more than its telemetry."""

    def append(self, url: str, delta_chars: int | None, original_accessed_at: str | None, ts: str) -> None:
        """Remember one changed passage."""
        ...

    def extend(self, drifts: Sequence[Drift]) -> None:
        """Remember all of ``drifts`` at one stroke."""
        ...


class NoDriftLog:
    """Telemetry that nobody asked for: it writes nothing and makes no file."""

    def append(self, url: str, delta_chars: int | None, original_accessed_at: str | None, ts: str) -> None:
        """Nothing."""

    def extend(self, drifts: Sequence[Drift]) -> None:
        """Nothing."""


class DriftLog:
    """The JSON file at ``path``, made with its folders when the first passage drifts."""

    def __init__(self, path: Path) -> None:
        # A link stays a link: what it leads to is what gets replaced.
        self._path = Path(os.path.realpath(path))

    def append(self, url: str, delta_chars: int | None, original_accessed_at: str | None, ts: str) -> None:
        """Add one event. Blocks while other processes write, for 5 seconds at most."""
        self.extend([Drift(url, delta_chars, original_accessed_at, ts)])

    def extend(self, drifts: Sequence[Drift]) -> None:
        """Add all of ``drifts`` in one write (the file is rewritten whole each time), or none of them."""
        if not drifts:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with _locked(self._path.with_name(f"{self._path.name}.lock")):
                whole, events = self._read()
                events.extend(drift.to_dict() for drift in drifts)
                _write(self._path, whole)
        except Exception as error:
            _log.warning("telemetry was not written to %s: %s", self._path, error)

    def _read(self) -> tuple[dict[str, object], list[object]]:
        """The file's object and its list of events; a file that is anything else is set aside first."""
        events: list[object] = []
        new: dict[str, object] = {EVENTS: events}
        try:
            raw = self._path.read_bytes()
        except FileNotFoundError:
            return new, events
        if not raw.strip():
            return new, events
        try:
            whole = json.loads(raw)
        except (ValueError, RecursionError):
            whole = None
        if isinstance(whole, dict) and isinstance(kept := whole.setdefault(EVENTS, []), list):
            return whole, kept
        _log.warning("telemetry in %s was unreadable and is kept as %s", self._path, _set_aside(self._path))
        return new, events


def telemetry(settings: Settings) -> Telemetry:
    """The telemetry that ``settings`` ask for; without ``telemetry_enabled``, none."""
    if not settings.telemetry_enabled:
        return NoDriftLog()
    return DriftLog(settings.telemetry_path or default_path())


def default_path() -> Path:
    """``telemetry.json`` in the user's data folder, wherever this platform has it."""
    return Path(platformdirs.user_data_dir("pincite", appauthor=False)) / "telemetry.json"


def _set_aside(path: Path) -> Path:
    """Rename ``path`` to the first free ``.corrupt-N`` beside it; the caller holds the lock."""
    number = 1
    while (aside := path.with_name(f"{path.name}.corrupt-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def _write(path: Path, whole: dict[str, object]) -> None:
    """Put ``whole`` in place of ``path`` at one stroke: a reader sees the old file or the new one."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with open(handle, "w", encoding="ascii") as file:
            json.dump(whole, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock file ``path``. It is left behind: to remove it would let two writers hold two files."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        patience = time.monotonic() + _PATIENCE
        while not _try_lock(handle):
            if time.monotonic() > patience:
                raise TimeoutError(f"another process held {path} for {_PATIENCE:g} s")
            time.sleep(_PAUSE)
        yield
    finally:
        os.close(handle)  # The lock goes with it.


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
