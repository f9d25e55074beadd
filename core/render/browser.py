"""A browser that is already on this machine shows one page, and leaves nothing behind."""

import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import anyio
import anyio.to_thread

from pincite.core.fetch.guard import AllowedHosts, Connect, GuardedBackend, Resolve
from pincite.core.fetch.headers import user_agent
from pincite.core.fetch.limits import Limits
from pincite.core.fetch.resolver import SystemResolver, TcpConnect
from pincite.core.render.pipe import BrowserFailedError, Pipe
from pincite.core.render.proxy import GuardedProxy
from pincite.core.render.switches import switches
from pincite.core.render.tab import Rendered, Tab

#: The names that Chromium and its kin have on the path.
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
#: In the markup of a document as the browser's messages have it, "<" alone takes six bytes.
_ESCAPED: Final = 4
#: The pipes' ends must be descriptors 3 and 4 of the browser, which no caller's own are.
_START: Final = (
    "import os,sys;from fcntl import F_DUPFD,fcntl;r,w=(fcntl(int(end),F_DUPFD,10) for end in sys.argv[1:3]);"
    "os.dup2(r,3);os.dup2(w,4);os.execv(sys.argv[3],sys.argv[3:])"
)


def executable(named: Path | None = None) -> Path | None:
    """The browser: the one ``named``, whether or not it can be run, else the first that is found on the path."""
    if named is not None:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


@dataclass(frozen=True, slots=True)
class Browser:
    """How pages are rendered: a process and a profile for each, both gone with it.

    Everything that a page asks for goes through a proxy of ours, which is as strict as ``GuardedFetcher``. ``resolve``
    and ``connect`` stand in for the name server and TCP. ``sandbox`` is for tests alone: a page that escapes from a
    browser without one has the rights of the user who started it.
    """

    program: Path | None
    limits: Limits
    resolve: Resolve | None = None
    connect: Connect | None = None
    sandbox: bool = True
    #: Where profiles are kept while they are used; None for the system's own place.
    profiles: Path | None = None

    def missing(self) -> str | None:
        """None where it can be used, else why not, in a sentence."""
        if sys.platform == "win32":
            return "Pages are not rendered on Windows."
        if self.program is None:
            return "No browser was found: install Chromium, or name one in PINCITE_BROWSER."
        if not self.program.is_file() or not os.access(self.program, os.X_OK):
            return f"The browser {self.program} cannot be run; name another in PINCITE_BROWSER."
        if self.sandbox and os.geteuid() == 0:
            return "A browser has no sandbox when root starts it: run pincite as another user."
        return None

    async def render(self, url: str) -> Rendered:
        """The page at ``url``, an http or https URL; raises ``BrowserFailedError`` with a text for a person."""
        reason = self.missing()
        if reason is not None or self.program is None:
            raise BrowserFailedError(reason or "there is no browser")
        # More than any page may bring: its scripts come this way as well.
        proxy = GuardedProxy(self._backend(), max_bytes=4 * self.limits.max_bytes)
        try:
            async with asyncio.timeout(self.limits.timeout), proxy.running(), _profile(self.profiles) as profile:
                arguments = [str(self.program), *switches(profile, proxy.port, sandbox=self.sandbox)]
                async with _process(arguments, profile, max_message=_ESCAPED * self.limits.max_bytes) as pipe:
                    tab = await Tab.open(pipe, user_agent())
                    rendered = await tab.read(url)
        except TimeoutError:
            raise BrowserFailedError("the browser had not shown the page in time") from None
        except OSError as error:
            raise BrowserFailedError(f"the browser could not be started: {error.strerror}") from error
        if len(rendered.html) > self.limits.max_bytes:
            raise BrowserFailedError("the page is too large")
        return rendered

    def _backend(self) -> GuardedBackend:
        return GuardedBackend(
            AllowedHosts.parse(self.limits.allow_hosts),
            resolve=self.resolve or SystemResolver(),
            connect=self.connect or TcpConnect(),
        )


@asynccontextmanager
async def _profile(within: Path | None) -> AsyncIterator[str]:
    """A new folder, readable by this user alone, for all that the browser remembers."""
    folder = tempfile.mkdtemp(prefix="pincite-", dir=within)
    try:
        yield folder
    finally:
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(_remove, folder)


def _remove(folder: str) -> None:
    # A process that was killed may still be writing its last file.
    for pause in (0.0, 0.05, 0.2, 0.5):
        time.sleep(pause)
        shutil.rmtree(folder, ignore_errors=True)
        if not Path(folder).exists():
            return


@asynccontextmanager
async def _process(arguments: Sequence[str], home: str, *, max_message: int) -> AsyncIterator[Pipe]:
    """The browser, in a session of its own so that all of its processes can be ended, and the pipe to it."""
    their_reading, writing = os.pipe()
    reading, their_writing = os.pipe()
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-I",
            "-c",
            _START,
            str(their_reading),
            str(their_writing),
            *arguments,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            # No proxy, no key and no path of the user's.
            env={"PATH": os.defpath, "HOME": home, "LANG": "C.UTF-8", "TMPDIR": home},
            cwd=home,
            pass_fds=(their_reading, their_writing),
            start_new_session=True,
        )
    except BaseException:
        os.close(reading)
        os.close(writing)
        raise
    finally:
        os.close(their_reading)
        os.close(their_writing)
    try:
        pipe = await Pipe.open(reading, writing, max_message=max_message)
        try:
            yield pipe
        finally:
            await pipe.aclose()
    finally:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        with anyio.CancelScope(shield=True):
            await process.wait()
