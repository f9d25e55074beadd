"""The road over the real fetcher and real sockets, against a server that behaves as told."""

import asyncio
import gzip
from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.models import ProvenanceReport
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.fakes import cited, html
from tests.web import Asked, Raw, Reply, Route, Web, serve, with_etag

WORDS = "The tide rose at dawn and the boats left the harbour."
OTHER = "Nobody saw the lighthouse keeper again after that winter."
PAGE = Reply.html(html(f"<p>{WORDS}</p>"))


async def check(web: Web, findings: Sequence[object], **limits: int) -> ProvenanceReport:
    settings = Limits(allow_hosts=(web.host,), host_interval=0, retries=0, **limits)
    async with GuardedFetcher(settings) as fetcher:
        return await verify(parse_agent_output(list(findings)), fetcher=fetcher)


async def verdict_of(routes: Mapping[str, Route], words: str = WORDS, **limits: int) -> dict[str, JsonValue]:
    async with serve(routes) as web:
        report = await check(web, [cited(web.url("/a"), words)], **limits)
        verdict: dict[str, JsonValue] = report.verdicts[0].model_dump(mode="json")
        return {key: _without_port(value, web) for key, value in verdict.items()}


def _without_port(value: JsonValue, web: Web) -> JsonValue:
    return value.replace(web.host, "host") if isinstance(value, str) else value


async def test_a_page_that_stands_is_fetched_once_for_all_its_citations() -> None:
    async with serve({"/a": PAGE}) as web:
        report = await check(web, [cited(web.url("/a#x"), WORDS), cited(web.url("/a"), OTHER)])

        assert report.summary == {"match": 1, "changed": 1}
        assert web.paths() == ["/a"]


async def test_an_unchanged_etag_answers_without_a_body_and_a_new_one_reads_the_page() -> None:
    async with serve({"/a": with_etag(PAGE, '"v1"')}) as web:
        stamp: dict[str, JsonValue] = {"anchored": True, "etag": '"v1"', "final_url": web.url("/a")}
        same = await check(web, [cited(web.url("/a"), WORDS, stamp=stamp)])
        web.routes["/a"] = with_etag(Reply.html(html(f"<p>{OTHER}</p>")), '"v2"')
        other = await check(web, [cited(web.url("/a"), WORDS, stamp=stamp)])

    assert (same.verdicts[0].status, same.verdicts[0].kind) == ("match", "not_modified")
    assert (other.verdicts[0].status, other.verdicts[0].kind) == ("changed", "removed")


async def test_a_redirect_to_the_passage_is_a_match_that_says_where_it_moved() -> None:
    verdict = await verdict_of({"/a": Reply.redirect("/b", 301), "/b": PAGE})

    assert (verdict["status"], verdict["moved_to"]) == ("match", "http://host/b")


async def test_redirects_of_both_kinds_are_counted_together() -> None:
    def refresh(target: str) -> Reply:
        return Reply.html(html("<p>Moved.</p>", head=f'<meta http-equiv="refresh" content="0; url={target}">'))

    hops = {"/a": refresh("/1"), "/1": Reply.redirect("/2"), "/2": refresh("/3"), "/3": Reply.redirect("/4")}

    within = await verdict_of({**hops, "/4": refresh("/5"), "/5": PAGE})
    beyond = await verdict_of({**hops, "/4": refresh("/5"), "/5": Reply.redirect("/6"), "/6": PAGE})

    assert within["status"] == "match"
    assert (beyond["status"], beyond["reason"]) == ("unreachable", "redirect_loop")


async def test_a_refresh_to_a_private_address_is_refused_like_a_redirect_there() -> None:
    lure = Reply.html(html("<p>Moved.</p>", head='<meta http-equiv="refresh" content="0; url=http://127.0.0.2/">'))

    for route in (lure, Reply.redirect("http://127.0.0.2/")):
        verdict = await verdict_of({"/a": route})
        assert (verdict["status"], verdict["reason"]) == ("unreachable", "blocked_address")


async def test_a_connection_that_closes_mid_body_leaves_only_absence_in_doubt() -> None:
    async def write(asked: Asked, writer: asyncio.StreamWriter) -> None:
        body = html(f"<p>{WORDS}</p>").encode()
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 90000\r\n\r\n" + body)

    found = await verdict_of({"/a": Raw(write)})
    absent = await verdict_of({"/a": Raw(write)}, OTHER)

    assert found["status"] == "match"
    assert (absent["status"], absent["reason"]) == ("unreachable", "truncated")


async def test_a_body_beyond_the_limit_leaves_only_absence_in_doubt() -> None:
    body = gzip.compress(html(f"<p>{WORDS}</p>" + "<p>padding</p>" * 100_000).encode())
    bomb = Reply(headers={"content-type": "text/html", "content-encoding": "gzip"}, body=body)

    found = await verdict_of({"/a": bomb}, max_bytes=50_000)
    absent = await verdict_of({"/a": bomb}, OTHER, max_bytes=50_000)

    assert found["status"] == "match"
    assert (absent["status"], absent["reason"]) == ("unreachable", "too_large")


async def test_a_charset_that_lies_is_repaired_and_said() -> None:
    body = html("<p>Le caf\u00e9 \u00e9tait ferm\u00e9 depuis la mar\u00e9e de mars.</p>").encode()
    lying = Reply(headers={"content-type": "text/html; charset=iso-8859-1"}, body=body)

    verdict = await verdict_of({"/a": lying}, "Le caf\u00e9 \u00e9tait ferm\u00e9 depuis la mar\u00e9e de mars.")

    assert verdict["status"] == "match"
    assert "charset_repaired" in str(verdict["notes"])


async def test_a_status_and_a_type_that_hold_no_page_are_told_apart() -> None:
    gone = await verdict_of({"/a": Reply(410)})
    picture = await verdict_of({"/a": Reply(headers={"content-type": "image/png"}, body=b"\x89PNG")})

    assert (gone["reason"], picture["reason"]) == ("gone", "unsupported_type")


async def test_the_next_page_is_read_once() -> None:
    async with serve(
        {"/a": Reply.html(html(f"<p>{OTHER}</p>", head='<link rel="next" href="/b">')), "/b": PAGE}
    ) as web:
        report = await check(web, [cited(web.url("/a"), WORDS), cited(web.url("/a"), WORDS)])

        assert report.summary == {"match": 2}
        assert web.paths() == ["/a", "/b"]
