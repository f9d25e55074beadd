"""Layer 0 is told from the answer and the chain, whoever fetched."""

from pincite.core.fetch.url import SourceURL, parse_url
from pincite.core.links.resolve import Resolution, resolution, unasked
from pincite.core.models import Reason
from pincite.core.models.links import Resolve
from pincite.core.ports import Answer, NotModified, Unreachable
from pincite.core.verify.document import read
from tests.core.links.asking import reader_over
from tests.fakes import FakeWeb, html, page
from tests.rows import each_row

URL = "https://a.test/tides"
BODY = html("<p>The tide rose at dawn and the boats left the harbour.</p>")


async def resolved(answer: Answer | Exception, url: str = URL) -> Resolution:
    source = parse_url(url)
    assert isinstance(source, SourceURL)
    return resolution(source, await read(url, reader_over(FakeWeb({url.partition("#")[0]: answer}))))


def unreachable(reason: Reason, status: int | None = None, **more: object) -> Unreachable:
    return Unreachable(URL, reason, "It is so.", status, **more)  # type: ignore[arg-type]  # named by the test


@each_row("final_url", [URL, f"{URL}#top", "HTTPS://A.test:443/tides"], ids=["same", "fragment", "spelling"])
async def test_another_spelling_of_the_url_is_no_redirect(final_url: str) -> None:
    assert await resolved(page(BODY, URL, final_url=final_url)) == Resolution(Resolve.OK, 200)


@each_row("final_url", ["http://a.test/tides", "https://a.test/tides/", "https://b.test/tides"])
async def test_an_answer_from_any_other_address_is_a_redirect(final_url: str) -> None:
    found = await resolved(page(BODY, URL, final_url=final_url))

    assert (found.resolve, found.final_url) == (Resolve.OK_REDIRECT, final_url)


async def test_the_chain_counts_the_same_whether_or_not_it_names_its_ends() -> None:
    steps = [f"https://a.test/{number}" for number in range(4)]
    whole = page(BODY, URL, final_url=steps[-1], redirects=(URL, *steps))
    inner = page(BODY, URL, final_url=steps[-1], redirects=tuple(steps[:-1]))
    shorter = page(BODY, URL, final_url=steps[-2], redirects=tuple(steps[:-1]))

    assert [(await resolved(one)).resolve for one in (whole, inner, shorter)] == [
        Resolve.REDIRECT_LOOP,
        Resolve.REDIRECT_LOOP,
        Resolve.OK_REDIRECT,
    ]


@each_row(
    ("reason", "status", "expected"),
    [
        (Reason.NOT_FOUND, 404, Resolve.NOT_FOUND),
        (Reason.GONE, 410, Resolve.GONE),
        (Reason.FORBIDDEN, 403, Resolve.REFUSED),
        (Reason.LEGAL, 451, Resolve.REFUSED),
        (Reason.THROTTLED, 429, Resolve.REFUSED),
        (Reason.THROTTLED, None, Resolve.REFUSED),
        (Reason.THROTTLED, 503, Resolve.SERVER_ERROR),
        (Reason.SERVER_ERROR, 500, Resolve.SERVER_ERROR),
        (Reason.FETCH_ERROR, 300, Resolve.SERVER_ERROR),
        (Reason.FETCH_ERROR, 999, Resolve.SERVER_ERROR),
        (Reason.REDIRECT_LOOP, 302, Resolve.REDIRECT_LOOP),
        (Reason.DNS, None, Resolve.NETWORK_ERROR),
        (Reason.TLS, None, Resolve.NETWORK_ERROR),
        (Reason.TIMEOUT, None, Resolve.NETWORK_ERROR),
        (Reason.BLOCKED_ADDRESS, None, Resolve.NETWORK_ERROR),
        (Reason.BAD_URL, 302, Resolve.NETWORK_ERROR),
        (Reason.FETCH_ERROR, None, Resolve.NETWORK_ERROR),
        (Reason.UNSUPPORTED_TYPE, 200, Resolve.OK),
        (Reason.EMPTY, 204, Resolve.OK),
        (Reason.TRUNCATED, 206, Resolve.OK),
    ],
)
async def test_every_reason_has_its_word(reason: Reason, status: int | None, expected: Resolve) -> None:
    found = await resolved(unreachable(reason, status))

    assert (found.resolve, found.status) == (expected, status)
    assert found.notes == (f"{reason.value}: It is so.",)


@each_row("reason", Reason)
async def test_no_reason_without_a_status_is_an_absence(reason: Reason) -> None:
    assert (await resolved(unreachable(reason))).resolve not in (Resolve.NOT_FOUND, Resolve.GONE, Resolve.OK)


async def test_a_refusal_after_a_redirect_says_where() -> None:
    found = await resolved(unreachable(Reason.FORBIDDEN, 403, final_url="https://b.test/login"))

    assert (found.resolve, found.final_url) == (Resolve.REFUSED, "https://b.test/login")


async def test_a_page_that_says_it_is_none_is_still_an_answer_with_a_note() -> None:
    found = await resolved(page(html("<h1>404</h1><p>Page not found</p>", title="Page not found"), URL))

    assert found.resolve == Resolve.OK
    assert found.notes[0].startswith("soft_404: ")


async def test_a_fetcher_that_raises_is_a_network_error() -> None:
    found = await resolved(RuntimeError("the cable is cut"))

    assert (found.resolve, found.notes) == (Resolve.NETWORK_ERROR, ("fetch_error: RuntimeError: the cable is cut",))


def test_not_modified_is_an_answer() -> None:
    source = parse_url(URL)
    assert isinstance(source, SourceURL)
    assert resolution(source, NotModified(URL, URL)).resolve == Resolve.OK


def test_a_url_has_no_note_of_its_form_but_a_bad_one() -> None:
    assert unasked(URL) == ()
    assert unasked("") == ("bad_url: There is no URL: the text is empty.",)
