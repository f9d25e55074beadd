"""Every description of pincite for somebody else's tool has its version, its name and its tools as they are."""

import json
import re
import tomllib
from typing import Any

from pincite.core.settings import Settings, variables
from tests.docs.pages import source
from tests.tools.served import served

PROJECT = tomllib.loads(source("pyproject.toml"))["project"]
BUNDLE: dict[str, Any] = json.loads(source("packaging/mcpb/manifest.json"))
SERVER: dict[str, Any] = json.loads(source("server.json"))
SETTINGS = {name for field in Settings.model_fields for name in variables(field)}


def test_every_version_is_that_of_the_project() -> None:
    assert BUNDLE["version"] == SERVER["version"] == PROJECT["version"]
    assert [one["version"] for one in SERVER["packages"]] == [PROJECT["version"]]


def test_every_name_is_that_of_the_project() -> None:
    assert BUNDLE["name"] == PROJECT["name"]
    assert [one["identifier"] for one in SERVER["packages"]] == [PROJECT["name"]]
    assert SERVER["name"].partition("/")[2] == PROJECT["name"]


def test_the_registry_finds_its_name_for_pincite_in_the_readme() -> None:
    assert re.findall(r"<!-- mcp-name: (\S+) -->", source("README.md")) == [SERVER["name"]]


async def test_the_tools_of_the_bundle_are_those_that_are_served() -> None:
    async with served() as client:
        offered = {tool.name for tool in await client.list_tools()}

    assert {tool["name"] for tool in BUNDLE["tools"]} == offered


def test_every_setting_that_is_passed_on_is_one() -> None:
    asked = {one["name"] for package in SERVER["packages"] for one in package["environmentVariables"]}

    assert {*BUNDLE["server"]["mcp_config"]["env"], *asked} <= SETTINGS


def test_what_a_person_may_set_in_the_bundle_may_be_left_out() -> None:
    used = re.findall(r"\$\{user_config\.(\w+)\}", source("packaging/mcpb/manifest.json"))

    assert sorted(used) == sorted(BUNDLE["user_config"])
    assert all(one["default"] == "" and not one["required"] for one in BUNDLE["user_config"].values())


def test_the_bundle_has_what_it_starts() -> None:
    assert BUNDLE["server"]["entry_point"] in source("packaging/mcpb/pack")
    assert "pincite" in PROJECT["scripts"]


def test_the_bundle_needs_the_python_that_the_project_needs() -> None:
    assert BUNDLE["compatibility"]["runtimes"]["python"] == PROJECT["requires-python"]
    assert BUNDLE["license"] == PROJECT["license"]
