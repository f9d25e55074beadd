"""Each client has its file, its place for servers in it, and its own way to name a server and a secret."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

ClientName = Literal["claude-desktop", "claude-code", "cursor", "vscode"]
Entry = dict[str, object]

#: The variable of the client's environment that holds the token of a server over HTTP.
TOKEN: Final = "PINCITE_TOKEN"  # noqa: S105 - its name
#: By which VS Code asks the person for the token, once, and keeps it.
INPUT: Final = "pincite-token"


@dataclass(frozen=True)
class Machine:
    """Where a client looks for its file: ``sys.platform``, the person's folder and the environment."""

    platform: str
    home: Path
    environ: Mapping[str, str]

    @property
    def applications(self) -> Path:
        """The folder in which programs keep what a person has set."""
        if self.platform == "darwin":
            return self.home / "Library" / "Application Support"
        if self.platform == "win32":
            return Path(self.environ.get("APPDATA") or self.home / "AppData" / "Roaming")
        return Path(self.environ.get("XDG_CONFIG_HOME") or self.home / ".config")


@dataclass(frozen=True)
class Client:
    """An MCP client that is set up by a JSON file."""

    name: ClientName
    title: str
    #: The member of its file that holds the servers.
    servers: str
    #: Whether an entry says which transport it is of.
    typed: bool
    #: How a header refers to the token; "" where the client's file knows no servers over HTTP.
    token: str

    def file(self, machine: Machine) -> Path:
        """The file that holds for every project of the person."""
        match self.name:
            case "claude-desktop":
                return machine.applications / "Claude" / "claude_desktop_config.json"
            case "claude-code":
                return Path(machine.environ.get("CLAUDE_CONFIG_DIR") or machine.home) / ".claude.json"
            case "cursor":
                return machine.home / ".cursor" / "mcp.json"
            case "vscode":
                return machine.applications / "Code" / "User" / "mcp.json"

    def stdio(self, command: str) -> Entry:
        """An entry by which the client starts ``command`` itself."""
        return {**({"type": "stdio"} if self.typed else {}), "command": command, "args": []}

    def http(self, url: str, *, token: bool) -> Entry:
        """An entry by which the client calls the server at ``url``; with ``token``, by reference to its token."""
        headers = {"headers": {"Authorization": f"Bearer {self.token}"}} if token else {}
        return {**({"type": "http"} if self.typed else {}), "url": url, **headers}

    @property
    def inputs(self) -> Entry | None:
        """What the client must be told to ask the person for, so that ``token`` means something."""
        if self.name != "vscode":
            return None
        return {"type": "promptString", "id": INPUT, "description": "The token of pincite", "password": True}


CLIENTS: Final = {
    client.name: client
    for client in (
        Client("claude-desktop", "Claude Desktop", "mcpServers", typed=False, token=""),
        Client("claude-code", "Claude Code", "mcpServers", typed=True, token=f"${{{TOKEN}}}"),
        Client("cursor", "Cursor", "mcpServers", typed=False, token=f"${{env:{TOKEN}}}"),
        Client("vscode", "VS Code", "servers", typed=True, token=f"${{input:{INPUT}}}"),
    )
}
