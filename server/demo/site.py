"""The demo's pages, served on loopback in the state that they are in."""

import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Literal

State = Literal["before", "after"]

_PAGES = files("pincite.server.demo") / "pages"


class Site:
    """Four pages on a loopback port. ``change`` lets time pass: from then on they are as they became."""

    def __init__(self, server: "_Server") -> None:
        self._server = server
        host, port = server.server_address[:2]
        #: The only address that the demo reads, as a value of the setting ``allow_hosts``.
        self.host = f"{host!s}:{port}"

    def url(self, page: str) -> str:
        """The address of ``page``."""
        return f"http://{self.host}/{page}"

    def change(self) -> None:
        """Let the pages become what they are to become."""
        self._server.state = "after"


@contextmanager
def serving() -> Iterator[Site]:
    """Serve the pages for as long as the context is open."""
    with _Server(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), name="pincite-demo", daemon=True)
        thread.start()
        try:
            yield Site(server)
        finally:
            server.shutdown()
            thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # The fetcher's connections may still be open when the demo ends; nobody needs to wait for them.
    block_on_close = False
    state: State = "before"


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"
    timeout = 5

    def do_GET(self) -> None:
        """Answer with the page in its present state, or with 304 to whoever has it already."""
        body = _page(self.server.state, self.path.strip("/"))
        if body is None:
            self._answer(HTTPStatus.NOT_FOUND, b"no such page in the demo\n", etag="", kind="text/plain")
            return
        etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        known = self.headers.get("If-None-Match") == etag
        self._answer(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK, b"" if known else body, etag=etag)

    def _answer(self, status: HTTPStatus, body: bytes, *, etag: str, kind: str = "text/html") -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        if etag:
            self.send_header("ETag", etag)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in http.server
        """Say nothing: the demo's own lines are the story."""


def _page(state: State, name: str) -> bytes | None:
    page = _PAGES / state / f"{name}.html"
    return page.read_bytes() if name.isalpha() and page.is_file() else None
