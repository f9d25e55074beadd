"""docs/network.md: the stanza connects, the tables are those of the code, and what is counted is counted."""

import json
import re

from fastmcp import Client
from mcp.server import streamable_http_manager as sessions

from pincite.core.settings import Settings
from pincite.server.app import GRACE, TOOLS
from pincite.server.auth import keys
from pincite.server.auth.scopes import SCOPES, scope_of
from pincite.server.auth.tokens import SHORTEST
from pincite.server.network import body, connection, opened, streams
from pincite.server.network.app import TO_SAY_SO
from tests.docs.pages import blocks, codes, source, table
from tests.fakes import FakeWeb, cited, html
from tests.rows import each_row
from tests.server.network.serving import NLI, NLI_ANSWER, ask, client, serving
from tests.tools.served import said

PAGE = "docs/network.md"
URL, WORDS = "https://a.test/", "The tide rose at dawn and the boats were lifted."


async def test_the_stanza_of_a_client_connects() -> None:
    (stanza,) = blocks(PAGE, "json")
    token = str(json.loads(stanza.text)["mcpServers"]["pincite"]["headers"]["Authorization"]).removeprefix("Bearer ")
    with serving(token=token) as address:
        config = json.loads(stanza.text.replace("https://cite.example.org", address))
        async with Client(config) as connected:
            result = await connected.call_tool("evaluate_nli", NLI)

    assert result.structured_content == NLI_ANSWER


async def test_every_path_is_there_and_the_counts_are_those_that_are_named() -> None:
    paths = [path for row in table(PAGE, "Over the network") for path in re.findall(r"`(/\w+/?)`", row[0])]
    with serving(FakeWeb({URL: html(f"<p>{WORDS}</p>")}), metrics=True) as address:
        async with client(address) as connected:
            await connected.call_tool("verify_provenance", {"agent_output": [cited(URL, WORDS)]})
            await connected.call_tool("evaluate_nli", NLI)
        statuses = {path: (await ask(address, path, method="POST")).status_code for path in paths}
        metrics = (await ask(address, "/metrics")).text

    assert paths == ["/mcp", "/sse", "/messages/", "/healthz", "/readyz", "/metrics"]
    assert 404 not in statuses.values()
    (named,) = [block.text.split() for block in blocks(PAGE, "text") if "_seconds" in block.text]
    assert sorted(named) == sorted(re.findall(r"^# TYPE (\w+)", metrics, re.MULTILINE))


async def test_an_answer_over_a_limit_is_the_one_that_is_shown() -> None:
    (shown,) = [block.text.strip() for block in blocks(PAGE, "text") if block.text.startswith("over_limit")]
    with serving(caller_rate=1) as address:
        async with client(address) as connected:
            await connected.call_tool("evaluate_nli", NLI)
            result = await connected.call_tool("evaluate_nli", NLI, raise_on_error=False)

    assert said(result) == shown.replace("600", "1").replace("retry_after: 1", "retry_after: 60")


def test_every_scope_has_its_tools() -> None:
    told = {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in table(PAGE, "Tokens")}

    assert list(told) == list(SCOPES)
    for function in TOOLS:
        assert function.__name__ in told[scope_of(function.__name__)]
    assert sum(map(len, told.values())) == len(TOOLS)


def test_every_limit_is_that_of_the_settings() -> None:
    rows = table(PAGE, "Limits")

    for setting, row in zip(codes(rows), rows, strict=True):
        default = Settings.model_fields[setting.removeprefix("PINCITE_").lower()].default
        assert row[1].startswith(f"{default:g} " if isinstance(default, float) else f"{default} ")


@each_row(
    "figure",
    [
        f"at least {SHORTEST} characters",
        f"{connection.SECONDS:g} seconds to begin and its body {body.SECONDS:g} to arrive",
        f"{connection.CONNECTIONS:,} connections",
        f"{sessions.DEFAULT_MAX_SESSIONS:,} sessions",
        f"until {sessions.DEFAULT_SESSION_IDLE_TIMEOUT // 60} minutes after",
        f"has {connection.READING_SECONDS:g} seconds before its connection is closed",
        f"may together be {streams.MOST} of them for one caller",
        f"within the deadline and {GRACE + TO_SAY_SO:g} seconds",
        f"may have {opened.MOST:,} sessions",
        f"more than {body.SMALL // 1_024} kB are held",
        f"within {keys.SECONDS:g} seconds and one megabyte",
    ],
)
def test_every_other_figure_is_that_of_the_code(figure: str) -> None:
    assert figure in " ".join(source(PAGE).split())


def test_every_variable_that_is_named_is_a_setting() -> None:
    named = set(re.findall(r"PINCITE_([A-Z_]+)", source(PAGE)))

    assert {name.lower() for name in named} <= set(Settings.model_fields)
