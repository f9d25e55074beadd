"""A catalogue file is read when first asked, once, in whichever form it has."""

import asyncio
import os
from pathlib import Path

import anyio
import pytest

from pincite.core.errors import InputError, SettingError
from pincite.core.links import catalogue
from pincite.core.links.catalogue import FileCatalogue, catalogue_of
from pincite.core.models.links import Catalog
from pincite.core.settings import Settings
from tests.core.links.known import csv_file, jsonl_file, sqlite_file

URL = "https://a.test/docs/1"
CSV = "id,url_pattern,title\n1,https://a.test/docs/{id},One\n"


async def test_each_form_is_told_by_what_is_in_the_file_and_not_by_its_name(tmp_path: Path) -> None:
    known = [
        csv_file(tmp_path, CSV, name="a.db"),
        jsonl_file(tmp_path, [{"id": "1", "url_pattern": "a.test/docs/{id}", "title": "One"}], name="b.csv"),
        sqlite_file(
            tmp_path,
            "CREATE TABLE known (id, url_pattern, title)",
            "INSERT INTO known VALUES (1, 'a.test/docs/{id}', 'One')",
            name="c.txt",
        ),
    ]

    for one in known:
        assert [(await one.look_up(url)).catalog for url in (URL, URL + "2")] == [Catalog.OK, Catalog.MISSING]


async def test_nothing_is_read_before_the_first_question_and_nothing_after_it(tmp_path: Path) -> None:
    known = FileCatalogue(tmp_path / "known.csv")
    csv_file(tmp_path, CSV)

    async with anyio.create_task_group() as tasks:
        for _ in range(5):
            tasks.start_soon(known.look_up, URL)
    (tmp_path / "known.csv").unlink()

    assert (await known.look_up(URL)).catalog == Catalog.OK


def test_one_catalogue_serves_one_event_loop_after_another(tmp_path: Path) -> None:
    known = csv_file(tmp_path, CSV)

    assert [asyncio.run(known.look_up(URL)).catalog for _ in range(2)] == [Catalog.OK] * 2


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "head names no column"),
        (b"id,title\n", "no rows"),
        (b"id,url_pattern\n1,nowhere/\xff", "no text in UTF-8"),
        (b"id,url_pattern\n1,/docs\n", "no host"),
        (b'{"id": "1"}\n{', "line 2"),
    ],
)
async def test_a_file_that_is_no_catalogue_is_an_input_error_each_time(
    tmp_path: Path, content: bytes, why: str
) -> None:
    path = tmp_path / "known"
    path.write_bytes(content)
    known = FileCatalogue(path)

    for _ in range(2):
        with pytest.raises(InputError, match=why):
            await known.look_up(URL)


async def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    for path in (tmp_path, tmp_path / "pipe", tmp_path / "none", Path("a\0b")):
        with pytest.raises(InputError, match=r"no such file|null"):
            await FileCatalogue(path).look_up(URL)


async def test_a_file_over_the_limit_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.csv"
    with path.open("wb") as file:
        file.truncate(catalogue.MAX_BYTES + 1)

    with pytest.raises(InputError, match="larger than 200 MB"):
        await FileCatalogue(path).look_up(URL)


async def test_a_setting_that_names_no_catalogue_is_a_setting_error(tmp_path: Path) -> None:
    known = catalogue_of(Settings(catalogue=tmp_path / "none.csv"))

    assert known is not None
    assert catalogue_of(Settings()) is None
    with pytest.raises(SettingError, match=r"^PINCITE_CATALOGUE: .*none\.csv"):
        await known.look_up(URL)
