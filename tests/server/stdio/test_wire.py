"""A line that is longer than any message is answered, and the wire goes on."""

import json
import os

import anyio
import anyio.to_thread
import pytest
from mcp_types import JSONRPCRequest

from pincite.server.stdio.wire import open_wire

NEXT = b'{"jsonrpc": "2.0", "id": 8, "method": "ping"}\n'


@pytest.mark.parametrize(("begins", "known"), [(b'{"jsonrpc": "2.0", "id": 7, ', 7), (b'{"params": {"x": ', None)])
async def test_a_line_over_the_bound_is_refused_and_the_next_is_delivered(begins: bytes, known: int | None) -> None:
    (stdin, to_server), (from_server, stdout) = os.pipe(), os.pipe()

    with os.fdopen(to_server, "wb", 0) as sending, os.fdopen(from_server, "rb") as receiving:
        async with open_wire(stdin, stdout, longest=1_000) as (incoming, _):
            await anyio.to_thread.run_sync(sending.write, begins + b"x" * 20_000)
            await anyio.to_thread.run_sync(sending.write, b"\n" + NEXT)
            message = (await incoming.receive()).message
            refused = json.loads(await anyio.to_thread.run_sync(receiving.readline))
    os.close(stdin)
    os.close(stdout)

    assert isinstance(message, JSONRPCRequest)
    assert message.id == 8
    assert refused["error"] == {"code": -32600, "message": "Invalid request: more than 1000 bytes"}
    assert refused.get("id") == known
