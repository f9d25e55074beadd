"""A document cited by its identifier is verified, stamped and linked like one that is cited by its address."""

from pincite.core.fetch import Resolvers, SourceFetcher
from pincite.core.ingest import anchor_citation
from pincite.core.links import Link, check_links
from pincite.core.models.links import Resolve
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from pincite.core.verify.validator import ProvenanceValidator
from tests.core.verify.walk import FILLER, OTHER, WORDS
from tests.fakes import FakeFetcher, FakeWeb, cited, html, page

DOI, URL, PUBLISHER = "doi:10.1000/ABC", "https://doi.org/10.1000/ABC", "https://publisher.test/articles/1"
ARTICLE = html(f"<p>{WORDS}</p><p>{OTHER}</p>{FILLER}")


def web() -> FakeWeb:
    return FakeWeb({URL: page(ARTICLE, URL, final_url=PUBLISHER)})


async def test_two_citations_of_one_doi_are_one_fetch_and_two_verdicts() -> None:
    asked = web()
    findings = [cited(DOI, WORDS), cited("DOI: 10.1000/abc#s2", OTHER), cited(DOI, "Words that do not stand there.")]

    report = await verify(parse_agent_output(findings), fetcher=SourceFetcher(web=asked))

    assert asked.asked == [URL]
    assert [one.status for one in report.verdicts] == ["match", "match", "changed"]
    assert {(one.resolved, one.final_url) for one in report.verdicts} == {(URL, PUBLISHER)}
    assert [one.moved_to for one in report.verdicts] == [None] * 3
    assert (report.verdicts[0].link or "").startswith(f"{PUBLISHER}#:~:text=")


async def test_a_mistyped_identifier_and_one_that_is_unknown_say_which_of_the_two() -> None:
    findings = [cited("isbn:978-0-306-40615-8", WORDS), cited("pmid:1", WORDS)]

    report = await verify(parse_agent_output(findings), fetcher=SourceFetcher(web=FakeWeb()))
    mistyped, unknown = report.verdicts

    assert (mistyped.status, mistyped.reason, mistyped.resolved) == ("unreachable", "bad_url", None)
    assert "it would be 7" in mistyped.notes[0]
    assert (unknown.status, unknown.reason) == ("unreachable", "not_found")
    assert unknown.resolved == "https://pubmed.ncbi.nlm.nih.gov/1/"


async def test_an_identifier_is_stamped_from_its_page_and_stands_later() -> None:
    sources = SourceFetcher(web=web())
    citation = {"url": DOI, "metadata": {}}

    await anchor_citation(citation, text=WORDS, fetcher=sources)
    report = await verify(parse_agent_output([{"citation": citation, "excerpt": WORDS}]), fetcher=sources)

    assert citation["url"] == DOI
    assert citation["metadata"]["pincite"]["final_url"] == PUBLISHER  # type: ignore[index]
    assert (report.verdicts[0].status, report.verdicts[0].moved_to) == ("match", None)


async def test_a_refresh_on_the_landing_page_keeps_what_the_identifier_stands_for() -> None:
    landing = html("Redirecting", head=f'<meta http-equiv="refresh" content="0; url={PUBLISHER}">')
    pages = FakeWeb({URL: landing, PUBLISHER: ARTICLE})

    report = await verify(parse_agent_output([cited(DOI, WORDS)]), fetcher=SourceFetcher(web=pages))

    assert (report.verdicts[0].status, report.verdicts[0].resolved) == ("match", URL)


async def test_an_injected_fetcher_sees_the_identifier_as_it_was_written() -> None:
    fetcher = FakeFetcher({DOI: WORDS})

    verdict = await ProvenanceValidator(fetcher=fetcher).check(cited(DOI, WORDS))

    assert fetcher.asked == [DOI]
    assert (verdict.status, verdict.resolved) == ("match", None)


async def test_markdown_may_link_to_an_identifier() -> None:
    answer = f'The report says "{WORDS}" ([Ash 2020](doi:10.1000/ABC)). It adds "{OTHER}" (<doi:10.1000/abc>).'

    found = parse_agent_output(answer)

    assert [finding.url for finding in found.findings] == ["doi:10.1000/ABC", "doi:10.1000/abc"]


async def test_the_form_of_identifiers_is_checked_without_the_network() -> None:
    urls = [DOI, "arxiv:2101.00001v2", "isbn:978-0-306-40615-8", "doi:10.1000/abc.", "file:///a.txt"]

    report = await check_links([Link(url) for url in urls])

    assert {result.resolve for result in report.results} == {Resolve.SKIPPED}
    assert [result.notes[:1] == () for result in report.results] == [True, True, False, False, False]
    assert all(result.notes[0].startswith("bad_url: ") for result in report.results[2:4])
    assert "PINCITE_ROOTS" in report.results[4].notes[0]


async def test_a_link_by_identifier_is_asked_once_and_the_resolution_is_told() -> None:
    asked = web()
    urls = [DOI, "doi:10.1000/abc", URL, "rfc:1"]
    sources = SourceFetcher(web=asked, resolvers=Resolvers(rfc="https://rfc.test/"))

    report = await check_links([Link(url) for url in urls], fetcher=sources)

    assert [result.resolve for result in report.results] == ["ok_redirect"] * 3 + ["not_found"]
    assert report.results[0].notes == (f"resolved to {URL}",)
    assert report.results[3].notes[0] == "resolved to https://rfc.test/1"
    assert sorted(asked.asked) == [URL, URL, "https://rfc.test/1"]
