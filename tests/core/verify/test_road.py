"""One verdict a finding, in order, whatever the sources and the clock do."""

import asyncio
import random
import threading

import anyio
import pytest

from pincite.core.models import ProvenanceReport, Reason
from pincite.core.ports import NLIVerdict, Unreachable
from pincite.core.shapes import parse_agent_output
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import parse_since, verify
from tests.core.verify.walk import NOW, OTHER, URL, WORDS, article, check, one, statuses
from tests.fakes import FakeJudge, FakeWeb, cited, html, page
from tests.rows import each_row


async def test_the_report_keeps_the_callers_order_however_the_pages_come_in() -> None:
    chance = random.Random(7)
    hosts = [f"https://h{n % 9}.test/{n % 30}" for n in range(200)]

    async def wander(url: str) -> None:
        for _ in range(chance.randrange(4)):
            await anyio.lowlevel.checkpoint()

    web = FakeWeb({url: article(f"Page of {url} says this about itself.") for url in hosts}, before=wander)
    report = await check([cited(url, f"Page of {url} says this about itself.") for url in hosts], web, concurrency=5)

    assert [verdict.url for verdict in report.verdicts] == hosts
    assert set(statuses(report)) == {"match"}
    assert len(web.asked) == len(set(hosts))


async def test_no_more_pages_are_in_work_than_allowed() -> None:
    at_once: list[int] = []
    inside = 0

    async def count(url: str) -> None:
        nonlocal inside
        inside += 1
        at_once.append(inside)
        await anyio.lowlevel.checkpoint()
        inside -= 1

    urls = [f"https://a.test/{n}" for n in range(40)]
    await check([cited(url, WORDS) for url in urls], FakeWeb(dict.fromkeys(urls, WORDS), before=count), concurrency=3)

    assert max(at_once) <= 3


async def test_since_leaves_out_what_is_recent_and_fetches_the_rest() -> None:
    web = FakeWeb({URL: article(WORDS), "https://b.test/": article(WORDS)})
    findings = [
        cited(URL, WORDS, accessed_at="2026-05-02T00:00:00"),
        cited("https://b.test/", WORDS, accessed_at="2026-04-01T00:00:00Z"),
        {"citation": {"url": URL, "metadata": {"accessed_at": "2026-05-02T00:00:00"}}},
        cited("https://b.test/", WORDS, accessed_at="some day"),
        cited("https://b.test/", WORDS, accessed_at="2099-01-01"),
    ]

    report = await check(findings, web, since=parse_since("2026-05-01"))

    assert statuses(report) == ["skipped", "match", "no_record", "match", "match"]
    assert web.asked == ["https://b.test/"]
    assert report.summary == {"skipped": 1, "match": 3, "no_record": 1}


async def test_what_the_deadline_left_is_said_and_what_was_done_is_kept() -> None:
    async def hang(url: str) -> None:
        if "slow" in url:
            await anyio.sleep_forever()

    slow = "https://a.test/slow"
    web = FakeWeb({URL: article(WORDS), slow: article(WORDS)}, before=hang)
    legacy = {"citation": {"url": slow, "metadata": {}}}

    report = await check([cited(slow, WORDS), cited(URL, WORDS), legacy], web, deadline=0.2)

    assert statuses(report) == ["unreachable", "match", "no_record"]
    assert report.verdicts[0].reason == "deadline"
    assert report.complete is False


async def test_the_deadline_does_not_wait_for_a_body_that_is_being_read() -> None:
    released, finished = threading.Event(), threading.Event()

    def extract(body: object) -> Reason:
        released.wait(20)
        finished.set()
        return Reason.EMPTY

    verdict = await one(cited(URL, WORDS), {URL: "x" * 600_000}, extract=extract, deadline=0.2)
    late = finished.is_set()
    released.set()

    assert (verdict.status, verdict.reason, late) == ("unreachable", "deadline", False)


async def test_a_check_that_is_cancelled_ends_and_leaves_nothing_running() -> None:
    ended: list[str] = []

    async def hang(url: str) -> None:
        try:
            await anyio.sleep_forever()
        finally:
            ended.append(url)

    web = FakeWeb({}, before=hang)
    with anyio.move_on_after(0.05) as scope:
        await check([cited(URL, WORDS), cited("https://b.test/", WORDS)], web)

    assert scope.cancelled_caught
    assert sorted(ended) == sorted(web.asked)


async def test_a_fetcher_that_cancels_itself_costs_only_its_own_citation() -> None:
    async def cancel(url: str) -> None:
        if "bad" in url:
            raise anyio.get_cancelled_exc_class()

    bad = "https://bad.test/"
    web = FakeWeb({URL: article(WORDS), bad: article(WORDS)}, before=cancel)

    report = await check([cited(bad, WORDS), cited(URL, WORDS)], web, concurrency=1)

    assert statuses(report) == ["unreachable", "match"]
    assert report.complete is True


