"""Catalogues on disk, in each form, for a test."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from pincite.core.links.catalogue import FileCatalogue
from pincite.core.links.index import Index
from pincite.core.links.row import Row

WOL = "https://wol.jw.org/en/wol"
HEAD = ("id", "url_pattern", "title")


def index(*rows: Sequence[str]) -> Index:
    """The index of rows of id, pattern and title."""
    return Index.of(Row(*row) for row in rows)


def csv_file(folder: Path, text: str, *, name: str = "known.csv") -> FileCatalogue:
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return FileCatalogue(path)


def jsonl_file(folder: Path, lines: Iterable[object], *, name: str = "known.jsonl") -> FileCatalogue:
    return csv_file(folder, "".join(f"{json.dumps(line)}\n" for line in lines), name=name)


def sqlite_file(folder: Path, *statements: str, name: str = "known.db") -> FileCatalogue:
    path = folder / name
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    return FileCatalogue(path)
