"""What the arguments of several commands have in common."""

from typing import Annotated

from cyclopts import Parameter

from pincite.server.cli.console import Console
from pincite.server.cli.exits import NoSuchOptionError


def _is_no_option(_: object, value: str) -> None:
    if value.startswith("-") and value != "-":
        raise NoSuchOptionError(value)


def _are_no_options(_: object, values: tuple[str, ...]) -> None:
    for value in values:
        _is_no_option(_, value)


#: A file's name, or ``-``. Cyclopts takes a lone hyphen only where any leading hyphen may stand.
File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=_is_no_option)]
#: Several of them.
Files = Annotated[tuple[str, ...], Parameter(allow_leading_hyphen=True, validator=_are_no_options, negative="")]
#: What is asked for by its name alone, and has no ``--no-`` form.
Flag = Annotated[bool, Parameter(negative="")]
#: The streams, which no argument names.
Streams = Annotated[Console, Parameter(parse=False)]
