"""CSV as people and programs write it, and what is none named by its line."""

from pathlib import Path

import pytest

from pincite.core.links import csv_rows
from pincite.core.links.row import Row, RowError


def rows(folder: Path, text: str | bytes) -> list[Row]:
    path = folder / "known.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return list(csv_rows.rows(path))


@pytest.mark.parametrize(
    "text",
    [
        "id,url_pattern,title\n1,https://a.test/,One\n",
        "\ufeffID;Url_Pattern;Title\r\n1;https://a.test/;One\r\n",
        "title\tid\turl_pattern\nOne\t1\thttps://a.test/",
        'id,url_pattern,title,year\n"1","https://a.test/","One",2026,more\n\n,,\n',
    ],
)
def test_columns_may_stand_in_any_order_with_any_usual_separator(tmp_path: Path, text: str) -> None:
    assert rows(tmp_path, text) == [Row("1", "https://a.test/", "One")]


def test_a_column_may_be_left_out_and_a_title_may_hold_a_separator_and_a_line_feed(tmp_path: Path) -> None:
    assert rows(tmp_path, 'id,title\n1,"One,\ntwo"\n2\n') == [Row("1", "", "One,\ntwo"), Row("2", "", "")]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "line 1: the head names no column 'id'"),
        ("1,https://a.test/,One\n", "line 1: the head names no column 'id'"),
        ("id,title\n1,One\n,Two\n", "line 3: there is no id"),
        ('id,title\n1,"One"two\n', "line 2: "),
        ('id,title\n1,"One\n', "line 2: "),
        ("id,title\n1," + "x" * 200_000 + "\n", "line 2: "),
    ],
)
def test_what_is_no_catalogue_is_named_by_its_line(tmp_path: Path, text: str, where: str) -> None:
    with pytest.raises(RowError, match=f"^{where}"):
        rows(tmp_path, text)


def test_what_is_no_text_is_no_catalogue(tmp_path: Path) -> None:
    with pytest.raises(UnicodeDecodeError):
        rows(tmp_path, b"id,title\n1,\xff\xfe\n")
