"""The server depends on its own settings alone: not on the working directory, and on no update check."""

import os
from collections.abc import MutableMapping

#: What FastMCP reads at import. A user who set one of these keeps it.
_DEFAULTS = {
    "FASTMCP_SHOW_SERVER_BANNER": "false",
    "FASTMCP_CHECK_FOR_UPDATES": "off",
    "FASTMCP_ENABLE_RICH_LOGGING": "false",
    "FASTMCP_ENABLE_RICH_TRACEBACKS": "false",
    # Hosts show every line on stderr as a fault; a call with wrong arguments is none of the server's.
    "FASTMCP_LOG_LEVEL": "ERROR",
}


def make_hermetic(environ: MutableMapping[str, str] = os.environ) -> None:
    """Settle FastMCP's environment; call it before anything imports ``fastmcp``."""
    # Not a default: an MCP client starts the server in any folder, whose .env is not ours to read.
    environ["FASTMCP_ENV_FILE"] = os.devnull
    for name, value in _DEFAULTS.items():
        environ.setdefault(name, value)
