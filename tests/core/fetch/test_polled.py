"""A connection tells by itself whether its server has said anything, or has hung up."""

import socket

import httpcore2

from pincite.core.fetch.polled import PolledStream
from pincite.core.fetch.resolver import TcpConnect


async def test_an_idle_connection_is_readable_once_its_server_says_something_or_hangs_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        stream = await TcpConnect()("127.0.0.1", listener.getsockname()[1], 5)
        server, _ = listener.accept()
        with server:
            assert stream.get_extra_info("is_readable") is False
            server.sendall(b"hello")
            # asyncio may have taken what came already; what is left to be read is read.
            assert await stream.read(5, 5) == b"hello"
            assert stream.get_extra_info("is_readable") is False
            assert stream.get_extra_info("server_addr") == listener.getsockname()
        assert await stream.read(5, 5) == b""
        assert stream.get_extra_info("is_readable") is True
        await stream.aclose()


async def test_a_closed_connection_is_readable_whatever_has_its_number_now() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        first = await TcpConnect()("127.0.0.1", port, 5)
        await first.aclose()
        second = await TcpConnect()("127.0.0.1", port, 5)

        assert first.get_extra_info("is_readable") is True
        assert second.get_extra_info("is_readable") is False
        await second.aclose()


async def test_a_stream_without_a_socket_is_asked_itself() -> None:
    class Mute(httpcore2.AsyncMockStream):
        def get_extra_info(self, info: str) -> object:
            return f"asked for {info}"

    class Unconnected(Mute):
        def get_extra_info(self, info: str) -> object:
            return None if info == "socket" else super().get_extra_info(info)

    stream = PolledStream(Unconnected([]))

    assert stream.get_extra_info("is_readable") == "asked for is_readable"
    assert stream.get_extra_info("client_addr") == "asked for client_addr"
