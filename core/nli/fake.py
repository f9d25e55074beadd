"""A deterministic judge that counts shared words, for tests and where there is no other (CONTRACT 5)."""

import re

from pincite.core.ports import Label, NLIProvider, NLIVerdict

_WORD = re.compile(r"\w+")
_NEGATION = re.compile(
    r"\b(?:is\s+not|are\s+not|never|no\s+es|no\s+son|nunca|n\u00e3o\s+\u00e9|n\u00e3o\s+s\u00e3o)\b",
    re.IGNORECASE,
)


def _words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


class FakeNLI(NLIProvider):
    """``fake-nli``: negation in exactly one text contradicts; else half of the claim's words entail."""

    name = "fake-nli"
    target = "cpu"

    async def available(self) -> str | None:
        """Always usable."""
        return None

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        """The verdict on two texts, either of which may be empty; ``language`` makes no difference."""
        words = _words(claim)
        coverage = len(words & _words(premise)) / len(words) if words else 0.0
        claim_negated = _NEGATION.search(claim) is not None
        premise_negated = _NEGATION.search(premise) is not None
        verdict: Label
        if claim_negated != premise_negated:
            verdict = "contradicts"
        elif coverage >= 0.5:
            verdict = "entails"
        else:
            verdict = "neutral"
        return NLIVerdict(
            verdict=verdict,
            score=round(coverage, 2),
            provider=self.name,
            raw={"coverage": coverage, "claim_negated": claim_negated, "premise_negated": premise_negated},
        )
