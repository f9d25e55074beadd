"""CONTRACT 8: every clause of the link and catalogue checks, each beside a neighbour that must differ."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pincite.core.models.links import Catalog, Resolve
from pincite.core.settings import Settings
from pincite.server.app import create_server
from tests.core.fetch.reading import SHORT
from tests.fakes import FakeWeb, cited
from tests.rows import each_row
from tests.tools.served import said, served
from tests.web import Asked, Reply, Route, serve

PAGE = Reply.html("<h1>Tides</h1><p>The tide rose at dawn and the boats were lifted.</p>")
CATALOGUE = """\
id,url_pattern,title
1102021811,,Enjoy Life Forever!
nwtsty/43/3,,John 3
t-1,https://example.org/*/tides/{id},Tides
"""
WOL = "https://wol.jw.org/en/wol"


async def call(settings: Settings | None = None, **arguments: object) -> dict[str, Any]:
    """What the tool answers, over pincite's own fetcher."""
    from fastmcp import Client

    async with Client(create_server(settings or Settings())) as client:
        result = await client.call_tool("validate_citations", arguments)
    report: dict[str, Any] = result.structured_content
    return report


async def live(routes: Mapping[str, Route], *paths: str) -> list[dict[str, Any]]:
    """The results of asking each path of a web on loopback."""
    async with serve(routes) as web:
        settings = Settings(allow_hosts=(web.host,), host_interval=0, per_host=16, timeout=5)
        report = await call(settings, urls=[web.url(path) for path in paths or routes], live=True)
    results: list[dict[str, Any]] = report["results"]
    return results


async def word(route: Route) -> str:
    [result] = await live({"/": route})
    return str(result["resolve"])


# The words


def test_the_words_of_resolve_are_exactly_these() -> None:
    assert [word.value for word in Resolve] == [
        "ok",
        "ok_redirect",
        "not_found",
        "gone",
        "refused",
        "server_error",
        "redirect_loop",
        "network_error",
        "skipped",
    ]


def test_the_words_of_catalog_are_exactly_these() -> None:
    assert [word.value for word in Catalog] == ["ok", "mismatch", "missing", "unknown", "skipped"]


# Structural by default


async def test_without_live_no_url_is_asked_and_resolve_is_skipped() -> None:
    web = FakeWeb({"https://a.test/": "x"})

    async with served(web) as client:
        result = await client.call_tool("validate_citations", {"urls": ["https://a.test/"]})

    assert web.asked == []
    assert result.structured_content is not None
    assert result.structured_content["results"] == [
        {"url": "https://a.test/", "resolve": "skipped", "catalog": "skipped", "notes": []}
    ]


@each_row("url", ["a.test/page", "ftp://a.test/", "https://", "https://a.test/a b", "http://u:p@a.test/"])
async def test_a_url_that_could_not_be_asked_is_named_by_its_form_alone(url: str) -> None:
    report = await call(urls=[url, "https://a.test/"])

    assert report["results"][0]["resolve"] == "skipped"
    assert report["results"][0]["notes"][0].startswith("bad_url: ")
    assert report["results"][1]["notes"] == []


# Layer 0


async def test_ok_is_an_answer_from_the_very_url_and_ok_redirect_one_from_elsewhere() -> None:
    direct, moved = await live({"/a": PAGE, "/b": Reply.redirect("/a", 301)})

    assert (direct["resolve"], direct["status"]) == ("ok", 200)
    assert "final_url" not in direct
    assert (moved["resolve"], moved["status"]) == ("ok_redirect", 200)
    assert moved["final_url"].endswith("/a")


@each_row(
    ("status", "expected"),
    [
        (200, "ok"),
        (204, "ok"),
        (404, "not_found"),
        (410, "gone"),
        (401, "refused"),
        (403, "refused"),
        (429, "refused"),
        (451, "refused"),
        (500, "server_error"),
        (501, "server_error"),
        (599, "server_error"),
    ],
)
async def test_each_status_has_its_word(status: int, expected: str) -> None:
    headers = {"content-type": "text/html", "retry-after": "0"}
    [result] = await live({"/": Reply(status, headers, b"<p>words</p>" if status == 200 else b"")})

    assert (result["resolve"], result["status"]) == (expected, status)


@each_row("status", [400, 402, 405, 406, 418])
async def test_no_other_refusal_is_an_absence(status: int) -> None:
    assert await word(Reply(status)) == "refused"


