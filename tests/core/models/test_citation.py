"""The exchanged shapes have the contract's fields, defaults and order of keys."""

import json
from dataclasses import fields

from pincite.core.models import AgentResult, Citation, FetcherResponse, Finding


def test_contract_1_fields_and_defaults() -> None:
    citation = Citation("https://a.test/")
    finding = Finding("It rained.", citation)

    assert citation == Citation(url="https://a.test/", title="", kind="", metadata={})
    assert finding == Finding(summary="It rained.", citation=citation, excerpt="", metadata={})
    assert [field.name for field in fields(AgentResult)][:2] == ["query", "agent_name"]
    assert AgentResult("q", "a") == AgentResult(query="q", agent_name="a", findings=[], warnings=[], metadata={})


def test_contract_1_two_shapes_never_share_a_default() -> None:
    Citation("a").metadata["x"] = 1
    AgentResult("q", "a").findings.append(Finding("s", Citation("a")))

    assert Citation("b").metadata == {}
    assert AgentResult("q", "a").findings == []


def test_contract_1_an_answer_is_serialised_in_the_contracts_order() -> None:
    finding = Finding("s", Citation("https://a.test/", "t", "k", {"content_hash": "x"}), "e", {"m": 1})
    whole = AgentResult("q", "a", [finding], ["w"], {"language": "es"}).to_dict()

    assert list(whole) == ["query", "agent_name", "warnings", "metadata", "findings"]
    assert whole["findings"] == [
        {
            "summary": "s",
            "excerpt": "e",
            "metadata": {"m": 1},
            "citation": {"url": "https://a.test/", "title": "t", "kind": "k", "metadata": {"content_hash": "x"}},
        }
    ]
    assert list(finding.to_dict()) == ["summary", "excerpt", "metadata", "citation"]
    assert (whole["warnings"], whole["metadata"]) == (["w"], {"language": "es"})


def test_a_finding_and_a_citation_that_are_dicts_are_written_in_the_same_order_with_their_own_keys_last() -> None:
    citation = {"mine": 1, "metadata": {"content_hash": "x"}, "url": "https://a.test/"}
    given: list[object] = [
        Finding("s", citation),  # type: ignore[arg-type]  # callers do
        {"mine": 2, "citation": citation, "summary": "s"},
        {"citation": Citation("https://b.test/"), "summary": "s"},
        {"citation": "https://c.test/"},
        None,
    ]

    whole = AgentResult("q", "a", given).to_dict()  # type: ignore[arg-type]  # callers do

    written = '{"url": "https://a.test/", "metadata": {"content_hash": "x"}, "mine": 1}'
    other = '{"url": "https://b.test/", "title": "", "kind": "", "metadata": {}}'
    assert json.dumps(whole["findings"]) == (
        f'[{{"summary": "s", "excerpt": "", "metadata": {{}}, "citation": {written}}}, '
        f'{{"summary": "s", "citation": {written}, "mine": 2}}, '
        f'{{"summary": "s", "citation": {other}}}, {{"citation": "https://c.test/"}}, null]'
    )


def test_what_is_serialised_shares_nothing_with_the_answer() -> None:
    citation, same = Citation("u", metadata={"a": {"b": [1]}}), {"url": "u", "metadata": {"a": {"b": [1]}}}
    answer = AgentResult("q", "a", [Finding("s", citation, metadata={"a": {"b": [1]}})], metadata={"a": {"b": [1]}})
    answer.findings.append(Finding("s", same))  # type: ignore[arg-type]  # callers do
    whole = answer.to_dict()
    before = json.dumps(whole)

    for metadata in (answer.metadata, citation.metadata, answer.findings[0].metadata, same["metadata"]):
        metadata["a"]["b"].append(2)  # type: ignore[index]  # of this shape above

    assert json.dumps(whole) == before


def test_contract_4_a_fetchers_response_needs_an_address_and_a_status() -> None:
    assert FetcherResponse("https://a.test/", 200) == FetcherResponse(
        final_url="https://a.test/", status=200, body="", redirect_chain=[]
    )
    assert FetcherResponse("https://a.test/", 200, b"\xff").body == b"\xff"
