"""What somebody looked at and accepted counts no more, until something else becomes of it."""

from collections import defaultdict
from collections.abc import Mapping
from posixpath import dirname

from pincite.core.fetch.paths import CitedPath, parse_path
from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Reason, Status
from pincite.core.verify.pinpoint import ELSEWHERE

#: What stands, or was not looked at, needs acceptance in a strict check alone.
_FAILING = (Status.CHANGED, Status.UNREACHABLE)


def identity(verdict: ProvenanceVerdict) -> tuple[str, ...]:
    """The same as long as the same became of the same words of the same source.

    Of a passage that stands otherwise now it is what is quoted and what stands there; of one that is gone, that it is.
    """
    # The words may be edited while their stamp stays.
    quoted = [" ".join(step.get("before", "").split()) for step in verdict.diff or ()]
    shown = verdict.current_hash if verdict.passage is not None else None
    became = verdict.reason or verdict.kind
    words = " ".join(filter(None, quoted))
    return (
        _folder(verdict),
        verdict.url,
        verdict.original_hash or "",
        verdict.status,
        became or "",
        shown or "",
        words,
    )


def accept(report: ProvenanceReport, known: ProvenanceReport, *, strict: bool = False) -> tuple[ProvenanceReport, int]:
    """``report`` with each verdict marked that ``known`` has as well, and how many of ``known`` are so no more.

    Those that stand, and those without a stamp, count and are accepted where a check is ``strict`` alone.
    """
    had: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for one in known.verdicts:
        if _can_be_accepted(one, strict=strict):
            had[identity(one)].update(_warnings(one))
    verdicts = [one.model_copy(update={"accepted": True}) if _is_known(one, had) else one for one in report.verdicts]
    now = {identity(one) for one in verdicts if one.accepted}
    return report.model_copy(update={"verdicts": verdicts}), len(had.keys() - now)


def _is_known(verdict: ProvenanceVerdict, had: Mapping[tuple[str, ...], set[str]]) -> bool:
    """Whether it is one of those, and nothing warns of it that did not warn then, as of a retraction."""
    warned = had.get(identity(verdict))
    return warned is not None and warned >= _warnings(verdict)


def _warnings(verdict: ProvenanceVerdict) -> set[str]:
    elsewhere = (note for note in verdict.notes if note.startswith(ELSEWHERE))
    return {*(verdict.flags or ()), *(one.relation for one in verdict.superseded_by or ()), *elsewhere}


def _can_be_accepted(verdict: ProvenanceVerdict, *, strict: bool) -> bool:
    if verdict.status in _FAILING:
        # That the time ran out says nothing of the source.
        return verdict.reason != Reason.DEADLINE
    return strict and (verdict.status == Status.NO_RECORD or bool(_warnings(verdict)))


def _folder(verdict: ProvenanceVerdict) -> str:
    """Where a relative path begins, which is another file in another folder; empty of everything else."""
    path = parse_path(verdict.url)
    is_relative = isinstance(path, CitedPath) and path.relative
    return dirname(verdict.cited_in.path) if is_relative and verdict.cited_in else ""
