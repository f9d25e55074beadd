"""A report in the form that its reader wants."""

from typing import Literal

from pincite.core.models import ProvenanceReport
from pincite.core.reports import json, markdown
from pincite.server.cli.console import Console

_WIDE = 1_000

Form = Literal["json", "md", "terminal"]


def rendered(report: ProvenanceReport, form: Form, console: Console, *, plain: bool = False) -> str:
    """``report`` as text; for a terminal, as wide and as colourful as that of ``console``."""
    match form:
        case "json":
            return json.render(report, plain=plain)
        case "md":
            return markdown.render(report, plain=plain)
        case "terminal":
            from rich.console import Console as Terminal

            from pincite.core.reports.terminal import renderable

            # In a file or a pipe there is no edge to wrap at, and a link in two halves is none.
            terminal = Terminal(file=console.stdout, highlight=False, width=None if console.stdout.isatty() else _WIDE)
            with terminal.capture() as captured:
                terminal.print(renderable(report))
            return "\n".join(line.rstrip() for line in captured.get().splitlines())
