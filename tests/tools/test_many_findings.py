"""An answer with very many findings neither holds up other calls nor loses its report."""

import anyio

from pincite.core.settings import Settings
from tests.fakes import FakeWeb
from tests.tools.served import served

NOTHING = {"citation": {"url": "https://a.test/"}}
NLI: dict[str, object] = {"claim": "one two three", "premise": "one"}


async def test_another_call_is_answered_while_a_very_large_one_reads() -> None:
    answered, reading = anyio.Event(), anyio.Event()

    async def wait(_: str) -> None:
        reading.set()
        await answered.wait()

    stamp = {"content_hash": "ab" * 32, "accessed_at": "2026-01-01T00:00:00Z"}
    many = [NOTHING] * 2_000 + [{"citation": {"url": "https://a.test/", "metadata": stamp}}]
    settings = Settings(nli_provider="fake-nli", max_answer=900_000)
    async with served(FakeWeb(before=wait), settings=settings) as client, anyio.create_task_group() as tasks:
        tasks.start_soon(client.call_tool, "verify_provenance", {"agent_output": many[::-1]})
        await reading.wait()
        await client.call_tool("evaluate_nli", NLI)
        answered.set()


async def test_thousands_of_findings_are_answered_page_by_page_in_time() -> None:
    stamp = {"content_hash": "ab" * 32, "accessed_at": "2026-01-01T00:00:00Z"}
    findings = [{"citation": {"url": f"https://a.test/{at}", "metadata": stamp}} for at in range(3_000)]

    async with served(settings=Settings(nli_provider="fake-nli", deadline=1)) as client:
        answer = await client.call_tool("verify_provenance", {"agent_output": {"findings": findings}, "plain": True})

    assert answer.structured_content is not None
    assert 250 < len(answer.structured_content["verdicts"]) < 500
