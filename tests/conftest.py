"""Every test runs on asyncio, stays on this machine and reads nothing of it, and takes the same examples each time."""

import gc
import os
import sys
from collections.abc import Generator

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

from tests.network import keep_to_this_machine

# No timing is asserted, and a run that was green is green again; ``--hypothesis-profile=explore`` looks further.
settings.register_profile("same", deadline=None, derandomize=True, database=None, max_examples=50)
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile("same")

#: Seconds of a setup or a teardown that ``--durations`` is to show.
SLOW = 0.005

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

# What one process compiled, the next one reads: those that the tests start, and the workers of the next run.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

keep_to_this_machine(os.environ)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """No search for garbage walks what collecting makes, neither meanwhile nor later: all of it stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        # As in a server of ours: what a test makes dies with it by itself.
        gc.set_threshold(10_000, *gc.get_threshold()[1:])
        gc.enable()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker tells once of a test that passed, and of its setup and teardown only where they took their time.

    pytest-xdist would send six messages a test, which take longer than most tests.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return None
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    passed = all(report.passed for report in reports)
    for report in reports:
        if not passed or report.when == "call" or report.duration > SLOW:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The one event loop that pincite's dependencies run on."""
    return "asyncio"
