"""``ProvenanceValidator``: the road for library callers, with a fetcher of their own (CONTRACT 4)."""

from collections.abc import Callable
from datetime import date, datetime

from pincite.core.extract import extract as extract_by_format
from pincite.core.handed_in import must_be_count, must_offer
from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.nli.judge import judge_from
from pincite.core.ports import Archive, Catalogue, ConditionalFetcher, Fetcher
from pincite.core.settings import Settings
from pincite.core.shapes import ParsedOutput, parse_agent_output
from pincite.core.shapes.finding import parse_finding
from pincite.core.telemetry import telemetry
from pincite.core.verify.injected import conditional, reading_with
from pincite.core.verify.road import verify
from pincite.core.verify.since import parse_since


class ProvenanceValidator:
    """Checks whether cited passages still stand in their sources.

    ``fetcher`` is an async callable ``url -> FetcherResponse`` (or anything with its fields), or an object
    of pincite's own kind with ``async fetch(url, conditions)``. ``extractor`` (``str -> str``) reads every
    body; without it each is read by the extractor of its format. ``nli_provider`` is asked again about
    claims whose passage changed; it has ``evaluate`` or the older ``evaluate_entailment``. ``concurrency``
    pages are read at one time. ``catalogue`` is asked whether each cited document is known: the verdicts' layer 1.
    ``archive`` (for instance ``core.archive.MementoArchive``) is asked when passages that do not stand last stood. With
    ``siblings``, ``fetcher`` is asked for more than the cited pages: addresses that pages name as their own, and those
    that sites offer for pages that are gone.

    A validator keeps nothing between calls and is bound to no event loop. Whether telemetry is written, and how many
    citations one call may hold, is read from the environment once, here. Raises TypeError for a fetcher or a provider
    of neither form and for what is no extractor, catalogue or archive, InputError for a ``concurrency`` below 1, and
    SettingError where any setting of the environment has a value that pincite does not know.
    """

    def __init__(
        self,
        *,
        fetcher: Fetcher | ConditionalFetcher,
        extractor: Callable[[str], str] | None = None,
        nli_provider: object = None,
        concurrency: int = 4,
        catalogue: Catalogue | None = None,
        archive: Archive | None = None,
        siblings: bool = False,
    ) -> None:
        must_be_count(concurrency, "concurrency")
        if catalogue is not None:
            must_offer(catalogue, "catalogue", "look_up")
        if archive is not None:
            must_offer(archive, "archive", "captures", "read")
        self._fetcher = conditional(fetcher)
        self._extract = extract_by_format if extractor is None else reading_with(extractor)
        self._judge = None if nli_provider is None else judge_from(nli_provider)
        self._concurrency = concurrency
        self._catalogue = catalogue
        self._archive = archive
        self._siblings = siblings
        settings = Settings()
        self._most = settings.max_citations
        self._telemetry = telemetry(settings)

    async def check(self, citation: object) -> ProvenanceVerdict:
        """The verdict on one citation (or one finding): an object or a dict. Never raises for an odd one.

        What a report says beside its verdicts, such as why a catalogue was not asked, is among the verdict's notes.
        """
        output = ParsedOutput((parse_finding(citation, 0),), form="citation")
        report = await self._verify(output, since=None)
        verdict = report.verdicts[0]
        return verdict.model_copy(update={"notes": list(dict.fromkeys((*verdict.notes, *(report.notes or ()))))})

    async def check_agent_output(self, result: object) -> ProvenanceReport:
        """The report on a whole answer: one verdict a finding, in the findings' order.

        Raises InputError when ``result`` has no form that holds citations, holds none, or holds more than
        ``PINCITE_MAX_CITATIONS``.
        """
        return await self.check_since(result, since=None)

    async def check_since(self, result: object, *, since: str | date | None) -> ProvenanceReport:
        """The same, leaving out (``skipped``) what was read at or after ``since``, an ISO 8601 date or time.

        Raises InputError for a ``since`` that is no date as well.
        """
        before = parse_since(since)
        return await self._verify(parse_agent_output(result, limit=self._most), since=before)

    async def _verify(self, output: ParsedOutput, *, since: datetime | None) -> ProvenanceReport:
        return await verify(
            output,
            fetcher=self._fetcher,
            extract=self._extract,
            judge=self._judge,
            since=since,
            concurrency=self._concurrency,
            telemetry=self._telemetry,
            catalogue=self._catalogue,
            archive=self._archive,
            siblings=self._siblings,
        )
