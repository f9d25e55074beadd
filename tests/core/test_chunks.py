"""Chunks for indexers: one stamped citation each, as they come."""

from collections.abc import Iterator
from typing import Any

import pytest

from pincite.core.chunks import stamp_chunks
from pincite.core.errors import InputError
from pincite.core.text.canonical import content_sha256
from pincite.core.verify import ProvenanceValidator
from tests.fakes import FakeWeb
from tests.rows import each_row

URL = "https://a.test/book"


def test_each_chunk_gets_its_own_stamp_in_order() -> None:
    citations = list(stamp_chunks(["One  two.", "Three."], url=URL, published_date="2020", revision="r1"))

    assert [c.metadata["content_hash"] for c in citations] == [content_sha256("One two."), content_sha256("Three.")]
    assert {c.url for c in citations} == {URL}
    assert {str(c.metadata["revision"]) for c in citations} == {"r1"}


def test_no_two_chunks_share_a_dict() -> None:
    first, second = stamp_chunks(["Same.", "Same."], url=URL)

    assert first.metadata == second.metadata
    assert first.metadata is not second.metadata
    assert first.metadata["pincite"] is not second.metadata["pincite"]


def test_chunks_stream_without_waiting_for_the_last() -> None:
    def endless() -> Iterator[str]:
        while True:
            yield "Again."

    citations = stamp_chunks(endless(), url=URL)

    assert next(citations).metadata == next(citations).metadata


def test_ids_go_with_their_chunks_and_must_be_as_many() -> None:
    citations = stamp_chunks(["One.", "Two."], url=URL, ids=["a"])

    assert next(citations).metadata["chunk_id"] == "a"
    with pytest.raises(InputError, match="fewer ids than paragraphs: only 1"):
        next(citations)
    with pytest.raises(InputError, match="more ids than paragraphs, of which there are 1"):
        list(stamp_chunks(["One."], url=URL, ids=["a", "b"]))


def test_a_chunk_that_cannot_be_seen_is_not_stamped() -> None:
    empty, full = stamp_chunks([" \u200b\n", "Full."], url=URL, ids=["a", "b"])

    assert empty.metadata == {"chunk_id": "a"}
    assert "content_hash" in full.metadata


async def test_a_chunk_verifies_by_its_hash_alone() -> None:
    chunk, gone = stamp_chunks(["The tide rose at dawn.", "It fell at dusk."], url=URL)
    web = FakeWeb({URL: "<p>First.</p><p>The tide rose at <b>dawn</b>.</p>"})

    report = await ProvenanceValidator(fetcher=web).check_agent_output([chunk, gone])

    assert [verdict.status for verdict in report.verdicts] == ["match", "changed"]


@each_row(
    ("wrong", "said"),
    [
        # Each of its letters would be a chunk.
        ({"paragraphs": "The library is open."}, "paragraphs is a list, or another iterable, not str"),
        ({"paragraphs": b"words"}, "paragraphs is a list"),
        ({"paragraphs": ["words", None]}, "a paragraph is a string, not NoneType"),
        ({"ids": "ab"}, "ids is a list"),
        ({"url": None}, "the url is a string"),
        ({"published_date": 2020}, "published_date is a string"),
    ],
)
# Any: as callers without a type checker write it.
def test_an_argument_of_another_kind_is_an_input_error(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        list(stamp_chunks(**{"paragraphs": ["One."], "url": URL, **wrong}))
