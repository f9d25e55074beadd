"""A client that knows nothing of pincite walks the whole loop through a real process and real sockets.

The client is the ``mcp`` package's own, as any host may have it. The pages are made here, and edited in between.
"""

import json
import os
import sys
from dataclasses import dataclass
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import TextContent

from tests.web import Reply, Web, serve


def page(body: str, *, title: str = "A page") -> Reply:
    filler = "<p>This paragraph stands around the passage and has nothing to do with it.</p>"
    main = f"<main>{filler}{body}{filler}</main>"
    return Reply.html(f"<!doctype html><html><head><title>{title}</title></head><body>{main}</body></html>")


@dataclass(frozen=True)
class Golden:
    """One citation: its page before and after, the words, and what the check must say."""

    path: str
    words: str
    before: Reply
    after: Reply
    status: str
    #: Optional keys of the verdict that must have these values.
    keys: dict[str, object]


GOLDEN = [
    Golden(
        "/unchanged",
        "The tide rose at dawn and the boats were lifted.",
        page("<p>The tide rose at dawn and the boats were lifted.</p>"),
        page("<p>The tide rose at dawn and the boats were lifted.</p>"),
        "match",
        {},
    ),
    Golden(
        "/around",
        "The keeper of the light wrote every night into the book.",
        page("<p>The keeper of the light wrote every night into the book.</p>"),
        page("<h2>New today</h2><p>Another line.</p><p>The keeper of the light wrote every night into the book.</p>"),
        "match",
        {"kind": "exact"},
    ),
    Golden(
        "/typography",
        'The sign read "no landing here" - in red letters.',
        page('<p>The sign read "no landing here" - in red letters.</p>'),
        page("<p>The sign read &ldquo;no landing here&rdquo; &ndash; in <b>red</b> letters.</p>"),
        "match",
        {"kind": "typographic"},
    ),
    Golden(
        "/number",
        "The pier is 240 metres long and was built of oak.",
        page("<p>The pier is 240 metres long and was built of oak.</p>"),
        page("<p>The pier is 180 metres long and was built of oak.</p>"),
        "changed",
        {"kind": "edited", "critical": ["number"]},
    ),
    Golden(
        "/negation",
        "The harbour master may close the pier in a storm without any notice.",
        page("<p>The harbour master may close the pier in a storm without any notice.</p>"),
        page("<p>The harbour master may not close the pier in a storm without any notice.</p>"),
        "changed",
        {"kind": "edited", "critical": ["negation"]},
    ),
    Golden(
        "/removed",
        "A second boat is planned for the spring of next year.",
        page("<p>A second boat is planned for the spring of next year.</p>"),
        page(""),
        "changed",
        {"kind": "removed"},
    ),
    Golden(
        "/gone",
        "The office is open on weekdays before noon.",
        page("<p>The office is open on weekdays before noon.</p>"),
        Reply(status=410),
        "unreachable",
        {"reason": "gone"},
    ),
    Golden(
        "/soft",
        "Walkers may still use the eastern side of the pier.",
        page("<p>Walkers may still use the eastern side of the pier.</p>"),
        Reply.html(
            "<!doctype html><html><head><title>Page not found</title></head><body><h1>404: Page not found</h1>"
            "<p>Sorry, the page you are looking for does not exist or has been moved.</p></body></html>"
        ),
        "unreachable",
        {"reason": "soft_404"},
    ),
]


def server(web: Web) -> StdioServerParameters:
    """The process that a host would start; it may read the test's own site and no other private host."""
    environment = {
        "PINCITE_ALLOW_HOSTS": web.host,
        "PINCITE_HOST_INTERVAL": "0",
        "PINCITE_NLI_PROVIDER": "fake-nli",
    }
    path = {"PATH": os.environ["PATH"]}
    return StdioServerParameters(command=sys.executable, args=["-m", "pincite"], env={**path, **environment})


async def call(client: Client, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The structured content of a call; every answer also has words for a model."""
    result = await client.call_tool(name, arguments)
    assert not result.is_error, result.content
    assert isinstance(result.content[0], TextContent)
    assert result.content[0].text
    structured: dict[str, Any] = result.structured_content
    return structured


@pytest.mark.parametrize("era", ["auto", "legacy"])
async def test_a_stranger_stamps_the_pages_change_each_is_judged_rightly_and_nothing_private_is_read(era: str) -> None:
    async with (
        serve({case.path: case.before for case in GOLDEN}) as web,
        serve({"/b": page("<p>some words</p>")}) as private,
        Client(server(web), mode=era) as client,
    ):
        tools = (await client.list_tools()).tools
        findings = []
        for case in GOLDEN:
            arguments = {"url": web.url(case.path), "text": case.words, "claim": case.words, "verify": True}
            citation = await call(client, "stamp_citation", arguments)
            baseline = await call(client, "evaluate_nli", {"claim": case.words, "premise": case.words})
            citation["metadata"]["nli_verdict"] = baseline["verdict"]
            findings.append({"summary": case.words, "excerpt": case.words, "citation": citation})
        answer = {"query": "q", "agent_name": "a", "findings": findings}
        before = await call(client, "verify_provenance", {"agent_output": answer, "plain": True})
        web.routes.update({case.path: case.after for case in GOLDEN})
        after = await call(
            client, "verify_provenance", {"agent_output": json.dumps(answer), "with_nli": True, "detail": "full"}
        )
        not_allowed = {"url": private.url("/b"), "text": "some words", "verify": True}
        refused = await client.call_tool("stamp_citation", not_allowed)

    assert {tool.name for tool in tools} == {
        "check_fidelity",
        "evaluate_nli",
        "stamp_citation",
        "validate_citations",
        "verify_evidence",
        "verify_provenance",
    }
    assert before["summary"] == {"match": len(GOLDEN)}
    told = {
        case.path: (verdict["status"], {key: verdict.get(key) for key in case.keys})
        for case, verdict in zip(GOLDEN, after["verdicts"], strict=True)
    }
    assert told == {case.path: (case.status, case.keys) for case in GOLDEN}
    judged = {case.path: verdict["nli_rerun"] for case, verdict in zip(GOLDEN, after["verdicts"], strict=True)}
    assert [path for path, rerun in judged.items() if rerun] == ["/number", "/negation", "/removed"]
    # The judge of this test counts words: the edited passages still hold most of them, the removed one none.
    assert judged["/removed"]["changed"] is True
    assert judged["/number"]["from"] == "entails"
    assert refused.is_error
    assert isinstance(refused.content[0], TextContent)
    assert refused.content[0].text.startswith("blocked_address: ")
    assert private.requests == []
