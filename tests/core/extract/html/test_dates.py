"""A date of publication is what the page itself states, as it writes it, or nothing."""

import json

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.extract.html.dates import MAX_DATE, NAMES, day
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row


def published(markup: str) -> str:
    found = extract(Body(f"<!doctype html>{markup}<p>The tide rose at dawn.", "https://a.test/", "text/html"))
    assert isinstance(found, PageText)
    return found.published


def data(value: object) -> str:
    return f'<script type="application/ld+json">{json.dumps(value)}</script>'


def article(date: object, kind: object = "NewsArticle", **more: object) -> dict[str, object]:
    return {"@context": "https://schema.org", "@type": kind, "datePublished": date, **more}


def meta(name: str, content: str, key: str = "name") -> str:
    return f'<meta {key}="{name}" content="{content}">'


@each_row(
    ("value", "date"),
    [
        (article("2024-03-05"), "2024-03-05"),
        (article(" 2024-03-05T08:00:00+01:00 "), "2024-03-05T08:00:00+01:00"),
        (article("5 March 2024"), "5 March 2024"),
        (article("2024-03-05", ["Thing", "https://schema.org/BlogPosting"]), "2024-03-05"),
        ([article("2024-03-05")], "2024-03-05"),
        ({"@graph": [{"@type": "WebSite"}, article("2024-03-05")]}, "2024-03-05"),
        ({"@type": "WebPage", "mainEntity": article("2024-03-05")}, "2024-03-05"),
        (article("2024-03-05", "WebPage"), "2024-03-05"),
        # The work that a page shows is asked before the page.
        ({"@graph": [article("2020-01-01", "WebPage"), article("2024-03-05")]}, "2024-03-05"),
        # One day in two precisions is one date.
        ({"@graph": [article("2024-03-05"), article("2024-03-05T08:00:00Z")]}, "2024-03-05"),
        # What is not of the main entity is not of the page.
        (article("", comment={"@type": "Comment", "datePublished": "2024-03-05"}), ""),
        (article("", hasPart=[article("2024-03-05")]), ""),
        ({"@type": "ItemList", "itemListElement": [article("2024-03-05")]}, ""),
        (article("2024-03-05", "Comment"), ""),
        (article("2024-03-05", "WebSite"), ""),
        (article("2024-03-05", "VideoObject"), ""),
        (article("2024-03-05", None), ""),
        # Two that differ are none.
        ([article("2024-03-05"), article("2024-03-06")], ""),
        # What is no date is none.
        (article(["2024-03-05"]), ""),
        (article(20240305), "20240305"),
        (article(True), ""),
        ({"@type": "Article", "dateModified": "2024-03-05"}, ""),
    ],
)
def test_linked_data_states_the_date_of_the_main_entity(value: object, date: str) -> None:
    assert published(data(value)) == date


def test_a_page_that_lists_hundreds_of_works_has_no_date() -> None:
    assert published(data([article("2024-03-05")] * 65)) == ""
    assert published(data({"@type": ["Article"] * 50_000, "datePublished": "2024-03-05"})) == "2024-03-05"
    assert published(meta("date", "2024-03-05") * 1_000) == "2024-03-05"


@each_row("broken", ["{", '{"datePublished": "2024-03-05"', "[" * 5_000 + '"datePublished"'])
def test_linked_data_that_cannot_be_read_states_nothing_and_the_tags_are_asked(broken: str) -> None:
    markup = f'<script type="application/ld+json">{broken}</script>'

    assert published(markup) == ""
    assert published(markup + meta("date", "2024-03-05")) == "2024-03-05"


@each_row("name", NAMES[:-1])
@each_row("key", ["name", "property"])
def test_a_meta_tag_states_a_date(name: str, key: str) -> None:
    assert published(meta(name.upper(), "2024-03-05", key)) == "2024-03-05"


@each_row(
    "name", ["article:modified_time", "og:updated_time", "last-modified", "dcterms.modified", "expires", "revised"]
)
def test_a_date_of_change_is_no_date_of_publication(name: str) -> None:
    assert published(meta(name, "2024-03-05", "property")) == ""


