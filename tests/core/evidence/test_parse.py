"""What is local must be right; what a model sent is refused in its place, whatever it is."""

import json
from typing import Any

import pytest

from pincite.core.errors import InputError
from pincite.core.evidence import Coverage, Policy, Source, check
from pincite.core.evidence.parse import parse_policy, parse_registry, parse_request
from tests.rows import each_row

SOURCE = {"source_id": "u1", "role": "user", "text": "We sailed at noon."}
STATED = {"coverage": "selected_evidence", "allowed_roles": ["user"]}
POLICY = Policy(Coverage.SELECTED_EVIDENCE, frozenset({"user"}))
ASKING = Policy(Coverage.SELECTED_EVIDENCE, frozenset({"user"}), include_unverified_annotations=True)


def test_sources_are_objects_of_ours_or_json_or_json_text() -> None:
    typed = Source("u1", "user", "We sailed at noon.")

    for given in ([SOURCE], (typed,), json.dumps([SOURCE]), [json.dumps(SOURCE)], [{**SOURCE, "title": "unread"}]):
        assert list(parse_registry(given)) == [typed]


@each_row(
    ("value", "message"),
    [
        (None, "sources must be a list; it is missing or null"),
        ("text", "sources must be a list; it is a string"),
        (SOURCE, "it is an object, where a list of objects with source_id, role and text is wanted"),
        ([{"id": "u1", "text": "x"}], 'sources are objects with source_id, role and text, and this has: "id", "text"'),
        ("[broken", "not JSON"),
        ([5], r"sources\[0\] must be an object; it is a number"),
        ([SOURCE, ["u2"]], r"sources\[1\] must be an object; it is a list"),
        ([{**SOURCE, "source_id": 1}], r"sources\[0\].source_id must be a string; it is a number"),
        ([{**SOURCE, "role": None}], r"sources\[0\].role must be a string; it is missing or null"),
        ([{"source_id": "u1", "role": "user"}], r"sources\[0\].text must be a string"),
        ([{**SOURCE, "source_id": " "}], r"sources\[0\]: a source's source_id must not be empty"),
        ([{**SOURCE, "role": ""}], r"sources\[0\]: a source's role must not be empty"),
        ([{**SOURCE, "text": "a\ud800"}], 'text of source "u1" holds half of a surrogate pair'),
        ([{**SOURCE, "source_id": "\udfff"}], r'source_id of source "\\udfff" holds half'),
        (["[" * 100_000], r"sources\[0\] must be an object"),
    ],
)
def test_a_fault_in_the_sources_is_an_input_error_with_its_place(value: object, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_registry(value)


def test_a_policy_is_ours_or_json_or_json_text() -> None:
    assert parse_policy(POLICY) is POLICY
    assert parse_policy(STATED) == parse_policy(json.dumps(STATED)) == POLICY
    assert parse_policy({**STATED, "allowed_roles": '["user"]', "selected_ids": "null", "source_order": None}) == POLICY
    assert parse_policy({**STATED, "allowed_roles": {"user"}, "selected_ids": []}).selected_ids == ()
    assert parse_policy({**STATED, "include_unverified_annotations": "null"}) == POLICY


@each_row(
    ("policy", "message"),
    [
        (None, "policy must be an object"),
        ([], "policy must be an object; it is a list"),
        ({**STATED, "coverage": ["selected_evidence"]}, "coverage must be stated"),
        ({**STATED, "coverage": None}, "coverage must be stated"),
        ({**STATED, "coverage": "all"}, 'or selected_evidence; it is "all"'),
        ({**STATED, "allowed_roles": "user"}, "policy.allowed_roles must be a list; it is a string"),
        ({**STATED, "allowed_roles": ["user", 5]}, "policy.allowed_roles must be a list of strings"),
        ({**STATED, "allowed_roles": [" "]}, "allowed_roles must name at least one role"),
        ({**STATED, "selected_ids": {"u1": 1}}, "policy.selected_ids must be a list; it is an object"),
        ({**STATED, "include_unverified_annotations": "false"}, "must be true or false"),
        ({**STATED, "include_unverified_annotations": 1}, "must be true or false"),
        ({**STATED, "selected_id": ["u1"]}, 'policy has no "selected_id"'),
    ],
)
def test_a_fault_in_the_policy_is_an_input_error(policy: object, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_policy(policy)


@each_row(
    ("item", "code", "message"),
    [
        (None, "unknown_source", "this is missing or null"),
        (5, "unknown_source", "this is a number"),
        (True, "unknown_source", "this is a boolean"),
        ("noon", "unknown_source", "this is a string"),
        (["u1", "noon"], "unknown_source", "this is a list"),
        ("{broken", "unknown_source", "this is a string"),
        ({}, "unknown_source", "the source_id is missing or null"),
        ({"source_id": 1, "excerpt": "noon"}, "unknown_source", "the source_id is a number"),
        ({"source_id": {"u1": 1}, "excerpt": ""}, "unknown_source", "the source_id is an object"),
        ({"source_id": "u1\ud800", "excerpt": "noon"}, "unknown_source", "\\ud800"),
        ({"source_id": "u" * 10**6, "excerpt": "noon"}, "unknown_source", "(1,000,000 characters)"),
        ({"source_id": "u1", "text": "x"}, "empty_excerpt", 'no excerpt; it has: "source_id", "text"'),
        ({"source_id": "u1", "excerpt": None}, "empty_excerpt", "no excerpt"),
        ({"source_id": "u1", "excerpt": "\u200b\u2060\n"}, "empty_excerpt", "nothing that can be seen"),
        ({"source_id": "u1", "excerpt": 5}, "unverified_excerpt", "the excerpt is a number"),
        ({"source_id": "u1", "excerpt": ["noon"]}, "unverified_excerpt", "the excerpt is a list"),
        ({"source_id": "u1", "excerpt": "noon\udfff"}, "unverified_excerpt", "\\udfff"),
        ({"source_id": "u1", "excerpt": "x" * 10**6}, "unverified_excerpt", "(1,000,000 characters)"),
        ('{"source_id": "u1", "source_id": "u1", "excerpt": "noon"}', "unknown_source", "this is a string"),
    ],
)
def test_evidence_that_is_none_is_refused_in_its_place_with_the_rest(item: object, code: str, message: str) -> None:
    good = {"source_id": "u1", "excerpt": "noon"}

    verdict = check(parse_registry([SOURCE]), POLICY, parse_request([good, item], policy=POLICY))

    (refusal,) = verdict.refusals
    assert (refusal.index, refusal.code) == (1, code)
    assert message in refusal.message
    assert len(refusal.message) < 500
    refusal.message.encode()


@pytest.mark.parametrize("items", ['[{"source_id": "u1", "excerpt": "noon"}]', ['{"source_id":"u1","excerpt":"noon"}']])
def test_evidence_may_be_json_text(items: object) -> None:
    assert check(parse_registry([SOURCE]), POLICY, parse_request(items, policy=POLICY)).ok


@each_row("value", [None, "noon", 5, {"source_id": "u1", "excerpt": "noon"}, "[" * 100_000, b"[]"])
def test_evidence_that_is_no_list_is_an_input_error(value: object) -> None:
    with pytest.raises(InputError):
        parse_request(value, policy=POLICY)


def test_proposed_texts_may_be_left_out_in_any_way_or_be_json_text() -> None:
    absences: list[object] = [None, "", "null", {}]
    for absent in absences:
        assert parse_request([], policy=POLICY, proposed_texts=absent).proposed_texts == {}
    assert parse_request([], policy=POLICY, proposed_texts='{"u1": "x"}').proposed_texts == {"u1": "x"}
    with pytest.raises(InputError, match="one key twice"):
        parse_request([], policy=POLICY, proposed_texts='{"u1": "other", "u1": "We sailed at noon."}')
    with pytest.raises(InputError, match="proposed_texts must be an object; it is a list"):
        parse_request([], policy=POLICY, proposed_texts=[])


def nested(levels: int) -> object:
    value: object = "deep"
    for _ in range(levels):
        value = [value]
    return value


@each_row("labels", [nested(500), nested(100_000), [float("nan")], [object()], [10**5000], "no list", {}])
def test_annotations_that_no_json_could_carry_are_an_error_only_where_they_are_asked_for(labels: Any) -> None:
    assert parse_request([], policy=POLICY, annotations=labels).annotations == ()
    with pytest.raises(InputError):
        parse_request([], policy=ASKING, annotations=labels)


def test_annotations_are_copied_and_their_lone_surrogates_replaced() -> None:
    labels: list[Any] = [{"a\ud800": ["b", 1, None, True]}, "c\udfff"]

    assert parse_request([], policy=ASKING, annotations=labels).annotations == [
        {"a\ufffd": ["b", 1, None, True]},
        "c\ufffd",
    ]
    assert parse_request([], policy=ASKING, annotations='["text"]').annotations == ["text"]


def test_a_purpose_must_be_sendable() -> None:
    with pytest.raises(InputError, match="purpose"):
        parse_request([], policy=POLICY, purpose="\ud800")
