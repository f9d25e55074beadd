"""CONTRACT 3 to 6 on the wire: a client that is not pincite's talks to the process that a host would start."""

import json
import os
import sys
from typing import Any

from mcp import Client, StdioServerParameters

from pincite.core.models.verdict import PINNED
from pincite.core.text.canonical import content_sha256
from tests.fakes import cited

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."


def process(fetcher: str) -> StdioServerParameters:
    environment = {
        "PATH": os.environ["PATH"],
        "JW_PROVENANCE_FETCHER": fetcher,
        "JW_NLI_PROVIDER": "fake-nli",
    }
    return StdioServerParameters(command=sys.executable, args=["-m", "pincite"], env=environment)


async def structured(client: Client, tool: str, **arguments: object) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    answer: dict[str, Any] = result.structured_content
    return answer


async def test_each_tool_answers_in_the_contracts_shape() -> None:
    given = {"url": URL, "title": "t", "metadata": {"note": "mine"}}
    changed = cited(URL, WORDS, nli_claim="The tide rose at dawn.", nli_verdict="entails")
    async with Client(process("fake-drift")) as client:
        stamped = await structured(client, "stamp_citation", citation=given, text=f" {WORDS}\n", revision="r7")
        judged = await structured(client, "evaluate_nli", claim="one two three", premise="one two")
        nothing = await structured(client, "evaluate_nli", claim="", premise="")
        plain = await structured(
            client,
            "verify_provenance",
            agent_output={"findings": [changed, {"citation": given}]},
            with_nli=True,
            plain=True,
        )
        recent = await structured(
            client, "verify_provenance", agent_output=json.dumps({"findings": [changed]}), since="2026-01-01"
        )
        refused = await client.call_tool("verify_provenance", {"agent_output": {"findings": []}})

    assert (
        stamped["metadata"].items() >= {"content_hash": content_sha256(WORDS), "note": "mine", "revision": "r7"}.items()
    )
    assert set(stamped["metadata"]) == {"content_hash", "accessed_at", "note", "revision", "pincite"}
    assert judged == {"verdict": "entails", "score": 0.67, "provider": "fake-nli"}
    assert nothing == {"verdict": "neutral", "score": 0.0, "provider": "fake-nli"}
    assert list(plain) == ["started_at", "finished_at", "verdicts", "summary"]
    assert [list(verdict) for verdict in plain["verdicts"]] == [list(PINNED)] * 2
    assert plain["summary"] == {"changed": 1, "no_record": 1}
    assert plain["verdicts"][0]["nli_rerun"] == {"changed": True, "from": "entails", "to": "neutral", "score": 0.2}
    assert recent["summary"] == {"skipped": 1}
    assert refused.is_error
