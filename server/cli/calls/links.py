"""``pincite links``: does each cited URL answer, and is its document known?"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pincite.server.cli.calls.arguments import File, Flag, Streams


@dataclass(frozen=True, kw_only=True)
class LinksOptions:
    """The options of ``pincite links``.

    Parameters
    ----------
    live
        Ask each URL over the network, once. Without it none is asked.
    catalogue
        A file of known documents (CSV, JSON Lines or SQLite with id, url_pattern, title). Left out: that of
        PINCITE_CATALOGUE.
    report
        json (one line), md or txt. Left out: for a person when standard output is a terminal, else json.
    out
        Write the report to this file; when --report is left out, the name's ending says the form: .json, .md or .txt.
    """

    live: Flag = False
    catalogue: Path | None = None
    report: str | None = None
    out: Path | None = None


_NONE: Final = LinksOptions()


def links(
    *sources: File,
    options: Annotated[LinksOptions, Parameter(name="*")] = _NONE,
    console: Streams,
) -> int:
    """Check the links of an answer or of a list: their form, their documents, and with --live whether they answer.

    Exit status: 2 if any link is not found, gone, a mistyped identifier, or not its document's, else 3 if any could not
    be told or is no URL that can be asked, else 0; 64 for a wrong call, 65 for input or a catalogue that cannot be
    read, 78 for a bad setting.

    Parameters
    ----------
    sources
        URLs, or files with a URL or path a line, with an answer, or with JSON of a list of URLs; - for standard input.
    """
    from pincite.server.cli.links import links

    return links(sources, options, console)
