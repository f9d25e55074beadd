"""Does each finding of an answer follow from the words that it quotes? The answer comes back with the verdicts."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

from fastmcp.dependencies import Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import (
    BeforeValidator,
    Field,
    JsonValue,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

from pincite.core.errors import InputError
from pincite.core.models.sendable import without_surrogates
from pincite.core.nli.fidelity.threshold import DEFAULT_MIN_SCORE
from pincite.tools import schemas
from pincite.tools.agent_output import read_answer
from pincite.tools.answer import bounded, expected_errors, refuse_above, shown
from pincite.tools.inputs import AgentOutput, is_absent
from pincite.tools.json_copy import json_copy
from pincite.tools.judging import chosen
from pincite.tools.ports import Ports, current_ports
from pincite.tools.small import done, is_small

if TYPE_CHECKING:
    from pincite.core.nli.fidelity.check import Fidelity
    from pincite.core.shapes.recognised import Recognised

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Judge whether each finding's excerpt supports its summary, and return the answer with the verdicts in its metadata.
mode: warn adds a warning for each finding that is not supported, reject drops it, annotate_only writes the verdict \
alone, off judges nothing. Reads no page: whether the excerpt still stands there is verify_provenance's question."""

#: Code points of a warning in the text for the model.
_LINE = 500


def _mode(value: object) -> object:
    return "warn" if is_absent(value) else value


def _score(value: object, validate: ValidatorFunctionWrapHandler) -> object:
    # Validated, it would be a number like any other, and no longer one that was left alone.
    return DEFAULT_MIN_SCORE if is_absent(value) else validate(value)


@tool(
    title="Check fidelity",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=True
    ),
    output_schema=schemas.FIDELITY,
)
async def check_fidelity(
    agent_output: AgentOutput,
    mode: Annotated[
        Literal["off", "annotate_only", "warn", "reject"],
        BeforeValidator(_mode),
        Field(
            default_factory=lambda: "warn",
            description="What becomes of a finding that its excerpt does not support.",
            json_schema_extra={"default": "warn"},
        ),
    ],
    min_score: Annotated[
        float,
        Field(ge=0, le=1),
        WrapValidator(_score),
        Field(
            default_factory=lambda: DEFAULT_MIN_SCORE,
            description="The least score of a supported finding. Left out: 0.7, or what the judge recommends.",
            json_schema_extra={"default": float(DEFAULT_MIN_SCORE)},
        ),
    ],
    ports: Ports = Depends(current_ports),
) -> ToolResult:
    # Imported with the first call: what reads answers is not needed to say hello to a client.
    from pincite.core.nli.fidelity import check

    most = ports.settings.max_answer

    def read() -> "Recognised":
        found = read_answer(agent_output, limit=ports.settings.max_citations)
        if mode != "reject":
            # It comes back with the verdicts: no judge need be asked to know that it is too large.
            refuse_above(most, found.value)
        return found

    with expected_errors():
        small = is_small(agent_output)
        found = await done(read, small=small)
        choice = await chosen(ports, wanted=mode != "off")
        checked = await check.check_fidelity(
            found,
            judge=choice.judge,
            mode=mode,
            min_score=min_score,
            no_judge="; ".join(choice.notes),
            deadline=choice.left,
        )
        return await done(
            partial(_written, checked, mode, () if choice.judge is None else choice.notes, most), small=small
        )


def _written(checked: "Fidelity", mode: str, notes: Sequence[str], most: int) -> ToolResult:
    try:
        output: JsonValue = json_copy(checked.output)
    except ValueError as error:
        raise InputError(f"the answer cannot be sent back: {error}") from None
    # Structured content is an object: what is none stands under one key, as FastMCP itself has it.
    whole = output if isinstance(output, dict) else {"result": output}
    return bounded("\n".join([_text(checked, mode), *notes]), whole, most=most)


def _text(checked: "Fidelity", mode: str) -> str:
    """The counts, then every warning that fits; what failed is named in every mode."""
    # Imported with the first call: what renders reports is not needed to say hello to a client.
    from pincite.core.nli.fidelity.check import MIN_EXCERPT_CHARS
    from pincite.core.reports.alike import counted
    from pincite.core.reports.harmless import one_line

    if mode == "off":
        return "Nothing was judged: the mode is off."
    counts = [
        f"{count} {what}"
        for what, count in (
            ("supported", checked.supported),
            ("rejected" if mode == "reject" else "not supported", checked.failed),
            ("not judged", checked.unjudged),
        )
        if count
    ]
    skipped = [
        f"Skipped, for {why}: {one_line(counted(places), _LINE)}."
        for why, places in (
            (f"an excerpt of fewer than {MIN_EXCERPT_CHARS} characters is too short to judge by", checked.too_short),
            ("there is no excerpt", checked.without_excerpt),
        )
        if places
    ]
    bar = checked.threshold
    by = f", as {bar.recommended_by} recommends" if bar.recommended_by else ""
    first = f"Findings: {', '.join(counts) or 'none judged'}. Needed: entails with {bar.score:g} or more{by}."
    told = dict.fromkeys((*checked.warnings, *checked.failures))
    warnings = [without_surrogates(" ".join(warning.split())[:_LINE]) for warning in told]
    return "\n".join([first, *skipped, *shown(warnings, "more warnings")])
