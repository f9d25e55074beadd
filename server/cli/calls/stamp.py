"""``pincite stamp``: what holds citations comes back with their stamps."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pincite.server.cli.calls.arguments import File, Flag, Streams


@dataclass(frozen=True, kw_only=True)
class StampOptions:
    """The options of ``pincite stamp``.

    Parameters
    ----------
    text
        The exact words of the source, for a single citation. Left out: the finding's excerpt.
    claim
        What the words are meant to support, remembered for a later re-judging. Left out: the citation's own.
    published_date
        Date of the source in ISO 8601, if it states one; a month or a year alone will do.
    revision
        Revision of the source, if it has one.
    verify
        Read the page, find the words there and stamp the page's own wording.
    render
        With --verify: let a browser on this machine run the scripts of a page that has no text without them.
    again
        Stamp the words anew where there is a stamp already: the new one is of now, and of a page only with --verify.
    keep
        With --verify: keep the stamps that are there already, but those of words or addresses that were edited since.
    out
        Write what is stamped to this file; where nothing is, no file is written.
    """

    text: str = ""
    claim: str = ""
    published_date: str = ""
    revision: str = ""
    verify: Flag = False
    render: Flag = False
    again: Flag = False
    keep: Flag = False
    out: Path | None = None


_NONE: Final = StampOptions()


def stamp(
    finding: File,
    *,
    options: Annotated[StampOptions, Parameter(name="*")] = _NONE,
    console: Streams,
) -> int:
    """Stamp one finding or citation, or every citation of an answer, and print the new value.

    It is one line of JSON; Markdown comes back as Markdown. Exit status: 0; with --verify also 2 when words do not
    stand in their page, and 3 when a page cannot be read; 64 for a wrong call, 65 for input that cannot be read or
    that holds no words. What has no words or no url is named on standard error, and the others are stamped. Stamps that
    are there already stay as they are, unless --again, --verify or other words in --text ask for new ones.

    Parameters
    ----------
    finding
        JSON of a finding (with a citation in it), of a citation or of an answer with citations, or Markdown: a file, or
        - for standard input. Or the URL of a source, with --text.
    """
    from pincite.server.cli.stamp import stamp

    return stamp(finding, options, console)
