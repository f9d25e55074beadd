"""The command stamps a new value: what came in comes out, with a stamp in the citation's metadata."""

import json

import pytest

from pincite.core.text.canonical import content_sha256
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn."
CITATION = {"url": "https://a.test/", "metadata": {"mine": 1}}
FINDING = {"summary": "s", "excerpt": WORDS, "own": ["key"], "citation": CITATION}


def test_a_finding_comes_back_with_its_excerpt_stamped() -> None:
    ran = pincite("stamp", "--finding", "-", stdin=json.dumps(FINDING))

    new = json.loads(ran.out)
    metadata = new["citation"].pop("metadata")
    assert ran.status == 0
    assert ran.out.count("\n") == 1
    assert new == {**FINDING, "citation": {"url": "https://a.test/"}}
    assert metadata["content_hash"] == content_sha256(WORDS)
    assert metadata["mine"] == 1
    assert metadata["accessed_at"].endswith(("+00:00", "Z"))


def test_a_bare_citation_is_stamped_with_the_words_given() -> None:
    ran = pincite(
        *("stamp", "-", "--text", "Other words.", "--claim", "It is so."),
        *("--revision", "7", "--published-date", "1907"),
        stdin=json.dumps(CITATION),
    )

    metadata = json.loads(ran.out)["metadata"]
    assert metadata["content_hash"] == content_sha256("Other words.")
    assert (metadata["nli_claim"], metadata["revision"], metadata["published_date"]) == ("It is so.", "7", "1907")


@pytest.mark.parametrize(
    "value",
    [
        {**FINDING, "excerpt": ""},
        {**FINDING, "excerpt": None},
        {**FINDING, "excerpt": " \u200b"},
        {**FINDING, "citation": None},
        {**FINDING, "citation": {}},
        {**FINDING, "citation": {"url": "https://a.test/", "metadata": []}},
        {"summary": "s"},
        [FINDING],
        5,
    ],
)
def test_what_cannot_be_stamped_is_exit_65_and_prints_nothing(value: object) -> None:
    ran = pincite("stamp", "--finding", "-", stdin=json.dumps(value))

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.startswith("pincite: ")


def test_verify_of_a_page_that_cannot_be_read_is_exit_3() -> None:
    finding = {**FINDING, "citation": {"url": "http://127.0.0.1:1/"}}

    ran = pincite("stamp", "--finding", "-", "--verify", stdin=json.dumps(finding))

    assert (ran.status, ran.out) == (3, "")
    assert "blocked_address" in ran.err
