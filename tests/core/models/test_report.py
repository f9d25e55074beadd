"""A report counts the statuses that occurred, keeps the verdicts' order and survives JSON."""

import json

import pytest
from pydantic import ValidationError

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from tests.rows import each_row

VERDICTS = [
    ProvenanceVerdict(url="1", status=Status.MATCH, delta_chars=0, kind="exact"),
    ProvenanceVerdict(url="2", status=Status.CHANGED, delta_chars=3, notes=["sha256 mismatch"]),
    ProvenanceVerdict(url="3", status=Status.MATCH, delta_chars=0),
]


def report(**more: object) -> ProvenanceReport:
    return ProvenanceReport.of(VERDICTS, started_at="then", finished_at="now", **more)  # type: ignore[arg-type]


def test_contract_4_the_summary_holds_only_statuses_that_occurred() -> None:
    assert ProvenanceReport.summarize(VERDICTS) == {"match": 2, "changed": 1}
    assert ProvenanceReport.summarize([]) == {}
    assert report().summary == {"match": 2, "changed": 1}


def test_contract_4_neighbour_no_status_is_counted_as_zero() -> None:
    assert "unreachable" not in ProvenanceReport.summarize(VERDICTS)


@each_row("status", Status)
def test_contract_4_every_status_is_counted_under_its_own_word(status: Status) -> None:
    assert ProvenanceReport.summarize([ProvenanceVerdict(url="u", status=status)]) == {status.value: 1}


def test_contract_4_a_report_survives_a_json_round_trip() -> None:
    whole = report(complete=False, notes=["the time ran out"])

    assert ProvenanceReport.model_validate_json(whole.model_dump_json()) == whole
    assert ProvenanceReport.model_validate(json.loads(json.dumps(whole.model_dump(mode="json")))) == whole
    assert ProvenanceReport.model_validate(whole.plain()).plain() == whole.plain()


def test_a_report_and_its_verdicts_are_written_as_json_by_the_same_name() -> None:
    whole = report(notes=["the time ran out"])

    assert whole.to_dict() == json.loads(whole.model_dump_json())
    assert whole.to_dict()["verdicts"] == [verdict.to_dict() for verdict in VERDICTS]
    assert ProvenanceReport.model_validate(whole.to_dict()) == whole


def test_contract_4_a_report_has_its_four_keys_and_plain_has_no_others() -> None:
    pinned = ["started_at", "finished_at", "verdicts", "summary"]

    assert list(ProvenanceReport(started_at="a", finished_at="b").model_dump()) == pinned
    assert list(report(notes=["x"]).plain()) == pinned
    assert list(report(notes=["x"]).model_dump()) == [*pinned, "complete", "notes"]
    assert "notes" not in report().model_dump()


def test_contract_4_neighbour_a_report_with_another_key_is_refused() -> None:
    with pytest.raises(ValidationError, match="total"):
        ProvenanceReport.model_validate(report().plain() | {"total": 3})


def test_the_verdicts_keep_their_order() -> None:
    assert [verdict.url for verdict in report().verdicts] == ["1", "2", "3"]
    assert report().model_dump()["verdicts"][0]["kind"] == "exact"
    assert "kind" not in json.loads(json.dumps(report().plain()))["verdicts"][0]