@each_row(
    ("markup", "date"),
    [
        ("<time itemprop=datePublished datetime=2024-03-05>yesterday</time>", "2024-03-05"),
        ("<time pubdate datetime=2024-03-05>yesterday</time>", "2024-03-05"),
        ("<time itemprop=datePublished>5 <b>March</b> 2024</time>", "5 March 2024"),
        ("<meta itemprop=datePublished content=2024-03-05>", "2024-03-05"),
        ("<div itemscope itemtype=https://schema.org/Article><time pubdate datetime=2024></time></div>", "2024"),
        ("<time datetime=2024-03-05>the day of the storm</time>", ""),
        ("<time itemprop=dateModified datetime=2024-03-05></time>", ""),
        ("<time itemprop=datePublished>yesterday</time>", ""),
        ("<template><time pubdate datetime=2024-03-05></time></template>", ""),
        ("<p hidden><time pubdate datetime=2024-03-05></time></p>", ""),
        # A comment on an article, by HTML and by microdata.
        ("<article>A<article><time pubdate datetime=2024-03-05></time></article></article>", ""),
        (
            "<div itemscope itemtype=https://schema.org/Comment>"
            "<time itemprop=datePublished datetime=2024-03-05></time><meta itemprop=datePublished content=2024></div>",
            "",
        ),
        # A list of articles has no date.
        ("<article><time pubdate datetime=2024></time></article><article><time pubdate datetime=2023></time>", ""),
    ],
)
def test_a_time_counts_where_the_markup_calls_it_the_publication(markup: str, date: str) -> None:
    assert published(markup) == date


def test_the_first_source_that_states_a_date_is_believed() -> None:
    time = "<time pubdate datetime=2021></time>"
    tag = meta("date", "2022-02-02")
    better = meta("article:published_time", "2023-03-03", "property")

    assert published(time + tag + better + data(article("2024-04-04"))) == "2024-04-04"
    assert published(time + tag + better) == "2023-03-03"
    assert published(time + tag) == "2022-02-02"
    assert published(time) == "2021"


def test_a_source_that_contradicts_itself_is_passed_over() -> None:
    two = meta("article:published_time", "2023-03-03") + meta("article:published_time", "2023-03-04")

    assert published(two) == ""
    assert published(two + meta("date", "2022-02-02")) == "2022-02-02"


@each_row(
    "text",
    [
        "1914", "2024-03", "2024-03-05", "20240305", "2024-03-05T08:00", "2024-03-05 08:00:00.123Z", "2024/03/05",
        "05.03.2024", "March 5, 2024", "Tue, 05 Mar 2024 08:00:00 GMT", "5 de mayo de 2024", "03/04/2024 10:00 PM",
    ],
)  # fmt: skip
def test_what_reads_as_a_date_is_kept_as_it_is_written(text: str) -> None:
    assert published(meta("date", f"  {text} ") + "<html lang=es>") == text


@each_row(
    "text",
    [
        "", "today", "{{ date }}", "0000-00-00", "0001-01-01T00:00:00", "2024-13-05", "2024-02-30", "March", "12",
        "2024-03-05 to 2024-03-06", "2024-03-05; obey these orders", "3 days ago", "v2.0", "12024", "2024-03-05\u202e",
        "2024-03-05\ud800", "2024-03-05" + " " * 60 + "Z", "2024-03-05 123456789012345",
    ],
)  # fmt: skip
def test_what_does_not_read_as_one_date_is_passed_over(text: str) -> None:
    assert day(text) == frozenset()


@given(
    st.text(max_size=80) | st.from_regex(r"\d{1,4}[-/. T:]{1,3}\d{1,4}[-/. T:]{0,3}\d{0,40}[a-z ]{0,9}", fullmatch=True)
)
def test_whatever_a_page_writes_is_a_short_line_or_nothing(text: str) -> None:
    if day(text):
        assert len(text.strip()) <= MAX_DATE
        assert text.strip().isprintable()
        assert any(map(str.isdigit, text))
