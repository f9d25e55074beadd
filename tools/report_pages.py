"""One page of a report: the findings that a call verifies, and what it answers of them."""

from dataclasses import dataclass
from typing import Final

from fastmcp.tools import ToolResult

from pincite.core.models import ProvenanceReport
from pincite.core.reports.summary import render
from pincite.core.shapes.cited import parsed
from pincite.core.shapes.output import ParsedOutput
from pincite.core.shapes.passage import CitedPassage, Parsed
from pincite.tools.agent_output import read_answer
from pincite.tools.answer import answer
from pincite.tools.fit import Detail, fit, length, room
from pincite.tools.pages import cursor_at, digest_of, offset_of, told

#: Bytes that a verdict is taken to need beside what is known of it: its pinned keys, and with its optional keys.
_PINNED: Final = 600
_OPTIONAL: Final = 1_000
#: The longest passage that is reckoned with; a stamp may say anything.
_LONGEST: Final = 10_000
#: How often the words of a passage stand in a full verdict: in itself, in both sides of its diff, in its link.
_REPEATED: Final = 5


@dataclass(frozen=True, slots=True)
class Asked:
    """What a caller wants of a report, and what it may have."""

    detail: Detail
    plain: bool
    max_citations: int
    #: Bytes of structured content.
    max_answer: int


@dataclass(frozen=True, slots=True)
class Page:
    """The findings from ``first``, of ``total``; the digest is that of the whole input."""

    output: ParsedOutput
    first: int
    total: int
    digest: str


def read_page(agent_output: object, since: str, cursor: str, asked: Asked) -> Page:
    """The findings of the page at ``cursor``: as many as a report of them is taken to fit into one answer.

    Raises ``InputError`` for an input without findings, and for a cursor of another input.
    """
    found = read_answer(agent_output, limit=asked.max_citations)
    total = len(found.cited)
    digest = digest_of(found.value, since) if cursor or total > 1 else ""
    first = offset_of(cursor, digest, total)
    findings: list[Parsed] = []
    left = room(asked.max_answer)
    for place, cited in enumerate(found.cited[first:]):
        finding = parsed(cited, place)
        left -= _expected_size(finding, detail=asked.detail, plain=asked.plain)
        if left < 0 and findings:
            break
        findings.append(finding)
    return Page(ParsedOutput(tuple(findings), found.form, found.language, found.notes), first, total, digest)


def write_page(report: ProvenanceReport, page: Page, asked: Asked) -> ToolResult:
    """The answer: the verdicts of ``page`` that fit, and where the next one begins."""
    whole, held = fit(report, detail=asked.detail, plain=asked.plain, limit=asked.max_answer)
    end = page.first + held
    cursor = cursor_at(end, page.digest) if end < page.total else ""
    notes = told(page.first, end, page.total, "findings", cursor)
    if notes:
        # Of what is sent, not of all that was looked at.
        verdicts = report.verdicts[:held]
        said = [*notes, *(report.notes or [])]
        update = {"verdicts": verdicts, "summary": report.summarize(verdicts), "notes": said}
        report = report.model_copy(update=update)
        if not asked.plain:
            rest = whole.get("notes")
            whole["notes"] = [*notes, *(rest if isinstance(rest, list) else [])]
    if cursor:
        # In a plain report as well: a reader that refuses it has not taken a part for the whole.
        whole["next_cursor"] = cursor
    return answer(render(report, first=page.first, passages=asked.detail == "full"), whole)


def _expected_size(finding: Parsed, *, detail: Detail, plain: bool) -> int:
    """Bytes that the verdict of ``finding`` is taken to need, before it is known."""
    texts = [finding.url, *finding.notes]
    words = 0
    if isinstance(finding, CitedPassage):
        texts += [finding.record.accessed_at, finding.claim.verdict or "" if finding.claim else ""]
        quotation = finding.quotation
        words = min(max(length(quotation.excerpt), quotation.stamp.length or 0), _LONGEST)
    known = sum(map(length, texts))
    if plain:
        return known + _PINNED
    return known + _OPTIONAL + (_REPEATED * words if detail == "full" else 0)
