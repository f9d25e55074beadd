"""What of a Markdown document is struck out or hidden, a reader of its HTML would say so; nothing else is lost."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.extract.markdown_html import as_html
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row


def page(source: str) -> PageText:
    found = extract(Body(source, "https://source.example/page", "text/markdown"))
    assert isinstance(found, PageText)
    return found


@each_row(
    "source",
    [
        "The fee is ~~5~~ 7 euro",
        "The fee is <del>5</del> 7 euro",
        "The fee is <s>5</s> 7 euro",
        "The fee is <strike>5</strike> 7 euro",
        'The fee is <span style="text-decoration: line-through">5</span> 7 euro',
        "The *fee* is ~~**5**~~ <ins>7</ins> euro",
    ],
)
def test_struck_words_are_not_shown(source: str) -> None:
    found = page(source)

    assert found.visible.canonical == "The fee is 7 euro"
    assert found.struck.canonical.startswith("The fee is 5 ")
    assert found.embedded.text == source


@each_row(
    ("source", "hidden"),
    [
        ("One <!-- two --> three", "two"),
        ("One\n\n<!-- two\n\ntwo -->\n\nthree", "two two"),
        ("One\n\n<div hidden>\n\n*two*\n\n</div>\n\nthree", "two"),
        ('One <span style="display:none">two</span> three', "two"),
        ("One\n\n<template>two</template>\n\nthree", "two"),
        ("One\n\n<script>\ntwo</script>\n\nthree", "two"),
        ('One\n\n<script type="application/json">two</script>\n\nthree', "two"),
    ],
)
def test_hidden_words_are_not_shown(source: str, hidden: str) -> None:
    found = page(source)

    assert (found.visible.canonical, found.hidden.canonical) == ("One three", hidden)
    assert found.embedded.text == source


@each_row(
    ("source", "shown"),
    [
        ("The fee is ~5~ 7 euro", "The fee is ~5~ 7 euro"),
        ("The fee is \\~~5~~ 7 euro", "The fee is ~~5~~ 7 euro"),
        ("The fee is ~~ 5 ~~ 7 euro", "The fee is ~~ 5 ~~ 7 euro"),
        ("Write `~~5~~` and `<del>6</del>`", "Write ~~5~~ and <del>6</del>"),
        ("```\n~~5~~ <!-- 6 -->\n```", "~~5~~ <!-- 6 -->"),
        ("    ~~5~~ <del>6</del>", "~~5~~ <del>6</del>"),
        ("a &lt;!-- b --&gt; c", "a <!-- b --> c"),
        ("a &lt;del>b&lt;/del> c", "a <del>b</del> c"),
    ],
)
def test_what_only_looks_struck_or_hidden_is_shown(source: str, shown: str) -> None:
    found = page(source)

    assert found.visible.canonical == shown
    assert not found.struck.text
    assert not found.hidden.text


@each_row(
    "tag",
    ["audio", "del", "iframe", "plaintext", "s", "S", "script", "select", "strike", "style", "svg", "table",
     "template", "textarea", "title", "video", "xmp"],
)  # fmt: skip
def test_a_tag_without_an_end_claims_nothing_that_follows(tag: str) -> None:
    found = page(f"Use the <{tag}> element.\n\nThe *rest* stands.\n\n- So\n- does this.")

    assert found.visible.canonical == "Use the element. The rest stands. So does this."
    assert not found.struck.text


@each_row("tag", ["frameset", "body hidden", "/body", "/html", "/p", "/div", "/template", "base href=x"])
def test_no_tag_takes_the_place_of_the_document(tag: str) -> None:
    assert page(f"<{tag}>\n\nOne *two*.\n\n<{tag}>\n\nThree.").visible.canonical == "One two. Three."


def test_a_tag_that_is_cut_off_is_text() -> None:
    assert page('<div title="one\n\nTwo "three" four.').visible.canonical == '<div title="one Two "three" four.'


def test_what_must_stay_as_it_is_written_is_struck_out_all_the_same() -> None:
    found = page("So 10*2*3 is *odd* ~~and good~~ `10`2 <del>or bad</del>")

    assert found.visible.canonical == "So 10*2*3 is *odd* `10`2"
    assert found.struck.canonical == "So 10*2*3 is *odd* and good `10`2 or bad"


def test_html_says_nothing_of_the_document() -> None:
    found = page(
        '<title>No</title>\n\n<base href="https://b.example/">\n<meta http-equiv=refresh content="0;url=/x">\n'
        '<link rel=canonical href="/y">\n\n# Heading\n\nText'
    )

    assert (found.title, found.headings, found.canonical_url, found.refresh_url) == ("", (), "", "")


@each_row(
    "source",
    [
        "".join(f"<b i{n}>" for n in range(9_000)) + "x\n\n" * 9_000,
        "[" * 1_000_000,
        "~~a" * 40_000,
    ],
    ids=["elements that open again", "brackets", "strikes"],
)
def test_what_a_browser_would_take_too_long_over_is_read_as_text(source: str) -> None:
    assert page(source).notes == ("read_as_text",)


@each_row(
    "unit", ["> ", "- ", '<a "', "<div <a '", "<!--", "<script>", "<svg>", "<div hidden>\n\n", "~~", "<s>x</s>\n\n"]
)
def test_nothing_but_marks_is_read(unit: str) -> None:
    assert page("One two.\n\n" + unit * 7_000).visible.canonical.startswith("One two.")


def test_a_long_address_is_not_written_out_for_every_link_to_it() -> None:
    markup = as_html("[x]: https://a.example/" + "a" * 100_000 + "\n\n" + "[x] " * 10_000)

    assert markup is not None
    assert len(markup) < 200_000


MARKS = [*"<>/!-~*[]`&'\" \n", "<del>", "</del>", "<!--", "-->", "<title>", "<p>", "~~"]


@given(st.lists(st.sampled_from(MARKS)).map("".join))
def test_every_edge_of_any_markdown_is_a_line_feed(source: str) -> None:
    found = extract(Body("One.\n\n" + source, "https://source.example/page", "text/markdown"))

    assert isinstance(found, PageText)
    assert found.visible.canonical.startswith("One.")
    assert all(found.visible.text[edge] == "\n" for edge in found.visible.block_edges)
