"""A judge is asked a bounded number of times at once, and its silence is said."""

import anyio

from pincite.core.ports import NLIVerdict
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.fakes import FakeJudge, FakeWeb, cited

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."
EDITED = WORDS.replace("dawn", "dusk")


class SlowJudge(FakeJudge):
    """Never answers about a claim that says so, and counts how many it is asked about at once."""

    inside = 0
    most = 0

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        SlowJudge.inside += 1
        SlowJudge.most = max(SlowJudge.most, SlowJudge.inside)
        try:
            await (anyio.sleep_forever() if "slow" in claim else anyio.lowlevel.checkpoint())
        finally:
            SlowJudge.inside -= 1
        return await super().evaluate(claim, premise, language=language)


async def test_a_judge_that_the_deadline_cut_off_leaves_the_status_and_an_error() -> None:
    findings = [cited(URL, WORDS, nli_claim=claim, nli_verdict="entails") for claim in ("quick", "slow", "quick")]

    report = await verify(parse_agent_output(findings), fetcher=FakeWeb({URL: EDITED}), judge=SlowJudge(), deadline=0.3)

    assert [verdict.status for verdict in report.verdicts] == ["changed"] * 3
    first, second, _ = [verdict.nli_rerun for verdict in report.verdicts]
    assert first is not None
    assert second is not None
    assert (first["to"], first["changed"]) == ("entails", False)
    assert (second["to"], second["changed"]) == (None, None)
    assert "in time" in str(second["error"])
    assert report.complete is False


async def test_a_judge_is_asked_a_bounded_number_of_times_at_once() -> None:
    urls = [f"https://a.test/{n}" for n in range(30)]
    SlowJudge.most = 0

    await verify(
        parse_agent_output([cited(url, WORDS, nli_claim="quick") for url in urls]),
        fetcher=FakeWeb(dict.fromkeys(urls, EDITED)),
        judge=SlowJudge(),
        concurrency=30,
    )

    assert 1 <= SlowJudge.most <= 4


async def test_a_judge_that_cancels_itself_ends_nothing_else() -> None:
    class Cancelling(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            raise anyio.get_cancelled_exc_class()

    findings = [cited(URL, WORDS, nli_claim="c"), cited("https://b.test/", WORDS)]

    report = await verify(
        parse_agent_output(findings),
        fetcher=FakeWeb({URL: EDITED, "https://b.test/": WORDS}),
        judge=Cancelling(),
        concurrency=1,
    )

    assert [verdict.status for verdict in report.verdicts] == ["changed", "match"]
    assert report.verdicts[0].nli_rerun is not None
    assert report.verdicts[0].nli_rerun["changed"] is None


async def test_the_language_of_the_answer_reaches_the_judge() -> None:
    judge = FakeJudge()
    output = parse_agent_output({"metadata": {"language": "pt"}, "findings": [cited(URL, WORDS, nli_claim="c")]})

    await verify(output, fetcher=FakeWeb({URL: EDITED}), judge=judge)

    assert [language for _, _, language in judge.asked] == ["pt"]


async def test_a_baseline_of_any_shape_comes_out_as_json() -> None:
    finding = cited(URL, WORDS, nli_claim="c\ud800", nli_verdict="\ud800")

    report = await verify(parse_agent_output([finding]), fetcher=FakeWeb({URL: EDITED}), judge=FakeJudge())

    assert report.model_dump_json()
