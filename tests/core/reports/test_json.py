"""JSON is one line that any reader takes."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.models import ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.reports.json import render
from tests.core.reports.verdicts import ALL, report


def test_contract_6_json_is_one_line_and_reads_back() -> None:
    line = render(report(*ALL, complete=False, notes=("a\nb",)))

    assert "\n" not in line
    assert ProvenanceReport.model_validate_json(line) == report(*ALL, complete=False, notes=("a\nb",))


def test_contract_4_plain_leaves_the_further_keys_out() -> None:
    whole, plain = json.loads(render(report(*ALL))), json.loads(render(report(*ALL), plain=True))

    assert list(plain) == ["started_at", "finished_at", "verdicts", "summary"]
    assert {len(verdict) for verdict in plain["verdicts"]} == {9}
    assert "critical" in whole["verdicts"][1]


@given(st.text(st.characters(codec=None)))
def test_any_text_stays_on_one_line_that_utf_8_holds(text: str) -> None:
    line = render(report(ProvenanceVerdict(url=text, status=Status.MATCH, notes=[text, "\u2028\u0085"])))

    line.encode("utf-8")
    assert len(line.splitlines()) == 1
    ProvenanceReport.model_validate_json(line)
