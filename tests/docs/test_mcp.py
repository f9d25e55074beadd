"""docs/mcp.md shows the tools as a client finds them, with answers that they really give."""

import json
import re
from typing import Any

import pytest
from fastmcp.exceptions import ToolError

from pincite.core import errors
from pincite.core.reports import summary
from pincite.core.settings import Settings
from pincite.tools import fit
from pincite.tools import verify_evidence as evidence
from pincite.tools.answer import expected_errors
from tests.docs.pages import blocks, code, codes, table
from tests.fakes import FakeWeb, html
from tests.rows import each_row
from tests.tools.served import said, served

PAGE = "docs/mcp.md"
TOOLS = (
    "stamp_citation",
    "verify_provenance",
    "evaluate_nli",
    "check_fidelity",
    "verify_evidence",
    "validate_citations",
)
URL = "https://example.org/hours"
#: Codes of errors that no exception of the core stands behind.
OF_THE_SERVER = {
    "unknown_tool",
    "invalid_arguments",
    "deadline",
    "answer_too_large",
    "over_limit",
    "insufficient_scope",
}

#: What differs from one run to the next: the time, and the version of what read the page.
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00")
_READER = re.compile(r"html/[a-z]+-[\d.]+")


def web(hours: str) -> FakeWeb:
    """The page that the examples read, in one of its states."""
    return FakeWeb({URL: html(f"<p>The library is open from nine to {hours}. Entry is free.</p>", title="Hours")})


def steady(text: str) -> str:
    """``text`` without what differs from one run to the next."""
    return _READER.sub("READER", _TIME.sub("TIME", text))


def shown(tool: str, info: str) -> str:
    """The one block of a tool's section."""
    (block,) = [block for block in blocks(PAGE, info) if block.heading == tool]
    return block.text


async def called(tool: str) -> Any:
    """What the tool answers to the input that its section shows."""
    # The page was stamped when it said six, and has changed since.
    async with served(web("six" if tool == "stamp_citation" else "five")) as client:
        return await client.call_tool(tool, json.loads(shown(tool, "json input")))


@each_row("tool", TOOLS)
async def test_the_answer_of_an_example_is_the_one_that_is_shown(tool: str) -> None:
    result = await called(tool)

    structured = json.loads(steady(json.dumps(result.structured_content)))
    assert structured == json.loads(steady(shown(tool, "json output")))
    assert list(structured) == list(json.loads(shown(tool, "json output")))
    assert steady(said(result)) == steady(shown(tool, "text output").rstrip("\n"))


async def test_every_tool_has_its_section_with_every_argument_and_default() -> None:
    async with served() as client:
        tools = {tool.name: tool.input_schema["properties"] for tool in await client.list_tools()}

    assert sorted(tools) == sorted(TOOLS)
    for name, arguments in tools.items():
        rows = table(PAGE, name)
        assert codes(rows) == [*arguments]
        defaults = [json.loads(code(row[1])) if row[1] else None for row in rows]
        assert defaults == [argument.get("default") for argument in arguments.values()]


async def test_every_bound_of_an_argument_is_there() -> None:
    async with served() as client:
        schemas = [tool.input_schema["properties"] for tool in await client.list_tools()]
    bounds = {name: schema["maxLength"] for one in schemas for name, schema in one.items() if "maxLength" in schema}
    (row,) = [row for row in table(PAGE, "Limits") if row[0].startswith("arguments")]

    told: dict[str, int] = {}
    for part in row[1].split(";"):
        for name in re.findall(r"`(\w+)`", part):
            told[name] = int(part.split()[-1].replace(",", ""))
    assert told == bounds


@each_row(
    "figure",
    [
        f"{Settings.model_fields['deadline'].default:g} seconds",
        f"{Settings.model_fields['max_citations'].default:,}",
        f"{fit.LIMIT // 1000} kB",
        f"{summary.LIMIT:,} characters",
        f"{evidence.MOST_EVIDENCE:,} pieces",
        f"{evidence.MOST_SOURCES:,} sources",
        f"{evidence.MOST_TEXT:,} code points",
    ],
)
def test_every_other_limit_is_the_one_of_the_code(figure: str) -> None:
    assert figure in "\n".join(row[1] for row in table(PAGE, "Limits"))


@each_row(
    ("tool", "arguments", "expected"),
    [
        ("evaluate_nli", {"claim": 3}, "invalid_arguments"),
        ("verify_provenance", {"agent_output": "no answer"}, "invalid_input"),
        ("stamp_citation", {"url": URL}, "empty_passage"),
        ("stamp_citation", {"url": URL, "text": "open from ten to six", "verify": True}, "passage_not_found"),
        ("stamp_citation", {"url": "https://example.org/gone", "text": "words", "verify": True}, "not_found"),
    ],
)
async def test_an_error_begins_with_the_code_that_the_page_gives_it(
    tool: str, arguments: dict[str, object], expected: str
) -> None:
    async with served(web("six")) as client:
        result = await client.call_tool(tool, arguments, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith(f"{expected}: ")
    assert expected in codes(table(PAGE, "Errors")) or expected == "not_found"


def test_every_code_of_an_expected_error_is_there() -> None:
    raised = (
        errors.InputError("odd"),
        errors.EmptyPassageError("empty"),
        errors.PassageNotFoundError("not there"),
        errors.SettingError("unknown"),
        errors.NLIUnavailableError("down"),
    )

    assert {_code_of(error) for error in raised} | OF_THE_SERVER == {*codes(table(PAGE, "Errors"))}


def _code_of(error: errors.ProvenanceError) -> str:
    with pytest.raises(ToolError) as told, expected_errors():
        raise error
    return str(told.value).partition(":")[0]
