"""A report says when there is no judge, and when there is none to rely on."""

import anyio

from pincite.core.errors import NLIProviderNotAvailableError
from pincite.core.nli.fake import FakeNLI
from pincite.core.ports import NLIProvider
from pincite.tools.judging import judge_or_note
from tests.fakes import FakeJudge
from tests.tools.served import said, served


async def chosen(judge: NLIProvider | Exception, named: str = "") -> tuple[NLIProvider | None, tuple[str, ...]]:
    async def choose() -> NLIProvider:
        if isinstance(judge, Exception):
            raise judge
        return judge

    return await judge_or_note(choose, named)


async def test_a_judge_is_chosen_and_nothing_needs_to_be_said() -> None:
    judge = FakeJudge()

    assert await chosen(judge) == (judge, ())


async def test_where_there_is_none_the_note_says_why() -> None:
    assert await chosen(NLIProviderNotAvailableError("no key")) == (None, ("entailment not checked: no key",))


async def test_a_judge_that_takes_too_long_to_load_is_none_for_this_once() -> None:
    async def choose() -> NLIProvider:
        await anyio.sleep_forever()
        raise AssertionError

    told = "entailment not checked: the judge was still loading after 0.003 s; ask again"
    assert await judge_or_note(choose, deadline=0.01) == (None, (told,))


async def test_the_last_resort_is_named_as_such_unless_it_was_asked_for() -> None:
    _, notes = await chosen(FakeNLI())
    _, asked_for = await chosen(FakeNLI(), "fake")

    assert "no judge of entailment is usable here" in notes[0]
    assert asked_for == ()


async def test_the_tools_pass_it_on() -> None:
    from pincite.core.settings import Settings

    finding = {"summary": "a", "excerpt": "a" * 40, "citation": {"url": "https://a.test/", "metadata": {}}}
    async with served(judge=FakeNLI(), settings=Settings(nli_provider="")) as client:
        checked = await client.call_tool("check_fidelity", {"agent_output": [finding]})
        verified = await client.call_tool("verify_provenance", {"agent_output": [finding], "with_nli": True})
        judged = await client.call_tool("evaluate_nli", {"claim": "a", "premise": "a"})

    assert "only counts shared words" in said(checked)
    assert "only counts shared words" in said(verified)
    assert "only counts shared words" in said(judged)
