"""Does a premise support a claim? One question, one word, one score."""

from typing import TYPE_CHECKING, Annotated

from fastmcp.dependencies import Depends
from fastmcp.tools import ToolResult, tool
from mcp.types import ToolAnnotations
from pydantic import Field, JsonValue

from pincite.tools import schemas
from pincite.tools.answer import answer, expected_errors, in_time
from pincite.tools.inputs import OptionalText
from pincite.tools.judging import caution
from pincite.tools.ports import Ports, current_ports

if TYPE_CHECKING:
    from pincite.core.ports import NLIVerdict

# Not a docstring of the function: FastMCP would load a docstring parser at every start to read it.
DESCRIPTION = """\
Judge whether the premise entails the claim, contradicts it, or leaves it open.
The score is the judge's confidence in its own verdict. An error means that no judge could answer, never "neutral"."""

#: Keys of a judge's ``raw`` that explain its answer; what it says against it is shown behind them.
_EXPLANATIONS = ("evidence", "reason")
_SHOWN = 400


@tool(
    title="Evaluate entailment",
    description=DESCRIPTION,
    annotations=ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=True
    ),
    output_schema=schemas.NLI,
)
async def evaluate_nli(
    claim: Annotated[str, Field(description="The statement to test.", max_length=100_000)],
    premise: Annotated[str, Field(description="The text that may support it.", max_length=1_000_000)],
    language: Annotated[
        OptionalText, Field(description="Language of both, as a tag like en or pt-BR.", max_length=35)
    ] = "en",
    ports: Ports = Depends(current_ports),
) -> ToolResult:
    with expected_errors(), in_time(ports.settings.deadline, "no judge answered"):
        judge = await ports.choose_judge()
        verdict = await judge.evaluate(claim, premise, language=language or "en")
    score = round(verdict.score, 4)
    first = f"{verdict.verdict} ({score:g}, {verdict.provider})"
    return answer(
        "\n".join([first, *_explanations(verdict), *caution(judge, ports.settings.nli_provider)]),
        {"verdict": verdict.verdict, "score": score, "provider": verdict.provider},
    )


def _explanations(verdict: "NLIVerdict") -> list[str]:
    from pincite.core.nli.reservations import KEYS

    return [f"{key}: {_brief(verdict.raw[key])}" for key in (*_EXPLANATIONS, *KEYS) if verdict.raw.get(key)]


def _brief(value: JsonValue) -> str:
    """Words of a page or of a model, which could look like lines of this answer."""
    from pincite.core.reports.harmless import one_line
    from pincite.core.text.in_quotes import in_quotes

    said = value.get("text", value) if isinstance(value, dict) else value
    return in_quotes(one_line(str(said), _SHOWN))
