"""A database of somebody's is read, and nothing in it is run."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pincite.core.links import sqlite_rows
from pincite.core.links.row import Row, RowError

TABLE = "CREATE TABLE known (id TEXT, url_pattern TEXT, title TEXT)"


def rows(folder: Path, *statements: str) -> list[Row]:
    path = folder / "known.db"
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    return list(sqlite_rows.rows(path))


def test_the_table_with_the_columns_is_the_catalogue(tmp_path: Path) -> None:
    found = rows(
        tmp_path,
        "CREATE TABLE other (id INTEGER, name TEXT)",
        'CREATE TABLE "the ""docs""" (Title TEXT, ID INTEGER)',
        'INSERT INTO "the ""docs""" VALUES (\'One\', 1102021811), (NULL, 2)',
    )

    assert found == [Row("1102021811", "", "One"), Row("2", "", "")]


@pytest.mark.parametrize(
    "statements",
    [
        (),
        ("CREATE TABLE other (id TEXT)",),
        (
            "CREATE VIEW known AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
            "SELECT id, '' AS url_pattern, '' AS title FROM n",
        ),
    ],
    ids=["empty", "no such column", "view"],
)
def test_where_no_table_has_them_nothing_is_read(tmp_path: Path, statements: tuple[str, ...]) -> None:
    with pytest.raises(RowError, match="no table has the columns"):
        rows(tmp_path, "CREATE TABLE padding (x)", *statements)


def test_a_virtual_table_is_not_opened(tmp_path: Path) -> None:
    try:
        with pytest.raises(RowError, match="no table has the columns"):
            rows(tmp_path, "CREATE VIRTUAL TABLE known USING fts5(id, url_pattern, title)")
    except sqlite3.OperationalError as error:
        pytest.skip(f"this SQLite has no such virtual table: {error}")


def test_a_function_in_a_column_is_not_run(tmp_path: Path) -> None:
    found = rows(
        tmp_path,
        "CREATE TABLE known (id TEXT, url_pattern TEXT, title TEXT GENERATED ALWAYS AS (upper(id)) VIRTUAL)",
        "INSERT INTO known (id) VALUES ('one')",
    )

    assert found == [Row("one", "", "")]


@pytest.mark.parametrize(
    ("value", "why"), [("x'00ff'", "id is a blob"), ("1.5", "id is a number"), ("NULL", "no id"), ("''", "no id")]
)
def test_what_is_no_id_is_named_by_its_row(tmp_path: Path, value: str, why: str) -> None:
    with pytest.raises(RowError, match=f"row 2 of 'known': .*{why}"):
        rows(tmp_path, "CREATE TABLE known (id, title)", f"INSERT INTO known VALUES ('1', ''), ({value}, '')")


def test_a_value_that_is_too_long_is_refused_and_text_that_is_none_is_mended(tmp_path: Path) -> None:
    assert rows(tmp_path, TABLE, "INSERT INTO known VALUES ('1', '', CAST(x'41ff' AS TEXT))") == [
        Row("1", "", "A\ufffd")
    ]
    with pytest.raises(RowError, match="title is longer"):
        rows(tmp_path, "INSERT INTO known VALUES ('2', '', printf('%.*c', 100000, 'x'))")


def test_a_file_that_only_begins_like_a_database_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "known.db"
    path.write_bytes(sqlite_rows.MAGIC + b"\xff" * 5_000)

    with pytest.raises(RowError, match="SQLite cannot read it"):
        list(sqlite_rows.rows(path))


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(sqlite_rows.rows(tmp_path / "none.db"))

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a?mode=rwc&b.db", "a#b.db", "a%20b.db"])
def test_a_files_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with closing(sqlite3.connect(path)) as database:
        database.execute(TABLE)
        database.execute("INSERT INTO known VALUES ('1', '', '')")
        database.commit()

    assert list(sqlite_rows.rows(path)) == [Row("1", "", "")]
    assert list(tmp_path.iterdir()) == [path]
