"""httpx2 speaks HTTP over the guarded network only."""

import ssl
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Protocol, cast

import h11
import httpcore2
import httpx2

from pincite.core.fetch.guard import GuardedBackend

#: Seconds that an idle connection is kept for the next request to its host.
KEEPALIVE = 15.0


class _PoolStream(Protocol):
    """The body of a response of httpcore2's pool."""

    def __aiter__(self) -> AsyncGenerator[bytes]: ...

    async def aclose(self) -> None: ...


class _ResponseStream(httpx2.AsyncByteStream):
    """The body; a connection over which more than that has come is closed, and not used for another URL.

    What nobody asked for would be taken for the next answer (RFC 9112, 6.3 and 9.3.2).
    """

    def __init__(self, stream: _PoolStream, network: httpcore2.AsyncNetworkStream | None) -> None:
        self._stream = stream
        self._network = network

    async def __aiter__(self) -> AsyncGenerator[bytes]:
        async with aclosing(self._stream.__aiter__()) as chunks:
            async for chunk in chunks:
                yield chunk

    async def aclose(self) -> None:
        if self._network is not None and _has_surplus(self._stream):
            await self._network.aclose()
        await self._stream.aclose()


def _has_surplus(stream: object) -> bool:
    """Whether the body is read and bytes are left; httpcore2 has no public name for that."""
    state = stream
    for name in ("_stream", "_connection", "_h11_state"):
        state = getattr(state, name, None)
    if not isinstance(state, h11.Connection) or state.their_state is not h11.DONE:
        return False
    return bool(state.trailing_data[0])


class GuardedTransport(httpx2.AsyncBaseTransport):
    """Like ``httpx2.AsyncHTTPTransport``, which takes no network backend; its failures are httpcore2's.

    No proxy, no socket file, no HTTP/2, nothing from the environment: each would go around the guard.
    """

    def __init__(self, backend: GuardedBackend, *, ssl_context: ssl.SSLContext, connections: int) -> None:
        self._pool = httpcore2.AsyncConnectionPool(
            ssl_context=ssl_context,
            max_connections=connections,
            max_keepalive_connections=connections,
            keepalive_expiry=KEEPALIVE,
            network_backend=backend,
        )

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Sends ``request``; raises httpcore2's exceptions and the guard's."""
        url = request.url
        response = await self._pool.handle_async_request(
            httpcore2.Request(
                method=request.method,
                url=httpcore2.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
                headers=request.headers.raw,
                extensions=request.extensions,
            )
        )
        return httpx2.Response(
            status_code=response.status,
            headers=response.headers,
            stream=_ResponseStream(cast("_PoolStream", response.stream), response.extensions.get("network_stream")),
        )

    async def aclose(self) -> None:
        """Closes every connection."""
        await self._pool.aclose()
