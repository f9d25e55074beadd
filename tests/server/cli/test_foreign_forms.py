"""Another distribution's form of report costs nobody the check that it was to show."""

import json
import os
import subprocess
import sys
from pathlib import Path

from pincite.server.cli.exits import Exit
from tests.fakes import cited

#: Run by an interpreter of its own: entry points are looked for once in a process.
PROGRAM = """
import io, json, sys
from pincite.server.cli.console import Console
from pincite.server.cli.main import run

for form in ("torn", "raising"):
    out, err = io.StringIO(), io.StringIO()
    status = run(["check", sys.argv[1], "--report", form], Console(io.BytesIO(), out, err))
    print(json.dumps([int(status), out.getvalue(), err.getvalue()]))
"""


def test_a_form_that_cannot_be_loaded_is_refused_at_once_and_one_that_fails_leaves_the_json(tmp_path: Path) -> None:
    facts = tmp_path / "forms-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: forms\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(
        "[pincite.reports]\ntorn = torn_form:render\nraising = raising_form:render\n"
    )
    (tmp_path / "torn_form.py").write_text("raise RuntimeError('half installed')\n")
    (tmp_path / "raising_form.py").write_text("def render(report, plain=False):\n    raise RuntimeError('no rows')\n")
    answer = tmp_path / "answer.json"
    answer.write_text(json.dumps([cited("https://a.test/", "The tide rose at dawn.")]))

    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(answer)],
        capture_output=True, text=True, check=True, timeout=30,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PINCITE_PROVENANCE_FETCHER": "fake"},
    )  # fmt: skip

    (torn, nothing, why), (raising, report, failed) = map(json.loads, ran.stdout.splitlines())
    assert (torn, nothing) == (Exit.USAGE, "")
    assert "the report format 'torn' could not be loaded (RuntimeError: half installed)" in why
    assert raising == Exit.BAD_SETTING
    assert [verdict["status"] for verdict in json.loads(report)["verdicts"]] == ["match"]
    assert "the report format raising (raising_form:render) failed: RuntimeError: no rows" in failed
