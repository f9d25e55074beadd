"""Two minutes of 32 callers over HTTP, while the web that their citations lead to breaks in every way.

    python benchmarks/load.py [--seconds S] [--callers N] [--rounds N]

A local site has 500 pages, a tenth of which fail, each in one of twenty ways. ``pincite serve --transport http`` runs
in a process of its own, and so does the site, which is killed, started again, slowed down and killed once more while
the callers go on. Every call must be answered, with the verdict that its page is worth.

The baseline is the same server with one more tool, which only fetches a page, and does so as pages are fetched for
citations: with every check on where it leads, and with further attempts after pauses. It is called for two minutes in
the same way, and for that there is a budget. Before, short rounds alternate, over all pages and over those that stand
alone, of a site that answers at once and of one that takes its time; and in these a second baseline has its turn, the
least that FastMCP can do: a bare server with one tool that reads a page through one httpx2 client, within the same time
and size, and gives up at once.
The exit status is 1 where something was lost or a budget missed.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import measure
from load_callers import Served, Tally, callers
from load_site import FAILING, PAGES
from load_weather import TIMEOUT, Site, Weather

HERE = Path(__file__).parent
#: Budgets.
GROWTH, SHARE = 0.10, 0.80


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
            serving([sys.executable, str(HERE / "load_fetch_only.py")], settings, "the same server", "fetch") as same,
            serving(
                [sys.executable, str(HERE / "load_baseline.py"), str(TIMEOUT)], {}, "a bare server", "fetch"
            ) as bare,
            serving(pincite, settings, "pincite", "verify_provenance") as ours,
        ):
            for what in ("a site that answers at once", "a site that takes 0.2 s"):
                await throughput((same, bare), ours, site, chosen, f"{what}, a tenth failing")
                await throughput((same, bare), ours, site, chosen, f"{what}, nothing failing", failing=False)
                # To the other pace, and in the end back again.
                site.process.send_signal(signal.SIGUSR1)
            return await two_minutes(same, ours, site, chosen)
    finally:
        site.stop()


async def throughput(
    others: Sequence[Served], ours: Served, site: Site, chosen: argparse.Namespace, what: str, *, failing: bool = True
) -> None:
    """Rounds of all in turn."""
    measure.title(f"{chosen.callers} callers, {chosen.rounds} rounds of {chosen.round:g} s each in turn, {what}")
    first = 0 if failing else FAILING
    rates: dict[str, list[float]] = {served.name: [] for served in (*others, ours)}
    used: dict[str, list[float]] = {served.name: [] for served in (*others, ours)}
    for at in range(chosen.rounds + 1):
        for served in (*others, ours):
            tally, cpu = Tally(), served.cpu()
            rate = await callers(served, site.url, chosen.callers, chosen.round, tally, first=first)
            for said in [*tally.lost, *tally.wrong][:3]:
                print(f"  {served.name}: {len(tally.lost)} lost, {len(tally.wrong)} wrong, for instance {said}")
            if at:  # The first round warms up.
                rates[served.name].append(rate)
                used[served.name].append((served.cpu() - cpu) * 1000 / max(len(tally.latencies), 1))
    for served in (*others, ours):
        name = served.tool if served is ours else f"{served.name} with a tool that only fetches"
        measure.row(name, f"{median(rates[served.name]):.0f} calls/s, CPU {median(used[served.name]):.1f} ms")
    for served in others:
        pairs = zip(rates[ours.name], rates[served.name], strict=True)
        share = median(our / their for our, their in pairs)
        measure.row(f"share of {served.name}, median of the rounds", f"{share:.2f}")


async def two_minutes(same: Served, ours: Served, site: Site, chosen: argparse.Namespace) -> int:
    """The two minutes of both, one after the other, in the same weather; 1 where anything is not as it should be."""
    theirs, _ = await endurance(same, site, chosen)
    rate, bad = await endurance(ours, site, chosen)
    share = rate / theirs
    measure.row("share of the same server", f"{share:.2f}", budget=f"{SHARE:g}", kept=share >= SHARE)
    return int(bad or share < SHARE)


async def endurance(served: Served, site: Site, chosen: argparse.Namespace) -> tuple[float, bool]:
    """Two minutes, and what the weather did: calls a second, and whether anything was lost or wrong, or memory grew."""
    measure.title(
        f"{served.tool}: {chosen.callers} callers for {chosen.seconds:g} s, a tenth of {PAGES} pages failing, "
        "in all weathers"
    )
    await callers(served, site.url, chosen.callers, chosen.warm, Tally())
    tally, weather, held = Tally(), Weather(site, chosen.seconds), list[float]()

    async def watch() -> None:
        while True:
            held.append(served.megabytes())
            await asyncio.sleep(1)

    watching, blowing = asyncio.create_task(watch()), asyncio.create_task(weather.run())
    rate = await callers(served, site.url, chosen.callers, chosen.seconds, tally, weather)
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
    return rate, bool(tally.lost or tally.wrong or growth > GROWTH)


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
