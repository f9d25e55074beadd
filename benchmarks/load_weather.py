"""The site of ``load.py`` as a process, and what happens to it while it is asked."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

from load_site import FAILING, PAGES

#: Seconds that pincite waits for one URL, and so the longest that a call may still suffer from what is over.
TIMEOUT = 4.0


class Site:
    """The site's process, always at the same port."""

    def __init__(self) -> None:
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [
            sys.executable,
            str(Path(__file__).with_name("load_site.py")),
            str(self.port),
            str(PAGES),
            str(FAILING),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def stop(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"


class Weather:
    """What happens to the site in the meantime."""

    def __init__(self, site: Site, seconds: float) -> None:
        self.calm = True
        self._site = site
        self._seconds = seconds
        self.told: list[str] = []

    async def run(self) -> None:
        """Kill, start, slow, kill and start again, at fixed parts of the time."""
        await self._wait(0.15)
        await self._out(0.05, "killed")
        await self._wait(0.15)
        self.told.append("slowed down")
        self._site.process.send_signal(signal.SIGUSR1)
        await self._wait(0.10)
        self._site.process.send_signal(signal.SIGUSR1)
        await self._wait(0.10)
        await self._out(0.02, "restarted")
        await self._wait(0.10)
        await self._out(0.05, "killed")

    async def _out(self, share: float, word: str) -> None:
        self.calm = False
        self.told.append(word)
        self._site.stop()
        await self._wait(share)
        self._site.start()
        # Calls that began before it answered again are no calm ones.
        await asyncio.sleep(TIMEOUT + 1)
        self.calm = True

    async def _wait(self, share: float) -> None:
        await asyncio.sleep(share * self._seconds)
