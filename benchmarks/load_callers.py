"""The callers of ``load.py``, and what they make of each answer."""

import asyncio
import json
import os
import random
import subprocess
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import measure
from load_site import FAILING, PAGES, passage
from load_weather import Weather

from pincite.core.text.canonical import content_sha256

#: Seconds that a caller waits for an answer before it is lost; a URL has PINCITE_TIMEOUT seconds, which are fewer.
PATIENCE = 30.0


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
    weather: Weather | None = None,
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
