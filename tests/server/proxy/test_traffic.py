"""What passes the proxy is the same bytes, but for stamps in results; and what it asks itself, nobody else hears of."""

import json
from typing import Any

from pincite.core.text.canonical import content_sha256
from pincite.server.proxy.traffic import Passed, Traffic
from tests.rows import each_row

URL = "https://example.org/log"
TIDE = "The tide rose at dawn."
CLOSED = {"properties": {"hit": {"properties": {"url": {}, "text": {}}, "additionalProperties": False}}}
RESULT = {"content": [], "structuredContent": {"hit": {"url": URL, "text": TIDE}}}
MODERN = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientInfo": {"name": "t"}}


def traffic() -> Traffic:
    warnings: list[str] = []
    return Traffic(sketch=True, warn=warnings.append)


def line(**members: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", **members}, separators=(",", ":")).encode()


def call(request_id: object, tool: str = "search", **params: Any) -> bytes:
    return line(id=request_id, method="tools/call", params={"name": tool, **params})


def listed(request_id: object, *tools: dict[str, Any], **more: Any) -> bytes:
    return line(id=request_id, result={"tools": [*tools], **more})


def knowing(*tools: dict[str, Any]) -> Traffic:
    """A connection whose client has listed the tools."""
    passing = traffic()
    passing.from_client(line(id=0, method="tools/list"))
    passing.from_server(listed(0, *tools))
    return passing


def hit(answer: bytes) -> Any:
    return json.loads(answer)["result"]["structuredContent"]["hit"]


def test_a_result_is_stamped_and_every_other_byte_of_its_line_is_the_servers() -> None:
    passing = knowing({"name": "search"})
    before, after = b'{ "jsonrpc":"2.0", "id":1,"x":1.0e5,"result":{"structuredContent":{"url":', b',"z":"\xc3\xa9"}}}'
    words = json.dumps(URL).encode() + b', "quote":"The tide rose at dawn."'
    assert passing.from_client(call(1)) == [call(1)]

    [answer] = passing.from_server(before + words + after).to_client

    at = answer.index(b',"metadata":{')
    assert answer.startswith(before + words + b',"z":"\xc3\xa9"')
    assert answer.endswith(b"}}}")
    assert json.loads(answer)["result"]["structuredContent"]["metadata"]["content_hash"] == content_sha256(TIDE)
    assert answer[:at] + answer[-3:] == before + words + after


@each_row("request_id", [1, "1", "an id"])
def test_results_belong_to_their_requests(request_id: object) -> None:
    passing = knowing({"name": "search"}, {"name": "closed", "outputSchema": CLOSED})
    passing.from_client(call(request_id))
    passing.from_client(call("other", "closed"))

    [free] = passing.from_server(line(id=request_id, result=RESULT)).to_client
    [closed] = passing.from_server(line(id="other", result=RESULT)).to_client

    assert hit(free)["metadata"]["content_hash"] == content_sha256(TIDE)
    assert closed == line(id="other", result=RESULT)


@each_row(
    "answer",
    [
        line(id=1, result={**RESULT, "isError": True}),
        line(id=1, error={"code": -1, "message": "no"}),
        line(id=2, result=RESULT),
        line(method="notifications/progress", params={"progressToken": 1, "progress": 1}),
        line(id=1, method="sampling/createMessage", params={}),
        line(id=1, result=None),
        line(id=1, result={"content": 7, "structuredContent": 8}),
        b'{"id":1,"result":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"id":1,"result":{"structuredContent":{"url":"https://a.test/","quote":"one","url":"https://a.test/"}}',
        b"not json",
        b"\xff\xfe",
        b"[1]",
    ],
)
def test_what_is_no_result_of_a_tool_passes_as_it_is(answer: bytes) -> None:
    passing = knowing({"name": "search"})
    passing.from_client(call(1))

    assert passing.from_server(answer) == Passed([answer])


def test_what_the_client_sends_passes_as_it_is() -> None:
    passing = knowing({"name": "search"})
    lines = [b"not json", b"[]", line(id=5, result={}), line(method="notifications/initialized"), line(id={}, method=7)]

    assert [passing.from_client(one) for one in lines] == [[one] for one in lines]


def test_tools_that_nobody_has_listed_are_listed_first_and_the_client_hears_nothing_of_it() -> None:
    passing = traffic()

    own, asked = passing.from_client(call(1, _meta={**MODERN, "progressToken": 3}))
    request = json.loads(own)
    held = passing.from_server(line(id=1, result=RESULT))
    first = passing.from_server(listed(request["id"], {"name": "closed", "outputSchema": CLOSED}, nextCursor="two"))
    more = json.loads(first.to_server[0])
    released = passing.from_server(listed(more["id"], {"name": "search", "outputSchema": {"type": "object"}}))

    assert asked == call(1, _meta={**MODERN, "progressToken": 3})
    assert (request["method"], request["params"]) == ("tools/list", {"_meta": MODERN})
    assert held == Passed(is_held=True)
    assert (first.to_client, more["params"]) == ([], {"_meta": MODERN, "cursor": "two"})
    assert hit(released.to_client[0])["metadata"]
    assert passing.from_client(call(2)) == [call(2)]


def test_a_server_that_lists_no_tools_keeps_its_structured_content() -> None:
    passing = traffic()
    own, _ = passing.from_client(call(1))
    passing.from_server(line(id=1, result=RESULT))

    released = passing.from_server(line(id=json.loads(own)["id"], error={"code": -32601, "message": "no"}))

    assert released == Passed([line(id=1, result=RESULT)])
    assert passing.from_client(call(2)) == [call(2)]


def test_held_answers_leave_when_the_list_does_not_come() -> None:
    passing = traffic()
    passing.from_client(call(1))
    passing.from_server(line(id=1, result=RESULT))

    assert passing.release() == [line(id=1, result=RESULT)]
    assert passing.release() == []


def test_tools_that_change_are_listed_anew() -> None:
    passing = knowing({"name": "search"})

    passing.from_server(line(method="notifications/tools/list_changed"))

    assert len(passing.from_client(call(1))) == 2


def test_a_client_that_shakes_hands_after_an_answer_in_the_newer_era_opens_anew() -> None:
    passing = traffic()
    hello = line(id=2, method="initialize", params={})
    discover = line(id=1, method="server/discover", params={"_meta": MODERN})

    passing.from_client(discover)
    assert not passing.opens_anew(hello)
    passing.from_server(line(id=1, error={"code": -32601, "message": "older"}))
    assert not passing.opens_anew(hello)
    passing.from_client(discover)
    passing.from_server(line(id=1, result={}))
    assert passing.opens_anew(hello)
    assert not passing.opens_anew(call(3))


def test_whoever_still_waits_when_the_server_ends_is_told() -> None:
    passing = traffic()
    passing.from_client(call(1))
    passing.from_client(call("two"))
    passing.from_client(line(method="notifications/cancelled", params={"requestId": "two"}))

    [answer] = passing.close("it has ended")

    assert json.loads(answer) == {"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, "message": "it has ended"}}
    assert passing.close("again") == []
