"""What a judge said is told with what it was compared with, and what is not known is not told."""

import pytest
from pydantic import JsonValue

from pincite.core.reports.explained import cause, details, entailment
from tests.core.reports.verdicts import EDITED, LOST, STANDS, UNSTAMPED


@pytest.mark.parametrize(
    ("rerun", "told"),
    [
        (
            {"changed": True, "from": "entails", "to": "neutral", "score": 0.5},
            "was entails, now neutral 0.50 (the judge)",
        ),
        (
            {"changed": False, "from": "entails", "to": "entails", "score": 1, "provider": "p"},
            "still entails 1.00 (p)",
        ),
        (
            {"changed": None, "from": None, "to": "neutral", "score": 0.1, "provider": "p"},
            "now neutral 0.10 (p); not known before",
        ),
        ({"changed": None, "error": "quota", "provider": "p"}, "not judged: p failed (quota)"),
        (
            {"changed": True, "from": "entails", "to": "neutral", "score": 0.5, "provider": "p", "comparable": False},
            "was entails, now neutral 0.50 (p); the earlier verdict is another judge's",
        ),
    ],
)
def test_each_kind_of_second_judgement_has_its_sentence(rerun: dict[str, JsonValue], told: str) -> None:
    assert entailment(EDITED.model_copy(update={"nli_rerun": rerun})) == told


def test_a_cause_is_the_reason_or_else_the_kind() -> None:
    assert cause(LOST).startswith("the page says that it was not found")
    assert cause(STANDS) == "word for word"
    assert cause(UNSTAMPED) == ""


def test_only_what_is_known_is_told() -> None:
    assert details(STANDS) == details(UNSTAMPED) == []
    assert [label for label, _ in details(EDITED)] == ["Critical", "Careful", "Similarity", "Entailment", "Note"]
    assert dict(details(EDITED))["Note"] == "page_notice"
