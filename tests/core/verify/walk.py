"""A page, a web and a clock for walking the road in a test."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.fakes import FakeWeb, Page, html

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."
OTHER = "Nobody saw the lighthouse keeper again after that winter."
FILLER = "<p>" + "</p><p>".join(f"Paragraph number {n} says something else entirely." for n in range(40)) + "</p>"
NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)


def article(*paragraphs: str, **more: str) -> str:
    return html("".join(f"<p>{words}</p>" for words in paragraphs) + FILLER, **more)


async def check(findings: Sequence[object], web: FakeWeb | Mapping[str, Page], **more: object) -> ProvenanceReport:
    fetcher = web if isinstance(web, FakeWeb) else FakeWeb(web)
    return await verify(
        parse_agent_output(list(findings)),
        fetcher=fetcher,
        now=lambda: NOW,
        **more,  # type: ignore[arg-type]  # named by each test
    )


async def one(finding: object, web: FakeWeb | Mapping[str, Page], **more: object) -> ProvenanceVerdict:
    [verdict] = (await check([finding], web, **more)).verdicts
    return verdict


def statuses(report: ProvenanceReport) -> list[str]:
    return [verdict.status for verdict in report.verdicts]
