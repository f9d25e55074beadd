"""Windows are combined: a contradiction anywhere, else support anywhere, else neutral."""

from pincite.core.nli.llm.answer import Answer
from pincite.core.nli.llm.combined import combined
from pincite.core.nli.llm.reading import Piece
from pincite.core.ports import Label, NLIVerdict
from tests.rows import each_row

PREMISE = "The mill is old. It burned in 1952. Nobody lives there."
PIECES = [Piece(0, PREMISE[:16]), Piece(17, PREMISE[17:35]), Piece(36, PREMISE[36:])]


def verdict(*answers: tuple[Label, float]) -> NLIVerdict:
    given = [(piece, Answer(*answer, "", "")) for piece, answer in zip(PIECES, answers, strict=False)]
    return combined(given, provider="some-nli", model="m")


@each_row(
    ("answers", "label", "score"),
    [
        ([("entails", 0.9)], "entails", 0.9),
        ([("neutral", 0.9), ("entails", 0.6), ("neutral", 0.9)], "entails", 0.6),
        ([("entails", 0.9), ("contradicts", 0.7), ("neutral", 0.9)], "contradicts", 0.7),
        ([("entails", 0.5), ("entails", 0.8)], "entails", 0.8),
        ([("contradicts", 0.5), ("contradicts", 0.8)], "contradicts", 0.8),
        ([("neutral", 0.9), ("neutral", 0.6)], "neutral", 0.6),
    ],
)
def test_contradiction_is_looked_for_before_entailment(
    answers: list[tuple[Label, float]], label: Label, score: float
) -> None:
    found = verdict(*answers)

    assert (found.verdict, found.score, found.provider) == (label, score, "some-nli")


def test_evidence_has_its_place_in_the_premise_and_words_that_do_not_stand_there_are_no_evidence() -> None:
    found = combined(
        [
            (PIECES[0], Answer("neutral", 0.9, "", "silent")),
            (PIECES[1], Answer("contradicts", 0.8, "It burned in 1952.", "other year")),
        ],
        provider="some-nli",
        model="m",
    )
    invented = combined([(PIECES[0], Answer("entails", 0.8, "It is very old.", ""))], provider="some-nli", model="m")

    assert found.raw["evidence"] == {"text": "It burned in 1952.", "start": 17, "end": 35}
    assert PREMISE[17:35] == "It burned in 1952."
    assert found.raw["reason"] == "other year"
    assert "evidence" not in invented.raw


def test_what_each_window_said_and_what_was_not_read_is_kept() -> None:
    one = combined([(PIECES[0], Answer("neutral", 0.9, "", ""))], provider="some-nli", model="m")
    two = combined(
        [(piece, Answer("neutral", 0.9, "", "")) for piece in PIECES[:2]],
        provider="some-nli",
        model="m",
        cut="2 of 3 were read",
        retries=1,
    )

    assert one.raw == {"model": "m", "windows": 1}
    assert two.raw == {
        "model": "m",
        "windows": 2,
        "answers": [
            {"start": 0, "end": 16, "verdict": "neutral", "score": 0.9},
            {"start": 17, "end": 35, "verdict": "neutral", "score": 0.9},
        ],
        "retries": 1,
        "cut": "2 of 3 were read",
    }
