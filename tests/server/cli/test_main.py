"""The door of the command: help for people, one line for mistakes, and nothing imported that is not needed."""

import errno
import io
import json
import os
import subprocess
import sys
from functools import cache
from importlib.metadata import version

import pytest

from pincite.server.cli.console import Console
from pincite.server.cli.main import COMMANDS, run
from tests.rows import each_row
from tests.server.cli.command import Screen, pincite

#: What serves MCP.
SERVER = {"fastmcp", "mcp", "uvicorn", "starlette"}


@each_row("arguments", [[], ["--help"], ["-h"]])
def test_help_names_every_command(arguments: list[str]) -> None:
    ran = pincite(*arguments)

    assert ran.status == 0
    assert all(
        name in ran.out
        for name in ("check", "stamp", "links", "evidence", "fidelity", "demo", "serve", "proxy", "install", "doctor")
    )


@each_row("command", ["check", "stamp", "links", "evidence", "fidelity", "demo", "serve", "proxy", "install", "doctor"])
def test_each_command_explains_itself(command: str) -> None:
    ran = pincite(command, "--help")

    assert ran.status == 0
    assert "--console" not in ran.out
    assert f"pincite {command}" in ran.out


def test_the_version_is_that_of_the_distribution() -> None:
    assert pincite("--version").out.strip() == version("pincite")


#: Runs each command in turn, the lightest first, and tells which modules are there afterwards.
STEPS = """
import contextlib, io, json, sys
from pincite.__main__ import run
told = []
for arguments in json.loads(sys.argv[1]):
    shown, said = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(said):
        status = run(arguments)
    told.append([status, said.getvalue(), sorted(sys.modules)])
print(json.dumps(told))
"""


@cache
def loaded() -> dict[str, tuple[int, str, frozenset[str]]]:
    """Of each command that one process ran: its status, what it said, and what was imported by then."""
    helps = [["--help"], *([command, "--help"] for command in COMMANDS)]
    steps = [["--version"], ["chekc"], *helps, ["check", "/no/such/file"], ["doctor"]]
    given = [sys.executable, "-c", STEPS, json.dumps(steps)]
    told = json.loads(subprocess.run(given, capture_output=True, text=True, check=True, timeout=50).stdout)
    return {
        " ".join(step): (status, said, frozenset(names))
        for step, (status, said, names) in zip(steps, told, strict=True)
    }


def test_help_the_version_and_a_mistake_import_nothing_of_the_work() -> None:
    status, _, names = loaded()[f"{COMMANDS[-1]} --help"]

    assert status == 0
    assert "pincite.server.cli.calls.check" in names
    assert {
        name for name in names if name.split(".")[0] in ("anyio", "asyncio", "fastmcp", "httpx2", "pydantic")
    } == set()
    assert names.isdisjoint({f"pincite.server.cli.{command}" for command in COMMANDS})


def test_the_version_does_not_import_what_shows_help() -> None:
    *_, names = loaded()["chekc"]

    assert names.isdisjoint({"pincite.server.cli.help", "pincite.server.cli.calls.check"})


def test_the_command_does_not_import_the_server() -> None:
    status, said, names = loaded()["check /no/such/file"]

    assert (status, names & SERVER) == (65, frozenset())
    assert said.startswith("pincite: cannot read /no/such/file")


def test_the_phrases_of_walls_are_not_imported_before_a_passage_is_missed() -> None:
    *_, names = loaded()["check /no/such/file"]

    assert "pincite.core.verify.document" in names
    assert "pincite.core.extract.walls.kinds" not in names


def test_the_doctor_of_an_installation_that_asks_for_no_token_does_not_import_the_server_either() -> None:
    status, _, names = loaded()["doctor"]

    assert (status, names & SERVER) == (0, frozenset())


@each_row(
    ("arguments", "told"),
    [
        (["check"], "check needs AGENT-OUTPUT: a file, or - for standard input"),
        (["check", "--plain"], "check needs AGENT-OUTPUT: a file, or - for standard input"),
        (["stamp"], "stamp needs FINDING: a file, or - for standard input"),
        (["evidence"], "evidence needs REQUEST: a file, or - for standard input"),
        (["fidelity"], "fidelity needs AGENT-OUTPUT: a file, or - for standard input"),
        (["install"], "install needs CLIENT: one of claude-desktop, claude-code, cursor, vscode"),
    ],
)
def test_an_argument_that_was_left_out_is_named_with_what_it_may_be(arguments: list[str], told: str) -> None:
    ran = pincite(*arguments)

    assert (ran.status, ran.err) == (64, f"pincite: {told} (pincite --help)\n")


