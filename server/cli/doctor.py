"""``pincite doctor``: what this installation would do, where each setting comes from, and what is missing."""

import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import anyio
from cyclopts import Parameter
from pydantic import SecretStr

from pincite.core.errors import ProvenanceError
from pincite.core.extract import Registry as Extractors
from pincite.core.nli.registry import shared
from pincite.core.settings import Settings, variables
from pincite.server.cli.console import Console
from pincite.server.cli.exits import Exit

_DISTRIBUTIONS = ("fastmcp", "mcp", "pydantic", "httpx2", "anyio", "turbohtml", "selectolax", "rapidfuzz")


def doctor(*, console: Annotated[Console, Parameter(parse=False)]) -> int:
    """Show the versions, settings, judges and formats of this installation, and the stanza for Claude Desktop.

    Exit status: 0, or 78 when a setting has a value that pincite does not know. No secret is shown.
    """
    try:
        settings, fault = Settings(), ""
    except ProvenanceError as error:
        settings, fault = None, str(error)
    sections: dict[str, Iterator[tuple[str, str]]] = {
        "Versions": _versions(),
        "Settings": _settings(settings, os.environ) if settings else iter([("not usable", fault)]),
        "Judges": _judges(settings),
        "Formats": _formats(),
    }
    for title, rows in sections.items():
        console.write(f"{title}\n{_table(rows)}\n")
    console.write(f"Claude Desktop (claude_desktop_config.json)\n{_stanza()}")
    return Exit.OK if settings else Exit.BAD_SETTING


def _table(rows: Iterator[tuple[str, str]]) -> str:
    listed = list(rows)
    width = max((len(name) for name, _ in listed), default=0)
    return "".join(f"  {name:<{width}}  {value}".rstrip() + "\n" for name, value in listed)


def _versions() -> Iterator[tuple[str, str]]:
    yield "pincite", version("pincite")
    yield "python", f"{platform.python_version()} ({platform.system()} {platform.machine()})"
    for name in _DISTRIBUTIONS:
        try:
            yield name, version(name)
        except PackageNotFoundError:
            yield name, "not installed"


def _settings(settings: Settings, environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each setting by the variable that set it, or that would."""
    for field in Settings.model_fields:
        names = variables(field)
        source = next((name for name in names if environ.get(name)), "")
        shown = _shown(getattr(settings, field))
        yield source or names[0], f"{shown}  ({'environment' if source else 'default'})"
    known = {name for field in Settings.model_fields for name in variables(field)}
    for name in sorted(environ):
        if name.upper().startswith("PINCITE_") and name.upper() not in known:
            yield name, "set, but pincite knows no such setting"


def _shown(value: object) -> str:
    if isinstance(value, SecretStr):
        return "set, not shown"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    if isinstance(value, str) and "@" in value:
        # An address may hold a password before its last @.
        return "(not shown)@" + value.rpartition("@")[2]
    return "-" if value is None or value == "" else str(value)


def _judges(settings: Settings | None) -> Iterator[tuple[str, str]]:
    async def ask() -> tuple[dict[str, str | None], str]:
        try:
            judge = await shared().choose(settings.nli_provider, order=settings.provider_order) if settings else None
            chosen = judge.name if judge else ""
        except ProvenanceError as error:
            chosen = f"none: {error}"
        return await shared().reasons(), chosen

    reasons, chosen = anyio.run(ask)
    for name, reason in reasons.items():
        yield name, "usable" if reason is None else f"not usable: {reason}"
    if chosen:
        yield "would be asked", chosen


def _formats() -> Iterator[tuple[str, str]]:
    extractors = Extractors()
    for name, extractor in extractors.built_in.items():
        yield name, f"usable ({extractor.name}/{extractor.version})"
    for extractor in extractors.others:
        yield extractor.name, f"usable ({extractor.version}, from another distribution)"


def _stanza() -> str:
    return json.dumps({"mcpServers": {"pincite": {"command": command(), "args": []}}}, indent=2)


def command() -> str:
    """The absolute path of the command, which clients need because they start it in any folder with any PATH."""
    called = Path(sys.argv[0])
    if called.name.startswith("pincite") and called.is_file():
        return str(called.resolve())
    beside = Path(sys.executable).with_name("pincite")
    return str(beside) if beside.is_file() else shutil.which("pincite") or "pincite"
