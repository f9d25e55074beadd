"""An address that a page gives itself is passed on as what it turns out to be."""

from pincite.core.models import Reason
from pincite.core.ports import Unreachable
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, one
from tests.fakes import FakeWeb, Page, cited, html, page
from tests.rows import each_row

NEW = "https://a.test/water/tides"
NAMES = article(WORDS, head='<link rel="canonical" href="/water/tides#part">')
THERE = "the new address is the one that the page itself names; the passage stands there as well"
UNREAD = "the new address is the one that the page itself names; it was not read"


async def test_a_passage_that_stands_at_the_named_address_too_has_moved_there() -> None:
    verdict = await one(cited(URL, WORDS), {URL: NAMES, NEW: article(WORDS)}, siblings=True)

    assert (verdict.status, verdict.moved_to, verdict.notes) == ("match", f"{NEW}#part", [THERE])


@each_row(
    "there",
    [
        article(OTHER),
        html(f"<nav>{WORDS}</nav><p>{OTHER}</p>"),
        page(article(WORDS), NEW, final_url=URL),
        page(article(WORDS), NEW, final_url="http://a.test/tides/"),
        Unreachable(NEW, Reason.NOT_FOUND, "404"),
        Unreachable(NEW, Reason.GONE, "410"),
    ],
)
async def test_an_address_where_the_passage_does_not_stand_is_no_new_one(there: Page) -> None:
    verdict = await one(cited(URL, WORDS), {URL: NAMES, NEW: there}, siblings=True)

    assert (verdict.status, verdict.moved_to) == ("match", None)
    assert verdict.notes == [f"the page names an address as its own where the passage does not stand: {NEW}"]


@each_row("there", [Unreachable(NEW, Reason.TIMEOUT, "slow"), RuntimeError("boom"), page(b"\x00\x01\x02", NEW)])
async def test_an_address_that_cannot_be_read_stays_one_that_was_not_read(there: Page) -> None:
    verdict = await one(cited(URL, WORDS), {URL: NAMES, NEW: there}, siblings=True)

    assert (verdict.moved_to, verdict.notes) == (f"{NEW}#part", [UNREAD])


async def test_the_named_address_is_read_once_for_all_and_only_by_who_asked_for_it() -> None:
    web = FakeWeb({URL: NAMES, NEW: article(WORDS)})
    findings = [cited(URL, WORDS), cited(URL, WORDS), cited(f"{URL}#top", WORDS)]

    alone = await check(findings, web)
    both = await check(findings, web, siblings=True)

    assert {verdict.notes[0] for verdict in alone.verdicts} == {UNREAD}
    assert {verdict.notes[0] for verdict in both.verdicts} == {THERE}
    assert web.asked == [URL, URL, NEW]


async def test_each_passage_is_looked_for_by_itself() -> None:
    web = {URL: article(WORDS, OTHER, head='<link rel="canonical" href="/water/tides">'), NEW: article(OTHER)}

    report = await check([cited(URL, WORDS), cited(URL, OTHER)], web, siblings=True)

    assert [verdict.moved_to for verdict in report.verdicts] == [None, NEW]
