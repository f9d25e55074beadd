"""docs/evidence.md is a program that runs as it is printed, and a request that the command confirms."""

import json
import re

from pincite.core.evidence import RefusalCode
from pincite.core.evidence.parse import POLICY_KEYS
from tests.docs.pages import blocks, codes, run_in_turn, source, table
from tests.server.cli.command import pincite

PAGE = "docs/evidence.md"


def test_every_block_of_the_page_runs_in_turn() -> None:
    run_in_turn(PAGE)


def test_the_request_of_the_page_is_confirmed_by_the_command_of_the_page() -> None:
    (request,), (line,) = blocks(PAGE, "json"), blocks(PAGE, "sh")
    words = line.text.split()

    ran = pincite(*words[1:-1], "-", stdin=request.text)

    assert words[0] == "pincite"
    assert (ran.status, json.loads(ran.out)["ok"]) == (0, True)


def test_no_block_of_the_page_is_left_out_of_these_tests() -> None:
    assert set(re.findall("^```(.+)$", source(PAGE), re.MULTILINE)) == {"python", "json", "sh"}


def test_every_code_and_every_key_of_the_policy_is_there() -> None:
    assert codes(table(PAGE, "What is refused")) == [*RefusalCode]
    assert codes(table(PAGE, "Sources and policy")) == [*POLICY_KEYS]
