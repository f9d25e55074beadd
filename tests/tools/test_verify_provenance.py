"""Every finding of an answer gets its verdict, in its order, whatever the input and however long the sources take."""

import json
from dataclasses import dataclass, field
from typing import Any

import anyio
import pytest

from pincite.core.models import ProvenanceReport
from pincite.core.models.verdict import PINNED
from pincite.core.ports import Answer, Conditions
from pincite.core.settings import Settings
from pincite.core.shapes import ParsedOutput
from tests.core.archive.wayback import timemap
from tests.fakes import FakeJudge, FakeWeb, cited, html
from tests.rows import each_row
from tests.tools.served import ERAS, said, served

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats were lifted."
GONE = "https://a.test/gone"
WEB = {URL: html(f"<h1>Tides</h1><p>{WORDS}</p>")}
ANSWER = {"query": "q", "agent_name": "a", "findings": [cited(URL, WORDS), cited(GONE, WORDS)]}


def report_of(result: Any) -> dict[str, Any]:
    report: dict[str, Any] = result.structured_content
    return report


def statuses(result: Any) -> list[str]:
    return [verdict["status"] for verdict in report_of(result)["verdicts"]]


@each_row("era", ERAS)
@each_row("agent_output", [ANSWER, json.dumps(ANSWER), ANSWER["findings"]], ids=["object", "text", "list"])
async def test_an_answer_is_read_in_each_of_its_forms(era: str, agent_output: object) -> None:
    async with served(FakeWeb(WEB), era=era) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": agent_output})

    assert statuses(result) == ["match", "unreachable"]
    assert ProvenanceReport.model_validate(report_of(result)).summary == {"match": 1, "unreachable": 1}
    assert "not_found" in said(result)


