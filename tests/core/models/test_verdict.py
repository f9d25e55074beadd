"""A verdict always has nine keys, any further one only when it says something, and can always be sent."""

import json
import math
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from pincite.core.models import PassageSpan, ProvenanceVerdict, Reason, Status
from pincite.core.models.afterlife import Successor
from tests.rows import each_row

NINE = [
    "url",
    "status",
    "original_hash",
    "current_hash",
    "delta_chars",
    "accessed_at_original",
    "accessed_at_recheck",
    "nli_rerun",
    "notes",
]


def test_contract_4_the_statuses_are_exactly_five() -> None:
    assert [status.value for status in Status] == ["match", "changed", "unreachable", "no_record", "skipped"]


def test_contract_4_neighbour_no_sixth_status_can_be_said() -> None:
    with pytest.raises(ValidationError, match="status"):
        ProvenanceVerdict(url="u", status="ok")  # type: ignore[arg-type]


def test_contract_4_a_verdict_always_has_its_nine_keys() -> None:
    verdict = ProvenanceVerdict(url="u", status=Status.NO_RECORD)

    assert list(verdict.model_dump()) == NINE
    assert list(json.loads(verdict.model_dump_json())) == NINE
    assert list(verdict.plain()) == NINE


def test_contract_4_further_keys_stand_there_when_known_and_plain_leaves_them_out() -> None:
    verdict = ProvenanceVerdict(
        url="u", status=Status.CHANGED, kind="edited", similarity=0.5, passage=PassageSpan(text="t", start=0, end=1)
    )

    assert [key for key in verdict.model_dump() if key not in NINE] == ["kind", "similarity", "passage"]
    assert list(verdict.plain()) == NINE


def test_plain_tells_in_a_note_what_the_keys_that_it_leaves_out_warn_of() -> None:
    clean = ProvenanceVerdict(url="u", status=Status.MATCH, notes=["low_entropy"])
    retracted = Successor(relation="retracted", url="https://a.test/notice")
    warned = clean.model_copy(update={"flags": ["preceded_by", "correction"], "superseded_by": [retracted]})

    assert clean.plain()["notes"] == ["low_entropy"]
    assert list(warned.plain()) == NINE
    assert warned.plain()["notes"] == [
        "low_entropy",
        "flags: preceded_by, correction",
        "superseded_by: retracted https://a.test/notice",
    ]


def test_contract_4_plain_leaves_only_the_pinned_keys_in_what_a_judge_said() -> None:
    rerun = {"changed": None, "from": "entails", "to": None, "score": None, "error": "down"}
    verdict = ProvenanceVerdict(
        url="u", status=Status.CHANGED, nli_rerun={**rerun, "provider": "fake-nli", "comparable": False}
    )

    assert verdict.plain()["nli_rerun"] == rerun
    assert verdict.nli_rerun == {**rerun, "provider": "fake-nli", "comparable": False}


def test_a_time_may_be_given_as_the_clock_has_it() -> None:
    moment = datetime(2026, 1, 31, 12, tzinfo=UTC)
    verdict = ProvenanceVerdict(
        url="u",
        status=Status.MATCH,
        accessed_at_recheck=moment,  # type: ignore[arg-type]  # read by the model
    )

    assert verdict.accessed_at_recheck == "2026-01-31T12:00:00+00:00"


def test_contract_4_neighbour_a_key_that_is_no_verdicts_is_refused() -> None:
    with pytest.raises(ValidationError, match="verdict"):
        ProvenanceVerdict(url="u", status=Status.MATCH, verdict="x")  # type: ignore[call-arg]


def test_a_status_and_a_reason_are_plain_words_wherever_they_came_from() -> None:
    verdict = ProvenanceVerdict(url="u", status=Status.UNREACHABLE, reason=Reason.SOFT_404)

    assert (verdict.status, verdict.reason) == ("unreachable", "soft_404")
    assert verdict.status == Status.UNREACHABLE
    assert verdict.plain()["status"] == "unreachable"


def test_a_status_is_the_enumerations_own_and_in_every_dump_a_plain_word() -> None:
    given = ProvenanceVerdict(url="u", status="match")  # type: ignore[arg-type]  # read by the model
    read = ProvenanceVerdict.model_validate_json(given.model_dump_json())

    assert (given.status, given.status.value, read.status) == (Status.MATCH, "match", Status.MATCH)
    assert given.status is read.status is Status.MATCH
    dumps = [given.model_dump(), given.model_dump(mode="json"), given.plain(), json.loads(given.model_dump_json())]
    assert [type(dump["status"]) for dump in dumps] == [str] * 4
    assert given.model_copy(update={"status": "skipped"}).model_dump()["status"] == "skipped"


@each_row("similarity", [-0.1, 1.1, math.nan, math.inf])
def test_a_similarity_is_between_0_and_1(similarity: float) -> None:
    with pytest.raises(ValidationError, match="similarity"):
        ProvenanceVerdict(url="u", status=Status.CHANGED, similarity=similarity)


def test_the_output_schema_names_every_key() -> None:
    schema = ProvenanceVerdict.model_json_schema(mode="serialization")

    assert set(NINE) < set(schema["properties"])
    assert "critical" in schema["properties"]
    assert schema["additionalProperties"] is False


def test_lone_surrogates_and_numbers_that_json_lacks_are_replaced() -> None:
    verdict = ProvenanceVerdict(
        url="https://a.test/\ud800",
        status=Status.CHANGED,
        notes=["\udfff"],
        nli_rerun={"score": math.nan, "error": "\ud800", "deep": [{"\ud800": math.inf}]},
        diff=[{"op": "equal", "before": "a\ud800", "after": "a"}],
        passage=PassageSpan(text="\ud83d", start=0, end=1),
    )

    assert verdict.url == "https://a.test/\ufffd"
    assert verdict.nli_rerun == {"score": None, "error": "\ufffd", "deep": [{"\ufffd": None}]}
    assert ProvenanceVerdict.model_validate_json(verdict.model_dump_json()) == verdict


@given(st.text(st.characters(codec=None)), st.text(st.characters(codec=None)))
def test_a_verdict_on_any_text_survives_json(url: str, note: str) -> None:
    verdict = ProvenanceVerdict(url=url, status=Status.MATCH, notes=[note], final_url=note, flags=[note])

    assert ProvenanceVerdict.model_validate_json(verdict.model_dump_json()) == verdict
    assert ProvenanceVerdict.model_validate(json.loads(json.dumps(verdict.plain()))).plain() == verdict.plain()


def test_deeply_nested_json_is_cut_and_does_not_crash() -> None:
    deep: dict[str, object] = {}
    for _ in range(5_000):
        deep = {"d": deep}
    verdict = ProvenanceVerdict(url="u", status=Status.CHANGED, nli_rerun=deep)  # type: ignore[arg-type]

    assert len(verdict.model_dump_json()) < 1_000
