"""The address of a source is a citation to stamp, and where a file is wanted, what to do with it is said."""

import json
import shlex

import pytest

from pincite.core.text.canonical import content_sha256
from tests.rows import each_row
from tests.server.cli.command import pincite

#: An address that is refused unasked.
PRIVATE = "http://127.0.0.1:1/page"

ADDRESSES = ["https://example.org/page", "https://a.test/?a=1&b='x'", "doi:10.1000/182", "file:///home/a%20b.pdf"]
WORDS = "The tide rose at dawn."


@each_row("address", ADDRESSES)
def test_an_address_and_its_words_are_stamped(address: str) -> None:
    ran = pincite("stamp", address, "--text", WORDS)

    citation = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert citation["url"] == address
    assert citation["metadata"]["content_hash"] == content_sha256(WORDS)


@each_row("command", ["stamp", "check"])
@each_row("address", ADDRESSES)
def test_an_address_alone_is_answered_with_a_line_that_works(command: str, address: str) -> None:
    told = pincite(command, address)

    _, _, line = told.err.partition("pincite stamp ")
    arguments = shlex.split(line.partition(" > ")[0])
    assert (told.status, told.out) == (65, "")
    assert arguments == [address, "--text", "its exact words", "--verify"]
    assert pincite("stamp", *arguments[:-1]).status == 0


def test_what_was_stamped_by_its_address_is_checked() -> None:
    stamped = pincite("stamp", PRIVATE, "--text", WORDS)

    assert json.loads(pincite("check", "-", stdin=stamped.out).out)["summary"] == {"unreachable": 1}


def test_a_host_without_its_scheme_and_no_name_at_all_are_told_apart_from_a_file() -> None:
    assert "; an address begins with https://" in pincite("check", "www.a.test/page").err
    assert "cannot read '': " in pincite("check", "").err


@each_row("command", ["stamp", "check", "links", "fidelity"])
@each_row("host", ["example.org", "localhost:8765/same.html", "127.0.0.1:80", "a.test/lease.html"])
def test_a_host_is_told_how_an_address_begins(command: str, host: str) -> None:
    ran = pincite(command, host)

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.endswith("; an address begins with https://\n")


@each_row("file", ["memo.md", "answer.json", "src/lease.html", "../a.txt", "memo", "a b.org"])
def test_a_file_that_is_missing_is_no_host(file: str) -> None:
    assert "https://" not in pincite("check", f"{file}").err


@pytest.mark.parametrize("command", ["evidence", "fidelity"])
def test_an_address_is_no_file_for_any_command(command: str) -> None:
    ran = pincite(command, "https://a.test/x")

    told = "https://a.test/x is an address, where a file is wanted, or - for standard input"
    assert (ran.status, ran.err) == (65, f"pincite: {told}\n")
