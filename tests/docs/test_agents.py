"""docs/agents.md runs as it is printed, and lists every option and every name that is looked for."""

import inspect
import json

from pincite.core.shapes import cited, nested
from pincite.server import StampResults
from pincite.server.gathered import MAX_ADDED
from tests.docs.pages import blocks, codes, run_in_turn, source, table
from tests.rows import each_row
from tests.server.cli.command import pincite

PAGE = "docs/agents.md"


def test_every_block_of_the_page_runs_in_turn() -> None:
    run_in_turn(PAGE)


def test_every_option_of_the_middleware_is_there_and_no_other() -> None:
    rows = table(PAGE, "Options")

    assert codes(rows) == [*inspect.signature(StampResults).parameters]
    assert str(MAX_ADDED) in {row[1] for row in rows}


@each_row("name", [*cited.QUOTED, *nested._PLAIN])
def test_every_name_of_words_beside_a_citation_is_there(name: str) -> None:
    assert f"`{name}`" in source(PAGE)


def test_the_bounds_are_those_that_are_kept() -> None:
    assert (
        f"At most {nested._MOST:,} objects and lists of one value are looked into, {nested._DEEPEST} levels"
        in source(PAGE)
    )


def test_the_configuration_calls_the_command_as_it_is() -> None:
    (block,) = blocks(PAGE, "json")
    entry = json.loads(block.text)["mcpServers"]["hours"]
    (line,) = blocks(PAGE, "sh")

    assert [entry["command"], *entry["args"]] == line.text.split()
    # Everything after the two hyphens is the server's command.
    assert "no/such" in pincite(*entry["args"][:2], "no/such", *entry["args"][3:]).err
