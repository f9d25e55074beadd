"""Each wall is known for what it is, and its nearest look-alike is left alone."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.extract.walls.kinds import wall
from pincite.core.extract.walls.wall import Wall
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

URL = "https://source.example/2024/05/the-article"
PROSE = (
    "The committee met in the old hall and agreed, after some debate, that the river wall should be raised by a metre. "
)


def article(body: str = "", *, title: str = "The river wall", paragraphs: int = 12) -> str:
    return f"<title>{title}</title><h1>{title}</h1>{body}" + f"<p>{PROSE}</p>" * paragraphs


def look(markup: str, *, requested: str = URL, final: str = URL, headers: dict[str, str] | None = None) -> Wall | None:
    page = extract(Body(markup, final, "text/html"))
    assert isinstance(page, PageText)
    return wall(page, requested_url=requested, final_url=final, status=200, headers=headers, body_head=markup[:20_000])


def reason(markup: str, **answer: str) -> Reason | None:
    found = look(markup, **answer)  # type: ignore[arg-type]  # addresses only
    return found.reason if found else None


def strong(markup: str) -> bool:
    found = look(markup)
    assert found is not None
    return found.strong


@each_row(
    "title",
    [
        "Page not found | The Site",
        "404",
        "404 - Not Found",
        "Error 404 (Not Found)!!1",
        "Oops! That page can\u2019t be found.",
        "P\u00e1gina no encontrada",
        "La p\u00e1gina no existe - El Sitio",
        "P\u00e1gina n\u00e3o encontrada \u2013 O S\u00edtio",
        "Seite nicht gefunden",
        "Page introuvable | Le Site",
        "Pagina non trovata",
        "Pagina niet gevonden",
        "Nie znaleziono strony",
        "\u0421\u0442\u0440\u0430\u043d\u0438\u0446\u0430 \u043d\u0435 \u043d\u0430\u0439\u0434\u0435\u043d\u0430",
        "Sidan hittades inte",
        "404 \u30da\u30fc\u30b8\u304c\u898b\u3064\u304b\u308a\u307e\u305b\u3093",
        "\u9875\u9762\u4e0d\u5b58\u5728",
        "\ud398\uc774\uc9c0\ub97c \ucc3e\uc744 \uc218 \uc5c6\uc2b5\ub2c8\ub2e4",
        "Sayfa bulunamad\u0131",
    ],
)
def test_a_title_or_heading_that_says_not_found_is_a_soft_404(title: str) -> None:
    menu = "<ul>" + "<li>One of many menu entries</li>" * 80 + "</ul>"

    assert reason(f"<title>{title}</title>{menu}<p>Try our search.</p>") is Reason.SOFT_404
    assert reason(f"<title>The Site</title>{menu}<h1>{title}</h1>") is Reason.SOFT_404
    assert strong(f"<h1>{title}</h1>")


@each_row(
    "text",
    [
        "The page you are looking for does not exist.",
        "Sorry, the page you requested could not be found.",
        "This page no longer exists.",
        "We couldn\u2019t find that page.",
        "Page not found",
        "404",
        "Lo sentimos, la p\u00e1gina que busca no existe.",
        "Die gesuchte Seite wurde nicht gefunden.",
        "Cette page n\u2019existe plus.",
    ],
)
def test_a_short_page_that_says_so_is_a_weak_soft_404(text: str) -> None:
    markup = f"<title>The Site</title><p>{text}</p><p>Go back.</p>"

    assert reason(markup) is Reason.SOFT_404
    assert not strong(markup)


@each_row(
    "markup",
    [
        article(title="404 Not Found"),
        article(title="404 Not Found: what it means and how to mend it"),
        article("<p>The page you are looking for does not exist.</p>"),
        article("<p>Page not found</p>"),
        "<h1>Changelog</h1><ul><li>The old parser has been removed.</li><li>Bug 404 was fixed.</li></ul>",
        "<title>Status codes</title><h1>Status codes</h1><table><tr><td>200<td>OK<tr><td>404<td>Not Found</table>",
        "<title>Lost and found</title><h1>Lost and found</h1><p>A glove was not found.</p>",
        "<title>Room 404</title><h1>Room 404</h1><p>The room is on the fourth floor.</p>",
        "<title>Variant NotFound</title><h1>Variant NotFound</h1><p>An entity was not found, often a file.</p>",
        "<h1>Bibliography</h1><p>This page does not exist in the second edition.</p>",
    ],
)
def test_a_page_that_only_speaks_of_missing_things_is_none(markup: str) -> None:
    assert look(markup) is None


@each_row(
    "final",
    [
        "https://source.example/",
        "https://source.example",
        "https://www.source.example/en/",
        "https://source.example/pt-br",
        "https://source.example/index.html",
        "https://source.example/en/home",
        "https://other.example/#top",
    ],
)
def test_a_deep_address_that_leads_to_the_front_page_is_redirected_home(final: str) -> None:
    assert reason(article(), final=final) is Reason.REDIRECTED_HOME
    assert reason(article(), requested="https://source.example/?p=12", final=final) is Reason.REDIRECTED_HOME


@each_row(
    ("requested", "final"),
    [
        (URL, URL),
        (URL, "https://www.source.example/2024/05/the-article/"),
        (URL, "https://source.example/article-12"),
        (URL, "https://source.example/?p=12"),
        *((URL, f"https://source.example/{path}") for path in ("ok", "faq", "qa/", "api", "map/index.html")),
        ("https://source.example/", "https://source.example/en/"),
        ("https://source.example", "https://source.example/"),
        ("https://source.example/en/", "https://source.example/"),
        ("http://source.example/index.php", "https://source.example/"),
        ("not an address", "http://[::1"),
    ],
)
def test_other_redirects_lead_to_documents(requested: str, final: str) -> None:
    assert reason(article(), requested=requested, final=final) is None


@each_row(
    "markup",
    [
        "<title>source.example</title><h1>This domain is for sale!</h1>",
        "<p>The domain source.example may be for sale.</p><p>Related searches</p>",
        "<p>Buy this domain</p>",
        "<p>Diese Domain steht zum Verkauf</p>",
        "<p>Este dominio est\u00e1 en venta</p>",
        "<p>Ce nom de domaine est \u00e0 vendre</p>",
    ],
)
def test_a_domain_for_sale_is_parked(markup: str) -> None:
    assert reason(markup) is Reason.PARKED


def test_a_domain_that_leads_to_a_broker_is_parked() -> None:
    assert reason(article(), final="https://www.hugedomains.com/domain_profile.cfm?d=source.example") is Reason.PARKED


@pytest.mark.parametrize(
    "markup", [article("<p>This domain is for sale, said the page.</p>"), "<p>The domain of a function is a set.</p>"]
)
def test_a_page_about_domains_is_not_parked(markup: str) -> None:
    assert look(markup) is None


@each_row(
    "markup",
    [
        "<title>Just a moment...</title><noscript>Enable JavaScript and cookies to continue</noscript>",
        "<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1>",
        "<title>source.example</title><p>Verifying you are human. This may take a few seconds.</p>",
        "<title>Access Denied</title><p>You don't have permission to access this page on this server.</p>",
        "<h1>Pardon Our Interruption...</h1><p>Something about your browser made us think you might be a bot.</p>",
        "<p>Our systems have detected unusual traffic from your computer network.</p>",
        "<p>Please complete the captcha.</p>",
        "<div id=x></div><script src='/cdn-cgi/challenge-platform/h/b/orchestrate.js'></script>",
    ],
)
def test_a_check_for_humans_is_a_bot_wall(markup: str) -> None:
    assert reason(markup) is Reason.BOT_WALL
    assert strong(markup)


def test_the_servers_word_is_enough_for_a_bot_wall() -> None:
    found = look(article(), headers={"cf-mitigated": "challenge"})

    assert found is not None
    assert found.reason is Reason.BOT_WALL


@each_row(
    "markup",
    [
        article(title="Just a moment..."),
        article("<p>Please complete the captcha, the form said.</p>"),
        article("<script src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'></script>"),
        "<h1>Moments</h1><p>Just a moment in the sun.</p>",
    ],
)
def test_a_page_that_speaks_of_such_checks_or_loads_one_is_none(markup: str) -> None:
    assert look(markup) is None


def test_an_address_of_signing_in_or_consenting_is_a_wall() -> None:
    assert reason("<p>x", final="https://source.example/login?next=/a") is Reason.LOGIN
    assert reason("<p>x", final="https://login.source.example/") is Reason.LOGIN
    assert reason("<p>x", final="https://accounts.other.example/ServiceLogin") is Reason.LOGIN
    assert reason("<p>x", final="https://consent.source.example/m?continue=x") is Reason.CONSENT_WALL
    assert reason("<p>x", final="https://source.example/privacy-gate/?url=x") is Reason.CONSENT_WALL


@each_row("path", ["/login", "/docs/sso/", "/consent"])
def test_an_address_that_was_asked_for_is_no_wall(path: str) -> None:
    url = f"https://source.example{path}"

    assert reason(article(), requested=url, final=url) is None
    assert reason(article(), requested=url, final=url + "?lang=en") is None


def test_a_password_field_and_little_else_is_a_login() -> None:
    form = "<form><label>E-mail</label><input><label>Password</label><input type=password><button>Go</button></form>"

    assert strong(f"<title>Sign in | The Site</title>{form}")
    assert reason(f"<title>The Site</title>{form}") is Reason.LOGIN
    assert not strong(f"<title>The Site</title>{form}")
    assert look(article(form)) is None
    assert look(f"<title>The Site</title>{form.replace('type=password', '')}") is None


EMAIL = "<form action=/session><label>E-mail</label><input name=user type=email><button>Next</button></form>"
MICROSOFT = "<input name=loginfmt autocomplete=username><p>No account? Create one!</p><button>Next</button>"
BUTTONS = "<button>Continue with Microsoft</button><button>Continue with Google</button><p>By continuing you agree.</p>"


@each_row(
    "markup",
    [
        f"<title>Sign in</title><h1>Sign in</h1>{EMAIL}",
        f"<title>Sign in - Example Accounts</title><h1>Welcome back</h1>{EMAIL}",
        f"<title>The Site</title><h1>Welcome to the site</h1><h2>Sign in to continue</h2>{MICROSOFT}",
        f"<title>Log in to your account</title><h1>Log in to LexData</h1>{BUTTONS}",
        "<title>Sign in</title><form action='/saml/start'><button>Go</button></form>",
        f"<title>Iniciar sesi\u00f3n</title>{EMAIL}",
        f"<title>Acceda a su cuenta</title>{MICROSOFT}",
        f"<title>Entrar | O S\u00edtio</title>{EMAIL}",
        f"<title>Anmelden</title>{EMAIL}",
        "<title>Anmelden</title><button>Mit Microsoft anmelden</button>",
        f"<title>Connectez-vous \u00e0 votre compte</title>{EMAIL}",
        "<title>Connexion</title><button>Continuer avec Google</button>",
    ],
)
def test_a_page_named_after_signing_in_that_asks_who_one_is_is_a_login_without_a_password(markup: str) -> None:
    assert reason(markup) is Reason.LOGIN
    assert strong(markup)


@each_row(
    "text",
    [
        "Your session has expired. Please log in again.",
        "Please sign in to view this document.",
        "You must be logged in to view this page.",
        "Su sesi\u00f3n ha expirado. Inicie sesi\u00f3n de nuevo.",
        "A sua sess\u00e3o expirou. Fa\u00e7a login novamente.",
        "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
        "Votre session a expir\u00e9. Veuillez vous reconnecter.",
    ],
)
def test_a_page_that_says_nothing_but_that_one_must_sign_in_is_a_login(text: str) -> None:
    assert reason(f"<title>The Site</title><p>{text}</p>") is Reason.LOGIN
    assert look(article(f"<p>{text}</p>")) is None
    # A list of messages has others.
    assert look(f"<h1>Messages</h1><p>{text}</p><p>The file is too large to be stored.</p><p>{PROSE}</p>") is None


@each_row(
    "markup",
    [
        article(EMAIL, title="Sign in"),
        f"<title>Sign in</title><h1>Sign in</h1><p>{PROSE * 3}</p>{EMAIL}",
        "<title>Sign in</title><h1>Sign in</h1><p>Open the app and press the button.</p>",
        article(BUTTONS, title="OAuth 2.0"),
        f"<title>Sign in with Google | Docs</title><h1>Sign in with Google</h1><p>Reference</p>{EMAIL}",
        "<h1>OAuth guides</h1><ul><li>Sign in with Google<li>Sign in with Apple<li>Scopes</ul>",
        f"<title>Forum</title><h2>Sign in</h2>{EMAIL}<h1>Which wood floats best?</h1><p>Cork, I think.</p>",
        f"<title>Blue shoes | Shop</title><h2>Sign in</h2>{EMAIL}<h1>Blue shoes</h1><p>Forty euros.</p>",
        f"<title>The Gazette</title><h1>The Gazette</h1><p>Our newsletter, once a week.</p>{EMAIL}",
        "<h1>A short thread</h1><p>Cork floats best, I think.</p><p>You must log in to reply.</p>",
    ],
)
def test_a_page_that_speaks_of_signing_in_or_offers_it_is_no_login(markup: str) -> None:
    assert look(markup) is None


@each_row(
    "markup",
    [
        "<title>Access denied</title><p>You do not have permission to view this document.</p>",
        "<h1>403 Forbidden</h1>",
        "<p>You are not authorized to view this page.</p>",
        "<h1>Acceso denegado</h1><p>No tiene permiso para ver esta p\u00e1gina.</p>",
        "<h1>Acesso negado</h1><p>Voc\u00ea n\u00e3o tem permiss\u00e3o para ver esta p\u00e1gina.</p>",
        "<h1>Zugriff verweigert</h1><p>Sie haben keine Berechtigung, diese Seite zu sehen.</p>",
        "<h1>Acc\u00e8s refus\u00e9</h1><p>Vous n\u2019\u00eates pas autoris\u00e9 \u00e0 voir cette page.</p>",
    ],
)
def test_a_page_that_its_reader_may_not_see_is_forbidden_and_no_check_for_robots(markup: str) -> None:
    assert reason(markup) is Reason.FORBIDDEN
    assert strong(markup)


@each_row(
    "markup",
    [
        article(title="Access denied"),
        article("<p>You do not have permission to view this page, it said.</p>"),
        "<h1>Variant PermissionDenied</h1><p>You do not have permission to write the file.</p>",
        "<title>Access denied: a history</title><h1>Access denied: a history of the gate</h1><p>Long ago.</p>",
    ],
)
def test_a_page_about_refusals_is_none(markup: str) -> None:
    assert look(markup) is None


@each_row(
    "markup",
    [
        "<title>Maintenance</title><h1>We'll be back soon</h1><p>The site is down for scheduled maintenance.</p>",
        "<p>Our website is currently undergoing maintenance.</p>",
        "<p>El sitio est\u00e1 en mantenimiento.</p>",
        "<p>O site est\u00e1 em manuten\u00e7\u00e3o.</p>",
        "<p>Die Seite ist wegen Wartungsarbeiten nicht erreichbar.</p>",
        "<p>Le site est actuellement en maintenance.</p>",
    ],
)
def test_a_site_that_says_that_it_is_down_is_a_failing_server(markup: str) -> None:
    assert reason(markup) is Reason.SERVER_ERROR
    assert strong(markup)


@each_row(
    "markup",
    [
        article("<p>The site is down for scheduled maintenance.</p>"),
        article(title="Maintenance"),
        "<h1>Maintenance</h1><p>Oil the chain once a week.</p>",
        "<h1>The pool</h1><p>Due to scheduled maintenance, the pool is closed on Monday.</p>",
        "<h1>News</h1><p>The site will be down for maintenance on Sunday, from six to seven.</p>",
        "<p>Wir \u00fcbernehmen die Wartung Ihrer Heizung.</p>",
    ],
)
def test_a_page_about_maintenance_is_none(markup: str) -> None:
    assert look(markup) is None


CONSENT = (
    "<h2>Before you continue</h2><p>We and our 842 partners use cookies and personal data to show advertising.</p>"
    "<button>Accept all</button><button>Reject all</button>"
)


def test_a_request_for_consent_and_little_else_is_a_wall() -> None:
    assert reason(CONSENT) is Reason.CONSENT_WALL
    german = "<p>Wir verwenden Cookies und ben\u00f6tigen Ihre Einwilligung.</p><button>Alle akzeptieren</button>"
    assert reason(german) is Reason.CONSENT_WALL


@each_row(
    "markup",
    [
        article(CONSENT),
        CONSENT + f"<h1>News</h1><p>{PROSE * 4}</p>",
        "<h1>Cookie policy</h1><p>We use cookies to remember your language.</p><p>Our partners use none.</p>",
        "<h1>A game</h1><p>Press a button.</p><button>Accept</button>",
    ],
)
def test_a_banner_above_a_text_is_no_wall(markup: str) -> None:
    assert look(markup) is None


UNFREE = f"<script type='application/ld+json'>{json.dumps({'isAccessibleForFree': False})}</script>"
ASKS = "<p>Subscribe to continue reading.</p>"


def test_a_teaser_that_asks_for_money_is_a_paywall() -> None:
    assert strong(UNFREE + article(ASKS, paragraphs=2))
    assert reason(article(ASKS, paragraphs=2)) is Reason.PAYWALL
    assert not strong(article(ASKS, paragraphs=2))
    assert not strong(UNFREE + article())
    for text in (
        "Dieser Artikel ist nur f\u00fcr Abonnenten.",
        "Article r\u00e9serv\u00e9 aux abonn\u00e9s",
        "Exclusivo para assinantes",
    ):
        assert reason(article(f"<p>{text}</p>", paragraphs=2)) is Reason.PAYWALL


@each_row(
    "markup",
    [
        article(ASKS, paragraphs=40),
        article("<p>Subscribe to our newsletter.</p>", paragraphs=2),
        article("<p>Only members of the committee may vote.</p>", paragraphs=2),
    ],
)
def test_a_text_that_is_there_is_behind_no_paywall(markup: str) -> None:
    assert look(markup) is None


SCRIPTS = "<script src=a></script><script src=b></script><script src=c></script>"


@each_row(
    "markup",
    [
        f"<title>App</title><div id=root></div>{SCRIPTS}",
        f"<title>App</title><div id=root>Loading...</div>{SCRIPTS}",
        "<title>App</title><noscript>You need to enable JavaScript to run this app.</noscript><script src=a></script>",
        "<noscript><h1>JavaScript is not available.</h1><p>Please turn it on.</p></noscript><script src=a></script>",
        "<p>Bitte aktivieren Sie JavaScript.</p><script src=a></script>",
    ],
)
def test_a_page_that_its_scripts_have_still_to_write_requires_them(markup: str) -> None:
    assert reason(markup) is Reason.JS_REQUIRED
    assert strong(markup)


@each_row(
    "markup",
    [
        article(SCRIPTS),
        article(SCRIPTS + "<noscript>Please enable JavaScript.</noscript>", paragraphs=3),
        f"<title>Type SOCKET</title><h1>Type SOCKET</h1><p>pub type SOCKET = u64;</p>{SCRIPTS}",
        "<p>A short note.</p>",
        "<p>How to enable JavaScript.</p>",
    ],
)
def test_a_page_that_shows_its_text_requires_none(markup: str) -> None:
    assert look(markup) is None


def test_a_page_of_nothing_but_frames_is_framed() -> None:
    assert reason("<frameset><frame src=a><frame src=b><noframes>None</noframes></frameset>") is Reason.FRAMED
    assert reason("<title>T</title><iframe src=a></iframe>") is Reason.FRAMED
    assert strong("<title>T</title><iframe src=a></iframe>")
    assert look(article("<iframe src=video></iframe>")) is None


def test_a_short_notice_beside_a_frame_is_not_surely_framed() -> None:
    notice = "<p>The council shall pay 1,500 euros to every resident of the old town.</p><iframe src=map></iframe>"

    assert reason(notice) is Reason.FRAMED
    assert not strong(notice)


def test_a_strong_wall_comes_before_a_weak_one() -> None:
    found = look(f"<p>Subscribe to continue reading.</p><title>App</title>{SCRIPTS}")

    assert found is not None
    assert (found.reason, found.strong) == (Reason.JS_REQUIRED, True)


def test_an_article_is_no_wall() -> None:
    assert look(article()) is None
    assert look(article(paragraphs=1)) is None


@given(st.text(st.characters(), max_size=200), st.text(max_size=60), st.text(max_size=60))
def test_no_page_or_address_raises(text: str, requested: str, final: str) -> None:
    wall(PageText.of(text), requested_url=requested, final_url=final, headers={"cf-mitigated": text}, body_head=text)