@each_row(("pages", "concurrency"), [(1, 4), (5, 1), (5, 4)])
async def test_a_check_that_its_caller_gives_up_ends_and_answers_nothing(pages: int, concurrency: int) -> None:
    async def hang(url: str) -> None:
        await anyio.sleep_forever()

    citations = [cited(f"https://site{number}.test/", WORDS) for number in range(pages)]
    web = FakeWeb({}, before=hang)

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(check(citations, web, concurrency=concurrency), 0.05)
    task = asyncio.create_task(check(citations, web, concurrency=concurrency))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_judge_that_is_waited_for_ends_with_its_caller() -> None:
    class Slow(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            await anyio.sleep_forever()
            raise AssertionError

    edited = {URL: article(WORDS.replace("dawn", "noon"))}
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(check([cited(URL, WORDS, nli_claim="c")], FakeWeb(edited), judge=Slow()), 0.2)


async def test_progress_that_cancels_itself_breaks_nothing() -> None:
    def cancel(done: int, total: int) -> None:
        raise asyncio.CancelledError

    for urls in ([URL], [URL, "https://b.test/"]):
        web = FakeWeb(dict.fromkeys(urls, article(WORDS)))
        report = await check([cited(url, WORDS) for url in urls], web, progress=cancel)

        assert statuses(report) == ["match"] * len(urls)


async def test_progress_counts_every_finding_and_its_faults_break_nothing() -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))
        raise RuntimeError("a broken pipe")

    report = await check([cited(URL, WORDS), {"citation": None}], {URL: article(WORDS)}, progress=tell)

    assert told == [(1, 2), (2, 2)]
    assert statuses(report) == ["match", "no_record"]


@each_row("error", [RuntimeError("boom"), KeyError(), ExceptionGroup("many", [ValueError("x")])])
async def test_whatever_a_fetcher_raises_is_that_citations_verdict(error: Exception) -> None:
    report = await check(
        [cited("https://b.test/", WORDS), cited(URL, WORDS)], {"https://b.test/": error, URL: article(WORDS)}
    )

    assert statuses(report) == ["unreachable", "match"]
    assert report.verdicts[0].reason == "fetch_error"
    assert type(error).__name__ in report.verdicts[0].notes[-1]


async def test_an_extractor_that_raises_is_that_citations_verdict() -> None:
    def extract(body: object) -> Reason:
        raise ValueError("cannot read this")

    verdict = await one(cited(URL, WORDS), {URL: article(WORDS)}, extract=extract)

    assert (verdict.status, verdict.reason) == ("unreachable", "extract_error")
    assert "cannot read this" in verdict.notes[-1]


async def test_an_unreachable_source_keeps_its_stamp_and_says_the_status() -> None:
    gone = Unreachable(URL, Reason.GONE, "The page is gone.", status=410)

    verdict = await one(cited(URL, WORDS), {URL: gone})

    assert (verdict.status, verdict.reason, verdict.original_hash) == ("unreachable", "gone", content_sha256(WORDS))
    assert (verdict.current_hash, verdict.delta_chars) == (None, None)
    assert any("410" in note for note in verdict.notes)
    assert verdict.layers is not None
    assert (verdict.layers["L0"], verdict.layers["L2"]) == ("refused: gone", "not checked")


@each_row("url", [None, 7, "", "  "])
async def test_a_citation_without_a_url_is_unreachable_and_never_fetched(url: object) -> None:
    web = FakeWeb()

    verdict = await one(cited(url, WORDS), web)

    assert (verdict.status, verdict.reason, web.asked) == ("unreachable", "bad_url", [])


async def test_a_body_of_odd_bytes_is_no_end_of_the_report() -> None:
    bodies = {f"https://a.test/{n}": page(bytes(random.Random(n).randbytes(2_000)), "x") for n in range(20)}

    report = await check([*(cited(url, WORDS) for url in bodies), cited(URL, WORDS)], {**bodies, URL: article(WORDS)})

    assert "match" not in statuses(report)[:-1]
    assert statuses(report)[-1] == "match"


async def test_lone_surrogates_anywhere_come_out_as_json() -> None:
    finding = cited("https://a.test/\ud800", "The \udfff tide rose at dawn again.", accessed_at="\ud800")

    report = await check([finding], {"https://a.test/\ud800": "The \udfff tide rose at dusk again."})

    assert ProvenanceReport.model_validate_json(report.model_dump_json()) == report


async def test_a_body_that_was_cut_is_searched_and_only_absence_is_in_doubt() -> None:
    cut = page(article(WORDS), URL, cut=Reason.TOO_LARGE)

    report = await check([cited(URL, WORDS), cited(URL, OTHER), cited(URL, WORDS.replace("dawn", "dusk"))], {URL: cut})

    assert statuses(report) == ["match", "unreachable", "unreachable"]
    assert any("too_large" in note for note in report.verdicts[0].notes)
    assert report.verdicts[1].reason == "too_large"


@each_row("body", ["", "  \n", html(""), "<!-- nothing -->"])
async def test_a_page_without_text_is_unreachable_and_no_removal(body: str) -> None:
    verdict = await one(cited(URL, WORDS), {URL: page(body, URL)})

    assert (verdict.status, verdict.reason) == ("unreachable", "empty")


async def test_a_clock_without_a_zone_is_read_as_utc() -> None:
    output = parse_agent_output([cited(URL, WORDS, accessed_at="2026-06-01T00:00:00Z")])

    report = await verify(
        output, fetcher=FakeWeb(), since=parse_since("2026-05-01"), now=lambda: NOW.replace(tzinfo=None)
    )

    assert (statuses(report), report.started_at) == (["skipped"], NOW.isoformat())
