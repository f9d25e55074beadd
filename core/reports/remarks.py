"""What programs that show findings beside their lines are told: a remark on each citation that needs a look."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.explained import cause, details, points_elsewhere, status, warning
from pincite.core.reports.harmless import one_line
from pincite.core.reports.readings import Piece, readings, spaced
from pincite.core.secrets import may_carry_secret, without_secrets

Level = Literal["error", "warning", "note"]

_URL: Final = 500
#: Where the passage is now, or what stands in a note, may be an address with a secret as well.
_ADDRESS: Final = re.compile(r"[a-z][a-z\d+.-]{1,20}://[^\s<>\"]+", re.IGNORECASE)
#: Of an unreachable source what happened stands in its notes; of what changed, which classes did.
_TOLD: Final = frozenset({"Critical", "Change", "Careful", "Entailment", "Source", "Moved to", "Suggested", "Note"})


@dataclass(frozen=True, slots=True)
class Remark:
    """How grave it is, under which rule it falls (``changed/edited``), and what there is to say, a sentence a line."""

    verdict: ProvenanceVerdict
    #: From 0, in the report.
    place: int
    level: Level
    rule: str
    title: str
    lines: tuple[str, ...]


def remarks(report: ProvenanceReport) -> Iterator[Remark]:
    """What does not plainly stand, in the report's order.

    A passage that changed is an error; a source that could not be read is a warning, as is a passage that stands and
    should not be relied on; what was never stamped, is accepted, or stands where a reader should look (a flag, a URL
    that points elsewhere) is a note. No time of this run is in them.
    """
    for place, verdict in enumerate(report.verdicts):
        if (level := _level(verdict)) is not None:
            rule = "/".join(filter(None, (verdict.status, verdict.reason or verdict.kind)))
            yield Remark(verdict, place, level, one_line(rule), status(verdict), tuple(_lines(verdict)))


def is_clean(verdict: ProvenanceVerdict) -> bool:
    """Whether there is nothing to remark on: the passage stands, and nothing speaks against relying on it."""
    return verdict.accepted is True or _level(verdict) is None


def address(verdict: ProvenanceVerdict) -> str:
    """What is cited, for the eyes of a service: more people read a log than a text, so that no secret stands there."""
    return one_line(_harmless(verdict.url), _URL) or "(no URL)"


def _harmless(url: str) -> str:
    return without_secrets(url) if may_carry_secret(url) else url


def _level(verdict: ProvenanceVerdict) -> Level | None:
    if verdict.accepted:
        return "note"
    if verdict.status == Status.CHANGED:
        return "error"
    if verdict.status == Status.UNREACHABLE or warning(verdict):
        return "warning"
    careful = verdict.flags or points_elsewhere(verdict)
    return "note" if careful or verdict.status == Status.NO_RECORD else None


def _lines(verdict: ProvenanceVerdict) -> Iterator[str]:
    yield f"{address(verdict)}: {cause(verdict) or status(verdict)}"
    if verdict.status == Status.CHANGED:
        both = readings(verdict)
        yield from (f"{label}: {_text(pieces)}" for label, pieces in (("then", both.then), ("now", both.now)) if pieces)
    for label, text in details(verdict):
        if label in _TOLD:
            yield f"{label}: {_ADDRESS.sub(lambda found: _harmless(found[0]), text)}"


def _text(pieces: Sequence[Piece]) -> str:
    return "".join(f"{separator}{piece.text}" for separator, piece in spaced(pieces))
