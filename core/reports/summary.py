"""A report in few enough words for a model: the counts, then what does not plainly stand, the worst first."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.alike import SHORT
from pincite.core.reports.explained import archived, cause, entailment, has_more, superseded, telling
from pincite.core.reports.harmless import one_line, quotable
from pincite.core.reports.phrases import NOTES
from pincite.core.reports.readings import Piece, readings

#: About 2,000 tokens.
LIMIT = 6_000
_URL = 200
_WORDS = 80
_NOTE = 160
#: Of the notes on a passage that stands, and of what its source says of itself.
_MOST = 3
_LINE = 500
#: Kept free for the last line, which counts what was cut.
_LAST_LINE = 150
#: How notes begin that an unreachable verdict is given after the one that says why.
_AFTERWARDS = ("archive", "catalogue", "the words stand at an address that the site itself offers")
_WORD = re.compile(r"\w+")


def render(report: ProvenanceReport, *, limit: int = LIMIT, first: int = 0) -> str:
    """The report as at most ``limit`` code points of text.

    One line each for what changed (critical changes first), could not be read, had no record, and for what stands
    but has something to say; the words of pages stand in quotation marks and on one line. What plainly stands or was
    skipped is only counted. ``first`` is the place of its first finding in the whole input, from 0.
    """
    counts = ", ".join(f"{count} {status}" for status, count in report.summary.items())
    checked = len(report.verdicts)
    lines = [f"{checked} citation{'s' * (checked != 1)} checked: {one_line(counts)}." if counts else "No citations."]
    if report.complete is False:
        lines.append("NOT COMPLETE: the time ran out; what was not reached is unreachable (deadline).")
    lines += [f"Note: {one_line(note, 300)}" for note in (report.notes or [])[:5]]
    worth_saying = sorted(filter(_matters, enumerate(report.verdicts)), key=lambda one: (_rank(one[1]), one[0]))
    told = 0
    notes: dict[str, int] = {}
    used = sum(len(line) + 1 for line in lines) - 1
    for place, verdict in worth_saying:
        if used > limit:
            break
        lines.append(one_line(f"[{first + place + 1}] {_line(verdict, _Told(notes, first + place + 1))}", _LINE))
        used += len(lines[-1]) + 1
        told += 1
    if told == len(worth_saying) and (used <= limit or not told):
        return "\n".join(lines)
    while told and used > limit - _LAST_LINE:
        used -= len(lines.pop()) + 1
        told -= 1
    return "\n".join([*lines, _rest([verdict for _, verdict in worth_saying[told:]])])


def _matters(numbered: tuple[int, ProvenanceVerdict]) -> bool:
    return has_more(numbered[1])


def _rank(verdict: ProvenanceVerdict) -> int:
    if verdict.status == Status.CHANGED:
        reversed_ = (verdict.nli_rerun or {}).get("changed") is True
        return 0 if verdict.critical or reversed_ else 1
    return {Status.UNREACHABLE: 2, Status.NO_RECORD: 3, Status.MATCH: 4}.get(Status(verdict.status), 5)


@dataclass(frozen=True, slots=True)
class _Told:
    """The notes that were told so far, by the number of the finding that they were told of."""

    notes: dict[str, int]
    #: Of the finding whose turn it is.
    number: int

    def once(self, note: str, told: str, again: str = "") -> str:
        """``told``, or where ``note`` was told before, and is worth a look back, what leads there (``again``)."""
        before = self.notes.setdefault(note, self.number)
        if before == self.number or len(told) <= SHORT:
            return told
        return f"{again or 'note'}: as for [{before}]"


def _line(verdict: ProvenanceVerdict, before: _Told) -> str:
    parts = [f"{verdict.status} {one_line(verdict.url, _URL) or '(no URL)'}"]
    code = verdict.reason or verdict.kind
    if code:
        parts.append(f"{code}: {cause(verdict)}")
    if verdict.status == Status.UNREACHABLE and (more := _more(verdict)):
        parts.append(before.once(more, f'note: "{more}"'))
    if verdict.critical:
        parts.append(f"CRITICAL: {', '.join(verdict.critical)}")
    if verdict.status == Status.CHANGED:
        both = readings(verdict)
        old, new = _changed(both.then), _changed(both.now)
        if old or new:
            parts.append(f'"{old}" became "{new}"')
    if verdict.flags:
        parts.append(f"careful: {', '.join(verdict.flags)}")
    if verdict.status == Status.MATCH:
        parts += _beside(verdict, before)
    if verdict.nli_rerun is not None:
        parts.append(f"entailment: {entailment(verdict)}")
    if verdict.archived is not None:
        parts.append(f"archive: {archived(verdict.archived)}")
    if verdict.suggested:
        parts.append(f"suggested: {one_line(verdict.suggested[0], _URL)}")
    if not code and verdict.notes and verdict.status != Status.MATCH:
        parts.append(before.once(verdict.notes[-1], verdict.notes[-1]))
    return "; ".join(parts)


def _beside(verdict: ProvenanceVerdict, before: _Told) -> Iterator[str]:
    """What is to be known of a passage that stands."""
    for by in (verdict.superseded_by or [])[:_MOST]:
        yield f'source: "{quotable(superseded(by), _URL)}"'
    if verdict.moved_to:
        yield f"moved to: {one_line(verdict.moved_to, _URL)}"
    if verdict.rendered:
        yield "rendered: a browser had to run the page's scripts"
    for note in telling(verdict)[:_MOST]:
        if note in NOTES:
            yield before.once(note, f"{note}: {NOTES[note]}", note)
        else:
            yield before.once(note, f'note: "{quotable(note, _NOTE)}"')


def _more(verdict: ProvenanceVerdict) -> str:
    """The last note on why nothing could be read, where it is a sentence and says more than the reason does."""
    # What was learnt afterwards, of archives and of other addresses, stands behind it.
    notes = [note for note in verdict.notes if not note.startswith(_AFTERWARDS)]
    note = notes[-1] if notes else ""
    known = set(_WORD.findall(f"{cause(verdict)} {verdict.reason} {verdict.url}".lower()))
    is_news = " " in note and not known.issuperset(_WORD.findall(note[:_LINE].lower()))
    return quotable(note, _NOTE) if is_news else ""


def _changed(pieces: tuple[Piece, ...]) -> str:
    """The words that differ; page text cannot close the quotation marks that it stands in."""
    return quotable(" \u2026 ".join(piece.text for piece in pieces if piece.changed), _WORDS)


def _rest(verdicts: list[ProvenanceVerdict]) -> str:
    counts = ", ".join(f"{count} {status}" for status, count in Counter(str(one.status) for one in verdicts).items())
    return f"... and {len(verdicts)} more ({counts}); the structured result has every verdict."
