"""A report in the form that its reader wants."""

from collections.abc import Sequence

from pincite.core.errors import SettingError
from pincite.core.models import ProvenanceReport
from pincite.core.reports import renderer
from pincite.server.cli.console import Console
from pincite.server.cli.exits import UsageError
from pincite.server.cli.forms import MARKDOWN, OWN, TEXT

_WIDE = 1_000


def must_load(form: str) -> None:
    """Raise ``UsageError`` where the form is another package's and cannot be used: before a page is read for it."""
    if form not in OWN:
        try:
            renderer(form)
        except SettingError as error:
            raise UsageError(str(error)) from None


def rendered(
    report: ProvenanceReport,
    form: str,
    console: Console,
    *,
    plain: bool = False,
    layers: bool = False,
    excerpts: Sequence[str] = (),
) -> str:
    """``report`` as text; for a person in the language of ``console``, and for a terminal as wide and as colourful.

    ``layers`` shows what each layer says in the forms for people; in JSON it always stands. ``excerpts`` are the words
    that the findings quote, for people as well.
    """
    if form == MARKDOWN:
        from pincite.core.reports.markdown import render

        return render(report, plain=plain, layers=layers, excerpts=excerpts, say=console.say)
    if form != TEXT:
        return renderer(form)(report, plain=plain)
    from rich.console import Console as Terminal

    from pincite.core.reports.terminal import renderable

    # In a file or a pipe there is no edge to wrap at, and a link in two halves is none.
    terminal = Terminal(file=console.stdout, highlight=False, width=None if console.stdout.isatty() else _WIDE)
    with terminal.capture() as captured:
        terminal.print(renderable(report, excerpts=excerpts, layers=layers, say=console.say), crop=False)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
