"""The exchanged shapes have the contract's fields, defaults and order of keys."""

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


def test_contract_4_a_fetchers_response_needs_an_address_and_a_status() -> None:
    assert FetcherResponse("https://a.test/", 200) == FetcherResponse(
        final_url="https://a.test/", status=200, body="", redirect_chain=[]
    )
    assert FetcherResponse("https://a.test/", 200, b"\xff").body == b"\xff"
