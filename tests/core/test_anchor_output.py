"""A whole output is stamped from its pages: in a copy, each page read once, and no failure loses another citation."""

from copy import deepcopy
from datetime import UTC, date, datetime

import pytest

from pincite.core.anchor_output import Said, anchor_output, stamp_each
from pincite.core.errors import PassageNotFoundError, ProvenanceFetchError
from pincite.core.models import FetcherResponse
from pincite.core.shapes.recognised import recognise
from pincite.core.shapes.stamping import Metadata
from pincite.core.text.canonical import content_sha256
from tests.fakes import FakeWeb, html
from tests.rows import each_row

URL = "https://a.test/page"


def document(words: str, source: str = URL) -> dict[str, object]:
    return {"page_content": words, "metadata": {"source": source}}


async def test_every_citation_is_stamped_with_its_pages_own_words_and_each_page_is_read_once() -> None:
    web = FakeWeb(
        {URL: html("<p>The <b>tide</b> rose.</p><p>The boats left.</p>"), "https://b.test/": html("It fell.")}
    )
    documents = [document("The **tide** rose."), document("It fell.", "https://b.test/"), document("The boats left.")]

    stamped = await anchor_output(documents, fetcher=web)

    assert (stamped.stamped, dict(stamped.left_out), dict(stamped.errors)) == ((0, 1, 2), {}, {})
    assert sorted(web.asked) == [URL, "https://b.test/"]
    assert isinstance(stamped.output, list)
    assert [one["metadata"]["content_hash"] for one in stamped.output] == [
        content_sha256(words) for words in ("The tide rose.", "It fell.", "The boats left.")
    ]
    assert all(one["metadata"]["pincite"]["anchored"] for one in stamped.output)


async def test_words_that_do_not_stand_there_and_pages_that_cannot_be_read_lose_no_other() -> None:
    web = FakeWeb({URL: html("<p>The tide rose.</p>")})
    documents = [document("It never rose at all."), document("The tide rose."), document("It fell.", "https://b.test/")]

    stamped = await anchor_output([*documents, document(" ")], fetcher=web)

    assert stamped.stamped == (1,)
    assert {place: type(error) for place, error in stamped.errors.items()} == {
        0: PassageNotFoundError,
        2: ProvenanceFetchError,
    }
    assert [*stamped.left_out] == [3, 0, 2]
    assert isinstance(stamped.output, list)
    assert stamped.output[0] == documents[0]


async def test_what_the_caller_says_of_one_citation_goes_into_its_stamp() -> None:
    found = recognise([document("The tide rose.")])

    stamped = await stamp_each(found, texts={0: "Other words."}, said=Said("It rose.", "1907", "2"))

    assert isinstance(stamped.output, list)
    metadata = stamped.output[0]["metadata"]
    assert metadata["content_hash"] == content_sha256("Other words.")
    assert (metadata["nli_claim"], metadata["published_date"], metadata["revision"]) == ("It rose.", "1907", "2")


async def test_what_is_said_stands_beside_a_stamp_that_is_kept() -> None:
    found = recognise([document("The tide rose."), document("It fell.")])
    old: Metadata = {"source": URL, "content_hash": "0" * 64}

    stamped = await stamp_each(found, said=Said(revision="2"), kept={0: old})

    assert isinstance(stamped.output, list)
    assert stamped.output[0]["metadata"] == {**old, "revision": "2"}
    assert stamped.output[1]["metadata"]["content_hash"] == content_sha256("It fell.")
    assert "revision" not in old


async def test_any_fetcher_reads_the_pages_and_the_callers_own_value_is_never_changed() -> None:
    async def fetch(url: str) -> FetcherResponse:
        return FetcherResponse(url, 200, "<p>The tide rose.</p>")

    answer = [
        document("It was high tide."),
        {**document("The tide rose."), "metadata": {"source": URL, "on": date.min}},
    ]
    before = deepcopy(answer)
    now = datetime(2026, 1, 1, tzinfo=UTC)

    stamped = await anchor_output(
        answer, fetcher=fetch, texts={0: "The tide rose."}, sketch=False, keep_text=True, now=now
    )

    assert answer == before
    assert isinstance(stamped.output, list)
    for one in stamped.output:
        assert one["metadata"]["accessed_at"] == now.isoformat()
        assert one["metadata"]["pincite"]["text"] == "The tide rose."
        assert "sketch" not in one["metadata"]["pincite"]


@each_row("none", [None, "https://a.test/", FakeWeb])
async def test_words_that_nobody_can_read_are_never_stamped(none: object) -> None:
    with pytest.raises(TypeError, match="fetcher"):
        await anchor_output([document("The tide rose.")], fetcher=none)  # type: ignore[arg-type]  # on purpose
