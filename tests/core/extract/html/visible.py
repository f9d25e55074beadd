"""Markup as a reader sees it, and places in that."""

from pincite.core.extract.html.extractor import HtmlExtractor
from pincite.core.ports import Body
from pincite.core.text.page import PageText, Stream
from pincite.core.text.span import Span


def visible(markup: str) -> Stream:
    page = HtmlExtractor().extract(Body(markup.encode(), "https://a.test/a", media_type="text/html"))
    assert isinstance(page, PageText)
    return page.visible


def place(text: str, words: str) -> Span:
    at = text.index(words)
    return Span(at, at + len(words))
