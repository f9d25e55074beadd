"""Every test runs on asyncio, stays on this machine and reads nothing of it, and takes the same examples each time."""

import os

import pytest
from hypothesis import settings

from tests.network import keep_to_this_machine

# No timing is asserted, and a run that was green is green again; ``--hypothesis-profile=explore`` looks further.
settings.register_profile("same", deadline=None, derandomize=True, database=None, max_examples=60)
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile("same")

# Before anything imports fastmcp.
os.environ.update(
    FASTMCP_ENV_FILE=os.devnull,
    FASTMCP_LOG_ENABLED="false",
    FASTMCP_CHECK_FOR_UPDATES="off",
    # Reading a field by its old name is an error here, not a warning.
    FASTMCP_MCP_CAMELCASE_COMPAT="false",
)
# The tests read English.
os.environ.pop("PINCITE_LANG", None)


keep_to_this_machine(os.environ)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The one event loop that pincite's dependencies run on."""
    return "asyncio"
