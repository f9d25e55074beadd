"""The command judges an answer, prints it with the verdicts, and its status says what came of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rows import each_row
from tests.server.cli.command import pincite

#: fake-nli, which counts words, is the judge here.
HOLDS = {
    "summary": "The river flows north",
    "excerpt": "The river flows north past the mill at dawn",
    "citation": {"url": "https://a.test/"},
}
FAILS = {**HOLDS, "excerpt": "Dogs bark loudly when the evening comes down"}
SHORT = {**HOLDS, "excerpt": "The river"}


@pytest.fixture(autouse=True)
def _judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "fake-nli")


def answer(*findings: object) -> str:
    return json.dumps({"findings": findings})


def test_what_is_supported_is_one_line_and_exit_0() -> None:
    ran = pincite("fidelity", "-", stdin=answer(HOLDS))

    (finding,) = json.loads(ran.out)["findings"]
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    assert finding["metadata"] == {"nli_verdict": "entails", "nli_score": 1.0, "nli_provider": "fake-nli"}
    assert finding["citation"]["metadata"]["nli_verdict"] == "entails"


@each_row(("mode", "kept"), [("warn", 2), ("annotate_only", 2), ("reject", 1)])
def test_what_failed_is_exit_2_in_every_mode(mode: str, kept: int) -> None:
    ran = pincite("fidelity", "-", "--mode", mode, stdin=answer(HOLDS, FAILS))

    assert ran.status == 2
    assert len(json.loads(ran.out)["findings"]) == kept
    assert ran.err.count("https://a.test/") == 1
    assert ("warnings" in json.loads(ran.out)) is (mode != "annotate_only")


def test_off_prints_the_answer_as_it_is() -> None:
    ran = pincite("fidelity", "-", "--mode", "off", stdin=answer(FAILS))

    assert (ran.status, ran.err, json.loads(ran.out)) == (0, "", {"findings": [FAILS]})


def test_the_least_score_is_the_callers() -> None:
    half = {**HOLDS, "summary": "The river flows south"}

    assert pincite("fidelity", "-", stdin=answer(half)).status == 0
    assert pincite("fidelity", "-", "--min-score", "0.8", stdin=answer(half)).status == 2


def test_what_could_not_be_judged_is_exit_3_unless_something_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "openai-nli")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)

    unjudged = pincite("fidelity", "-", stdin=answer(HOLDS))
    failed = pincite("fidelity", "-", "--mode", "reject", stdin=answer(HOLDS, {**HOLDS, "excerpt": ""}))

    assert (unjudged.status, failed.status) == (3, 2)
    assert "not available" in unjudged.err
    assert len(json.loads(unjudged.out)["findings"]) == len(json.loads(failed.out)["findings"]) == 1


def test_what_was_skipped_is_named_and_exit_0() -> None:
    ran = pincite("fidelity", "-", stdin=answer(SHORT))

    assert (ran.status, json.loads(ran.out)["findings"][0]["metadata"]["nli_verdict"]) == (0, "skipped")
    assert ran.err == "pincite: skipped, for their excerpts are too short to judge by: 1 (finding 1)\n"


def test_what_has_no_excerpt_is_told_apart_from_what_has_a_short_one() -> None:
    ran = pincite("fidelity", "-", stdin=answer(SHORT, {**HOLDS, "excerpt": ""}, {**HOLDS, "excerpt": " "}))

    assert ran.err.splitlines() == [
        "pincite: skipped, for their excerpts are too short to judge by: 1 (finding 1)",
        "pincite: skipped, for they have no excerpt: 2 (findings 2, 3)",
    ]


def test_markdown_comes_back_as_markdown() -> None:
    ran = pincite("fidelity", "-", stdin=f'The river flows north: "{HOLDS["excerpt"]}" ([log](https://a.test/)).')

    assert (ran.status, ran.out.startswith("The river flows")) == (0, True)
    assert "<!-- pincite" in ran.out


def test_the_answer_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    file.write_text(answer(HOLDS))

    assert pincite("fidelity", "--agent-output", str(file)).status == 0


@each_row("text", ["", "{", "5", "{}", '{"findings": []}', "[" * 100_000])
def test_input_that_cannot_be_read_is_exit_65_and_prints_nothing(text: str) -> None:
    ran = pincite("fidelity", "-", stdin=text)

    assert (ran.status, ran.out) == (65, "")


@each_row(
    "arguments", [[], ["a", "b"], ["-", "--mode", "drop"], ["-", "--min-score", "1.5"], ["-", "--min-score", "nan"]]
)
def test_a_wrong_call_is_exit_64(arguments: list[Any]) -> None:
    ran = pincite("fidelity", *arguments, stdin=answer(HOLDS))

    assert (ran.status, ran.out) == (64, "")


def test_a_judge_that_nobody_knows_is_exit_78(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "oracle")

    assert pincite("fidelity", "-", stdin=answer(HOLDS)).status == 78
