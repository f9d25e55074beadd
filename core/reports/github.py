"""A report as annotations of GitHub Actions: workflow commands, which the log shows beside the lines of a change.

https://docs.github.com/actions/reference/workflow-commands-for-github-actions
"""

from collections.abc import Mapping
from typing import Final

from pincite.core.models import ProvenanceReport
from pincite.core.reports.explained import totals
from pincite.core.reports.remarks import Level, Remark, remarks

_COMMANDS: Final[Mapping[Level, str]] = {"error": "error", "warning": "warning", "note": "notice"}
_DATA: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """A line for each citation that needs a look, and the totals; ``plain`` changes nothing, for no key is shown."""
    return "".join(f"{line}\n" for line in (*map(_command, remarks(report)), totals(report)))


def _command(remark: Remark) -> str:
    place = remark.verdict.cited_in
    given = {
        "file": place.path if place else "",
        "line": str(place.line) if place and place.line else "",
        "title": f"pincite: {remark.title} ({remark.rule})",
    }
    properties = ",".join(f"{name}={value.translate(_PROPERTY)}" for name, value in given.items() if value)
    message = "\n".join(remark.lines).translate(_DATA)
    return f"::{_COMMANDS[remark.level]} {properties}::{message}"
