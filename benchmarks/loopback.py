"""A server that answers with pages from memory and costs next to nothing, so that a benchmark measures its client.

    python benchmarks/loopback.py [--delay SECONDS] [--bomb] FILE...

Prints its port and serves until its input ends. ``/0``, ``/1``, ... are the files, each with an entity tag; a request
that names the tag is answered 304. With ``--bomb``, ``/zeros`` and ``/pages`` are 1 GiB each behind gzip.
"""

import argparse
import asyncio
import sys
import zlib
from pathlib import Path

GIB = 2**30


class Server(asyncio.Protocol):
    """One connection, kept alive; requests have no bodies."""

    def __init__(self, answers: dict[bytes, bytes], delay: float) -> None:
        self._answers = answers
        self._delay = delay
        self._received = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember where to write."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every request that is whole."""
        self._received += data
        while b"\r\n\r\n" in self._received:
            head, self._received = self._received.split(b"\r\n\r\n", 1)
            answer = self._answer(head)
            if self._delay:
                asyncio.get_running_loop().call_later(self._delay, self._write, answer)
            else:
                self._write(answer)

    def _answer(self, head: bytes) -> bytes:
        path = head.split(b" ", 2)[1]
        if b"\r\nif-none-match:" in head.lower():
            return f"HTTP/1.1 304 Not Modified\r\netag: {etag(path.decode())}\r\n\r\n".encode()
        return self._answers.get(path, b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n")

    def _write(self, answer: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(answer)


def etag(path: str) -> str:
    """The entity tag of a page: it never changes."""
    return f'"page-{path.strip("/")}"'


def answer_of(path: str, body: bytes, *, encoding: str = "") -> bytes:
    """A whole response."""
    head = f"HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\netag: {etag(path)}\r\n"
    if encoding:
        head += f"content-encoding: {encoding}\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


def bomb(piece: bytes) -> bytes:
    """1 GiB of ``piece`` in gzip, made without ever holding it."""
    squeeze = zlib.compressobj(9, wbits=31)
    megabyte = (piece * (2**20 // len(piece) + 1))[: 2**20]
    pieces = [squeeze.compress(megabyte) for _ in range(GIB // len(megabyte))]
    return b"".join([*pieces, squeeze.flush()])


async def serve(answers: dict[bytes, bytes], delay: float) -> None:
    """Serve on a free port of loopback until standard input ends."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Server(answers, delay), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    async with server:
        await asyncio.to_thread(sys.stdin.read)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--delay", type=float, default=0.0)
    arguments.add_argument("--bomb", action="store_true")
    arguments.add_argument("files", type=Path, nargs="*", metavar="FILE")
    chosen = arguments.parse_args()
    answers = {}
    for number, file in enumerate(chosen.files):
        path = f"/{number}"
        answers[path.encode()] = answer_of(path, file.read_bytes())
    if chosen.bomb:
        answers[b"/zeros"] = answer_of("/zeros", bomb(b"\x00"), encoding="gzip")
        answers[b"/pages"] = answer_of("/pages", bomb(b"<p>All of it is said again. "), encoding="gzip")
    asyncio.run(serve(answers, chosen.delay))


if __name__ == "__main__":
    main()
