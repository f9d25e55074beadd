"""How the built-in judge is fitted: trees find what a line cannot, and folds share neither claim nor premise."""

import sys
from importlib import import_module
from pathlib import Path

import numpy as np

from pincite.core.nli.builtin.combination import Tree

# A script of the benchmarks finds its neighbours beside itself.
sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
train_judge, judge_rows = import_module("train_judge"), import_module("judge_rows")
boosted, folds, Line = train_judge.boosted, train_judge.folds, judge_rows.Line


def _either_but_not_both() -> tuple[np.ndarray, np.ndarray]:
    x = np.random.default_rng(3).random((400, 3))
    return x, (x[:, 0] > 0.5) != (x[:, 1] > 0.5)


def test_trees_tell_what_two_features_only_mean_together() -> None:
    x, supported = _either_but_not_both()

    odds = sum((tree.of(x) for tree in boosted(x, supported, np.ones(400), np.zeros(400))), np.zeros(400))

    assert ((odds > 0) == supported).mean() > 0.9


def test_a_tree_says_the_same_in_the_judge_as_where_it_was_fitted() -> None:
    x, supported = _either_but_not_both()

    for tree in boosted(x, supported, np.ones(400), np.zeros(400))[:5]:
        shipped = Tree.model_validate(tree._asdict())
        assert [shipped.of(row) for row in x.tolist()] == tree.of(x).tolist()


def test_what_shares_a_premise_or_a_claim_is_in_one_fold() -> None:
    article, extract, other = "A long article. " * 9, "An extract.", "Another."
    lines = [
        Line("wice_claim_dev", "It opened in 1932.", article, "entails"),
        Line("wice_oracle_dev", "It opened in 1932.", extract, "entails"),
        Line("edits", "It opened in 1933.", extract, "contradicts"),
        Line("fm2_dev", "It closed.", other, "entails"),
    ]

    assert len(set(folds(lines)[:3].tolist())) == 1
