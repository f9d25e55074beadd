"""Any form of an answer is judged where it says what is claimed, and annotated where the form has a place for it."""

import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import InputError, NLIProviderNotAvailableError
from pincite.core.nli.fidelity.asking import AT_ONCE
from pincite.core.nli.fidelity.check import Fidelity, Mode, check_fidelity
from pincite.core.nli.fidelity.judged import Judged
from pincite.core.ports import NLIVerdict
from pincite.core.shapes.recognised import recognise
from tests.core.shapes.samples import SAMPLES, Sample
from tests.fakes import FakeJudge
from tests.rows import each_row

URL = "https://a.test/tides"
LONG = "The tide rose at dawn and the boats left the harbour."
NEUTRAL = NLIVerdict("neutral", 0.9, "fake-judge")


def found(summary: object = "It rose.", excerpt: object = LONG, **more: object) -> dict[str, object]:
    return {"summary": summary, "excerpt": excerpt, "citation": {"url": URL}, **more}


async def check(value: object, verdict: Any = None, **options: Any) -> Fidelity:
    judge = FakeJudge() if verdict is None else FakeJudge(verdict)
    return await check_fidelity(recognise(value), judge=judge, judged=Judged(), **options)


@each_row("sample", SAMPLES, ids=repr)
async def test_every_form_is_judged_on_the_claims_and_words_that_it_has(sample: Sample) -> None:
    judge = FakeJudge()

    checked = await check_fidelity(recognise(sample.value), judge=judge, min_excerpt_chars=1, judged=Judged())

    told = {(one.claim, one.words) for one in sample.cites if one.claim and one.words}
    assert {(claim, premise) for claim, premise, _ in judge.asked} == told
    assert checked.supported == len([one for one in sample.cites if one.claim and one.words])
    assert checked.supported + len(checked.too_short + checked.without_excerpt) + checked.unjudged == len(sample.cites)


@each_row("sample", SAMPLES, ids=repr)
async def test_an_annotated_form_is_still_of_that_form_and_has_the_baseline(sample: Sample) -> None:
    checked = await check(sample.value, min_excerpt_chars=1)
    again = recognise(checked.output)

    assert again.form == sample.form
    assert [one.around.excerpt for one in again.cited] == [one.around.excerpt for one in recognise(sample.value).cited]
    assert json.dumps(checked.output).count("nli_claim") == checked.supported
    assert checked.left_over == checked.warnings


async def test_the_citation_of_a_vendors_form_has_verdict_score_and_judge_where_its_stamp_is_kept() -> None:
    block = {"type": "text", "text": "It rose.", "citations": [{"url": URL, "cited_text": LONG, "pincite": {"v": 1}}]}

    checked = await check(block)

    assert isinstance(checked.output, dict)
    assert checked.output["citations"][0]["pincite"] == {
        "v": 1,
        "nli_claim": "It rose.",
        "nli_verdict": "entails",
        "nli_score": 0.9,
        "nli_provider": "fake-judge",
    }


async def test_a_citation_without_an_address_is_judged_by_the_words_it_quotes() -> None:
    block = {"type": "text", "text": "It rose.", "citations": [{"type": "char_location", "cited_text": LONG}]}

    checked = await check(block, NEUTRAL, mode="reject")

    assert checked.output == {"type": "text", "text": "It rose.", "citations": []}
    said = "Rejected finding (neutral 0.9 by fake-judge, entails 0.7 needed)"
    assert checked.warnings == (f'{said}: finding 1 "It rose."',)


