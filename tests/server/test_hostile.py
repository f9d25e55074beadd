"""A real process between a client and a web that means harm: every citation has its verdict, in time."""

import asyncio
import gzip
import os
import sys
from collections.abc import Awaitable, Callable

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.web import Asked, Raw, Reply, Route, serve

WORDS = "The board may not raise the fee of 10 percent before 1 January 2020, unless the members agree."
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n"
SECRET = "hunter2"
STAMP = {"content_hash": "ab" * 32, "accessed_at": "2026-01-01T00:00:00Z"}

Write = Callable[[Asked, asyncio.StreamWriter], Awaitable[None]]


def says(data: bytes) -> Raw:
    async def write(_: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(data)

    return Raw(write)


def goes_on(head: bytes, piece: bytes, delay: float = 0) -> Raw:
    async def write(_: Asked, writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(delay)

    return Raw(write)


def page(markup: str, **headers: str) -> Reply:
    return Reply.html(markup, **headers)


#: Each with the reason or the kind of its verdict.
ROUTES: dict[str, tuple[Route, str]] = {
    "/stands": (page(f"<p>{WORDS}"), "exact"),
    "/drip": (goes_on(HEAD + b"\r\n", b"x", 0.5), "deadline"),
    "/headers": (goes_on(b"HTTP/1.1 200 OK\r\n", b"X-A: " + b"a" * 1_000 + b"\r\n"), "fetch_error"),
    "/one-header": (goes_on(b"HTTP/1.1 200 OK\r\nX-A: ", b"a" * 50_000), "fetch_error"),
    "/chunks": (goes_on(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 5_000), "deadline"),
    "/chunk-size": (says(HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZZ\r\nx"), "truncated"),
    "/trailers": (goes_on(HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n", b"X: y\r\n"), "truncated"),
    "/lengths": (says(HEAD + b"Content-Length: 5\r\nContent-Length: 500\r\n\r\nhello"), "fetch_error"),
    "/short": (says(HEAD + b"Content-Length: 500\r\n\r\nhello"), "truncated"),
    "/old": (says(WORDS.encode()), "fetch_error"),
    "/switch": (says(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\nhello"), "fetch_error"),
    "/not-modified": (Reply(304), "fetch_error"),
    "/bomb": (page("", content_encoding="gzip"), "truncated"),
    "/utf-7": (Reply(headers={"content-type": "text/html; charset=utf-7"}, body=f"<p>{WORDS}".encode()), "exact"),
    "/nested": (page("<div>" * 60_000 + WORDS), "exact"),
    "/attributes": (page(f"<div {' '.join(f'a{n}=1' for n in range(80_000))}>{WORDS}"), "exact"),
    "/deep-json": (Reply(headers={"content-type": "application/json"}, body=b"[" * 1_000_000), "removed"),
    "/refresh": (page('<meta http-equiv=refresh content="0;url=/refresh2">'), "redirect_loop"),
    "/refresh2": (page('<meta http-equiv=refresh content="0;url=/refresh">'), "redirect_loop"),
    "/to-private": (
        page(f'<meta http-equiv=refresh content="0;url=http://10.0.0.1/?token={SECRET}">'),
        "blocked_address",
    ),
    "/to-file": (Reply.redirect("file:///etc/passwd"), "bad_url"),
    "/to-secret": (Reply.redirect(f"http://me:{SECRET}@10.0.0.1/"), "bad_url"),
    "/next": (page('<link rel=next href="/next2">nothing of it here'), "removed"),
    "/next2": (page('<link rel=next href="/next">nor here'), "removed"),
}


async def test_every_citation_of_a_hostile_web_has_its_verdict_and_nothing_else_is_lost() -> None:
    bomb = gzip.compress(gzip.compress(b"\0" * 50_000_000))
    routes = {path: route for path, (route, _) in ROUTES.items()}
    routes["/bomb"] = Reply(headers={"content-type": "text/html", "content-encoding": "gzip, gzip"}, body=bomb)
    async with serve(routes) as web:
        server = StdioServerParameters(
            command=sys.executable,
            args=["-m", "pincite"],
            env={
                **os.environ,
                "PINCITE_ALLOW_HOSTS": web.host,
                "PINCITE_HOST_INTERVAL": "0",
                "PINCITE_PER_HOST": "32",
                "PINCITE_CONCURRENCY": "32",
                "PINCITE_DEADLINE": "3",
                "JW_NLI_PROVIDER": "fake-nli",
            },
        )
        findings = [{"excerpt": WORDS, "citation": {"url": web.url(path), "metadata": STAMP}} for path in ROUTES]
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            with anyio.fail_after(40):
                answer = await session.call_tool("verify_provenance", {"agent_output": {"findings": findings}})
                still = await session.call_tool("evaluate_nli", {"claim": "a b", "premise": "a"})

    assert still.structured_content == {"verdict": "entails", "score": 0.5, "provider": "fake-nli"}
    assert answer.structured_content is not None
    verdicts = answer.structured_content["verdicts"]
    found = {path: verdict.get("reason") or verdict["kind"] for path, verdict in zip(ROUTES, verdicts, strict=True)}
    assert found == {path: expected for path, (_, expected) in ROUTES.items()} | {"/bomb": found["/bomb"]}
    said = " ".join(note for verdict in verdicts for note in verdict["notes"])
    assert SECRET not in said
    assert "Traceback" not in said
