"""What is asked after the living pages costs their verdicts nothing, whatever it does."""

import anyio

from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Captures, Unreachable
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.verify import ProvenanceValidator, parse_since
from pincite.core.verify.afterlife import Afterlife
from pincite.core.verify.reader import Reader
from pincite.core.verify.verdicts import unreachable
from tests.core.verify.archives import FakeArchive, unreadable
from tests.core.verify.walk import NOW, OTHER, URL, WORDS, article, check, one, statuses
from tests.fakes import FakeWeb, cited, page
from tests.rows import each_row

GONE = Unreachable(URL, Reason.NOT_FOUND, "404", status=404)
HELD = article(WORDS)


def lost(count: int) -> list[dict[str, object]]:
    """Citations of so many pages that are gone, each of a host of its own."""
    return [cited(f"https://h{n}.test/tides", WORDS) for n in range(count)]


async def hang() -> None:
    await anyio.sleep_forever()


async def test_a_slow_archive_costs_no_living_verdict_and_the_report_is_complete() -> None:
    findings = [cited(URL, WORDS), *lost(5), cited(URL, OTHER)]

    report = await check(findings, {URL: HELD}, archive=FakeArchive({"20251230": HELD}, before=hang), deadline=0.4)

    assert statuses(report) == ["match", *["unreachable"] * 5, "changed"]
    assert {verdict.reason for verdict in report.verdicts[1:6]} == {"not_found"}
    assert report.complete is True
    assert report.notes == ["archive not checked for every citation: the time ran out"]


async def test_what_the_archive_had_said_when_the_time_ran_out_is_kept() -> None:
    answers = 0

    async def slow() -> None:
        nonlocal answers
        answers += 1
        if answers > 2:
            await anyio.sleep_forever()

    archive = FakeArchive({"20251230": HELD, "20260301": article(OTHER)}, before=slow)

    verdict = await one(cited(URL, WORDS), {URL: GONE}, archive=archive, deadline=0.4)

    assert verdict.archived is not None
    assert (verdict.archived.stood, verdict.archived.captures_read) == (True, 1)


async def test_no_archive_is_asked_before_the_last_living_page_has_its_verdict() -> None:
    order: list[str] = []

    async def living(url: str) -> None:
        await anyio.lowlevel.checkpoint()
        order.append("page")

    async def archived() -> None:
        order.append("archive")

    web = FakeWeb({URL: HELD}, before=living)
    await check([*lost(3), cited(URL, WORDS)], web, archive=FakeArchive(before=archived), concurrency=1)

    assert order == ["page"] * 4 + ["archive"] * 3


async def test_what_the_deadline_left_unread_is_not_asked_of_an_archive() -> None:
    async def slow(url: str) -> None:
        await anyio.sleep_forever()

    archive = FakeArchive({"20251230": HELD})

    report = await check([cited(URL, WORDS)], FakeWeb({}, before=slow), archive=archive, deadline=0.1)

    assert report.verdicts[0].reason == "deadline"
    assert archive.asked == []


async def test_an_archive_that_is_down_is_not_asked_for_ever() -> None:
    archive = FakeArchive(unreadable(Reason.CONNECT))

    report = await check(lost(30), {}, archive=archive)

    assert len(archive.asked) <= 4
    assert report.notes == ["archive not asked any more, because it did not answer: the archive said connect"]
    assert all(any("archive not checked" in note for note in verdict.notes) for verdict in report.verdicts)


async def test_an_archive_that_refuses_one_page_now_and_then_goes_on_being_asked() -> None:
    class Moody(FakeArchive):
        async def captures(self, url: str, near: object, /) -> Captures | Unreachable:
            self.asked.append(url)
            return Captures(()) if len(self.asked) % 3 else unreadable(Reason.THROTTLED)

    archive = Moody()

    await check(lost(12), {}, archive=archive)

    assert len(archive.asked) == 12


async def test_an_archive_that_cancels_or_raises_costs_only_its_own_words() -> None:
    async def cancel() -> None:
        raise anyio.get_cancelled_exc_class()

    raising = FakeArchive(ExceptionGroup("many", [ValueError("x")]))
    cancelling = FakeArchive({"20251230": HELD}, before=cancel)

    for archive in (raising, cancelling):
        report = await check(lost(5), {}, archive=archive)

        assert statuses(report) == ["unreachable"] * 5
        assert all(any("archive not checked" in note for note in verdict.notes) for verdict in report.verdicts)
        assert len(archive.asked) == 5


async def test_a_check_that_is_cancelled_while_an_archive_is_asked_ends() -> None:
    with anyio.move_on_after(0.1) as scope:
        await check(lost(3), {}, archive=FakeArchive(before=hang))

    assert scope.cancelled_caught


async def test_pages_that_went_together_are_asked_about_as_what_they_came_to() -> None:
    urls = [f"https://a.test/deep/{n}" for n in range(3)]
    answers = {url: page(article(OTHER), url, final_url="https://a.test/all/the/rest") for url in urls}
    archive = FakeArchive({"20251230": HELD})

    report = await check([cited(url, WORDS) for url in urls], answers, archive=archive)

    assert {verdict.reason for verdict in report.verdicts} == {"redirected_elsewhere"}
    assert all(verdict.archived is not None and verdict.archived.stood for verdict in report.verdicts)


async def test_sites_that_do_not_answer_hold_up_no_report() -> None:
    async def hangs(url: str) -> None:
        await anyio.sleep_forever()

    output = parse_agent_output(lost(3))
    settled = [unreachable(finding, GONE, "") for finding in output.findings if isinstance(finding, CitedPassage)]
    web = FakeWeb({}, before=hangs)
    afterlife = Afterlife(Reader(web, extract), None, siblings=True, now=NOW, seconds=0.05)

    with anyio.fail_after(20):
        await afterlife.look(output.findings, settled, {})

    assert web.asked
    assert afterlife.told(settled) == settled


async def test_by_default_nothing_is_asked_beyond_the_cited_pages() -> None:
    web = FakeWeb({})

    await check(lost(2), web)
    [verdict] = (await ProvenanceValidator(fetcher=web).check_agent_output(lost(1))).verdicts

    assert len(web.asked) == 3
    assert (verdict.archived, verdict.suggested) == (None, None)


async def test_a_validator_asks_the_archive_that_it_is_given() -> None:
    validator = ProvenanceValidator(fetcher=FakeWeb({}), archive=FakeArchive({"20251230": HELD}))

    verdict = await validator.check(lost(1)[0])

    assert verdict.archived is not None
    assert verdict.archived.stood


@each_row("kind", ["match", "no_record", "skipped"])
async def test_what_stands_was_never_stamped_or_was_skipped_is_left_alone(kind: str) -> None:
    finding = {"citation": {"url": URL}} if kind == "no_record" else cited(URL, WORDS)
    since = parse_since("2020-01-01") if kind == "skipped" else None
    archive = FakeArchive({"20251230": HELD})

    verdict = await one(finding, {URL: HELD}, archive=archive, siblings=True, since=since)

    assert (verdict.status, verdict.archived, archive.asked) == (kind, None, [])
