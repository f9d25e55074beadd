"""A web server on loopback that answers exactly what it is told to, the malformed included.

``async with serve({"/a": Reply(body=b"..."), "/b": answer}) as web: ... web.url("/a")``

A route is a ``Reply``, a function from the ``Asked`` request to one, or ``Raw``, which writes bytes itself.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from anyio.from_thread import start_blocking_portal


@dataclass(frozen=True)
class Asked:
    """A request that reached the server; header names are lower-case, ``path`` includes the query."""

    method: str
    path: str
    headers: Mapping[str, str]
    #: As far as its ``content-length`` says.
    body: bytes = b""


@dataclass(frozen=True)
class Reply:
    """A well-formed answer. Its ``content-length`` is added if missing; ``delay`` is in seconds."""

    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    delay: float = 0.0

    @staticmethod
    def html(markup: str, **headers: str) -> "Reply":
        """A page in UTF-8; underscores in the names of ``headers`` stand for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Reply(headers={"content-type": "text/html; charset=utf-8", **named}, body=markup.encode())

    @staticmethod
    def redirect(location: str, status: int = 302) -> "Reply":
        """An answer that sends on to ``location``."""
        return Reply(status=status, headers={"location": location})


@dataclass(frozen=True)
class Raw:
    """A handler that writes its own bytes; the connection is closed when it returns."""

    write: Callable[[Asked, asyncio.StreamWriter], Awaitable[None]]


Route = Reply | Raw | Callable[[Asked], Reply]


def with_etag(reply: Reply, etag: str) -> Callable[[Asked], Reply]:
    """A route that answers 304 to whoever already has ``etag`` (quotes included), else ``reply`` with it."""

    def answer(asked: Asked) -> Reply:
        if asked.headers.get("if-none-match") == etag:
            return Reply(status=304, headers={"etag": etag}, delay=reply.delay)
        return Reply(reply.status, {**reply.headers, "etag": etag}, reply.body, reply.delay)

    return answer


@dataclass
class Web:
    """A running server: its routes may be changed while it runs, and ``requests`` is what it was asked."""

    port: int
    routes: MutableMapping[str, Route]
    requests: list[Asked] = field(default_factory=list)
    connections: int = 0

    @property
    def host(self) -> str:
        """What an allow-list has to name."""
        return f"127.0.0.1:{self.port}"

    def url(self, path: str) -> str:
        """The URL of a path that begins with a slash."""
        return f"http://{self.host}{path}"

    def paths(self) -> list[str]:
        """The paths that were asked for, in order."""
        return [asked.path for asked in self.requests]

    def route(self, path: str) -> Route:
        """The route of a path, with its query or without."""
        return self.routes.get(path) or self.routes.get(path.partition("?")[0]) or Reply(status=404)


@asynccontextmanager
async def serve(routes: Mapping[str, Route]) -> AsyncIterator[Web]:
    """A server at a free port of 127.0.0.1 for as long as the context lasts."""
    web = Web(port=0, routes=dict(routes))
    running: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        running.add(task)
        web.connections += 1
        try:
            while await _answer_one(web, reader, writer):
                pass
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # the client has gone, or the test is over
        finally:
            running.discard(task)
            writer.close()

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    web.port = server.sockets[0].getsockname()[1]
    try:
        yield web
    finally:
        server.close()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await server.wait_closed()


@contextmanager
def serve_in_thread(routes: Mapping[str, Route]) -> Iterator[Web]:
    """The same for a test that is no coroutine, or whose command runs an event loop of its own."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(serve(routes)) as web:
        yield web


async def _answer_one(web: Web, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    head = await reader.readuntil(b"\r\n\r\n")
    request_line, *lines = head.decode("latin-1").split("\r\n")
    method, path, _ = request_line.split(" ", 2)
    headers = dict(_header(line) for line in lines if line)
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    asked = Asked(method, path, headers, body)
    web.requests.append(asked)
    route = web.route(path)
    if isinstance(route, Raw):
        await route.write(asked, writer)
        await writer.drain()
        return False
    reply = route if isinstance(route, Reply) else route(asked)
    if reply.delay:
        await asyncio.sleep(reply.delay)
    named = {name.lower() for name in reply.headers}
    lines = [f"{name}: {value}" for name, value in reply.headers.items()]
    if "content-length" not in named and reply.status not in {204, 304}:
        lines.append(f"content-length: {len(reply.body)}")
    writer.write("\r\n".join([f"HTTP/1.1 {reply.status} Status", *lines, "", ""]).encode("latin-1") + reply.body)
    await writer.drain()
    return True


def _header(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.strip().lower(), value.strip()
