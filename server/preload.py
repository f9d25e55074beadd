"""What the first calls need is imported beforehand, and by one thread at a time."""

import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from anyio import to_thread
from fastmcp.server.middleware import CallNext, Middleware, MiddlewareContext
from fastmcp.tools import ToolResult
from mcp.types import CallToolRequestParams

_NEEDED_NEXT = (
    # FastMCP's session visibility: 440 modules, looked up at the first ``tools/list`` of a handshake session.
    "key_value.aio.adapters.pydantic",
    "key_value.aio.stores.memory",
    "pincite.core.nli.registry",
    "pincite.core.extract.walls.kinds",
    "pincite.core.ingest",
    "pincite.core.sources",
    "pincite.tools.report_pages",
    "pincite.server.telemetry.tracing",
)


def preload() -> None:
    """Import what the first calls need."""
    for module in _NEEDED_NEXT:
        with suppress(ImportError):  # Whoever needs it will say so.
            import_module(module)


class Preloading(Middleware):
    """Imports once the client has its first answer; a call waits for that.

    Python lets two threads that import parts of one package see it half made.
    """

    def __init__(self, ready: Callable[[], None] | None = None) -> None:
        """``ready`` is called once all is imported."""
        self._ready = ready
        #: Set by the first answer.
        self.greeted = threading.Event()
        self._done = threading.Event()

    def start(self) -> None:
        """Begin to wait for the first answer."""
        threading.Thread(target=self._load, name="pincite-preload", daemon=True).start()

    async def on_call_tool(
        self,
        context: MiddlewareContext[CallToolRequestParams],
        call_next: CallNext[CallToolRequestParams, ToolResult],
    ) -> ToolResult:
        """Run the call when all is imported."""
        if not self._done.is_set():
            # A client may call before anything was answered.
            self.greeted.set()
            await to_thread.run_sync(self._done.wait, abandon_on_cancel=True)
        return await call_next(context)

    def _load(self) -> None:
        try:
            self.greeted.wait()
            preload()
            if self._ready is not None:
                self._ready()
        finally:
            self._done.set()
