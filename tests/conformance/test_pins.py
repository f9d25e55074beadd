"""What runs others' tools against pincite is pinned to the last of them, and says why a scenario may fail."""

import json
import re

import pytest

from tests.docs.pages import ROOT, source

PACKAGE = json.loads(source("tests/node/package.json"))
LOCK = json.loads(source("tests/node/package-lock.json"))
_EXACT = re.compile(r"\d+\.\d+\.\d+(?:-[\w.]+)?")


def test_every_package_of_npm_is_pinned_by_version_and_integrity_and_from_no_host() -> None:
    asked = PACKAGE["devDependencies"]
    packages = {path: one for path, one in LOCK["packages"].items() if path}

    assert all(map(_EXACT.fullmatch, asked.values()))
    assert {name: packages[f"node_modules/{name}"]["version"] for name in asked} == asked
    assert [path for path, one in packages.items() if "integrity" not in one or "resolved" in one] == []


def test_what_ci_installs_by_pip_is_pinned_in_the_constraints() -> None:
    installed = re.findall(r"^pip install (.+)$", source(".ci/conformance"), re.MULTILINE)
    names = {name for line in installed for name in line.split() if name != "." and not name.startswith("--")}
    pinned = {line.partition("==")[0] for line in source("constraints.txt").splitlines()}

    assert "PIP_CONSTRAINT" in source(".ci/conformance")
    assert names
    assert names <= pinned


@pytest.mark.parametrize("file", ["needs_fixture.yml", "expected_failures.yml"])
def test_every_failure_that_is_expected_is_named_once(file: str) -> None:
    named = re.findall(r"^  - ([\w:-]+)", source(f"tests/conformance/{file}"), re.MULTILINE)

    assert named
    assert len(named) == len({*named})


def test_every_failure_of_fastmcp_has_its_reason_beside_it() -> None:
    lines = [line for line in source("tests/conformance/expected_failures.yml").splitlines() if line.startswith("  -")]

    assert all(re.search(r" # \w.{20,}\.$", line) for line in lines)


@pytest.mark.parametrize("script", [".ci/conformance", "packaging/mcpb/pack"])
def test_a_script_stops_at_its_first_failure(script: str) -> None:
    assert "set -euo pipefail" in source(script)
    assert (ROOT / script).stat().st_mode & 0o100
