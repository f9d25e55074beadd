"""A judge's second opinion on what changed, written into its verdict (CONTRACT 4)."""

from dataclasses import dataclass

from anyio import CapacityLimiter
from pydantic import JsonValue

from pincite.core.models import ProvenanceVerdict
from pincite.core.nli.rerun import rerun
from pincite.core.ports import NLIProvider
from pincite.core.shapes import Claim


@dataclass(frozen=True, slots=True)
class Rejudging:
    """A judge, the language of the claims, and how many it is asked about at one time."""

    judge: NLIProvider
    language: str
    limit: CapacityLimiter

    async def ask(self, verdict: ProvenanceVerdict, claim: Claim, premise: str) -> ProvenanceVerdict:
        """``verdict`` with the judge's answer; a judge that fails leaves everything else as it is."""
        async with self.limit:
            answer = await rerun(
                self.judge,
                claim=claim.text,
                premise=premise,
                baseline=claim.verdict,
                baseline_provider=claim.provider,
                language=self.language or "en",
            )
        return _with(verdict, answer)

    def unanswered(self, verdict: ProvenanceVerdict, claim: Claim, why: str) -> ProvenanceVerdict:
        """``verdict`` of a passage that the judge did not come to."""
        return _with(
            verdict,
            {
                "changed": None,
                "from": claim.verdict,
                "to": None,
                "score": None,
                "provider": self.judge.name,
                "error": why,
            },
        )


def _with(verdict: ProvenanceVerdict, answer: dict[str, JsonValue]) -> ProvenanceVerdict:
    said = answer["to"]
    layers = {**(verdict.layers or {}), "L3": said if isinstance(said, str) else "no answer"}
    # Validated, not copied: a baseline comes from the caller's metadata and may hold anything.
    return ProvenanceVerdict.model_validate({**verdict.model_dump(), "nli_rerun": answer, "layers": layers})