def test_an_option_without_its_value_is_still_named_as_the_option() -> None:
    assert "--since requires an argument" in pincite("check", "x", "--since").err
    assert "--agent-output requires an argument" in pincite("check", "--agent-output").err


@each_row(
    ("arguments", "told"),
    [
        (["stamp", "-", "-"], "stamp takes one file at a time, and '-' is one more"),
        (["stamp", "a", "b"], "stamp takes one file at a time, and 'b' is one more"),
        (
            ["check", "--agent-output", "a", "b"],
            "'b' is a file beside --agent-output: name all files without it, or each with it",
        ),
        (["doctor", "x"], "doctor takes no further argument, and 'x' is one"),
        (["check", "--oops", "a"], "unknown option --oops"),
        (["check", "a", "--oops"], "unknown option --oops"),
        (["stamp", "a", "--oops"], "unknown option --oops"),
        (["check", "a", "--strct"], "unknown option --strct - did you mean --strict?"),
        (["links", "--lve", "a"], "unknown option --lve - did you mean --live?"),
        (["stamp", "a", "--verfy"], "unknown option --verfy - did you mean --verify?"),
        (["check", "a", "--reprot=md"], "unknown option --reprot=md - did you mean --report?"),
    ],
)
def test_what_is_too_much_is_named_alone(arguments: list[str], told: str) -> None:
    ran = pincite(*arguments)

    assert (ran.status, ran.err) == (64, f"pincite: {told} (pincite --help)\n")


@each_row(
    ("name", "meant"),
    [("verify", " - did you mean pincite check?"), ("dokter", " - did you mean pincite doctor?"), ("zzz", ".")],
)
def test_a_command_that_does_not_exist_is_told_with_all_that_do_and_the_one_that_was_meant(
    name: str, meant: str
) -> None:
    ran = pincite(name, "x")

    known = ", ".join(COMMANDS)
    assert (ran.status, ran.err) == (
        64,
        f"pincite: there is no command {name!r}{meant} Commands: {known} (pincite --help)\n",
    )
    assert {"install", "doctor"} <= set(COMMANDS)


@each_row(("option", "meant"), [("-V", "."), ("--report", "."), ("--verson", " - did you mean --version?")])
def test_an_option_in_place_of_a_command_is_told_as_an_option(option: str, meant: str) -> None:
    ran = pincite(option, "check", "x")

    known = ", ".join(COMMANDS)
    assert (ran.status, ran.err) == (
        64,
        f"pincite: unknown option {option}{meant} The options of a command follow its name. Commands: {known} "
        "(pincite --help)\n",
    )


@each_row(
    "arguments",
    [["x" * 90_000], ["check", "x" * 90_000], ["check", "-", "y" * 90_000], ["check", "--" + "z" * 90_000, "a"]],
)
def test_a_mistake_is_told_in_a_line_however_long_the_call_was(arguments: list[str]) -> None:
    ran = pincite(*arguments)

    assert ran.status in (64, 65)
    assert len(ran.err) < 600


PINCITE = [sys.executable, "-c", "from pincite.__main__ import main; main()"]


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["--version"], ["doctor"]])
def test_a_reader_who_leaves_ends_the_command_without_a_word(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        ran = subprocess.run([*PINCITE, *arguments], stdout=write, stderr=subprocess.PIPE, check=False, timeout=60)
    finally:
        os.close(write)

    assert (ran.returncode, ran.stderr) == (73, b"")


class Full(Screen):
    """A stream on a disk that is full."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left")


def test_output_that_cannot_be_written_is_said_and_a_message_that_cannot_is_no_reason_to_stop() -> None:
    for arguments in (["doctor"], ["--help"], ["stamp", "https://a.test/", "--text", "The tide."]):
        out, err = Full(terminal=False), Screen(terminal=False)
        assert run(arguments, Console(io.BytesIO(), out, err)) == 73
        assert err.getvalue() == "pincite: cannot write standard output: No space left\n"

    unheard = Console(io.BytesIO(b"{}"), Screen(terminal=False), Full(terminal=False))
    assert run(["check", "-"], unheard) == 65


def test_an_interrupt_before_anything_is_imported_leaves_no_traceback() -> None:
    script = (
        "import sys\n"
        "class Interrupted:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.startswith('pincite.server.cli'): raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "from pincite.__main__ import main\n"
        "sys.argv[1:] = ['doctor']; main()"
    )

    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False, timeout=60)

    assert (ran.returncode, ran.stderr) == (130, b"")
