"""CONTRACT 1: the shapes that callers exchange with pincite, as far as a report depends on them."""

import pytest
from pydantic import ValidationError

from pincite.core.models import AgentResult, Citation, Finding, ProvenanceRecord, ProvenanceReport, ProvenanceVerdict
from pincite.core.shapes import CitedPassage, parse_agent_output
from pincite.core.stamp import stamp_citation
from tests.rows import each_row

HASH = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
ANCHORS = {"content_hash": HASH, "accessed_at": "2026-01-01T00:00:00+00:00"}


def test_an_agent_result_is_serialised_in_the_contracts_order() -> None:
    result = AgentResult("q", "n", [Finding("s", Citation("https://a.test/"))], ["w"], {"k": 1})

    assert list(result.to_dict()) == ["query", "agent_name", "warnings", "metadata", "findings"]
    assert list(result.findings[0].to_dict()) == ["summary", "excerpt", "metadata", "citation"]


def test_defaults_are_the_contracts() -> None:
    citation, result = Citation("u"), AgentResult("q", "n")

    assert (citation.title, citation.kind, citation.metadata) == ("", "", {})
    assert (Finding("s", citation).excerpt, Finding("s", citation).metadata) == ("", {})
    assert (result.findings, result.warnings, result.metadata) == ([], [], {})
    assert Citation("u").metadata is not citation.metadata


def test_a_record_is_read_from_the_two_anchors_and_other_keys_are_ignored() -> None:
    meta = {**ANCHORS, "published_date": "2020", "revision": 7, "nli_claim": "c", "pincite": {"v": 1}}
    before = dict(meta)

    record = ProvenanceRecord.from_citation_metadata(meta)

    assert record == ProvenanceRecord(**ANCHORS, published_date="2020", revision=None)
    assert meta == before


@each_row("anchor", ["content_hash", "accessed_at"])
@each_row("value", [None, "", 7, ["x"]])
def test_without_either_anchor_as_a_string_there_is_no_record(anchor: str, value: object) -> None:
    assert ProvenanceRecord.from_citation_metadata({**ANCHORS, anchor: value}) is None
    assert ProvenanceRecord.from_citation_metadata({k: v for k, v in ANCHORS.items() if k != anchor}) is None


@each_row("meta", [None, [], "x", 7, [("content_hash", HASH)]])
def test_metadata_that_is_no_dict_holds_no_record(meta: object) -> None:
    assert ProvenanceRecord.from_citation_metadata(meta) is None


def test_a_records_constructor_forbids_unknown_fields() -> None:
    with pytest.raises(ValidationError):
        ProvenanceRecord(**ANCHORS, other="x")  # type: ignore[call-arg]  # what must fail


def test_everything_else_of_pincites_stands_under_one_key() -> None:
    citation = stamp_citation(Citation("u"), text="The tide rose at dawn.")

    assert set(citation.metadata) == {"content_hash", "accessed_at", "pincite"}


def test_a_verdict_and_a_report_forbid_unknown_keys() -> None:
    with pytest.raises(ValidationError):
        ProvenanceVerdict(url="u", status="match", other=1)  # type: ignore[call-arg,arg-type]  # what must fail
    with pytest.raises(ValidationError):
        ProvenanceReport(started_at="", finished_at="", other=1)  # type: ignore[call-arg]  # what must fail


def test_results_may_be_objects_or_dicts() -> None:
    citation = stamp_citation(Citation("https://a.test/"), text="The tide rose at dawn.")
    result = AgentResult("q", "n", [Finding("s", citation, "The tide rose at dawn.")])

    [as_object], [as_dict] = parse_agent_output(result).findings, parse_agent_output(result.to_dict()).findings

    assert isinstance(as_object, CitedPassage)
    assert isinstance(as_dict, CitedPassage)
    assert (as_object.url, as_object.record, as_object.quotation) == (as_dict.url, as_dict.record, as_dict.quotation)
