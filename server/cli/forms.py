"""The form that a report is written in: the one asked for, else that of its file's name, else what its reader wants."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pincite.server.cli.console import Console
from pincite.server.cli.exits import UsageError

JSON: Final = "json"
MARKDOWN: Final = "md"
#: As a person reads it in a terminal; in a file, or a pipe, without colours.
TEXT: Final = "txt"
#: pincite's own, for any report; other distributions add theirs to some.
OWN: Final = (JSON, MARKDOWN, TEXT)

#: For services of continuous integration, of a check alone.
FOR_SERVICES: Final = ("github", "sarif", "junit")

#: What else than its form's name a file's name may end in. A bare name is a program's.
_SUFFIXES: Final[Mapping[str, str]] = {
    "": JSON,
    "jsonl": JSON,
    "ndjson": JSON,
    "markdown": MARKDOWN,
    "text": TEXT,
    "xml": "junit",
}


def form_of(
    report: str | None, out: Path | None, console: Console, *, known: Sequence[str] = OWN, plain: bool = False
) -> str:
    """The name of a form among ``known``; ``report`` and ``out`` are the options of these names.

    Raises ``UsageError`` for a form that is not known, and for one that has no ``plain`` one.
    """
    form = _named(report, known) or (_of_reader(console, plain) if out is None else _of_name(out, known, console))
    if plain and form == TEXT:
        raise UsageError("--plain is for programs, and txt for people; give --report json or md")
    if plain and form in FOR_SERVICES:
        raise UsageError(f"--plain is of JSON and Markdown, and {form} has keys of its own; give --report json or md")
    return form


def _named(report: str | None, known: Sequence[str]) -> str:
    if report is None:
        return ""
    for name in known:
        if name.lower() == report.lower():
            return name
    raise UsageError(f"unknown form of report {report[:80]!r}; known: {', '.join(known)}")


def _of_reader(console: Console, plain: bool) -> str:
    return TEXT if console.stdout.isatty() and not plain else JSON


def _of_name(out: Path, known: Sequence[str], console: Console) -> str:
    suffix = out.suffix.lower().removeprefix(".")
    form = _SUFFIXES.get(suffix, suffix)
    if form in known:
        return form
    console.warn(f"{out} is written as JSON: no form of report is called {suffix}; known: {', '.join(known)}")
    return JSON
