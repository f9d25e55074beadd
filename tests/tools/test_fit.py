"""A report is cut to a client's size in its optional keys alone, and says so."""

import json
from collections.abc import Mapping
from typing import cast

import pytest

from pincite.core.models import PassageSpan, ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.models.verdict import PINNED
from pincite.tools.fit import fit


def report(verdicts: int, *, words: str = "short", notes: tuple[str, ...] = ()) -> ProvenanceReport:
    one = ProvenanceVerdict(
        url="https://a.test/",
        status=Status.CHANGED,
        original_hash="0" * 64,
        current_hash="1" * 64,
        delta_chars=3,
        notes=["sha256 mismatch"],
        kind="edited",
        critical=["number"],
        diff=[{"op": "replace", "before": words, "after": words}],
        passage=PassageSpan(text=words, start=0, end=len(words)),
    )
    return ProvenanceReport.of([one] * verdicts, started_at="a", finished_at="b", notes=notes)


def verdicts_of(whole: Mapping[str, object]) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", whole["verdicts"])


@pytest.mark.parametrize("detail", ["summary", "full"])
def test_a_small_report_is_whole(detail: str) -> None:
    small = report(2)

    assert fit(small, detail="full" if detail == "full" else "summary") == small.model_dump(mode="json")


def test_a_summary_leaves_out_long_texts_and_full_has_them() -> None:
    long = report(1, words="word " * 400)

    summary, full = fit(long, detail="summary"), fit(long, detail="full")

    assert {"passage", "diff"}.isdisjoint(verdicts_of(summary)[0])
    assert summary["notes"] == ['long passages and diffs left out; detail="full" has them']
    assert full == long.model_dump(mode="json")


def test_over_the_limit_the_longest_keys_go_first_and_the_verdicts_stay() -> None:
    large = report(100, words="word " * 400, notes=("said before",))

    whole = fit(large, limit=100_000)

    assert len(json.dumps(whole)) < 100_000
    assert len(verdicts_of(whole)) == 100
    assert all(set(PINNED) | {"kind", "critical"} == set(verdict) for verdict in verdicts_of(whole))
    notes = cast("list[str]", whole["notes"])
    assert notes[0] == "said before"
    assert "diff, passage" in notes[1]


def test_pinned_keys_are_never_dropped_even_where_they_alone_are_too_large() -> None:
    whole = fit(report(100), limit=10_000)

    assert whole["summary"] == {"changed": 100}
    assert all(set(verdict) == set(PINNED) for verdict in verdicts_of(whole))
    assert "pinned keys alone" in cast("list[str]", whole["notes"])[-1]
