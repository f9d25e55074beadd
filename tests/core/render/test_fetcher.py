"""Only a script's shell is rendered, and what the browser says stands in for it only where it is the page."""

from dataclasses import dataclass, field

import anyio
from anyio.lowlevel import checkpoint

from pincite.core.fetch import SourceFetcher
from pincite.core.fetch.allowance import Allowance
from pincite.core.models import Reason
from pincite.core.ports import Answer, Conditions, Fetched, NotModified, Unreachable
from pincite.core.render import RenderingFetcher
from pincite.core.render.pipe import BrowserFailedError
from pincite.core.render.tab import Rendered
from pincite.core.shapes import parse_agent_output
from pincite.core.verify import verify
from tests.core.verify.walk import URL, WORDS, article
from tests.fakes import FakeWeb, Page, cited, html, page
from tests.rows import each_row

SHELL = html("<div id=app></div>" + "<script src=/a.js></script>" * 3)


@dataclass
class FakeBrowser:
    """Shows one page for every URL, or fails; ``asked`` records what it was asked for."""

    shown: Rendered | BrowserFailedError = field(default_factory=lambda: Rendered(URL, 200, article(WORDS)))
    asked: list[str] = field(default_factory=list)

    async def render(self, url: str) -> Rendered:
        self.asked.append(url)
        if isinstance(self.shown, BrowserFailedError):
            raise self.shown
        return self.shown


async def fetch(answer: Page, browser: FakeBrowser, conditions: Conditions | None = None) -> Answer:
    return await RenderingFetcher(FakeWeb({URL: answer}), browser).fetch(URL, conditions)


async def test_a_shell_is_answered_with_the_page_that_its_scripts_wrote() -> None:
    browser = FakeBrowser()
    headers = {"content-type": "text/html", "etag": '"1"', "last-modified": "x", "link": "<x>"}

    answer = await fetch(page(SHELL, URL, headers=headers), browser)

    assert isinstance(answer, Fetched)
    assert (answer.rendered, answer.body) == (True, article(WORDS).encode())
    # The validators are the shell's: it stays the same when the page's words do not.
    assert answer.headers == {"content-type": "text/html; charset=utf-8", "link": "<x>"}
    assert browser.asked == [URL]


async def test_nothing_is_rendered_where_requests_are_counted() -> None:
    browser = FakeBrowser()
    with Allowance(1):
        answer = await fetch(SHELL, browser)

    assert isinstance(answer, Fetched)
    assert (answer.rendered, browser.asked) == (False, [])


async def test_pages_are_rendered_one_at_a_time() -> None:
    class Busy(FakeBrowser):
        async def render(self, url: str) -> Rendered:
            self.asked.append("begins")
            for _ in range(5):
                await checkpoint()
            self.asked.append("ends")
            return await super().render(url)

    browser = Busy()
    fetcher = RenderingFetcher(FakeWeb({URL: SHELL}), browser)
    async with anyio.create_task_group() as tasks:
        for _ in range(3):
            tasks.start_soon(fetcher.fetch, URL)

    assert browser.asked == ["begins", "ends", URL] * 3


@each_row(
    "answer",
    [
        article(WORDS) + "<script>1</script>" * 5,
        html("<p>Short, and without scripts.</p>"),
        page(SHELL, URL, headers={"content-type": "application/json"}),
        page(b"%PDF-1.7 <script", URL, headers={"content-type": "application/pdf"}),
        page(SHELL + " " * 3_000_000, URL),
        NotModified(URL, URL),
        Unreachable(URL, Reason.NOT_FOUND, "gone"),
        page(SHELL, URL, final_url="file:///etc/passwd"),
    ],
)
async def test_any_other_answer_is_left_as_it_is(answer: Page) -> None:
    browser = FakeBrowser()

    found = await fetch(answer, browser, Conditions(etag='"1"'))

    assert browser.asked == []
    assert not (isinstance(found, Fetched) and found.rendered)


@each_row(
    ("shown", "why"),
    [
        (BrowserFailedError("No browser was found."), "No browser was found."),
        (Rendered(URL, 503, "<p>x"), "status 503"),
        (Rendered(URL, 0, "<p>x"), "status 0"),
        (Rendered("chrome-error://chromewebdata/", 200, "<p>x"), "no address of the web"),
        (Rendered("file:///etc/passwd", 200, "<p>x"), "no address of the web"),
    ],
)
async def test_where_the_browser_shows_no_page_the_shell_is_the_answer_and_says_why(
    shown: Rendered | BrowserFailedError, why: str
) -> None:
    answer = await fetch(page(SHELL, URL), FakeBrowser(shown))

    assert isinstance(answer, Fetched)
    assert (answer.rendered, answer.body) == (False, SHELL.encode())
    assert why in answer.notes[0]


async def test_half_a_surrogate_pair_from_a_script_breaks_nothing() -> None:
    answer = await fetch(page(SHELL, URL), FakeBrowser(Rendered(URL, 200, "<p>\ud800</p>")))

    assert isinstance(answer, Fetched)
    assert answer.body == b"<p>?</p>"


async def test_a_verdict_says_that_the_page_was_rendered_or_why_it_was_not() -> None:
    async def verdict(browser: FakeBrowser | None) -> tuple[str, bool | None, str]:
        web = FakeWeb({URL: SHELL})
        fetcher = SourceFetcher(web=RenderingFetcher(web, browser) if browser else web)
        [one] = (await verify(parse_agent_output([cited(URL, WORDS)]), fetcher=fetcher)).verdicts
        return one.status, one.rendered, f"{one.reason} {one.notes}"

    without, rendered, failed = (
        await verdict(None),
        await verdict(FakeBrowser()),
        await verdict(FakeBrowser(BrowserFailedError("No browser was found."))),
    )

    assert without[:2] == ("unreachable", None)
    assert rendered[:2] == ("match", True)
    assert failed[:2] == ("unreachable", None)
    assert "js_required" in failed[2]
    assert "No browser was found." in failed[2]
