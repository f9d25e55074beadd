"""Stamp and check, through real sockets, on a page that nobody but this test has seen."""

import json
import uuid

import anyio.to_thread
import pytest

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
