"""An answer with very many findings neither holds up other calls nor loses its report."""

import anyio

from pincite.core.settings import Settings
from tests.tools.served import served

NOTHING = {"citation": {"url": "https://a.test/"}}
NLI: dict[str, object] = {"claim": "one two three", "premise": "one"}


async def test_another_call_is_answered_before_a_very_large_one() -> None:
    order: list[str] = []

    async with served() as client:

        async def call(tool: str, arguments: dict[str, object]) -> None:
            await client.call_tool(tool, arguments)
            order.append(tool)

        many: dict[str, object] = {"agent_output": {"findings": [NOTHING] * 4_000}}
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(call, "verify_provenance", many)
            await anyio.wait_all_tasks_blocked()
            tasks.start_soon(call, "evaluate_nli", NLI)

    assert order == ["evaluate_nli", "verify_provenance"]


async def test_thousands_of_verdicts_leave_time_to_write_them() -> None:
    stamp = {"content_hash": "ab" * 32, "accessed_at": "2026-01-01T00:00:00Z"}
    findings = [{"citation": {"url": f"https://a.test/{at}", "metadata": stamp}} for at in range(3_000)]

    async with served(settings=Settings(nli_provider="fake-nli", deadline=1)) as client:
        answer = await client.call_tool("verify_provenance", {"agent_output": {"findings": findings}, "plain": True})

    assert answer.structured_content is not None
    assert len(answer.structured_content["verdicts"]) == 3_000
