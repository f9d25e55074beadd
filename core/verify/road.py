"""From parsed findings to a report: due, grouped, fetched once, judged apart, in order (DESIGN 2)."""

import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime

import anyio
import anyio.to_thread
from anyio.lowlevel import checkpoint

from pincite.core.extract import extract as extract_by_format
from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Reason, Status
from pincite.core.ports import Archive, Catalogue, ConditionalFetcher, NLIProvider, NotModified, Unreachable
from pincite.core.shapes import CitedPassage, NoRecord, ParsedOutput
from pincite.core.stamp import as_utc, utc_now
from pincite.core.telemetry import Drift, Telemetry
from pincite.core.text.page import PageText
from pincite.core.verify import verdicts as written
from pincite.core.verify.afterlife import GONE, Afterlife
from pincite.core.verify.bodies import Admission
from pincite.core.verify.cataloguing import Cataloguing
from pincite.core.verify.conditions import read_for
from pincite.core.verify.document import Document
from pincite.core.verify.groups import Group, across_hosts, by_url
from pincite.core.verify.judging import Outcome
from pincite.core.verify.judging import judge as judge_passage
from pincite.core.verify.many_to_one import redirected_together
from pincite.core.verify.pinpoint import Pinpoints
from pincite.core.verify.premise import premise_for
from pincite.core.verify.progress import Located, Progress, tell, tell_located
from pincite.core.verify.reader import Extract, Reader, described, is_large
from pincite.core.verify.rejudging import Rejudging
from pincite.core.verify.since import is_recent

_JUDGINGS = 4
#: Verdicts written one after the other before other tasks have their turn.
_TURN = 100
_log = logging.getLogger(__name__)


async def verify(
    output: ParsedOutput,
    *,
    fetcher: ConditionalFetcher,
    extract: Extract = extract_by_format,
    judge: NLIProvider | None = None,
    since: datetime | None = None,
    concurrency: int = 16,
    deadline: float | None = None,
    progress: Progress | None = None,
    now: Callable[[], datetime] = utc_now,
    telemetry: Telemetry | None = None,
    catalogue: Catalogue | None = None,
    archive: Archive | None = None,
    siblings: bool = False,
    located: Located | None = None,
    notes: tuple[str, ...] = (),
) -> ProvenanceReport:
    """Whether each cited passage still stands: one verdict a finding, in the findings' order.

    ``since`` leaves out what was read at or after it. ``concurrency`` pages are in work at one time. After
    ``deadline`` seconds what is left is ``unreachable`` with reason ``deadline``, and the report is not
    complete. A source that fails is its citations' verdict; nothing but cancellation ends the whole early. A
    ``catalogue``, which is asked meanwhile, adds what it knows of each document as layer 1, and changes no status.

    Once every page has been read, and in what is left of the time: an ``archive`` is asked when the passages that do
    not stand last stood, and with ``siblings`` other addresses are read: those that pages name as their own, and those
    that sites offer for pages that are gone. Neither changes a status.
    """

    def clock() -> datetime:
        return as_utc(now())

    check = _Check(
        output=output,
        reader=Reader(fetcher, extract),
        rejudging=Rejudging(judge, output.language, anyio.CapacityLimiter(_JUDGINGS)) if judge else None,
        progress=progress,
        located=located,
        now=clock,
        verdicts=[None] * len(output.findings),
    )
    cataloguing = Cataloguing(catalogue) if catalogue is not None else None
    started_at = clock()
    ends = math.inf if deadline is None else anyio.current_time() + deadline
    async with nullcontext() if cataloguing is None else cataloguing.beside(output.findings, ends):
        with anyio.CancelScope(deadline=ends) as scope:
            await check.run(since, concurrency)
        settled = redirected_together(output.findings, check.with_the_rest(scope.cancelled_caught))
        if archive is not None or siblings:
            afterlife = Afterlife(check.reader, archive, siblings, clock())
            with anyio.CancelScope(deadline=ends) as late:
                await afterlife.look(output.findings, settled, check.offered)
            settled, notes = afterlife.told(settled), (*notes, *afterlife.notes(ended=late.cancelled_caught))
    if cataloguing is not None:
        settled, notes = cataloguing.told(settled), (*notes, *cataloguing.report_notes)
    if telemetry is not None and (drifts := _drifts(settled)):
        await anyio.to_thread.run_sync(telemetry.extend, drifts)
    return ProvenanceReport.of(
        settled,
        started_at=started_at.isoformat(),
        finished_at=clock().isoformat(),
        complete=not scope.cancelled_caught,
        notes=(*output.notes, *notes),
    )


