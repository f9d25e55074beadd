"""What a document says of itself, and the data that it carries for machines."""

import json

from pincite.core.extract import extract
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

URL = "https://source.example/deep/page?q=1"


def page(markup: str, url: str = URL) -> PageText:
    found = extract(Body(markup, url, "text/html"))
    assert isinstance(found, PageText)
    return found


def script(value: object, kind: str = "application/ld+json") -> str:
    return f'<script type="{kind}">{json.dumps(value)}</script>'


def test_title_headings_and_language() -> None:
    found = page(
        "<html lang=pt-BR><title> A \n page </title><h1>One <i>two</i></h1><h2 hidden>no</h2><h2>Three</h2><h3>no</h3>"
    )

    assert found.title == "A page"
    assert found.headings == ("One two", "Three")
    assert found.language == "pt-BR"


@each_row(
    ("head", "url"),
    [
        ("<link rel=canonical href=/a>", "https://source.example/a"),
        ("<link rel='alternate CANONICAL' href='../b?x=1'>", "https://source.example/b?x=1"),
        ("<base href=https://base.example/z/><link rel=canonical href=c>", "https://base.example/z/c"),
        ("<link rel=canonical href=//other.example/d>", "https://other.example/d"),
        ("<link rel=canonical href=/a><link rel=canonical href=/b>", "https://source.example/a"),
        ("<link rel=canonical href='javascript:alert(1)'>", ""),
        ("<link rel=canonical href='http://[::1'>", ""),
        ("<link rel=canonical>", ""),
        ("<link rel=icon href=/a>", ""),
    ],
)
def test_the_canonical_address_is_absolute_or_empty(head: str, url: str) -> None:
    assert page(f"<head>{head}</head>").canonical_url == url


def test_the_next_page_is_read_from_a_link_or_an_anchor() -> None:
    assert page("<link rel=next href='?page=2'>").next_url == "https://source.example/deep/page?page=2"
    assert page("<p><a rel='next nofollow' href=/2>Next</a>").next_url == "https://source.example/2"
    assert page("<p><a rel=prev href=/2>Next</a>").next_url == ""


@each_row(
    ("content", "url", "delay"),
    [
        ("0; url=/new", "https://source.example/new", 0.0),
        ("5;URL='https://other.example/'", "https://other.example/", 5.0),
        ("1.5, /new", "https://source.example/new", 1.5),
        ("300", "", 0.0),
        ("0; url=javascript:x", "", 0.0),
        ("soon; url=/new", "", 0.0),
    ],
)
def test_a_refresh_is_an_absolute_address_and_a_delay(content: str, url: str, delay: float) -> None:
    found = page(f'<meta http-equiv=Refresh content="{content}">')

    assert (found.refresh_url, found.refresh_delay) == (url, delay)


def test_a_refresh_for_browsers_without_scripts_is_none() -> None:
    assert page("<noscript><meta http-equiv=refresh content='0; url=/no-js'></noscript>").refresh_url == ""


def test_scripts_frames_and_password_fields_are_counted() -> None:
    found = page(
        "<script>1</script><script src=a></script><script type=module></script><script type=text/template>no</script>"
        "<iframe>no</iframe><noscript><iframe></iframe></noscript>"
        "<input type=password><input type=password hidden><input>"
    )

    assert (found.scripts, found.frames, found.password_fields) == (3, 1, 1)


@each_row(
    "markup",
    [
        "<input type=email>",
        "<input name=loginfmt>",
        "<input name=user_name>",
        "<input autocomplete='section-a username'>",
        "<form action='https://id.test/oauth2/start?x=1'></form>",
        "<form action=/signin></form>",
    ],
)
def test_fields_and_forms_that_ask_who_the_reader_is_are_counted(markup: str) -> None:
    assert page(markup).account_fields == 1
    assert page(f"<div hidden>{markup}</div>").account_fields == 0


@each_row(
    "markup",
    ["<input>", "<input name=q>", "<input type=hidden name=user>", "<form action=/search?to=/login></form>"],
)
def test_other_fields_and_forms_do_not_ask_that(markup: str) -> None:
    assert page(markup).account_fields == 0


@each_row(
    "head",
    [
        script({"@type": "NewsArticle", "isAccessibleForFree": False}),
        script({"@graph": [{"hasPart": {"isAccessibleForFree": "False"}}]}),
        "<meta name='article:content_tier' content=locked>",
        "<meta property='article:content_tier' content=metered>",
    ],
)
def test_a_paywall_may_be_declared(head: str) -> None:
    assert page(head).declared_paywall


@each_row(
    "head",
    [
        script({"isAccessibleForFree": True}),
        script({"isAccessibleForFree": "True"}),
        "<meta name='article:content_tier' content=free>",
        "<script type='application/ld+json'>{isAccessibleForFree: false</script>",
        "<p>isAccessibleForFree: false</p>",
    ],
)
def test_a_page_that_is_free_declares_no_paywall(head: str) -> None:
    assert not page(head).declared_paywall


def test_prose_of_linked_data_and_the_description_are_embedded() -> None:
    found = page(
        script({"headline": "The headline", "articleBody": "The whole body &amp; more.", "url": "https://a.example/"})
        + "<meta property=og:description content='The description.'>"
    )

    assert found.embedded.text == "The description.\nThe headline\nThe whole body & more."
    assert "whole body" not in found.visible.text + found.hidden.text


def test_the_data_of_a_script_shell_is_embedded() -> None:
    found = page(
        script({"props": {"body": "All of the text", "id": "a1b2"}}, "application/json") + "<div id=root></div>"
    )

    assert found.embedded.text == "All of the text"


def test_the_data_of_a_page_that_shows_its_text_is_left_alone() -> None:
    found = page(script({"body": "All of the text"}, "application/json") + "<p>word </p>" * 2_000)

    assert found.embedded.text == ""


@each_row("data", ["[" * 50_000, "{", "", "null", '"' + "x" * 2_000_000 + '"', "[" + "1," * 300_000 + "1]"])
def test_data_of_any_kind_does_no_harm(data: str) -> None:
    for kind in ("application/ld+json", "application/json"):
        assert page(f"<p>text</p><script type={kind}>{data}</script>").visible.canonical == "text"
