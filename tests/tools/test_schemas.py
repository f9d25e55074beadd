"""What a model is shown of a tool changes on purpose only: ``PINCITE_UPDATE_SCHEMAS=1 pytest tests/tools``."""

import json
import os
from pathlib import Path

from fastmcp import Client

from pincite.core.settings import Settings
from pincite.server.app import create_server
from tests.rows import each_row

SCHEMAS = Path(__file__).parent / "schemas"
TOOLS = [
    "check_fidelity",
    "evaluate_nli",
    "stamp_citation",
    "validate_citations",
    "verify_evidence",
    "verify_provenance",
]


async def listed() -> dict[str, str]:
    """Each tool as the client is sent it."""
    async with Client(create_server(Settings())) as client:
        tools = [tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in await client.list_tools()]
    return {tool["name"]: json.dumps(tool, indent=2, sort_keys=True) + "\n" for tool in tools}


@each_row("name", TOOLS)
async def test_the_tool_is_the_one_that_was_committed(name: str) -> None:
    shown, committed = (await listed())[name], SCHEMAS / f"{name}.json"
    if os.environ.get("PINCITE_UPDATE_SCHEMAS"):
        committed.write_text(shown)

    assert shown == committed.read_text()


async def test_no_other_tool_is_offered() -> None:
    assert sorted(await listed()) == TOOLS


@each_row("name", TOOLS)
def test_the_inputs_are_flat_typed_and_described_and_ask_for_no_null(name: str) -> None:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text())["inputSchema"]

    assert schema["additionalProperties"] is False
    for field in schema["properties"].values():
        assert isinstance(field["type"], str)
        assert field["description"]
        assert field.get("default", "") is not None
        assert {"anyOf", "oneOf", "$ref"}.isdisjoint(field)
        if field["type"] == "string":
            assert "enum" in field or "maxLength" in field


def test_every_description_fits_a_model() -> None:
    texts = [path.read_text() for path in SCHEMAS.glob("*.json")]

    assert all(len(json.loads(text)["description"]) < 1_000 for text in texts)
    assert sum(map(len, texts)) < 40_000