@pytest.mark.parametrize("mode", ["warn", "reject"])
async def test_findings_of_one_page_that_fail_are_told_apart_by_place_and_claim(mode: Mode) -> None:
    kept = found("It stands.", LONG.upper())

    class Half(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            return NEUTRAL if premise == LONG else NLIVerdict("entails", 0.9, "half")

    output = recognise([found("It fell."), kept, found("It rose.")])
    checked = await check_fidelity(output, judge=Half(), mode=mode, judged=Judged())

    ends = [f': finding 1 "It fell.", {URL}', f': finding 3 "It rose.", {URL}']
    assert [warning.endswith(end) for warning, end in zip(checked.warnings, ends, strict=True)] == [True, True]


async def test_a_finding_without_an_excerpt_is_not_counted_as_one_with_too_short_an_excerpt() -> None:
    checked = await check([found(excerpt="Short."), found(excerpt=""), found(excerpt="\u200b")])

    assert (checked.too_short, checked.without_excerpt) == ((0,), (1, 2))


async def test_reject_drops_the_innermost_element_and_the_rest_keeps_its_place() -> None:
    one, two = {"url": URL, "cited_text": LONG}, {"url": "https://b.test/", "cited_text": LONG.upper()}
    message = {
        "role": "assistant",
        "content": [
            {"type": "text", "text": "It rose.", "citations": [one, two, one]},
            {"type": "text", "text": "No.", "citations": [two]},
        ],
    }

    class Half(FakeJudge):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            return NEUTRAL if premise == LONG else NLIVerdict("entails", 0.9, "half")

    checked = await check_fidelity(recognise(message), judge=Half(), mode="reject", judged=Judged())

    assert isinstance(checked.output, dict)
    left = [[one["url"] for one in block["citations"]] for block in checked.output["content"]]
    assert left == [["https://b.test/"], ["https://b.test/"]]
    assert (checked.failed, checked.supported) == (2, 2)


async def test_markdown_keeps_its_words_and_cannot_be_rejected_from() -> None:
    text = f'The log says "{LONG}" ([log]({URL})).'

    checked = await check(text, NEUTRAL)

    assert isinstance(checked.output, str)
    assert "<!-- pincite" in checked.output
    assert "Low NLI fidelity" in checked.warnings[0]
    with pytest.raises(InputError, match="Markdown"):
        await check(text, NEUTRAL, mode="reject")


async def test_a_message_in_a_list_of_several_forms_keeps_its_words_as_well() -> None:
    message = {"role": "assistant", "content": f'The log says "{LONG}" ([log]({URL})).'}

    checked = await check([found(), message], NEUTRAL)

    assert isinstance(checked.output, list)
    assert "<!-- pincite" in checked.output[1]["content"]
    assert checked.output[0]["metadata"]["nli_verdict"] == "neutral"
    with pytest.raises(InputError, match="Markdown"):
        await check([found(), message], NEUTRAL, mode="reject")


async def test_a_lone_finding_that_is_rejected_leaves_nothing() -> None:
    checked = await check(found(), NEUTRAL, mode="reject")

    assert (checked.output, checked.failed) == (None, 1)


async def test_json_text_stays_text_where_it_stands() -> None:
    inner = json.dumps([found(), found("It fell.")])

    kept = await check({"findings": inner})
    dropped = await check({"findings": inner}, NEUTRAL, mode="reject")

    assert isinstance(kept.output, dict)
    assert isinstance(dropped.output, dict)
    assert json.loads(kept.output["findings"])[1]["metadata"]["nli_verdict"] == "entails"
    assert dropped.output["findings"] == "[]"


@dataclass(frozen=True)
class Frozen:
    """An answer of somebody else's class."""

    findings: tuple[object, ...]
    warnings: tuple[str, ...] = ()
    metadata: dict[str, object] = field(default_factory=dict)


async def test_objects_of_any_class_are_answers_and_keep_their_class() -> None:
    finding = SimpleNamespace(
        summary="It rose.", excerpt=LONG, metadata=None, citation=SimpleNamespace(url=URL, metadata={})
    )

    checked = await check(Frozen((finding, finding)), NEUTRAL)

    assert isinstance(checked.output, Frozen)
    first = checked.output.findings[0]
    assert isinstance(first, SimpleNamespace)
    assert first.metadata["nli_verdict"] == first.citation.metadata["nli_verdict"] == "neutral"
    assert len(checked.output.warnings) == 2
    assert checked.output.metadata["nli_on_fail"] == "warn"
    assert finding.metadata is None


class Closed:
    """An object that takes nothing new."""

    __slots__ = ("findings",)

    def __init__(self, findings: object) -> None:
        self.findings = findings

    def __copy__(self) -> "Closed":
        raise TypeError("no copy")


async def test_an_object_that_takes_nothing_new_is_said_so_and_never_keeps_what_was_rejected() -> None:
    checked = await check(Closed([found()]), NEUTRAL)

    assert checked.left_over
    assert "takes no NLI verdict" in checked.left_over[-1]
    with pytest.raises(InputError, match="cannot be dropped"):
        await check(Closed([found()]), NEUTRAL, mode="reject")


@each_row("odd", [None, 5, "https://b.test/", [], {}, {"citation": None}, {"citation": []}])
@each_row("mode", ["warn", "annotate_only", "reject"])
async def test_something_odd_in_a_findings_place_costs_no_other_finding(odd: object, mode: Any) -> None:
    checked = await check({"findings": [odd, found()]}, mode=mode)

    assert isinstance(checked.output, dict)
    kept = checked.output["findings"]
    assert kept[-1]["metadata"]["nli_verdict"] == "entails"
    assert len(kept) == (1 if mode == "reject" else 2)
    assert (checked.supported, checked.failed) == (1, 1 if mode == "reject" else 0)


async def test_a_finding_without_a_citation_is_judged_all_the_same() -> None:
    checked = await check(
        {"findings": [{"summary": "It rose.", "excerpt": LONG, "metadata": {"nli_verdict": "x"}}]}, NEUTRAL
    )

    assert isinstance(checked.output, dict)
    assert checked.output["findings"] == [
        {
            "summary": "It rose.",
            "excerpt": LONG,
            "metadata": {"nli_verdict": "neutral", "nli_score": 0.9, "nli_provider": "fake-judge"},
        }
    ]
    assert checked.warnings[0].endswith(': finding 1 "It rose."')


@each_row("metadata", [[], 5, "text"])
async def test_metadata_that_is_no_object_is_left_as_it_is_and_named(metadata: object) -> None:
    checked = await check({"findings": [found(metadata=metadata)]})

    assert isinstance(checked.output, dict)
    assert checked.output["findings"][0]["metadata"] == metadata
    assert "takes no NLI verdict" in checked.warnings[-1]


async def test_without_a_judge_one_warning_says_why_for_all_and_what_has_no_words_is_still_rejected() -> None:
    value = {"findings": [found(), found("It fell."), found(excerpt="")]}

    checked = await check_fidelity(recognise(value), judge=None, mode="reject", no_judge="no key", judged=Judged())

    assert isinstance(checked.output, dict)
    assert len(checked.output["findings"]) == 2
    assert (checked.unjudged, checked.failed) == (2, 1)
    assert checked.warnings[0] == "NLI fidelity not judged: no key"
    assert len(checked.warnings) == 2


async def test_a_warning_that_the_answer_has_already_is_not_added_again() -> None:
    once = await check({"findings": [found()]}, NEUTRAL)
    twice = await check(once.output, NEUTRAL)

    assert isinstance(twice.output, dict)
    assert len(twice.output["warnings"]) == 1


async def test_a_judge_that_cannot_be_used_is_not_asked_about_every_finding_and_is_named_once() -> None:
    judge = FakeJudge(NLIProviderNotAvailableError("the key was refused"))

    value = {"findings": [found(f"It rose {number} times.") for number in range(50)]}
    checked = await check_fidelity(recognise(value), judge=judge, judged=Judged())

    assert len(judge.asked) <= AT_ONCE
    assert checked.unjudged == 50
    assert checked.warnings == ("NLI fidelity not judged: the key was refused",)


async def test_what_a_judge_says_against_its_own_verdicts_is_one_warning_with_the_places_of_the_findings() -> None:
    careful = NLIVerdict("entails", 0.9, "fake-judge", {"cut": "half was not read", "reason": "r"})
    judged, value = Judged(), {"findings": [found(f"It rose {number} times.") for number in range(12)]}
    told = [
        "NLI fidelity with a reservation (fake-judge, cut: half was not read): "
        "findings 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more"
    ]

    for judge in [FakeJudge(careful)] * 2:  # What is remembered of it has the reservation as well.
        checked = await check_fidelity(recognise(value), judge=judge, judged=judged)
        assert list(checked.warnings) == told
    assert (await check({"findings": [found()]}, careful, mode="annotate_only")).warnings == (
        "NLI fidelity with a reservation (fake-judge, cut: half was not read): finding 1",
    )


async def test_a_url_of_several_lines_is_one_line_of_a_warning() -> None:
    value = {"findings": [{**found(), "citation": {"url": f"{URL}\nNote: all is well"}}]}

    checked = await check(value, NEUTRAL)

    assert "\n" not in checked.warnings[0]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=40) | st.just(LONG) | st.just("\ud800" * 40),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["findings", "summary", "excerpt", "citation", "url", "metadata", "warnings", "text", "citations"]
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)


@given(
    st.fixed_dictionaries({"findings": st.lists(VALUES, max_size=4)}, optional={"metadata": VALUES, "warnings": VALUES})
)
async def test_no_value_is_lost_or_crashes_in_any_mode(value: dict[str, Any]) -> None:
    before = json.dumps(value)

    kept = await check(value, NEUTRAL, mode="annotate_only", min_excerpt_chars=1)
    dropped = await check(value, NEUTRAL, mode="reject", min_excerpt_chars=1)

    assert isinstance(kept.output, dict)
    assert isinstance(dropped.output, dict)
    assert len(kept.output["findings"]) == len(value["findings"])
    assert len(dropped.output["findings"]) == len(value["findings"]) - dropped.failed
    assert json.dumps(value) == before
