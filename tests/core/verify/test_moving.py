"""A new address is reported where the site itself says that the document has one, and the passage stands there."""

from pincite.core.models import ProvenanceVerdict
from tests.core.verify.walk import OTHER, URL, WORDS, article, one
from tests.fakes import Page, cited, html, page
from tests.rows import each_row

NEW = "https://a.test/water/tides"


def canonical(address: str) -> str:
    return f'<link rel="canonical" href="{address}">'


async def verdict_of(answer: Page, **stamp: str) -> ProvenanceVerdict:
    return await one(cited(URL, WORDS, stamp={**stamp}), {URL: answer})


async def test_a_permanent_redirect_is_a_move_and_a_temporary_one_is_none() -> None:
    permanent = await verdict_of(page(article(WORDS), URL, final_url=NEW, moved=NEW))
    temporary = await verdict_of(page(article(WORDS), URL, final_url=NEW, moved=""))

    assert (permanent.status, permanent.moved_to, permanent.final_url) == ("match", NEW, NEW)
    assert (temporary.status, temporary.moved_to, temporary.final_url) == ("match", None, NEW)


async def test_the_new_address_is_where_the_permanent_redirects_end_and_not_the_session_behind_them() -> None:
    verdict = await verdict_of(page(article(WORDS), URL, final_url=f"{NEW}?visit=1", moved=NEW))

    assert (verdict.moved_to, verdict.final_url) == (NEW, f"{NEW}?visit=1")


async def test_a_fetcher_that_cannot_tell_the_redirects_apart_is_believed() -> None:
    assert (await verdict_of(page(article(WORDS), URL, final_url=NEW))).moved_to == NEW


async def test_a_passage_that_does_not_stand_there_has_not_moved() -> None:
    verdict = await verdict_of(page(article(OTHER), URL, final_url=NEW, moved=NEW))

    assert (verdict.status, verdict.moved_to, verdict.final_url) == ("changed", None, NEW)


async def test_the_address_that_a_page_gives_itself_is_a_move_that_was_not_read() -> None:
    verdict = await verdict_of(article(WORDS, head=canonical("/water/tides")))

    assert (verdict.status, verdict.kind, verdict.moved_to, verdict.final_url) == ("match", "exact", NEW, None)
    assert "the new address is the one that the page itself names; it was not read" in verdict.notes


@each_row(
    "address",
    [
        "",
        URL,
        "http://a.test/tides/",
        f"{URL}?utm_source=x",
        "https://www.a.test/tides",
        "javascript:x",
        "https://[",
        "https://keeper:hunter2@a.test/water/tides",
        "#top",
    ],
)
async def test_another_spelling_of_the_cited_address_is_no_move(address: str) -> None:
    verdict = await verdict_of(article(WORDS, head=canonical(address)))

    assert (verdict.moved_to, verdict.notes) == (None, [])


async def test_an_address_that_the_page_always_gave_itself_is_no_news() -> None:
    verdict = await verdict_of(article(WORDS, head=canonical(NEW)), canonical_url=NEW)

    assert (verdict.moved_to, verdict.notes) == (None, [])


async def test_a_syndicated_copy_names_its_original_and_has_not_moved_there() -> None:
    verdict = await verdict_of(article(WORDS, head=canonical("https://agency.test/tides?token=hunter2")))

    assert (verdict.status, verdict.moved_to) == ("match", None)
    [note] = verdict.notes
    assert note == "the page names a page of another host as the original of its text: https://agency.test/tides"


async def test_another_port_is_another_server() -> None:
    verdict = await verdict_of(article(WORDS, head=canonical("https://a.test:8443/water/tides")))

    assert verdict.moved_to is None
    assert "of another host" in verdict.notes[0]


@each_row("address", ["/", "https://a.test", "/en/", "/index.html"])
async def test_a_page_that_calls_itself_the_front_page_has_not_moved_there(address: str) -> None:
    verdict = await verdict_of(article(WORDS, head=canonical(address)))

    assert verdict.moved_to is None
    assert "front page" in verdict.notes[0]


async def test_a_page_above_the_cited_one_is_no_new_address_of_it() -> None:
    url = f"{URL}/part/2"
    verdict = await one(cited(url, WORDS), {url: article(WORDS, head=canonical("/tides"))})

    assert verdict.moved_to is None
    assert "one above it" in verdict.notes[0]


async def test_a_redirect_says_more_than_the_pages_own_word() -> None:
    answer = page(article(WORDS, head=canonical("/third")), URL, final_url=NEW, moved=NEW)

    verdict = await verdict_of(answer)

    assert (verdict.moved_to, verdict.notes) == (NEW, [])


async def test_an_identifier_does_not_move_to_what_it_stands_for() -> None:
    answer = page(article(WORDS, head=canonical("/water/tides")), "doi:10.1/x", final_url=URL, moved=URL, resolved=URL)

    verdict = await one(cited("doi:10.1/x", WORDS), {"doi:10.1/x": answer})

    assert (verdict.status, verdict.moved_to) == ("match", None)


async def test_a_refresh_in_the_markup_is_a_move_to_where_it_leads() -> None:
    refresh = html("<p>Moved.</p>", head='<meta http-equiv="refresh" content="0; url=/water/tides">')
    there = page(article(WORDS), NEW, final_url=f"{NEW}?visit=1", moved="")

    verdict = await one(cited(URL, WORDS), {URL: page(refresh, URL, moved=""), NEW: there})

    assert (verdict.status, verdict.moved_to, verdict.final_url) == ("match", NEW, f"{NEW}?visit=1")