async def test_words_beside_the_url_that_are_not_what_was_stamped_are_no_match() -> None:
    apart: dict[str, Any] = cited(URL, WORDS, excerpt="The tide rose at dusk and the boats were lifted.")
    flat = {**apart.pop("citation"), **apart}

    async with served(FakeWeb(WEB)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": [flat]})

    assert [verdict["kind"] for verdict in report_of(result)["verdicts"]] == ["excerpt_mismatch"]


async def test_one_fetcher_serves_every_call_and_none_is_opened_before_it_is_needed() -> None:
    opened: list[ParsedOutput | None] = []

    async with served(FakeWeb(WEB), opened=opened) as client:
        await client.list_tools()
        assert opened == []
        for _ in range(3):
            await client.call_tool("verify_provenance", {"agent_output": ANSWER})

    assert opened == [None]


async def test_a_fake_fetcher_is_opened_for_each_answer_and_the_report_says_so() -> None:
    opened: list[ParsedOutput | None] = []

    async with served(FakeWeb(WEB), opened=opened, settings=Settings(provenance_fetcher="fake")) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": ANSWER})
        await client.call_tool("verify_provenance", {"agent_output": ANSWER})

    assert [output is not None for output in opened] == [True, True]
    assert "no source was read" in report_of(result)["notes"][0]


async def test_plain_has_the_pinned_keys_alone() -> None:
    async with served(FakeWeb(WEB)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": ANSWER, "plain": True})

    assert set(report_of(result)) == {"started_at", "finished_at", "verdicts", "summary"}
    assert all(set(verdict) == set(PINNED) for verdict in report_of(result)["verdicts"])


async def test_since_leaves_out_what_is_recent() -> None:
    async with served(FakeWeb(WEB)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": ANSWER, "since": "2025-12-31"})

    assert statuses(result) == ["skipped", "skipped"]


async def test_a_changed_passage_is_judged_again() -> None:
    judge = FakeJudge()
    changed = {URL: html(f"<p>{WORDS.replace('dawn', 'dusk')}</p>")}
    finding = cited(URL, WORDS, nli_claim="It rose.", nli_verdict="neutral")

    async with served(FakeWeb(changed), judge=judge) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": [finding], "with_nli": True})

    assert statuses(result) == ["changed"]
    assert report_of(result)["verdicts"][0]["nli_rerun"]["changed"] is True
    assert [claim for claim, _, _ in judge.asked] == ["It rose."]


async def test_with_nli_without_a_usable_judge_says_so_in_the_report() -> None:
    async with served(FakeWeb(WEB), settings=Settings(nli_provider="deberta")) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": ANSWER, "with_nli": True})

    assert "not available" in report_of(result)["notes"][0]
    assert "not available" in said(result)


@dataclass
class DrippingWeb(FakeWeb):
    """A web one page of which never comes."""

    reached: anyio.Event = field(default_factory=anyio.Event)
    cancelled: bool = False

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        if url != GONE:
            return await super().fetch(url, conditions)
        self.reached.set()
        try:
            await anyio.sleep_forever()
        finally:
            self.cancelled = True
        raise AssertionError("slept for ever and woke up")


async def test_at_the_deadline_what_is_known_is_told_and_the_rest_is_named() -> None:
    web = DrippingWeb(WEB)

    async with served(web, settings=Settings(deadline=0.3)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": ANSWER})

    assert statuses(result) == ["match", "unreachable"]
    assert report_of(result)["verdicts"][1]["reason"] == "deadline"
    assert report_of(result)["complete"] is False
    assert web.cancelled


@pytest.mark.parametrize("era", ERAS)
async def test_a_cancelled_call_stops_reading_and_the_server_goes_on(era: str) -> None:
    web = DrippingWeb(WEB)

    async with served(web, era=era) as client:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(client.call_tool, "verify_provenance", {"agent_output": ANSWER})
            await web.reached.wait()
            tasks.cancel_scope.cancel()
        result = await client.call_tool("verify_provenance", {"agent_output": [cited(URL, WORDS)]})

    assert statuses(result) == ["match"]
    assert web.cancelled


@pytest.mark.parametrize("era", ERAS)
async def test_progress_reaches_the_client_and_ends_with_all_citations(era: str) -> None:
    told: list[tuple[float, float | None]] = []

    async def tell(progress: float, total: float | None, message: str | None) -> None:
        told.append((progress, total))

    async with served(FakeWeb(WEB), era=era) as client:
        await client.call_tool("verify_provenance", {"agent_output": [cited(URL, WORDS)] * 150}, progress_handler=tell)

    assert told[-1] == (150.0, 150.0)
    assert len(told) <= 101
    assert told == sorted(told)


@each_row(
    ("agent_output", "message"),
    [
        ("", "invalid_input: "),
        ("not json", "invalid_input: "),
        ({}, "invalid_input: "),
        ([], "invalid_input: "),
        ({"findings": []}, "invalid_input: "),
        ({"findings": None}, "invalid_input: "),
        (None, "invalid_input: "),
        (5, "invalid_input: "),
        ({"findings": [cited(URL, WORDS)] * 11}, "invalid_input: "),
    ],
)
async def test_input_without_findings_is_an_error_and_not_success(agent_output: object, message: str) -> None:
    async with served(FakeWeb(WEB), settings=Settings(max_citations=10)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": agent_output}, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith(message)


async def test_a_bad_since_is_an_error() -> None:
    async with served(FakeWeb(WEB)) as client:
        result = await client.call_tool(
            "verify_provenance", {"agent_output": ANSWER, "since": "yesterday"}, raise_on_error=False
        )

    assert said(result).startswith("invalid_input: ")


async def test_odd_findings_cost_no_other_verdict() -> None:
    odd: list[object] = [
        None,
        "text",
        5,
        [],
        {"citation": "https://a.test/"},
        {"citation": {"url": None, "metadata": []}},
    ]
    surrogate = cited("https://a.test/\ud800", "a\ud800b")

    async with served(FakeWeb(WEB)) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": [*odd, surrogate, cited(URL, WORDS)]})

    assert len(statuses(result)) == len(odd) + 2
    assert statuses(result)[-1] == "match"
    assert set(statuses(result)[: len(odd)]) == {"no_record"}


async def test_the_text_stays_short_and_the_structured_content_bounded_however_many_findings_changed() -> None:
    words = " ".join(f"word{number}" for number in range(200))
    page = html(f"<p>{words.replace('word100', 'other')}</p>")

    async with served(FakeWeb({URL: page})) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": [cited(URL, words)] * 200})

    assert len(said(result)) < 8_000
    assert len(json.dumps(report_of(result))) < 200_000
    assert report_of(result)["next_cursor"].startswith(f"{len(statuses(result))}-")


async def test_an_archive_is_asked_where_the_setting_says_so_and_a_sites_own_offers_are_tried() -> None:
    base, new = "https://kept.test/web/timemap/link/", "https://a.test/water/bluff"
    old = "https://a.test/bluff"
    listed = timemap(old, "kept.test", ["20251230000000"])
    web = FakeWeb(
        {
            f"{base}{old}": listed,
            f"https://kept.test/web/20251230000000id_/{old}": WEB[URL],
            "https://a.test/sitemap.xml": f"<urlset><url><loc>{new}</loc></url></urlset>",
            new: WEB[URL],
        }
    )
    settings = Settings(archive=True, archive_timemap=base)

    async with served(web, settings=settings) as client:
        told = await client.call_tool("verify_provenance", {"agent_output": cited(old, WORDS)})
    async with served(web) as client:
        silent = await client.call_tool("verify_provenance", {"agent_output": cited(old, WORDS)})

    [verdict] = report_of(told)["verdicts"]
    assert (verdict["status"], verdict["reason"], verdict["suggested"]) == ("unreachable", "not_found", [new])
    assert (verdict["archived"]["stood"], verdict["archived"]["captured_at"][:10]) == (True, "2025-12-30")
    assert "it stood in the capture of 2025-12-30" in said(told)
    assert "archived" not in report_of(silent)["verdicts"][0]
