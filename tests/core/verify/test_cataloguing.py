"""A catalogue adds layer 1 to every verdict, and changes nothing else."""

import asyncio
import math
from typing import Any, cast

import anyio

from pincite.core.errors import SettingError
from pincite.core.models import ProvenanceReport, ProvenanceVerdict
from pincite.core.models.links import Catalog
from pincite.core.ports import Listed
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import ProvenanceValidator
from pincite.core.verify.cataloguing import Cataloguing
from tests.core.verify.walk import URL, WORDS, article, check, one, statuses
from tests.fakes import FakeCatalogue, FakeFetcher, cited

OTHER = "https://a.test/other"
WEB = {URL: article(WORDS)}


def first_layers(report: ProvenanceReport) -> list[str]:
    return [(verdict.layers or {})["L1"] for verdict in report.verdicts]


def without_layer(verdict: ProvenanceVerdict) -> dict[str, object]:
    whole = verdict.model_dump()
    return {**whole, "layers": {**whole["layers"], "L1": ""}, "notes": []}


async def test_the_four_layers_stand_side_by_side() -> None:
    finding = cited(URL, WORDS)
    finding["citation"]["title"] = "Tides"  # type: ignore[index]  # it is a dict
    catalogue = FakeCatalogue({(URL, "Tides"): Listed(Catalog.OK, "1", "Tides")})

    verdict = await one(finding, WEB, catalogue=catalogue)

    assert verdict.layers == {"L0": "answered", "L1": "ok", "L2": "stands", "L3": "not checked"}


async def test_every_finding_is_looked_up_whatever_becomes_of_it() -> None:
    findings = [cited(URL, WORDS), cited(OTHER, WORDS), {"citation": {"url": URL}}, None]
    catalogue = FakeCatalogue({(URL, ""): Listed(Catalog.MISSING, "7", notes=("no document has the id 7",))})

    report = await check(findings, WEB, catalogue=catalogue)

    assert statuses(report) == ["match", "unreachable", "no_record", "no_record"]
    assert first_layers(report) == ["missing", "unknown", "missing", "unknown"]
    assert "catalogue: no document has the id 7" in report.verdicts[0].notes


async def test_without_a_catalogue_the_layer_was_not_checked_and_with_one_nothing_else_differs() -> None:
    findings = [cited(URL, WORDS), cited(URL, "Words that stand nowhere on that page at all."), cited(OTHER, WORDS)]
    listed = Listed(Catalog.MISMATCH, "7", notes=("another document",))

    bare = await check(findings, WEB)
    report = await check(findings, WEB, catalogue=FakeCatalogue({(URL, ""): listed}))

    assert first_layers(bare) == ["not checked"] * 3
    assert list(map(without_layer, report.verdicts)) == list(map(without_layer, bare.verdicts))


async def test_a_catalogue_that_cannot_be_read_is_one_note_of_the_report_and_asked_once() -> None:
    broken = SettingError("PINCITE_CATALOGUE: there is no such file")
    catalogue = FakeCatalogue({(URL, ""): broken, (OTHER, ""): broken})

    report = await check([cited(URL, WORDS), cited(OTHER, WORDS)], WEB, catalogue=catalogue)

    assert statuses(report) == ["match", "unreachable"]
    assert first_layers(report) == ["not checked"] * 2
    assert report.notes == ["catalogue not checked: PINCITE_CATALOGUE: there is no such file"]
    assert len(catalogue.asked) == 1


async def test_a_catalogue_that_fails_at_one_document_knows_the_others() -> None:
    catalogue = FakeCatalogue({(URL, ""): RuntimeError("torn page"), (OTHER, ""): Listed(Catalog.OK)})

    report = await check([cited(URL, WORDS), cited(OTHER, WORDS), cited(URL, WORDS)], WEB, catalogue=catalogue)

    assert first_layers(report) == ["not checked", "ok", "not checked"]
    assert report.notes == ["catalogue not checked: RuntimeError: torn page"]


async def test_what_a_catalogue_says_can_be_sent_whatever_it_is() -> None:
    catalogue = FakeCatalogue({(URL, ""): Listed(Catalog.OK, notes=("\ud800",))})

    verdict = await one(cited(URL, WORDS), WEB, catalogue=catalogue)

    assert verdict.model_dump_json().encode()
    assert "catalogue: \ufffd" in verdict.notes


async def test_the_validator_takes_a_catalogue() -> None:
    catalogue = FakeCatalogue({(URL, ""): Listed(Catalog.OK, "1")})

    verdict = await ProvenanceValidator(fetcher=FakeFetcher({URL: WORDS}), catalogue=catalogue).check(cited(URL, WORDS))

    assert verdict.status == "match"
    assert (verdict.layers or {})["L1"] == "ok"


class Stuck:
    """A catalogue that never answers."""

    async def look_up(self, url: str, title: str = "", /) -> Listed:
        await anyio.sleep_forever()
        raise AssertionError("slept for ever and woke up")


class Odd:
    """A catalogue that cancels, and answers with what is no ``Listed``."""

    async def look_up(self, url: str, title: str = "", /) -> Listed:
        if url == URL:
            raise asyncio.CancelledError
        return None  # type: ignore[return-value]  # as somebody else's code may


async def test_no_page_waits_for_a_catalogue_and_at_the_deadline_it_is_a_note() -> None:
    report = await check([cited(URL, WORDS)], WEB, catalogue=Stuck(), deadline=0.2)

    assert (statuses(report), report.complete) == (["match"], True)
    assert report.notes == ["catalogue not checked: the time for this call ran out"]


async def test_a_catalogue_that_does_not_answer_is_given_up_without_a_deadline_too() -> None:
    cataloguing = Cataloguing(Stuck(), seconds=0.01)

    await cataloguing.look_up(parse_agent_output([cited(URL, WORDS), cited(OTHER, WORDS)]).findings, math.inf)

    assert cataloguing.report_notes == ("catalogue not checked: it did not answer within 0.01 seconds",)


async def test_a_catalogue_that_cancels_or_answers_oddly_loses_its_own_layer_alone() -> None:
    report = await check([cited(URL, WORDS), cited(OTHER, WORDS)], WEB, catalogue=Odd())

    assert statuses(report) == ["match", "unreachable"]
    assert first_layers(report) == ["not checked"] * 2
    first, second = report.notes or []
    assert first == "catalogue not checked: it cancelled the request"
    assert second == "catalogue not checked: TypeError: it answered a NoneType, not a Listed"


async def test_of_a_single_citation_the_verdict_says_why_the_catalogue_was_not_asked() -> None:
    class Ended:
        async def look_up(self, url: str, title: str = "", /) -> Listed:
            raise SystemExit(2)

    class NotAsync:
        def look_up(self, url: str, title: str = "", /) -> Listed:
            return Listed(Catalog.OK)

    for catalogue, why in (
        (Ended(), "SystemExit: 2"),
        (NotAsync(), "it answered without being awaited; define look_up"),
    ):
        validator = ProvenanceValidator(fetcher=FakeFetcher(WEB), catalogue=cast("Any", catalogue))
        verdict = await validator.check(cited(URL, WORDS))

        assert verdict.status == "match"
        assert verdict.notes[-1].startswith(f"catalogue not checked: {why}")


async def test_a_note_that_is_one_string_is_one_note() -> None:
    catalogue = FakeCatalogue({(URL, ""): Listed(Catalog.OK, notes=cast("Any", "as of May"))})

    verdict = await one(cited(URL, WORDS), WEB, catalogue=catalogue)

    assert verdict.notes == ["catalogue: as of May"]
