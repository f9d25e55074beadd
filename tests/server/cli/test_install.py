"""``pincite install`` finds each client's file, says what it does, and never loses a file."""

import json
import sys
from pathlib import Path
from typing import get_args

import pytest

from pincite.server.install.clients import CLIENTS, ClientName, Machine
from tests.server.cli.command import Ran, pincite

FILES = {
    "claude-desktop": ".config/Claude/claude_desktop_config.json",
    "claude-code": ".claude.json",
    "cursor": ".cursor/mcp.json",
    "vscode": ".config/Code/User/mcp.json",
}
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="the places are those of Linux")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's folder in which every client has been started once."""
    for file in FILES.values():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "CLAUDE_CONFIG_DIR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def install(*arguments: str) -> Ran:
    return pincite("install", *arguments)


def everything(folder: Path) -> dict[str, bytes]:
    return {str(one): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


@only_linux
@pytest.mark.parametrize("client", get_args(ClientName))
def test_a_client_gets_the_absolute_path_of_the_command_and_a_second_call_changes_nothing(
    client: ClientName, home: Path
) -> None:
    file = home / FILES[client]

    once, written = install(client), everything(home)
    twice = install(client)

    entry = json.loads(file.read_text())[CLIENTS[client].servers]["pincite"]
    assert (once.status, twice.status) == (0, 0)
    assert Path(entry["command"]).is_absolute()
    assert entry["args"] == []
    assert entry.get("type") == ("stdio" if client in ("claude-code", "vscode") else None)
    assert "nothing to change" in twice.out
    assert everything(home) == written == {str(file): written[str(file)]}


@only_linux
@pytest.mark.parametrize("name", ["HOME", "CLAUDE_CONFIG_DIR"])
def test_a_folder_that_depends_on_where_one_stands_is_not_taken_for_the_persons(
    name: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv(name, ".")
    ran = install("claude-code")

    assert (ran.status, everything(home)) == (64, {})
    assert "--config" in ran.err


def test_every_platform_has_its_places() -> None:
    home = Path("home")
    mac, linux, windows = Machine("darwin", home, {}), Machine("linux", home, {}), Machine("win32", home, {})
    moved = Machine("linux", home, {"XDG_CONFIG_HOME": "xdg", "CLAUDE_CONFIG_DIR": "code"})
    roaming = Machine("win32", home, {"APPDATA": "roaming"})
    support = home / "Library" / "Application Support"

    assert CLIENTS["claude-desktop"].file(mac) == support / "Claude" / "claude_desktop_config.json"
    assert CLIENTS["vscode"].file(mac) == support / "Code" / "User" / "mcp.json"
    assert CLIENTS["cursor"].file(windows) == home / ".cursor" / "mcp.json"
    assert CLIENTS["vscode"].file(windows) == home / "AppData" / "Roaming" / "Code" / "User" / "mcp.json"
    assert CLIENTS["claude-desktop"].file(roaming) == Path("roaming") / "Claude" / "claude_desktop_config.json"
    assert CLIENTS["claude-desktop"].file(moved) == Path("xdg") / "Claude" / "claude_desktop_config.json"
    assert CLIENTS["claude-code"].file(moved) == Path("code") / ".claude.json"
    assert {name: CLIENTS[name].file(linux) for name in get_args(ClientName)} == {
        name: home / file for name, file in FILES.items()
    }


@only_linux
@pytest.mark.parametrize("client", ["claude-desktop", "cursor", "vscode"])
def test_a_dry_run_shows_what_it_would_write_where_the_clients_folder_is_missing(
    client: str, home: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path_factory.mktemp("bare")
    monkeypatch.setenv("HOME", str(bare))
    without = install(client, "--dry-run")
    monkeypatch.setenv("HOME", str(home))
    with_folder = install(client, "--dry-run")

    assert (without.status, with_folder.status) == (0, 0)
    assert without.out == with_folder.out.replace(str(home), str(bare))
    assert f"there is no folder {(bare / FILES[client]).parent}: start" in without.err
    assert with_folder.err == ""
    assert list(bare.iterdir()) == []


def test_whoever_named_the_file_is_told_to_make_its_folder_and_not_to_name_it(tmp_path: Path) -> None:
    file = tmp_path / ".cursor" / "mcp.json"
    ran = [install("cursor", "--config", str(file), *more) for more in ([], ["--dry-run"])]

    assert [one.status for one in ran] == [73, 0]
    assert [one.err for one in ran] == [f"pincite: there is no folder {file.parent}: make it first\n"] * 2
    assert '"pincite"' in ran[1].out
    assert not file.parent.exists()


@only_linux
def test_a_dry_run_prints_the_change_and_makes_none(home: Path) -> None:
    file = home / FILES["cursor"]
    file.write_text('{"mcpServers": {"other": {"env": {"KEY": "s3cr3t"}}}}')
    before = everything(home)

    ran = install("cursor", "--dry-run")

    assert ran.status == 0
    assert ran.out.startswith(f"--- {file}\n+++ {file}\n")
    assert '+    "pincite": {' in ran.out
    assert "s3cr3t" not in ran.out + ran.err
    assert everything(home) == before


@only_linux
def test_what_was_there_stays_in_the_file_and_is_kept_beside_it(home: Path) -> None:
    file = home / FILES["vscode"]
    file.write_text('{\n\t"inputs": [],\n\t"servers": {"other": {"command": "x"}},\n\t"z": 1.0\n}\n')
    before = file.read_text()

    ran = install("vscode")
    gone = install("vscode", "--remove")

    assert ran.status == gone.status == 0
    assert f"as it was: {file}.bak\n" in ran.out
    assert file.with_name("mcp.json.bak").read_text() == before
    assert '"pincite"' in file.with_name("mcp.json.bak2").read_text()
    assert file.read_text() == before
    assert "has no pincite" in install("vscode", "--remove").out


@only_linux
def test_a_file_with_comments_is_left_alone_and_the_lines_to_paste_are_given(home: Path) -> None:
    file = home / FILES["vscode"]
    file.write_text('{\n  // mine\n  "servers": {}\n}\n')
    before = everything(home)

    ran = install("vscode")

    assert ran.status == 65
    assert json.loads(ran.out)["servers"]["pincite"]["type"] == "stdio"
    assert "comments" in ran.err
    assert "line 2" in ran.err
    assert install("vscode", "--remove").status == 65
    assert everything(home) == before


@only_linux
def test_a_client_that_was_never_started_is_said_to_be_missing(home: Path) -> None:
    (home / FILES["cursor"]).parent.rmdir()

    ran = install("cursor")

    assert ran.status == 73
    assert "start Cursor once" in ran.err
    assert everything(home) == {}


def test_any_file_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / ".mcp.json"

    ran = install("claude-code", "--config", str(file), "--http", "https://a.example/mcp", "--token")

    assert ran.status == 0
    assert json.loads(file.read_text())["mcpServers"]["pincite"] == {
        "type": "http",
        "url": "https://a.example/mcp",
        "headers": {"Authorization": "Bearer ${PINCITE_TOKEN}"},
    }


def test_no_token_is_written_or_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_TOKEN", "s3cr3t")

    for client in ("claude-code", "cursor", "vscode"):
        file = tmp_path / client
        arguments = (client, "--config", str(file), "--http", "http://127.0.0.1:8000/mcp", "--token")
        ran = [install(*arguments, "--dry-run"), install(*arguments)]

        assert all(one.status == 0 and "s3cr3t" not in one.out + one.err for one in ran)
        assert "s3cr3t" not in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["claude-desktop", "--http", "http://127.0.0.1:8000/mcp"], "Connectors"),
        (["cursor", "--http", "ftp://a.example/"], "the URL of a server"),
        (["cursor", "--http", "https://"], "the URL of a server"),
        (["cursor", "--http", "http://[::1/mcp"], "the URL of a server"),
        (["cursor", "--http", "https://a.example/ b"], "the URL of a server"),
        (["cursor", "--http", "https://me:s3cr3t@a.example/"], "password"),
        (["cursor", "--token"], "--token goes with --http"),
        (["cursor", "--remove", "--http", "https://a.example/"], "--remove"),
        (["emacs"], "emacs"),
    ],
)
def test_a_call_that_makes_no_sense_changes_nothing(arguments: list[str], said: str, tmp_path: Path) -> None:
    file = tmp_path / "mcp.json"

    ran = install(*arguments, "--config", str(file))

    assert ran.status == 64
    assert said in ran.err
    assert "s3cr3t" not in ran.err
    assert not file.exists()


def test_what_is_no_file_is_exit_65_and_a_missing_folder_73(tmp_path: Path) -> None:
    folder = tmp_path / "mcp.json"
    folder.mkdir()

    assert install("cursor", "--config", str(folder)).status == 65
    assert install("cursor", "--config", str(tmp_path / "none" / "mcp.json")).status == 73


@only_linux
def test_a_folder_that_cannot_be_written_to_is_exit_73_and_no_traceback() -> None:
    ran = install("cursor", "--config", "/proc/mcp.json")

    assert ran.status == 73
    assert "cannot write /proc/mcp.json" in ran.err
