"""A command that was called wrongly is told what would be right, in one line however long the call was."""

from typing import Final, Literal, get_args, get_origin

from cyclopts import CycloptsError, MissingArgumentError, UnknownOptionError, UnusedCliTokensError

from pincite.core.reports.harmless import one_line

_LINE: Final = 500
#: Of somebody's own argument: enough to know it by.
_SHOWN: Final = 200


def told(error: Exception) -> str:
    """What is wrong with a call, as one line."""
    if isinstance(error, MissingArgumentError):
        return _missing(error)
    if (extra := _extra(error)) is not None:
        return f"{_command(error)} has no place for {shown(extra)!r}"
    return _sentence(error)


def shown(argument: str) -> str:
    """An argument, cut where it is long, without anything that steers a terminal."""
    return one_line(argument, _SHOWN)


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
