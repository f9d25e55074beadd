"""Every test runs on asyncio, and FastMCP reads nothing of this machine."""

import os

import pytest

# Before anything imports fastmcp.
os.environ.update(
    FASTMCP_ENV_FILE=os.devnull,
    FASTMCP_LOG_ENABLED="false",
    FASTMCP_CHECK_FOR_UPDATES="off",
    # Reading a field by its old name is an error here, not a warning.
    FASTMCP_MCP_CAMELCASE_COMPAT="false",
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The one event loop that pincite's dependencies run on."""
    return "asyncio"
