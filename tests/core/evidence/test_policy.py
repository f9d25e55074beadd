"""A policy that is made as an object is held to what one in JSON is: no role and no text by a mistake of its type."""

from typing import Any

import pytest

from pincite.core.errors import InputError
from pincite.core.evidence import Coverage, Policy, Source
from pincite.core.verify_evidence import verify_evidence
from tests.rows import each_row

TEXT = "We sailed at noon."


# Any: as callers without a type checker write it.
def policy(**stated: Any) -> Policy:
    return Policy(**{"coverage": "selected_evidence", "allowed_roles": ["user"], **stated})


def test_the_word_of_a_coverage_gives_what_the_coverage_gives() -> None:
    evidence = [{"source_id": "u1", "excerpt": "noon"}]
    for stated in (Coverage.ALL_SELECTED_SOURCES, "all_selected_sources"):
        verdict = verify_evidence([Source("u1", "user", TEXT)], evidence, policy(coverage=stated))
        artifact = verdict.to_dict()["artifact"]
        assert isinstance(artifact, dict)
        assert artifact["sources"] == [{"source_id": "u1", "role": "user", "text": TEXT}]


@each_row(
    ("stated", "said"),
    [
        # Every part of a string is in it: "use" would be allowed as well.
        ({"allowed_roles": "user"}, "policy.allowed_roles must be a collection of strings; it is a str"),
        ({"allowed_roles": None}, "policy.allowed_roles must be a collection"),
        ({"allowed_roles": ["user", 3]}, "each of policy.allowed_roles must be a string"),
        ({"coverage": "everything"}, "policy.coverage must be all_selected_sources or selected_evidence"),
        ({"coverage": None}, "policy.coverage must be"),
        ({"selected_ids": "u1"}, "policy.selected_ids must be"),
        ({"source_order": "u1"}, "policy.source_order must be"),
        ({"include_unverified_annotations": "false"}, "policy.include_unverified_annotations must be"),
    ],
)
def test_a_policy_of_other_types_is_an_input_error(stated: dict[str, object], said: str) -> None:
    with pytest.raises(InputError) as caught:
        policy(**stated)
    assert str(caught.value).startswith(said)


def test_collections_of_other_kinds_become_those_of_the_policy() -> None:
    made = policy(allowed_roles=("user",), selected_ids=["u1"], source_order=["u1"])

    assert (made.allowed_roles, made.selected_ids, made.source_order) == (frozenset({"user"}), ("u1",), ("u1",))
    assert hash(made) == hash(policy(allowed_roles={"user"}, selected_ids=("u1",), source_order=("u1",)))


@each_row("made", [("", "user", 3), (3, "user", "x"), ("u1", None, "x"), ("u1", "user", b"x")])
def test_a_source_of_other_types_is_an_input_error(made: Any) -> None:
    with pytest.raises(InputError, match="a source's"):
        Source(*made)
    with pytest.raises(InputError, match="purpose must be a string"):
        verify_evidence([], [], policy(), purpose=made)
