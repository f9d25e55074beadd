"""A command that was called wrongly is told what would be right, in one line however long the call was."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, Literal, get_args, get_origin

from cyclopts import (
    ArgumentCollection,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from pincite.core.reports.harmless import one_line

_LINE: Final = 500
#: Of somebody's own argument: enough to know it by.
_SHOWN: Final = 200
#: What a command that reads one answer takes.
_OF_ONE_FILE: Final = frozenset({"stamp", "evidence", "fidelity"})
#: What pincite takes in place of a command.
_OWN: Final = ("--help", "--version")
#: What somebody may call a command who knows what it does and not its name.
_MEANT: Final[Mapping[str, str]] = {
    "verify": "check",
    "validate": "check",
    "cite": "stamp",
    "urls": "links",
    "judge": "fidelity",
    "server": "serve",
    "run": "serve",
    "start": "serve",
    "setup": "install",
    "uninstall": "install CLIENT --remove",
    "status": "doctor",
    "version": "--version",
    "help": "--help",
}


def told(error: Exception, commands: Sequence[str]) -> str:
    """What is wrong with a call, as one line; ``commands`` are all that there are."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return _unknown(error.unused_tokens[0], commands)
    if isinstance(error, MissingArgumentError):
        return _missing(error)
    if (extra := _extra(error)) is not None:
        return _too_many(_command(error), shown(extra))
    if isinstance(error, UnknownOptionError):
        return no_option(error.token.keyword or error.token.value, error.argument_collection)
    return _sentence(error)


def no_option(option: str, known: ArgumentCollection) -> str:
    """What is said of an option that a command does not have; ``known`` are those that it has."""
    return _among(option, [name for each in known if each.parse for name in each.names])


def shown(argument: str) -> str:
    """An argument, cut where it is long, without anything that steers a terminal."""
    return one_line(argument, _SHOWN)


def _unknown(name: str, commands: Sequence[str]) -> str:
    word = shown(name)
    if word.startswith("-"):
        said = _among(name, _OWN)
        end = "" if said.endswith("?") else "."
        return f"{said}{end} The options of a command follow its name. Commands: {', '.join(commands)}"
    meant = _MEANT.get(word.lower()) or next(iter(get_close_matches(word.lower(), commands, n=1)), "")
    hint = f" - did you mean pincite {meant}?" if meant else "."
    return f"there is no command {word!r}{hint} Commands: {', '.join(commands)}"


def _among(option: str, known: Sequence[str]) -> str:
    word = shown(option)
    meant = get_close_matches(word.partition("=")[0].lower(), known, n=1)
    return f"unknown option {word}" + (f" - did you mean {meant[0]}?" if meant else "")


def _too_many(command: str, extra: str) -> str:
    if command in _OF_ONE_FILE:
        return f"{command} takes one file at a time, and {extra!r} is one more"
    if command == "check":
        return f"{extra!r} is a file beside --agent-output: name all files without it, or each with it"
    return f"{command} takes no further argument, and {extra!r} is one"


def _missing(error: MissingArgumentError) -> str:
    """What is missing: an argument that was left out, by its own name and with its choices, or an option's value."""
    argument = error.argument
    if argument is None or error.keyword is not None or not argument.field_info.is_positional:
        return _sentence(error)
    name = argument.name.lstrip("-").upper()
    choices = ", ".join(map(str, get_args(argument.hint))) if get_origin(argument.hint) is Literal else ""
    # Every argument that is no choice is a file.
    wanted = f"one of {choices}" if choices else "a file, or - for standard input"
    return f"{_command(error)} needs {name}: {wanted}"


def _extra(error: Exception) -> str | None:
    """The first argument that is one too many; a lone hyphen is no option."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return error.unused_tokens[0]
    if isinstance(error, UnknownOptionError) and error.token.keyword == "-":
        return "-"
    return None


def _command(error: Exception) -> str:
    chain = error.command_chain if isinstance(error, CycloptsError) else None
    return " ".join(chain or ("pincite",))


def _sentence(error: Exception) -> str:
    return one_line(str(error), _LINE)
