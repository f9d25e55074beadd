"""The command confirms what a model quotes, or refuses all of it, in one line of JSON."""

import json
from pathlib import Path
from typing import Any

from tests.rows import each_row
from tests.server.cli.command import pincite

REQUEST: dict[str, Any] = {
    "sources": [{"source_id": "u1", "role": "user", "text": "We sailed \u201cat noon\u201d."}],
    "evidence": [{"source_id": "u1", "excerpt": "sailed"}],
    "policy": {"coverage": "all_selected_sources", "allowed_roles": ["user"]},
}


def test_confirmed_evidence_is_one_line_and_exit_0() -> None:
    ran = pincite("evidence", "-", stdin=json.dumps({**REQUEST, "purpose": "minutes"}))

    answer = json.loads(ran.out)
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    assert (answer["ok"], answer["refusals"], answer["artifact"]["purpose"]) == (True, [], "minutes")
    assert answer["artifact"]["sources"][0]["text"] == "We sailed \u201cat noon\u201d."
    assert "\u201cat noon\u201d" in ran.out


def test_a_refusal_is_one_line_and_exit_2() -> None:
    evidence = [*REQUEST["evidence"], {"source_id": "u1", "excerpt": '"at noon"'}, "\ud800"]

    ran = pincite("evidence", "-", stdin=json.dumps({**REQUEST, "evidence": evidence}))

    answer = json.loads(ran.out)
    assert (ran.status, ran.err, ran.out.count("\n")) == (2, "", 1)
    assert (answer["ok"], answer["artifact"]) == (False, None)
    assert [(refusal["index"], refusal["code"]) for refusal in answer["refusals"]] == [
        (1, "unverified_excerpt"),
        (2, "unknown_source"),
    ]
    assert answer["refusals"][0]["message"].endswith('"\u201cat noon\u201d"')


def test_the_request_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_text(json.dumps({**REQUEST, "proposed_texts": {}, "annotations": []}), encoding="utf-16")

    assert pincite("evidence", "--request", str(file)).status == 0


@each_row(
    "text",
    [
        "",
        "{",
        "5",
        "[]",
        "{}",
        "[" * 100_000,
        '{"sources": [], "sources": []}',
        json.dumps({**REQUEST, "policy": {}}),
        json.dumps({**REQUEST, "evidence": "noon"}),
        json.dumps({**REQUEST, "sources": REQUEST["sources"] * 2}),
        json.dumps({**REQUEST, "proposed": {}}),
        json.dumps({**REQUEST, "purpose": 5}),
        json.dumps({**REQUEST, "purpose": "\ud800"}),
    ],
)
def test_a_request_with_a_fault_is_exit_65_and_prints_nothing(text: str) -> None:
    ran = pincite("evidence", "-", stdin=text)

    assert (ran.status, ran.out) == (65, "")
    assert ran.err.startswith("pincite: ")


@each_row("arguments", [[], ["--policy", "x"], ["a", "b"]])
def test_a_wrong_call_is_exit_64(arguments: list[str]) -> None:
    ran = pincite("evidence", *arguments)

    assert (ran.status, ran.out) == (64, "")


def test_a_file_that_is_not_there_is_exit_65() -> None:
    assert pincite("evidence", "/no/such/file").status == 65


def test_a_request_in_another_encoding_is_told_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_bytes(b'{"purpose": "caf\xe9"}')

    ran = pincite("evidence", str(file))

    assert ran.status == 65
    assert ran.err.endswith(f". Save {file} as UTF-8.\n")