@dataclass(eq=False)
class _Check:
    """One walk of the road: the verdicts so far, each in its finding's place."""

    output: ParsedOutput
    reader: Reader
    rejudging: Rejudging | None
    progress: Progress | None
    located: Located | None
    now: Callable[[], datetime]
    verdicts: list[ProvenanceVerdict | None]
    done: int = field(default=0, init=False)
    #: By place, where the page points that answered instead of the cited one.
    offered: dict[int, tuple[str, ...]] = field(default_factory=dict, init=False)

    async def run(self, since: datetime | None, concurrency: int) -> None:
        groups = by_url(await self._due(since))
        workers = max(1, min(concurrency, len(groups)))
        queue = iter(groups if len(groups) <= workers else across_hosts(groups))
        if workers == 1:
            await self._work(queue)
            return
        async with anyio.create_task_group() as tasks:
            for _ in range(workers):
                tasks.start_soon(self._work, queue)

    async def _due(self, since: datetime | None) -> list[CitedPassage]:
        """The passages to check; every other finding gets its verdict here."""
        due: list[CitedPassage] = []
        for finding in self.output.findings:
            if isinstance(finding, NoRecord):
                await self._place(finding, written.no_record(finding))
            elif since is not None and is_recent(finding.record.accessed_at, since=since, now=self.now()):
                await self._place(finding, written.skipped(finding))
            else:
                due.append(finding)
        return due

    async def _work(self, queue: Iterator[Group]) -> None:
        for group in queue:
            # Thousands of addresses may be refused without any waiting.
            await checkpoint()
            # The page is let go before a judge is asked, which may take long.
            for passage, premise in await self._judge(group):
                await self._rejudge(passage, premise)

    async def _judge(self, group: Group) -> list[tuple[CitedPassage, str]]:
        """Place a verdict for every passage of one page; what changed comes back with its premise."""
        with Admission() as admission:
            return await self._judge_on(group, replace(self.reader, admission=admission))

    async def _judge_on(self, group: Group, reader: Reader) -> list[tuple[CitedPassage, str]]:
        document = await self._read(group, reader)
        checked_at = self.now().isoformat()
        changed: list[tuple[CitedPassage, str]] = []
        pinpoints = Pinpoints([passage.url for passage in group.passages])
        for passage in group.passages:
            if isinstance(document, Unreachable):
                await self._place(passage, written.unreachable(passage, document, checked_at))
            elif isinstance(document, NotModified):
                await self._place(passage, written.not_modified(passage, document, checked_at))
            else:
                began = time.time_ns()
                verdict, premise = await self._compare(passage, document, pinpoints, reader, checked_at)
                if self.located is not None:
                    tell_located(self.located, verdict, began)
                await self._place(passage, verdict)
                if premise is not None:
                    changed.append((passage, premise))
        return changed

    async def _compare(
        self, passage: CitedPassage, document: Document, pinpoints: Pinpoints, reader: Reader, checked_at: str
    ) -> tuple[ProvenanceVerdict, str | None]:
        """The verdict of one passage of a page, and the premise where a judge is to be asked again."""
        try:
            outcome = await judge_passage(passage.quotation, document, reader)
            if not isinstance(outcome.answer, Unreachable) and not outcome.on_next_page:
                missed = await pinpoints.missed(passage.url, outcome.answer, outcome.document, reader)
                outcome = replace(outcome, notes=(*outcome.notes, *missed))
            self._keep_offers(passage, outcome)
            return written.of_outcome(passage, outcome, checked_at), await self._premise(passage, outcome)
        except Exception as error:
            _log.warning("a page could not be searched", exc_info=error)
            detail = f"the page could not be searched: {described(error)}"
            failure = Unreachable(document.url, Reason.EXTRACT_ERROR, detail, final_url=document.answer.final_url)
            return written.of_outcome(passage, Outcome(failure, document), checked_at), None

    def _keep_offers(self, passage: CitedPassage, outcome: Outcome) -> None:
        page = outcome.document.page
        if isinstance(outcome.answer, Unreachable) and outcome.answer.reason in GONE and isinstance(page, PageText):
            self.offered[passage.place] = (page.refresh_url, page.canonical_url)

    async def _premise(self, passage: CitedPassage, outcome: Outcome) -> str | None:
        location, page = outcome.answer, outcome.document.page
        if self.rejudging is None or passage.claim is None or isinstance(page, Unreachable):
            return None
        if isinstance(location, Unreachable) or location.stands:
            return None
        heavy = is_large(page)
        return await self.reader.run(premise_for, location, page, passage.claim.text, heavy=heavy)

    async def _read(self, group: Group, reader: Reader) -> Document | NotModified | Unreachable:
        try:
            return await read_for(group, reader)
        except Exception as error:
            _log.warning("a source could not be read", exc_info=error)
            return Unreachable(group.url, Reason.FETCH_ERROR, described(error))

    async def _rejudge(self, passage: CitedPassage, premise: str) -> None:
        verdict = self.verdicts[passage.place]
        if self.rejudging is None or passage.claim is None or verdict is None:
            return
        # Until the judge has answered, the verdict says so: a deadline may come first.
        waiting = self.rejudging.unanswered(verdict, passage.claim, "the judge had not answered in time")
        self.verdicts[passage.place] = waiting
        self.verdicts[passage.place] = await self.rejudging.ask(verdict, passage.claim, premise)

    async def _place(self, finding: CitedPassage | NoRecord, verdict: ProvenanceVerdict) -> None:
        self.verdicts[finding.place] = verdict
        self.done += 1
        if self.done % _TURN == 0:
            await checkpoint()
        if self.progress is not None:
            await tell(self.progress, self.done, len(self.verdicts))

    def with_the_rest(self, late: bool) -> list[ProvenanceVerdict]:
        """Every verdict; a finding that has none was not reached."""
        reason = Reason.DEADLINE if late else Reason.FETCH_ERROR
        detail = "the time for this call ran out" if late else "the check ended before this citation was reached"
        checked_at = self.now().isoformat()
        return [
            verdict or _not_reached(finding, reason, detail, checked_at)
            for verdict, finding in zip(self.verdicts, self.output.findings, strict=True)
        ]


def _not_reached(finding: CitedPassage | NoRecord, reason: Reason, detail: str, checked_at: str) -> ProvenanceVerdict:
    if isinstance(finding, NoRecord):
        return written.no_record(finding)
    return written.unreachable(finding, Unreachable(finding.url, reason, detail), checked_at)


def _drifts(verdicts: Iterable[ProvenanceVerdict]) -> list[Drift]:
    return [
        Drift(one.url, one.delta_chars, one.accessed_at_original, one.accessed_at_recheck or "")
        for one in verdicts
        if one.status == Status.CHANGED
    ]
