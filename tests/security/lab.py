"""Runs inside a network namespace: an internet on one loopback device, with a name server, a public web and secrets.

    unshare --net --mount --map-root-user python -m tests.security.lab

Every attack goes through the tools of a real server with the real resolver, and then through a client that is guarded
by nothing. Prints, as JSON, what each attack came to and every connection that was opened or accepted meanwhile.
"""

import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

from tests.security.attacks import GROUPS, NAMES, PRIVATE, PUBLIC

SECRET = "The root password of this house is hunter2."
WORDS = "The tide rose at dawn over the whole of the bay."
PORTS = (80, 443, 22, 6379, 8080)
STAMP = {"content_hash": "ab" * 32, "accessed_at": "2026-01-01T00:00:00Z"}


def build() -> None:
    """The addresses on the device, and the name server that the system asks."""
    lines = ["link set lo up"]
    for address in sorted({*PUBLIC, *PRIVATE}):
        lines.append(f"addr add {address}/{128 if ':' in address else 32} dev lo")
    subprocess.run(["ip", "-batch", "-"], input="\n".join(lines).encode(), check=True)
    for path, text in {
        "/etc/resolv.conf": "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n",
        "/etc/hosts": "127.0.0.1 localhost\n::1 localhost\n",
    }.items():
        with tempfile.NamedTemporaryFile("w", delete=False) as file:
            file.write(text)
        subprocess.run(["mount", "--bind", file.name, path], check=True)


class NameServer(asyncio.DatagramProtocol):
    """Answers A and AAAA out of ``NAMES``; each pair of questions is one turn of a name."""

    def __init__(self) -> None:
        self._asked: Counter[tuple[str, int]] = Counter()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where to answer."""
        self._transport = cast("asyncio.DatagramTransport", transport)  # which is what it is, though not by its class

    def forget(self) -> None:
        """Every name begins again with its first answer."""
        self._asked.clear()

    def datagram_received(self, data: bytes, addr: Any) -> None:
        """One question, one answer (RFC 1035, 4.1). Any: asyncio's own type of an address."""
        labels, at = [], 12
        while data[at]:
            labels.append(data[at + 1 : at + 1 + data[at]].decode())
            at += 1 + data[at]
        kind = struct.unpack("!H", data[at + 1 : at + 3])[0]
        name = ".".join(labels).lower()
        turns = NAMES.get(name)
        answers = b""
        count = 0
        if turns is not None:
            asked = self._asked[name, kind]
            self._asked[name, kind] += 1
            for address in turns[min(asked, len(turns) - 1)]:
                packed = ip_address(address).packed
                if {4: 1, 16: 28}[len(packed)] == kind:
                    answers += struct.pack("!HHHLH", 0xC00C, kind, 1, 0, len(packed)) + packed
                    count += 1
        head = data[:2] + struct.pack("!HHHHH", 0x8180 if turns is not None else 0x8183, 1, count, 0, 0)
        self._transport.sendto(head + data[12 : at + 5] + answers, addr)


@dataclass
class House:
    """The servers at every address, and who came to which door."""

    accepted: list[tuple[str, int]] = field(default_factory=list)

    async def open(self) -> None:
        """Listen at every port of every address."""
        for port in PORTS:
            for host in ("0.0.0.0", "::"):
                await asyncio.start_server(self._answer, host, port)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address, port = writer.get_extra_info("sockname")[:2]
        self.accepted.append((address, port))
        if port != 80:
            writer.close()
            return
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ", 2)[1].decode("latin-1")
            writer.write(said(path) if address in PUBLIC else page(SECRET))
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, IndexError):
            pass  # It spoke no HTTP, or has gone.
        finally:
            writer.close()


def page(markup: str, *headers: str, status: str = "200 OK", kind: str = "text/html; charset=utf-8") -> bytes:
    """A whole answer after which the connection closes."""
    body = markup.encode()
    lines = [f"HTTP/1.1 {status}", f"content-type: {kind}", f"content-length: {len(body)}", "connection: close"]
    return "\r\n".join([*lines, *headers, "", ""]).encode() + body


