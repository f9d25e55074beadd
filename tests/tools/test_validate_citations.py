"""The links of whatever a model sends are checked, in its order, and no odd one costs another its answer."""

import json
from pathlib import Path
from typing import Any

import anyio
import pytest

from pincite.core.links import FileCatalogue
from pincite.core.models.links import Catalog
from pincite.core.ports import Listed
from pincite.core.settings import Settings
from pincite.core.shapes import ParsedOutput
from pincite.tools.fit import LIMIT
from tests.fakes import FakeCatalogue, FakeWeb, cited, html
from tests.rows import each_row
from tests.tools.served import ERAS, said, served

A, B = "https://a.test/1", "https://b.test/2"
WEB = {A: html("<p>The tide rose at dawn.</p>")}


def results(answer: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = answer.structured_content["results"]
    return found


async def ask(web: FakeWeb | None = None, *, catalogue: FakeCatalogue | None = None, **arguments: object) -> Any:
    async with served(web, catalogue=catalogue) as client:
        return await client.call_tool("validate_citations", arguments, raise_on_error=False)


@each_row("era", ERAS)
@each_row(
    "urls",
    [[A, B], json.dumps([A, B]), f"{A}\n{B}", [{"url": A}, {"url": B}]],
    ids=["list", "json", "lines", "objects"],
)
async def test_urls_are_read_in_each_of_their_forms(era: str, urls: object) -> None:
    async with served(FakeWeb(WEB), era=era) as client:
        answer = await client.call_tool("validate_citations", {"urls": urls, "live": True})

    assert answer.structured_content is not None
    assert [(one["url"], one["resolve"]) for one in results(answer)] == [(A, "ok"), (B, "not_found")]
    assert answer.structured_content["summary"] == {"resolve": {"ok": 1, "not_found": 1}, "catalog": {"skipped": 2}}
    assert "[2] not_found / skipped https://b.test/2" in said(answer)


async def test_a_relative_link_is_looked_for_in_the_folders_where_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "log.txt").write_text("The tide rose at dawn.")

    web = FakeWeb({(tmp_path / "log.txt").as_uri(): html("<p>The tide rose at dawn.</p>")})

    async with served(web, settings=Settings(roots=(tmp_path,))) as client:
        answer = await client.call_tool("validate_citations", {"urls": ["log.txt", "none.txt"], "live": True})

    assert results(answer)[0]["resolve"] == "ok"
    assert str(tmp_path) not in json.dumps(answer.structured_content)
    assert "hold no such file" in results(answer)[1]["notes"][0]


@pytest.mark.parametrize("absent", [None, "", "null", [], [None], ["null"], {}])
async def test_an_input_that_was_left_out_in_any_way_is_left_out(absent: object) -> None:
    by_urls = await ask(urls=[A], agent_output=absent)
    by_answer = await ask(urls=absent, agent_output=json.dumps([cited(A, "words")]))

    assert [one["url"] for one in results(by_urls)] == [one["url"] for one in results(by_answer)] == [A]


@each_row("live", [None, "", "null", "false", False])
async def test_live_left_out_in_any_way_is_false(live: object) -> None:
    web = FakeWeb(WEB)

    assert results(await ask(web, urls=[A], live=live))[0]["resolve"] == "skipped"
    assert web.asked == []


@each_row(
    ("arguments", "code"),
    [
        ({}, "invalid_input: neither"),
        ({"urls": [A], "agent_output": {"findings": []}}, "invalid_input: both"),
        ({"urls": 7}, "invalid_input: The URLs are a number"),
        ({"urls": {"a": 1}}, "invalid_input: The URLs are an object"),
        ({"agent_output": {"findings": []}}, "invalid_input: "),
        ({"agent_output": 7}, "invalid_input: "),
        ({"urls": [A], "live": "perhaps"}, "invalid_arguments: live"),
        ({"urls": [A], "deep": True}, "invalid_arguments: "),
    ],
)
async def test_wrong_input_is_an_error_that_says_what_is_wrong(arguments: dict[str, Any], code: str) -> None:
    answer = await ask(**arguments)

    assert answer.is_error
    assert said(answer).startswith(code)
    assert len(said(answer)) < 500


async def test_odd_urls_keep_their_places_and_lose_nothing_else() -> None:
    answer = await ask(FakeWeb(WEB), urls=[None, A, 7, "x" * 10_000, "\ud800", {"href": A}, A], live=True)

    assert [one["resolve"] for one in results(answer)] == ["network_error", "ok", *["network_error"] * 4, "ok"]
    assert "null" in results(answer)[0]["notes"][0]


