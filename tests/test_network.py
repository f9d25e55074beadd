"""The guard that keeps the tests off the network holds, whichever library connects."""

import asyncio
import os
import socket

import httpx2
import pytest

from tests.network import BeyondThisMachine
from tests.rows import each_row
from tests.web import Reply, serve

#: TEST-NET-3 (RFC 5737): an address that is nobody's, should the guard not hold.
NOBODY = "203.0.113.7"


def test_no_test_connects_to_another_machine() -> None:
    with socket.socket() as plain, pytest.raises(BeyondThisMachine):
        plain.connect((NOBODY, 443))
    with socket.socket() as plain, pytest.raises(BeyondThisMachine):
        plain.connect_ex((NOBODY, 443))


async def test_no_test_connects_to_another_machine_from_an_event_loop() -> None:
    with pytest.raises(BeyondThisMachine):
        await asyncio.open_connection(NOBODY, 443)
    async with httpx2.AsyncClient(trust_env=False) as client:
        with pytest.RaisesGroup(BeyondThisMachine):
            await client.get(f"https://{NOBODY}/")


@each_row("vendor", ["api.anthropic.com", "api.openai.com", "huggingface.co", "API.OpenAI.com."])
def test_no_test_asks_for_the_address_of_a_vendor(vendor: str) -> None:
    with pytest.raises(BeyondThisMachine):
        socket.getaddrinfo(vendor, 443)


async def test_a_server_on_this_machine_is_reached() -> None:
    async with serve({"/": Reply(body=b"here")}) as web, httpx2.AsyncClient(trust_env=False) as client:
        answer = await client.get(web.url("/"))

    assert answer.text == "here"


def test_no_key_and_no_server_of_the_machine_that_runs_the_tests_is_seen() -> None:
    assert not {"ANTHROPIC_API_KEY", "OPENAI_API_KEY"} & set(os.environ)
    assert os.environ["OLLAMA_HOST"].startswith("http://127.0.0.1:")
