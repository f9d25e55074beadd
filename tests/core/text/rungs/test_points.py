"""Vowel points on one side only neither make a match nor hide where the passage stands."""

import pytest

from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.change import compare
from pincite.core.text.page import Stream
from pincite.core.text.passage import Passage
from pincite.core.text.points import has_points, without_points
from pincite.core.text.rungs.points import nearest
from tests.cases.trial import by_words, p

POINTED = (
    "\u05d1\u05b0\u05bc\u05e8\u05b5\u05d0\u05e9\u05b4\u05c1\u05d9\u05ea \u05d1\u05b8\u05bc\u05e8\u05b8\u05d0 "
    "\u05d0\u05b1\u05dc\u05b9\u05d4\u05b4\u05d9\u05dd \u05d0\u05b5\u05ea "
    "\u05d4\u05b7\u05e9\u05b8\u05bc\u05de\u05b7\u05d9\u05b4\u05dd "
    "\u05d5\u05b0\u05d0\u05b5\u05ea \u05d4\u05b8\u05d0\u05b8\u05e8\u05b6\u05e5"
)
VOWELLED = (
    "\u0628\u0650\u0633\u0652\u0645\u0650 \u0627\u0644\u0644\u0651\u064e\u0647\u0650 "
    "\u0627\u0644\u0631\u0651\u064e\u062d\u0652\u0645\u064e\u0646\u0650 "
    "\u0627\u0644\u0631\u0651\u064e\u062d\u0650\u064a\u0645\u0650"
)


@pytest.mark.parametrize("text", [POINTED, VOWELLED])
async def test_points_on_one_side_are_typography_that_is_no_match(text: str) -> None:
    for words, page in ((without_points(text), text), (text, without_points(text))):
        verdict = await by_words(words, p(page))

        assert (verdict.status, verdict.kind, verdict.change, verdict.critical) == (
            "changed",
            "edited",
            ["typography"],
            [],
        )
        assert verdict.passage is not None
        assert verdict.passage.text == canonicalize_text(page)
    assert (await by_words(text, p(text))).status == "match"


async def test_points_do_not_hide_a_word_that_changed() -> None:
    bare = without_points(POINTED)
    *most, last = bare.split()
    now = POINTED.split()
    now[-1] = "\u05d4\u05b7\u05d9\u05b8\u05bc\u05dd"

    verdict = await by_words(" ".join([*most, last]), p(" ".join(now)))

    assert (verdict.status, verdict.change) == ("changed", ["wording"])
    assert [(step["before"], step["after"]) for step in verdict.diff or () if step["op"] != "equal"] == [
        (last, now[-1])
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("\u05e9\u05b5\u05dd \u05d0\u05b6\u05d7\u05b8\u05d3", "\u05e9\u05b8\u05dd \u05d0\u05b6\u05d7\u05b8\u05d3"),
        ("\u0915\u093f \u0918\u0930", "\u0915\u093e \u0918\u0930"),
    ],
    ids=["points", "vowel signs"],
)
def test_words_that_differ_in_their_vowels_are_two_words(before: str, after: str) -> None:
    assert compare(before, after).classes == ("wording",)


def test_a_text_without_points_is_left_alone() -> None:
    assert nearest(Passage("Jehov\u00e1 cre\u00f3"), Stream("visible", "Jehov\u00e1 cre\u00f3 o c\u00e9u")) is None
    assert not has_points("a\u0301\u0308 \u00e7 \u00f1")
    assert without_points("\u0623\u064e") == "\u0623"