async def test_a_url_that_stands_there_twice_is_asked_once() -> None:
    web = FakeWeb(WEB)

    answer = await ask(web, urls=[A, A, f"{A}#x"], live=True)

    assert web.asked == [A]
    assert [one["resolve"] for one in results(answer)] == ["ok"] * 3


async def test_thousands_of_urls_are_answered_and_more_than_twenty_thousand_are_an_error() -> None:
    urls = [f"https://a.test/{number}" for number in range(4_000)]

    answer, more = await ask(urls=urls), await ask(urls=[A] * 20_001)

    assert len(json.dumps(answer.structured_content)) <= LIMIT
    assert f"links 1 to {len(results(answer))} of 4000" in answer.structured_content["notes"][0]
    assert len(said(answer)) < 6_000
    assert said(more).startswith("invalid_input: The input holds 20001 URLs; at most 20000")


async def test_optional_keys_are_left_out_where_the_answer_would_be_too_large() -> None:
    listed = Listed(Catalog.OK, "1", "t" * 500)
    urls = [f"https://a.test/{number}" for number in range(1_000)]

    answer = await ask(urls=urls, catalogue=FakeCatalogue({(url, ""): listed for url in urls}))

    assert len(json.dumps(answer.structured_content)) <= LIMIT
    assert "title" not in results(answer)[0]
    assert results(answer)[0]["id"] == "1"
    assert "title" in answer.structured_content["notes"][-1]


async def test_the_catalogue_of_the_setting_is_asked_and_one_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern\n1,https://a.test/{id}\n")

    async with served(settings=Settings(catalogue=file)) as client:
        answer = await client.call_tool("validate_citations", {"urls": [A]})
    async with served(settings=Settings(catalogue=tmp_path / "none")) as client:
        refused = await client.call_tool("validate_citations", {"urls": [A]}, raise_on_error=False)

    assert results(answer)[0]["catalog"] == "ok"
    assert said(refused).startswith("bad_setting: PINCITE_CATALOGUE: ")


async def test_the_report_of_verify_provenance_has_the_layer_too(tmp_path: Path) -> None:
    file = tmp_path / "known.csv"
    file.write_text("id,url_pattern\n7,https://a.test/{id}\n")
    arguments = {"agent_output": [cited(A, "The tide rose at dawn.")]}

    async with served(FakeWeb(WEB), catalogue=FileCatalogue(file)) as client:
        answer = await client.call_tool("verify_provenance", arguments)
    async with served(FakeWeb(WEB), settings=Settings(catalogue=tmp_path / "none")) as client:
        broken = await client.call_tool("verify_provenance", arguments)

    assert answer.structured_content is not None
    assert broken.structured_content is not None
    [verdict] = answer.structured_content["verdicts"]
    assert (verdict["status"], verdict["layers"]["L1"]) == ("match", "missing")
    assert broken.structured_content["verdicts"][0]["status"] == "match"
    assert broken.structured_content["notes"][0].startswith("catalogue not checked: ")


async def test_no_fetcher_is_opened_unless_links_are_asked() -> None:
    opened: list[ParsedOutput | None] = []

    async with served(FakeWeb(WEB), opened=opened) as client:
        await client.call_tool("validate_citations", {"urls": [A]})
        before = list(opened)
        await client.call_tool("validate_citations", {"urls": [A], "live": True})

    assert (before, opened) == ([], [None])


async def test_the_text_says_what_was_not_looked_at() -> None:
    structural = await ask(urls=[A])
    live = await ask(FakeWeb(WEB), urls=[A], live=True)
    listed = await ask(catalogue=FakeCatalogue(), urls=[A])

    unasked, unknown = "only the form of each URL was looked at; live=true asks", "no catalogue of documents is set"
    assert [unasked in said(one) for one in (structural, live, listed)] == [True, False, True]
    assert [unknown in said(one) for one in (structural, live, listed)] == [True, True, False]
    assert "notes" not in structural.structured_content


async def test_a_fake_fetcher_is_said_in_the_report() -> None:
    async with served(FakeWeb(WEB), settings=Settings(provenance_fetcher="fake")) as client:
        answer = await client.call_tool("validate_citations", {"urls": [A], "live": True})

    assert answer.structured_content is not None
    assert "no source was read" in answer.structured_content["notes"][0]


async def test_at_the_deadline_what_is_left_is_skipped() -> None:
    async def never(url: str) -> None:
        if url == B:
            await anyio.sleep_forever()

    async with served(FakeWeb(WEB, before=never), settings=Settings(deadline=0.3)) as client:
        answer = await client.call_tool("validate_citations", {"urls": [A, B], "live": True})

    assert answer.structured_content is not None
    assert [one["resolve"] for one in results(answer)] == ["ok", "skipped"]
    assert answer.structured_content["complete"] is False
    assert "NOT COMPLETE" in said(answer)