def said(path: str) -> bytes:
    """What the public web says at ``path``; ``to`` in its query is where it leads."""
    way = urlsplit(path).path.strip("/")
    to = parse_qs(urlsplit(path).query).get("to", [""])[0]
    if way.isdigit():
        return page("", f"location: {to}", status=f"{way} Elsewhere")
    if way in {"robots.txt", "sitemap.xml", "index.xml"}:
        return listed(way)
    ways: dict[str, Callable[[], bytes]] = {
        "gone": lambda: page(f'<a href="{to}">moved</a>', f"link: <{to}>; rel=alternate", status="410 Gone"),
        "sitemap": lambda: page("gone", status="404 Not Found"),
        "again": lambda: page("", "location: /again?2", status="302 Found"),
        "busy": lambda: page("", "retry-after: 0", status="503 Busy"),
        "drop": lambda: b"",
        "cookie": lambda: page("", f"location: {to}", "set-cookie: a=b; Domain=10.0.0.1", status="302 Found"),
        "two": lambda: page("", f"location: {to}", "location: http://ten.test/", status="302 Found"),
        "refresh": lambda: page(f'<meta http-equiv=refresh content="0;url={to}">'),
        "noscript-refresh": lambda: page(f'<noscript><meta http-equiv=refresh content="0;url={to}"></noscript>'),
        "refresh-redirect": lambda: page(f'<meta http-equiv=refresh content="0;url=/302?to={to}">'),
        "refresh-header": lambda: page("moved", f"refresh: 0;url={to}"),
        "next": lambda: page(f'<link rel=next href="{to}">page one'),
        "base-next": lambda: page(f'<base href="{to}"><link rel=next href="2">page one'),
        "base-refresh": lambda: page(f'<base href="{to}"><meta http-equiv=refresh content="0;url=2">'),
        "canonical": lambda: page(f'<link rel=canonical href="{to}"><meta property=og:url content="{to}">moved'),
        "header": lambda: page("page one", f'link: <{to}>; rel=next, <{to}>; rel=canonical, <{to}>; rel="preload"'),
        "content-location": lambda: page("moved", f"content-location: {to}"),
        "alt-svc": lambda: page("page one", 'alt-svc: h2="10.0.0.1:80", http/1.1="10.0.0.1:80"'),
        "pingback": lambda: page("page one", f"x-pingback: {to}", f"sourcemap: {to}", f"report-to: {to}"),
        "frame": lambda: page(f'<iframe src="{to}"></iframe><frame src="{to}"><object data="{to}"></object>'),
        "script": lambda: page(f'<script src="{to}"></script><script>location="{to}"</script>'),
        "image": lambda: page(f'<img src="{to}" srcset="{to} 2x"><video poster="{to}">'),
        "style": lambda: page(f'<link rel=stylesheet href="{to}"><style>@import url({to})</style>'),
        "alternate": lambda: page(f'<link rel=alternate href="{to}"><link rel=manifest href="{to}">'),
        "amp": lambda: page(f'<link rel=amphtml href="{to}">'),
        "prefetch": lambda: page(f'<link rel="dns-prefetch preconnect prefetch" href="{to}"><a rel=next ping="{to}">'),
        "json-ld": lambda: page(f'<script type="application/ld+json">{{"@context":"{to}","@id":"{to}"}}</script>'),
        "json": lambda: page(f'{{"$ref": "{to}", "next": "{to}"}}', kind="application/json"),
        "entity": lambda: page(
            f'<?xml version="1.0"?><!DOCTYPE r SYSTEM "{to}" ['
            f'<!ENTITY x SYSTEM "{to}"><!ENTITY % p SYSTEM "{to}"> %p;]><r>&x;</r>',
            kind="application/xml",
        ),
        "stylesheet": lambda: page(
            f'<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="{to}"?><r/>', kind="text/xml"
        ),
        "schema": lambda: page(
            f'<?xml version="1.0"?><r xmlns:xi="http://www.w3.org/2001/XInclude" '
            f'xmlns:s="http://www.w3.org/2001/XMLSchema-instance" s:schemaLocation="x {to}">'
            f'<xi:include href="{to}"/></r>',
            kind="application/xml",
        ),
    }
    return ways[way]() if way in ways else page(f"<p>{WORDS}</p>")


def listed(name: str) -> bytes:
    """A site's lists of its pages, all of which lead inside."""
    inside = "".join(f"<url><loc>http://10.0.0.1/sitemap</loc></url><sitemap><loc>http://{one}/sitemap.xml</loc></sitemap>"
                     for one in ("10.0.0.1", "ten.test", "[::1]"))  # fmt: skip
    return {
        "robots.txt": page(
            "Sitemap: http://10.0.0.1/sitemap.xml\nSitemap: http://four.test/index.xml", kind="text/plain"
        ),
        "sitemap.xml": page(f"<sitemapindex>{inside}</sitemapindex>", kind="application/xml"),
        "index.xml": page(f"<urlset>{inside}</urlset>", kind="application/xml"),
    }[name]


