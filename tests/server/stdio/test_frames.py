"""Every line of the wire is a message or gets an answer that says why not."""

import json

import mcp_types as types
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mcp.shared.message import SessionMessage

from pincite.server.stdio.frames import Refusal, parse, serialize
from tests.rows import each_row


@each_row(
    ("line", "request_id", "code"),
    [
        (b"not json", None, -32700),
        (b"{", None, -32700),
        (b"\xff\xfe", None, -32700),
        (b"[" * 100_000, None, -32600),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "m", "params": ' + b"[" * 100_000, 7, -32600),
        (b'{"method":"m","params":' + b"[" * 100_000 + b"]" * 100_000 + b',"jsonrpc":"2.0","id":"a-1"}', "a-1", -32600),
        (b"[]", None, -32600),
        (b'"text"', None, -32600),
        (b'{"id": 7}', 7, -32600),
        (b'{"jsonrpc": "1.0", "id": "a", "method": "ping"}', "a", -32600),
        (b'{"jsonrpc": "2.0", "id": 8, "method": 5}', 8, -32600),
        (b'{"jsonrpc": "2.0", "id": true, "method": 5}', None, -32600),
        (b'{"jsonrpc": "2.0", "id": "\\ud800", "method": "ping"}', None, -32600),
        (b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', None, -32600),
    ],
)
def test_a_line_that_is_no_message_is_refused(line: bytes, request_id: int | str | None, code: int) -> None:
    refusal = parse(line)

    assert isinstance(refusal, Refusal)
    assert (refusal.answer.id, refusal.answer.error.code) == (request_id, code)


@pytest.mark.parametrize("method", ["ping", "tools/list"])
def test_a_request_is_a_message(method: str) -> None:
    message = parse(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method}).encode())

    assert isinstance(message, types.JSONRPCRequest)
    assert (message.id, message.method) == (1, method)


def test_a_lone_surrogate_in_an_argument_does_not_lose_the_message() -> None:
    line = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"arguments": {"text": "a\\ud800"}}}'

    message = parse(line)

    assert isinstance(message, types.JSONRPCRequest)
    assert message.params == {"arguments": {"text": "a\ud800"}}


def test_a_client_may_answer_with_an_error_of_its_own() -> None:
    message = parse(b'{"jsonrpc": "2.0", "id": 1, "error": {"code": -1, "message": "no"}}')

    assert isinstance(message, types.JSONRPCError)


def test_what_leaves_is_one_line_of_utf_8_whatever_it_says() -> None:
    answer = types.JSONRPCResponse(jsonrpc="2.0", id=1, result={"text": "a\nb\ud800\u2028"})

    line = serialize(SessionMessage(answer))

    assert line.count(b"\n") == 1
    assert json.loads(line)["result"]["text"] == "a\nb\ufffd\u2028"


def test_an_answer_that_cannot_be_written_is_an_error_and_not_silence() -> None:
    answer = types.JSONRPCResponse.model_construct(jsonrpc="2.0", id=7, result={"a": object()})

    told = json.loads(serialize(SessionMessage(answer)))

    assert (told["id"], told["error"]["code"]) == (7, -32603)


def test_an_answer_that_is_nested_deeply_is_written_or_an_error() -> None:
    deep: dict[str, object] = {}
    for _ in range(5_000):
        deep = {"a": deep}
    answer = types.JSONRPCResponse.model_construct(jsonrpc="2.0", id=7, result=deep)

    line = serialize(SessionMessage(answer))

    # Python 3.11 cannot write it, 3.13 can.
    assert b'"id":7' in line.replace(b" ", b"")
    assert (b'"result"' in line) is not (b"-32603" in line)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: json.dumps(text).encode()))
def test_no_line_raises(line: bytes) -> None:
    assert parse(line) is not None
