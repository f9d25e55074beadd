"""A report as a person reads it in a terminal: what became of each citation, the words then and now."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.alike import alike, numbers, shared
from pincite.core.reports.explained import cause, details, quoted, status, totals, unstamped, warning
from pincite.core.reports.explained import layers as layers_of
from pincite.core.reports.files import spot, start_of_paths
from pincite.core.reports.harmless import BUILD_COMMAND, one_line
from pincite.core.reports.phrases import STATUSES
from pincite.core.reports.readings import Piece, readings, spaced
from pincite.core.wording import ENGLISH, Wording

_STYLES = {
    Status.MATCH: "green",
    Status.CHANGED: "bold red",
    Status.UNREACHABLE: "yellow",
    Status.NO_RECORD: "magenta",
    Status.SKIPPED: "dim",
}
_WARNED = "bold yellow"
_LABEL_STYLES = {"Critical": "bold red", "Careful": "yellow", "Note": "dim"}
_URL = 500
_INDENT = 4


@dataclass(frozen=True, slots=True)
class _Indented:
    """A paragraph under its citation; a URL in it, where its ``overflow`` is ``ignore``, is never broken in two.

    Rich's own padding crops what is wider than it.
    """

    paragraph: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in self.paragraph.wrap(console, max(options.max_width - _INDENT, 1)):
            if line.plain.startswith(BUILD_COMMAND):
                # Wherever it stood in the paragraph, it now begins a line.
                line = Text.assemble(BUILD_COMMAND[0], " ", line[1:])
            yield Text.assemble(" " * _INDENT, line, no_wrap=True, overflow="ignore")


def renderable(
    report: ProvenanceReport, *, excerpts: Sequence[str] = (), layers: bool = False, say: Wording = ENGLISH
) -> RenderableType:
    """The report for ``rich.console.Console.print(..., crop=False)``; nothing in a page's words steers the terminal.

    URLs are as long as they are: the terminal itself breaks them, and still knows them as one.
    ``excerpts`` are the words that the findings quote, in their order: with them a reader can tell verdicts on one page
    apart. ``layers`` adds a line on what each layer says of each citation.
    """
    lines: list[RenderableType] = []
    width = len(str(len(report.verdicts)))
    groups = alike(report, say)
    notes = shared(report, groups, say)
    for place, verdict in enumerate(report.verdicts):
        number = f"{place + 1:>{width}}. "
        same = _same(groups[place], place, notes[place], say)
        lines += _citation(number, verdict, quoted(excerpts, place), same, with_layers=layers, say=say)
    lines += [Text(""), Text(totals(report, say), style="bold")]
    if report.complete is False:
        lines.append(Text(say("Not complete: the time ran out before every citation was checked."), style="bold red"))
    if left := unstamped(report, say):
        lines.append(Text(left, style="magenta"))
    if told := start_of_paths(report, say):
        lines.append(Text(told, style="dim"))
    lines += [Text(f"{say('Note')}: {one_line(note)}", style="dim") for note in report.notes or ()]
    return Group(*lines)


@dataclass(frozen=True, slots=True)
class _Same:
    """What a line says of the others that the same is told of, and whether it stands for what is told."""

    line: str
    is_all: bool
    #: Of single notes, as ``alike.shared`` has it.
    notes: Mapping[str, str | None]


def _same(group: tuple[int, ...], place: int, notes: Mapping[str, str | None], say: Wording) -> _Same:
    if place != group[0]:
        return _Same(say("the same as for number {number}", number=group[0] + 1), is_all=True, notes=notes)
    others = group[1:]
    told = say("The same holds for {numbers} ({count} more)", numbers=numbers(others), count=len(others))
    return _Same(told if others else "", is_all=False, notes=notes)


def _citation(
    number: str, verdict: ProvenanceVerdict, words: str, same: _Same, *, with_layers: bool, say: Wording
) -> list[RenderableType]:
    head = Text(number, no_wrap=True, overflow="ignore")
    statuses = max(map(len, map(say, STATUSES.values()))) + 1
    style = _WARNED if warning(verdict) else _STYLES.get(verdict.status, "")
    head.append(f"{status(verdict, say):<{statuses - 1}} ", style=style)
    head.append(one_line(verdict.url, _URL) or say("(no URL)"))
    if place := spot(verdict.cited_in):
        head.append(f"  {place}", style="dim")
    lines: list[Text] = []
    both = readings(verdict) if verdict.status == Status.CHANGED else None
    # Where it is known how the passage read then, these are the words.
    if words and not (both and both.then):
        lines.append(Text(words, overflow="fold"))
    if not same.is_all and (reason := cause(verdict, say)):
        lines.append(_line("", reason))
    if both:
        then, now = say("then"), say("now")
        width = max(len(then), len(now)) + 2
        lines += [_reading(f"{then + ':':<{width}}", both.then, "red strike")] if both.then else []
        lines += [_reading(f"{now + ':':<{width}}", both.now, "bold green")] if both.now else []
    styles = {say(label): style for label, style in _LABEL_STYLES.items()}
    if not same.is_all:
        more = details(verdict, say, shared=same.notes)
        lines += [_line(f"{label}: ", text, styles.get(label, "")) for label, text in more]
    if same.line:
        lines.append(_line("", same.line))
    if with_layers:
        lines.append(_line(f"{say('Layers')}: ", layers_of(verdict, say)))
    return [head, *map(_Indented, lines)]


def _line(label: str, text: str, style: str = "") -> Text:
    return Text(f"{label}{text}", style=style, overflow="ignore")


def _reading(label: str, pieces: tuple[Piece, ...], changed: str) -> Text:
    line = Text(label, style="", overflow="fold")
    for separator, piece in spaced(pieces):
        line.append(separator)
        line.append(piece.text, style=changed if piece.changed else None)
    return line
