"""CONTRACT 4: entailment on change, and the opt-in telemetry."""

import asyncio
import json
from pathlib import Path

import pytest
from pydantic import JsonValue

from pincite.core.errors import NLIUnavailableError
from pincite.core.models import FetcherResponse, ProvenanceVerdict
from pincite.core.ports import NLIVerdict
from pincite.core.verify import ProvenanceValidator
from tests.fakes import FakeFetcher, FakeJudge, cited
from tests.rows import each_row

URL = "https://a.test/tides"
WORDS = "The tide rose at dawn and the boats left the harbour."
EDITED = "The tide rose at dusk and the boats left the harbour."
PAGE = f"It was a quiet year. {EDITED} Nobody was hurt."


async def check(judge: object, page: str = PAGE, *, summary: str = "", **metadata: JsonValue) -> ProvenanceVerdict:
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: page}), nli_provider=judge)
    report = await validator.check_agent_output([cited(URL, WORDS, summary=summary, metadata=metadata)])
    return report.verdicts[0]


async def test_what_changed_is_judged_again_against_the_baseline() -> None:
    judge = FakeJudge(NLIVerdict("contradicts", 0.8, "fake-judge"))

    verdict = await check(judge, nli_claim="It rose at dawn.", nli_verdict="entails")

    assert verdict.status == "changed"
    assert verdict.nli_rerun is not None
    assert {key: verdict.nli_rerun[key] for key in ("changed", "from", "to", "score")} == {
        "changed": True,
        "from": "entails",
        "to": "contradicts",
        "score": 0.8,
    }
    assert verdict.layers is not None
    assert verdict.layers["L3"] == "contradicts"


async def test_the_same_verdict_again_is_not_changed() -> None:
    verdict = await check(FakeJudge(), nli_claim="It rose.", nli_verdict="entails")

    assert verdict.nli_rerun is not None
    assert verdict.nli_rerun["changed"] is False


async def test_it_stays_null_on_a_match_without_a_claim_or_without_a_provider() -> None:
    judge = FakeJudge()

    assert (await check(judge, WORDS, nli_claim="It rose.")).nli_rerun is None
    assert (await check(judge)).nli_rerun is None
    assert (await check(None, nli_claim="It rose.")).nli_rerun is None
    assert judge.asked == []


async def test_a_provider_that_raises_leaves_the_status_and_says_its_error() -> None:
    verdict = await check(
        FakeJudge(NLIUnavailableError("the model is down")), nli_claim="It rose.", nli_verdict="entails"
    )

    assert verdict.status == "changed"
    assert verdict.nli_rerun is not None
    assert verdict.nli_rerun["error"] == "the model is down"
    assert verdict.nli_rerun["changed"] is None


async def test_without_a_baseline_nobody_knows_whether_it_changed() -> None:
    verdict = await check(FakeJudge(), nli_claim="It rose.")

    assert verdict.nli_rerun is not None
    assert (verdict.nli_rerun["changed"], verdict.nli_rerun["to"]) == (None, "entails")


async def test_the_claim_falls_back_to_the_findings_summary() -> None:
    judge = FakeJudge()

    await check(judge, summary="The tide came at dawn.")

    assert [claim for claim, _, _ in judge.asked] == ["The tide came at dawn."]


async def test_claim_baseline_and_judge_may_stand_in_the_findings_metadata() -> None:
    judge = FakeJudge(NLIVerdict("contradicts", 0.8, "fake-judge"))
    finding = cited(URL, WORDS, summary="Never asked about.")
    finding["metadata"] = {"nli_claim": "It rose.", "nli_verdict": "entails", "nli_provider": "claude-nli"}

    report = await ProvenanceValidator(fetcher=FakeFetcher({URL: PAGE}), nli_provider=judge).check_agent_output(
        [finding]
    )

    rerun = report.verdicts[0].nli_rerun
    assert rerun is not None
    assert (rerun["from"], rerun["to"], rerun["changed"], rerun["comparable"]) == (
        "entails",
        "contradicts",
        True,
        False,
    )
    assert [claim for claim, _, _ in judge.asked] == ["It rose."]


async def test_the_citations_own_claim_goes_before_the_findings() -> None:
    judge = FakeJudge()
    finding = cited(URL, WORDS, summary="A summary.", nli_claim="The citation's.")
    finding["metadata"] = {"nli_claim": "The finding's."}

    await ProvenanceValidator(fetcher=FakeFetcher({URL: PAGE}), nli_provider=judge).check_agent_output([finding])

    assert [claim for claim, _, _ in judge.asked] == ["The citation's."]


@each_row("claim", ["", " ", 7, None, ["It rose."]])
async def test_a_claim_that_is_no_string_or_empty_is_no_claim(claim: JsonValue) -> None:
    judge = FakeJudge()

    assert (await check(judge, nli_claim=claim, nli_verdict="entails")).nli_rerun is None
    assert judge.asked == []


