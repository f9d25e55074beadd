"""A catalogue in SQLite: the first table with the columns ``id``, ``url_pattern`` and ``title``.

The file is somebody's: it is opened to be read only, and nothing that it defines (a view, a virtual table, a function
in a column) is run (SQLite, "Defense Against The Dark Arts").
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from pincite.core.links.row import COLUMNS, LONGEST, Row, RowError, Rows

#: What every file of SQLite begins with.
MAGIC = b"SQLite format 3\x00"

#: Steps of its machine (a few a row) after which SQLite is asked to stop.
_STEPS = 100_000_000
_STEPS_AT_ONCE = 1_000_000
_TABLES = 1_000
_ALLOWED = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ})


def rows(path: Path) -> Rows:
    """The rows of ``path``; raises RowError, or OSError where there is no such file."""
    path.stat()
    try:
        with _opened(path) as database:
            table, names = _table(database)
            columns = ", ".join(_quoted(names[name]) if name in names else "NULL" for name in COLUMNS)
            found = database.execute(f"SELECT {columns} FROM {_quoted(table)}")  # noqa: S608 - quoted as SQLite asks
            for number, values in enumerate(found, start=1):
                yield Row.of(dict(zip(COLUMNS, values, strict=True)), f"row {number} of {table[:80]!r}")
    except sqlite3.Error as error:
        raise RowError(f"SQLite cannot read it: {error}") from None


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    address = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as database:
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA cell_size_check = ON")
        database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 1_000_000)
        database.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000)
        database.text_factory = _text
        steps = iter(range(_STEPS // _STEPS_AT_ONCE))
        database.set_progress_handler(lambda: next(steps, None) is None, _STEPS_AT_ONCE)
        yield database


def _table(database: sqlite3.Connection) -> tuple[str, dict[str, str]]:
    """The first table with an id and one other column, and its own spelling of their names."""
    # A table of its own has a first page; a view and a virtual table have none.
    listed = database.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name NOT LIKE 'sqlite!_%' ESCAPE '!' "
        "ORDER BY rowid LIMIT ?",
        (_TABLES,),
    ).fetchall()
    for (table,) in listed:
        described = database.execute("SELECT name FROM pragma_table_info(?)", (table,)).fetchall()
        names = {name.lower(): name for (name,) in described}
        if "id" in names and ("url_pattern" in names or "title" in names):
            database.set_authorizer(lambda action, *_: sqlite3.SQLITE_OK if action in _ALLOWED else sqlite3.SQLITE_DENY)
            return table, names
    raise RowError(f"no table has the columns {', '.join(COLUMNS)}")


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _text(value: bytes) -> str:
    # Longer text is refused by its row, which need not hold all of it.
    return value[: 4 * (LONGEST + 1)].decode("utf-8", "replace")
