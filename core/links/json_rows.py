"""A catalogue in JSON Lines: an object with ``id``, ``url_pattern`` and ``title`` on each line."""

import json
from collections.abc import Mapping
from pathlib import Path

from pincite.core.links.row import LONGEST, Row, RowError, Rows
from pincite.core.shapes.fields import kind_of

#: Characters of a line; further keys of an object are ignored, and may take their room.
_LINE = 20 * LONGEST


def rows(path: Path) -> Rows:
    """The rows of ``path``; raises RowError with the line, OSError, UnicodeDecodeError."""
    with path.open(encoding="utf-8-sig") as file:
        number = 0
        while line := file.readline(_LINE + 1):
            number += 1
            where = f"line {number}"
            if len(line) > _LINE:
                raise RowError(f"{where} is longer than {_LINE} characters")
            if line.strip():
                yield Row.of(_object(line, where), where)


def _object(line: str, where: str) -> Mapping[str, object]:
    try:
        value = json.loads(line)
    except RecursionError:
        raise RowError(f"{where} is nested too deeply") from None
    except ValueError as error:
        raise RowError(f"{where} is no JSON: {error}") from None
    if not isinstance(value, dict):
        raise RowError(f"{where} is {kind_of(value)}, not an object")
    return value
