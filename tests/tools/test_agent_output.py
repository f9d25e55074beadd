"""An answer that cites nothing is told so in words that lead on, by every tool that takes one."""

from tests.rows import each_row
from tests.tools.served import said, served

TOOLS = ("verify_provenance", "check_fidelity", "validate_citations")


async def refused(tool: str, agent_output: object) -> str:
    async with served() as client:
        result = await client.call_tool(tool, {"agent_output": agent_output}, raise_on_error=False)
    assert result.is_error
    return said(result)


@each_row("tool", TOOLS)
async def test_a_text_that_cites_nothing_is_told_how_a_text_cites_and_not_that_it_is_no_json(tool: str) -> None:
    for text in ("Just words.", "See https://a.test/x", "https://a.test/"):
        told = await refused(tool, text)

        assert told.startswith("invalid_input: The text is no JSON and holds no quotation that a link follows, ")
        assert told.endswith("Give an object with `findings`, or links alone to validate_citations as `urls`.")
        assert "Expecting value" not in told


async def test_a_text_is_told_which_of_its_links_and_quotations_did_not_find_each_other() -> None:
    told = await refused("verify_provenance", 'See [a](https://a.test/).\n\nThey said "it rose at dawn" there.')

    assert "Left out: links that follow no quotation (1): line 1" in told


async def test_broken_json_is_told_where_it_breaks() -> None:
    told = await refused("verify_provenance", '{"findings": [')

    assert told == "invalid_input: The input is not JSON: Expecting value at line 1, column 15."


@each_row("empty", [" \n", None, "null"])
async def test_nothing_is_told_that_it_is_empty(empty: str | None) -> None:
    assert (await refused("verify_provenance", empty)).startswith("invalid_input: `agent_output` is empty")


async def test_what_a_tool_answered_as_a_result_can_be_sent_on_as_it_came() -> None:
    finding = {"summary": "It rose.", "excerpt": "x", "citation": {"url": "https://a.test/"}}
    async with served() as client:
        checked = await client.call_tool("check_fidelity", {"agent_output": [finding], "mode": "annotate_only"})
        again = await client.call_tool("verify_provenance", {"agent_output": checked.structured_content})

    assert list(checked.structured_content or {}) == ["result"]
    assert (again.structured_content or {})["summary"] == {"no_record": 1}
