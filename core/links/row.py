"""One row of a catalogue, as its file wrote it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pincite.core.shapes.fields import kind_of

#: The columns, in this order where a file does not name them.
COLUMNS = ("id", "url_pattern", "title")
#: Code points of one value.
LONGEST = 2_000


class RowError(ValueError):
    """The catalogue cannot be read; the text is a sentence that says where."""


@dataclass(frozen=True, slots=True)
class Row:
    """A known document, at one of its addresses. Only ``id`` is never empty."""

    id: str
    url_pattern: str
    title: str

    @staticmethod
    def of(values: Mapping[str, object], where: str) -> "Row":
        """The row in ``values``, white space around them left out; ``where`` is its place. Raises RowError."""
        read = {name: _text(values.get(name), name, where) for name in COLUMNS}
        if not read["id"]:
            raise RowError(f"{where}: there is no id")
        return Row(read["id"], read["url_pattern"], read["title"])


#: What reads a file yields its rows one by one.
Rows = Iterator[Row]


def _text(value: object, name: str, where: str) -> str:
    if value is None:
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value) if abs(value) < 10**100 else "9" * (LONGEST + 1)
    if isinstance(value, bytes):
        raise RowError(f"{where}: {name} is a blob, not a string")
    if not isinstance(value, str):
        raise RowError(f"{where}: {name} is {kind_of(value)}, not a string")
    if len(value) > LONGEST:
        raise RowError(f"{where}: {name} is longer than {LONGEST} characters")
    return value.strip()
