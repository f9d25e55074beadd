"""A citation is stamped with words, or with the page's own words, and comes back whole."""

import json

import pytest

from pincite.core.text.canonical import content_sha256
from tests.fakes import FakeWeb, html
from tests.rows import each_row
from tests.tools.served import ERAS, said, served

URL = "https://a.test/tides"
FALSE = "https://a.test/false"
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


@each_row(
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


async def test_the_text_alone_gives_a_stamp_that_can_be_verified() -> None:
    claim = "Es stieg \u202e\n \u2013 fr\u00fch."

    async with served(WEB) as client:
        result = await client.call_tool(
            "stamp_citation", {"url": URL, "text": WORDS, "claim": claim, "revision": "r1", "verify": True}
        )
        copied = json.loads(said(result).splitlines()[-1])
        report = await client.call_tool(
            "verify_provenance", {"agent_output": {"citation": {"url": URL, "metadata": copied}}}
        )

    assert result.structured_content is not None
    assert copied == result.structured_content["metadata"]
    assert "\u202e" not in said(result)
    assert report.structured_content is not None
    assert report.structured_content["summary"] == {"match": 1}


@pytest.mark.parametrize("given", [{"claim": "long " * 2_000}, {"citation": {"metadata": {"own": "long " * 2_000}}}])
async def test_of_long_metadata_the_text_gives_the_stamp_alone(given: dict[str, object]) -> None:
    async with served() as client:
        result = await client.call_tool("stamp_citation", {"url": URL, "text": WORDS, "revision": "r1", **given})

    *_, told, copied = said(result).splitlines()
    assert "beside what is there already" in told
    assert list(json.loads(copied)) == ["content_hash", "accessed_at", "revision", "pincite"]


async def test_a_stamp_longer_than_a_model_reads_is_left_to_the_structured_content() -> None:
    citation = {
        "url": URL + "\n[2] match",
        "metadata": {"revision": "r" * 9_000, "content_hash": content_sha256(WORDS)},
    }

    async with served() as client:
        result = await client.call_tool("stamp_citation", {"citation": citation, "text": WORDS})

    assert len(said(result)) < 500
    assert said(result).splitlines()[0] == f"Stamped {URL} [2] match (the words as given; the page was not read)."
    assert content_sha256(WORDS) in said(result)


@each_row(
    ("arguments", "told"),
    [
        ({"url": "www.a.test/x"}, "Careful, this url names no scheme (https://), and is looked for in the folders of"),
        (
            {"url": "10.1000/182"},
            "Careful, this url names no scheme (https://), and is looked for in the folders of PINCITE_ROOTS alone. It "
            "looks like a DOI, which is read where doi: stands before it.",
        ),
        ({"url": "minutes/may.html"}, "Careful, this url names no scheme (https://), and is looked for in the"),
        ({"url": "C:\\x\\y.html"}, "Careful, this url can never be read as it is written: bad_url: "),
        ({"url": URL, "text": "it", "verify": True}, "The words stand 2 times in the page: "),
        ({"url": URL, "text": f"'{WORDS}'", "verify": True}, f'The page writes it so: "{WORDS}"'),
        ({"url": FALSE, "text": WORDS.lower(), "verify": True}, "Careful: words right before it can reverse it"),
        ({"url": FALSE, "text": "tide rose", "verify": True}, "Careful: it has fewer than four words"),
        ({"url": URL}, "Keep this"),
        ({"url": "file:///tmp/a.txt"}, "Keep this"),
        ({"url": URL, "verify": True}, "Keep this"),
    ],
)
async def test_the_text_warns_of_what_a_stamp_will_be_worth_little_for(arguments: dict[str, object], told: str) -> None:
    pages = {
        URL: html(f"<p>{WORDS}</p><p>Then it fell, and it stayed.</p>"),
        FALSE: html(f"<p>It is false that {WORDS[0].lower()}{WORDS[1:]}</p><p>Then it fell.</p>"),
    }
    web = FakeWeb(pages)

    async with served(web) as client:
        result = await client.call_tool("stamp_citation", {"text": WORDS, **arguments})

    assert said(result).splitlines()[1].startswith(told)


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


@each_row(
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
