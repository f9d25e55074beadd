"""Two minutes of 32 callers over HTTP, while the web that their citations lead to breaks in every way.

    python benchmarks/load.py [--seconds S] [--callers N] [--rounds N]

A local site has 500 pages, a tenth of which fail, each in one of twenty ways. ``pincite serve --transport http`` runs
in a process of its own, and so does the site, which is killed, started again, slowed down and killed once more while
the callers go on. Every call must be answered, with the verdict that its page is worth.

The baseline is a FastMCP server with one tool that only fetches a page, through one httpx2 client and within the same
time and size, run in the same way by uvicorn. Before the two minutes, rounds of the two alternate by the same callers:
over all pages, the failing tenth among them, for which there is a budget, and over the pages that stand alone, where
nothing but CPU counts.
The exit status is 1 where something was lost or a budget missed.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
import measure

from pincite.core.text.canonical import content_sha256

PAGES, FAILING = 500, 50
HERE = Path(__file__).parent
#: Budgets.
GROWTH, SHARE = 0.10, 0.80
#: Seconds that a caller waits for an answer before it is lost; a URL has PINCITE_TIMEOUT seconds, which are fewer.
PATIENCE = 30.0
TIMEOUT = 4.0


def passage(page: int) -> str:
    """What stands on a page, and on no other."""
    return f"In the year {1000 + page} the council of the town of number {page} raised its toll to {page + 3} pence."


@dataclass
class Tally:
    """What the callers saw."""

    latencies: list[float] = field(default_factory=list)
    statuses: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


class Session:
    """One caller: an MCP session over streamable HTTP, of which every call is one POST."""

    def __init__(self, client: httpx2.AsyncClient, base: str) -> None:
        self._client = client
        self._base = base
        self._headers = {"accept": "application/json, text/event-stream", "content-type": "application/json"}
        self._id = 0

    async def open(self) -> None:
        """The handshake."""
        hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "load", "version": "1"}}
        answer = await self._post("initialize", hello)
        self._headers["mcp-session-id"] = answer.headers["mcp-session-id"]
        self._headers["mcp-protocol-version"] = "2025-06-18"
        await self._client.post(
            self._base, json={"jsonrpc": "2.0", "method": "notifications/initialized"}, headers=self._headers
        )

    async def call(self, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """The result of one call."""
        answer = await self._post("tools/call", {"name": tool, "arguments": arguments})
        if answer.status_code != 200:
            raise RuntimeError(f"status {answer.status_code}: {answer.text[:200]}")
        # As an event stream, where the result is the last message.
        text = answer.text
        if not text.startswith("{"):
            text = [line[6:] for line in text.splitlines() if line.startswith("data: ")][-1]
        message: dict[str, Any] = json.loads(text)
        if message.get("id") != self._id:
            raise RuntimeError(f"an answer to another call: {text[:200]}")
        result: dict[str, Any] = message["result"]
        return result

    async def _post(self, method: str, params: dict[str, Any]) -> httpx2.Response:
        self._id += 1
        message = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        return await self._client.post(self._base, json=message, headers=self._headers, timeout=PATIENCE)


@dataclass(frozen=True)
class Served:
    """A server under load."""

    name: str
    url: str
    process: "subprocess.Popen[str]"
    tool: str

    def arguments(self, site: str, page: int) -> dict[str, Any]:
        """One citation, or its bare URL."""
        url = f"{site}/{page}"
        if self.tool == "fetch":
            return {"url": url}
        words = passage(page)
        stamp = {"content_hash": content_sha256(words), "accessed_at": "2026-01-01T00:00:00Z"}
        return {"agent_output": {"findings": [{"excerpt": words, "citation": {"url": url, "metadata": stamp}}]}}

    def megabytes(self) -> float:
        """What the process holds in memory now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def cpu(self) -> float:
        """CPU seconds that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def judged(served: Served, page: int, result: dict[str, Any], tally: Tally, *, calm: bool) -> None:
    """Whether the answer is one that this page is worth."""
    if served.tool == "fetch":
        tally.statuses["fetched" if not result.get("isError") else "error"] += 1
        return
    if result.get("isError"):
        tally.wrong.append(f"page {page}: {result['content'][0]['text'][:150]}")
        return
    [verdict] = result["structuredContent"]["verdicts"]
    tally.statuses[verdict.get("reason") or verdict["status"]] += 1
    fails = page < FAILING
    if verdict["status"] == "match" and not fails:
        return
    if verdict["status"] == "unreachable" and (fails or not calm):
        return
    tally.wrong.append(f"page {page}: {verdict['status']} {verdict.get('reason') or verdict.get('kind')}")


async def callers(
    served: Served,
    site: str,
    count: int,
    seconds: float,
    tally: Tally,
    weather: "Weather | None" = None,
    first: int = 0,
) -> float:
    """So many callers for so long, over the pages from ``first`` on; calls a second."""
    end = time.perf_counter() + seconds
    done = 0

    async def one(session: Session, chance: random.Random) -> None:
        nonlocal done
        while time.perf_counter() < end:
            page = chance.randrange(first, PAGES)
            began, calm = time.perf_counter(), weather is None or weather.calm
            try:
                result = await session.call(served.tool, served.arguments(site, page))
            except Exception as error:
                tally.lost.append(f"page {page}: {type(error).__name__}: {error}")
                continue
            tally.latencies.append(time.perf_counter() - began)
            judged(served, page, result, tally, calm=calm and (weather is None or weather.calm))
            done += 1

    limits = httpx2.Limits(max_connections=count, max_keepalive_connections=count)
    async with httpx2.AsyncClient(limits=limits, trust_env=False, timeout=PATIENCE) as client:
        sessions = [Session(client, served.url) for _ in range(count)]
        await asyncio.gather(*(session.open() for session in sessions))
        began = time.perf_counter()
        chances = (random.Random(f"{measure.SEED}/{at}") for at in range(count))
        await asyncio.gather(*(one(session, chance) for session, chance in zip(sessions, chances, strict=True)))
        return done / (time.perf_counter() - began)


class Weather:
    """What happens to the site in the meantime."""

    def __init__(self, site: "Site", seconds: float) -> None:
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


class Site:
    """The site's process, always at the same port."""

    def __init__(self) -> None:
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, str(HERE / "load_site.py"), str(self.port), str(PAGES), str(FAILING)]
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


