"""Accepted is what became of a citation: once something else becomes of it, it counts again."""

from collections.abc import Mapping

from pincite.core.models import PassageSpan, ProvenanceReport, ProvenanceVerdict
from pincite.core.verify.accepted import accept
from tests.rows import each_row

HERE = PassageSpan(text="The dose is 40 mg.", start=0, end=18)
EDITED = {"url": "u", "status": "changed", "kind": "edited", "original_hash": "1", "current_hash": "2", "passage": HERE}
DIFF = [
    {"op": "equal", "before": "The dose is", "after": "The dose is"},
    {"op": "replace", "before": "20", "after": "40"},
]
OTHER_DIFF = [{**DIFF[0]}, {**DIFF[1], "before": "10"}]
REMOVED = {"url": "u", "status": "changed", "kind": "removed", "original_hash": "1", "current_hash": "2"}
LOST = {"url": "u", "status": "unreachable", "reason": "not_found", "original_hash": "1"}


def cited_in(verdict: Mapping[str, object], url: str, path: str) -> dict[str, object]:
    return {**verdict, "url": url, "cited_in": {"path": path, "line": 1}}


def report(*verdicts: Mapping[str, object]) -> ProvenanceReport:
    return ProvenanceReport.of(
        [ProvenanceVerdict.model_validate(one) for one in verdicts], started_at="a", finished_at="b"
    )


@each_row(
    ("known", "now", "accepted"),
    [
        (EDITED, EDITED, True),
        (EDITED, {**EDITED, "notes": ["sha256 mismatch"], "accessed_at_recheck": "2026-01-01T00:00:00Z"}, True),
        (EDITED, {**EDITED, "current_hash": "3"}, None),
        (EDITED, {**EDITED, "original_hash": "3"}, None),
        (EDITED, {**EDITED, "url": "v"}, None),
        (EDITED, {**EDITED, "kind": "case"}, None),
        (EDITED, REMOVED, None),
        # The words were edited, and their stamp was left; a notice came.
        ({**EDITED, "diff": DIFF}, {**EDITED, "diff": DIFF}, True),
        ({**EDITED, "diff": DIFF}, {**EDITED, "diff": OTHER_DIFF}, None),
        (EDITED, {**EDITED, "flags": ["correction"]}, None),
        ({**EDITED, "flags": ["correction"]}, EDITED, True),
        # The page's own hash, which any edit of the page changes.
        (REMOVED, {**REMOVED, "current_hash": "3"}, True),
        # The same path in another folder is another file; an address is the same in any.
        (cited_in(REMOVED, "r.txt", "a/m.md"), cited_in(REMOVED, "r.txt", "a/n.md"), True),
        (cited_in(REMOVED, "r.txt", "a/m.md"), cited_in(REMOVED, "r.txt", "b/m.md"), None),
        (cited_in(LOST, "https://a.test/", "a/m.md"), cited_in(LOST, "https://a.test/", "b/m.md"), True),
        (LOST, LOST, True),
        (LOST, {**LOST, "reason": "timeout"}, None),
        (LOST, EDITED, None),
        ({**LOST, "reason": "deadline"}, {**LOST, "reason": "deadline"}, None),
        ({"url": "u", "status": "no_record"}, {"url": "u", "status": "no_record"}, None),
    ],
)
def test_the_same_is_accepted_and_nothing_else(
    known: Mapping[str, object], now: Mapping[str, object], accepted: bool | None
) -> None:
    marked, _ = accept(report(now), report(known))

    assert [one.accepted for one in marked.verdicts] == [accepted]


def test_what_is_so_no_more_is_counted() -> None:
    marked, past = accept(report(EDITED), report(EDITED, LOST, REMOVED))

    assert (past, marked.summary) == (2, {"changed": 1})


def test_what_is_warned_of_since_is_so_no_more() -> None:
    _, past = accept(report({**EDITED, "flags": ["correction"]}), report(EDITED))

    assert past == 1
