"""CONTRACT 5: the fidelity of an answer, clause by clause, each with a neighbour that must fail."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from pincite import AgentResult, Citation, Finding, ProvenanceValidator, fidelity_wrap
from pincite.core.errors import NLIUnavailableError
from pincite.core.ports import NLIVerdict
from tests.fakes import FakeFetcher, FakeJudge
from tests.rows import each_row

URL = "https://a.test/tides"
LONG = "The tide rose at dawn and the boats left the harbour."
SHORT = "The tide rose."
ENTAILS = NLIVerdict("entails", 0.912345, "fake-judge")
NEUTRAL = NLIVerdict("neutral", 0.9, "fake-judge")


def finding(summary: str = "It rose.", excerpt: str = LONG, url: str = URL, **metadata: Any) -> Finding:
    return Finding(summary, Citation(url), excerpt, metadata)


def answer(*findings: Finding, **metadata: Any) -> AgentResult:
    return AgentResult("When did it rise?", "agent", list(findings), ["an earlier warning"], metadata)


async def wrapped(result: Any, judge: object, **options: Any) -> Any:
    @fidelity_wrap(provider=judge, **options)
    async def agent() -> Any:
        return result

    return await agent()


def test_the_defaults_are_the_contracts() -> None:
    parameters = inspect.signature(fidelity_wrap).parameters

    assert {name: one.default for name, one in parameters.items()} == {
        "min_score": 0.7,
        "on_fail": "warn",
        "provider": None,
        "min_excerpt_chars": 32,
    }
    assert all(one.kind is inspect.Parameter.KEYWORD_ONLY for one in parameters.values())


async def test_arguments_reach_the_function_which_keeps_its_name() -> None:
    @fidelity_wrap(provider=FakeJudge(ENTAILS))
    async def agent(query: str, *, name: str) -> AgentResult:
        """Answers."""
        return AgentResult(query, name)

    result = await agent("q", name="n")

    assert (result.query, result.agent_name) == ("q", "n")
    assert (agent.__name__, agent.__doc__) == ("agent", "Answers.")


async def test_the_claim_is_the_summary_the_premise_the_excerpt_and_the_language_the_results() -> None:
    english, other = FakeJudge(ENTAILS), FakeJudge(ENTAILS)

    await wrapped(answer(finding("It rose.", LONG)), english)
    await wrapped(answer(finding("Subiu.", LONG), language="pt"), other)

    assert english.asked == [("It rose.", LONG, "en")]
    assert other.asked == [("Subiu.", LONG, "pt")]


@each_row("language", [None, 5, ["pt"], ""])
async def test_a_language_that_is_no_word_is_english(language: object) -> None:
    judge = FakeJudge(ENTAILS)

    await wrapped(answer(finding(), language=language), judge)

    assert [asked[2] for asked in judge.asked] == ["en"]


async def test_the_finding_and_the_result_say_what_was_judged() -> None:
    result = await wrapped(answer(finding(kept=1), language="en"), FakeJudge(ENTAILS))

    assert result.findings[0].metadata == {
        "kept": 1,
        "nli_verdict": "entails",
        "nli_score": 0.9123,
        "nli_provider": "fake-judge",
    }
    assert result.metadata == {"language": "en", "nli_min_score": 0.7, "nli_on_fail": "warn"}
    assert result.warnings == ["an earlier warning"]
    assert type(result) is AgentResult
    assert type(result.findings[0].citation) is Citation


async def test_the_citation_has_the_baseline_of_a_later_rerun() -> None:
    result = await wrapped(answer(finding()), FakeJudge(ENTAILS))
    citation = result.findings[0].citation

    assert citation.metadata == {"nli_claim": "It rose.", "nli_verdict": "entails"}


async def test_a_later_rerun_compares_with_the_baseline_and_knows_its_judge() -> None:
    from pincite import stamp_finding_text

    same, other = FakeJudge(NEUTRAL), FakeJudge(NLIVerdict("neutral", 0.9, "other"), name="other")
    stamped = finding()
    stamp_finding_text(stamped)
    result = await wrapped(answer(stamped), FakeJudge(ENTAILS))
    page = {URL: LONG.replace("dawn", "dusk")}

    by_same, by_other = [
        (await ProvenanceValidator(fetcher=FakeFetcher(page), nli_provider=judge).check_agent_output(result)).verdicts[
            0
        ]
        for judge in (same, other)
    ]

    assert by_same.nli_rerun is not None
    assert by_other.nli_rerun is not None
    assert (by_same.nli_rerun["from"], by_same.nli_rerun["to"], by_same.nli_rerun["changed"]) == (
        "entails",
        "neutral",
        True,
    )
    assert "comparable" not in by_same.nli_rerun
    assert by_other.nli_rerun["comparable"] is False


async def test_a_dict_is_an_answer_as_well_and_the_callers_own_is_left_alone() -> None:
    given = answer(finding()).to_dict()
    before = repr(given)

    result = await wrapped(given, FakeJudge(NEUTRAL))

    assert result["findings"][0]["metadata"]["nli_verdict"] == "neutral"
    assert result["findings"][0]["citation"]["metadata"]["nli_verdict"] == "neutral"
    assert result["metadata"] == {"nli_min_score": 0.7, "nli_on_fail": "warn"}
    assert len(result["warnings"]) == 2
    assert repr(given) == before


# Short excerpts.


async def test_a_short_excerpt_is_skipped_and_the_finding_stays() -> None:
    judge = FakeJudge(NEUTRAL)

    result = await wrapped(answer(finding(excerpt=SHORT)), judge, on_fail="reject")

    assert judge.asked == []
    assert len(result.findings) == 1
    assert (result.findings[0].metadata["nli_verdict"], result.findings[0].metadata["nli_score"]) == ("skipped", None)
    assert result.warnings == ["an earlier warning"]


@pytest.mark.parametrize(("length", "asked"), [(31, 0), (32, 1)])
async def test_an_excerpt_of_as_many_characters_is_judged_and_of_one_less_is_not(length: int, asked: int) -> None:
    judge = FakeJudge(ENTAILS)

    await wrapped(answer(finding(excerpt="x" * length)), judge)

    assert len(judge.asked) == asked


async def test_the_least_length_is_the_callers() -> None:
    judge = FakeJudge(ENTAILS)

    await wrapped(answer(finding(excerpt=SHORT)), judge, min_excerpt_chars=len(SHORT))

    assert len(judge.asked) == 1


async def test_a_skipped_finding_leaves_an_earlier_baseline_alone() -> None:
    short = finding(excerpt=SHORT)
    short.citation.metadata["nli_verdict"] = "entails"

    result = await wrapped(answer(short), FakeJudge(NEUTRAL))

    assert result.findings[0].citation.metadata == {"nli_verdict": "entails"}


@each_row("excerpt", ["", "   \n", "\u200b" * 40, None])
async def test_in_reject_a_finding_with_no_excerpt_at_all_is_a_failure(excerpt: Any) -> None:
    judge = FakeJudge(ENTAILS)

    result = await wrapped(answer(finding(excerpt=excerpt)), judge, on_fail="reject")

    assert (result.findings, judge.asked) == ([], [])
    assert "Rejected finding" in result.warnings[-1]
    assert URL in result.warnings[-1]


@pytest.mark.parametrize("mode", ["warn", "annotate_only"])
async def test_neighbour_in_other_modes_it_is_skipped(mode: str) -> None:
    result = await wrapped(answer(finding(excerpt="")), FakeJudge(ENTAILS), on_fail=mode)

    assert result.findings[0].metadata["nli_verdict"] == "skipped"
    assert result.warnings == ["an earlier warning"]


# What fails.


@each_row(
    ("verdict", "score", "fails"),
    [
        ("entails", 0.7, False),
        ("entails", 0.6999, True),
        ("entails", 1.0, False),
        ("neutral", 0.99, True),
        ("contradicts", 0.99, True),
    ],
)
async def test_a_finding_fails_when_it_is_not_entailed_or_the_score_is_too_low(
    verdict: Any, score: float, fails: bool
) -> None:
    judge = FakeJudge(NLIVerdict(verdict, score, "fake-judge"))

    result = await wrapped(answer(finding()), judge, min_score=0.7)

    assert (len(result.warnings) == 2) is fails


@dataclass
class Recommending(FakeJudge):
    """A judge that knows the score from which its word may be taken."""

    recommended_threshold: Any = field(default=0.9)


async def test_a_judges_own_threshold_is_used_where_the_caller_left_it_alone_and_the_result_says_so() -> None:
    judge = Recommending(NLIVerdict("entails", 0.8, "fake-judge"))

    result = await wrapped(answer(finding()), judge)

    assert result.metadata["nli_min_score"] == 0.9
    assert result.metadata["nli_min_score_recommended_by"] == "fake-judge"
    assert "Low NLI fidelity" in result.warnings[-1]


async def test_neighbour_the_callers_own_threshold_stands_even_where_it_is_the_default() -> None:
    judge = Recommending(NLIVerdict("entails", 0.8, "fake-judge"))

    result = await wrapped(answer(finding()), judge, min_score=0.7)

    assert result.metadata == {"nli_min_score": 0.7, "nli_on_fail": "warn"}
    assert result.warnings == ["an earlier warning"]


@each_row("odd", [-0.1, 1.1, "0.9", None, True, float("nan")])
async def test_a_recommendation_that_is_no_score_is_none(odd: object) -> None:
    result = await wrapped(answer(finding()), Recommending(ENTAILS, recommended_threshold=odd))

    assert result.metadata == {"nli_min_score": 0.7, "nli_on_fail": "warn"}


# Modes.


async def test_off_does_nothing() -> None:
    judge, given = FakeJudge(NEUTRAL), answer(finding())

    result = await wrapped(given, judge, on_fail="off")

    assert result is given
    assert (result, judge.asked) == (answer(finding()), [])


async def test_annotate_only_writes_the_verdict_and_nothing_else() -> None:
    result = await wrapped(answer(finding()), FakeJudge(NEUTRAL), on_fail="annotate_only")

    assert result.findings[0].metadata["nli_verdict"] == "neutral"
    assert result.warnings == ["an earlier warning"]
    assert result.metadata["nli_on_fail"] == "annotate_only"


async def test_warn_is_the_default_and_its_warning_has_the_url() -> None:
    result = await wrapped(answer(finding()), FakeJudge(NEUTRAL))

    assert len(result.findings) == 1
    assert "Low NLI fidelity" in result.warnings[-1]
    assert URL in result.warnings[-1]
    assert result.metadata["nli_on_fail"] == "warn"


async def test_reject_drops_what_failed_and_keeps_the_rest_in_order() -> None:
    judge = ByClaim({"one": ENTAILS, "two": NEUTRAL, "three": ENTAILS})

    result = await wrapped(answer(*map(finding, ("one", "two", "three"))), judge, on_fail="reject")

    assert [one.summary for one in result.findings] == ["one", "three"]
    assert len(result.warnings) == 2
    assert "Rejected finding" in result.warnings[-1]
    assert URL in result.warnings[-1]


@each_row("mode", ["", "WARN", "drop", None])
def test_any_other_mode_is_an_error(mode: Any) -> None:
    with pytest.raises(ValueError, match="annotate_only, warn, reject"):
        fidelity_wrap(on_fail=mode)


@each_row("options", [{"min_score": -0.1}, {"min_score": 1.1}, {"min_score": float("nan")}, {"min_excerpt_chars": -1}])
def test_a_bound_out_of_its_range_is_an_error(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="min_"):
        fidelity_wrap(**options)


# What was judged already, and by whom.


async def test_a_finding_that_this_process_has_judged_is_not_judged_twice() -> None:
    judge = FakeJudge(ENTAILS)

    first = await wrapped(answer(finding()), judge)
    again = await wrapped(first, judge, on_fail="reject")

    assert len(judge.asked) == 1
    assert again.findings == first.findings


async def test_neighbour_another_excerpt_claim_language_or_judge_is_judged_again() -> None:
    judge, other = FakeJudge(ENTAILS), FakeJudge(NEUTRAL)
    await wrapped(answer(finding()), judge)

    await wrapped(answer(finding(excerpt=LONG + " So it was.")), judge)
    await wrapped(answer(finding("It fell.")), judge)
    await wrapped(answer(finding(), language="de"), judge)
    result = await wrapped(answer(finding()), other)

    assert len(judge.asked) == 4
    assert result.findings[0].metadata["nli_verdict"] == "neutral"


@each_row("mode", ["reject", "warn", "annotate_only"])
async def test_a_verdict_that_came_from_elsewhere_is_not_trusted(mode: str) -> None:
    judge = FakeJudge(NEUTRAL)
    forged = finding(nli_verdict="entails", nli_score=1.0, nli_provider="fake-judge")
    forged.citation.metadata.update({"nli_claim": "It rose.", "nli_verdict": "entails"})

    result = await wrapped(answer(forged), judge, on_fail=mode)

    assert len(judge.asked) == 1
    assert [one.metadata["nli_verdict"] for one in result.findings] == ([] if mode == "reject" else ["neutral"])


# Judges that fail.


async def test_a_judge_that_fails_leaves_a_warning_and_an_unjudged_finding() -> None:
    judge = ByClaim({"one": NLIUnavailableError("the service\nis down"), "two": ENTAILS})

    result = await wrapped(answer(finding("one"), finding("two")), judge, on_fail="reject")

    one, two = result.findings
    assert (one.metadata, one.citation.metadata) == ({}, {})
    assert two.metadata["nli_verdict"] == "entails"
    assert result.warnings[1:] == [f'NLI fidelity not judged (the service is down): finding 1 "one", {URL}']


async def test_an_unjudged_finding_keeps_no_verdict_of_somebody_else() -> None:
    forged = finding(kept=1, nli_verdict="entails", nli_score=1.0, nli_provider="fake-judge")

    result = await wrapped(answer(forged), FakeJudge(RuntimeError("down")), on_fail="reject")

    assert result.findings[0].metadata == {"kept": 1}


async def test_a_failure_is_not_remembered() -> None:
    judge = FakeJudge(RuntimeError("down"))
    await wrapped(answer(finding()), judge)
    judge.verdict = ENTAILS

    result = await wrapped(answer(finding()), judge)

    assert result.findings[0].metadata["nli_verdict"] == "entails"


@pytest.mark.parametrize("name", ["oracle", "openai-nli"])
async def test_a_judge_that_there_is_none_of_costs_a_warning_and_not_the_answer(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JW_NLI_PROVIDER", name)
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)

    result = await wrapped(answer(finding()), None, on_fail="reject")

    assert len(result.findings) == 1
    assert "NLI fidelity not judged" in result.warnings[-1]
    assert result.metadata["nli_min_score"] == 0.7


async def test_without_a_provider_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_NLI_PROVIDER", "fake-nli")
    words = "The river flows north past the mill at dawn"

    result = await wrapped(answer(finding("The river flows north", words)), None)

    assert result.findings[0].metadata == {"nli_verdict": "entails", "nli_score": 1.0, "nli_provider": "fake-nli"}


async def test_a_provider_may_be_named_and_may_be_of_the_older_form() -> None:
    class Older:
        async def evaluate_entailment(self, claim: str, premise: str) -> dict[str, object]:
            return {"label": "contradicts", "score": 0.5}

    named = await wrapped(answer(finding("The tide rose")), "fake-nli")
    older = await wrapped(answer(finding()), Older())

    assert named.findings[0].metadata["nli_provider"] == "fake-nli"
    assert older.findings[0].metadata["nli_verdict"] == "contradicts"


def test_a_provider_that_is_no_judge_is_an_error_at_once() -> None:
    with pytest.raises(TypeError, match="no NLI provider"):
        fidelity_wrap(provider=object())


async def test_what_the_function_raises_passes_through() -> None:
    @fidelity_wrap(provider=FakeJudge())
    async def agent() -> AgentResult:
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        await agent()


async def test_an_answer_without_findings_is_an_answer() -> None:
    result = await wrapped(answer(), FakeJudge(), on_fail="reject")

    assert (result.findings, result.metadata) == ([], {"nli_min_score": 0.7, "nli_on_fail": "reject"})


def test_every_option_is_typed_for_callers() -> None:
    async def agent() -> AgentResult:
        return AgentResult("", "")

    kept: Callable[[], Awaitable[AgentResult]] = fidelity_wrap(on_fail="off")(agent)

    assert callable(kept)


@dataclass
class ByClaim(FakeJudge):
    """A judge with a verdict, or an error, for each claim."""

    verdict: Any = field(default_factory=dict)

    async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
        self.asked.append((claim, premise, language))
        answer = self.verdict[claim]
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, NLIVerdict)
        return answer
