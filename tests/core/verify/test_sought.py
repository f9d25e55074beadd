"""A body over the limit is read only where it may hold a passage that is looked for."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.anchor import Quotation, find
from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import content_sha256
from pincite.core.text.page import PageText
from pincite.core.verify.sought import may_hold
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, statuses
from tests.fakes import FakeWeb, cited, page

PAGE = b"<p>All of it is said again and again.</p>" * 100
TAGS = st.sampled_from(["", "", "<b>", "</b>", "<i>", "</i>", "<span class=x>", "&shy;", "\n"])


def of(words: str) -> Quotation:
    return Quotation(content_sha256(words), words)


def test_a_body_without_any_of_the_words_is_known_for_it_and_one_passage_is_enough() -> None:
    assert not may_hold(PAGE, [of(WORDS), of(OTHER)])
    assert may_hold(PAGE + WORDS.upper().encode(), [of(OTHER), of(WORDS)])


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (PAGE, ""),
        (PAGE, "Mill town"),
        (PAGE, "\u041c\u0435\u043b\u044c\u043d\u0438\u0446\u0430 \u0441\u0442\u043e\u0438\u0442 \u0442\u0443\u0442."),
        (PAGE.decode().encode("utf-16"), WORDS),
        (b"<meta http-equiv=Refresh content='0; url=/b'>" + PAGE, WORDS),
        (PAGE.decode(), WORDS),
    ],
)  # fmt: skip
def test_where_bytes_tell_nothing_the_body_is_read(content: bytes | str, words: str) -> None:
    assert may_hold(content, [Quotation("0" * 64, words)])


@given(st.lists(TAGS, min_size=20, max_size=20), st.sampled_from(["utf-8", "windows-1252", "utf-16"]))
def test_a_page_on_which_the_passage_stands_may_hold_it(tags: list[str], charset: str) -> None:
    words = "The caf\u00e9 near the old mill kept 48 lamps burning through every winter."
    written = "".join(tag + word + " " for word, tag in zip(words.split(), tags, strict=False))
    content = f"<html><body><p>{written}</p>".encode(charset)

    read = extract(Body(content, URL, "text/html", charset))

    assert isinstance(read, PageText)
    if find(of(words), read):
        assert may_hold(content, [of(words)])


async def test_a_body_that_is_cut_and_cannot_hold_a_passage_is_no_work_for_the_extractor() -> None:
    read: list[str] = []

    def counting(body: Body) -> PageText | Reason:
        read.append(body.url)
        return PageText.of("nothing")

    cut = replace(page(article("Again."), URL, cut=Reason.TOO_LARGE), body=PAGE)
    report = await check([cited(URL, WORDS), cited(URL, OTHER)], FakeWeb({URL: cut}), extract=counting)

    assert statuses(report) == ["unreachable", "unreachable"]
    assert {verdict.reason for verdict in report.verdicts} == {"too_large"}
    assert read == []
