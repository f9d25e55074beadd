"""The command's door: arguments in, one exit status out, and no traceback for what can be expected."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module

from cyclopts import App, CycloptsError
from rich.console import Console as Terminal

from pincite.core.errors import ProvenanceError, SettingError
from pincite.core.wording import Wording, wording
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CannotWriteError, Exit, NoSuchOptionError, UsageError
from pincite.server.cli.language import language
from pincite.server.cli.mistakes import no_option, told
from pincite.server.version import version

_HELP = frozenset({"--help", "-h"})
COMMANDS = ("check", "stamp", "links", "evidence", "fidelity", "demo", "serve", "proxy", "install", "doctor")


def make_app(*, described: bool = False, say: Wording | None = None) -> App:
    """The commands. Each is imported when it is called for, or at once where the help is to describe them all.

    ``say`` is the language of their help, where help is asked for.
    """
    page = None
    if say is not None:
        # What shows help is imported by nothing else.
        from pincite.server.cli.help import HelpPage

        page = HelpPage(say)
    app = App(
        name="pincite",
        version=version,
        help="Stamp citations, and later prove against the living source whether the cited passage still stands.\n\n"
        "Without arguments and with a client at the other end of standard input, pincite serves MCP.",
        help_format="plaintext",
        help_formatter=page,
    )
    for name in COMMANDS:
        module = f"pincite.server.cli.calls.{name}"
        app.command(getattr(import_module(module), name) if described else f"{module}:{name}", name=name)
    return app


def run(arguments: Sequence[str], console: Console) -> int:
    """Run one command; the exit status is one of ``Exit``."""
    try:
        return _run(arguments, console)
    except (CycloptsError, UsageError) as error:
        console.warn(f"{told(error, COMMANDS)} (pincite --help)")
        return Exit.USAGE
    except SettingError as error:
        console.warn(str(error))
        return Exit.BAD_SETTING
    except CannotWriteError as error:
        console.warn(str(error))
        return Exit.CANNOT_WRITE
    except ProvenanceError as error:  # Of these, a command lets through what its input is to blame for.
        console.warn(str(error))
        return Exit.BAD_INPUT
    except BrokenPipeError:
        # The reader has left, and wants to hear nothing.
        return Exit.CANNOT_WRITE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED


def _run(arguments: Sequence[str], console: Console) -> int:
    console = replace(console, say=wording(language()))
    terminal = Terminal(file=console.stdout)
    helped = not arguments or not _HELP.isdisjoint(arguments)
    app = make_app(described=not arguments or arguments[0] in _HELP, say=console.say if helped else None)
    try:
        command, bound, injected = app.parse_args(
            list(arguments), console=terminal, print_error=False, exit_on_error=False
        )
    except NoSuchOptionError as error:
        known = app[arguments[0]].assemble_argument_collection()
        raise UsageError(no_option(error.option, known)) from None
    if injected:
        status = command(*bound.args, **bound.kwargs, **dict.fromkeys(injected, console))
        return status if isinstance(status, int) else Exit.OK
    # Help and the version, which are written like everything else: Rich itself would end the process where their reader
    # has left.
    with console.writing(), terminal.capture() as shown:
        command(*bound.args, **bound.kwargs)
    console.write(shown.get())
    return Exit.OK