async def test_a_get_decides_where_head_is_answered_otherwise() -> None:
    def answer(asked: Asked) -> Reply:
        return PAGE if asked.method == "GET" else Reply(404)

    async with serve({"/": answer}) as web:
        report = await call(Settings(allow_hosts=(web.host,)), urls=[web.url("/")], live=True)
        methods = [asked.method for asked in web.requests]

    assert report["results"][0]["resolve"] == "ok"
    assert methods == ["GET"]


def chain(hops: int, end: Route = PAGE) -> dict[str, Route]:
    return {**{f"/{hop}": Reply.redirect(f"/{hop + 1}") for hop in range(hops)}, f"/{hops}": end}


@each_row(("hops", "expected"), [(3, "ok_redirect"), (4, "redirect_loop"), (5, "redirect_loop")])
async def test_more_than_three_hops_are_a_loop_though_the_page_was_read(hops: int, expected: str) -> None:
    [result] = await live(chain(hops), "/0")

    assert (result["resolve"], result["status"]) == (expected, 200)
    assert result["final_url"].endswith(f"/{hops}")


@pytest.mark.parametrize(("hops", "expected"), [(3, "not_found"), (4, "redirect_loop")])
async def test_it_is_the_chain_that_decides_and_not_its_end(hops: int, expected: str) -> None:
    [result] = await live(chain(hops, Reply(404)), "/0")

    assert result["resolve"] == expected


async def test_a_loop_is_a_redirect_loop() -> None:
    routes = {"/a": Reply.redirect("/b"), "/b": Reply.redirect("/a"), "/self": Reply.redirect("/self")}

    assert [result["resolve"] for result in await live(routes)] == ["redirect_loop"] * 3


async def test_a_page_that_sets_a_cookie_and_sends_back_to_itself_is_no_loop() -> None:
    def answer(asked: Asked) -> Reply:
        if "cookie" in asked.headers:
            return PAGE
        return Reply(302, {"location": "/", "set-cookie": "seen=1"})

    assert await word(answer) == "ok"


async def test_dns_connect_timeout_and_blocked_addresses_are_network_errors() -> None:
    async with serve({"/slow": Reply(delay=30), "/inward": Reply.redirect("http://169.254.169.254/")}) as web:
        settings = Settings(allow_hosts=(web.host, "127.0.0.1:9"), host_interval=0)
        urls = [
            "https://no-such-host.invalid/",
            "http://127.0.0.1:9/",
            "http://127.0.0.2/",
            web.url("/inward"),
            "nonsense",
        ]
        report = await call(settings, urls=urls, live=True)
        # By itself: the others must have their time on a busy machine.
        slow = await call(settings.model_copy(update={"timeout": SHORT}), urls=[web.url("/slow")], live=True)

    results = [*report["results"], *slow["results"]]
    assert [result["resolve"] for result in results] == ["network_error"] * (len(urls) + 1)
    notes = [result["notes"][0].partition(":")[0] for result in results]
    assert notes == ["dns", "connect", "blocked_address", "blocked_address", "bad_url", "timeout"]


# Layer 1


async def catalogued(tmp_path: Path, *urls: str) -> list[dict[str, Any]]:
    file = tmp_path / "known.csv"
    file.write_text(CATALOGUE)
    report = await call(Settings(catalogue=file), urls=list(urls))
    results: list[dict[str, Any]] = report["results"]
    return results


async def test_ok_is_a_known_document_at_its_address(tmp_path: Path) -> None:
    results = await catalogued(
        tmp_path,
        f"{WOL}/d/r1/lp-e/1102021811#h=5",
        f"{WOL}/b/r1/lp-e/nwtsty/43/3#study=discover",
        "https://wol.jw.org/pt/wol/b/r5/lp-t/nwtsty/43/3",
        "http://example.org/en/tides/t-1/?from=mail",
    )

    assert [(result["catalog"], result["id"]) for result in results] == [
        ("ok", "1102021811"),
        ("ok", "nwtsty/43/3"),
        ("ok", "nwtsty/43/3"),
        ("ok", "t-1"),
    ]
    assert results[0]["title"] == "Enjoy Life Forever!"


