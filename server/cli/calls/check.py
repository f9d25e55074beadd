"""``pincite check``: read every source of an answer again and say which passages still stand."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pincite.server.cli.calls.arguments import Files, Flag, Streams


@dataclass(frozen=True, kw_only=True)
class CheckOptions:
    """The options of ``pincite check``.

    Parameters
    ----------
    since
        Skip citations read at or after this ISO 8601 date or time.
    with_nli
        Where a passage changed, judge whether it still supports its claim.
    report
        json (one line), md, txt, github (annotations), sarif, junit, or a form that another distribution offers. Left
        out: for a person when standard output is a terminal, else json.
    out
        Write the report to this file; when --report is left out, the name's ending says the form: .json, .md, .txt,
        .github, .sarif or .xml (JUnit). Given several times, each file gets the report in its own form.
    plain
        The pinned keys alone, for readers that refuse others.
    layers
        Show in the reports for people what each layer says: does the URL answer, is its document known to the
        catalogue, do the words stand, do they support the claim.
    archive
        Ask a web archive when passages that do not stand last stood. It is told the addresses of their pages.
    render
        Let a browser on this machine run the scripts of a page that has no text without them.
    catalogue
        A file of known documents (CSV, JSON Lines or SQLite with id, url_pattern, title). Left out: that of
        PINCITE_CATALOGUE.
    deadline
        Seconds for the whole check; what is left then is unreachable (deadline). Left out: as long as it takes.
    accept
        An earlier report in JSON: what it says changed or was unreachable, and is still the same, does not count for
        the exit status.
    strict
        Count as changed, for the exit status, what stands and is to be read with care or stands elsewhere than its URL
        points, and what was never stamped.
    """

    since: str = ""
    with_nli: Flag = False
    report: str | None = None
    out: Annotated[tuple[Path, ...], Parameter(negative="")] = ()
    plain: Flag = False
    layers: Flag = False
    archive: Flag = False
    render: Flag = False
    catalogue: Path | None = None
    deadline: float | None = None
    accept: Path | None = None
    strict: Flag = False


_NONE: Final = CheckOptions()


def check(
    agent_output: Files,
    *,
    options: Annotated[CheckOptions, Parameter(name="*")] = _NONE,
    console: Streams,
) -> int:
    """Check every citation of an answer, or of several, against its source.

    Exit status: 2 if any passage changed, else 3 if any source could not be read, else 0; 64 for a wrong call, 65 for
    input or a catalogue that cannot be read, 78 for a bad setting.

    Parameters
    ----------
    agent_output
        JSON of the answer, or Markdown: files, or - for standard input. Of several there is one report, and each page
        is read once.
    """
    from pincite.server.cli.check import check

    return check(agent_output, options, console)
