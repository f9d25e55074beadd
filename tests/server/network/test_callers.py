"""Where a token is set, it is demanded of every request, and nothing that it may not do is done with it."""

import logging
from collections.abc import Iterator

import httpx2
import pytest
from fastmcp.exceptions import ToolError

from pincite.core.settings import Settings
from pincite.server.app import TOOLS
from tests.server.network.serving import NLI, NLI_ANSWER, PLAIN, WAYS, ask, client, serving

FULL, READ = "full-token-" * 3, "read-token-" * 3
STAMP = {"url": "https://a.test/", "text": "The tide rose at dawn."}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a server that knows two callers."""
    with serving(token=f"{FULL},{READ}:read", metrics=True) as served:
        yield served


@pytest.mark.parametrize(
    ("path", "method"),
    [("/mcp", "POST"), ("/mcp", "GET"), ("/sse", "GET"), ("/messages/", "POST"), ("/metrics", "GET")],
)
@pytest.mark.parametrize(
    "given",
    [
        None,
        "Bearer",
        f"Bearer {FULL[:-1]}",
        f"Bearer {FULL}x",
        f"Bearer {FULL.upper()}",
        f"Basic {FULL}",
        FULL,
        f"Bearer {FULL},{READ}",
        f"Bearer {READ}:read",
        "Bearer not-kept",
        "Bearer \u00e9",
    ],
)
async def test_a_request_without_a_good_token_is_turned_away(
    address: str, path: str, method: str, given: str | None
) -> None:
    headers = {} if given is None else {"authorization": given.encode()}
    answer = await ask(address, path, method=method, headers=headers)

    assert answer.status_code == 401
    assert answer.headers["www-authenticate"].startswith("Bearer")
    assert FULL not in answer.text


async def test_its_health_is_no_secret(address: str) -> None:
    assert (await ask(address, "/healthz")).status_code == 200


async def test_a_token_in_the_address_is_no_token(address: str) -> None:
    assert (await ask(address, f"/mcp?access_token={FULL}", method="POST")).status_code == 401


@pytest.mark.parametrize("way", WAYS)
async def test_a_caller_with_every_scope_may_do_everything(address: str, way: tuple[str, str]) -> None:
    async with client(address, way, FULL) as connected:
        tools = await connected.list_tools()
        judged = await connected.call_tool("evaluate_nli", NLI)
        stamped = await connected.call_tool("stamp_citation", STAMP)

    assert len(tools) == len(TOOLS)
    assert judged.structured_content == NLI_ANSWER
    assert not stamped.is_error


@pytest.mark.parametrize("way", WAYS)
async def test_a_caller_that_may_read_neither_sees_nor_calls_what_stamps(address: str, way: tuple[str, str]) -> None:
    async with client(address, way, READ) as connected:
        tools = [tool.name for tool in await connected.list_tools()]
        judged = await connected.call_tool("evaluate_nli", NLI)
        with pytest.raises(ToolError, match=r"^insufficient_scope: .* needs the scope stamp"):
            await connected.call_tool("stamp_citation", STAMP)

    assert len(tools) == len(TOOLS) - 1
    assert "stamp_citation" not in tools
    assert judged.structured_content == NLI_ANSWER


async def test_a_session_serves_only_the_caller_that_opened_it(address: str) -> None:
    """Else a caller that may read could stamp in the session of one that may."""
    call = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "stamp_citation", "arguments": STAMP}}
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
    }
    accept = {"accept": "application/json, text/event-stream"}
    full, read = {"authorization": f"Bearer {FULL}"}, {"authorization": f"Bearer {READ}"}
    opened = await ask(address, "/mcp", method="POST", json=hello, headers={**accept, **full})
    session = {**accept, "mcp-session-id": opened.headers["mcp-session-id"]}
    theirs = await ask(address, "/mcp", method="POST", json=call, headers={**session, **read})
    ours = await ask(address, "/mcp", method="POST", json=call, headers={**session, **full})

    assert theirs.status_code == 404
    assert "content_hash" in ours.text


async def test_a_stream_serves_only_the_caller_that_opened_it(address: str) -> None:
    headers = {"authorization": f"Bearer {FULL}"}
    async with (
        httpx2.AsyncClient(trust_env=False, timeout=10, verify=PLAIN) as http,
        http.stream("GET", f"{address}/sse", headers=headers) as stream,
    ):
        lines = stream.aiter_lines()
        path = (await anext(line async for line in lines if line.startswith("data:"))).removeprefix("data:").strip()
        hello = {"jsonrpc": "2.0", "method": "notifications/initialized"}
        theirs = await ask(address, path, method="POST", json=hello, headers={"authorization": f"Bearer {READ}"})
        ours = await ask(address, path, method="POST", json=hello, headers=headers)

    assert (theirs.status_code, ours.status_code) == (404, 202)


async def test_no_token_is_in_any_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("mcp", "fastmcp", "uvicorn", "uvicorn.error", "pincite"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    try:
        with serving(token=FULL) as address:
            async with client(address, WAYS[1], FULL) as connected:
                await connected.call_tool("stamp_citation", STAMP)
            await ask(address, "/mcp", method="POST", headers={"authorization": f"Bearer {FULL}x"}, content=b"{")
    finally:
        for name in ("mcp", "fastmcp", "uvicorn", "uvicorn.error", "pincite"):
            logging.getLogger(name).setLevel(logging.NOTSET)

    assert caplog.records
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    assert FULL not in "\n".join(map(str, [record.getMessage() for record in ours]))


def test_the_settings_of_a_server_never_show_its_token() -> None:
    assert FULL not in repr(Settings(token=FULL)) + Settings(token=FULL).model_dump_json()
