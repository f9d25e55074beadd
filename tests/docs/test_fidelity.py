"""docs/fidelity.md is a program that runs as it is printed, and an answer that its command accepts."""

import json
import re

import pytest

from pincite.core.nli.fidelity.annotated import KEYS
from pincite.core.nli.fidelity.check import MIN_EXCERPT_CHARS, MODES
from pincite.core.nli.fidelity.judged import MOST
from tests.docs.pages import blocks, codes, run_in_turn, source, table
from tests.server.cli.command import pincite

PAGE = "docs/fidelity.md"


def test_every_block_of_the_page_runs_in_turn() -> None:
    run_in_turn(PAGE)


def test_the_answer_of_the_page_passes_the_command_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINCITE_NLI_PROVIDER", "fake-nli")
    (answer,), (line,) = blocks(PAGE, "json"), blocks(PAGE, "sh")
    _, command, _, *options = line.text.split()

    ran = pincite(command, "-", *options, stdin=answer.text)

    assert (ran.status, len(json.loads(ran.out)["findings"])) == (0, 1)


def test_no_block_of_the_page_is_left_out_of_these_tests() -> None:
    assert set(re.findall("^```(.+)$", source(PAGE), re.MULTILINE)) == {"python", "json", "sh"}


def test_every_mode_every_key_and_every_bound_is_there() -> None:
    assert codes(table(PAGE, "Modes")) == [*MODES]
    assert codes(table(PAGE, "What is written"))[: len(KEYS)] == [*KEYS]
    assert f"{MIN_EXCERPT_CHARS} characters" in source(PAGE)
    assert f"the last {MOST:,} verdicts" in source(PAGE)
