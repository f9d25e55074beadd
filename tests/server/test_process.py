"""The process that MCP clients start: protocol alone on its standard output, and a clean end however it comes."""

import json
import os
import re
import signal
import subprocess
import sys
import textwrap
from functools import cache
from pathlib import Path

import httpx2
import pytest

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}
#: What a careless dependency does: it prints at import, at exit, and past Python.
CARELESS = textwrap.dedent(
    """
    import atexit, os, sys
    import pincite.core.settings as victim
    real = victim.Settings
    class Loud(real):
        def __init__(self, **values):
            print("from Python", end="")
            os.write(1, b"from the descriptor")
            os.system("echo from a child; cat")
            super().__init__(**values)
    victim.Settings = Loud
    atexit.register(print, "at exit")
    from pincite.__main__ import run
    sys.exit(run([]))
    """
)


@pytest.mark.parametrize(
    ("arguments", "end"),
    [(["-c", CARELESS], "eof"), (["-m", "pincite"], signal.SIGTERM), (["-m", "pincite", "serve"], signal.SIGINT)],
    ids=["eof", "sigterm", "sigint"],
)
def test_standard_output_is_protocol_and_the_process_ends(
    arguments: list[str], end: str | signal.Signals, tmp_path: Path
) -> None:
    # An .env of the folder that a client happens to start the server in is not read.
    (tmp_path / ".env").write_text("FASTMCP_LOG_LEVEL=NO SUCH LEVEL\n")
    server = subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if not name.startswith("FASTMCP_")},
    )
    assert server.stdin
    assert server.stdout
    with server:
        server.stdin.write(json.dumps(INITIALIZE).encode() + b"\n")
        server.stdin.flush()
        hello = json.loads(server.stdout.readline())
        if isinstance(end, signal.Signals):
            server.send_signal(end)
        else:
            server.stdin.close()
            server.stdin = None
        rest, said = server.communicate(timeout=20)

    assert hello["result"]["serverInfo"]["name"] == "pincite"
    assert rest == b""
    assert server.returncode == 0
    assert b"Traceback" not in said
    assert (b"from the descriptor" in said) == (end == "eof")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_without_arguments_a_person_at_a_terminal_is_shown_the_help() -> None:
    import pty

    ours, theirs = pty.openpty()
    try:
        shown = subprocess.run(
            [sys.executable, "-m", "pincite"], stdin=theirs, capture_output=True, text=True, timeout=20, check=False
        )
    finally:
        os.close(ours)
        os.close(theirs)

    assert shown.returncode == 0
    assert "Usage: pincite" in shown.stdout


def test_a_network_server_that_is_interrupted_ends_although_a_client_still_listens() -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "pincite", "serve", "--transport", "sse", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert server.stderr
    with server:
        address = re.search(rb"http://[0-9.]+:[0-9]+/sse", server.stderr.readline())
        assert address
        with httpx2.Client(trust_env=False) as client, client.stream("GET", address[0].decode()) as events:
            assert next(events.iter_lines()) == "event: endpoint"
            server.send_signal(signal.SIGINT)
            out, said = server.communicate(timeout=20)

    assert (server.returncode, out) == (0, b"")
    assert b"Traceback" not in said


#: A server whose client leaves before a word is said, and what it has read and imported until then.
SILENT = """
import json, sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from pincite.__main__ import run
run([])
print(json.dumps([opened, list(sys.modules)]), file=sys.stderr)
"""


@cache
def read_and_imported() -> tuple[list[str], set[str]]:
    ran = subprocess.run(
        [sys.executable, "-c", SILENT],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
        timeout=50,
        env={**os.environ, "PINCITE_LANG": "de"},
    )
    opened, imported = json.loads(ran.stderr)
    return opened, set(imported)


def test_what_reads_pages_or_checks_tokens_is_not_imported_to_say_hello() -> None:
    _, imported = read_and_imported()

    late = (
        "pincite.core.shapes",
        "pincite.core.anchor",
        "pincite.core.verify",
        "pincite.core.fetch",
        "pincite.core.ports",
    )
    assert "pincite.server.app" in imported
    assert {*late, "pincite.server.auth", "pincite.server.network", "cyclopts"}.isdisjoint(imported)


def test_no_file_of_a_language_is_read_for_a_client() -> None:
    opened, _ = read_and_imported()

    assert any("pincite" in name for name in opened)
    assert [name for name in opened if "wording" in name and name.endswith(".json")] == []
