"""``pincite proxy`` in front of a server that knows nothing of pincite: the same server, but for its stamps."""

import json
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastmcp import Client
from fastmcp.client.transports import StdioTransport

from pincite.core.text.canonical import content_sha256
from tests.server.cli.command import pincite
from tests.server.eras import HANDSHAKE, MODERN

TIDE = "The tide rose at dawn."
#: A server of the SDK alone.
STRANGER = textwrap.dedent(
    """
    import os, sys
    import anyio
    import mcp_types as types
    from mcp.server.lowlevel import Server
    from mcp.server.stdio import stdio_server

    HIT = {"url": "https://example.org/log", "text": "The tide rose at dawn.", "rank": 1.50}
    SHUT = {"properties": {"url": {}, "text": {}, "rank": {}}, "additionalProperties": False}
    TOOLS = [
        types.Tool(
            name="search", title="Search it", description="d", _meta={"k": 1},
            input_schema={"type": "object", "properties": {"q": {"type": "string"}}},
            output_schema={"type": "object", "properties": {"hits": {"type": "array", "items": {"type": "object"}}}},
        ),
        types.Tool(name="closed", input_schema={"type": "object"}, output_schema={"type": "object", **SHUT}),
        types.Tool(name="failing", input_schema={"type": "object"}),
        types.Tool(name="process", input_schema={"type": "object"}),
    ]

    async def list_tools(context, params):
        return types.ListToolsResult(tools=TOOLS)

    async def call_tool(context, params):
        text = lambda words: [types.TextContent(type="text", text=words)]
        if params.name == "closed":
            return types.CallToolResult(content=text("{}"), structured_content=HIT)
        if params.name == "failing":
            return types.CallToolResult(content=text("it failed"), is_error=True)
        if params.name == "process":
            return types.CallToolResult(content=text(f"{os.getpid()} {os.environ.get('OF_THE_CALLER')}"))
        await context.session.send_progress_notification(context.meta["progress_token"], 1, 2, "half") \\
            if "progress_token" in (context.meta or {}) else None
        return types.CallToolResult(content=text("found"), structured_content={"hits": [HIT, {"url": "none"}]})

    async def main():
        server = Server("stranger", version="7", instructions="Ask.", on_list_tools=list_tools, on_call_tool=call_tool)
        async with stdio_server() as (read, write):
            await server.run(read, write, server.create_initialization_options())

    sys.stderr.write("the stranger is here\\n")
    anyio.run(main)
    """
)


@pytest.fixture
def stranger(tmp_path: Path) -> str:
    file = tmp_path / "stranger.py"
    file.write_text(STRANGER)
    return str(file)


@contextmanager
def proxied(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "pincite", "proxy", "--", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "OF_THE_CALLER": "passed on"},
    )
    with process:
        yield process


def ask(process: subprocess.Popen[bytes], request_id: int, method: str, params: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin
    assert process.stdout
    process.stdin.write(
        json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}).encode() + b"\n"
    )
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(process.stdout.readline())
    assert answer["id"] == request_id
    return answer


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_tools_errors_and_progress_are_the_servers_own_and_results_have_stamps(stranger: str) -> None:
    async def seen(command: list[str]) -> tuple[list[Any], dict[str, Any], list[Any], Any]:
        progress: list[Any] = []

        async def on_progress(*step: Any) -> None:
            progress.append(step)

        transport = StdioTransport(sys.executable, command, keep_alive=False, log_file=Path(os.devnull))
        async with Client(transport, mode="legacy", progress_handler=on_progress) as client:
            results = {
                name: await client.call_tool(name, raise_on_error=False) for name in ("search", "closed", "failing")
            }
            tools = [tool.model_dump(by_alias=True, mode="json") for tool in await client.list_tools()]
            return tools, results, progress, client.initialize_result

    tools, bare, progress, hello = await seen([stranger])
    same_tools, stamped, same_progress, same_hello = await seen(
        ["-m", "pincite", "proxy", "--", sys.executable, stranger]
    )

    assert (same_tools, same_progress, same_hello) == (tools, progress, hello)
    assert progress == [(1, 2, "half")]
    assert [stamped[name].is_error for name in stamped] == [False, False, True]
    assert stamped["closed"].structured_content == bare["closed"].structured_content
    assert stamped["failing"].content == bare["failing"].content
    hit, none = stamped["search"].structured_content["hits"]
    assert hit.pop("metadata")["content_hash"] == content_sha256(TIDE)
    assert [hit, none] == bare["search"].structured_content["hits"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to end it with")
def test_a_client_that_discovers_and_then_shakes_hands_is_served_until_a_signal(stranger: str) -> None:
    with proxied(sys.executable, stranger) as proxy:
        discovered = ask(proxy, 1, "server/discover", {"_meta": MODERN})
        hello = ask(proxy, 2, "initialize", HANDSHAKE)
        assert proxy.stdin
        proxy.stdin.write(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}\n')
        # The client has not listed the tools.
        result = ask(proxy, 3, "tools/call", {"name": "search", "arguments": {}})["result"]
        pid, variable = ask(proxy, 4, "tools/call", {"name": "process"})["result"]["content"][0]["text"].split(" ", 1)
        proxy.send_signal(signal.SIGTERM)
        out, said = proxy.communicate(timeout=20)

    assert discovered["result"]["supportedVersions"] == ["2026-07-28"]
    assert hello["result"]["serverInfo"]["name"] == "stranger"
    assert result["structuredContent"]["hits"][0]["metadata"]["content_hash"] == content_sha256(TIDE)
    assert variable == "passed on"
    assert (proxy.returncode, out, is_running(int(pid))) == (0, b"", False)
    assert b"the stranger is here" in said
    assert b"Traceback" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no shell of this kind")
@pytest.mark.parametrize("end", ["eof", signal.SIGINT])
def test_a_server_that_will_not_end_is_ended_with_its_client(end: str | signal.Signals) -> None:
    stubborn = "trap '' TERM INT; printf '{\"pid\": %d}\\n' $$; while :; do sleep 0.1; done"
    with proxied("sh", "-c", stubborn) as proxy:
        assert proxy.stdout
        pid = json.loads(proxy.stdout.readline())["pid"]
        if isinstance(end, signal.Signals):
            proxy.send_signal(end)
        proxy.communicate(timeout=20)

    assert (proxy.returncode, is_running(pid)) == (0, False)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no shell of this kind")
def test_a_server_that_ends_leaves_no_request_without_an_answer() -> None:
    with proxied("sh", "-c", "read line; echo a stray line; exit 3") as proxy:
        answer = ask(proxy, 1, "tools/call", {"name": "search"})
        _, said = proxy.communicate(timeout=20)

    assert answer["error"]["code"] == -32000
    assert "ended with status 3" in answer["error"]["message"]
    assert proxy.returncode == 69
    assert said.splitlines() == [b"a stray line", b"pincite: sh ended with status 3"]


def test_a_command_that_cannot_be_started_is_named() -> None:
    missing, none = pincite("proxy", "--", "/no/such/server", "--option"), pincite("proxy")

    assert (missing.status, missing.out) == (69, "")
    assert missing.err.startswith("pincite: cannot start /no/such/server: ")
    assert none.status == 64
    assert "pincite proxy -- COMMAND" in none.err
