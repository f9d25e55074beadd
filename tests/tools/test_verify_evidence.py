"""A model's quotations over MCP: confirmed, or refused with what it needs to mend all of them in one go."""

import json
from typing import Any

import pytest

from pincite.core.settings import Settings
from pincite.tools.verify_evidence import MOST_EVIDENCE, MOST_SOURCES, MOST_TEXT
from tests.rows import each_row
from tests.tools.served import ERAS, said, served

SOURCES = [
    {"source_id": "u1", "role": "user", "text": "We sailed \u201cat noon\u201d."},
    {"source_id": "a1", "role": "assistant", "text": "You sailed at night."},
]
POLICY = {"coverage": "selected_evidence", "allowed_roles": ["user"]}
GOOD = {"source_id": "u1", "excerpt": "We sailed"}
ARGUMENTS: dict[str, Any] = {"sources": SOURCES, "evidence": [GOOD], "policy": POLICY}


@pytest.mark.parametrize("era", ERAS)
async def test_confirmed_evidence_is_an_artifact_and_one_line_for_the_model(era: str) -> None:
    async with served(era=era) as client:
        result = await client.call_tool("verify_evidence", {**ARGUMENTS, "purpose": "minutes"})

    assert said(result) == "Confirmed, all of it. Pieces of evidence: 1; sources selected: 1."
    assert result.structured_content == {
        "ok": True,
        "artifact": {
            "kind": "verified_artifact",
            "purpose": "minutes",
            "coverage": "selected_evidence",
            "source_order": [],
            "order": ["u1"],
            "sources": [{"source_id": "u1", "role": "user", "text": "We sailed"}],
            "evidence": [{"source_id": "u1", "excerpt": "We sailed", "start": 0, "end": 9}],
        },
        "refusals": [],
    }


async def test_no_evidence_is_not_told_as_all_of_it_confirmed() -> None:
    async with served() as client:
        result = await client.call_tool("verify_evidence", {**ARGUMENTS, "evidence": []})

    assert said(result) == "No evidence was given, and so none was confirmed. Sources selected: 1."


async def test_refused_evidence_is_no_error_and_the_text_has_every_refusal() -> None:
    evidence = [GOOD, {"source_id": "u1", "excerpt": 'sailed "at noon"'}, {"source_id": "zz", "excerpt": "x"}]

    async with served() as client:
        result = await client.call_tool("verify_evidence", {**ARGUMENTS, "evidence": evidence})

    first, second, third = said(result).splitlines()
    assert not result.is_error
    assert first == "Refused, no artifact. Refusals: 2; mend each and send all evidence again."
    assert second.startswith("[1] unverified_excerpt: ")
    assert second.endswith('the exact words to use are "sailed \u201cat noon\u201d"')
    assert third.startswith("[2] unknown_source: ")


async def test_json_text_stands_for_lists_and_objects_and_absence_is_sent_in_any_way() -> None:
    texts: dict[str, Any] = {name: json.dumps(value) for name, value in ARGUMENTS.items()}
    absent: dict[str, Any] = {"proposed_texts": "null", "annotations": None, "purpose": ["null"]}

    async with served() as client:
        plain = await client.call_tool("verify_evidence", ARGUMENTS)
        result = await client.call_tool("verify_evidence", {**texts, **absent})

    assert result.structured_content == plain.structured_content


