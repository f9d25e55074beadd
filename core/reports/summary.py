"""A report in few enough words for a model: the counts, then what does not stand, the worst first."""

from collections import Counter

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.explained import archived, cause, entailment
from pincite.core.reports.harmless import one_line
from pincite.core.reports.readings import Piece, readings

#: About 2,000 tokens.
LIMIT = 6_000
_URL = 200
_WORDS = 80
_LINE = 500
#: Kept free for the last line, which counts what was cut.
_LAST_LINE = 150


def render(report: ProvenanceReport, *, limit: int = LIMIT, first: int = 0) -> str:
    """The report as at most ``limit`` code points of text.

    One line each for what changed (critical changes first), could not be read, had no record; the words
    of pages stand in quotation marks and on one line. What stands or was skipped is only counted. ``first`` is the
    place of its first finding in the whole input, from 0.
    """
    counts = ", ".join(f"{count} {status}" for status, count in report.summary.items())
    checked = len(report.verdicts)
    lines = [f"{checked} citation{'s' * (checked != 1)} checked: {one_line(counts)}." if counts else "No citations."]
    if report.complete is False:
        lines.append("NOT COMPLETE: the time ran out; what was not reached is unreachable (deadline).")
    lines += [f"Note: {one_line(note, 300)}" for note in (report.notes or [])[:5]]
    worth_saying = sorted(filter(_matters, enumerate(report.verdicts)), key=lambda one: (_rank(one[1]), one[0]))
    told = 0
    used = sum(len(line) + 1 for line in lines) - 1
    for place, verdict in worth_saying:
        if used > limit:
            break
        lines.append(one_line(f"[{first + place + 1}] {_line(verdict)}", _LINE))
        used += len(lines[-1]) + 1
        told += 1
    if told == len(worth_saying) and (used <= limit or not told):
        return "\n".join(lines)
    while told and used > limit - _LAST_LINE:
        used -= len(lines.pop()) + 1
        told -= 1
    return "\n".join([*lines, _rest([verdict for _, verdict in worth_saying[told:]])])


def _matters(numbered: tuple[int, ProvenanceVerdict]) -> bool:
    verdict = numbered[1]
    return verdict.status not in {Status.MATCH, Status.SKIPPED} or bool(verdict.flags)


def _rank(verdict: ProvenanceVerdict) -> int:
    if verdict.status == Status.CHANGED:
        reversed_ = (verdict.nli_rerun or {}).get("changed") is True
        return 0 if verdict.critical or reversed_ else 1
    return {Status.UNREACHABLE: 2, Status.NO_RECORD: 3, Status.MATCH: 4}.get(Status(verdict.status), 5)


def _line(verdict: ProvenanceVerdict) -> str:
    parts = [f"{verdict.status} {one_line(verdict.url, _URL) or '(no URL)'}"]
    code = verdict.reason or verdict.kind
    if code:
        parts.append(f"{code}: {cause(verdict)}")
    if verdict.critical:
        parts.append(f"CRITICAL: {', '.join(verdict.critical)}")
    if verdict.status == Status.CHANGED:
        both = readings(verdict)
        old, new = _changed(both.then), _changed(both.now)
        if old or new:
            parts.append(f'"{old}" became "{new}"')
    if verdict.flags:
        parts.append(f"careful: {', '.join(verdict.flags)}")
    if verdict.nli_rerun is not None:
        parts.append(f"entailment: {entailment(verdict)}")
    if verdict.archived is not None:
        parts.append(f"archive: {archived(verdict.archived)}")
    if verdict.suggested:
        parts.append(f"suggested: {one_line(verdict.suggested[0], _URL)}")
    if not code and verdict.notes:
        parts.append(verdict.notes[-1])
    return "; ".join(parts)


def _changed(pieces: tuple[Piece, ...]) -> str:
    """The words that differ; page text cannot close the quotation marks that it stands in."""
    return one_line(" \u2026 ".join(piece.text for piece in pieces if piece.changed), _WORDS).replace('"', "'")


def _rest(verdicts: list[ProvenanceVerdict]) -> str:
    counts = ", ".join(f"{count} {status}" for status, count in Counter(str(one.status) for one in verdicts).items())
    return f"... and {len(verdicts)} more ({counts}); the structured result has every verdict."
