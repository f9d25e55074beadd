"""``pincite`` and ``python -m pincite``: an MCP server when a client starts it, a command when a person does."""

import gc
import sys


def main() -> None:
    """Run the command of this process's arguments, and end the process with its status."""
    try:
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        # While modules are imported, nothing else is there to catch it.
        status = 130
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """The exit status of one run."""
    # Imports make many objects and next to no garbage; at Python's 700 they are gone through again and again.
    gc.set_threshold(10_000, *gc.get_threshold()[1:])
    if not arguments and sys.stdin is not None and not sys.stdin.isatty():
        # The way MCP clients start it. Nothing is imported that serving does not need.
        from pincite.server.stdio.start import serve_stdio

        return serve_stdio()
    from pincite.server.cli.console import Console
    from pincite.server.cli.main import run as run_command

    return run_command(arguments, Console.of_process())


if __name__ == "__main__":
    main()