async def test_a_reader_that_knows_the_pinned_keys_alone_gets_these_in_plain() -> None:
    verdict = await check(
        FakeJudge(NLIVerdict("contradicts", 0.8, "fake-judge")), nli_claim="It rose.", nli_verdict="entails"
    )

    assert verdict.plain()["nli_rerun"] == {"changed": True, "from": "entails", "to": "contradicts", "score": 0.8}


@pytest.mark.parametrize("page", [FetcherResponse(URL, 404), ConnectionError("down")])
async def test_a_source_that_cannot_be_read_is_never_judged(page: object) -> None:
    judge = FakeJudge()
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: page}), nli_provider=judge)

    verdict = await validator.check(cited(URL, WORDS, nli_claim="It rose.", nli_verdict="entails"))

    assert (verdict.status, verdict.nli_rerun) == ("unreachable", None)
    assert judge.asked == []


async def test_the_premise_is_the_located_passage_with_its_surroundings() -> None:
    judge = FakeJudge()
    page = "The first words of the page. " + "Filler goes here and says nothing. " * 200 + PAGE

    await check(judge, page, nli_claim="It rose.")

    [(_, premise, _)] = judge.asked
    assert EDITED in premise
    assert "Nobody was hurt." in premise
    assert "The first words" not in premise


async def test_when_it_was_removed_the_premise_is_what_is_nearest_to_the_claim() -> None:
    judge = FakeJudge()
    page = "The first words of the page. " + "Filler goes here and says nothing. " * 200 + "Zebras graze at noon."

    await check(judge, page, nli_claim="Zebras sleep at noon.")

    [(_, premise, _)] = judge.asked
    assert "Zebras graze at noon." in premise
    assert "The first words" not in premise


async def test_a_baseline_of_another_provider_is_said_not_to_be_comparable() -> None:
    other = await check(FakeJudge(), nli_claim="c", nli_verdict="neutral", nli_provider="claude-nli")
    same = await check(FakeJudge(), nli_claim="c", nli_verdict="neutral", nli_provider="fake-judge")

    assert other.nli_rerun is not None
    assert same.nli_rerun is not None
    assert (other.nli_rerun["provider"], other.nli_rerun["comparable"]) == ("fake-judge", False)
    assert "comparable" not in same.nli_rerun


async def test_the_older_form_of_provider_is_asked_too() -> None:
    class Older:
        async def evaluate_entailment(self, claim: str, premise: str) -> dict[str, object]:
            return {"label": "neutral", "score": 0.4}

    verdict = await check(Older(), nli_claim="It rose.", nli_verdict="entails")

    assert verdict.nli_rerun is not None
    assert (verdict.nli_rerun["changed"], verdict.nli_rerun["to"]) == (True, "neutral")


# Telemetry


@pytest.mark.parametrize("word", ["1", "true", "yes"])
async def test_each_change_is_remembered_when_the_user_opted_in(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "telemetry.json"
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", word)
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(path))

    await check(None)

    [event] = json.loads(path.read_text())["provenance_events"]
    assert set(event) == {"kind", "url", "delta_chars", "original_accessed_at", "ts"}
    assert (event["kind"], event["url"], event["delta_chars"]) == ("provenance_drift", URL, 0)
    assert event["original_accessed_at"] == "2026-01-01T00:00:00+00:00"


@pytest.mark.parametrize("word", ["", "0", "no", "on", "enabled"])
async def test_without_opting_in_no_file_is_made(word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "telemetry.json"
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", word)
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(path))

    await check(None)

    assert not path.exists()


async def test_the_setting_is_read_when_the_validator_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "telemetry.json"
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(path))
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: PAGE}))
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", "1")

    await validator.check_agent_output([cited(URL, WORDS)])

    assert not path.exists()


async def test_each_change_is_its_own_event_and_what_else_stands_in_the_file_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "telemetry.json"
    path.write_text('{"theirs": [1], "provenance_events": [{"kind": "older"}]}')
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", "1")
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(path))
    validator = ProvenanceValidator(fetcher=FakeFetcher({URL: PAGE, "https://b.test/": WORDS}))

    report = await validator.check_agent_output(
        [
            cited(URL, WORDS),
            cited("https://b.test/", WORDS),
            cited(f"{URL}?token=s3cret#x", WORDS),
            cited(URL, WORDS),
            None,
        ]
    )

    whole = json.loads(path.read_text())
    assert report.summary == {"changed": 2, "match": 1, "unreachable": 1, "no_record": 1}
    assert whole["theirs"] == [1]
    assert [event["kind"] for event in whole["provenance_events"]] == ["older", "provenance_drift", "provenance_drift"]


def test_the_default_path_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", "1")
    monkeypatch.delenv("JW_TELEMETRY_PATH", raising=False)
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))

    asyncio.run(check(None))

    [file] = tmp_path.rglob("telemetry.json")
    assert file.parent.name == "pincite"
    assert len(json.loads(file.read_text())["provenance_events"]) == 1


async def test_a_match_leaves_no_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "telemetry.json"
    monkeypatch.setenv("JW_TELEMETRY_ENABLED", "1")
    monkeypatch.setenv("JW_TELEMETRY_PATH", str(path))

    await check(None, WORDS)

    assert not path.exists()
