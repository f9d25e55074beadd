"""A client's file gets pincite's entry, keeps what is the person's, and shows no secret."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import InputError
from pincite.server.install.clients import CLIENTS
from pincite.server.install.edit import difference, installed, removed, stanza
from tests.rows import each_row

CURSOR, VSCODE, CODE = CLIENTS["cursor"], CLIENTS["vscode"], CLIENTS["claude-code"]
STDIO = CURSOR.stdio("/bin/pincite")
URL = "https://pincite.example.org/mcp"


def entry(text: str, servers: str = "mcpServers") -> Any:
    return json.loads(text)[servers]["pincite"]


def test_what_a_person_added_to_the_entry_stays_in_its_place() -> None:
    mine = {"env": {"PINCITE_LANG": "de"}, "command": "/old/pincite", "disabled": True, "args": ["x"]}
    text = json.dumps({"mcpServers": {"pincite": mine}})

    new = entry(installed(text, CURSOR, STDIO).new)

    assert new == {**mine, "command": "/bin/pincite", "args": []}
    assert [*new] == [*mine]


def test_an_entry_that_goes_over_to_http_no_longer_starts_a_command_and_back() -> None:
    http = installed(json.dumps({"mcpServers": {"pincite": STDIO}}), CURSOR, CURSOR.http(URL, token=True)).new
    stdio = installed(http, CURSOR, STDIO).new

    assert entry(http) == {"url": URL, "headers": {"Authorization": "Bearer ${env:PINCITE_TOKEN}"}}
    assert entry(stdio) == STDIO


def test_headers_of_a_person_stay_and_a_token_is_not_taken_away() -> None:
    headers = {"X-Team": "a", "Authorization": "Bearer mine"}
    text = json.dumps({"mcpServers": {"pincite": {"url": URL, "headers": headers}}})

    assert not installed(text, CURSOR, CURSOR.http(URL, token=False)).changes
    assert entry(installed(text, CURSOR, CURSOR.http(URL, token=True)).new)["headers"] == {
        "X-Team": "a",
        "Authorization": "Bearer ${env:PINCITE_TOKEN}",
    }


def test_vs_code_is_told_once_to_ask_for_the_token_and_no_longer_without_pincite() -> None:
    text = json.dumps({"inputs": [{"id": "mine"}], "servers": {}}, indent=2)
    once = installed(text, VSCODE, VSCODE.http(URL, token=True)).new
    twice = installed(once, VSCODE, VSCODE.http(URL, token=True))

    assert [one["id"] for one in json.loads(once)["inputs"]] == ["mine", "pincite-token"]
    assert not twice.changes
    assert json.loads(removed(once, VSCODE).new) == json.loads(text)


def test_an_empty_file_is_an_empty_object() -> None:
    assert entry(installed(" \n", CURSOR, STDIO).new) == STDIO
    assert not removed(" \n", CURSOR).changes


def test_taking_out_what_is_not_there_changes_nothing() -> None:
    text = '{"mcpServers": {"other": {}}}'

    assert not removed(text, CURSOR).changes
    assert not removed("{}", CURSOR).changes


def test_the_difference_shows_neither_other_servers_nor_what_may_be_secret() -> None:
    text = json.dumps(
        {
            "apiKey": "s3cr3t-0",
            "mcpServers": {
                "other": {"env": {"KEY": "s3cr3t-1"}},
                "pincite": {
                    "command": "/old/pincite",
                    "args": ["s3cr3t-2"],
                    "env": {"ANTHROPIC_API_KEY": "s3cr3t-3", "OTHER": "${OTHER}"},
                    "note": "s3cr3t-4",
                    "headers": {"Authorization": "Bearer s3cr3t-5", "X": "${Y} s3cr3t-6"},
                    "url": "https://a.example/?key=s3cr3t-7",
                    "deep": {"a": {"b": "s3cr3t-8"}},
                },
            },
        }
    )

    http = CURSOR.http(URL, token=True)
    for edit in (installed(text, CURSOR, STDIO), removed(text, CURSOR), installed(text, CURSOR, http)):
        shown = difference(edit, CURSOR, "mcp.json")

        assert edit.changes
        assert "s3cr3t" not in shown
        assert '-      "command": "/old/pincite"' in shown
        assert '"OTHER": "${OTHER}"' in shown


def test_the_difference_of_an_entry_taken_out_is_of_that_entry_alone_and_says_that_others_are_kept() -> None:
    text = json.dumps({"mcpServers": {"other": {"env": {"KEY": "s3cr3t"}}, "pincite": STDIO}})

    heading, *lines = difference(removed(text, CURSOR), CURSOR, "mcp.json").splitlines()[2:]

    assert heading == "@@ the entry of pincite; everything else in the file is kept and not shown @@"
    assert [line[:1] for line in lines] == [" ", " ", "-", "-", "-", "-", " ", " "]
    assert lines[1:3] == ['   "mcpServers": {', '-    "pincite": {']


@each_row(
    ("text", "kept"),
    [
        ("", False),
        ("{}", False),
        ('{"mcpServers": {}}', False),
        ('{"mcpServers": {"a": {}}}', True),
        ('{"a": 1}', True),
    ],
)
def test_neighbour_where_nothing_else_stands_in_the_file_nothing_is_said_to_be_kept(text: str, kept: bool) -> None:
    shown = difference(installed(text, CURSOR, STDIO), CURSOR, "mcp.json")

    assert ("is kept and not shown" in shown) is kept
    assert not [line for line in shown.splitlines()[2:] if line.startswith("-")]


def test_a_change_of_what_may_be_secret_alone_is_shown_without_it() -> None:
    text = json.dumps({"mcpServers": {"pincite": CURSOR.http(f"{URL}?key=s3cr3t", token=False)}})

    shown = difference(installed(text, CURSOR, CURSOR.http(f"{URL}?key=0ther", token=False)), CURSOR, "mcp.json")

    assert '"url": "https://' in shown
    assert "s3cr3t" not in shown
    assert "0ther" not in shown


def test_what_may_be_pasted_into_an_empty_file_is_what_is_written_into_one() -> None:
    for client in (CURSOR, VSCODE, CODE):
        for one in (client.stdio("/bin/pincite"), client.http(URL, token=True), client.http(URL, token=False)):
            assert json.loads(stanza(client, one)) == json.loads(installed("", client, one).new)


@each_row(
    "text",
    [
        '{\n  // my servers\n  "servers": {}\n}',
        '{"servers": {},}',
        '{"servers": []}',
        '{"servers": {"pincite": "x"}}',
        '{"servers": {"pincite": {}}, "servers": {}}',
        '{"servers": {"other": NaN}}',
        '{"servers": {}, "inputs": {}}',
        '["servers"]',
        "\ufeff\ufeff{}",
        '{"servers": {"other": ' + "[" * 200_000 + "]" * 200_000 + "}}",
    ],
    ids=lambda text: text[:24],
)
def test_what_is_no_plain_json_object_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        installed(text, VSCODE, VSCODE.http(URL, token=True))


_PIECES = st.sampled_from(
    [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        " ",
        "\n",
        '"servers"',
        '"pincite"',
        '"inputs"',
        '"a"',
        "1",
        "null",
        '"',
        "//",
        "\\",
        "\u00e9",
        "\ud800",
    ]
)


@given(st.one_of(st.text(), st.lists(_PIECES, max_size=14).map("".join)))
def test_any_text_is_edited_as_it_should_be_or_refused(text: str) -> None:
    try:
        new = installed(text, VSCODE, VSCODE.http(URL, token=True)).new
        gone = removed(new, VSCODE).new
    except InputError:
        return
    before = json.loads(text) if text.strip() else {}

    assert entry(new, "servers")["url"] == URL
    assert {**json.loads(new), "servers": None, "inputs": None} == {**before, "servers": None, "inputs": None}
    assert "pincite" not in json.loads(gone)["servers"]
