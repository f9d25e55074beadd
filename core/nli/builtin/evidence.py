"""What a verdict rests on: the sentences with their offsets, the reason in words, and which parts spoke."""

from collections.abc import Sequence

from pydantic import JsonValue

from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.builtin.combination import Decision
from pincite.core.nli.builtin.premise import MOST_READ
from pincite.core.nli.builtin.reading import MOST_CLAIM, Reading
from pincite.core.nli.reservations import UNREAD

_MOST_CHARS = 1_000
_MOST_FINDINGS = 8


def evidence(
    claim: str, reading: Reading, decision: Decision, parts: Sequence[str], silent: str
) -> dict[str, JsonValue]:
    """The ``raw`` of a verdict. Offsets are code points of the premise; ``silent`` says why the model did not speak."""
    entails, neutral, contradicts = decision.probabilities
    raw: dict[str, JsonValue] = {
        "parts": list(parts),
        "reason": without_surrogates(_reason(reading, decision)),
        "probabilities": {
            "entails": round(entails, 4),
            "neutral": round(neutral, 4),
            "contradicts": round(contradicts, 4),
        },
        "language": reading.tongue.stems or "other",
        "findings": [
            {
                "kind": one.kind,
                "verdict": one.verdict,
                "reason": without_surrogates(one.reason)[:300],
                "veto": one is decision.veto,
            }
            for one in reading.findings[:_MOST_FINDINGS]
        ],
    }
    if silent:
        raw["model"] = silent
    if reading.aligned is not None:
        span = reading.aligned.span
        raw["evidence"] = {
            "text": without_surrogates(reading.premise.text[span.start : span.end])[:_MOST_CHARS],
            "start": span.start,
            "end": span.end,
        }
        raw["coverage"] = round(reading.aligned.coverage, 4)
    unread = [
        f"the {part} after its first {most} characters"
        for part, text, most in (("premise", reading.premise.text, MOST_READ), ("claim", claim, MOST_CLAIM))
        if len(text) > most
    ]
    if unread:
        raw[UNREAD] = " and ".join(unread)
    return raw


def _reason(reading: Reading, decision: Decision) -> str:
    if decision.veto is not None:
        return decision.veto.reason[:300]
    aligned = reading.aligned
    if aligned is None:
        return "there is nothing to compare"
    if decision.verdict == "entails":
        covered = f"the evidence covers {round(100 * aligned.about)} % of the claim's words"
        if reading.findings:
            return f"{covered}, which outweighs: {reading.findings[0].reason}"[:300]
        return f"{covered} and nothing speaks against it"
    missing = [aligned.claim.tokens[at].key for at in aligned.uncovered[:5]]
    if reading.findings:
        return reading.findings[0].reason[:300]
    return f"premise does not say {', '.join(missing)}" if missing else "the premise leaves it open"
