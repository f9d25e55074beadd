"""A page's scripts reach what the guard lets pass, in the proxy's own words, and nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pincite.core.fetch.guard import AllowedHosts, GuardedBackend
from pincite.core.fetch.resolver import SystemResolver, TcpConnect
from pincite.core.render.proxy import MAX_CONNECTIONS, GuardedProxy
from tests.rows import each_row
from tests.web import Reply, Web, serve

PAGE = Reply(headers={"content-type": "text/plain"}, body=b"words")


@asynccontextmanager
async def proxied(*, allowed: bool = True, max_bytes: int = 100_000) -> AsyncIterator[tuple[GuardedProxy, Web]]:
    async with serve({"/": PAGE, "/big": Reply(body=b"x" * 50_000)}) as web:
        hosts = AllowedHosts.parse([web.host] if allowed else [])
        backend = GuardedBackend(hosts, resolve=SystemResolver(), connect=TcpConnect())
        async with GuardedProxy(backend, max_bytes=max_bytes).running() as proxy:
            yield proxy, web


async def say(proxy: GuardedProxy, *messages: bytes) -> bytes:
    """All that comes back for ``messages``, each sent after the first bytes of the answer to the one before."""
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    received = b""
    try:
        for number, message in enumerate(messages):
            received += await reader.read(65_536) if number else b""
            writer.write(message)
        while not received.endswith(b"words") and (piece := await reader.read(65_536)):
            received += piece
    except ConnectionError:
        pass
    finally:
        writer.close()
    return received


def get(url: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {url} HTTP/1.1", "Host: elsewhere.test", *headers, "", ""]).encode()


async def test_a_plain_request_is_made_of_the_host_in_its_url_and_carries_nothing_of_the_hop() -> None:
    async with proxied() as (proxy, web):
        answer = await say(proxy, get(web.url("/?q=1"), "Proxy-Connection: keep-alive", "Cookie: a=1"))

    assert answer.endswith(b"words")
    [asked] = web.requests
    assert (asked.path, asked.headers["host"], asked.headers["connection"]) == ("/?q=1", web.host, "close")
    assert asked.headers["cookie"] == "a=1"
    assert "proxy-connection" not in asked.headers


async def test_a_body_of_a_stated_length_is_passed_on() -> None:
    async with proxied() as (proxy, web):
        await say(proxy, f"POST {web.url('/')} HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc".encode())

    assert web.requests[0].body == b"abc"


async def test_a_page_has_only_so_many_connections_at_one_time() -> None:
    async with proxied() as (proxy, web):
        held = [await asyncio.open_connection("127.0.0.1", proxy.port) for _ in range(MAX_CONNECTIONS)]
        refused = await say(proxy, get(web.url("/")))
        for _, writer in held:
            writer.close()

    assert (refused, web.requests) == (b"", [])


async def test_a_tunnel_carries_bytes_both_ways() -> None:
    async with proxied() as (proxy, web):
        answer = await say(
            proxy,
            f"CONNECT {web.host} HTTP/1.1\r\n\r\n".encode(),
            b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        )

    assert answer.startswith(b"HTTP/1.1 200 Connection established")
    assert answer.endswith(b"words")


@pytest.mark.parametrize("form", ["GET http://{host}/ HTTP/1.1", "CONNECT {host} HTTP/1.1"])
async def test_what_the_guard_refuses_is_refused_to_scripts_too(form: str) -> None:
    async with proxied(allowed=False) as (proxy, web):
        answer = await say(proxy, f"{form.format(host=web.host)}\r\n\r\n".encode())

    assert answer.startswith(b"HTTP/1.1 403 ")
    assert web.requests == []
    assert web.connections == 0


@each_row(
    "target",
    ["169.254.169.254:80", "2130706433:80", "0x7f.1:80", "localhost:80", "[::1]:443", "127.1:80", "a@127.0.0.1:80"],
)
async def test_no_spelling_of_a_private_address_is_tunnelled(target: str) -> None:
    async with proxied(allowed=False) as (proxy, _):
        answer = await say(proxy, f"CONNECT {target} HTTP/1.1\r\n\r\n".encode())

    assert answer.startswith((b"HTTP/1.1 403 ", b"HTTP/1.1 400 "))


@each_row(
    "request_",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET file:///etc/passwd HTTP/1.1\r\n\r\n",
        b"GET https://a.test/ HTTP/1.1\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"\r\n\r\n",
        b"\xff\xfe\x00\r\n\r\n",
        b"GET " + b"x" * 200_000,
        b"CONNECT \r\n\r\n",
    ],
)
async def test_a_malformed_request_ends_its_connection_and_no_other(request_: bytes) -> None:
    async with proxied() as (proxy, web):
        answer = await say(proxy, request_)
        after = await say(proxy, get(web.url("/")))

    assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
    assert after.endswith(b"words")


@each_row(
    "header",
    [
        "Content-Length: 9999999999",
        "Content-Length: 0000000000009999999999",
        "Content-Length: -1",
        "Transfer-Encoding: chunked",
    ],
)
async def test_a_body_without_a_small_stated_length_is_not_passed_on(header: str) -> None:
    async with proxied() as (proxy, web):
        answer = await say(proxy, f"POST {web.url('/')} HTTP/1.1\r\n{header}\r\n\r\n".encode())

    assert answer == b""


async def test_a_second_request_on_one_connection_is_never_answered_by_the_first_ones_host() -> None:
    async with proxied() as (proxy, web):
        await say(proxy, get(web.url("/")) + get("http://other.test/"))

    assert web.paths() in ([], ["/"])


async def test_a_page_loads_no_more_than_its_budget() -> None:
    async with proxied(max_bytes=60_000) as (proxy, web):
        first, second = await say(proxy, get(web.url("/big"))), await say(proxy, get(web.url("/big")))

    assert len(first) > 50_000
    assert len(second) < 50_000


async def test_leaving_closes_connections_that_still_wait() -> None:
    async with proxied() as (proxy, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        await asyncio.sleep(0)

    assert await reader.read() == b""
    writer.close()
