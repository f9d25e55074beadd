"""What pincite adds to FastMCP: the time until a client's first answer, and the cost of one call.

    python benchmarks/serving.py

The baseline is ``echo_server.py``, the least that a FastMCP server can be. Runs of the two alternate.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import measure
from echo_server import mcp as echo_server
from fastmcp import Client

from pincite.core.settings import Settings
from pincite.server.app import create_server

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "benchmark", "version": "1"},
    },
}
ECHO = [sys.executable, str(Path(__file__).with_name("echo_server.py"))]
PINCITE = [sys.executable, "-m", "pincite"]
ARGUMENTS = {
    "claim": "The harbour was closed in March.",
    "premise": "The port authority said on Monday that the harbour had been closed since the second of March.",
}
CALLS, BATCHES = 25, 40

Timing = tuple[float, float]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--runs", type=int, default=15)
    runs: int = arguments.parse_args().runs
    print(measure.machine())
    pairs = _alternating(lambda: _first_answer(ECHO), lambda: _first_answer(PINCITE), runs)
    measure.title(f"stdio, from starting the process to the answer to initialize ({runs} runs of each in turn)")
    _compare("a minimal FastMCP server", "pincite", pairs, unit=1, of="s", budget=1.15)
    pairs = asyncio.run(_calls())
    measure.title(f"One call in memory ({BATCHES} batches of {CALLS} calls of each in turn)")
    _compare("an echo tool", "evaluate_nli with fake-nli", pairs, unit=1000 / CALLS, of="ms", budget=1.5)


def _alternating(theirs: Callable[[], Timing], ours: Callable[[], Timing], runs: int) -> list[tuple[Timing, Timing]]:
    theirs(), ours()  # Warm: bytecode is compiled and files are in the cache.
    return [(theirs(), ours()) for _ in range(runs)]


def _first_answer(command: list[str]) -> Timing:
    """Seconds, and CPU seconds of the server, until it has answered its first message."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("FASTMCP_", "PINCITE_"))}
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        with subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=environment,
        ) as server:
            assert server.stdin is not None
            assert server.stdout is not None
            server.stdin.write(json.dumps(INITIALIZE).encode() + b"\n")
            server.stdin.flush()
            answer = json.loads(server.stdout.readline())
            seconds = time.perf_counter() - started
            server.kill()
    assert answer["result"]["serverInfo"]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


async def _calls() -> list[tuple[Timing, Timing]]:
    pincite = create_server(Settings(nli_provider="fake-nli"))
    async with Client(echo_server) as theirs, Client(pincite) as ours:
        await _batch(theirs, "echo")
        await _batch(ours, "evaluate_nli")
        return [(await _batch(theirs, "echo"), await _batch(ours, "evaluate_nli")) for _ in range(BATCHES)]


async def _batch(client: Client[Any], tool: str) -> Timing:
    """Seconds and CPU seconds of a batch of calls, one after the other."""
    started, cpu = time.perf_counter(), time.process_time()
    for _ in range(CALLS):
        result = await client.call_tool(tool, ARGUMENTS)
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    assert result.structured_content is not None
    assert set(result.structured_content) == {"verdict", "score", "provider"}
    return seconds, cpu


def _compare(
    theirs: str, ours: str, pairs: list[tuple[Timing, Timing]], *, unit: float, of: str, budget: float
) -> None:
    for name, side in ((f"baseline: {theirs}", 0), (ours, 1)):
        seconds, cpu = (median(pair[side][kind] for pair in pairs) * unit for kind in (0, 1))
        measure.row(name, f"{seconds:.2f} {of}, CPU {cpu:.2f} {of}")
    for kind, name in enumerate(("ratio, median of the pairs", "ratio of CPU time")):
        ratio = median(ours[kind] / theirs[kind] for theirs, ours in pairs)
        measure.row(name, f"{ratio:.2f}", budget=f"{budget:g}", kept=ratio <= budget)


if __name__ == "__main__":
    main()
