"""A catalogue in CSV: a head that names ``id``, ``url_pattern`` and ``title``, in any order (RFC 4180)."""

import csv
from pathlib import Path

from pincite.core.links.row import COLUMNS, Row, RowError, Rows

#: What may part the columns.
_SEPARATORS = ",;\t"


def rows(path: Path) -> Rows:
    """The rows of ``path``; raises RowError with the line, OSError, UnicodeDecodeError."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        first = file.readline(10_000)
        separator = max(_SEPARATORS, key=first.count)
        file.seek(0)
        reader = csv.reader(file, delimiter=separator, strict=True)
        try:
            head = [name.strip().lower() for name in next(reader, [])]
            if "id" not in head:
                raise RowError(f"line 1: the head names no column {COLUMNS[0]!r}; it must name {', '.join(COLUMNS)}")
            for cells in reader:
                if any(cells):
                    # More cells than names are nobody's; fewer are empty.
                    yield Row.of(dict(zip(head, cells, strict=False)), f"line {reader.line_num}")
        except csv.Error as error:
            raise RowError(f"line {reader.line_num}: {error}") from None