def _started(command: Sequence[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)


@asynccontextmanager
async def serving(command: Sequence[str], environment: dict[str, str], name: str, tool: str) -> AsyncIterator[Served]:
    """A server that says on standard error where it serves."""
    environment = {"FASTMCP_LOG_ENABLED": "false", "FASTMCP_CHECK_FOR_UPDATES": "off", **os.environ, **environment}
    process = _started(command, environment)
    assert process.stderr is not None
    try:
        line = ""
        while "http://" not in line:
            line = process.stderr.readline()
            if not line:
                raise RuntimeError(f"{name} does not start")
        # Whatever else it says is read away, or it would block.
        reading = asyncio.get_running_loop().run_in_executor(None, process.stderr.read)
        yield Served(name, "http://" + line.split("http://", 1)[1].split()[0], process, tool)
        process.terminate()
        said = await reading
        if said.strip():
            print(f"  {name} said: {said.strip()[-500:]}")
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


async def run(chosen: argparse.Namespace) -> int:
    site = Site()
    settings = {
        "PINCITE_ALLOW_HOSTS": f"127.0.0.1:{site.port}",
        "PINCITE_HOST_INTERVAL": "0",
        "PINCITE_PER_HOST": str(min(64, chosen.callers)),
        # All callers have one address, and one caller has three quarters of these.
        "PINCITE_CONCURRENCY": str(-(-4 * chosen.callers // 3)),
        "PINCITE_TIMEOUT": str(TIMEOUT),
        "PINCITE_CALLER_CALLS": str(2 * chosen.callers),
        "PINCITE_TOTAL_CALLS": str(2 * chosen.callers),
        "PINCITE_CALLER_RATE": "1000000",
        "PINCITE_TOTAL_RATE": "1000000",
        "JW_NLI_PROVIDER": "fake-nli",
    }
    pincite = [sys.executable, "-m", "pincite", "serve", "--transport", "http", "--port", "0"]
    try:
        async with (
            serving([sys.executable, str(HERE / "load_baseline.py"), str(TIMEOUT)], {}, "baseline", "fetch") as theirs,
            serving(pincite, settings, "pincite", "verify_provenance") as ours,
        ):
            missed = 0
            for what in ("a site that answers at once", "a site that takes 0.2 s"):
                missed += await throughput(theirs, ours, site, chosen, f"{what}, a tenth failing")
                await throughput(theirs, ours, site, chosen, f"{what}, nothing failing", failing=False)
                # To the other pace, and in the end back again.
                site.process.send_signal(signal.SIGUSR1)
            return missed + await endurance(ours, site, chosen)
    finally:
        site.stop()


async def throughput(
    theirs: Served, ours: Served, site: Site, chosen: argparse.Namespace, what: str, *, failing: bool = True
) -> int:
    """Rounds of the two in turn; whether the share misses its budget, which it has where pages fail."""
    measure.title(f"{chosen.callers} callers, {chosen.rounds} rounds of {chosen.round:g} s each in turn, {what}")
    first = 0 if failing else FAILING
    rates: dict[str, list[float]] = {theirs.name: [], ours.name: []}
    used: dict[str, list[float]] = {theirs.name: [], ours.name: []}
    for at in range(chosen.rounds + 1):
        for served in (theirs, ours):
            tally, cpu = Tally(), served.cpu()
            rate = await callers(served, site.url, chosen.callers, chosen.round, tally, first=first)
            for said in [*tally.lost, *tally.wrong][:3]:
                print(f"  {served.name}: {len(tally.lost)} lost, {len(tally.wrong)} wrong, for instance {said}")
            if at:  # The first round warms up.
                rates[served.name].append(rate)
                used[served.name].append((served.cpu() - cpu) * 1000 / max(len(tally.latencies), 1))
    for served, name in ((theirs, "baseline: a tool that only fetches"), (ours, "verify_provenance")):
        measure.row(name, f"{median(rates[served.name]):.0f} calls/s, CPU {median(used[served.name]):.1f} ms")
    share = median(our / their for our, their in zip(rates[ours.name], rates[theirs.name], strict=True))
    budget, kept = (f"{SHARE:g}", share >= SHARE) if failing else ("", None)
    measure.row("share of the baseline, median of the rounds", f"{share:.2f}", budget=budget, kept=kept)
    return failing and share < SHARE


async def endurance(ours: Served, site: Site, chosen: argparse.Namespace) -> int:
    """The two minutes, and what the weather did."""
    measure.title(
        f"{chosen.callers} callers for {chosen.seconds:g} s, a tenth of {PAGES} pages failing, in all weathers"
    )
    await callers(ours, site.url, chosen.callers, chosen.warm, Tally())
    tally, weather, held = Tally(), Weather(site, chosen.seconds), list[float]()

    async def watch() -> None:
        while True:
            held.append(ours.megabytes())
            await asyncio.sleep(1)

    watching, blowing = asyncio.create_task(watch()), asyncio.create_task(weather.run())
    rate = await callers(ours, site.url, chosen.callers, chosen.seconds, tally, weather)
    watching.cancel()
    await blowing
    half = len(held) // 2
    # The median: while one of the largest pages is read, two or three times as much is held for a moment.
    first, last = median(held[:half]), median(held[half:])
    growth = last / first - 1
    latencies = sorted(tally.latencies)
    measure.row("the site was", ", ".join(weather.told))
    measure.row("calls answered", f"{len(latencies):,} ({rate:.0f}/s)")
    measure.row(
        "p50, p99, longest",
        " ".join(f"{measure.percentile(latencies, at) * 1000:.0f}" for at in (0.5, 0.99, 1)) + " ms",
    )
    measure.row("memory: first half, second half, most", f"{first:.0f}, {last:.0f}, {max(held):.0f} MB")
    measure.row("growth", f"{growth:+.1%}", budget=f"{GROWTH:.0%}", kept=growth <= GROWTH)
    measure.row("verdicts", ", ".join(f"{count:,} {what}" for what, count in tally.statuses.most_common()))
    measure.row("lost", f"{len(tally.lost)}", budget="0", kept=not tally.lost)
    measure.row("wrong", f"{len(tally.wrong)}", budget="0", kept=not tally.wrong)
    for said in [*tally.lost, *tally.wrong][:10]:
        print(f"    {said}")
    return bool(tally.lost or tally.wrong or growth > GROWTH)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=120.0)
    arguments.add_argument("--callers", type=int, default=32)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--round", type=float, default=12.0, help="seconds")
    arguments.add_argument("--warm", type=float, default=30.0, help="seconds of the same before the two minutes")
    chosen = arguments.parse_args()
    print(measure.machine())
    return min(1, asyncio.run(run(chosen)))


if __name__ == "__main__":
    sys.exit(main())
