"""docs/extending.md is a package that pincite finds and uses."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from pincite.core import extract, reports
from pincite.core.nli import registry
from tests.docs.pages import blocks
from tests.fakes import cited

PAGE = "docs/extending.md"

GROUPS = {extract.GROUP, registry.GROUP, reports.GROUP}

#: Run by an interpreter of its own: entry points are looked for once in a process.
PROGRAM = """
import sys
from pincite.__main__ import run
from pincite.core.extract import extract
from pincite.core.ports import Body

run(["doctor"])
run(["check", sys.argv[1], "--report", "csv"])
print("torn report:", run(["check", sys.argv[1], "--report", "torn"]))
run(["check", sys.argv[1], "--with-nli", "--report", "json"])
calendar = b"BEGIN:VCALENDAR\\r\\nSUMMARY:The library closes\\r\\n  at six.\\r\\nEND:VCALENDAR\\r\\n"
print(extract(Body(calendar, "https://a.test/", "text/calendar")).visible.canonical)
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The folder that the package of the page is installed in, as an installer would leave it."""
    project = tomllib.loads(blocks(PAGE, "toml")[0].text)["project"]
    (tmp_path / "pincite_extras.py").write_text("\n\n".join(block.text for block in blocks(PAGE, "python")))
    facts = tmp_path / f"pincite_extras-{project['version']}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in points.items()))
    ]
    (facts / "entry_points.txt").write_text("\n".join(lines))
    torn = tmp_path / "pincite_torn-1.dist-info"
    torn.mkdir()
    (torn / "METADATA").write_text("Metadata-Version: 2.1\nName: pincite-torn\nVersion: 1\n")
    (torn / "entry_points.txt").write_text("".join(f"[{group}]\ntorn = pincite_torn:Torn\n" for group in GROUPS))
    return tmp_path


def test_the_groups_of_the_page_are_those_that_pincite_looks_into() -> None:
    project = tomllib.loads(blocks(PAGE, "toml")[0].text)["project"]

    assert set(project["entry-points"]) == GROUPS


def test_the_package_of_the_page_is_found_and_used_and_a_torn_one_is_told_of(installed: Path) -> None:
    answer = installed / "answer.json"
    answer.write_text(json.dumps([cited("https://a.test/", "The tide rose at dawn.", summary="It rose.")]))
    environment = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "PINCITE_PROVENANCE_FETCHER": "fake-drift",
        "PINCITE_NLI_PROVIDER": "verbatim-nli",
    }

    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(answer)],
        capture_output=True, text=True, check=True, env=environment, timeout=30,
    )  # fmt: skip

    lines = ran.stdout.splitlines()
    rows = [line.split()[:4] for line in lines]
    assert ["verbatim-nli", "usable"] in rows
    assert ["would", "be", "asked", "verbatim-nli"] in rows
    assert ["calendar", "usable", "(1,", "from"] in rows
    assert ["csv", "usable", "(from", "another"] in rows
    for title in ("Judges", "Formats", "Reports"):
        section = ran.stdout.partition(f"\n{title}\n")[2].partition("\n\n")[0]
        (torn,) = [line for line in section.splitlines() if line.split()[0] == "torn"]
        assert "not usable: " in torn, title
        assert "could not be loaded (ModuleNotFoundError: " in torn, title
    assert "torn report: 64" in lines
    assert "url,status,kind" in lines
    assert "https://a.test/,changed,removed" in lines
    report = json.loads(next(line for line in lines if line.startswith('{"started_at"')))
    assert report["verdicts"][0]["nli_rerun"]["provider"] == "verbatim-nli"
    assert lines[-1] == "The library closes at six."
