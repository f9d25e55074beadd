"""docs/library.md is a program that runs as it is printed."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import pincite
from pincite.core import errors
from tests.docs.pages import blocks, codes, source, table

PAGE = "docs/library.md"
#: The host that the page reads.
HOST = "https://example.org"
BODY = b"<!doctype html><title>Hours</title><h1>Hours</h1><p>The library is <b>open</b> from nine to six.</p>"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(BODY)))
        self.end_headers()
        self.wfile.write(BODY)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in http.server
        pass


@pytest.fixture
def host() -> Iterator[str]:
    """The page that the documentation reads, on loopback."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield f"127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_every_block_of_the_page_runs_in_turn(host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_ALLOW_HOSTS", host)
    monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
    monkeypatch.setenv("PINCITE_TELEMETRY_ENABLED", "1")
    monkeypatch.setenv("PINCITE_TELEMETRY_PATH", str(tmp_path / "telemetry.json"))
    program = blocks(PAGE, "python")
    names: dict[str, object] = {"__name__": "page"}

    for block in program:
        exec(compile(block.text.replace(HOST, f"http://{host}"), f"{PAGE}, {block.heading}", "exec"), names)

    assert len(program) == len(re.findall("^```python$", source(PAGE), re.MULTILINE))


def test_every_error_is_there_that_callers_may_catch_by_a_public_name() -> None:
    public = {name for name in pincite.__all__ if name.endswith("Error")} - {errors.ProvenanceError.__name__}

    assert {*codes(table(PAGE, "Errors"))} == public


def test_every_public_name_is_mentioned_on_some_page() -> None:
    pages = "".join(source(page) for page in (PAGE, "docs/extending.md", "docs/contract.md", "README.md"))

    assert [name for name in pincite.__all__ if not re.search(rf"\b{name}\b", pages)] == []
