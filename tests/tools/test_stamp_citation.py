"""A citation is stamped with words, or with the page's own words, and comes back whole."""

import json

import pytest

from pincite.core.text.canonical import content_sha256
from tests.fakes import FakeWeb, html
from tests.tools.served import ERAS, said, served

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats were lifted."
WEB = FakeWeb({URL: html(f"<h1>Tides</h1><p>{WORDS}</p><p>In the evening it fell again.</p>")})


@pytest.mark.parametrize("era", ERAS)
async def test_words_alone_are_hashed_and_nothing_is_read(era: str) -> None:
    web = FakeWeb()
    citation = {"url": URL, "title": "Tides", "own": [1], "metadata": {"mine": True}}

    async with served(web, era=era) as client:
        result = await client.call_tool("stamp_citation", {"citation": citation, "text": WORDS})

    stamped = result.structured_content
    assert stamped is not None
    metadata = stamped.pop("metadata")
    assert stamped == {"url": URL, "title": "Tides", "own": [1]}
    assert (metadata["content_hash"], metadata["mine"]) == (content_sha256(WORDS), True)
    assert content_sha256(WORDS) in said(result)
    assert web.asked == []


@pytest.mark.parametrize(
    "arguments",
    [{"url": URL}, {"citation": URL}, {"citation": json.dumps({"url": URL})}, {"citation": "null", "url": URL}],
)
async def test_a_citation_is_given_in_any_of_its_forms(arguments: dict[str, object]) -> None:
    optional = {"claim": "null", "published_date": None, "revision": ["null"], "verify": "null"}

    async with served() as client:
        result = await client.call_tool("stamp_citation", {**arguments, **optional, "text": WORDS})

    assert result.structured_content is not None
    assert result.structured_content["url"] == URL
    assert {"nli_claim", "published_date", "revision"}.isdisjoint(result.structured_content["metadata"])


async def test_verify_stamps_the_pages_own_words() -> None:
    arguments = {"url": URL, "text": "the  tide rose at dawn\nand the boats were lifted.", "verify": True}

    async with served(WEB) as client:
        exact = await client.call_tool("stamp_citation", {**arguments, "text": WORDS, "claim": "It rose."})

    assert exact.structured_content is not None
    metadata = exact.structured_content["metadata"]
    assert metadata["content_hash"] == content_sha256(WORDS)
    assert metadata["nli_claim"] == "It rose."
    assert metadata["pincite"]["anchored"] is True


async def test_verify_adds_the_date_and_revision_that_the_page_states_and_the_caller_does_not_give() -> None:
    stated = "<meta name=date content=2024-03-05><meta name=revision content=r7>"
    web = FakeWeb({URL: html(f"<p>{WORDS}</p>", head=stated)})

    async with served(web) as client:
        result = await client.call_tool(
            "stamp_citation", {"url": URL, "text": WORDS, "verify": True, "revision": "mine"}
        )
        unread = await client.call_tool("stamp_citation", {"url": URL, "text": WORDS})

    assert result.structured_content is not None
    metadata = result.structured_content["metadata"]
    assert (metadata["published_date"], metadata["revision"]) == ("2024-03-05", "mine")
    assert unread.structured_content is not None
    assert {"published_date", "revision"}.isdisjoint(unread.structured_content["metadata"])


async def test_words_that_are_not_in_the_page_are_an_error_that_shows_the_nearest() -> None:
    text = "The tide rose at dusk and the boats were lifted."

    async with served(WEB) as client:
        result = await client.call_tool(
            "stamp_citation", {"url": URL, "text": text, "verify": True}, raise_on_error=False
        )

    assert result.is_error
    assert said(result).startswith("passage_not_found: ")
    assert WORDS in said(result)


async def test_a_page_that_cannot_be_read_is_an_error_with_its_reason() -> None:
    async with served() as client:
        result = await client.call_tool(
            "stamp_citation", {"url": URL, "text": WORDS, "verify": True}, raise_on_error=False
        )

    assert result.is_error
    assert said(result).startswith("not_found: ")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"url": URL}, "empty_passage"),
        ({"url": URL, "text": " \u200b\n"}, "empty_passage"),
        ({"text": WORDS}, "invalid_input"),
        ({"citation": {"title": "t"}, "text": WORDS}, "invalid_input"),
        ({"citation": {"url": URL, "metadata": [1]}, "text": WORDS}, "invalid_input"),
        ({"citation": {"url": URL}, "url": "https://b.test/", "text": WORDS}, "invalid_input"),
        ({"citation": "{broken", "text": WORDS}, "invalid_input"),
        ({"citation": [URL], "text": WORDS}, "invalid_input"),
    ],
)
async def test_what_cannot_be_stamped_is_an_error_with_a_code(arguments: dict[str, object], code: str) -> None:
    async with served() as client:
        result = await client.call_tool("stamp_citation", arguments, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith(f"{code}: ")
