"""CONTRACT 7: only the local registry is an authority for wording, and one refusal is the refusal of everything."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from pincite import verify_evidence
from pincite.core.errors import InputError
from pincite.core.evidence import EvidenceVerdict
from tests.rows import each_row
from tests.tools.served import said, served

U1 = {"source_id": "u1", "role": "user", "text": "We sailed at noon."}
A1 = {"source_id": "a1", "role": "assistant", "text": "You sailed at night."}
U2 = {"source_id": "u2", "role": "user", "text": "It rained."}
SOURCES = [U1, A1, U2]
ALL: dict[str, object] = {"coverage": "all_selected_sources", "allowed_roles": ["user"]}
ONLY: dict[str, object] = {"coverage": "selected_evidence", "allowed_roles": ["user"]}


def cite(source_id: object, excerpt: object, **other: object) -> dict[str, object]:
    return {"source_id": source_id, "excerpt": excerpt, **other}


def verdict(
    *evidence: object, policy: Mapping[str, object] = ALL, sources: object = SOURCES, **other: Any
) -> EvidenceVerdict:
    return verify_evidence(sources, list(evidence), policy, **other)


def artifact(*evidence: object, **other: Any) -> dict[str, Any]:
    found = verdict(*evidence, **other)
    assert found.artifact is not None, found.refusals
    return found.artifact.to_dict()


def refusals(*evidence: object, **other: Any) -> list[tuple[object, str]]:
    found = verdict(*evidence, **other)
    assert found.artifact is None
    return [(refusal.index, refusal.code.value) for refusal in found.refusals]


# The example, row by row.


def test_example_an_excerpt_of_an_allowed_source_is_confirmed_at_3_to_17() -> None:
    assert artifact(cite("u1", "sailed at noon"))["evidence"] == [
        {"source_id": "u1", "excerpt": "sailed at noon", "start": 3, "end": 17}
    ]


@each_row(
    ("source_id", "excerpt", "code"),
    [
        ("u1", "It rained", "wrong_source"),
        ("u1", "sailed at night", "role_not_allowed"),
        ("a1", "sailed at night", "role_not_allowed"),
        ("u1", "swam", "unverified_excerpt"),
    ],
)
def test_example_what_is_refused(source_id: str, excerpt: str, code: str) -> None:
    assert refusals(cite(source_id, excerpt)) == [(0, code)]


def test_example_a_proposed_text_is_a_canonical_overwrite_by_its_source_id() -> None:
    assert refusals(proposed_texts={"u1": "We sailed."}) == [("u1", "canonical_overwrite")]


# Sources.


@each_row("other", [U1, {**U1, "text": "Other."}, {**U1, "role": "assistant"}])
def test_an_id_given_twice_is_an_input_error(other: dict[str, object]) -> None:
    with pytest.raises(InputError, match="two sources have the id"):
        verdict(sources=[U1, U2, other])


def test_metadata_of_a_source_is_optional_and_stays_local() -> None:
    sources = [{**U1, "metadata": {"secret": "kept at home"}}, U2]

    assert "kept at home" not in json.dumps(artifact(cite("u1", "noon"), sources=sources))
    with pytest.raises(InputError, match=r"sources\[0\].metadata must be an object"):
        verdict(sources=[{**U1, "metadata": "text"}])


def test_a_proposed_text_that_is_equal_is_accepted() -> None:
    assert artifact(proposed_texts={"u1": "We sailed at noon.", "a1": "You sailed at night."}) == artifact()


@each_row("text", ["we sailed at noon.", "We sailed at noon. ", "We sailed at noon", "", None, 5, ["x"]])
def test_a_proposed_text_that_differs_in_anything_is_refused(text: object) -> None:
    assert refusals(proposed_texts={"u1": text}) == [("u1", "canonical_overwrite")]


def test_a_proposed_text_for_an_id_that_does_not_exist_is_an_unknown_source() -> None:
    assert refusals(proposed_texts={"u9": "We sailed at noon."}) == [("u9", "unknown_source")]


# Evidence, and the precedence of its refusals.


@each_row("excerpt", ["", " ", "\n\t \u00a0", "\u2003"])
def test_an_excerpt_that_is_empty_or_white_space_alone_is_empty(excerpt: str) -> None:
    assert refusals(cite("u1", excerpt)) == [(0, "empty_excerpt")]


@each_row("excerpt", ["", "noon", "It rained", "sailed at night", "swam"])
def test_an_unknown_source_comes_before_every_other_code(excerpt: str) -> None:
    assert refusals(cite("u9", excerpt)) == [(0, "unknown_source")]


def test_an_empty_excerpt_comes_before_the_role_of_its_source() -> None:
    assert refusals(cite("a1", " ")) == [(0, "empty_excerpt")]


def test_an_excerpt_that_an_allowed_and_another_source_have_is_in_the_wrong_source() -> None:
    sources = [U1, A1, {"source_id": "u3", "role": "user", "text": "They sailed at night too."}]

    assert refusals(cite("u1", "sailed at night"), sources=sources) == [(0, "wrong_source")]


def test_an_excerpt_missing_from_a_source_of_a_disallowed_role_is_judged_by_who_has_it() -> None:
    tool = {"source_id": "t1", "role": "tool", "text": "Wind from the west."}

    assert refusals(
        cite("a1", "It rained"), cite("a1", "from the west"), cite("a1", "swam"), sources=[*SOURCES, tool]
    ) == [(0, "wrong_source"), (1, "role_not_allowed"), (2, "unverified_excerpt")]


def test_an_excerpt_in_the_named_source_of_a_disallowed_role_stays_refused_though_an_allowed_one_has_it() -> None:
    assert refusals(cite("a1", "sailed at")) == [(0, "role_not_allowed")]


@each_row("excerpt", ["sailed  at noon", "Sailed at noon", "sailed at noon!", "sailed at\u00a0noon"])
def test_matching_is_exact(excerpt: str) -> None:
    assert refusals(cite("u1", excerpt)) == [(0, "unverified_excerpt")]


@each_row("excerpt", ["[NAME] sailed", "sailed ... noon", "sailed * noon", "{{u1}}", "<u1>", ".*"])
def test_matching_is_on_the_clear_text_and_never_on_placeholders(excerpt: str) -> None:
    assert refusals(cite("u1", excerpt)) == [(0, "unverified_excerpt")]


def test_a_placeholder_that_stands_in_the_text_is_words_like_any_other() -> None:
    sources = [{"source_id": "u1", "role": "user", "text": "Write [NAME] there."}]

    assert artifact(cite("u1", "[NAME]"), sources=sources)["evidence"][0]["start"] == 6


def test_any_refusal_fails_the_whole_request_and_all_are_told_at_once_with_their_places() -> None:
    found = verdict(
        cite("u1", "sailed at noon"),
        cite("u9", "noon"),
        cite("u2", "It rained"),
        cite("u1", ""),
        cite("u1", "swam"),
        proposed_texts={"u2": "It poured.", "u1": "We sailed at noon.", "zz": "text"},
        policy={**ALL, "selected_ids": ["u1", "a1"]},
    )

    assert found.to_dict()["artifact"] is None
    assert [(refusal.index, refusal.code) for refusal in found.refusals] == [
        (1, "unknown_source"),
        (3, "empty_excerpt"),
        (4, "unverified_excerpt"),
        ("u2", "canonical_overwrite"),
        ("zz", "unknown_source"),
        ("a1", "role_not_allowed"),
    ]
    assert all(refusal.message for refusal in found.refusals)


def test_nothing_is_shortened_in_silence() -> None:
    long = "word " * 50_000
    sources = [{"source_id": "u1", "role": "user", "text": long}]

    whole = artifact(cite("u1", long), sources=sources)

    assert whole["sources"][0]["text"] == long
    assert whole["evidence"] == [{"source_id": "u1", "excerpt": long, "start": 0, "end": 250_000}]


# Offsets.


def test_offsets_are_code_points_of_the_first_occurrence() -> None:
    sources = [{"source_id": "u1", "role": "user", "text": "\U0001f600 e\u0301 noon, noon"}]

    assert artifact(cite("u1", "noon"), sources=sources)["evidence"] == [
        {"source_id": "u1", "excerpt": "noon", "start": 5, "end": 9}
    ]


@each_row("offsets", [{"start": 0, "end": 4}, {"start": "x"}, {"end": None}, {"start": -1, "end": [1]}])
def test_offsets_from_the_model_are_ignored(offsets: dict[str, object]) -> None:
    assert artifact(cite("u1", "noon", **offsets)) == artifact(cite("u1", "noon"))


# Policy.


def test_all_selected_sources_has_the_full_text_however_short_the_evidence() -> None:
    whole = artifact(cite("u1", "W"), policy={**ALL, "selected_ids": ["u2", "u1"]})

    assert whole["sources"] == [
        {"source_id": "u2", "role": "user", "text": "It rained."},
        {"source_id": "u1", "role": "user", "text": "We sailed at noon."},
    ]


def test_selected_evidence_has_only_the_confirmed_excerpts() -> None:
    whole = artifact(cite("u1", "noon"), cite("u2", "rained"), policy={**ONLY, "selected_ids": ["u2", "u1"]})

    assert whole["sources"] == [
        {"source_id": "u2", "role": "user", "text": "rained"},
        {"source_id": "u1", "role": "user", "text": "noon"},
    ]


def test_selected_ids_are_the_order_of_the_text_and_source_order_is_independent_of_it() -> None:
    whole = artifact(policy={**ALL, "selected_ids": ["u2", "u1"], "source_order": ["a1", "u1", "u2"]})

    assert whole["order"] == ["u2", "u1"]
    assert [source["source_id"] for source in whole["sources"]] == ["u2", "u1"]
    assert whole["source_order"] == ["a1", "u1", "u2"]
    assert artifact(policy={**ALL, "selected_ids": ["u2", "u1"]})["source_order"] == []


def test_a_selected_id_that_is_unknown_is_an_input_error_and_one_of_a_disallowed_role_a_refusal() -> None:
    with pytest.raises(InputError, match=r"policy\.selected_ids"):
        verdict(policy={**ALL, "selected_ids": ["u1", "u9"]})
    assert refusals(policy={**ALL, "selected_ids": ["u1", "a1"]}) == [("a1", "role_not_allowed")]
    assert artifact(policy={**ALL, "allowed_roles": ["user", "assistant"], "selected_ids": ["a1"]})["order"] == ["a1"]


@each_row("policy", [{}, {"allowed_roles": ["user"]}, {**ALL, "coverage": ""}, {**ALL, "coverage": "x"}])
def test_coverage_is_stated_never_assumed(policy: dict[str, object]) -> None:
    with pytest.raises(InputError, match="coverage must be stated: all_selected_sources or selected_evidence"):
        verdict(policy=policy)


@pytest.mark.parametrize("policy", [{"coverage": "selected_evidence"}, {**ALL, "allowed_roles": []}])
def test_allowed_roles_are_stated_never_assumed(policy: dict[str, object]) -> None:
    with pytest.raises(InputError, match="allowed_roles must name at least one role"):
        verdict(policy=policy)


# The artifact.


def test_the_artifact_has_its_fields_and_the_policys_coverage() -> None:
    whole = artifact(cite("u1", "noon"), policy=ONLY, purpose="minutes")

    assert list(whole) == ["kind", "purpose", "coverage", "source_order", "order", "sources", "evidence"]
    assert (whole["kind"], whole["coverage"], whole["purpose"]) == ("verified_artifact", "selected_evidence", "minutes")
    assert artifact()["purpose"] == ""


def test_labels_of_the_model_are_there_only_if_the_policy_asks_and_never_in_a_text() -> None:
    labels = [{"source_id": "u1", "label": "boasting"}, "a label"]

    asked = artifact(annotations=labels, policy={**ALL, "include_unverified_annotations": True})
    unasked = artifact(annotations=labels)

    assert asked["annotations_unverified"] == labels
    assert asked["sources"] == unasked["sources"]
    assert "annotations_unverified" not in unasked
    assert "label" not in json.dumps(unasked)


# The tool.


async def test_the_tool_answers_ok_artifact_and_refusals() -> None:
    arguments = {"sources": SOURCES, "evidence": [cite("u1", "sailed at noon")], "policy": ALL}

    async with served() as client:
        confirmed = await client.call_tool("verify_evidence", arguments)
        refused = await client.call_tool(
            "verify_evidence",
            {**arguments, "evidence": [cite("u1", "swam")], "proposed_texts": {"u1": "We sailed."}},
        )

    assert confirmed.structured_content == {
        "ok": True,
        "artifact": artifact(cite("u1", "sailed at noon")),
        "refusals": [],
    }
    assert refused.structured_content is not None
    assert (refused.structured_content["ok"], refused.structured_content["artifact"]) == (False, None)
    assert [set(refusal) for refusal in refused.structured_content["refusals"]] == [{"index", "code", "message"}] * 2
    assert [(refusal["index"], refusal["code"]) for refusal in refused.structured_content["refusals"]] == [
        (0, "unverified_excerpt"),
        ("u1", "canonical_overwrite"),
    ]


@each_row("policy", [{**ALL, "coverage": ""}, {**ALL, "allowed_roles": []}, {}])
async def test_the_tool_takes_no_policy_that_is_not_stated(policy: dict[str, object]) -> None:
    async with served() as client:
        result = await client.call_tool(
            "verify_evidence", {"sources": SOURCES, "evidence": [], "policy": policy}, raise_on_error=False
        )

    assert result.is_error
    assert said(result).startswith("invalid_input: policy.")
