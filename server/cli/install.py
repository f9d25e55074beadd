"""``pincite install``: pincite in the configuration of an MCP client, and out of it again."""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from pincite.core.errors import InputError
from pincite.server.cli.calls.install import InstallOptions
from pincite.server.cli.console import Console
from pincite.server.cli.exits import CannotWriteError, Exit, UsageError
from pincite.server.cli.program import command
from pincite.server.install.clients import CLIENTS, TOKEN, Client, ClientName, Entry, Machine
from pincite.server.install.edit import difference, installed, removed, stanza
from pincite.server.install.file import TextFile

_NO_SERVER = "--http is the URL of a server, such as http://127.0.0.1:8000/mcp"


def install(client: ClientName, options: InstallOptions, console: Console) -> int:
    """Change the configuration of ``client`` as the options ask; the exit status."""
    target = CLIENTS[client]
    remove, config = options.remove, options.config
    if remove and (options.http or options.token):
        raise UsageError("--remove takes pincite out, however it is reached; leave out --http and --token")
    entry = {} if remove else _entry(target, options.http, token=options.token)
    path = config or _usual(target)
    try:
        file = TextFile.read(path)
        edit = removed(file.text, target) if remove else installed(file.text, target, entry)
    except InputError as error:
        console.warn(f"{path} is left as it is: {error}. Plain JSON without comments can be edited, and nothing else")
        if not remove:
            console.warn("put this into it yourself:")
            console.write(stanza(target, entry))
        return Exit.BAD_INPUT
    except OSError as error:
        raise CannotWriteError(f"cannot read {path}: {error.strerror or error}") from None
    if not edit.changes:
        console.write(f"{target.title}: {path} {'has no pincite' if remove else 'has it already'}; nothing to change")
        return Exit.OK
    absent = "" if file.path.parent.is_dir() else _absent(file.path.parent, target, is_named=config is not None)
    if options.dry_run:
        console.write(difference(edit, target, str(path)))
        if absent:
            console.warn(absent)
        return Exit.OK
    if absent:
        raise CannotWriteError(absent)
    try:
        kept = file.replace(edit.new)
    except OSError as error:
        raise CannotWriteError(f"cannot write {path}: {error.strerror or error}") from None
    console.write(f"{target.title}: pincite {'taken out of' if remove else 'set in'} {path}")
    if kept is not None:
        console.write(f"as it was: {kept}")
    console.write(f"Restart {target.title} to see the change.")
    return Exit.OK


def _absent(folder: Path, client: Client, *, is_named: bool) -> str:
    """What to do where there is no folder to write in. A client that is not there is not made to look as if it were."""
    if is_named:
        return f"there is no folder {folder}: make it first"
    return f"there is no folder {folder}: start {client.title} once, or name its file with --config"


def _usual(client: Client) -> Path:
    unknown = UsageError(f"the file of {client.title} cannot be found; name it with --config")
    try:
        file = client.file(Machine(sys.platform, Path.home(), os.environ))
    except RuntimeError:  # Nobody knows where this person's folder is.
        raise unknown from None
    if not file.is_absolute():  # HOME and its kin name a folder that depends on where one stands.
        raise unknown
    return file


def _entry(client: Client, url: str, *, token: bool) -> Entry:
    if not url:
        if token:
            raise UsageError("--token goes with --http: a server that the client starts itself asks for none")
        return client.stdio(command())
    if not client.token:
        raise UsageError(
            f"the file of {client.title} knows no servers over HTTP: add {url.partition('?')[0]} under its settings, "
            "Connectors, or install without --http"
        )
    try:
        parts = urlsplit(url)
        host, named = parts.hostname, parts.username is not None or parts.password is not None
    except ValueError:
        raise UsageError(_NO_SERVER) from None
    if parts.scheme not in ("http", "https") or not host or url.split() != [url]:
        raise UsageError(_NO_SERVER)
    if named:
        raise UsageError(f"--http with a name or a password in it would write them down: use --token and {TOKEN}")
    return client.http(url, token=token)
