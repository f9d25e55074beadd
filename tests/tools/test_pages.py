"""A long answer comes in pages that together are the whole, each read alone, and no cursor fits another input."""

import json
from typing import Any

import pytest

from pincite.core.errors import InputError
from pincite.core.settings import Settings
from pincite.tools.pages import cursor_at, digest_of, offset_of, taken, told
from tests.fakes import FakeWeb, cited, html, page
from tests.rows import each_row
from tests.tools.served import said, served

WORDS = "The tide rose at dawn and the boats were lifted."
SETTINGS = Settings(max_answer=20_000, nli_provider="fake-nli")


def findings(count: int) -> list[dict[str, Any]]:
    return [cited(f"https://a.test/{place}", WORDS) for place in range(count)]


def web(count: int) -> FakeWeb:
    return FakeWeb({f"https://a.test/{place}": html(f"<p>{WORDS}</p>") for place in range(count)})


@each_row(("plain", "detail"), [(False, "summary"), (False, "full"), (True, "summary")])
async def test_the_pages_of_a_report_are_the_whole_of_it_and_each_page_reads_only_its_own(
    plain: bool, detail: str
) -> None:
    site = web(70)
    arguments: dict[str, Any] = {"agent_output": {"findings": findings(70)}, "plain": plain, "detail": detail}
    urls: list[str] = []
    calls = 0
    async with served(site, settings=SETTINGS) as client:
        cursor = ""
        while calls == 0 or cursor:
            asked = len(site.asked)
            result = await client.call_tool("verify_provenance", {**arguments, "cursor": cursor})
            report = result.structured_content
            assert report is not None
            assert len(json.dumps(report)) <= 20_000
            assert report["summary"] == {"match": len(report["verdicts"])}
            assert len(site.asked) - asked == len(report["verdicts"])
            urls += [verdict["url"] for verdict in report["verdicts"]]
            cursor = report.get("next_cursor", "")
            calls += 1
            assert (cursor in said(result)) or not cursor

    assert urls == [f"https://a.test/{place}" for place in range(70)]
    assert calls > 2


async def test_a_finding_keeps_its_number_on_a_later_page() -> None:
    arguments = {"agent_output": findings(70)}
    async with served(FakeWeb(), settings=SETTINGS) as client:
        first = await client.call_tool("verify_provenance", arguments)
        assert first.structured_content is not None
        held = len(first.structured_content["verdicts"])
        cursor = first.structured_content["next_cursor"]
        second = await client.call_tool("verify_provenance", {**arguments, "cursor": cursor})

    assert f"[{held + 1}] unreachable https://a.test/{held}" in said(second)
    assert f"findings {held + 1} to " in said(second)


async def test_where_verdicts_are_longer_than_expected_the_text_counts_those_that_are_sent() -> None:
    elsewhere = f"https://a.test/?{'x' * 2_000}"
    site = FakeWeb({f"https://a.test/{n}": page(html(f"<p>{WORDS}</p>"), "", final_url=elsewhere) for n in range(8)})
    async with served(site, settings=SETTINGS) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": findings(8), "detail": "full"})

    assert result.structured_content is not None
    sent = len(result.structured_content["verdicts"])
    assert 0 < sent < len(site.asked)
    assert said(result).startswith(f"{sent} citations: {sent} match")


async def test_an_input_as_json_text_is_the_same_input() -> None:
    async with served(web(70), settings=SETTINGS) as client:
        first = await client.call_tool("verify_provenance", {"agent_output": findings(70)})
        assert first.structured_content is not None
        cursor = first.structured_content["next_cursor"]
        again = {"agent_output": json.dumps(findings(70)), "cursor": cursor}
        second = await client.call_tool("verify_provenance", again)

    assert second.structured_content is not None


