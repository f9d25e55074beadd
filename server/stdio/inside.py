"""What stdio needs of FastMCP and FastMCP promises nobody: looked for before anything is served."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server

#: The release whose inside this is.
_KNOWN: Final = "4.2"


class UnknownFastMCPError(RuntimeError):
    """The FastMCP that is installed has another inside than the one that pincite knows."""


@dataclass(frozen=True, slots=True)
class Inside:
    """A server's lifespan, and the server of the SDK in it, which speaks the protocol."""

    lifespan: Callable[[], AbstractAsyncContextManager[None]]
    protocol: "Server[Any]"


def inside(server: object, *, version: str) -> Inside:
    """The inside of ``server``, of FastMCP ``version``. Raises ``UnknownFastMCPError`` with what a user can do."""
    lifespan, protocol = getattr(server, "_lifespan_manager", None), getattr(server, "_mcp_server", None)
    needed = {
        "_lifespan_manager": lifespan,
        "_mcp_server.run": getattr(protocol, "run", None),
        "_mcp_server.create_initialization_options": getattr(protocol, "create_initialization_options", None),
    }
    if missing := [name for name, found in needed.items() if not callable(found)]:
        raise UnknownFastMCPError(
            f"cannot serve over stdio with fastmcp {version}, which has no {' and no '.join(missing)}; "
            f"pincite knows fastmcp {_KNOWN}: pip install 'fastmcp=={_KNOWN}.*', or a newer pincite"
        )
    return Inside(cast("Callable[[], AbstractAsyncContextManager[None]]", lifespan), cast("Server[Any]", protocol))
