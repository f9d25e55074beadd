"""``pincite proxy``: an existing stdio server, the citations in its results stamped."""

from typing import Annotated

from cyclopts import Parameter

from pincite.core.settings import Settings
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError


def proxy(
    *command: Annotated[str, Parameter(allow_leading_hyphen=True)],
    console: Annotated[Console, Parameter(parse=False)],
) -> int:
    """Put pincite in front of an MCP server that is started by a command, and stamp the citations in its results.

    Write -- before the command. Its environment, folder and standard error are this process's own. Exit status: 0 when
    the client has left; 69 when the command cannot be started, or ended in failure while its client was still there.

    Parameters
    ----------
    command
        The server's program and its arguments, as in: pincite proxy -- python server.py
    """
    if not command:
        raise UsageError("no command to put pincite in front of: pincite proxy -- COMMAND [ARGS...]")
    settings = Settings()
    from pincite.server.proxy.child import Child

    try:
        child = Child(command)
    except (OSError, ValueError) as error:
        cause = (error.strerror if isinstance(error, OSError) else None) or str(error)
        console.warn(f"cannot start {command[0]}: {cause}")
        return Exit.UNAVAILABLE
    # The server is starting, so that this costs no time: from here on, standard output is the protocol's.
    from pincite.server.proxy.relay import Relay
    from pincite.server.stdio.guard import take_stdin, take_stdout

    stdout, stdin = take_stdout(), take_stdin()
    relay = Relay(command, stdin=stdin, stdout=stdout, sketch=settings.sketch, warn=console.warn)
    return relay.serve(child)
