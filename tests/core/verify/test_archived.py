"""An archive dates what became of a passage, and changes no verdict."""

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.models import ProvenanceVerdict, Reason
from pincite.core.models.afterlife import ArchivedPassage
from pincite.core.ports import Answer, Unreachable
from pincite.core.verify.archived import MAX_REQUESTS
from tests.core.verify.archives import KEPT, FakeArchive, unreadable
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, one
from tests.fakes import FakeWeb, Page, cited, html, page
from tests.rows import each_row

EDITED = WORDS.replace("dawn", "dusk")
GONE = Unreachable(URL, Reason.GONE, "The page is gone.", status=410)
HELD, LOST, MISSING = article(WORDS), article(EDITED), article(OTHER)
#: When the citations of these tests were read.
CITED = "20260101"


def finding(words: str = WORDS, **more: object) -> dict[str, object]:
    return cited(URL, words, **more)  # type: ignore[arg-type]  # named by each test


async def verdict_with(archive: FakeArchive, living: Page = GONE, **more: object) -> ProvenanceVerdict:
    return await one(finding(**more), {URL: living}, archive=archive)  # type: ignore[arg-type]  # named by each test


async def archived(archive: FakeArchive, living: Page = GONE, **more: object) -> ArchivedPassage:
    found = (await verdict_with(archive, living, **more)).archived
    assert found is not None
    return found


def day(moment: str | None) -> str:
    return (moment or "")[:10].replace("-", "")


async def test_a_page_that_is_gone_stood_in_the_capture_nearest_to_its_citation() -> None:
    archive = FakeArchive({"20200101": MISSING, "20251230": HELD, "20260301": unreadable()})

    verdict = await verdict_with(archive)

    assert (verdict.status, verdict.reason, verdict.kind, verdict.passage) == ("unreachable", "gone", None, None)
    assert verdict.archived == ArchivedPassage(
        url=f"{KEPT}/20251230/{URL}",
        captured_at="2025-12-30T00:00:00+00:00",
        stood=True,
        kind="exact",
        last_stood_at="2025-12-30T00:00:00+00:00",
        captures_read=1,
    )
    assert verdict.layers is not None
    assert verdict.layers["L2"] == "not checked"
    assert archive.read_at[0] == "20251230"


async def test_an_edit_is_dated_between_two_captures_and_stays_a_change() -> None:
    kept = {f"2026{month:02}01": HELD if month < 4 else LOST for month in range(1, 6)}
    archive = FakeArchive({"20251201": HELD, **kept})

    verdict = await verdict_with(archive, article(EDITED))

    assert (verdict.status, verdict.kind) == ("changed", "edited")
    assert verdict.archived is not None
    assert verdict.archived.stood
    assert (day(verdict.archived.captured_at), day(verdict.archived.last_stood_at)) == ("20260101", "20260301")
    assert day(verdict.archived.first_missing_at) == "20260401"


async def test_a_passage_that_no_capture_holds_is_said_not_to_have_stood() -> None:
    archive = FakeArchive({"20251101": LOST, "20251230": LOST, "20260105": MISSING, "20260301": HELD})

    found = await archived(archive)

    assert (found.stood, found.kind, day(found.captured_at)) == (False, "edited", "20251230")
    assert (found.last_stood_at, found.first_missing_at, found.captures_read) == (None, None, 2)
    assert archive.read_at == ["20251230", "20260105"]


async def test_where_the_nearest_capture_is_after_the_change_the_one_before_the_citation_decides() -> None:
    found = await archived(FakeArchive({"20251101": HELD, "20260102": LOST}), article(EDITED))

    assert (day(found.captured_at), day(found.last_stood_at), day(found.first_missing_at)) == (
        "20251101",
        "20251101",
        "20260102",
    )


async def test_a_capture_that_cannot_be_read_is_no_evidence_and_the_next_one_is_tried() -> None:
    broken: dict[str, str | Answer | Exception] = {
        "20251231": unreadable(),
        "20260102": page("", URL),
        "20251225": RuntimeError("boom"),
        "20251201": HELD,
    }
    archive = FakeArchive(broken)

    found = await archived(archive, article(EDITED))

    assert (found.stood, day(found.captured_at), found.captures_read) == (True, "20251201", 1)
    assert found.first_missing_at is None


async def test_a_wall_in_a_capture_is_not_a_passage_that_was_missing() -> None:
    wall = html("<h1>Just a moment...</h1><p>Checking your browser.</p>", title="Just a moment...")
    verdict = await verdict_with(FakeArchive({"20251231": wall}))

    assert verdict.archived is None
    assert "archive: no capture that could be read tells" in verdict.notes


async def test_no_capture_at_all_is_said() -> None:
    assert "archive: no capture of the page is known" in (await verdict_with(FakeArchive())).notes


