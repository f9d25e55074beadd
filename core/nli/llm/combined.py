"""One verdict of the answers about every window of a premise: contradiction first, then support, else neutral."""

from collections.abc import Sequence
from typing import Final

from pydantic import JsonValue

from pincite.core.nli.llm.answer import Answer
from pincite.core.nli.llm.reading import Piece
from pincite.core.nli.reservations import CUT
from pincite.core.ports import Label, NLIVerdict

_STRONGEST_FIRST: Final[tuple[Label, ...]] = ("contradicts", "entails", "neutral")


def combined(
    answers: Sequence[tuple[Piece, Answer]], *, provider: str, model: str, cut: str = "", retries: int = 0
) -> NLIVerdict:
    """The verdict of at least one answer.

    One window that contradicts, contradicts; without one, a window that entails, entails. The surest of them gives
    the score. Neutral is the word of every window, and no surer than the least sure of them.

    ``raw`` holds ``model``, ``windows`` (how many were read) and, where there are any: ``evidence`` (text, start and
    end in code points of the premise; only words that stand there), ``reason``, ``answers`` (of each window, where
    there are several), ``retries`` and ``cut`` (what of the premise was not read, in a sentence).
    """
    verdict = next(label for label in _STRONGEST_FIRST if any(answer.label == label for _, answer in answers))
    of_it = [(piece, answer) for piece, answer in answers if answer.label == verdict]
    choose = min if verdict == "neutral" else max
    piece, answer = choose(of_it, key=lambda each: each[1].score)
    raw: dict[str, JsonValue] = {"model": model, "windows": len(answers)}
    if (at := piece.text.find(answer.evidence)) >= 0 and answer.evidence.strip():
        start = piece.start + at
        raw["evidence"] = {"text": answer.evidence, "start": start, "end": start + len(answer.evidence)}
    if answer.reason:
        raw["reason"] = answer.reason
    if len(answers) > 1:
        raw["answers"] = [
            {"start": piece.start, "end": piece.end, "verdict": answer.label, "score": answer.score}
            for piece, answer in answers
        ]
    if retries:
        raw["retries"] = retries
    if cut:
        raw[CUT] = cut
    return NLIVerdict(verdict, answer.score, provider, raw)
