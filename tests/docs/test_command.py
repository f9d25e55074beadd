"""docs/command.md has every command, option, exit status and setting, and no other."""

import json
import re
from functools import cache

import pytest

from pincite.core.settings import Settings, variables
from pincite.server.cli.exits import Exit
from tests.docs.pages import PAGES, blocks, codes, source, table, tables
from tests.rows import each_row
from tests.server.cli.command import pincite

PAGE = "docs/command.md"
COMMANDS = ("check", "stamp", "links", "evidence", "fidelity", "serve", "proxy", "install", "demo", "doctor")
_OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A help that wraps none of its options, however narrow the terminal of the tests is."""
    monkeypatch.setenv("COLUMNS", "200")


@cache
def options(command: str) -> set[str]:
    """The options that a command's own help names, but for that of the help itself."""
    rows = [line for line in pincite(command, "--help").out.splitlines() if line.startswith("\u2502")]
    # One option begins a row; those that its description names stand further to the right.
    names = [row.removeprefix("\u2502").removeprefix(" *").split() for row in rows]
    return {word for words in names for word in words[:2] if _OPTION.fullmatch(word)} - {"--help"}


@each_row("command", COMMANDS)
def test_the_options_of_a_command_are_those_of_its_help(command: str) -> None:
    listed = [option for rows in tables(PAGE, f"pincite {command}") for option in codes(rows)]

    assert sorted(listed) == sorted(options(command))


def test_every_command_has_its_section_and_no_other() -> None:
    sections = re.findall(r"^## pincite (\w+)$", source(PAGE), re.MULTILINE)
    told = pincite("--help").out

    assert sections == [*COMMANDS]
    assert [command for command in COMMANDS if not re.search(rf"^\u2502 {command}\b", told, re.MULTILINE)] == []


def test_every_exit_status_is_there_and_no_other() -> None:
    assert [int(row[0]) for row in table(PAGE, "Exit status")] == [*Exit]


def test_every_setting_is_there_with_its_variables_and_its_default() -> None:
    rows = table(PAGE, "Settings")
    told = {tuple(re.findall(r"`(\w+)`", row[0])): row[1] for row in rows}

    assert told == {variables(name): _default(field.default) for name, field in Settings.model_fields.items()}


def _default(value: object) -> str:
    if value is None or value in ("", ()):
        return ""
    if isinstance(value, float):
        return f"{value:g}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_finding_that_is_shown_can_be_stamped_and_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_PROVENANCE_FETCHER", "fake")
    (block,) = blocks(PAGE, "json")

    stamped = pincite("stamp", "-", stdin=block.text)
    checked = pincite("check", "-", stdin=stamped.out)

    assert (stamped.status, checked.status) == (0, 0)
    assert json.loads(checked.out)["summary"] == {"match": 1}


@each_row("page", PAGES)
def test_every_command_line_that_a_page_shows_is_one_that_the_command_knows(page: str) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.text.splitlines()]
    called = [match[0].split() for line in lines for match in re.finditer(r"\bpincite\b(?! *\$)[^#|&]*", line)]

    for _, command, *arguments in (words for words in called if len(words) > 1):
        assert command in (*COMMANDS, "--version", "--help")
        given = {argument for argument in arguments if _OPTION.fullmatch(argument)}
        assert given - options(command) == set(), " ".join([command, *arguments])
