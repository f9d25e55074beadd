"""Connections on which nothing comes, and from which nothing is read, are closed, and no other is."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from uvicorn.server import ServerState

from pincite.server.network.connection import ImpatientProtocol, as_written
from tests.rows import each_row
from tests.server.network.serving import run


class VeryImpatient(ImpatientProtocol):
    """One that a test can wait for."""

    seconds = 0.3
    reading_seconds = 0.1


class Aborted(asyncio.Transport):
    """A transport to which a test speaks as the event loop does."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = asyncio.Event()

    def is_closing(self) -> bool:
        return self.aborted.is_set()

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted.set()


async def _echo(request: Request) -> PlainTextResponse:
    return PlainTextResponse((await request.body()).decode())


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The port of a server that answers a body with itself."""
    app = Starlette(routes=[Route("/", _echo, methods=["POST"])])
    config = uvicorn.Config(app, http=VeryImpatient, log_level="error", timeout_keep_alive=60)
    with run(config) as address:
        yield int(address.rpartition(":")[2])


@each_row(
    ("address", "written"),
    [("::ffff:192.0.2.1", "192.0.2.1"), ("192.0.2.1", "192.0.2.1"), ("::1", "::1"), ("::ffff:odd", "::ffff:odd")],
)
def test_an_address_is_known_as_clients_write_it(address: str, written: str) -> None:
    assert as_written((address, 80)) == (written, 80)
    assert as_written(None) is None


async def test_on_a_socket_of_both_families_client_and_server_are_known_by_their_older_addresses() -> None:
    class Mapped(asyncio.Transport):
        def get_extra_info(self, name: str, default: object = None) -> object:
            known = {"sockname": ("::ffff:192.0.2.1", 80), "peername": ("::ffff:192.0.2.7", 9)}
            return known.get(name, default)

        def close(self) -> None:
            pass

    config = uvicorn.Config(Starlette(), log_level="error")
    config.load()
    protocol = ImpatientProtocol(config, ServerState(), {})
    protocol.connection_made(Mapped())
    protocol.connection_lost(None)

    assert (protocol.server, protocol.client) == (("192.0.2.1", 80), ("192.0.2.7", 9))


REQUEST = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"POST / HTTP/1.1\r\nHost:", REQUEST + b"abc", REQUEST + b"abc" + b"POST / HT"])
def test_a_connection_on_which_no_request_begins_is_closed(port: int, sent: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=20)) as connection:
        connection.sendall(sent)
        received = b""
        while piece := connection.recv(10_000):
            received += piece

    assert received.endswith(b"abc") == sent.startswith(REQUEST)


def test_a_request_whose_body_takes_longer_is_served(port: int) -> None:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=20)) as connection:
        connection.sendall(REQUEST + b"a")
        connection.settimeout(0.5)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.settimeout(20)
        connection.sendall(b"bc")

        assert connection.recv(10_000).startswith(b"HTTP/1.1 200")


async def test_a_connection_whose_answers_nobody_reads_is_closed_and_one_that_is_read_again_is_not() -> None:
    """Else all that waits behind them would wait for ever, in memory."""
    config = uvicorn.Config(Starlette(), log_level="error")
    config.load()
    read, unread = Aborted(), Aborted()
    protocols = [VeryImpatient(config, ServerState(), {}) for _ in range(2)]
    for protocol, transport in zip(protocols, (read, unread), strict=True):
        protocol.connection_made(transport)
        protocol.pause_writing()
    protocols[0].resume_writing()
    await unread.aborted.wait()
    for protocol in protocols:
        protocol.connection_lost(None)

    assert not read.aborted.is_set()
