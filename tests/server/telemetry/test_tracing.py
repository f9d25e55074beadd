"""Spans say what was done, how it ended and how long it took, and no word of a page or secret of a URL."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from pincite.core.errors import NLIUnavailableError
from pincite.core.models import ProvenanceVerdict, Reason, Status
from pincite.core.ports import Answer, Conditions, Fetched, NLIProvider, NLIVerdict, NotModified, Unreachable
from pincite.server.telemetry.tracing import Tracing

SECRET_URL = "https://me:hunter2@a.test/hunter2?token=hunter2#hunter2"


@dataclass
class Traced:
    """A tracing whose spans stay here."""

    exporter: InMemorySpanExporter = field(default_factory=InMemorySpanExporter)

    def __post_init__(self) -> None:
        self.provider = TracerProvider(shutdown_on_exit=False)
        self.provider.add_span_processor(SimpleSpanProcessor(self.exporter))
        self.tracing = Tracing(tracer=self.provider.get_tracer("test"))

    def spans(self) -> list[tuple[str, dict[str, object]]]:
        """Each span's name and attributes, without the milliseconds, which it must have."""
        found = []
        for span in self.exporter.get_finished_spans():
            attributes: dict[str, object] = dict(span.attributes or {})
            assert float(str(attributes.pop("pincite.ms"))) >= 0
            assert not span.events
            found.append((span.name, attributes))
        return found


@pytest.fixture
def traced() -> Iterator[Traced]:
    """Spans of a provider that is nobody else's."""
    one = Traced()
    yield one
    one.provider.shutdown()


class OneAnswer:
    """A fetcher that answers one thing, or raises it."""

    def __init__(self, answer: Answer | Exception) -> None:
        self.answer = answer

    async def fetch(self, url: str, conditions: Conditions | None = None, /) -> Answer:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "status", "reason"),
    [
        (Fetched("", "", 200, {}, b"page text"), "fetched", None),
        (Fetched("", "", 200, {}, b"page text", cut=Reason.TOO_LARGE), "fetched", "too_large"),
        (NotModified("", ""), "not_modified", None),
        (Unreachable("", Reason.DNS, "hunter2"), "unreachable", "dns"),
    ],
)
async def test_a_page_that_is_read_is_a_span_with_its_host_alone(
    traced: Traced, answer: Answer, status: str, reason: str | None
) -> None:
    await traced.tracing.fetcher(OneAnswer(answer)).fetch(SECRET_URL)

    expected = {"server.address": "a.test", "pincite.status": status}
    assert traced.spans() == [("pincite.fetch", expected | ({"pincite.reason": reason} if reason else {}))]


async def test_what_fails_is_a_span_with_the_name_of_the_error_alone(traced: Traced) -> None:
    with pytest.raises(OSError, match="hunter2"):
        await traced.tracing.fetcher(OneAnswer(OSError("hunter2"))).fetch("http://[hunter2")

    assert traced.spans() == [
        ("pincite.fetch", {"server.address": "", "pincite.status": "error", "pincite.reason": "OSError"})
    ]


class Judge(NLIProvider):
    """A judge that answers, unless the claim is empty."""

    name, target = "a-judge", "cpu"

    async def available(self) -> str | None:
        return "hunter2"

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        if not claim:
            raise NLIUnavailableError("hunter2")
        return NLIVerdict("entails", 1, self.name)


async def test_a_judge_that_is_asked_is_a_span_without_claim_and_premise(traced: Traced) -> None:
    original = Judge()
    judge = traced.tracing.judge(original)
    await judge.evaluate("hunter2", "hunter2")
    await judge.evaluate_batch([("hunter2", "hunter2")])
    with pytest.raises(NLIUnavailableError):
        await judge.evaluate("", "")

    named = {"pincite.provider": "a-judge"}
    assert traced.spans() == [
        ("pincite.judge", {**named, "pincite.status": "entails"}),
        ("pincite.judge", {**named, "pincite.status": "batch"}),
        ("pincite.judge", {**named, "pincite.status": "error", "pincite.reason": "NLIUnavailableError"}),
    ]
    assert (judge.name, judge.target, await judge.available()) == ("a-judge", "cpu", "hunter2")
    assert traced.tracing.judge(original) is judge
    assert traced.tracing.judge(Judge()) is not judge


def test_a_passage_that_is_looked_for_is_a_span_with_its_status_and_kind(traced: Traced) -> None:
    verdict = ProvenanceVerdict(url=SECRET_URL, status=Status.CHANGED, kind="edited", notes=["hunter2"])
    traced.tracing.located(verdict, 1)

    assert traced.spans() == [("pincite.locate", {"pincite.status": "changed", "pincite.reason": "edited"})]


SCRIPT = """
import anyio, json, sys
from contextlib import asynccontextmanager, suppress
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
exporter = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(exporter))
trace.set_tracer_provider(provider)
from fastmcp import Client
from mcp import MCPError
from pincite.core.settings import Settings
from pincite.server.app import create_server
from tests.fakes import FakeWeb, cited, html

URL = "https://a.test/hunter2"
@asynccontextmanager
async def web(*_):
    yield FakeWeb({URL: html("<p>The hunter2 rose at dawn and the hunter2 boats were lifted.")})

async def main():
    async with Client(create_server(Settings(nli_provider="fake-nli"), open_fetcher=web)) as client:
        words = "The hunter2 rose at dusk and the hunter2 boats were lifted."
        finding = {**cited(URL, words), "summary": words}
        await client.call_tool("verify_provenance", {"agent_output": [finding], "with_nli": True})
        absent = {"url": URL, "text": words, "verify": True}
        told = await client.call_tool("stamp_citation", absent, raise_on_error=False)
        assert "hunter2" in told.content[0].text
        wrong = {"claim": {"hunter2": "hunter2"}, "premise": 5}
        await client.call_tool("evaluate_nli", wrong, raise_on_error=False)
        await client.call_tool("hunter2", {}, raise_on_error=False)
        for absent in (client.read_resource(URL), client.get_prompt("hunter2")):
            with suppress(MCPError):
                await absent
anyio.run(main)
names = {span.context.span_id: span.name for span in exporter.get_finished_spans()}
print(json.dumps([
    [span.name, names.get(span.parent.span_id) if span.parent else None, span.to_json()]
    for span in exporter.get_finished_spans()
    if span.kind != trace.SpanKind.CLIENT  # The test's own client is not the server's to keep quiet.
]))
"""


def test_the_spans_of_a_call_stand_in_fastmcps_own_and_none_holds_words_of_a_page_or_of_a_caller() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        timeout=50,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    spans = json.loads(ran.stdout)

    inside = {(name, parent) for name, parent, _ in spans if name.startswith("pincite.")}
    assert inside == {
        ("pincite.fetch", "tools/call verify_provenance"),
        ("pincite.locate", "tools/call verify_provenance"),
        ("pincite.judge", "tools/call verify_provenance"),
        ("pincite.fetch", "tools/call stamp_citation"),
    }
    failed = [text for name, _, text in spans if "tools/call stamp_citation" in name]
    assert any("passage_not_found" in text for text in failed)
    assert [name for name, _, text in spans if "unknown_tool" in text] == ["tools/call"]
    assert {"resources/read", "prompts/get"} <= {name for name, _, _ in spans}
    assert not [text for name, _, text in spans if "hunter2" in text]
