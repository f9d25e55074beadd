"""What Bedrock, Cohere, Gemini, LlamaIndex and Haystack leave open, and what only looks like theirs."""

from dataclasses import dataclass, field

import pytest

from pincite.core.errors import InputError
from pincite.core.shapes import parse_agent_output
from pincite.core.shapes.recognised import recognise
from tests.core.shapes.samples import GEMINI, LOG, SHUT, TIDE
from tests.rows import each_row


@dataclass
class Web:
    uri: str


@dataclass
class Chunk:
    web: Web | None


@dataclass
class Segment:
    text: str


@dataclass
class Support:
    segment: Segment
    grounding_chunk_indices: list[int]


@dataclass
class Metadata:
    grounding_chunks: list[Chunk]
    grounding_supports: list[Support] = field(default_factory=list)


def test_gemini_is_read_from_the_objects_of_its_library() -> None:
    metadata = Metadata([Chunk(None), Chunk(Web(LOG))], [Support(Segment("It rose."), [1, 0])])

    found = recognise(metadata)

    assert found.form == "gemini"
    assert [one.url for one in parse_agent_output(metadata).findings] == [LOG, ""]
    assert [one.around.summary for one in found.cited] == ["It rose."] * 2


def test_geminis_chunks_without_supports_are_no_citations() -> None:
    (candidate,) = GEMINI["candidates"]
    grounding = {**candidate["groundingMetadata"], "groundingSupports": None}  # type: ignore[dict-item]  # a sample

    assert recognise({"candidates": [{"groundingMetadata": grounding}]}).cited == ()


@each_row(
    "span", [{"start": 900, "end": 925}, {"start": None, "end": 4}, {"start": 5, "end": 2}, {"start": 1, "end": 4}]
)
def test_coheres_words_are_the_claim_where_its_span_does_not_hold_them(span: dict[str, object]) -> None:
    source = {"type": "document", "document": {"url": LOG, "data": {"url": LOG, "text": TIDE}}}
    citation = {**span, "text": "under water", "sources": [source]}

    (cited,) = recognise({"content": [{"text": "It was under water."}], "citations": [citation]}).cited

    assert cited.around.summary == "under water"
    assert cited.around.excerpt == TIDE


@each_row(
    "value",
    [
        {"retrievalResults": [None, "prose", {}]},
        {"citations": [{"retrievedReferences": [{"content": None, "location": [], "url": 7}]}]},
        {"candidates": [{"groundingMetadata": {"groundingChunks": [None, 4], "groundingSupports": [None, {}, 3]}}]},
        {"message": {"citations": [{"start": 0, "text": None, "sources": [None, 3, {"document": []}]}]}},
        {"source_nodes": [{"node": {"id_": 1, "text": 7, "metadata": None}}, None]},
        {"documents": [{"content": None, "meta": []}, 4]},
    ],
)
def test_an_odd_part_is_its_own_verdict(value: object) -> None:
    assert all(one.url == "" for one in parse_agent_output(value).findings)


@each_row(
    "value",
    [
        {"text": TIDE, "metadata": {"url": LOG}},  # No id of a node.
        {"role": "assistant", "content": SHUT, "meta": {"url": LOG}},  # Haystack's message.
        {"citations": [{"start": 0, "end": 4, "text": "It"}]},
        {"citations": [LOG]},
        {"groundingMetadata": {"webSearchQueries": []}},
    ],
)
def test_what_only_looks_like_one_of_these_is_none(value: object) -> None:
    with pytest.raises(InputError):
        recognise(value)
