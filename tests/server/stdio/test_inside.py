"""Stdio is served with the FastMCP that pincite knows, and any other is refused by its version."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import fastmcp
import pytest

from pincite.server.stdio.inside import UnknownFastMCPError, inside
from pincite.server.stdio.serve import run
from tests.rows import each_row


def nothing(*_: object) -> None:
    """Stands where a function must be."""


PROTOCOL = SimpleNamespace(run=nothing, create_initialization_options=nothing)


def test_the_installed_fastmcp_has_what_stdio_needs() -> None:
    server = fastmcp.FastMCP("known")

    found = inside(server, version=fastmcp.__version__)

    assert callable(found.protocol.run)
    assert found.lifespan() is not found.lifespan()


@each_row(
    ("server", "missing"),
    [
        (SimpleNamespace(), "_lifespan_manager and no _mcp_server.run and no _mcp_server.create_init"),
        (SimpleNamespace(_mcp_server=PROTOCOL), "no _lifespan_manager;"),
        (SimpleNamespace(_lifespan_manager=nothing, _mcp_server=None), "no _mcp_server.run"),
        (SimpleNamespace(_lifespan_manager=nothing, _mcp_server=SimpleNamespace(run=nothing)), "no _mcp_server.create"),
    ],
)
def test_a_fastmcp_with_another_inside_is_named_with_its_version_and_what_to_install(
    server: object, missing: str
) -> None:
    with pytest.raises(UnknownFastMCPError, match=r"fastmcp 4\.9\.1, which has no ") as refused:
        inside(server, version="4.9.1")

    assert missing in str(refused.value)
    assert "pip install 'fastmcp==4.2.*'" in str(refused.value)


def test_it_is_refused_before_anything_is_read() -> None:
    with pytest.raises(UnknownFastMCPError):
        run(cast("Callable[[], fastmcp.FastMCP]", SimpleNamespace), stdin=-1, stdout=-1)
