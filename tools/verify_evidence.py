"""What a model quotes stands in a registry of sources, or nothing of it may be used."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastmcp.dependencies import Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import Field

from pincite.tools import schemas
from pincite.tools.answer import bounded, expected_errors, in_time, shown
from pincite.tools.inputs import (
    Annotations,
    EvidenceItems,
    EvidencePolicy,
    EvidenceSources,
    OptionalText,
    ProposedTexts,
)
from pincite.tools.ports import Ports, current_ports

if TYPE_CHECKING:
    from pincite.core.evidence import EvidenceVerdict

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Confirm that every excerpt stands, letter by letter, in the source that it names and that the policy allows.
One refusal and there is no artifact; all refusals come at once, with the place of each and what to use instead. \
Reads no page."""

#: What one call takes: pieces of evidence, sources, and code points of their texts together.
MOST_EVIDENCE = 1_000
MOST_SOURCES = 2_000
MOST_TEXT = 4_000_000


@tool(
    title="Verify evidence",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
    ),
    output_schema=schemas.EVIDENCE,
)
async def verify_evidence(
    sources: EvidenceSources,
    evidence: EvidenceItems,
    policy: EvidencePolicy,
    proposed_texts: Annotated[ProposedTexts, Field(default_factory=dict)],
    annotations: Annotated[Annotations, Field(default_factory=list)],
    purpose: Annotated[OptionalText, Field(description="A label for the artifact.", max_length=1_000)] = "",
    ports: Ports = Depends(current_ports),
) -> ToolResult:
    from pincite.core.threads import shared_threads
    from pincite.core.verify_evidence import verify_evidence as verify

    with expected_errors(), in_time(ports.settings.deadline, "the evidence was not checked"):
        # A thread, so that a large registry keeps no other call waiting; it ends with the time.
        verdict = await shared_threads().run(
            partial(
                verify,
                sources,
                evidence,
                policy,
                proposed_texts,
                annotations,
                purpose,
                most_evidence=MOST_EVIDENCE,
                most_sources=MOST_SOURCES,
                most_text=MOST_TEXT,
            ),
        )
    return bounded(_text(verdict), verdict.to_dict(), most=ports.settings.max_answer)


def _text(verdict: "EvidenceVerdict") -> str:
    if verdict.artifact is not None:
        confirmed, selected = len(verdict.artifact.evidence), len(verdict.artifact.order)
        if not confirmed:
            return f"No evidence was given, and so none was confirmed. Sources selected: {selected}."
        return f"Confirmed, all of it. Pieces of evidence: {confirmed}; sources selected: {selected}."
    lines = [f"[{refusal.index}] {refusal.code}: {refusal.message}" for refusal in verdict.refusals]
    first = f"Refused, no artifact. Refusals: {len(lines)}; mend each and send all evidence again."
    return "\n".join([first, *shown(lines, "more in the structured content")])
