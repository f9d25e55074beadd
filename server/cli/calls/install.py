"""``pincite install``: pincite in the configuration of an MCP client, and out of it again."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pincite.server.cli.calls.arguments import Flag, Streams
from pincite.server.install.clients import ClientName


@dataclass(frozen=True, kw_only=True)
class InstallOptions:
    """The options of ``pincite install``.

    Parameters
    ----------
    http
        The URL of a pincite server that is running, in place of a command that the client starts.
    token
        With --http: send a token, which the client reads from its environment (PINCITE_TOKEN) or asks for.
    config
        The client's file, where it is not the usual one; for one project .mcp.json, .cursor/mcp.json, .vscode/mcp.json.
    remove
        Take pincite out of the configuration again.
    dry_run
        Print what would change, and change nothing.
    """

    http: str = ""
    token: Flag = False
    config: Path | None = None
    remove: Flag = False
    dry_run: Flag = False


_NONE: Final = InstallOptions()


def install(
    client: ClientName,
    *,
    options: Annotated[InstallOptions, Parameter(name="*")] = _NONE,
    console: Streams,
) -> int:
    """Add pincite to an MCP client's configuration, or bring it up to date there.

    Only the client's entry for pincite changes; the file as it was is kept beside it. Exit status: 0; 65 when the file
    is no plain JSON, and then it is left alone and the lines to paste are printed; 73 when it cannot be written.

    Parameters
    ----------
    client
        claude-desktop, claude-code, cursor or vscode.
    """
    from pincite.server.cli.install import install

    return install(client, options, console)
