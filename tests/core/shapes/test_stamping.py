"""Stamps go into a copy of the caller's own value, each into its own place, and nothing else of it changes."""

import asyncio
import copy
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from pincite.core.anchor.place import NEIGHBOURS
from pincite.core.anchor_output import anchor_output
from pincite.core.errors import InputError
from pincite.core.models import AgentResult, Citation, Finding
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.shapes.stamping import stamp_output
from pincite.core.stamp import stamp_citation
from pincite.core.text.canonical import content_sha256, hash_canonical
from pincite.core.verify import ProvenanceValidator
from tests.core.shapes.samples import LOG, OBJECTS, SHUT, TIDE, Sample
from tests.fakes import FakeFetcher
from tests.rows import each_row

FINDING = {"excerpt": "Entry is free.", "citation": {"url": "https://a.test/"}}

NOW = datetime(2026, 1, 5, 12, tzinfo=UTC)


class Document(BaseModel):
    """As LangChain's."""

    page_content: str
    metadata: dict[str, object]


class Loose(BaseModel):
    """As the SDKs' models: further fields are kept."""

    model_config = ConfigDict(extra="allow")

    type: str
    url: str
    cited_text: str


class Strict(BaseModel):
    """Further fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    url: str
    cited_text: str


@dataclass(frozen=True, slots=True)
class Frozen:
    """A document that cannot be changed."""

    page_content: str
    metadata: dict[str, object] = field(default_factory=dict)


def without_stamps(value: object, before: object) -> object:
    """``value`` with nothing in its mappings but what ``before`` has there as well, and no stamp in its texts."""
    if isinstance(value, dict) and isinstance(before, dict):
        return {key: without_stamps(value[key], before[key]) for key in before}
    if isinstance(value, list) and isinstance(before, list):
        return [without_stamps(one, other) for one, other in zip(value, before, strict=True)]
    return re.sub(r" <!-- pincite \{.*?\} -->", "", value) if isinstance(value, str) else value


@each_row("sample", OBJECTS, ids=repr)
def test_the_callers_value_keeps_every_key_and_is_itself_unchanged(sample: Sample) -> None:
    before = copy.deepcopy(sample.value)

    stamped = stamp_output(sample.value, texts=dict.fromkeys(range(9), TIDE), now=NOW)

    assert sample.value == before
    assert without_stamps(stamped.output, before) == before
    assert stamped.output != before
    assert stamped.form == sample.form
    assert list(stamped.stamped) == [place for place, one in enumerate(sample.cites) if one.url]
    assert all(reason.startswith("no url") for reason in stamped.left_out.values())


def test_our_own_forms_are_stamped_as_stamp_citation_does() -> None:
    answer = AgentResult("q", "n", [Finding("It rose.", Citation(LOG, metadata={"mine": 1}), TIDE)])
    expected = stamp_citation(Citation(LOG, metadata={"mine": 1}), text=TIDE, now=NOW)

    stamped = stamp_output(answer, now=NOW).output

    assert isinstance(stamped, AgentResult)
    assert stamped.findings[0].citation == expected
    assert answer.findings[0].citation.metadata == {"mine": 1}


def test_what_has_no_words_is_left_out_and_loses_no_other() -> None:
    finding = {"summary": "s", "excerpt": TIDE, "citation": {"url": LOG}}
    odd = [
        {**finding, "excerpt": " \u200b"},
        {**finding, "citation": {"url": ""}},
        {**finding, "citation": {"url": 7}},
        {**finding, "citation": "prose"},
        {**finding, "citation": {"source": LOG}},
        {**finding, "citation": {"url": LOG, "metadata": [1]}},
        None,
    ]

    stamped = stamp_output([finding, *odd, finding])

    assert stamped.stamped == (0, 8)
    assert [stamped.left_out[place] for place in range(1, 8)] == [
        "there are no words to stamp",
        "the url is empty",
        "the url is a number",
        "the citation is a string, not an object with a url",
        "the citation has no url; it has: source",
        "the citation's metadata is a list, not an object",
        "the finding is null, not an object with a citation",
    ]


def test_words_that_are_given_go_before_those_that_are_quoted() -> None:
    finding = {"summary": "s", "excerpt": TIDE, "citation": {"url": LOG}}

    [first, second] = parse_agent_output(stamp_output([finding, finding], texts={1: SHUT}).output).findings

    assert isinstance(first, CitedPassage)
    assert isinstance(second, CitedPassage)
    assert (first.record.content_hash, second.record.content_hash) == (content_sha256(TIDE), content_sha256(SHUT))


def test_two_documents_that_share_one_metadata_get_a_stamp_each() -> None:
    shared = {"source": LOG}
    documents = [{"page_content": TIDE, "metadata": shared}, {"page_content": SHUT, "metadata": shared}]

    output = stamp_output(documents).output

    assert isinstance(output, list)
    assert [one["metadata"]["content_hash"] for one in output] == [content_sha256(TIDE), content_sha256(SHUT)]
    assert shared == {"source": LOG}


@each_row(
    "document",
    [
        Document(page_content=TIDE, metadata={"source": LOG}),
        Frozen(TIDE, {"source": LOG}),
        SimpleNamespace(page_content=TIDE, metadata={"source": LOG}),
    ],
)
def test_objects_come_back_as_objects_of_their_class(document: Document | Frozen | SimpleNamespace) -> None:
    stamped = stamp_output([document])

    [new] = stamped.output if isinstance(stamped.output, list) else []
    assert type(new) is type(document)
    assert new.metadata["content_hash"] == content_sha256(TIDE)
    assert document.metadata == {"source": LOG}


def test_an_sdk_model_keeps_the_stamp_as_a_further_field() -> None:
    new = stamp_output(Loose(type="web_search_result_location", url=LOG, cited_text=TIDE)).output

    assert isinstance(new, Loose)
    assert new.model_dump()["pincite"]["content_hash"] == content_sha256(TIDE)


@pytest.mark.parametrize(
    "citation", [Strict(url=LOG, cited_text=TIDE), MappingProxyType({"url": LOG, "cited_text": TIDE})]
)
def test_an_object_that_takes_nothing_new_is_left_out_as_it_was(citation: object) -> None:
    block = {"text": "t", "citations": [citation, {"url": LOG, "cited_text": TIDE}]}

    stamped = stamp_output({"content": [block]})

    assert (stamped.stamped, stamped.left_out) == ((1,), {0: "the object takes no stamp"})
    assert isinstance(stamped.output, dict)
    assert stamped.output["content"][0]["citations"][0] == citation


def annotated(prefix: str, suffix: str) -> dict[str, object]:
    selector = {"type": "TextQuoteSelector", "exact": TIDE, "prefix": prefix, "suffix": suffix}
    return {"type": "Annotation", "target": {"source": LOG, "selector": selector}}


def test_what_an_annotation_quotes_around_its_words_is_remembered_when_it_is_enough() -> None:
    before, after = "Second of March, wind from the north-west. ", " The boats were taken further up the slip."

    [enough] = parse_agent_output(stamp_output(annotated(before, after)).output).findings
    [short] = parse_agent_output(stamp_output(annotated(before[-20:], after)).output).findings

    assert isinstance(enough, CitedPassage)
    assert isinstance(short, CitedPassage)
    assert enough.quotation.stamp.before == hash_canonical(before[-NEIGHBOURS:])
    assert enough.quotation.stamp.after == hash_canonical(after[:NEIGHBOURS])
    assert (short.quotation.stamp.before, short.quotation.stamp.after) == (None, None)


async def test_the_setting_bounds_what_is_stamped_and_what_is_checked_and_the_error_names_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two = ({"findings": [FINDING] * count} for count in (1, 2))
    assert len(stamp_output(two).stamped) == 2
    monkeypatch.setenv("PINCITE_MAX_CITATIONS", "1")

    assert stamp_output(one).stamped == (0,)
    with pytest.raises(InputError, match=r"at most 1 .*PINCITE_MAX_CITATIONS"):
        stamp_output(two)
    with pytest.raises(InputError, match=r"at most 1 .*PINCITE_MAX_CITATIONS"):
        await ProvenanceValidator(fetcher=FakeFetcher()).check_agent_output(two)
    with pytest.raises(InputError, match=r"at most 1 .*PINCITE_MAX_CITATIONS"):
        await anchor_output(two, fetcher=FakeFetcher())


def test_input_without_citations_is_an_error() -> None:
    with pytest.raises(InputError):
        stamp_output({"findings": []})
    with pytest.raises(InputError):
        stamp_output("prose")


@each_row("texts", [{"0": SHUT}, {0: 3}, {-1: SHUT}, [SHUT]])
# Any: as callers without a type checker write it.
def test_words_for_no_place_are_an_input_error_and_never_left_unread(texts: Any) -> None:
    finding = Finding("s", Citation("https://a.test/"), TIDE)

    with pytest.raises(InputError, match="texts"):
        stamp_output([finding], texts=texts)
    with pytest.raises(InputError, match="texts"):
        asyncio.run(anchor_output([finding], fetcher=FakeFetcher({}), texts=texts))
