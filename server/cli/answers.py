"""The answer in the file that a command is given; of a file that its name calls a text, what one must hold is said."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pincite.core.errors import InputError, NotJsonError
from pincite.core.shapes.recognised import Recognised, recognise
from pincite.server.cli import files
from pincite.server.cli.console import Console

_TEXTS: Final = {".md", ".markdown", ".txt"}
#: JSON with a fault in it; words in brackets may be a link of Markdown.
_MEANT_AS_JSON: Final = re.compile(rb'[\xef\xbb\xbf\s]*(?:\{|\[\s*[\[{"])')
_EXAMPLE: Final = '"open from nine to six" ([hours](https://example.org/hours))'


def read(file: str, console: Console) -> Recognised:
    """The answer in ``file``; raises ``InputError`` when there is none, in words that fit the file."""
    data = files.read(file, console)
    with as_named(file, data):
        return recognise(data)


@contextmanager
def as_named(file: str, data: bytes, *, otherwise: str = "") -> Iterator[None]:
    """Of a file that is named as a text, say what was looked for, and not that it is no JSON.

    ``otherwise`` is what else it might have held.
    """
    try:
        yield
    except NotJsonError:
        if Path(file).suffix.lower() not in _TEXTS or _MEANT_AS_JSON.match(data):
            raise
        raise InputError(
            f"{file} is no JSON and holds no quotation that a link follows, such as {_EXAMPLE}, "
            f"which is how Markdown cites (docs/shapes.md){otherwise}."
        ) from None