async def test_an_archive_that_fails_is_a_note_and_the_verdict_stands() -> None:
    refused = await verdict_with(FakeArchive(unreadable(Reason.THROTTLED)))
    raised = await verdict_with(FakeArchive(RuntimeError("boom")))

    assert refused.reason == raised.reason == "gone"
    assert "archive not checked: the archive said throttled" in refused.notes
    assert "archive not checked: RuntimeError: boom" in raised.notes


async def test_a_list_that_was_cut_is_noted() -> None:
    verdict = await verdict_with(FakeArchive({"20251231": HELD}, cut=True))

    assert "archive: its list of captures was too long to be read whole" in verdict.notes


@each_row("count", [1, 5, 32, 100, 5_000])
async def test_no_more_than_eight_requests_are_made_for_one_page(count: int) -> None:
    digits = [f"20260101{n // 3600:02}{n // 60 % 60:02}{n % 60:02}" for n in range(count)]
    archive = FakeArchive({at: HELD if place < count * 0.7 else LOST for place, at in enumerate(digits)})

    found = await archived(archive, article(EDITED))

    assert len(archive.asked) + len(archive.read_at) <= MAX_REQUESTS == 8
    assert len(archive.read_at) == len(set(archive.read_at))
    assert found.stood
    if count <= 32:
        held = [at for at in digits if archive.kept[at] is HELD]  # type: ignore[index]  # captures, in this test
        assert found.last_stood_at is not None
        assert found.last_stood_at.replace("-", "").replace(":", "").replace("T", "")[:14] == held[-1].ljust(14, "0")


@each_row(("listing", "hops", "reads"), [(1, 1, 7), (3, 1, 5), (1, 2, 4), (3, 4, 2), (8, 1, 0)])
async def test_every_request_counts_those_for_the_list_and_for_redirects_as_well(
    listing: int, hops: int, reads: int
) -> None:
    way = tuple(f"https://kept.test/{n}" for n in range(hops))
    digits = [f"20260101{hour:02}{minute:02}" for hour in range(24) for minute in range(60)]
    archive = FakeArchive(dict.fromkeys(digits, page(HELD, URL, redirects=way)), requests=listing)

    await verdict_with(archive, article(EDITED))

    assert len(archive.read_at) == reads


async def test_the_last_capture_settles_the_matter_of_a_page_that_does_not_answer() -> None:
    digits = [f"2026{month:02}01" for month in range(1, 6)]
    held, edited = (FakeArchive(dict.fromkeys(digits, HELD)) for _ in range(2))

    await archived(held)
    await archived(edited, article(EDITED))

    assert held.read_at == ["20260101", "20260501"]
    assert edited.read_at == ["20260101", "20260301", "20260401", "20260501"]


async def test_what_one_citation_had_read_is_where_another_goes_on() -> None:
    kept = {f"2026{month:02}01": HELD for month in range(1, 6)}
    archive = FakeArchive({**kept, "20260515": LOST})
    early, late = (finding(accessed_at=f"2026-{month}-01T00:00:00Z") for month in ("01", "04"))

    report = await check([early, late], {URL: article(EDITED)}, archive=archive)

    assert [verdict.archived and day(verdict.archived.captured_at) for verdict in report.verdicts] == [
        "20260101",
        "20260401",
    ]
    assert archive.read_at == ["20260101", "20260401", "20260501", "20260515"]


async def test_an_archive_that_begins_to_refuse_is_left_alone_and_that_is_said() -> None:
    archive = FakeArchive(dict.fromkeys(("20251229", "20251230", "20260102"), unreadable(Reason.THROTTLED)))

    verdict = await verdict_with(archive)

    assert len(archive.read_at) == 1
    assert "archive not checked: the archive said throttled" in verdict.notes


async def test_a_passage_that_could_not_be_looked_for_is_not_said_to_have_been_missing() -> None:
    archive = FakeArchive({"20251230": article(OTHER)})
    blind = finding(WORDS, excerpt="", stamp={"length": None})

    assert (await one(blind, {URL: GONE}, archive=archive)).archived is None


async def test_an_address_without_a_secret_is_asked_about_rather_than_one_with_it() -> None:
    archive = FakeArchive({"20251230": HELD})

    await archived(archive, stamp={"final_url": f"{URL}?session=1"})

    assert archive.asked == [URL]


async def test_several_citations_of_one_page_share_its_captures() -> None:
    kept = {f"2026{month:02}15": HELD if month < 6 else LOST for month in range(1, 12)}
    archive = FakeArchive({"20251230": article(WORDS, OTHER), **kept})
    findings = [finding(), finding(OTHER), finding(WORDS, excerpt=""), finding(EDITED)]

    report = await check(findings, {URL: GONE}, archive=archive)

    first, other, by_hash, later = [verdict.archived for verdict in report.verdicts]
    assert first is not None
    assert other is not None
    assert later is not None
    assert first == by_hash
    assert (first.stood, other.stood, day(other.captured_at)) == (True, True, "20251230")
    assert day(other.first_missing_at) != ""
    assert archive.asked == [URL]
    assert len(archive.read_at) == len(set(archive.read_at)) <= MAX_REQUESTS - 1


