"""Each kind of source is read in its own way, and the answer names the citation's own URL."""

from pathlib import Path

from pincite.core.fetch import Resolvers, SourceFetcher
from pincite.core.fetch.url import parse_url
from pincite.core.models import Reason
from pincite.core.ports import Conditions, Fetched, NotModified, Unreachable
from tests.fakes import FakeWeb, page
from tests.rows import each_row

DOI = "https://doi.org/10.1000/182"
PUBLISHER = "https://publisher.test/article"


async def test_a_web_address_goes_to_the_web_as_it_was_written() -> None:
    web = FakeWeb({"https://a.test/": "<p>words</p>"})
    conditions = Conditions(etag='"1"')

    answer = await SourceFetcher(web=web).fetch("https://a.test/", conditions)

    assert isinstance(answer, Fetched)
    assert answer.resolved == ""
    assert (web.asked, web.conditions) == (["https://a.test/"], [conditions])


async def test_an_identifier_is_asked_of_its_resolver_and_the_answer_says_so() -> None:
    web = FakeWeb({DOI: page("<p>words</p>", DOI, final_url=PUBLISHER, moved=PUBLISHER)})

    answer = await SourceFetcher(web=web).fetch("DOI: 10.1000/182")

    assert isinstance(answer, Fetched)
    assert (answer.url, answer.resolved, answer.final_url, answer.moved) == ("DOI: 10.1000/182", DOI, PUBLISHER, "")
    assert web.asked == [DOI]


async def test_every_kind_of_answer_says_what_the_identifier_stands_for() -> None:
    web = FakeWeb({DOI: NotModified(DOI, DOI)})
    sources = SourceFetcher(web=web, resolvers=Resolvers(rfc="https://rfc.test/"))

    unchanged = await sources.fetch("doi:10.1000/182", Conditions(etag='"1"'))
    missing = await sources.fetch("rfc:9110")

    assert unchanged == NotModified("doi:10.1000/182", DOI, resolved=DOI)
    assert isinstance(missing, Unreachable)
    assert (missing.url, missing.resolved, missing.reason) == ("rfc:9110", "https://rfc.test/9110", Reason.NOT_FOUND)


async def test_no_answer_tells_a_key_that_stands_in_the_address_of_a_resolver() -> None:
    asked = "https://r.test/?api_key=s3%2Fcr3t&doi=10.1000%2F182&raw=1"
    answers: list[Fetched | NotModified | Unreachable] = [
        page("<p>words</p>", asked, final_url="https://p.test/a?raw=1&api_key=s3/cr3t", redirects=(asked,)),
        NotModified(asked, asked),
        Unreachable(asked, Reason.FORBIDDEN, "", final_url=asked, redirects=(asked,)),
    ]
    for given in answers:
        web = FakeWeb({asked: given})
        resolvers = Resolvers(doi="https://r.test/?api_key=s3%2Fcr3t&doi={id}&raw=1")
        sources = SourceFetcher(web=web, resolvers=resolvers)
        answer = await sources.fetch("doi:10.1000/182", Conditions(etag='"1"'))

        assert web.asked == [asked]
        assert answer.resolved == "https://r.test/?doi=10.1000%2F182&raw=1"
        assert "cr3t" not in repr(answer)


async def test_a_mistyped_identifier_is_refused_and_nothing_is_asked() -> None:
    web = FakeWeb()

    answer = await SourceFetcher(web=web).fetch("isbn:978-0-306-40615-8")

    assert isinstance(answer, Unreachable)
    assert answer.reason is Reason.BAD_URL
    assert web.asked == []


async def test_a_file_is_read_only_beneath_a_root_and_never_asked_of_the_web(tmp_path: Path) -> None:
    web = FakeWeb()
    (tmp_path / "a.txt").write_text("words")

    for url in (str(tmp_path / "a.txt"), "a.txt"):
        answer = await SourceFetcher(roots=[tmp_path], web=web).fetch(url)
        assert isinstance(answer, Fetched)
        assert answer.body == b"words"
    refused = await SourceFetcher(web=web).fetch((tmp_path / "a.txt").as_uri())

    assert isinstance(refused, Unreachable)
    assert "PINCITE_ROOTS" in refused.detail
    assert web.asked == []


@each_row("url", ["", "//a.test/x", "ftp://a.test/", "javascript:alert(1)", "\ud800", None, 7])
async def test_without_roots_what_is_no_source_is_refused_in_the_words_of_the_web(url: str) -> None:
    async with SourceFetcher() as sources:
        answer = await sources.fetch(url)

    fault = parse_url(url)
    assert isinstance(answer, Unreachable)
    assert (answer.reason, answer.detail) == (Reason.BAD_URL, fault.detail if not hasattr(fault, "port") else "")