class Dialled:
    """Every address that Python connects to, whichever library asks: an audit hook, which cannot be gone around."""

    def __init__(self) -> None:
        self._at: list[tuple[str, int]] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if event == "socket.connect" and isinstance(arguments[1], tuple):
            self._at.append((str(arguments[1][0]), int(arguments[1][1])))

    def taken(self) -> list[tuple[str, int]]:
        """What was dialled since this was asked last."""
        taken, self._at = self._at, []
        return taken


def finding(url: str) -> dict[str, Any]:
    """A citation of words that stand nowhere, so that every way on from the page is tried."""
    return {"excerpt": "Words that nobody ever wrote.", "citation": {"url": url, "metadata": STAMP}}


async def through_the_tools(attacks: dict[str, str], names: NameServer) -> dict[str, dict[str, str]]:
    """What each attack came to in each tool that reads the network."""
    from fastmcp import Client

    from pincite.core.settings import Settings
    from pincite.server.app import create_server

    settings = Settings(host_interval=0, per_host=64, concurrency=64, nli_provider="fake-nli", timeout=5, deadline=20)
    async with Client(create_server(settings)) as client:
        names.forget()
        output = {"findings": [finding(url) for url in attacks.values()]}
        verified = await client.call_tool("verify_provenance", {"agent_output": output, "detail": "full"})
        names.forget()
        linked = await client.call_tool("validate_citations", {"urls": list(attacks.values()), "live": True})
        names.forget()
        stamps = await asyncio.gather(
            *(
                client.call_tool("stamp_citation", {"url": url, "text": WORDS, "verify": True}, raise_on_error=False)
                for url in attacks.values()
            )
        )
        again = verified
        if any(len(turns) > 1 for name, turns in NAMES.items() if name in json.dumps(output)):
            again = await client.call_tool(
                "verify_provenance", {"agent_output": output}
            )  # The names have moved by now.
    found: dict[str, dict[str, str]] = {}
    for place, name in enumerate(attacks):
        verdict = verified.structured_content["verdicts"][place]
        later = again.structured_content["verdicts"][place]
        link = linked.structured_content["results"][place]
        found[name] = {
            "verified": verdict.get("reason") or verdict.get("kind") or verdict["status"],
            "again": later.get("reason") or later.get("kind") or later["status"],
            "link": f"{link['resolve']} {' '.join(link.get('notes', []))}",
            "stamp": stamps[place].content[0].text,
            "said": json.dumps([verdict, later, link, stamps[place].content[0].text]),
        }
    return found


async def unguarded(attacks: dict[str, str]) -> list[str]:
    """The attacks by which a plain client that follows redirects is made to read a secret, asking twice."""
    import httpx2

    leaks: list[str] = []

    async def attack(name: str, url: str) -> None:
        for _ in range(2):
            try:
                answered = await client.get(url)
            except Exception:
                continue  # What a plain client makes of it is not the question.
            if SECRET in answered.text and name not in leaks:
                leaks.append(name)

    async with httpx2.AsyncClient(follow_redirects=True, timeout=1, verify=False, trust_env=False) as client:
        await asyncio.gather(*(attack(name, url) for name, url in attacks.items()))
    return leaks


async def run() -> dict[str, Any]:
    """Every group of attacks, one after the other."""
    names, house, dialled = NameServer(), House(), Dialled()
    await asyncio.get_running_loop().create_datagram_endpoint(lambda: names, ("127.0.0.1", 53))
    await house.open()
    outcome: dict[str, Any] = {"naive": []}
    for group, attacks in GROUPS.items():
        dialled.taken()
        house.accepted.clear()
        with proxies():
            found = await through_the_tools(attacks, names)
        outcome[group] = {"found": found, "dialled": dialled.taken(), "accepted": sorted(set(house.accepted))}
        names.forget()
        outcome["naive"] += await unguarded(attacks)
    return outcome


@contextmanager
def proxies() -> Iterator[None]:
    """Proxies in the environment, all of them inside the house."""
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        os.environ[name] = os.environ[name.lower()] = "http://10.0.0.1:8080"
    try:
        yield
    finally:
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            del os.environ[name], os.environ[name.lower()]


def main() -> None:
    os.environ.update(FASTMCP_ENV_FILE=os.devnull, FASTMCP_LOG_ENABLED="false", FASTMCP_CHECK_FOR_UPDATES="off")
    socket.setdefaulttimeout(5)
    build()
    sys.stdout.write(json.dumps(asyncio.run(run())))


if __name__ == "__main__":
    main()
