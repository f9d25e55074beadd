"""Keys at a URL come whole and in time, or not at all; and whoever runs the server is told which."""

import asyncio
import gzip
import json

import httpx2
import pytest

from pincite.server.auth.keys import BoundedKeys
from tests.web import Asked, Raw, Reply, Route, serve

SET = json.dumps({"keys": [{"kty": "RSA", "n": "AQAB", "e": "AQAB"}]}).encode()


async def _drip(_: Asked, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n")
    while True:
        writer.write(b" ")
        await writer.drain()
        await asyncio.sleep(0.01)


async def _endless(_: Asked, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        writer.write(b" " * 100_000)
        await writer.drain()


def _http(seconds: float = 20.0) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(transport=BoundedKeys(seconds=seconds, most=100_000))


@pytest.mark.parametrize(
    ("route", "seconds", "why"),
    [
        (Raw(_drip), 0.3, "nothing whole came in 0.3 seconds"),
        (Raw(_endless), 20.0, "more than 100000 bytes came"),
        (Raw(lambda *_: asyncio.sleep(0)), 20.0, "RemoteProtocolError"),
    ],
)
async def test_what_never_ends_is_given_up_and_the_reason_told(
    route: Route, seconds: float, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve({"/keys": route}) as web, _http(seconds) as http:
        with pytest.raises(httpx2.HTTPError):
            await http.get(web.url("/keys?secret"))

    assert why in caplog.text
    assert "secret" not in "".join(record.getMessage() for record in caplog.records if record.name == "pincite")


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (Reply.redirect("/elsewhere"), "the answer is 302"),
        (Reply(500), "the answer is 500"),
        (Reply(body=b"<html>"), "the answer is not JSON"),
        (Reply(body=b"[" * 50_000), "the answer is not JSON"),
        (Reply(body=b"[1]"), "the answer has no list of keys"),
        (Reply(headers={"content-encoding": "gzip"}, body=gzip.compress(SET)), "the answer is not JSON"),
    ],
)
async def test_an_answer_without_keys_is_told_and_nothing_is_followed(
    reply: Reply, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve({"/keys": reply, "/elsewhere": Reply(body=SET)}) as web, _http() as http:
        await http.get(web.url("/keys"))

    assert f"PINCITE_JWT_JWKS_URL cannot be read: {why}" in caplog.text
    assert web.paths() == ["/keys"]


async def test_keys_come_through_no_proxy_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    async with serve({"/keys": Reply(body=SET)}) as web, _http() as http:
        assert (await http.get(web.url("/keys"))).content == SET


async def test_keys_are_answered_as_they_came(caplog: pytest.LogCaptureFixture) -> None:
    async with serve({"/keys": Reply(body=SET)}) as web, _http() as http:
        answer = await http.get(web.url("/keys"))

    assert answer.json() == json.loads(SET)
    assert not [record for record in caplog.records if record.name == "pincite"]
