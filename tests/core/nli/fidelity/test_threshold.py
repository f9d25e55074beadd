"""A threshold that was left alone gives way to a judge's own; one that was chosen never does."""

import copy

import pytest

from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE, Threshold, threshold
from pincite.core.nli.judge import judge_from
from tests.fakes import FakeJudge
from tests.rows import each_row


class Strict(FakeJudge):
    recommended_threshold = 0.9


def test_the_default_is_a_number_like_any_other() -> None:
    assert (DEFAULT_MIN_SCORE, repr(DEFAULT_MIN_SCORE)) == (0.7, "0.7")


@pytest.mark.parametrize("left_alone", [DEFAULT_MIN_SCORE, copy.deepcopy(DEFAULT_MIN_SCORE)])
def test_what_was_left_alone_is_the_judges_where_it_recommends_one(left_alone: float) -> None:
    assert threshold(left_alone, judge_from(Strict())) == Threshold(0.9, "fake-judge")
    assert threshold(left_alone, judge_from(FakeJudge())) == Threshold(0.7)
    assert type(threshold(left_alone).score) is float


def test_what_was_chosen_stands() -> None:
    assert threshold(0.7, judge_from(Strict())) == Threshold(0.7)


@each_row("odd", [-0.01, 1.01, float("nan"), float("inf")])
def test_a_number_that_is_no_score_is_an_error(odd: float) -> None:
    with pytest.raises(ValueError, match="min_score"):
        threshold(odd)
