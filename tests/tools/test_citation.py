"""A citation comes back as its caller wrote it, with a stamp in its metadata and nothing else new."""

import re
from contextlib import nullcontext
from copy import deepcopy

import pytest

from pincite.core.errors import InputError
from pincite.core.text.canonical import content_sha256
from pincite.tools.citation import Json, read_citation, stamp
from tests.rows import each_row

URL = "https://a.test/page"


@each_row(
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


@each_row(
    ("value", "url", "said"),
    [
        ({}, "", "the citation has no url; give `citation` with a `url`, or `url` alone"),
        ("", "", "the citation has no url; give"),
        ({"title": "no url"}, "", "the citation has no url; it has: title; give"),
        ({"source": URL, "url": None}, "", "it has: source; give"),
        ({f"f{at}": 1 for at in range(1_000)}, "", "it has: f0, f1, f2, f3, f4, f5, f6, f7 and 992 more; give"),
        ({"url": 5}, "", "the citation has no url; give"),
        ({"url": "  "}, "", "the citation has no url; give"),
        ({"url": URL}, "https://b.test/", "differ"),
        ({"url": URL, "metadata": [1]}, "", "metadata must be an object"),
        ({"url": URL, "metadata": "text"}, "", "metadata must be an object"),
        ({"excerpt": "x", "citation": {"url": URL}}, "", "that is a finding; give what stands under its `citation`"),
        ({"findings": []}, "", "that is a whole answer; give one citation a call"),
        ([URL], "", "is a list of 1; give one citation a call"),
        (f'[{{"url": "{URL}"}}, {{}}]', "", "is a list of 2; give one citation a call"),
        (f"[page]({URL})", "", "of a link, give its address alone"),
        (5, "", "must be an object with a url"),
        ("{not json", "", "not JSON"),
        ({"url": URL, "when": object()}, "", "cannot be read"),
    ],
)
def test_what_is_no_citation_is_an_input_error_that_says_what_to_give(value: object, url: str, said: str) -> None:
    with pytest.raises(InputError, match=re.escape(said)):
        read_citation(value, url=url)


def test_a_number_that_json_has_not_is_an_input_error() -> None:
    with pytest.raises(InputError, match="no JSON"):
        read_citation({"url": URL, "metadata": {"x": float("inf")}})


@each_row(("levels", "legal"), [(90, True), (110, False), (20_000, False)])
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
