"""A report in few enough words for a model: the counts, then what does not plainly stand, the worst first."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Reason, Status
from pincite.core.reports.alike import SHORT
from pincite.core.reports.explained import archived, cause, entailment, has_more, superseded, telling, warned
from pincite.core.reports.harmless import one_line, quotable
from pincite.core.reports.phrases import NOTES, explained_flag, note_said
from pincite.core.reports.readings import Piece, readings

#: About 2,000 tokens.
LIMIT = 6_000
_URL = 200
_WORDS = 80
#: Of a passage as it stands now, and where the text is to be short.
_PASSAGE = 600
_BEGINNING = 200
_NOTE = 160
#: Of the notes on a passage that stands, and of what its source says of itself.
_MOST = 3
_LINE = 500
#: Kept free for the last line, which counts what was cut.
_LAST_LINE = 150
#: How notes begin that an unreachable verdict is given after the one that says why.
_AFTERWARDS = ("archive", "catalogue", "the words stand at an address that the site itself offers")
#: What to do about findings of which nothing is known.
_UNSTAMPED = (
    "Without a stamp, and so not looked at: {count}. stamp_citation with verify=true says whether the words stand now."
)
_NOT_TOLD = "the structured result has every verdict; without it, send fewer findings at a time."
_WORD = re.compile(r"\w+")


def render(report: ProvenanceReport, *, limit: int = LIMIT, first: int = 0, passages: bool = False) -> str:
    """The report as at most ``limit`` code points of text.

    One line each for what changed (critical changes first), could not be read, has no stamp, and for what stands
    but has something to say; the words of pages stand in quotation marks and on one line. What plainly stands or was
    skipped is only counted. ``first`` is the place of its first finding in the whole input, from 0. What changed is
    told as it stands now where no difference is known, and with ``passages`` always.
    """
    lines = [_counts(report)]
    if report.complete is False:
        lines.append("NOT COMPLETE: the time ran out; what was not reached is unreachable (deadline).")
    lines += [f"Note: {one_line(note, 300)}" for note in (report.notes or [])[:5]]
    if unstamped := sum(one.status == Status.NO_RECORD and not one.reason for one in report.verdicts):
        lines.append(_UNSTAMPED.format(count=unstamped))
    worth_saying = sorted(filter(_matters, enumerate(report.verdicts)), key=lambda one: (_rank(one[1]), one[0]))
    told = 0
    before = _Told()
    used = sum(len(line) + 1 for line in lines) - 1
    for place, verdict in worth_saying:
        if used > limit:
            break
        before.number = first + place + 1
        line = one_line(f"[{before.number}] {_line(verdict, before)}", _LINE)
        lines.append(line + _now(verdict, whole=passages))
        used += len(lines[-1]) + 1
        told += 1
    if told == len(worth_saying) and (used <= limit or not told):
        return "\n".join(lines)
    while told and used > limit - _LAST_LINE:
        used -= len(lines.pop()) + 1
        told -= 1
    return "\n".join([*lines, _rest([verdict for _, verdict in worth_saying[told:]])])


def _counts(report: ProvenanceReport) -> str:
    """How many citations came to what; those that stand, and should not be relied on, are no plain match."""
    warnings = warned(report)
    counts = [
        f"{count} {status} ({warnings})" if status == Status.MATCH and warnings else f"{count} {status}"
        for status, count in report.summary.items()
    ]
    total = len(report.verdicts)
    return f"{total} citation{'s' * (total != 1)}: {one_line(', '.join(counts))}." if counts else "No citations."


def _matters(numbered: tuple[int, ProvenanceVerdict]) -> bool:
    return has_more(numbered[1])


def _rank(verdict: ProvenanceVerdict) -> int:
    if verdict.status == Status.CHANGED:
        reversed_ = (verdict.nli_rerun or {}).get("changed") is True
        return 0 if verdict.critical or reversed_ else 1
    return {Status.UNREACHABLE: 2, Status.NO_RECORD: 3, Status.MATCH: 4}.get(verdict.status, 5)


@dataclass(slots=True)
class _Told:
    """What was told so far."""

    #: Of the finding whose turn it is.
    number: int = 0
    #: The notes, by the number of the finding that they were told of.
    notes: dict[str, int] = field(default_factory=dict)
    codes: set[str] = field(default_factory=set)

    def meaning(self, code: str, sentence: str) -> str:
        """``code``, and where it comes up first, what it means."""
        # Of a file it may mean something else than of a page.
        told = f"{code}: {sentence}"
        known = told in self.codes
        self.codes.add(told)
        return code if known else told

    def flag(self, flag: str) -> str:
        """``flag``, and where it comes up first, what it means."""
        head = flag.partition(":")[0]
        known = head in self.codes
        self.codes.add(head)
        return flag if known else explained_flag(flag)

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
        parts.append(before.meaning(code, cause(verdict)))
    tells_more = verdict.status == Status.UNREACHABLE or verdict.reason == Reason.MALFORMED_CITATION
    if tells_more and (more := _more(verdict)):
        parts.append(before.once(more, f'note: "{more}"'))
    if verdict.critical:
        parts.append(f"CRITICAL: {', '.join(verdict.critical)}")
    if verdict.status == Status.CHANGED and (difference := _difference(verdict)):
        parts.append(difference)
    if verdict.flags:
        parts.append(f"careful: {', '.join(map(before.flag, verdict.flags))}")
    if verdict.status == Status.MATCH:
        parts += _beside(verdict, before)
    if verdict.nli_rerun is not None:
        parts.append(f"entailment: {entailment(verdict)}")
    if verdict.archived is not None:
        parts.append(f"archive: {archived(verdict.archived)}")
    if verdict.suggested:
        parts.append(f"suggested: {one_line(verdict.suggested[0], _URL)}")
    if not code and verdict.notes and verdict.status != Status.MATCH:
        parts.append(before.once(verdict.notes[-1], note_said(verdict.notes[-1])))
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


def _difference(verdict: ProvenanceVerdict) -> str:
    """The words that differ; empty where no two readings are known."""
    both = readings(verdict)
    old, new = _changed(both.then), _changed(both.now)
    if not (old or new):
        return ""
    if verdict.kind == "excerpt_mismatch":
        # The page has not changed: it is the excerpt that says something else.
        return f'the excerpt has "{old}", the page "{new}"'
    if old and new:
        return f'"{old}" became "{new}"'
    return f'"{old}" is gone' if old else f'"{new}" was added'


def _now(verdict: ProvenanceVerdict, *, whole: bool) -> str:
    """The passage as a reader of the page finds it now, where it changed and still has a place.

    Its beginning, unless ``whole``, and that only where no difference tells how it reads.
    """
    if verdict.status != Status.CHANGED or verdict.passage is None or not readings(verdict).now:
        return ""
    if not whole and verdict.diff:
        return ""
    return f'; now: "{quotable(verdict.passage.text, _PASSAGE if whole else _BEGINNING)}"'


def _changed(pieces: tuple[Piece, ...]) -> str:
    """The words that differ; page text cannot close the quotation marks that it stands in."""
    return quotable(" \u2026 ".join(piece.text for piece in pieces if piece.changed), _WORDS)


def _rest(verdicts: list[ProvenanceVerdict]) -> str:
    counts = ", ".join(f"{count} {status}" for status, count in Counter(str(one.status) for one in verdicts).items())
    return f"... and {len(verdicts)} more ({counts}); {_NOT_TOLD}"
