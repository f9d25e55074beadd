"""A report as a person reads it in a terminal: what became of each citation, the words then and now."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.explained import cause, details
from pincite.core.reports.explained import layers as layers_of
from pincite.core.reports.harmless import one_line
from pincite.core.reports.phrases import STATUSES
from pincite.core.reports.readings import Piece, readings, spaced

_STYLES = {
    Status.MATCH: "green",
    Status.CHANGED: "bold red",
    Status.UNREACHABLE: "yellow",
    Status.NO_RECORD: "magenta",
    Status.SKIPPED: "dim",
}
_LABEL_STYLES = {"Critical": "bold red", "Careful": "yellow", "Note": "dim"}
_URL = 500


def renderable(report: ProvenanceReport, *, layers: bool = False) -> RenderableType:
    """The report for ``rich.console.Console.print``; nothing in a page's words steers the terminal.

    ``layers`` adds a line on what each layer says of each citation.
    """
    lines: list[RenderableType] = []
    for verdict in report.verdicts:
        lines += _citation(verdict, with_layers=layers)
    counts = ", ".join(f"{count} {STATUSES.get(status, status)}" for status, count in report.summary.items())
    lines += [Text(""), Text(one_line(counts) or "no citations", style="bold")]
    if report.complete is False:
        lines.append(Text("Not complete: the time ran out before every citation was checked.", style="bold red"))
    lines += [Text(f"Note: {one_line(note)}", style="dim") for note in report.notes or ()]
    return Group(*lines)


def _citation(verdict: ProvenanceVerdict, *, with_layers: bool) -> list[RenderableType]:
    head = Text(overflow="fold")
    head.append(f"{STATUSES.get(verdict.status, verdict.status):<12}", style=_STYLES.get(Status(verdict.status), ""))
    head.append(one_line(verdict.url, _URL) or "(no URL)")
    lines = [head]
    if reason := cause(verdict):
        lines.append(_line("", reason))
    if verdict.status == Status.CHANGED:
        both = readings(verdict)
        lines += [_reading("then", both.then, "red strike")] if both.then else []
        lines += [_reading("now", both.now, "bold green")] if both.now else []
    lines += [_line(f"{label}: ", text, _LABEL_STYLES.get(label, "")) for label, text in details(verdict)]
    if with_layers:
        lines.append(_line("Layers: ", layers_of(verdict)))
    first, *rest = lines
    return [first, *(Padding(line, (0, 0, 0, 4), expand=False) for line in rest)]


def _line(label: str, text: str, style: str = "") -> Text:
    return Text(f"{label}{text}", style=style, overflow="fold")


def _reading(label: str, pieces: tuple[Piece, ...], changed: str) -> Text:
    line = Text(f"{label + ':':<6}", style="", overflow="fold")
    for separator, piece in spaced(pieces):
        line.append(separator)
        line.append(piece.text, style=changed if piece.changed else None)
    return line
