"""The command and the server read files and identifiers where the environment says so."""

import json
from pathlib import Path

import pytest
from fastmcp import Client

from pincite.core.fetch.files import NO_SCHEME
from pincite.core.settings import Settings
from pincite.core.shapes.stamping import stamp_output
from pincite.server.app import create_server
from tests.server.cli.command import pincite

WORDS = "The tide rose at dawn and the boats left the harbour."
FINDING = {"summary": "s", "excerpt": WORDS, "citation": {"url": "minutes.txt", "metadata": {}}}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "minutes.txt").write_text(f"Minutes\n\n{WORDS}\n")
    monkeypatch.setenv("PINCITE_ROOTS", str(tmp_path))
    return tmp_path


def test_a_file_beneath_a_root_is_stamped_and_checked(root: Path) -> None:
    stamped = pincite("stamp", "-", "--verify", stdin=json.dumps(FINDING))
    stands = pincite("check", "-", stdin=stamped.out)
    (root / "minutes.txt").write_text(f"Minutes\n\n{WORDS.replace('dawn', 'dusk')}\n")
    changed = pincite("check", "-", stdin=stamped.out)

    assert (stamped.status, stands.status, changed.status) == (0, 0, 2)
    assert json.loads(changed.out)["verdicts"][0]["change"]


def test_stamp_and_check_read_the_file_beside_the_text_before_one_of_that_name_at_the_root(root: Path) -> None:
    (root / "sub").mkdir()
    (root / "sub" / "minutes.txt").write_text("The boats never left the harbour that day.")
    text = root / "sub" / "text.md"
    text.write_text('It says "The boats never left the harbour that day" ([minutes](minutes.txt)).')

    stamped = pincite("stamp", str(text), "--verify", "--out", str(text))
    piped = pincite("stamp", "-", "--verify", stdin=text.read_text())

    assert (stamped.status, piped.status) == (0, 2)
    assert pincite("check", str(text)).status == 0
    (root / "sub" / "minutes.txt").write_text("The boats often left the harbour that day.")
    edited = pincite("check", str(text))
    (root / "sub" / "minutes.txt").unlink()
    other = pincite("check", str(text))
    assert (edited.status, other.status) == (2, 2)
    assert [json.loads(ran.out)["verdicts"][0]["file"]["path"] for ran in (edited, other)] == [
        "minutes.txt",
        "../minutes.txt",
    ]


def test_stamp_names_a_file_that_it_read_elsewhere_than_beside_the_text(root: Path) -> None:
    (root / "sub").mkdir()
    (root / "sub" / "own.txt").write_text(WORDS)
    text = root / "sub" / "text.md"
    text.write_text(f'"{WORDS}" ([a](minutes.txt)). "{WORDS}" ([b](minutes.txt)). "{WORDS}" ([c](own.txt)).')

    ran = pincite("stamp", str(text), "--verify")

    assert ran.status == 0
    assert ran.err.count("minutes.txt is no file beside the text; the one that was read is ../minutes.txt, from") == 1
    assert "own.txt" not in ran.err
    assert "beside the text" not in pincite("stamp", "-", "--verify", stdin=json.dumps(FINDING)).err


def test_without_a_root_the_refusal_names_the_setting(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PINCITE_ROOTS")
    finding = {**FINDING, "citation": {"url": str(root / "minutes.txt"), "metadata": {}}}

    refused = pincite("stamp", "-", "--verify", stdin=json.dumps(finding))

    assert refused.status == 3
    assert "PINCITE_ROOTS" in refused.err


def test_a_relative_path_without_a_root_is_told_what_to_set_by_stamp_and_check(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamped = pincite("stamp", "-", "--verify", stdin=json.dumps(FINDING)).out
    monkeypatch.delenv("PINCITE_ROOTS")

    refused = pincite("stamp", "-", "--verify", stdin=json.dumps(FINDING))
    reports = [pincite("check", "-", "--report", form, stdin=stamped).out for form in ("txt", "md", "json")]

    assert (root.exists(), refused.status) == (True, 3)
    for told in (refused.err, *reports):
        assert NO_SCHEME in told


async def test_a_relative_path_without_a_root_is_told_what_to_set_over_mcp() -> None:
    stamped = stamp_output(FINDING).output
    calls = {
        "stamp_citation": {"citation": FINDING["citation"], "text": WORDS, "verify": True},
        "verify_provenance": {"agent_output": {"findings": [stamped]}},
    }

    async with Client(create_server(Settings(roots=()))) as client:
        for tool, arguments in calls.items():
            result = await client.call_tool(tool, arguments, raise_on_error=False)
            assert NO_SCHEME in result.content[0].text, tool


def test_links_tell_a_mistyped_identifier_on_the_command_line_and_in_a_list(tmp_path: Path) -> None:
    listed = tmp_path / "links.txt"
    listed.write_text("isbn:0306406152\ndoi:10.1000/182.\n")

    named = json.loads(pincite("links", "isbn:0306406153").out)
    read = json.loads(pincite("links", str(listed)).out)

    assert named["results"][0]["notes"][0].startswith("bad_url: The ISBN's last digit")
    assert [bool(result["notes"]) for result in read["results"]] == [False, True]


async def test_over_mcp_only_the_owners_setting_opens_a_file(root: Path) -> None:
    citation = {"url": str(root / "minutes.txt")}
    told = []

    for settings in (Settings(roots=()), Settings()):
        async with Client(create_server(settings)) as client:
            result = await client.call_tool(
                "stamp_citation",
                {"citation": citation, "text": "The tide rose at noon.", "verify": True},
                raise_on_error=False,
            )
        told.append(str(result.content))

    assert "PINCITE_ROOTS" in told[0]
    assert "boats" not in told[0]
    assert "The tide rose" in told[1]
