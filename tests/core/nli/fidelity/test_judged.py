"""What was judged is remembered by judge and question, and no more than there is room for."""

import gc

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.nli.fidelity.judged import Judged, Question
from pincite.core.ports import NLIVerdict
from tests.fakes import FakeJudge

VERDICT = NLIVerdict("entails", 0.9, "fake-judge", {"evidence": "x" * 1000})
QUESTION = Question("c", "p", "en")


def test_a_verdict_is_remembered_without_what_explains_it() -> None:
    judged, judge = Judged(), FakeJudge()

    judged.add(judge, QUESTION, VERDICT)

    assert judged.get(judge, QUESTION) == NLIVerdict("entails", 0.9, "fake-judge")


def test_an_equal_judge_is_another_judge() -> None:
    judged, judge, equal = Judged(), FakeJudge(), FakeJudge()

    judged.add(judge, QUESTION, VERDICT)

    assert judge == equal
    assert judged.get(equal, QUESTION) is None


def test_the_number_of_a_judge_that_is_gone_leads_to_nothing() -> None:
    judged = Judged()
    judged.add(FakeJudge(), QUESTION, VERDICT)
    gc.collect()

    assert all(judged.get(FakeJudge(), QUESTION) is None for _ in range(20))


def test_a_judge_that_no_reference_leads_to_is_remembered_as_well() -> None:
    class Slotted:
        __slots__ = ()

    judged, judge = Judged(), Slotted()
    judged.add(judge, QUESTION, VERDICT)

    assert judged.get(judge, QUESTION) is not None


def test_what_was_not_asked_for_the_longest_gives_way() -> None:
    judged, judge = Judged(most=2), FakeJudge()
    first, second, third = (Question(claim, "p", "en") for claim in "abc")
    judged.add(judge, first, VERDICT)
    judged.add(judge, second, VERDICT)
    judged.get(judge, first)

    judged.add(judge, third, VERDICT)

    assert [judged.get(judge, one) is not None for one in (first, second, third)] == [True, False, True]
    assert len(judged) == 2


@given(st.lists(st.tuples(st.text(), st.text(), st.text()), min_size=2, max_size=2, unique=True))
def test_no_two_questions_are_taken_for_one_another(parts: list[tuple[str, str, str]]) -> None:
    judged, judge = Judged(), FakeJudge()

    judged.add(judge, Question(*parts[0]), VERDICT)

    assert judged.get(judge, Question(*parts[1])) is None
    assert judged.get(judge, Question(*parts[0])) is not None


def test_a_lone_surrogate_is_a_question_like_any_other() -> None:
    judged, judge = Judged(), FakeJudge()

    judged.add(judge, Question("\ud800", "p", "en"), VERDICT)

    assert judged.get(judge, Question("\ud800", "p", "en")) is not None