async def test_missing_has_the_form_of_an_id_that_is_not_in_the_catalogue(tmp_path: Path) -> None:
    results = await catalogued(
        tmp_path, f"{WOL}/d/r1/lp-e/1102021812", f"{WOL}/b/r1/lp-e/nwtsty/43/22", "https://example.org/en/tides/t-2"
    )

    assert [(result["catalog"], result["id"]) for result in results] == [
        ("missing", "1102021812"),
        ("missing", "nwtsty/43/22"),
        ("missing", "t-2"),
    ]


async def test_unknown_is_a_url_of_no_known_form(tmp_path: Path) -> None:
    results = await catalogued(
        tmp_path, f"{WOL}/h/r1/lp-e", "https://example.org/about", "https://other.test/en/tides/t-1", "nonsense"
    )

    assert [result["catalog"] for result in results] == ["unknown"] * 4


async def test_mismatch_is_a_known_id_under_another_title(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    file.write_text(CATALOGUE)
    citations = [
        {"url": f"{WOL}/d/r1/lp-e/1102021811", "title": title}
        for title in (
            "Enjoy Life Forever!",
            "Enjoy life forever! \u2014 Watchtower ONLINE LIBRARY",
            "",
            "Daniel's Prophecy",
        )
    ]

    report = await call(Settings(catalogue=file), agent_output=citations)

    assert [result["catalog"] for result in report["results"]] == ["ok", "ok", "ok", "mismatch"]


async def test_mismatch_is_a_known_id_at_an_address_that_is_not_its_own(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern\n1102021811,https://wol.jw.org/en/wol/d/*/*/{id}\n")

    report = await call(
        Settings(catalogue=file), urls=[f"{WOL}/d/r1/lp-e/1102021811", "https://wol.jw.org/es/wol/d/r4/lp-s/1102021811"]
    )

    assert [result["catalog"] for result in report["results"]] == ["ok", "mismatch"]


async def test_without_a_catalogue_the_layer_is_skipped() -> None:
    report = await call(urls=[f"{WOL}/d/r1/lp-e/1102021811"])

    assert report["results"][0]["catalog"] == "skipped"


async def test_one_layer_never_stands_for_another(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    async with serve({"/d/1": Reply(404), "/d/2": PAGE}) as web:
        file.write_text(f"id,url_pattern\n1,{web.host}/d/{{id}}\n")
        settings = Settings(allow_hosts=(web.host,), host_interval=0, catalogue=file)
        report = await call(settings, urls=[web.url("/d/1"), web.url("/d/2")], live=True)

    assert [(result["resolve"], result["catalog"]) for result in report["results"]] == [
        ("not_found", "ok"),
        ("ok", "missing"),
    ]


# The inputs


@each_row(
    "arguments",
    [
        {},
        {"live": True},
        {"urls": []},
        {"urls": None, "agent_output": None},
        {"urls": ["https://a.test/"], "agent_output": [cited("https://a.test/", "words")]},
    ],
)
async def test_exactly_one_of_the_two_inputs_must_be_given(arguments: dict[str, object]) -> None:
    async with served() as client:
        result = await client.call_tool("validate_citations", arguments, raise_on_error=False)

    assert result.is_error
    assert said(result).startswith("invalid_input: ")
    assert "exactly one" in said(result)


async def test_the_links_of_an_answer_are_checked_stamped_or_not() -> None:
    answer = {"findings": [cited("https://a.test/1", "words"), {"citation": {"url": "https://a.test/2"}}, None]}

    report = await call(agent_output=answer)

    assert [result["url"] for result in report["results"]] == ["https://a.test/1", "https://a.test/2", ""]


# Live only where the setting allows


async def test_live_only_where_the_setting_allows() -> None:
    web = FakeWeb({"https://a.test/": "words"})
    arguments = {"urls": ["https://a.test/"], "live": True}

    async with served(web, settings=Settings(live_links=False)) as client:
        refused = await client.call_tool("validate_citations", arguments)
        asked_then = list(web.asked)
    async with served(web, settings=Settings(live_links=True)) as client:
        allowed = await client.call_tool("validate_citations", arguments)

    assert refused.structured_content is not None
    assert allowed.structured_content is not None
    assert asked_then == []
    assert refused.structured_content["results"][0]["resolve"] == "skipped"
    assert "PINCITE_LIVE_LINKS" in refused.structured_content["notes"][0]
    assert "PINCITE_LIVE_LINKS" in said(refused)
    assert allowed.structured_content["results"][0]["resolve"] == "ok"
