"""What a source says took its place stands beside the verdict, and changes no status."""

from pincite.core.models.afterlife import Successor
from pincite.core.reports.explained import details
from tests.core.extract.html.test_edition import VERSE, inputs
from tests.core.verify.walk import OTHER, URL, WORDS, article, one
from tests.fakes import cited, html, page

LINK = '<link rel="successor-version" href="/tides/2">'
NEXT = Successor(relation="successor_version", url="https://a.test/tides/2")


async def test_a_passage_that_stands_and_one_that_changed_keep_their_status() -> None:
    pages = {URL: article(WORDS, head=LINK)}

    stands, changed = await one(cited(URL, WORDS), pages), await one(cited(URL, OTHER), pages)

    assert (stands.status, stands.superseded_by) == ("match", [NEXT])
    assert (changed.status, changed.superseded_by) == ("changed", [NEXT])
    assert ("Source", "a later version is https://a.test/tides/2") in details(stands)


async def test_a_page_that_says_nothing_has_no_such_key() -> None:
    verdict = await one(cited(URL, WORDS), {URL: article(WORDS)})

    assert "superseded_by" not in verdict.model_dump(mode="json")


async def test_a_servers_header_counts_like_the_page_and_each_thing_is_said_once() -> None:
    relation = "rel=successor-version"
    header = f'</tides/2>; rel="successor-version", <file:///etc/passwd>; {relation}, <//[>; {relation}'
    answer = page(article(WORDS, head=LINK), URL, headers={"content-type": "text/html", "link": header})

    assert (await one(cited(URL, WORDS), {URL: answer})).superseded_by == [NEXT]


async def test_a_page_that_may_be_another_document_says_nothing_of_the_source() -> None:
    elsewhere = page(article(OTHER, head=LINK), URL, final_url="https://a.test/news")

    lost = await one(cited(URL, WORDS), {URL: elsewhere})
    known = await one(cited(URL, WORDS, stamp={"final_url": "https://a.test/news"}), {URL: elsewhere})

    assert (lost.status, lost.kind, lost.superseded_by) == ("changed", "removed", None)
    assert (known.status, known.kind, known.superseded_by) == ("changed", "removed", [NEXT])


async def test_a_page_does_not_succeed_itself() -> None:
    link = '<link rel="successor-version" href="'
    head = f'{link}{URL}/"><link rel="canonical" href="/c">{link}/c">'

    assert (await one(cited(URL, WORDS), {URL: article(WORDS, head=head)})).superseded_by is None


async def test_a_later_edition_of_the_stamped_publication_is_told_and_another_publication_is_none() -> None:
    markup = html(f"<p>{VERSE}</p>{inputs(pubYear='2023')}")
    words = "The tide rose at dawn."
    found = {
        revision: (await one(cited(URL, words, metadata={"revision": revision}), {URL: markup})).superseded_by
        for revision in ("hsty 2013", "hsty 2023", "hsty 2033", "other 2013", "2013", "")
    }

    assert found.pop("hsty 2013") == [Successor(relation="newer_edition", title="hsty 2023")]
    assert set(map(str, found.values())) == {"None"}
