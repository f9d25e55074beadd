"""The site of ``load.py``: pages that can be read, pages that fail in twenty ways, slower after SIGUSR1.

    python benchmarks/load_site.py PORT PAGES FAILING

Prints its port (0 chooses one). Page N stands at ``/N``; the first FAILING of them fail.
"""

import asyncio
import gzip
import random
import signal
import sys
from collections.abc import Awaitable, Callable

import measure

#: Of the site that ``load.py`` starts: its pages, and how many of them fail.
PAGES, FAILING = 500, 50

Write = Callable[[asyncio.StreamWriter], Awaitable[None]]
_WORDS = "toll river council bridge year paid market town gate carts winter account keeper pence stone mill".split()
#: Seconds; a page of the open web takes as long.
DELAY = 0.2
OK = b"HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\n"


def passage(page: int) -> str:
    """What stands on a page, and on no other."""
    return f"In the year {1000 + page} the council of the town of number {page} raised its toll to {page + 3} pence."


def page(number: int) -> bytes:
    """Some 20 KB of HTML with the page's own passage in the middle."""
    chance = random.Random(f"{measure.SEED}/{number}")
    paragraphs = [
        "<p>"
        + " ".join(chance.choices(_WORDS, k=60)).capitalize()
        + f'. <a href="/{chance.randrange(PAGES)}">More</a>.</p>'
        for _ in range(40)
    ]
    paragraphs[20] = f"<p>{passage(number)}</p>"
    menu = "".join(f'<li><a href="/{at}">Town {at}</a></li>' for at in range(40))
    body = f"<nav><ul>{menu}</ul></nav><main>{''.join(paragraphs)}</main>"
    return f"<!doctype html><title>Town {number}</title>{body}".encode()


def whole(body: bytes, head: bytes = OK) -> bytes:
    """A well-formed answer."""
    return head + f"content-length: {len(body)}\r\n\r\n".encode() + body


def status(line: str, *headers: str) -> bytes:
    """An answer that is no page."""
    return "\r\n".join([f"HTTP/1.1 {line}", *headers, "content-length: 4", "", "none"]).encode()


async def _for_ever(writer: asyncio.StreamWriter, piece: bytes, pause: float) -> None:
    while True:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(pause)


def failures() -> list[bytes | Write]:
    """The ways to fail: bytes after which the connection closes, or a function that writes its own."""
    again = b"<p>all of it again " * 5_000
    squeezed = gzip.compress(b"\0" * 30_000_000)

    async def silent(_: asyncio.StreamWriter) -> None:
        await asyncio.sleep(60)

    async def drips(writer: asyncio.StreamWriter) -> None:
        writer.write(OK + b"transfer-encoding: chunked\r\n\r\n")
        await _for_ever(writer, b"1\r\nx\r\n", 0.2)

    async def floods(writer: asyncio.StreamWriter) -> None:
        writer.write(OK + b"transfer-encoding: chunked\r\n\r\n")
        await _for_ever(writer, b"%x\r\n%b\r\n" % (len(again), again), 0)

    async def resets(writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()

    return [
        status("404 Not Found"),
        status("410 Gone"),
        status("403 Forbidden"),
        status("401 Unauthorized"),
        status("429 Too Many Requests"),
        status("500 Error"),
        status("503 Busy"),
        status("302 Found", "location: http://10.0.0.1/"),
        status("302 Found", "location: /7"),
        status("302 Found", "location: http://nosuch.invalid/"),
        b"",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        OK + b"content-length: 5000\r\n\r\n<p>cut",
        OK + b"content-encoding: gzip\r\n" + f"content-length: {len(squeezed)}\r\n\r\n".encode() + squeezed,
        whole(b"<title>Page not found</title>"),
        whole(b"\xff\xd8\xff\xe0" * 100, b"HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\n"),
        silent,
        drips,
        floods,
        resets,
    ]


class Site:
    def __init__(self, pages: int, failing: int) -> None:
        ways = failures()
        self._answers: list[bytes | Write] = [
            ways[number % len(ways)] if number < failing else whole(page(number)) for number in range(pages)
        ]
        self._failing = failing
        self._delay = 0.0

    def change(self) -> None:
        """Slow down, or be as fast as before."""
        self._delay = 0.0 if self._delay else DELAY

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Everything on one connection."""
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                number = int(head.split(b" ", 2)[1].strip(b"/").split(b"?")[0] or b"0")
                if self._delay:
                    await asyncio.sleep(self._delay)
                said = self._answers[number]
                if not isinstance(said, bytes):
                    await said(writer)
                    return
                writer.write(said)
                await writer.drain()
                if number < self._failing:
                    return
        except (OSError, asyncio.IncompleteReadError, ValueError, IndexError):
            pass  # It has gone, or asked for nothing that there is.
        finally:
            writer.close()


async def main(port: int, pages: int, failing: int) -> None:
    site = Site(pages, failing)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, site.change)
    server = await asyncio.start_server(site.answer, "127.0.0.1", port, backlog=256)
    print(server.sockets[0].getsockname()[1], flush=True)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
