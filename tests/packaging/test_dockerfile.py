"""What the Dockerfile copies is there, what it runs works, and what it serves writes nothing and is nobody's root."""

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch

import httpx2
import pytest

from tests.docs.pages import ROOT, source
from tests.server.cli.command import pincite

PROJECT = tomllib.loads(source("pyproject.toml"))
#: Tells of everything that a process opens for writing, beside its own streams.
WATCHED = """
import os, sys
sys.dont_write_bytecode = True
def opened(event, arguments):
    path, mode, flags = arguments
    if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) and not str(path).startswith("/dev/"):
        os.write(2, f"wrote {path}\\n".encode())
def made(event, arguments):
    os.write(2, f"wrote {event} {arguments}\\n".encode())
hooks = {"open": opened, **dict.fromkeys(["os.mkdir", "os.rename", "os.link", "os.symlink", "sqlite3.connect"], made)}
sys.addaudithook(lambda event, arguments: hooks[event](event, arguments) if event in hooks else None)
from pincite.__main__ import run
sys.exit(run(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Instruction:
    word: str
    rest: str

    @property
    def arguments(self) -> list[str]:
        """The form of JSON, or of words; options left out."""
        if self.rest.startswith("["):
            return [str(one) for one in json.loads(self.rest)]
        return [one for one in shlex.split(self.rest) if not one.startswith("--")]


def stages() -> list[list[Instruction]]:
    """The instructions of each stage, in order."""
    text = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", source("Dockerfile"), flags=re.MULTILINE))
    found: list[list[Instruction]] = []
    for line in filter(None, text.splitlines()):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append(Instruction(word, rest.strip()))
    return found


BUILD, FINAL = stages()


def only(word: str) -> Instruction:
    (found,) = [one for one in FINAL if one.word == word]
    return found


def health() -> list[str]:
    """The command by which a container tells whether it is well."""
    return Instruction("CMD", only("HEALTHCHECK").rest.partition(" CMD ")[2]).arguments


def copied() -> list[str]:
    return [path for one in BUILD if one.word == "COPY" for path in one.arguments[:-1]]


def test_what_is_copied_is_the_package_and_what_building_it_needs() -> None:
    package = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
    others = [path for path in copied() if path not in package]

    assert {*copied()} >= {*package}
    assert [path for path in others if not (ROOT / path).is_file()] == []
    assert {PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]} <= {*others}


def test_what_is_copied_is_not_ignored_and_the_links_of_development_are() -> None:
    patterns = [line for line in source(".dockerignore").splitlines() if line and not line.startswith("#")]

    def ignored(path: str) -> bool:
        # The last pattern that matches the path, or a folder that it is in, decides.
        above = ["/".join(path.split("/")[: depth + 1]) for depth in range(path.count("/") + 1)]
        verdict = False
        for pattern in patterns:
            if any(fnmatch(one, pattern.removeprefix("!").replace("**/", "*")) for one in above):
                verdict = not pattern.startswith("!")
        return verdict

    assert [path for path in copied() if ignored(path)] == []
    assert all(map(ignored, ["src/pincite/core", "src/pincite/server", "src/pincite/tools", ".git", "tests", "docs"]))


def test_the_extras_that_it_installs_are_extras() -> None:
    (extras,) = [one.rest.partition("=")[2] for one in BUILD if one.word == "ARG"]

    assert set(extras.split(",")) <= {*PROJECT["project"]["optional-dependencies"]}


def test_the_process_is_not_root_and_nothing_is_done_after_that_is_said() -> None:
    words = [one.word for one in FINAL]

    assert [int(one) > 0 for one in only("USER").rest.split(":")] == [True, True]
    assert not {"COPY", "RUN", "ADD"} & {*words[words.index("USER") :]}


def test_without_a_token_its_command_refuses_to_start_and_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PINCITE_TOKEN", raising=False)
    assert only("ENTRYPOINT").arguments == ["pincite"]

    ran = pincite(*only("CMD").arguments)

    assert ran.status == 64
    assert "PINCITE_TOKEN" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="the image is one of Linux")
def test_its_server_writes_no_file_and_its_health_check_says_whether_it_is_well() -> None:
    program, *check = health()
    command = ["--port=0" if one == only("EXPOSE").rest else one for one in only("CMD").arguments if one != "--port"]
    environment = {**os.environ, "PINCITE_TOKEN": "t" * 40, "PINCITE_NLI_PROVIDER": "fake-nli"}
    with subprocess.Popen([sys.executable, "-c", WATCHED, *command], env=environment, stderr=subprocess.PIPE) as server:
        assert server.stderr
        try:
            line = server.stderr.readline().decode()
            address = re.search(r"http://[0-9.]+:([0-9]+)", line)
            assert address, line
            here = [one.replace(f":{only('EXPOSE').rest}", f":{address[1]}") for one in check]
            well = subprocess.run([sys.executable, *here], capture_output=True, check=False, timeout=20)
            call = {
                "jsonrpc": "2.0",
                "id": 1,
                "method": "initialize",
                "params": {
                    "protocolVersion": "2025-06-18",
                    "capabilities": {},
                    "clientInfo": {"name": "t", "version": "1"},
                },
            }
            with httpx2.Client(trust_env=False) as client:
                url = f"http://127.0.0.1:{address[1]}/mcp"
                accept = {"accept": "application/json, text/event-stream"}
                stranger = client.post(url, json=call, headers=accept).status_code
                known = client.post(url, json=call, headers={**accept, "authorization": "Bearer " + "t" * 40})
        finally:
            server.terminate()
            said = server.stderr.read().decode()
    gone = subprocess.run([sys.executable, *here], capture_output=True, check=False, timeout=20)

    assert program == "python"
    assert (well.returncode, stranger, known.status_code) == (0, 401, 200)
    assert gone.returncode != 0
    assert "wrote " not in said
    assert server.returncode == 0
