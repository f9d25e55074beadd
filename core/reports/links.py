"""A link report in each form that somebody reads."""

from collections.abc import Iterable

from pincite.core.models.links import Catalog, LinkReport, LinkResult, Resolve, Unaskable
from pincite.core.reports.alike import SHORT
from pincite.core.reports.files import spot
from pincite.core.reports.harmless import one_line, quotable
from pincite.core.reports.json_line import json_line
from pincite.core.reports.markdown import escaped, row
from pincite.core.wording import ENGLISH, Wording

#: About 2,000 tokens.
LIMIT = 6_000
_URL = 200
_TITLE = 80
_LINE = 500
#: Kept free for the last line, which counts what was cut.
_LAST_LINE = 150
#: What is wrong, the worst first.
_WRONG = (Resolve.NOT_FOUND, Resolve.GONE)
_UNCLEAR = (Resolve.REDIRECT_LOOP, Resolve.SERVER_ERROR, Resolve.REFUSED, Resolve.NETWORK_ERROR)
_NOT_THE_DOCUMENT = (Catalog.MISSING, Catalog.MISMATCH)
COLUMNS = ("URL", "Resolve", "Catalog", "Status", "Final URL", "Id", "Title", "Notes")


def is_wrong(result: LinkResult) -> bool:
    """Whether there is no such document or no such address, or another document than was cited."""
    return result.unaskable is Unaskable.MISTYPED or result.resolve in _WRONG or result.catalog in _NOT_THE_DOCUMENT


def is_unclear(result: LinkResult) -> bool:
    """Whether nothing can be told of the document: the URL was asked in vain, or leads to nothing that can be asked."""
    return result.resolve in _UNCLEAR or result.unaskable is not None


def as_json(report: LinkReport) -> str:
    """The report as JSON on one line."""
    return json_line(report.to_dict())


def as_markdown(report: LinkReport, say: Wording = ENGLISH) -> str:
    """The report as a table, its rows with their numbers."""
    notes = _notes(enumerate(report.results), say)
    lines = [
        f"# {say('Link report')}",
        "",
        f"- {say('Resolve')}: {_counts(report.resolved, say)}",
        f"- {say('Catalog')}: {_counts(report.catalogued, say)}",
        "",
        row([say("No."), *(say(column) for column in COLUMNS)]),
        row(["---"] * (1 + len(COLUMNS))),
        *(row([str(place + 1), *_cells(result, notes[place])]) for place, result in enumerate(report.results)),
    ]
    if not report.complete:
        lines += ["", say("Not complete: the time ran out before every link was asked.")]
    for note in report.notes:
        lines += ["", f"{say('Note')}: {escaped(note)}"]
    return "\n".join(lines) + "\n"


def as_text(report: LinkReport, *, limit: int | None = LIMIT, first: int = 0, say: Wording = ENGLISH) -> str:
    """The report in a few lines: what is wrong first, then what is unclear, then what has a note; the rest is counted.

    At most ``limit`` code points; what was cut is counted as well. ``first`` is the place of its first link in the
    whole input, from 0.
    """
    lines = [f"{line}." for line in _totals(report, say)]
    if not report.complete:
        lines.append(say("NOT COMPLETE: the time ran out; what was not reached is skipped (deadline)."))
    lines += [f"{say('Note')}: {one_line(note, 300)}" for note in report.notes[: None if limit is None else 5]]
    worth = sorted(filter(_matters, enumerate(report.results)), key=lambda one: (_rank(one[1]), one[0]))
    notes = _notes(worth, say, first)
    used = sum(len(line) + 1 for line in lines)
    for told, (place, result) in enumerate(worth):
        line = one_line(f"[{first + place + 1}] {_line(result, notes[place], say)}", _LINE)
        used += len(line) + 1
        if limit is not None and used > limit - _LAST_LINE:
            lines.append(say("... and {count} more; the structured result has every link.", count=len(worth) - told))
            break
        lines.append(line)
    return "\n".join(lines)


def totals(report: LinkReport, say: Wording = ENGLISH) -> str:
    """How many links came to what, in one line."""
    return "; ".join(_totals(report, say))


def _totals(report: LinkReport, say: Wording) -> tuple[str, str]:
    links = f"{say('Links: {count}', count=len(report.results))}. {say('Resolve')}: {_counts(report.resolved, say)}"
    return links, f"{say('Catalog')}: {_counts(report.catalogued, say)}"


def _matters(numbered: tuple[int, LinkResult]) -> bool:
    result = numbered[1]
    return is_wrong(result) or is_unclear(result) or bool(result.notes) or bool(result.final_url)


def _rank(result: LinkResult) -> int:
    if is_wrong(result):
        return 0
    if is_unclear(result):
        return 1
    return 2 if result.notes else 3


def _notes(results: Iterable[tuple[int, LinkResult]], say: Wording, first: int = 0) -> dict[int, list[str]]:
    """What the notes say by the place of each link, in the order of telling: what was told before, by its number."""
    told: dict[str, int] = {}
    notes: dict[int, list[str]] = {}
    for place, result in results:
        earlier = [told.get(note) if len(note) > SHORT else None for note in result.notes]
        lines = [
            note if before is None else say("the same as for number {number}", number=first + before + 1)
            for note, before in zip(result.notes, earlier, strict=True)
        ]
        notes[place] = list(dict.fromkeys(lines))
        for note in result.notes:
            told.setdefault(note, place)
    return notes


def _line(result: LinkResult, notes: list[str], say: Wording) -> str:
    parts = [f"{result.resolve.value} / {result.catalog.value} {one_line(result.url, _URL) or say('(no URL)')}"]
    if place := spot(result.cited_in):
        parts.append(place)
    if result.final_url:
        parts.append(say("now at {url}", url=one_line(result.final_url, _URL)))
    if result.title:
        parts.append(say('known as "{title}"', title=quotable(result.title, _TITLE)))
    return "; ".join([*parts, *notes])


def _cells(result: LinkResult, notes: list[str]) -> list[str]:
    status = "" if result.status is None else str(result.status)
    values = (
        result.url,
        result.resolve.value,
        result.catalog.value,
        status,
        result.final_url,
        result.id,
        result.title,
        "; ".join(filter(None, (spot(result.cited_in), *notes))),
    )
    return [escaped(value) or "-" for value in values]


def _counts(counts: dict[str, int], say: Wording) -> str:
    return ", ".join(f"{count} {word}" for word, count in counts.items()) or say("no links")
