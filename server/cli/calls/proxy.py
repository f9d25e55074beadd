"""``pincite proxy``: an existing stdio server, the citations in its results stamped."""

from typing import Annotated

from cyclopts import Parameter

from pincite.server.cli.calls.arguments import Streams


def proxy(
    *command: Annotated[str, Parameter(allow_leading_hyphen=True)],
    console: Streams,
) -> int:
    """Put pincite in front of an MCP server that is started by a command, and stamp the citations in its results.

    Write -- before the command. Its environment, folder and standard error are this process's own. Exit status: 0 when
    the client has left; 69 when the command cannot be started, or ended in failure while its client was still there.

    Parameters
    ----------
    command
        The server's program and its arguments, as in: pincite proxy -- python server.py
    """
    from pincite.server.cli.proxy import proxy

    return proxy(command, console)
