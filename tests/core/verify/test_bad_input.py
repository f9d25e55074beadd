"""Whatever a finding holds, it is its own verdict with a reason, and the rest of the report stands."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.fetch import GuardedFetcher
from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Unreachable
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.core.fetch.network import Dialled, Names
from tests.fakes import FakeWeb, cited, html, page
from tests.rows import each_row

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."


class Guarded:
    """The real fetcher for everything but one page."""

    def __init__(self) -> None:
        self.names, self.dialled = Names(), Dialled()
        self.real = GuardedFetcher(resolve=self.names, connect=self.dialled)

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        if url == URL:
            return await FakeWeb({URL: html(f"<p>{WORDS}</p>")}).fetch(url)
        return await self.real.fetch(url, conditions)


@each_row(
    "url",
    [
        None,
        7,
        "",
        "tides.html",
        "/tides",
        "//a.test/tides",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "data:text/html,<p>x",
        "https://user:secret@a.test/",
        "https://a.test/two words",
        "https://a.test/" + "x" * 10_000,
        "https://",
        "https://[bad/",
        "https://a.test/\ud800",
        "\x00",
    ],
)
async def test_a_url_that_cannot_be_read_is_its_own_verdict_and_nothing_is_dialled(url: object) -> None:
    fetcher = Guarded()
    async with fetcher.real:
        report = await verify(parse_agent_output([cited(url, WORDS), cited(URL, WORDS)]), fetcher=fetcher)

    assert [verdict.status for verdict in report.verdicts] == ["unreachable", "match"]
    assert report.verdicts[0].reason == Reason.BAD_URL
    assert (fetcher.names.asked, fetcher.dialled.addresses) == ([], [])
    assert report.model_dump_json()
    assert "secret@" not in " ".join(report.verdicts[0].notes)


@each_row("address", ["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "http://10.0.0.1/"])
async def test_a_private_address_is_its_own_verdict_and_nothing_is_dialled(address: str) -> None:
    fetcher = Guarded()
    async with fetcher.real:
        report = await verify(parse_agent_output([cited(address, WORDS), cited(URL, WORDS)]), fetcher=fetcher)

    assert [verdict.status for verdict in report.verdicts] == ["unreachable", "match"]
    assert report.verdicts[0].reason == Reason.BLOCKED_ADDRESS
    assert fetcher.dialled.addresses == []


@each_row("accessed_at", ["never", "2026-13-45", "2099-01-01T00:00:00Z", "0000", "\u0662\u0660\u0662\u0666"])
async def test_a_date_that_is_none_is_kept_as_it_was_and_the_passage_checked(accessed_at: str) -> None:
    report = await verify(
        parse_agent_output([cited(URL, WORDS, accessed_at=accessed_at)]), fetcher=FakeWeb({URL: WORDS})
    )

    assert report.verdicts[0].status == "match"
    assert report.verdicts[0].accessed_at_original == accessed_at


async def test_an_excerpt_of_five_megabytes_is_found_and_its_verdict_stays_small() -> None:
    words = " ".join(f"word{n}" for n in range(520_000))

    plain = page(words, URL, headers={"content-type": "text/plain"})

    report = await verify(parse_agent_output([cited(URL, words)]), fetcher=FakeWeb({URL: plain}))
    as_html = await verify(parse_agent_output([cited(URL, words)]), fetcher=FakeWeb({URL: html(f"<p>{words}</p>")}))

    assert len(words) > 5_000_000
    assert report.verdicts[0].status == "match"
    assert len(report.model_dump_json()) < 20_000
    # More markup than is read: what lies beyond may hold it.
    assert (as_html.verdicts[0].status, as_html.verdicts[0].reason) == ("unreachable", "too_large")


async def test_an_excerpt_of_one_word_is_found_as_a_word_and_said_to_prove_little() -> None:
    web = FakeWeb({URL: html("<p>The plant is toxic.</p>"), "https://b.test/": html("<p>It is non-toxic.</p>")})

    report = await verify(parse_agent_output([cited(URL, "toxic"), cited("https://b.test/", "toxic")]), fetcher=web)

    assert [verdict.status for verdict in report.verdicts] == ["match", "changed"]
    assert "low_entropy" in report.verdicts[0].notes


async def test_twenty_thousand_findings_have_twenty_thousand_verdicts_in_order() -> None:
    class Down:
        async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
            return Unreachable(url, Reason.CONNECT, "no connection")

    urls = [f"https://a.test/{n % 7_000}" for n in range(20_000)]
    one = cited("", WORDS)
    citation = one["citation"]
    assert isinstance(citation, dict)

    report = await verify(
        parse_agent_output([{**one, "citation": {**citation, "url": url}} for url in urls]), fetcher=Down()
    )

    assert [verdict.url for verdict in report.verdicts] == urls
    assert report.summary == {"unreachable": 20_000}


@each_row(
    "body",
    [
        "<div>" * 60_000 + WORDS,
        "<p " + " ".join(f"a{n}=1" for n in range(80_000)) + f">{WORDS}</p>",
        "<!--" * 50_000 + WORDS,
        "&" * 200_000 + WORDS,
        f"<p>{WORDS}</p>" + "\x00" * 10_000,
    ],
)
async def test_a_hostile_page_is_its_own_verdict(body: str) -> None:
    findings = [cited("https://b.test/", WORDS), cited("https://b.test/", WORDS, excerpt=""), cited(URL, WORDS)]

    report = await verify(
        parse_agent_output(findings), fetcher=FakeWeb({"https://b.test/": f"<!doctype html>{body}", URL: WORDS})
    )

    assert report.verdicts[2].status == "match"
    assert len(report.verdicts) == 3


PIECES = st.sampled_from(
    [
        "<p>",
        "</p>",
        "<b>",
        "<!--",
        "-->",
        "<script>",
        "</script>",
        "<del>",
        "&nbsp;",
        "&#0;",
        "\u00ad",
        "\u202e",
        "\ud800",
    ]
)
BODIES = st.binary(max_size=400) | st.lists(PIECES | st.text(max_size=8), max_size=40).map("".join)


@given(body=BODIES, words=st.text(min_size=1, max_size=60), knows=st.booleans())
async def test_any_page_and_any_words_give_one_verdict_that_can_be_sent(
    body: bytes | str, words: str, knows: bool
) -> None:
    finding = cited(URL, words, excerpt=None if knows else "")

    report = await verify(parse_agent_output([finding]), fetcher=FakeWeb({URL: page(body, URL)}))

    assert len(report.verdicts) == 1
    assert report.verdicts[0].reason != Reason.EXTRACT_ERROR
    assert report.model_dump_json()
