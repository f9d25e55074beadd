"""One timed run against ``loopback.py``, in a process of its own so that its memory is its own too.

    python benchmarks/client.py RUN PORT FINDINGS

RUN is ``bare`` (a GET for every citation and nothing else), ``parsed`` (GET, turbohtml's text on one line, str.find),
the same with ``-once`` for one GET a page, ``verify`` (pincite), or ``bomb`` (pincite, not warmed
by a page). FINDINGS is a JSON file that ``fetching.py`` wrote. Prints seconds, CPU seconds, peak memory in MB and what
was found, as JSON.
"""

import asyncio
import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

AT_ONCE = 16
Run = Callable[[], Awaitable[dict[str, int]]]


def peak_mb() -> float:
    """The most memory that this process ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        # ru_maxrss of a child counts what its parent held before exec; this does not.
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    scale = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / scale


async def timed(run: Run) -> dict[str, Any]:
    """One run on the clock."""
    started, cpu = time.perf_counter(), time.process_time()
    found = await run()
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    return {"seconds": seconds, "cpu": cpu, "peak": peak_mb(), "found": found}


async def plain(findings: list[dict[str, Any]], base: str, *, parse: bool, once: bool) -> dict[str, Any]:
    """Every citation's page through one httpx2 client; with ``parse``, every passage looked for in its text.

    With ``once``, citations of one page share its GET.
    """
    import httpx2
    import turbohtml

    cited = [(finding["citation"]["url"], [finding["excerpt"]]) for finding in findings]
    if once:
        together: dict[str, list[str]] = {}
        for url, excerpts in cited:
            together.setdefault(url, []).extend(excerpts)
        cited = list(together.items())
    found: Counter[str] = Counter()

    async def work(client: httpx2.AsyncClient, queue: list[tuple[str, list[str]]]) -> None:
        while queue:
            url, passages = queue.pop()
            response = await client.get(url)
            found[str(response.status_code)] += 1
            if parse:
                # White space as one space, or next to no passage would be found.
                text = " ".join(turbohtml.parse(response.content).text.split())
                found["passages"] += sum(text.find(passage) >= 0 for passage in passages)

    async def run() -> dict[str, int]:
        queue = [*cited]
        await asyncio.gather(*(work(client, queue) for _ in range(AT_ONCE)))
        return dict(found)

    limits = httpx2.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
    async with httpx2.AsyncClient(limits=limits, trust_env=False) as client:
        await client.get(f"{base}/0")
        return await timed(run)


async def pincite(findings: list[dict[str, Any]], base: str, *, warm: bool) -> dict[str, Any]:
    """The whole road, from the caller's findings to the report."""
    from pincite.core.fetch import GuardedFetcher, Limits
    from pincite.core.shapes import parse_agent_output
    from pincite.core.verify import verify

    host = base.removeprefix("http://")
    limits = Limits(allow_hosts=(host,), host_interval=0, per_host=AT_ONCE, concurrency=AT_ONCE)
    async with GuardedFetcher(limits) as fetcher:

        async def run() -> dict[str, int]:
            report = await verify(parse_agent_output(findings), fetcher=fetcher, concurrency=AT_ONCE)
            return dict(Counter(f"{one.status} {one.kind or one.reason}" for one in report.verdicts))

        if warm:
            await verify(parse_agent_output(findings[:1]), fetcher=fetcher)
        return await timed(run)


def main(name: str, port: str, findings_file: str) -> None:
    base = f"http://127.0.0.1:{port}"
    findings = json.loads(Path(findings_file).read_text().replace("http://127.0.0.1:PORT", base))
    kind, _, once = name.partition("-")
    if kind in ("bare", "parsed"):
        result = asyncio.run(plain(findings, base, parse=kind == "parsed", once=bool(once)))
    else:
        result = asyncio.run(pincite(findings, base, warm=name == "verify"))
    print(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
