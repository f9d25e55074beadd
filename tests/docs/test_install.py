"""docs/install.md has every client, its places and what is written there; its commands are commands."""

import json
from pathlib import Path, PurePosixPath

import pytest

from pincite.server.install.clients import CLIENTS, ClientName, Machine
from pincite.server.install.edit import stanza
from tests.docs.pages import ROOT, blocks, code, table
from tests.server.cli.command import pincite

PAGE = "docs/install.md"
URL = "https://pincite.example.org/mcp"
_PLATFORMS = ("darwin", "linux", "win32")


def test_the_table_has_every_client_and_where_its_file_is() -> None:
    rows = table(PAGE, "In a client")
    told = {code(row[0]): [code(cell).replace("\\", "/") for cell in row[1:]] for row in rows}

    assert told == {
        name: [_place(client.file(Machine(platform, Path("~"), {}))) for platform in _PLATFORMS]
        for name, client in CLIENTS.items()
    }


def _place(path: Path) -> str:
    return path.as_posix().replace("~/AppData/Roaming", "%APPDATA%")


@pytest.mark.parametrize("name", ["claude-code", "cursor", "vscode"])
def test_the_entry_that_is_shown_for_a_running_server_is_the_one_that_is_written(
    name: ClientName, tmp_path: Path
) -> None:
    (block,) = blocks(PAGE, f"json {name}")
    file = tmp_path / "mcp.json"
    client = CLIENTS[name]

    ran = pincite("install", name, "--config", str(file), "--http", URL, "--token")

    assert ran.status == 0
    assert block.text.strip() == stanza(client, client.http(URL, token=True))
    assert json.loads(file.read_text()) == json.loads(block.text)


def test_mcp_json_is_what_is_shown_here_and_in_the_readme() -> None:
    (block,) = blocks(PAGE, "json")
    (readme,) = [one for one in blocks("README.md", "json") if "mcpServers" in one.text]

    assert json.loads(block.text) == json.loads((ROOT / "mcp.json").read_text()) == json.loads(readme.text)


def test_the_lines_about_clients_run_as_they_are(tmp_path: Path) -> None:
    lines = [line.partition("#")[0].split() for block in blocks(PAGE, "sh") for line in block.text.splitlines()]
    ran = 0
    for _, command, *arguments in lines:
        if command == "install":
            name = arguments[0]
            kept = [one for one in arguments if PurePosixPath(one).name != "mcp.json" and one != "--config"]
            assert pincite("install", *kept, "--config", str(tmp_path / name)).status == 0
            ran += 1

    assert ran == 6
