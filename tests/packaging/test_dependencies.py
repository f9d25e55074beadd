"""What is imported is declared: no package is there only because another one needs it today."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.docs.pages import ROOT, source

PROJECT = tomllib.loads(source("pyproject.toml"))["project"]
ROOMS = ("core", "server", "tools", "src")
#: FastMCP's modules are those of the distribution that it is made of.
MADE_OF = {"fastmcp-slim": "fastmcp"}


def test_every_package_that_is_imported_is_declared() -> None:
    declared = {_name(one) for group in (PROJECT["dependencies"], *_extras()) for one in group}
    providers = packages_distributions()

    imported = {package for room in ROOMS for file in (ROOT / room).rglob("*.py") for package in _packages(file)}
    imported -= {*sys.stdlib_module_names, "pincite"}

    assert {name for name in imported if not _distributions(name, providers.get(name, [name])) & declared} == set()


def test_every_dependency_is_among_the_versions_that_ci_installs() -> None:
    pinned = {_name(line) for line in source("constraints.txt").splitlines() if not line.startswith("#")}

    assert {_name(one) for one in PROJECT["dependencies"]} - pinned == set()


def _extras() -> list[list[str]]:
    return [group for name, group in PROJECT["optional-dependencies"].items() if name != "dev"]


def _name(requirement: str) -> str:
    """The name of a distribution, in the one spelling that tells it apart."""
    (name, *_) = re.split(r"[^A-Za-z0-9._-]", requirement)
    return re.sub(r"[-_.]+", "-", name).lower()


def _distributions(package: str, provided_by: list[str]) -> set[str]:
    names = {_name(one) for one in [*provided_by, package]}
    return names | {MADE_OF[name] for name in names if name in MADE_OF}


def _packages(file: Path) -> Iterator[str]:
    """The first part of each module that ``file`` imports, also by ``import_module`` and a literal name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name.partition(".")[0] for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
            yield from (str(one.value).partition(".")[0] for one in node.args if isinstance(one, ast.Constant))