@each_row(
    ("arguments", "message"),
    [
        ({"sources": [*SOURCES, SOURCES[0]]}, 'invalid_input: two sources have the id "u1"'),
        ({"sources": "text"}, "invalid_input: sources must be a list; it is a string"),
        (
            {"sources": '[{"source_id": "u1", "role": "user", "text": "\\ud800"}]'},
            "invalid_input: sources[0]: the text",
        ),
        ({"evidence": {}}, "invalid_input: evidence must be a list; it is an object"),
        ({"evidence": "[" * 100_000}, "invalid_input: the JSON is nested too deeply"),
        ({"evidence": [GOOD] * (MOST_EVIDENCE + 1)}, "invalid_input: 1,001 pieces of evidence are too many"),
        (
            {"sources": [{**SOURCES[0], "source_id": f"u{place}"} for place in range(MOST_SOURCES + 1)]},
            "invalid_input: 2,001 sources are too many",
        ),
        ({"sources": [{**SOURCES[0], "text": "x" * (MOST_TEXT + 1)}]}, "invalid_input: 4,000,001 characters"),
        ({"policy": {**POLICY, "selected_ids": ["u9"]}}, "invalid_input: policy.selected_ids has"),
        ({"policy": {**POLICY, "allow": 1}}, "invalid_input: policy has no"),
        (
            {"annotations": [], "labels": []},
            "invalid_arguments: labels: Unexpected keyword argument; "
            "the arguments of verify_evidence are: sources, evidence, ",
        ),
        ({"purpose": "x" * 1_001}, "invalid_arguments: purpose: Input should have at most 1000 characters, not 1001"),
    ],
)
async def test_a_fault_of_the_caller_is_an_error_with_a_code(arguments: dict[str, Any], message: str) -> None:
    async with served() as client:
        result = await client.call_tool("verify_evidence", {**ARGUMENTS, **arguments}, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith(message)
    assert len(said(result)) < 1_000


async def test_hostile_evidence_is_refused_in_its_place_and_can_be_encoded() -> None:
    evidence = json.dumps([None, 5, "x", [], {"source_id": "\ud800", "excerpt": "\udfff"}, {"source_id": "u1"}])
    proposed = json.dumps({"u1\ud800": "x", "u1": ["We sailed"]})

    async with served() as client:
        result = await client.call_tool(
            "verify_evidence", {**ARGUMENTS, "evidence": evidence, "proposed_texts": proposed}
        )

    assert result.structured_content is not None
    json.dumps(result.structured_content, ensure_ascii=False).encode()
    assert [(refusal["index"], refusal["code"]) for refusal in result.structured_content["refusals"]] == [
        *((place, "unknown_source") for place in range(5)),
        (5, "empty_excerpt"),
        ("u1\ufffd", "unknown_source"),
        ("u1", "canonical_overwrite"),
    ]


async def test_deep_annotations_are_unread_unless_the_policy_asks_for_them() -> None:
    deep = "[" * 400 + "]" * 400
    asking = {**POLICY, "include_unverified_annotations": True}

    async with served() as client:
        unread = await client.call_tool("verify_evidence", {**ARGUMENTS, "annotations": deep})
        read = await client.call_tool(
            "verify_evidence", {**ARGUMENTS, "annotations": deep, "policy": asking}, raise_on_error=False
        )

    assert not unread.is_error
    assert said(read).startswith("invalid_input: annotations are nested more than 100 levels deep")


async def test_more_refusals_than_a_model_reads_are_counted_and_all_structured() -> None:
    evidence = [{"source_id": "u1", "excerpt": f"word {place}"} for place in range(500)]

    async with served() as client:
        result = await client.call_tool("verify_evidence", {**ARGUMENTS, "evidence": evidence})

    assert result.structured_content is not None
    assert len(result.structured_content["refusals"]) == 500
    lines = said(result).splitlines()
    assert len(said(result)) < 6_200
    assert lines[-1] == f"and {500 - (len(lines) - 2)} more in the structured content"


async def test_a_check_that_is_not_done_in_time_is_an_error() -> None:
    sources = [{"source_id": "u1", "role": "user", "text": "\u201ca" * 1_000_000}]
    evidence = [{"source_id": "u1", "excerpt": '"a' * place + "b"} for place in range(1, 20)]

    async with served(settings=Settings(deadline=0.001)) as client:
        result = await client.call_tool(
            "verify_evidence", {**ARGUMENTS, "sources": sources, "evidence": evidence}, raise_on_error=False
        )

    assert said(result) == "deadline: the evidence was not checked within 0.001 seconds"
