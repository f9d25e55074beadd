"""Minimal edits of supported claims: what they change, and that they change the same each time."""

import random

from benchmarks.minimal_edits import edits

CLAIM = "Northwind was founded in 1932 by 40 members and is not a large bank."
PREMISE = "Northwind was founded in 1932 by 40 members in 12 towns. It is not a large bank, unlike Eastgate."


def test_an_edit_is_another_claim_with_a_label_and_the_same_for_a_seed() -> None:
    first, second = (list(edits(CLAIM, PREMISE, random.Random(5))) for _ in range(2))

    assert first == second
    assert {label for _, label in first} <= {"entails", "neutral", "contradicts", "not_entails"}
    assert CLAIM not in {claim for claim, _ in first}


def test_a_negation_is_taken_out_and_a_number_changed() -> None:
    made = dict(edits(CLAIM, PREMISE, random.Random(5)))

    assert made["Northwind was founded in 1932 by 40 members and is a large bank."] == "contradicts"
    assert any("1932" in claim and " 40 " not in claim and label == "contradicts" for claim, label in made.items())
