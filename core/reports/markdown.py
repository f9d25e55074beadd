"""A report as Markdown: the contract's table, and below it whatever needs more than a row."""

import re

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.explained import cause, details
from pincite.core.reports.harmless import one_line
from pincite.core.reports.phrases import STATUSES
from pincite.core.reports.readings import Piece, readings, spaced

_COLUMNS = (
    "URL",
    "Status",
    "Original hash",
    "Current hash",
    "Delta chars",
    "Accessed (orig)",
    "Accessed (recheck)",
)
#: What could end a cell, or begin code, a link, an image or emphasis. An underscore or a single tilde inside
#: a URL cannot, and stays readable.
_MARKS = re.compile(r"[\\`|*\[\]]|~(?=~)|(?<=~)~")
_ENTITY = re.compile(r"&(?=#?\w{1,40};)")


def render(report: ProvenanceReport, plain: bool = False) -> str:
    """The report as Markdown (CONTRACT 6); ``plain`` leaves out everything below the table."""
    summary = ", ".join(f"{count} {_escaped(status)}" for status, count in report.summary.items())
    lines = [
        "# Provenance report",
        "",
        f"- Started: {_escaped(report.started_at)}",
        f"- Finished: {_escaped(report.finished_at)}",
        f"- Summary: {summary or 'no citations'}",
        "",
        _row(_COLUMNS),
        _row(["---"] * len(_COLUMNS)),
        *(_row(_cells(verdict)) for verdict in report.verdicts),
    ]
    if not plain:
        if report.complete is False:
            lines += ["", "Not complete: the time ran out before every citation was checked."]
        for note in report.notes or ():
            lines += ["", f"Note: {_escaped(note)}"]
        for number, verdict in enumerate(report.verdicts, start=1):
            lines += _section(number, verdict)
    return "\n".join(lines) + "\n"


def _cells(verdict: ProvenanceVerdict) -> list[str]:
    values = (
        verdict.url,
        verdict.status,
        verdict.original_hash,
        verdict.current_hash,
        verdict.delta_chars,
        verdict.accessed_at_original,
        verdict.accessed_at_recheck,
    )
    return ["-" if value is None else _escaped(str(value)) or "-" for value in values]


def _row(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _section(number: int, verdict: ProvenanceVerdict) -> list[str]:
    """What there is to say of a verdict beyond its row; nothing of a passage that stands without a flag."""
    if verdict.status == Status.SKIPPED or (verdict.status == Status.MATCH and not verdict.flags):
        return []
    said = [f"- {label}: {_escaped(text)}" for label, text in details(verdict)]
    reason = cause(verdict)
    both = readings(verdict) if verdict.status == Status.CHANGED else None
    if both and both.then:
        said += ["", f"> Then: {_marked(both.then, '~~')}"]
    if both and both.now:
        said += ["", f"> Now: {_marked(both.now, '**')}"]
    if not said and not reason:
        return []
    title = f"## {number}. {STATUSES.get(verdict.status, verdict.status)}: {_escaped(verdict.url) or '(no URL)'}"
    return ["", title, "", *([f"- Why: {_escaped(reason)}"] if reason else []), *said]


def _marked(pieces: tuple[Piece, ...], mark: str) -> str:
    return "".join(
        f"{separator}{mark}{_escaped(piece.text)}{mark}" if piece.changed else f"{separator}{_escaped(piece.text)}"
        for separator, piece in spaced(pieces)
    )


def _escaped(text: str) -> str:
    """``text`` on one line, meaning nothing in Markdown and nothing in HTML."""
    line = _MARKS.sub(r"\\\g<0>", _ENTITY.sub("&amp;", one_line(text)))
    return line.replace("<", "&lt;").replace(">", "&gt;")
