"""Why a judge or a format cannot be used is said in the reader's language where the reason is pincite's own."""

import pytest

from pincite.core.nli.claude import ClaudeNLI
from pincite.core.nli.openai import OpenAINLI
from pincite.core.wording import ENGLISH, wording
from pincite.server.cli.reasons import told
from tests.rows import each_row

OWN = [
    "ANTHROPIC_API_KEY is not set",
    "the package anthropic is not installed: pip install 'pincite[nli-anthropic]'",
    "not installed: torch, transformers; pip install 'pincite[nli-local]'",
    "the model is not on this machine, and nothing is downloaded unasked: run hf download a/b",
    "no Ollama server answers at http://localhost:11434 within a second",
    "no Ollama server answers at http://localhost:11434 (ConnectError: All connection attempts failed)",
    "what answers at http://localhost:11434 is not Ollama",
    "PDF files are read with the extra pdf: pip install 'pincite[pdf]'",
    "PDF files are read with the extra pdf: pip install -e '.[pdf]'",
    "not installed: torch; pip install '.[nli-local]'",
]


@each_row("reason", OWN)
def test_a_reason_of_ours_is_the_same_in_english_and_another_in_each_other_language(reason: str) -> None:
    said = {told(reason, wording(language)) for language in ("es", "pt", "de")}

    assert told(reason, ENGLISH) == reason
    assert len(said) == 3
    assert reason not in said
    names = [word for word in reason.split() if "://" in word or "_" in word or "[" in word]
    assert all(name in one for name in names for one in said)


async def test_what_a_judge_says_of_a_missing_key_is_known_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ANTHROPIC_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    reasons = [await judge.available() for judge in (ClaudeNLI(), OpenAINLI())]

    german = [told(reason or "", wording("de")) for reason in reasons]

    assert german == ["ANTHROPIC_API_KEY ist nicht gesetzt", "OPENAI_API_KEY ist nicht gesetzt"]


@each_row(
    "reason", ["", "it is asleep", "x is not set", "RuntimeError: X is not set", "not installed: " + "x" * 100_000]
)
def test_what_somebody_else_says_is_left_as_it_is(reason: str) -> None:
    assert told(reason, wording("es")) == reason
