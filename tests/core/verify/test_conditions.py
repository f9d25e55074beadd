""" "Not modified" answers only where the stamp vouches for the page."""

import pytest
from pydantic import JsonValue

from pincite.core.ports import Conditions, NotModified
from pincite.core.text.canonical import canonicalize_text, content_sha256
from tests.core.verify.walk import OTHER, URL, WORDS, article, check, one, statuses
from tests.fakes import FakeWeb, cited, page
from tests.rows import each_row


def anchored(words: str, *, excerpt: str | None = None, **stamp: object) -> dict[str, object]:
    details = {"anchored": True, "etag": '"v1"', "final_url": URL, **stamp}
    return cited(URL, words, excerpt=excerpt, stamp=details)  # type: ignore[arg-type]  # JSON, named by the test


async def test_not_modified_answers_for_every_anchored_passage_of_the_page() -> None:
    web = FakeWeb({URL: NotModified(URL, URL)})

    report = await check([anchored(WORDS), anchored(OTHER, excerpt="")], web)

    assert [(verdict.status, verdict.kind) for verdict in report.verdicts] == [("match", "not_modified")] * 2
    assert web.conditions == [Conditions(etag='"v1"')]
    assert report.verdicts[0].current_hash == report.verdicts[0].original_hash


@each_row(
    "other",
    [
        anchored(OTHER, etag='"v2"'),
        anchored(OTHER, etag=None),
        anchored(OTHER, anchored=False),
        anchored(OTHER, final_url="https://a.test/elsewhere"),
        anchored(OTHER, excerpt="Nobody saw the lighthouse."),
        cited(URL, OTHER),
    ],
)
async def test_one_passage_that_a_304_would_not_answer_for_makes_it_a_full_get(other: dict[str, object]) -> None:
    web = FakeWeb({URL: article(WORDS, OTHER)})

    report = await check([anchored(WORDS), other], web)

    assert web.conditions == [None]
    assert statuses(report)[0] == "match"


@pytest.mark.parametrize("etag", ['W/"v1"', 'w/"v1"'])
async def test_a_weak_validator_makes_no_condition(etag: str) -> None:
    web = FakeWeb({URL: article(WORDS)})

    await check([anchored(WORDS, etag=etag)], web)

    assert web.conditions == [None]


async def test_a_304_from_elsewhere_than_the_stamped_url_is_read_again_in_full() -> None:
    class Moved(FakeWeb):
        async def fetch(self, url: str, conditions: Conditions | None = None, /):  # type: ignore[no-untyped-def]
            answer = await super().fetch(url, conditions)
            return NotModified(url, "https://a.test/elsewhere") if conditions else answer

    web = Moved({URL: article(OTHER)})

    verdict = await one(anchored(WORDS), web)

    assert (verdict.status, verdict.kind) == ("changed", "removed")
    assert web.conditions == [Conditions(etag='"v1"'), None]


async def test_an_excerpt_that_hashes_to_the_given_words_may_be_vouched_for() -> None:
    web = FakeWeb({URL: NotModified(URL, URL)})
    copied = "The tide *rose* at dawn and the boats left the harbour."

    verdict = await one(anchored(WORDS, excerpt=copied, given=content_sha256(copied)), web)

    assert verdict.kind == "not_modified"


async def test_a_stamp_of_this_very_page_matches_as_a_whole_when_its_words_are_not_known() -> None:
    body = canonicalize_text(WORDS + " " + OTHER)
    stamp: dict[str, JsonValue] = {"anchored": True, "page": content_sha256(body), "length": 5_000}
    as_text = page(body, URL, headers={"content-type": "text/plain"})

    verdict = await one(cited(URL, "words of another extractor", excerpt="", stamp=stamp), {URL: as_text})

    assert (verdict.status, verdict.kind) == ("match", "whole_page")


async def test_what_only_the_source_held_is_not_carried_by_a_page_that_shows_the_same() -> None:
    source, renamed = '{"population": 12345678}', '{"density": 12345678}'
    given = '"population": 12345678'
    stamp: dict[str, JsonValue] = {"anchored": True, "page": content_sha256("12345678"), "stream": "embedded"}

    async def verdict(body: str, excerpt: str) -> tuple[str, str | None]:
        answer = page(body, URL, headers={"content-type": "application/json"})
        found = await one(cited(URL, given, excerpt=excerpt, stamp=stamp | {"length": len(given)}), {URL: answer})
        return (found.status, found.kind)

    for excerpt in (given, ""):
        assert await verdict(renamed, excerpt) == ("changed", "removed")
        assert await verdict(source, excerpt) == ("match", "exact")
