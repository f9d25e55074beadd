"""A report as Markdown: the contract's table, and below it whatever needs more than a row."""

import re
from collections.abc import Mapping, Sequence

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.alike import alike, numbers, shared
from pincite.core.reports.explained import cause, details, has_more, quoted, status, totals, unstamped, warning, where
from pincite.core.reports.files import read_from, spot, start_of_paths
from pincite.core.reports.harmless import one_line
from pincite.core.reports.phrases import LAYERS, STATUSES, answer
from pincite.core.reports.phrases import said as meaning
from pincite.core.reports.readings import Piece, readings, spaced
from pincite.core.wording import ENGLISH, Wording

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


def render(
    report: ProvenanceReport,
    plain: bool = False,
    layers: bool = False,
    *,
    excerpts: Sequence[str] = (),
    say: Wording = ENGLISH,
) -> str:
    """The report as Markdown (CONTRACT 6).

    ``plain`` leaves out everything below the table; ``layers`` adds a table of what each layer says. ``excerpts`` are
    the words that the findings quote, in their order: with them a reader can tell verdicts on one page apart. Title,
    bullets and table are the contract's and so are English; what stands below them is in the language of ``say``.
    """
    summary = ", ".join(f"{count} {escaped(status)}" for status, count in report.summary.items())
    lines = [
        "# Provenance report",
        "",
        f"- Started: {escaped(report.started_at)}",
        f"- Finished: {escaped(report.finished_at)}",
        f"- Summary: {summary or 'no citations'}",
        "",
        row(_COLUMNS),
        row(["---"] * len(_COLUMNS)),
        *(row(_cells(verdict)) for verdict in report.verdicts),
    ]
    if not plain:
        if any(map(warning, report.verdicts)):
            # The summary above is the contract's, and cannot say it.
            lines += ["", f"**{escaped(totals(report, say))}**"]
        if report.complete is False:
            lines += ["", say("Not complete: the time ran out before every citation was checked.")]
        if left := unstamped(report, say):
            lines += ["", left]
        for note in report.notes or ():
            lines += ["", f"{say('Note')}: {escaped(note)}"]
        if told := start_of_paths(report, say):
            lines += ["", told]
        lines += _key(report, say)
        lines += _passages(report, excerpts, say)
        if layers:
            lines += _layers(report, say)
        groups = alike(report, say)
        notes = shared(report, groups, say)
        for place, verdict in enumerate(report.verdicts):
            if place == groups[place][0]:
                lines += _section(place + 1, verdict, quoted(excerpts, place), notes[place], say)
                lines += _others(groups[place][1:], report, excerpts, say)
    return "\n".join(lines) + "\n"


def _key(report: ProvenanceReport, say: Wording) -> list[str]:
    """How the table, whose columns and words are the contract's, goes with what stands below it."""
    if not report.verdicts:
        return []
    told = [say("Below, the rows of the table are numbered from 1, in their order.")]
    words = {str(status): meaning(status, STATUSES, say) for status in report.summary}
    if other := [f"{escaped(code)} = {escaped(word)}" for code, word in words.items() if code != word]:
        told.append(say("Its words mean: {words}.", words=", ".join(other)))
    return ["", " ".join(told)]


def _passages(report: ProvenanceReport, excerpts: Sequence[str], say: Wording) -> list[str]:
    """Which words each verdict is on: a list, because the table is the contract's and has no column for them."""
    cited = [quoted(excerpts, place) for place in range(len(report.verdicts))]
    if not any(cited) and not any(spot(verdict.cited_in) or read_from(verdict, say) for verdict in report.verdicts):
        return []
    told = [
        ": ".join(filter(None, (status(verdict, say), escaped(words)))) + _where(verdict, say)
        for verdict, words in zip(report.verdicts, cited, strict=True)
    ]
    return ["", f"## {say('Passages')}", "", *(f"{number}. {line}" for number, line in enumerate(told, start=1))]


def _where(verdict: ProvenanceVerdict, say: Wording) -> str:
    """Where the words stand: in which local file, and on which page of it or of another document."""
    file = read_from(verdict, say)
    told = "; ".join(filter(None, (where(verdict.passage, say), f"{say('File')}: {file}" if file else "")))
    place = spot(verdict.cited_in)
    return "".join((f" ({escaped(told)})" if told else "", f" \u2013 {escaped(place)}" if place else ""))


def _layers(report: ProvenanceReport, say: Wording) -> list[str]:
    """Every verdict's layers; none stands for another (DESIGN 1)."""
    rows = [
        [str(number), verdict.url, *(answer((verdict.layers or {}).get(key, ""), say) for key in LAYERS)]
        for number, verdict in enumerate(report.verdicts, start=1)
    ]
    heads = [say("No."), "URL", *(f"{say(name)} ({key})" for key, name in LAYERS.items())]
    return ["", f"## {say('Layers')}", "", *_table(heads, rows)]


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
    return ["-" if value is None else escaped(str(value)) or "-" for value in values]


def row(cells: list[str] | tuple[str, ...]) -> str:
    """A row of a table, of cells that were escaped."""
    return f"| {' | '.join(cells)} |"


def _section(
    number: int, verdict: ProvenanceVerdict, words: str, notes: Mapping[str, str | None], say: Wording
) -> list[str]:
    """What there is to say of a verdict beyond its row; nothing of a passage that plainly stands."""
    if not has_more(verdict):
        return []
    reason = cause(verdict, say)
    # Paragraphs, because the three bullets are the report's own (CONTRACT 6).
    said = [f"{say('Why')}: {escaped(reason)}"] if reason else []
    both = readings(verdict) if verdict.status == Status.CHANGED else None
    # Where it is known how the passage read then, these are the words.
    if words and not (both and both.then):
        said.insert(0, f"{say('Cited')}: {escaped(words)}")
    said += [f"{label}: {escaped(text)}" for label, text in details(verdict, say, shared=notes)]
    if both and both.then:
        said.append(f"> {say('Then')}: {_marked(both.then, '~~')}")
    if both and both.now:
        said.append(f"> {say('Now')}: {_marked(both.now, '**')}")
    if not said:
        return []
    title = f"## {number}. {status(verdict, say)}: {escaped(verdict.url) or say('(no URL)')}"
    return [line for part in (title, *said) for line in ("", part)]


def _others(places: Sequence[int], report: ProvenanceReport, excerpts: Sequence[str], say: Wording) -> list[str]:
    """The further citations that the same is told of."""
    if not places:
        return []
    told = say("The same holds for {numbers} ({count} more)", numbers=numbers(places), count=len(places))
    heads = [say("No."), "URL", say("Cited")]
    rows = [[str(place + 1), report.verdicts[place].url, quoted(excerpts, place)] for place in places]
    return ["", told, "", *_table(heads, rows)]


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    cells = [[escaped(cell) or "-" for cell in one] for one in rows]
    return [row(heads), row(["---"] * len(heads)), *map(row, cells)]


def _marked(pieces: tuple[Piece, ...], mark: str) -> str:
    return "".join(
        f"{separator}{mark}{escaped(piece.text)}{mark}" if piece.changed else f"{separator}{escaped(piece.text)}"
        for separator, piece in spaced(pieces)
    )


def escaped(text: str) -> str:
    """``text`` on one line, meaning nothing in Markdown and nothing in HTML."""
    line = _MARKS.sub(r"\\\g<0>", _ENTITY.sub("&amp;", one_line(text)))
    return line.replace("<", "&lt;").replace(">", "&gt;")