async def test_only_what_does_not_stand_is_asked_about() -> None:
    archive = FakeArchive({"20251230": HELD})

    report = await check([finding(), finding(OTHER)], {URL: article(WORDS)}, archive=archive)

    assert report.verdicts[0].archived is None
    assert report.verdicts[1].archived is not None
    assert not report.verdicts[1].archived.stood


@pytest.mark.parametrize("reason", [Reason.BAD_URL, Reason.BLOCKED_ADDRESS])
async def test_what_was_never_a_page_to_read_is_no_question_for_an_archive(reason: Reason) -> None:
    archive = FakeArchive({"20251230": HELD})

    await verdict_with(archive, Unreachable(URL, reason, "no"))

    assert archive.asked == []


async def test_only_pages_of_the_web_are_asked_about() -> None:
    archive = FakeArchive({"20251230": HELD})

    await check([cited("file:///tides", WORDS), cited("", WORDS), {"citation": {"url": URL}}], {}, archive=archive)

    assert archive.asked == []


async def test_a_passage_that_cannot_be_looked_for_is_not_looked_for_in_captures() -> None:
    archive = FakeArchive({"20251230": HELD})
    blind = finding(WORDS, excerpt="", stamp={"length": None})

    await one(blind, {URL: article(OTHER)}, archive=archive)

    assert archive.asked == []


async def test_the_archive_is_asked_about_the_address_that_the_words_were_read_from() -> None:
    archive = FakeArchive({"20251230": HELD})
    final = "https://a.test/2025/tides"

    verdict = await verdict_with(archive, stamp={"final_url": final})

    assert archive.asked == [final]
    assert verdict.archived is not None
    assert verdict.archived.stood
    # A stamp may say anything: whoever reads the verdict must not take those captures for the cited page's.
    assert any(note.endswith(f"not of the cited one: {final}") for note in verdict.notes)
    plain = await verdict_with(archive, stamp={"final_url": f"{URL}/"})
    assert not any("not of the cited one" in note for note in plain.notes)


async def test_nothing_that_a_capture_leads_to_is_read() -> None:
    links = '<link rel="next" href="/tides/2"><meta http-equiv="refresh" content="0; url=/elsewhere">'
    web = FakeWeb({URL: GONE, f"{URL}/2": HELD, "https://a.test/elsewhere": HELD})
    archive = FakeArchive({"20251230": html("<p>Moved.</p>", head=links)})

    verdict = await one(finding(), web, archive=archive)

    assert verdict.archived is None
    assert web.asked == [URL]


async def test_a_time_of_citation_that_cannot_be_read_is_taken_for_the_present() -> None:
    archive = FakeArchive({"20200101": MISSING, "20260530": HELD})

    found = await archived(archive, accessed_at="some day")

    assert day(found.captured_at) == "20260530"
    assert archive.read_at == ["20260530"]


async def test_what_an_archive_says_is_sendable_whatever_it_is() -> None:
    odd = Unreachable(URL, Reason.FETCH_ERROR, "\ud800")

    assert (await verdict_with(FakeArchive(odd))).model_dump_json()


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_the_dates_are_those_of_captures_that_say_so(data: st.DataObject) -> None:
    """Whatever the captures hold: a date is one of a capture that was read, and the change lies between the two."""
    days = data.draw(st.lists(st.integers(1, 28), min_size=1, max_size=9, unique=True))
    bodies = {f"202601{at:02}": data.draw(st.sampled_from((HELD, LOST, MISSING, ""))) for at in sorted(days)}
    archive = FakeArchive(bodies)

    async def walk() -> ProvenanceVerdict:
        return await one(finding(accessed_at="2026-01-14T00:00:00Z"), {URL: GONE}, archive=archive)

    found = anyio.run(walk).archived
    read = {at: bodies[at] for at in archive.read_at}
    assert len(archive.read_at) < MAX_REQUESTS
    if found is None:
        assert all(body == "" for body in read.values())
        return
    assert found.captures_read == sum(body != "" for body in read.values())
    assert found.stood == (HELD in read.values())
    assert (read[day(found.captured_at)] is HELD) == found.stood
    if found.stood:
        assert read[day(found.last_stood_at)] is HELD
        last = max(at for at, body in read.items() if body is HELD)
        assert day(found.last_stood_at) == last
    if found.first_missing_at:
        assert read[day(found.first_missing_at)] in (LOST, MISSING)
        assert day(found.first_missing_at) > day(found.last_stood_at)
