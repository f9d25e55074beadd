"""What is shown as an example works as it is shown."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.cli.command import pincite

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def test_the_example_answer_holds_its_own_stamps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JW_PROVENANCE_FETCHER", "fake")

    ran = pincite("check", str(EXAMPLES / "agent_output.json"))

    assert ran.status == 0
    assert json.loads(ran.out)["summary"] == {"match": 2, "no_record": 1}


def test_the_library_example_runs_and_finds_the_number() -> None:
    ran = subprocess.run(
        [sys.executable, str(EXAMPLES / "library.py")], capture_output=True, text=True, check=False, timeout=30
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines() == ["changed  It closes at six. number", "match    It costs nothing."]


def test_the_stanza_of_the_readme_is_the_committed_one() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", readme, flags=re.DOTALL)

    stanzas = [json.loads(block) for block in blocks if "mcpServers" in block]

    assert stanzas == [json.loads((ROOT / "mcp.json").read_text(encoding="utf-8"))]
