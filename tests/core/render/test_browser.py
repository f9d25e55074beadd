"""A real browser shows the page, reaches nothing that the guard refuses, and leaves nothing behind."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pincite.core.fetch import GuardedFetcher, Limits
from pincite.core.ports import Fetched
from pincite.core.render import Browser, RenderingFetcher, executable
from pincite.core.render.pipe import BrowserFailedError
from tests.fakes import html
from tests.web import Reply, serve

PROGRAM = executable()
chromium = pytest.mark.skipif(PROGRAM is None, reason="no Chromium is installed")

SHELL = html('<div id="app"></div>' + "<script>1</script>" * 2 + '<script src="/app.js"></script>')
#: Tries every way around the proxy that a page has, and then writes its words and how each way ended.
APP = """
const ways = ["http://127.0.0.1:@FORBIDDEN@/secret", "http://localhost:@FORBIDDEN@/secret", "file:///etc/hostname"];
alert("Are you there?");
(async () => {
  const tried = [];
  for (const way of ways) {
    try { tried.push((await (await fetch(way)).text()) || "empty"); } catch (e) { tried.push("failed"); }
  }
  const words = (await (await fetch("/data.json")).json()).words;
  const host = document.createElement("div");
  host.attachShadow({mode: "open"}).innerHTML = "<p>Kept in a shadow tree.</p>";
  document.getElementById("app").append(words, " ", tried.join(","), host);
  history.pushState(null, "", "/read#part");
})();
"""


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder whose path leaves room for the name of a socket, which ``tmp_path`` does not."""
    with tempfile.TemporaryDirectory(prefix="p-") as folder:
        yield Path(folder)


@chromium
async def test_a_shell_is_read_as_its_scripts_leave_it_and_they_reach_only_public_addresses(short: Path) -> None:
    async with serve({"/secret": Reply(headers={"access-control-allow-origin": "*"}, body=b"secret")}) as forbidden:
        script = APP.replace("@FORBIDDEN@", str(forbidden.port)).encode()
        routes = {
            "/": Reply.html(SHELL, etag='"shell"'),
            "/app.js": Reply(headers={"content-type": "text/javascript"}, body=script),
            "/data.json": Reply(headers={"content-type": "application/json"}, body=b'{"words": "The tide rose."}'),
        }
        async with serve(routes) as web:
            limits = Limits(allow_hosts=(web.host,), timeout=40)
            browser = Browser(PROGRAM, limits, sandbox=False, profiles=short)
            async with GuardedFetcher(limits) as guarded:
                answer = await RenderingFetcher(guarded, browser).fetch(web.url("/"))

    assert isinstance(answer, Fetched)
    assert answer.rendered, answer.notes
    assert b"The tide rose. " in answer.body
    assert b"Kept in a shadow tree." in answer.body
    assert b"secret" not in answer.body
    assert forbidden.requests == []
    assert answer.final_url == web.url("/read")
    assert "pincite/" in web.requests[-1].headers["user-agent"]
    assert os.listdir(short) == []


@chromium
async def test_a_browser_that_is_given_up_is_gone_with_its_profile(short: Path) -> None:
    async with serve({"/": Reply(body=b"late", delay=60)}) as web:
        limits = Limits(allow_hosts=(web.host,), timeout=30)
        rendering = asyncio.ensure_future(Browser(PROGRAM, limits, sandbox=False, profiles=short).render(web.url("/")))
        while not web.requests and not rendering.done():  # noqa: ASYNC110 - the server of the tests has no event
            await asyncio.sleep(0.02)
        during = os.listdir(short)
        rendering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await rendering

    assert (len(during), os.listdir(short)) == (1, [])


@chromium
async def test_a_page_that_the_guard_refuses_does_not_load() -> None:
    async with serve({}) as web:
        with pytest.raises(BrowserFailedError, match="could not load"):
            await Browser(PROGRAM, Limits(timeout=30), sandbox=False).render(web.url("/"))
    assert web.connections == 0


async def test_a_browser_that_says_nothing_is_given_up_in_time(tmp_path: Path) -> None:
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\nexec sleep 60\n")
    silent.chmod(0o755)

    with pytest.raises(BrowserFailedError, match="in time"):
        await Browser(silent, Limits(timeout=0.3), sandbox=False, profiles=tmp_path).render("https://a.test/")
    assert os.listdir(tmp_path) == ["silent"]


def test_root_renders_nothing_and_a_browser_must_be_there() -> None:
    program = Path("/bin/sh")

    assert "PINCITE_BROWSER" in (Browser(None, Limits()).missing() or "")
    assert ("root" in (Browser(program, Limits()).missing() or "")) == (os.geteuid() == 0)
    assert Browser(program, Limits(), sandbox=False).missing() is None


def test_a_named_browser_that_cannot_be_run_is_named_in_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "browser"
    file.write_text("#!/bin/sh\n")

    for named in (file, tmp_path, tmp_path / "none"):
        assert f"{named} cannot be run" in (Browser(executable(named), Limits(), sandbox=False).missing() or ""), named
    file.chmod(0o755)
    assert Browser(executable(file), Limits(), sandbox=False).missing() is None


async def test_a_program_that_is_no_browser_is_a_failure_in_a_sentence() -> None:
    for program in ("/bin/true", "/bin/cat", "/dev/null"):
        browser = Browser(Path(program), Limits(timeout=5), sandbox=False)
        with pytest.raises(BrowserFailedError):
            await browser.render("https://a.test/")
