"""The command serves the network only where it knows its callers, and says what is missing otherwise."""

import os
import re
import signal
import subprocess
import sys

import httpx2
import pytest

from tests.rows import each_row
from tests.server.cli.command import pincite

TOKEN = "hunter2" * 4


@each_row("transport", ["http", "sse"])
@each_row("host", ["0.0.0.0", "::", "192.0.2.1", "example.org"])
def test_without_a_token_it_refuses_the_network_and_says_what_to_set(transport: str, host: str) -> None:
    ran = pincite("serve", "--transport", transport, "--host", host, "--port", "0")

    assert ran.status == 64
    assert "PINCITE_TOKEN" in ran.err
    assert "PINCITE_JWT_ISSUER" in ran.err


@pytest.mark.parametrize(
    ("settings", "missing"),
    [
        ({"PINCITE_TOKEN": "hunter2"}, "shorter than 16"),
        ({"PINCITE_TOKEN": f"{TOKEN}:admin"}, "scopes of token-1"),
        ({"PINCITE_JWT_ISSUER": "https://id.example.org"}, "PINCITE_JWT_AUDIENCE"),
        ({"PINCITE_HTTP_HOSTS": "*"}, "PINCITE_HTTP_HOSTS"),
        ({"PINCITE_MAX_BODY": "1"}, "PINCITE_MAX_BODY"),
    ],
)
def test_a_setting_that_is_not_safe_ends_it_even_on_loopback(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], missing: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)

    ran = pincite("serve", "--transport", "http", "--port", "0")

    assert ran.status == 78
    assert missing in ran.err
    assert "hunter2" not in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="there, a process cannot be asked to end")
def test_with_a_token_it_serves_the_network_and_ends_when_asked_to_although_a_client_still_listens() -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "pincite", "serve", "--transport", "http", "--host", "0.0.0.0", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PINCITE_TOKEN": TOKEN},
    )
    assert server.stderr
    with server:
        port = re.search(r"http://0\.0\.0\.0:(\d+)/mcp", server.stderr.readline())
        warned = server.stderr.readline()
        assert port
        known = {"authorization": f"Bearer {TOKEN}"}
        with httpx2.Client(trust_env=False, base_url=f"http://127.0.0.1:{port[1]}") as client:
            answers = [
                client.get("/readyz"),
                client.post("/mcp"),
                client.post("/mcp", headers=known),
                client.get("/healthz", headers={"host": "evil.example"}),
            ]
            with client.stream("GET", "/sse", headers=known) as events:
                assert next(events.iter_lines()) == "event: endpoint"
                server.send_signal(signal.SIGTERM)
                out, said = server.communicate(timeout=20)

    assert [answer.status_code for answer in answers] == [200, 401, 400, 421]
    assert "TLS" in warned
    assert (server.returncode, out) == (0, "")
    assert "Traceback" not in said
    assert "without completing" not in said
    assert "hunter2" not in said
