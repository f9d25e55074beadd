"""JSON Lines: an object a line, and what is none named by its line."""

from pathlib import Path

import pytest

from pincite.core.links import json_rows
from pincite.core.links.row import Row, RowError


def rows(folder: Path, text: str) -> list[Row]:
    path = folder / "known.jsonl"
    path.write_text(text, encoding="utf-8")
    return list(json_rows.rows(path))


def test_further_keys_blank_lines_and_a_byte_order_mark_do_not_count(tmp_path: Path) -> None:
    text = '\ufeff{"id": 1, "title": "One", "year": {"of": [2026]}}\r\n\n{"url_pattern": "https://a.test/", "id": "2"}'

    assert rows(tmp_path, text) == [Row("1", "", "One"), Row("2", "https://a.test/", "")]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[1]", "is a list, not an object"),
        ('"x"', "is a string"),
        ("{", "is no JSON"),
        ('{"id": null}', "there is no id"),
        ('{"id": ' + "9" * 5_000 + "}", "is no JSON"),
        ("[" * 30_000, "nested too deeply|is no JSON"),
        ('{"id": "' + "x" * 50_000 + '"}', "is longer than"),
    ],
)
def test_what_is_no_row_is_named_by_its_line(tmp_path: Path, line: str, why: str) -> None:
    with pytest.raises(RowError, match=f"^line 2:? .*({why})"):
        rows(tmp_path, '{"id": "1"}\n' + line + "\n")


def test_a_lone_surrogate_in_a_title_is_kept_and_harms_nothing(tmp_path: Path) -> None:
    assert rows(tmp_path, '{"id": "1", "title": "\\ud800"}') == [Row("1", "", "\ud800")]
