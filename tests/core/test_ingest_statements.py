"""What a page states of its own date and revision comes into the stamp; nothing else does."""

import pytest

from pincite.core.extract.html.guess import DateReader
from pincite.core.ingest import anchor_citation
from pincite.core.models import Citation
from pincite.core.ports import Body
from tests.fakes import FakeWeb, html, page

URL = "https://mill.test/wheel"
WORDS = "The wheel turns twice a minute in spring."
STATED = "<meta property=article:published_time content=2024-03-05><meta name=revision content=r7>"
BODY = f"<p>{WORDS}</p>"


def web(body: str, media_type: str = "text/html") -> FakeWeb:
    return FakeWeb({URL: page(body, URL, headers={"content-type": media_type})})


class Dates:
    """A reader of dates that answers what it is told to, and remembers what it was asked."""

    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.asked: list[str] = []

    def __call__(self) -> DateReader:
        return self.read

    def read(self, body: Body) -> str:
        self.asked.append(body.url)
        return self.answer


def none_installed() -> None:
    return None


async def test_what_the_page_states_is_written() -> None:
    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(STATED + BODY))

    assert citation.metadata["published_date"] == "2024-03-05"
    assert citation.metadata["revision"] == "r7"


async def test_what_the_page_does_not_state_is_absent() -> None:
    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(BODY), date_reader=none_installed)

    assert {"published_date", "revision"}.isdisjoint(citation.metadata)


async def test_what_the_caller_gives_prevails_each_by_itself() -> None:
    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(STATED + BODY), published_date="in spring")

    assert (citation.metadata["published_date"], citation.metadata["revision"]) == ("in spring", "r7")

    await anchor_citation(citation, text=WORDS, fetcher=web(STATED + BODY), revision="mine")

    assert (citation.metadata["published_date"], citation.metadata["revision"]) == ("2024-03-05", "mine")


async def test_what_stood_with_the_same_words_stays_where_the_page_is_silent() -> None:
    dates = Dates("2020-01-01")
    citation = await anchor_citation(
        Citation(URL), text=WORDS, fetcher=web(BODY), published_date="2019", revision="r1", date_reader=dates
    )

    await anchor_citation(citation, text=WORDS, fetcher=web(BODY), date_reader=dates)

    assert (citation.metadata["published_date"], citation.metadata["revision"]) == ("2019", "r1")
    assert dates.asked == []


async def test_a_reader_of_dates_is_asked_only_where_the_page_states_none() -> None:
    dates = Dates("2020-01-01")

    stated = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(STATED + BODY), date_reader=dates)
    assert (stated.metadata["published_date"], dates.asked) == ("2024-03-05", [])

    silent = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(BODY), date_reader=dates)
    assert (silent.metadata["published_date"], dates.asked) == ("2020-01-01", [URL])
    assert "revision" not in silent.metadata


async def test_a_reader_of_dates_that_finds_none_writes_none() -> None:
    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(BODY), date_reader=Dates(""))

    assert "published_date" not in citation.metadata


@pytest.mark.parametrize("media_type", ["text/plain", "text/markdown"])
async def test_only_html_is_asked_for_its_date(media_type: str) -> None:
    dates = Dates("2020-01-01")

    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=web(WORDS, media_type), date_reader=dates)

    assert "published_date" not in citation.metadata
    assert dates.asked == []


async def test_the_page_that_a_refresh_leads_to_is_the_one_that_speaks() -> None:
    first = html(f'<meta http-equiv=refresh content="0; url=/there">{STATED}')
    there = "https://mill.test/there"
    pages = FakeWeb({URL: page(first, URL), there: page(f"<meta name=date content=2021>{BODY}", there)})

    citation = await anchor_citation(Citation(URL), text=WORDS, fetcher=pages)

    assert citation.metadata["published_date"] == "2021"
    assert "revision" not in citation.metadata
