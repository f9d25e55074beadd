"""A citation comes back as its caller wrote it, with a stamp in its metadata and nothing else new."""

from contextlib import nullcontext
from copy import deepcopy

import pytest

from pincite.core.errors import InputError, PassageNotFoundError, ProvenanceFetchError
from pincite.core.shapes.recognised import recognise
from pincite.core.text.canonical import content_sha256
from pincite.tools.citation import Json, read_citation, stamp, stamp_each
from tests.fakes import FakeWeb, html

URL = "https://a.test/page"


@pytest.mark.parametrize(
    ("value", "url"),
    [
        ({"url": URL}, ""),
        ({"url": URL}, URL),
        ({"url": URL, "metadata": None}, ""),
        ({"url": ""}, URL),
        ("", URL),
        ({}, URL),
        (None, URL),
        (URL, ""),
        (f'{{"url": "{URL}"}}', ""),
    ],
)
def test_a_citation_is_read_in_each_of_its_forms(value: object, url: str) -> None:
    assert read_citation(value, url=url) == {"url": URL, "metadata": {}}


@pytest.mark.parametrize(
    ("value", "url"),
    [
        ({}, ""),
        ("", ""),
        ({"title": "no url"}, ""),
        ({"url": 5}, ""),
        ({"url": "  "}, ""),
        ({"url": URL}, "https://b.test/"),
        ({"url": URL, "metadata": [1]}, ""),
        ({"url": URL, "metadata": "text"}, ""),
        ([URL], ""),
        (5, ""),
        ("{not json", ""),
        ({"url": URL, "when": object()}, ""),
    ],
)
def test_what_is_no_citation_is_an_input_error(value: object, url: str) -> None:
    with pytest.raises(InputError):
        read_citation(value, url=url)


def test_a_number_that_json_has_not_is_an_input_error() -> None:
    with pytest.raises(InputError, match="no JSON"):
        read_citation({"url": URL, "metadata": {"x": float("inf")}})


@pytest.mark.parametrize(("levels", "legal"), [(90, True), (110, False), (20_000, False)])
def test_a_citation_that_clients_could_not_read_back_is_an_input_error(levels: int, legal: bool) -> None:
    metadata: dict[str, object] = {}
    for _ in range(levels):
        metadata = {"a": metadata}

    with nullcontext() if legal else pytest.raises(InputError):
        read_citation({"url": URL, "metadata": metadata})


async def test_the_callers_own_value_is_never_changed() -> None:
    citation: Json = {"url": URL, "metadata": {"mine": {"a": [1]}}, "own": "key"}
    before = deepcopy(citation)

    stamped = await stamp(citation, text="The tide rose at dawn.")

    assert citation == before
    assert stamped["own"] == "key"
    metadata = stamped["metadata"]
    assert isinstance(metadata, dict)
    assert metadata["mine"] == {"a": [1]}
    assert metadata["content_hash"] == content_sha256("The tide rose at dawn.")
    assert {"published_date", "revision", "nli_claim"}.isdisjoint(metadata)


async def test_a_verdict_on_another_claim_is_no_baseline() -> None:
    citation: Json = {"url": URL, "metadata": {}}
    first = await stamp(citation, text="The tide rose.", claim="It rose.")
    assert isinstance(first["metadata"], dict)
    first["metadata"]["nli_verdict"] = "entails"

    same = await stamp(first, text="The tide rose.", claim="It rose.")
    other = await stamp(first, text="The tide rose.", claim="It fell.")

    assert isinstance(same["metadata"], dict)
    assert isinstance(other["metadata"], dict)
    assert same["metadata"]["nli_verdict"] == "entails"
    assert "nli_verdict" not in other["metadata"]
    assert other["metadata"]["nli_claim"] == "It fell."


async def test_the_optional_anchors_are_written_only_when_given() -> None:
    stamped = await stamp({"url": URL, "metadata": {}}, text="words", published_date="May 1907", revision="r2")

    assert isinstance(stamped["metadata"], dict)
    assert stamped["metadata"]["published_date"] == "May 1907"
    assert stamped["metadata"]["revision"] == "r2"


def document(words: str, source: str = URL) -> dict[str, object]:
    return {"page_content": words, "metadata": {"source": source}}


async def test_every_citation_is_stamped_with_its_pages_own_words_and_each_page_is_read_once() -> None:
    web = FakeWeb(
        {URL: html("<p>The <b>tide</b> rose.</p><p>The boats left.</p>"), "https://b.test/": html("It fell.")}
    )
    documents = [document("The **tide** rose."), document("It fell.", "https://b.test/"), document("The boats left.")]

    stamped, errors = await stamp_each(recognise(documents), fetcher=web)

    assert (stamped.stamped, dict(stamped.left_out), errors) == ((0, 1, 2), {}, {})
    assert sorted(web.asked) == [URL, "https://b.test/"]
    assert isinstance(stamped.output, list)
    assert [one["metadata"]["content_hash"] for one in stamped.output] == [
        content_sha256(words) for words in ("The tide rose.", "It fell.", "The boats left.")
    ]
    assert all(one["metadata"]["pincite"]["anchored"] for one in stamped.output)


async def test_words_that_do_not_stand_there_and_pages_that_cannot_be_read_lose_no_other() -> None:
    web = FakeWeb({URL: html("<p>The tide rose.</p>")})
    documents = [document("It never rose at all."), document("The tide rose."), document("It fell.", "https://b.test/")]

    stamped, errors = await stamp_each(recognise([*documents, document(" ")]), fetcher=web)

    assert stamped.stamped == (1,)
    assert {place: type(error) for place, error in errors.items()} == {0: PassageNotFoundError, 2: ProvenanceFetchError}
    assert [*stamped.left_out] == [3, 0, 2]
    assert isinstance(stamped.output, list)
    assert stamped.output[0] == documents[0]


async def test_a_metadata_that_clients_could_not_read_back_is_that_citations_error() -> None:
    deep: dict[str, object] = {}
    for _ in range(200):
        deep = {"a": deep}
    documents = [
        {"page_content": "The tide rose.", "metadata": {"source": URL, "deep": deep}},
        document("The tide rose."),
    ]

    stamped, errors = await stamp_each(recognise(documents), fetcher=FakeWeb({URL: html("<p>The tide rose.</p>")}))

    assert (stamped.stamped, [*errors]) == ((1,), [0])


async def test_what_the_caller_says_of_one_citation_goes_into_its_stamp() -> None:
    found = recognise([document("The tide rose.")])

    stamped, _ = await stamp_each(found, text="Other words.", claim="It rose.", published_date="1907", revision="2")

    assert isinstance(stamped.output, list)
    metadata = stamped.output[0]["metadata"]
    assert metadata["content_hash"] == content_sha256("Other words.")
    assert (metadata["nli_claim"], metadata["published_date"], metadata["revision"]) == ("It rose.", "1907", "2")
