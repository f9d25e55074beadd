"""Stamp and check, through real sockets, on a page that nobody but this test has seen."""

import json
import uuid

import anyio.to_thread
import pytest

from tests.core.archive.wayback import wayback
from tests.fakes import cited, html
from tests.server.cli.command import Ran, pincite
from tests.web import Reply, serve


async def run(*arguments: str, stdin: str = "") -> Ran:
    """The command brings its own event loop, so it runs beside this one."""
    return await anyio.to_thread.run_sync(lambda: pincite(*arguments, stdin=stdin))


async def test_a_passage_of_any_page_is_stamped_and_its_change_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    code = uuid.uuid4().hex
    words = f"The vault of {code} opens at eight and closes at nine."
    body = f"<html><body><h1>{code}</h1><p>{words}</p><p>Nobody waits outside.</p></body></html>"
    async with serve({"/page": Reply.html(body)}) as web:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", web.host)
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        finding = json.dumps({"summary": "It opens.", "excerpt": words, "citation": {"url": web.url("/page")}})

        stamped = await run("stamp", "--finding", "-", "--verify", stdin=finding)
        same = await run("check", "-", stdin=stamped.out)
        web.routes["/page"] = Reply.html(body.replace("eight", "seven"))
        changed = await run("check", "-", stdin=stamped.out)
        restamped = await run("stamp", "--finding", "-", "--verify", stdin=finding)
        web.routes["/page"] = Reply(status=404)
        gone = await run("check", "-", stdin=stamped.out)

    assert [ran.status for ran in (stamped, same, changed, restamped, gone)] == [0, 0, 2, 2, 3]
    verdict = json.loads(changed.out)["verdicts"][0]
    assert (verdict["kind"], verdict["critical"]) == ("edited", ["number"])
    assert "seven" in verdict["passage"]["text"]
    assert restamped.out == ""
    assert f"The vault of {code} opens at seven" in restamped.err
    assert json.loads(gone.out)["verdicts"][0]["reason"] == "not_found"


async def test_with_archive_a_page_that_is_gone_is_dated_and_without_it_nobody_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = "The harbour light was lit for the last time in March."
    async with serve({}) as web, wayback() as archive:
        monkeypatch.setenv("PINCITE_ALLOW_HOSTS", f"{web.host},{archive.web.host}")
        monkeypatch.setenv("PINCITE_HOST_INTERVAL", "0")
        monkeypatch.setenv("PINCITE_ARCHIVE_TIMEMAP", archive.timemap)
        archive.keep(web.url("/light"), {"20251230000000": html(f"<p>{words}</p>")})
        answer = json.dumps(cited(web.url("/light"), words))

        silent = await run("check", "-", stdin=answer)
        asked = len(archive.web.requests)
        told = await run("check", "-", "--archive", "--deadline", "30", stdin=answer)
        shown = await run("check", "-", "--archive", "--report", "md", stdin=answer)

    assert (silent.status, told.status, asked) == (3, 3, 0)
    assert "archived" not in json.loads(silent.out)["verdicts"][0]
    assert json.loads(told.out)["verdicts"][0]["archived"]["stood"] is True
    assert "Archive: it stood in the capture of 2025-12-30: http" in shown.out
    assert "| unreachable |" in shown.out
