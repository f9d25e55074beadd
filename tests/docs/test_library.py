"""docs/library.md is a program that runs as it is printed."""

import re
from pathlib import Path

import pytest

import pincite
from pincite.core import errors
from tests.docs.pages import PAGES, codes, run_in_turn, source, table
from tests.web import Reply, serve_in_thread

PAGE = "docs/library.md"
#: The host that the page reads.
HOST = "https://example.org"
BODY = "<!doctype html><title>Hours</title><h1>Hours</h1><p>The library is <b>open</b> from nine to six.</p>"


def test_every_block_of_the_page_runs_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_in_thread({"/hours": Reply.html(BODY)}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        monkeypatch.setenv("PINCITE_TELEMETRY_ENABLED", "1")
        monkeypatch.setenv("PINCITE_TELEMETRY_PATH", str(tmp_path / "telemetry.json"))

        run_in_turn(PAGE, lambda block: block.text.replace(HOST, web.url("")))


def test_every_error_is_there_that_callers_may_catch_by_a_public_name() -> None:
    public = {name for name in pincite.__all__ if name.endswith("Error")} - {errors.ProvenanceError.__name__}

    assert {*codes(table(PAGE, "Errors"))} == public
    assert public == {name for name, kind in vars(errors).items() if isinstance(kind, type)} - {"ProvenanceError"}


def test_the_table_of_what_is_public_has_every_public_name_once_and_no_other() -> None:
    listed = [name for row in table(PAGE, "What is public") for name in re.findall(r"`(\w+)`", row[1])]
    errors_above = [*codes(table(PAGE, "Errors"))]

    assert sorted([*listed, *errors_above]) == pincite.__all__


def test_no_page_sends_its_reader_into_core_but_to_what_is_public_there() -> None:
    public = ("pincite.core.reports", "pincite.core.nli.llm")
    named = {
        (page, name)
        for page in (*PAGES, "examples/library.py")
        if page not in ("CHANGELOG.md", "docs/design.md")
        for name in re.findall(r"\bpincite\.(?:core|tools|server)\.\w+(?:\.\w+)*", source(page))
    }

    assert [
        (page, name) for page, name in sorted(named) if not name.startswith((*public, "pincite.server.StampResults"))
    ] == []
    assert {name for name in public if f"`{name}`" in source(PAGE)} == set(public)
