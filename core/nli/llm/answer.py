"""A model's answer is one JSON object of the form that was asked for, or it is no answer."""

from dataclasses import dataclass
from typing import Final

from pincite.core.errors import InputError
from pincite.core.evidence.json_text import read_json
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.opinion import LABELS, label_of, score_of
from pincite.core.ports import Label

#: The form, for vendors that hold a model to it. No bounds on the number: not every vendor takes them.
SCHEMA: Final[dict[str, object]] = {
    "type": "object",
    "properties": {
        # Evidence and reason come first: a model that has written them chooses its label better.
        "evidence": {"type": "string", "description": "The deciding sentence, letter for letter, or empty."},
        "reason": {"type": "string", "description": "Why, in at most 25 words."},
        "label": {"type": "string", "enum": ["contradicts", "entails", "neutral"]},
        "score": {"type": "number", "description": "Probability from 0 to 1 that the label is right."},
    },
    "required": ["evidence", "reason", "label", "score"],
    "additionalProperties": False,
}  # fmt: skip

#: The keys in which any words may stand.
_KEYS: Final = frozenset(("evidence", "reason", "label", "score"))
_MAX_CHARS: Final = 20_000
_MAX_REASON: Final = 500


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model said of one window of the premise; ``score`` is in 0..1, ``evidence`` not yet looked for."""

    label: Label
    score: float
    evidence: str
    reason: str


@dataclass(frozen=True, slots=True)
class Malformed:
    """Why a text is no answer, in words that hold nothing of it but its label."""

    why: str


def parsed(text: str) -> Answer | Malformed:
    """The answer that ``text`` is; only white space may stand around the JSON object."""
    if len(text) > _MAX_CHARS:
        return Malformed(f"it has {len(text)} characters")
    try:
        # With two labels in one object, nobody knows which was meant: that is no answer either.
        value = read_json(text)
    except InputError:
        return Malformed("it is not JSON alone")
    if not isinstance(value, dict):
        return Malformed("it is no JSON object")
    label, score = value.get("label"), score_of(value.get("score"))
    known = label_of(label)
    if known is None:
        shown = ascii(label[:40]) if isinstance(label, str) else "missing"
        return Malformed(f"its label is {shown}, which is none of {', '.join(LABELS)}")
    others = {label_of(said) for key, said in value.items() if key not in _KEYS} - {None, known}
    if others:
        return Malformed("it has two labels")
    if score is None:
        return Malformed("its score is no number")
    return Answer(
        known, score, _text(value.get("evidence")), " ".join(_text(value.get("reason")).split())[:_MAX_REASON]
    )


def _text(value: object) -> str:
    return without_surrogates(value) if isinstance(value, str) else ""
