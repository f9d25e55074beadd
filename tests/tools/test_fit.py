"""A report is cut to a client's size in its optional keys, and then in whole verdicts, and says so."""

from collections.abc import Mapping
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.models import PassageSpan, ProvenanceReport, ProvenanceVerdict, Status
from pincite.core.models.verdict import PINNED
from pincite.tools.fit import fit, size
from tests.rows import each_row


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

    assert fit(small, detail="full" if detail == "full" else "summary") == (small.model_dump(mode="json"), 2)


def test_a_summary_leaves_out_long_texts_and_full_has_them() -> None:
    long = report(1, words="word " * 400)

    (summary, _), (full, _) = fit(long, detail="summary"), fit(long, detail="full")

    assert {"passage", "diff"}.isdisjoint(verdicts_of(summary)[0])
    assert summary["notes"] == ['long passages and diffs left out; detail="full" has them']
    assert full == long.model_dump(mode="json")


def test_a_summary_over_the_limit_drops_the_longest_keys_first_and_keeps_the_verdicts() -> None:
    large = report(100, words="word " * 45, notes=("said before",))

    whole, held = fit(large, detail="summary", limit=100_000)

    assert size(whole) < 100_000
    assert held == len(verdicts_of(whole)) == 100
    assert all(set(PINNED) | {"kind", "critical", "passage"} == set(verdict) for verdict in verdicts_of(whole))
    notes = cast("list[str]", whole["notes"])
    assert notes[0] == "said before"
    assert "kB: diff;" in notes[1]


def test_every_key_that_is_not_pinned_can_be_left_out_and_the_note_names_it() -> None:
    span = {"text": "x", "start": 0, "end": 1}
    optional = {
        **dict.fromkeys(("kind", "reason", "final_url", "moved_to", "link", "extractor", "resolved"), "x"),
        **{key: ["x"] for key in ("change", "critical", "flags", "suggested")},
        "layers": {"L0": "x"},
        "similarity": 1,
        "passage": span,
        "also_at": [span],
        "occurrences": 2,
        "diff": [{"op": "delete", "before": "x"}],
        "archived": {"url": "x", "captured_at": "2026-01-01T00:00:00Z", "stood": True},
        "superseded_by": [{"relation": "corrected", "url": "https://a.test/"}],
        "rendered": True,
        "file": {"path": "x", "root": 1},
        "cited_in": {"path": "x", "line": 1},
        "accepted": True,
    }
    assert {*optional} == {*ProvenanceVerdict.model_fields} - {*PINNED}
    one = ProvenanceVerdict.model_validate({"url": "https://a.test/", "status": "changed", **optional})

    large = ProvenanceReport.of([one] * 60, started_at="a", finished_at="b")

    whole, held = fit(large, detail="summary", limit=size(large.plain()) + 2_000)

    assert held == 60
    assert all({*verdict} == {*PINNED} for verdict in verdicts_of(whole))
    (note,) = cast("list[str]", whole["notes"])
    assert {*note.partition(": ")[2].partition(";")[0].split(", ")} == {*optional}


@each_row("plain", [False, True])
@each_row("detail", ["summary", "full"])
def test_verdicts_that_do_not_fit_are_for_the_next_page_and_the_summary_counts_the_others(
    detail: str, plain: bool
) -> None:
    whole, held = fit(report(100), detail="full" if detail == "full" else "summary", plain=plain, limit=10_000)

    assert 0 < held < 100
    assert len(verdicts_of(whole)) == held
    assert whole["summary"] == {"changed": held}
    assert size(whole) <= 10_000
    assert all(set(PINNED) <= set(verdict) for verdict in verdicts_of(whole))


@pytest.mark.parametrize("plain", [False, True])
def test_a_verdict_that_is_larger_than_a_page_comes_with_its_texts_cut(plain: bool) -> None:
    one = ProvenanceVerdict(
        url="https://a.test/" + "x" * 300_000, status=Status.NO_RECORD, notes=["y" * 300_000] * 50, kind="edited"
    )
    large = ProvenanceReport.of([one, one], started_at="a", finished_at="b")

    whole, held = fit(large, plain=plain, limit=50_000)

    assert held == 1
    assert size(whole) <= 50_000
    assert str(verdicts_of(whole)[0]["url"]).endswith("x\u2026")


@each_row("words", ["\u00e9" * 400, "\0" * 400, "\\" * 400, "x" * 400])
def test_a_report_is_within_its_limit_whatever_its_words_are(words: str) -> None:
    large = report(200, words=words)

    assert all(size(fit(large, detail=detail, limit=60_000)[0]) <= 60_000 for detail in ("summary", "full"))


_WORDS = st.one_of(
    st.text(max_size=60),
    st.builds(
        lambda part, times: part * times,
        st.sampled_from(["a", "\u00e9", "\U0001f600", '"', "\\", "\0"]),
        st.integers(0, 9_000),
    ),
)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(_WORDS, st.lists(_WORDS, max_size=9), _WORDS), min_size=1, max_size=12),
    st.lists(_WORDS, max_size=12),
    st.sampled_from(["summary", "full"]),
    st.booleans(),
)
def test_whatever_a_report_holds_the_answer_is_within_its_limit_and_goes_on(
    given_verdicts: list[tuple[str, list[str], str]], notes: list[str], detail: str, plain: bool
) -> None:
    verdicts = [
        ProvenanceVerdict(
            url=url, status=Status.CHANGED, notes=said, moved_to=moved, nli_rerun={"from": moved, "error": url}
        )
        for url, said, moved in given_verdicts
    ]
    large = ProvenanceReport.of(verdicts, started_at="a", finished_at="b", notes=notes)

    whole, held = fit(large, detail="full" if detail == "full" else "summary", plain=plain, limit=20_000)

    assert size(whole) <= 20_000 - 500  # Room for the cursor and its note.
    assert 1 <= held == len(verdicts_of(whole))
    assert whole["summary"] == {"changed": held}
