"""One call for scripts, with or without a running loop; the environment chooses the judge."""

import os
import subprocess
import sys
from pathlib import Path

import anyio
import pytest

from pincite.core.errors import InputError, NLIUnavailableError
from pincite.core.nli.entailment import evaluate_entailment
from pincite.core.nli.fake import FakeNLI
from pincite.core.ports import NLIVerdict

CLAIM, PREMISE = "The river flows north", "The river flows north past the mill"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of the machine that runs the tests chooses nothing."""
    for name in ("PINCITE_NLI_PROVIDER", "JW_NLI_PROVIDER", "PINCITE_PROVIDER_ORDER", "JW_PROVIDER_ORDER"):
        monkeypatch.delenv(name, raising=False)


def test_contract_5_a_script_without_a_loop_gets_a_verdict() -> None:
    verdict = evaluate_entailment(CLAIM, PREMISE, provider="fake")

    assert isinstance(verdict, NLIVerdict)
    assert (verdict.verdict, verdict.score, verdict.provider) == ("entails", 1.0, "fake-nli")


@pytest.mark.parametrize("language", [None, ""])
def test_without_a_language_it_is_english(language: str | None) -> None:
    asked: list[str] = []

    class Judge(FakeNLI):
        async def evaluate(self, claim: str, premise: str, *, language: str = "en") -> NLIVerdict:
            asked.append(language)
            return await super().evaluate(claim, premise, language=language)

    evaluate_entailment(CLAIM, PREMISE, language=language, provider=Judge())
    assert asked == ["en"]


async def test_contract_5_so_does_code_inside_a_running_loop() -> None:
    verdict = evaluate_entailment(CLAIM, PREMISE, provider=FakeNLI())

    assert verdict.verdict == "entails"


def test_one_judge_serves_calls_from_several_loops_in_turn() -> None:
    async def inside() -> NLIVerdict:
        return evaluate_entailment(CLAIM, PREMISE, provider="fake-nli")

    assert anyio.run(inside) == anyio.run(inside) == evaluate_entailment(CLAIM, PREMISE, provider="fake-nli")


#: What anyio uses of the package sniffio, which the vendors' clients install.
SNIFFIO = """
from contextvars import ContextVar
class AsyncLibraryNotFoundError(RuntimeError): pass
current_async_library_cvar = ContextVar("current_async_library_cvar", default=None)
def current_async_library():
    if current_async_library_cvar.get() is None: raise AsyncLibraryNotFoundError
    return current_async_library_cvar.get()
"""
INSIDE = """
import asyncio, anyio
from pincite import evaluate_entailment
async def inside():
    here = evaluate_entailment("a", "a", provider="fake").verdict
    return here, await asyncio.to_thread(lambda: evaluate_entailment("a", "a", provider="fake").verdict)
print(*anyio.run(inside))
"""


def test_contract_5_also_inside_a_loop_of_anyio_where_sniffio_is_installed(tmp_path: Path) -> None:
    (tmp_path / "sniffio.py").write_text(SNIFFIO)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

    said = subprocess.run([sys.executable, "-c", INSIDE], env=environment, capture_output=True, text=True, check=False)

    assert said.stdout.split() == ["entails", "entails"], said.stderr


@pytest.mark.parametrize("variable", ["JW_NLI_PROVIDER", "PINCITE_NLI_PROVIDER"])
def test_contract_5_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, " fake-nli ")
    assert evaluate_entailment("", "").provider == "fake-nli"

    monkeypatch.setenv(variable, "oracle")
    with pytest.raises(ValueError, match="unknown JW_NLI_PROVIDER"):
        evaluate_entailment("", "")


def test_the_argument_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_NLI_PROVIDER", "oracle")

    assert evaluate_entailment("", "", provider="fake").provider == "fake-nli"


def test_a_callers_own_judge_of_the_older_form_is_asked_and_checked() -> None:
    class Older:
        name = "older"

        async def evaluate_entailment(self, claim: str, premise: str) -> object:
            return {"label": "contradicts" if claim else "maybe", "score": 7}

    verdict = evaluate_entailment("c", "p", provider=Older())

    assert (verdict.verdict, verdict.score, verdict.provider) == ("contradicts", 1.0, "older")
    with pytest.raises(NLIUnavailableError):
        evaluate_entailment("", "p", provider=Older())


def test_a_text_or_a_language_that_is_no_string_is_an_input_error() -> None:
    for claim, premise, language in ((None, "p", "en"), ("c", b"p", "en"), ("c", "p", 3)):
        with pytest.raises(InputError, match="is a string, not"):
            evaluate_entailment(claim, premise, language=language, provider="builtin-nli")  # type: ignore[arg-type]
