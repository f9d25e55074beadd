"""A model's labels are read by their names, and its logits become probabilities."""

import math

import pytest

from pincite.core.nli.deberta.labels import Labels, labels
from tests.rows import each_row


@each_row(
    ("names", "verdicts"),
    [
        (["entailment", "neutral", "contradiction"], ("entails", "neutral", "contradicts")),
        (["contradiction", "entailment", "neutral"], ("contradicts", "entails", "neutral")),
        (["CONTRADICTION", "NEUTRAL", "ENTAILMENT"], ("contradicts", "neutral", "entails")),
        (["SUPPORTS", "REFUTES", "NOT ENOUGH INFO"], ("entails", "contradicts", "neutral")),
        (["entailment", "not_entailment"], ("entails", "neutral")),
        (["unsupported", "supported"], ("neutral", "entails")),
    ],
)
def test_labels_are_read_by_their_names_whatever_their_order(names: list[str], verdicts: tuple[str, ...]) -> None:
    assert labels(dict(enumerate(names))) == Labels(verdicts)  # type: ignore[arg-type]


@each_row("second", ["contradiction", "refuted", "inconsistent"])
def test_a_checker_of_two_labels_never_contradicts(second: str) -> None:
    assert labels({0: "supported", 1: second}) == Labels(("entails", "neutral"))


@each_row(
    "names",
    [
        {0: "LABEL_0", 1: "LABEL_1", 2: "LABEL_2"},
        {0: "positive", 1: "negative"},
        {0: "neutral", 1: "contradiction"},
        {0: "entailment", 1: "entailed"},
        {0: "entailment", 1: "neutral", 2: "not_entailment"},
        {0: "entailment"},
        {0: "entailment", 2: "neutral", 3: "contradiction"},
        {},
    ],
)
def test_labels_that_are_not_those_of_entailment_are_refused_with_a_reason(names: dict[int, str]) -> None:
    assert isinstance(labels(names), str)


def test_probabilities_are_the_softmax_of_the_logits() -> None:
    chances = Labels(("contradicts", "entails", "neutral")).probabilities([0.0, math.log(3), 0.0])

    assert chances == {"contradicts": pytest.approx(0.2), "entails": pytest.approx(0.6), "neutral": pytest.approx(0.2)}


@each_row("logits", [[], [1.0], [1.0, 2.0, 3.0], [math.nan, 0.0], [math.inf, 0.0]])
def test_numbers_that_are_no_logits_are_no_answer(logits: list[float]) -> None:
    with pytest.raises(ValueError, match="no logits"):
        Labels(("entails", "neutral")).probabilities(logits)


def test_large_logits_do_not_overflow() -> None:
    assert Labels(("entails", "neutral")).probabilities([5_000.0, -5_000.0]) == {"entails": 1.0, "neutral": 0.0}