@each_row("change", [{"agent_output": findings(71)}, {"since": "2020-01-01"}, {"cursor": "5"}])
async def test_a_cursor_of_another_input_is_refused_and_nothing_is_read(change: dict[str, Any]) -> None:
    site = web(70)
    async with served(site, settings=SETTINGS) as client:
        first = await client.call_tool("verify_provenance", {"agent_output": findings(70)})
        assert first.structured_content is not None
        asked = len(site.asked)
        arguments = {"agent_output": findings(70), "cursor": first.structured_content["next_cursor"], **change}
        refused = await client.call_tool("verify_provenance", arguments, raise_on_error=False)

    assert said(refused).startswith("invalid_input: the cursor ")
    assert len(site.asked) == asked


async def test_twenty_thousand_plain_verdicts_are_no_answer_over_the_limit() -> None:
    nothing = {"citation": {"url": "https://a.test/"}}
    async with served(FakeWeb()) as client:
        result = await client.call_tool("verify_provenance", {"agent_output": [nothing] * 20_000, "plain": True})

    assert len(json.dumps(result.structured_content)) <= 200_000


async def test_the_pages_of_links_are_all_links() -> None:
    urls = [f"https://a.test/{place}" for place in range(200)]
    seen: list[str] = []
    async with served(settings=SETTINGS) as client:
        cursor = ""
        while not seen or cursor:
            result = await client.call_tool("validate_citations", {"urls": urls, "cursor": cursor})
            report = result.structured_content
            assert report is not None
            assert len(json.dumps(report)) <= 20_000
            assert report["summary"]["resolve"] == {"skipped": len(report["results"])}
            seen += [link["url"] for link in report["results"]]
            cursor = report.get("next_cursor", "")
        wrong = {"urls": urls, "cursor": "3-0123456789abcdef"}
        other = await client.call_tool("validate_citations", wrong, raise_on_error=False)

    assert seen == urls
    assert said(other).startswith("invalid_input: the cursor belongs to another input")


@each_row(
    ("tool", "arguments"),
    [
        ("check_fidelity", {"agent_output": {"findings": findings(1), "query": "x" * 30_000}}),
        ("stamp_citation", {"citation": {"url": "https://a.test/", "metadata": {"x": "y" * 30_000}}, "text": "words"}),
        (
            "verify_evidence",
            {
                "sources": [{"source_id": "a", "role": "user", "text": "x" * 30_000}],
                "evidence": [],
                "policy": {"coverage": "all_selected_sources", "allowed_roles": ["user"]},
            },
        ),
    ],
)
async def test_an_answer_without_pages_is_refused_when_it_is_too_large(tool: str, arguments: dict[str, Any]) -> None:
    async with served(settings=SETTINGS) as client:
        result = await client.call_tool(tool, arguments, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith("answer_too_large: ")


@each_row(
    "cursor", ["x", "1", "1-", "-1-0123456789abcdef", "0-0123456789abcdef", "9-0123456789abcdef", "1-0123456789ABCDEF"]
)
def test_what_is_no_cursor_of_the_input_is_an_error(cursor: str) -> None:
    with pytest.raises(InputError, match="cursor"):
        offset_of(cursor, "0123456789abcdef", 9)


def test_a_cursor_is_read_as_it_was_written() -> None:
    digest = digest_of({"a": 1, "b": [2]})

    assert offset_of(cursor_at(7, digest), digest, 9) == 7
    assert digest == digest_of({"b": [2], "a": 1})
    assert digest != digest_of({"b": [2], "a": "1"})


def test_odd_inputs_have_a_digest() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    assert len({digest_of("\ud800"), digest_of({1: 2, "a": 3}), digest_of(float("nan")), digest_of([])}) == 4
    with pytest.raises(InputError, match="nested"):
        digest_of(deep)


def test_one_fits_in_any_case() -> None:
    assert [taken([9, 9], 1), taken([1, 1, 9], 2), taken([], 5), taken([1], 5)] == [1, 2, 0, 1]


def test_a_single_page_says_nothing() -> None:
    assert told(0, 5, 5, "findings", "") == ()
