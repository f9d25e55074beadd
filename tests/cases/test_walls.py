"""A page that is not the document is unreachable with its reason; a document that speaks of such pages is read."""

import pytest

from tests.cases.trial import PROSE, WORDS, anchored, by_hash, by_words, p, source
from tests.fakes import html

SCRIPTS = "<script>1</script>" * 3
WALLS = {
    "English": ("<h1>Page not found</h1><p>Sorry, the page could not be found.</p>", "Page not found", "soft_404"),
    "Spanish": (
        "<h1>P\u00e1gina no encontrada</h1><p>La p\u00e1gina que busca no existe.</p>",
        "P\u00e1gina no encontrada",
        "soft_404",
    ),
    "Portuguese": (
        "<h1>P\u00e1gina n\u00e3o encontrada</h1><p>A p\u00e1gina n\u00e3o existe.</p>",
        "P\u00e1gina n\u00e3o encontrada",
        "soft_404",
    ),
    "German": (
        "<h1>Seite nicht gefunden</h1><p>Die Seite wurde nicht gefunden.</p>",
        "Seite nicht gefunden",
        "soft_404",
    ),
    "French": ("<h1>Page introuvable</h1><p>La page est introuvable.</p>", "Page introuvable", "soft_404"),
    "removed": ("<h1>Gone</h1><p>This page has been removed.</p>", "Gone", "soft_404"),
    "a bare number": ("<h1>404</h1><p>Not Found</p>", "404", "soft_404"),
    "a waiting room": (
        "<h1>Just a moment...</h1><p>Enable JavaScript and cookies to continue</p>",
        "Just a moment...",
        "bot_wall",
    ),
    "a puzzle": (p("Please verify you are human by completing the captcha."), "Access", "bot_wall"),
    "denied": (
        "<h1>Access Denied</h1><p>You don't have permission to access this page on this server.</p>",
        "Access Denied",
        "bot_wall",
    ),
    "a login": ("<h1>Sign in</h1><form><input name=u><input type=password></form>", "Sign in", "login"),
    "consent": (
        p("We and our partners use cookies and tracking to improve our service.")
        + "<button>Accept all</button><button>Reject all</button>",
        "Before you continue",
        "consent_wall",
    ),
    "a paywall": (
        '<script type="application/ld+json">{"isAccessibleForFree":false}</script>'
        + p("Subscribe to continue reading."),
        "News",
        "paywall",
    ),
    "a parked domain": (p("This domain is for sale. Make an offer now."), "a.test", "parked"),
    "a script's shell": ("<div id=root></div>" + SCRIPTS, "App", "js_required"),
    "a shell with a word for readers without scripts": (
        "<noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div>" + SCRIPTS,
        "App",
        "js_required",
    ),
    "frames": ("<iframe src=x></iframe>", "Frames", "framed"),
}


@pytest.mark.parametrize(("body", "title", "reason"), WALLS.values(), ids=WALLS)
async def test_a_wall_is_unreachable_with_its_reason(body: str, title: str, reason: str) -> None:
    wall, before = source(html(body, title=title), "text/html"), source(html(p(WORDS) + PROSE), "text/html")
    verdicts = [
        await by_words(WORDS, wall),
        await by_hash(WORDS, wall),
        await anchored(WORDS, before, wall),
        await anchored(WORDS, before, wall, excerpt=False),
    ]

    assert {(verdict.status, verdict.reason) for verdict in verdicts} == {("unreachable", reason)}
    assert all(verdict.current_hash is None for verdict in verdicts)


@pytest.mark.parametrize(("body", "title", "reason"), WALLS.values(), ids=WALLS)
async def test_words_that_stand_are_never_overruled(body: str, title: str, reason: str) -> None:
    assert (await by_words(WORDS, source(html(body + p(WORDS), title=title), "text/html"))).status == "match"


BANNER = (
    "<div class=cookies>We use cookies. <button>Accept all</button></div><a>Sign in</a>"
    "<form><input name=user><input type=password></form><p>Subscribe to continue reading</p>"
)
DOCUMENTS = {
    "an article about an error": (
        "<h1>How a 404 page is made</h1>" + p("A page not found is told by the number 404."),
        "How a 404 page is made",
    ),
    "a log of changes": ("<h1>Changes</h1>" + p("The old option has been removed from the program."), "Changes"),
    "banners above an article": (BANNER, "A harbour"),
    "an article about captchas": ("<h1>Verify you are human</h1>", "Verify you are human"),
    "an article about domains": (
        p("The domain name may be for sale; buy this domain is what the sign says."),
        "Domains",
    ),
    "scripts and frames beside an article": (SCRIPTS * 5 + "<iframe src=x></iframe>", "A harbour"),
}


@pytest.mark.parametrize(("body", "title"), DOCUMENTS.values(), ids=DOCUMENTS)
async def test_a_document_that_lost_the_words_has_changed(body: str, title: str) -> None:
    lost, held = html(body + PROSE, title=title), html(body + p(WORDS) + PROSE, title=title)
    edited = html(body + p(WORDS.replace("rose", "fell")) + PROSE, title=title)

    for verdict in (await by_words(WORDS, source(lost, "text/html")), await by_hash(WORDS, source(lost, "text/html"))):
        assert (verdict.status, verdict.kind) == ("changed", "removed")
    assert (await by_words(WORDS, source(edited, "text/html"))).kind == "edited"
    assert (await by_words(WORDS, source(held, "text/html"))).status == "match"


async def test_the_words_in_a_walls_own_source_do_not_stand() -> None:
    body = html(f"<h1>Just a moment...</h1><!-- {WORDS} -->", title="Just a moment...")

    assert (await by_words(WORDS, source(body, "text/html"))).reason == "bot_wall"


async def test_a_suggestion_on_a_missing_page_is_not_an_edit() -> None:
    body = html(
        "<h1>Page not found</h1><p>Did you mean: Mayor loses the vote in the harbour?</p>", title="Page not found"
    )

    assert (await by_words("Mayor wins the vote in the harbour", source(body, "text/html"))).reason == "soft_404"
