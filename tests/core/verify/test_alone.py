"""A page that is judged by itself is judged by the same ladder, and by nothing that it leads to."""

import pytest

from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body, Fetched
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.text.page import PageText
from pincite.core.verify.alone import document_of, judged_alone, stands_alone
from pincite.core.verify.document import Document
from pincite.core.verify.reader import Reader
from tests.core.verify.walk import OTHER, URL, WORDS, article
from tests.fakes import FakeWeb, cited, html, page
from tests.rows import each_row

EDITED = WORDS.replace("dawn", "dusk")


def passage(words: str = WORDS) -> CitedPassage:
    (finding,) = parse_agent_output([cited(URL, words)]).findings
    assert isinstance(finding, CitedPassage)
    return finding


async def document(body: str, reader: Reader) -> Document:
    answer = page(body, URL)
    assert isinstance(answer, Fetched)
    return await document_of(URL, answer, reader)


@each_row(("body", "kind"), [(article(WORDS), "exact"), (article(EDITED), "edited"), (article(OTHER), "removed")])
async def test_the_ladder_is_that_of_living_pages(body: str, kind: str) -> None:
    reader = Reader(FakeWeb(), extract)

    outcome = await judged_alone(passage(), await document(body, reader), reader)

    assert getattr(outcome.answer, "kind", None) == kind


@pytest.mark.parametrize(
    "head", ['<link rel="next" href="/2">', '<meta http-equiv="refresh" content="0; url=https://a.test/2">']
)
async def test_no_further_page_is_read(head: str) -> None:
    web = FakeWeb({"https://a.test/2": article(WORDS)})
    reader = Reader(web, extract)

    assert not await stands_alone(passage(), await document(html("<p>Moved.</p>", head=head), reader), reader)
    assert web.asked == []


async def test_a_page_that_cannot_be_read_or_searched_holds_nothing() -> None:
    def unreadable(body: Body) -> Reason:
        raise ValueError("cannot read this")

    def unsearchable(body: Body) -> PageText:
        return "no page at all"  # type: ignore[return-value]  # an extractor that breaks its word

    for broken in (unreadable, unsearchable):
        reader = Reader(FakeWeb(), broken)
        assert not await stands_alone(passage(), await document(article(WORDS), reader), reader)


async def test_a_whole_text_stands_as_a_whole() -> None:
    reader = Reader(FakeWeb(), extract)
    text = "The whole of a small text, of which nothing but the hash is known."

    assert await stands_alone(passage(text), await document(text, reader), reader)
