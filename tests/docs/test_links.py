"""docs/links.md is a program and two commands that run as they are printed, over the catalogue that it shows."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pincite.core.links.address import Address
from pincite.core.links.catalogue import MAX_BYTES
from pincite.core.links.forms import known_id
from pincite.core.links.index import MAX_ROWS
from pincite.core.links.pattern import read_pattern
from pincite.core.links.row import COLUMNS
from tests.docs.pages import blocks, codes, run_in_turn, source, table, tables
from tests.server.cli.command import pincite
from tests.web import Reply, serve_in_thread

PAGE = "docs/links.md"
#: The host that the page asks.
HOST = "https://example.org"


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The site that the page asks, on loopback."""
    routes = {"/hours": Reply.html("<p>Hours</p>"), "/old": Reply.redirect("/hours", 301), "/staff": Reply(status=403)}
    with serve_in_thread(routes) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        yield web.url("")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = blocks(PAGE, "csv")
    (tmp_path / "known.csv").write_text(block.text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_every_block_of_the_page_runs_in_turn(host: str) -> None:
    run_in_turn(PAGE, lambda block: block.text.replace(HOST, host) if block.heading == "Live" else block.text)


def test_the_commands_of_the_page_say_what_it_shows() -> None:
    bare, known = (pincite(*block.text.split()[1:]) for block in blocks(PAGE, "sh"))
    (shown,) = blocks(PAGE, "text")

    assert (bare.status, bare.out) == (0, shown.text)
    assert known.status == 0
    assert [result["catalog"] for result in json.loads(known.out)["results"]] == ["ok", "ok"]


def test_no_block_of_the_page_is_left_out_of_these_tests() -> None:
    assert set(re.findall("^```(.+)$", source(PAGE), re.MULTILINE)) == {"python", "sh", "text", "csv"}


def test_every_column_and_every_limit_is_there() -> None:
    assert codes(table(PAGE, "A catalogue of known documents")) == [*COLUMNS]
    assert f"{MAX_ROWS:,} rows and {MAX_BYTES // 1_000_000} MB" in source(PAGE)


def test_every_pattern_that_is_shown_can_be_read_and_every_address_has_its_id() -> None:
    patterns, addresses = tables(PAGE, "Patterns")

    assert all(read_pattern(pattern).site == "example.org" for pattern in codes(patterns))
    assert [known_id(address) for url in codes(addresses) if (address := Address.of(url))] == codes(addresses, 1)
