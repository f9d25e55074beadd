"""``pincite proxy``: an existing stdio server, the citations in its results stamped."""

from pincite.core.settings import Settings
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit, UsageError


def proxy(command: tuple[str, ...], console: Console) -> int:
    """Relay between the client and the server of ``command``; the exit status."""
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
