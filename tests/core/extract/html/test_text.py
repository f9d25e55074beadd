"""A document's visible text: its blocks, its inline edges, and the white space that its source had."""

import pytest

from pincite.core.extract import extract
from pincite.core.extract.html.extractor import MAX_MARKUP, MAX_WIDE, MAX_WIDEST
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

URL = "https://source.example/deep/page"
SENTENCE = "Jehovah so loved the world that he gave his only-begotten Son, so that everyone might not be destroyed."


def page(markup: str | bytes, url: str = URL) -> PageText:
    found = extract(Body(markup, url, "text/html"))
    assert isinstance(found, PageText)
    return found


def words(markup: str | bytes) -> str:
    return page(markup).visible.canonical


@each_row(
    "markup",
    [
        f"<nav>Home</nav><main><h1>Title</h1><p>{SENTENCE}</p><p>More.</p></main>",
        "<p>" + SENTENCE.replace(" ", "\n      ") + "</p>",
        "<p>" + SENTENCE.replace("loved", "<b>lo</b>ved") + "</p>",
        "<p>" + SENTENCE.replace("the world", "<a href=/w>the <i>wor</i>ld</a>") + "</p>",
        "<p>" + SENTENCE.replace(" ", "&nbsp;") + "</p>",
        "<p>" + SENTENCE.replace("everyone", "every<wbr>one").replace("world", "wor\u200bld") + "</p>",
        "<p>" + SENTENCE.replace("his", "h&#105;s").replace("Son", "&#x53;on") + "</p>",
        "<p>Jehovah so <!-- note -->loved" + SENTENCE.removeprefix("Jehovah so loved") + "</p>",
        "<p>Jehovah so<br>loved" + SENTENCE.removeprefix("Jehovah so loved") + "</p>",
        "<ul><li>Jehovah so loved<li>" + SENTENCE.removeprefix("Jehovah so loved ") + "</ul>",
        "<p>Jehovah so loved</p>\n\n<p>" + SENTENCE.removeprefix("Jehovah so loved ") + "</p>",
        "<table><tr><td>Jehovah so loved<td>" + SENTENCE.removeprefix("Jehovah so loved ") + "</table>",
        f"<div>{SENTENCE}<script>var x = 1</script></div>",
        f"<div>Jehovah so <script>x</script>{SENTENCE.removeprefix('Jehovah so ')}</div>",
        f"<div>{SENTENCE}",
        f"</p></div>{SENTENCE}</b>",
    ],
)  # fmt: skip
def test_a_sentence_is_found_however_it_is_marked_up(markup: str) -> None:
    assert SENTENCE in words(markup)


@each_row(
    ("markup", "text"),
    [
        ("<p>Word<br>and", "Word and"),
        ("<p>one</p>two", "one two"),
        ("<td>a</td><td>b</td>", "ab"),
        ("<table><td>a</td><td>b</td></table>", "a b"),
        ("<dl><dt>term<dd>meaning</dl>", "term meaning"),
        ("<select><option>a<option>b</select>", "a b"),
        ("a<button>press</button>b", "a press b"),
        ("<label>Name</label>: x", "Name: x"),
        ("un<em>lawful</em>", "unlawful"),
        ("super<wbr>cali", "supercali"),
        ("a<img alt='not text'>b", "ab"),
        ("Jehova\u0301", "Jehov\u00e1"),
        ("&quot;a&quot; &amp; &#39;b&#39; &lt;c&gt;", "\"a\" & 'b' <c>"),
        ("<ruby>\u6f22<rp>(</rp><rt>\u304b\u3093</rt><rp>)</rp>\u5b57<rt>\u3058</rt></ruby>", "\u6f22\u5b57"),
        ("\u6771<b>\u4eac</b>\u90fd", "\u6771\u4eac\u90fd"),
        ("<pre>a\n  b</pre>", "a b"),
        ("<custom-element>a</custom-element>b", "ab"),
        ("a\x00b", "ab"),
        ("<plaintext>a<b>", "a<b>"),
    ],
)
def test_blocks_break_and_inline_tags_do_not(markup: str, text: str) -> None:
    assert words(markup) == text


def test_block_edges_are_line_feeds_and_inline_edges_lie_within_lines() -> None:
    stream = page("<p>one<b>two</b> three</p><p>four<br>five</p>").visible

    assert stream.text == "\none" + "two three\nfour\nfive\n"
    assert [stream.text[:edge].rsplit("\n", 1)[-1] for edge in stream.inline_edges] == ["one", "onetwo"]
    assert [stream.text[edge] for edge in stream.block_edges] == ["\n", "\n", "\n"]
    assert stream.text.index("\nfive") not in stream.block_edges


def test_a_line_feed_of_the_source_that_ends_a_block_is_its_edge() -> None:
    stream = page("<p>one\n</p><p>two").visible

    assert stream.text == "\none\ntwo\n"
    assert stream.text.index("\ntwo") in stream.block_edges


def test_white_space_stays_as_the_source_had_it() -> None:
    assert page("<p>a \t b\u00a0 c").visible.text == "\na \t b\u00a0 c\n"


@pytest.mark.parametrize("extractor", ["html/turbohtml-"])
def test_the_extractor_names_its_parser(extractor: str) -> None:
    assert page("x").extractor.startswith(extractor)


def test_xhtml_elements_closed_in_their_start_tag_swallow_nothing() -> None:
    source = (
        '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="x.js"/></head>'
        '<body><a id="top"/><p>one<br/>two</p><div class="clear"/><p>three</p></body></html>'
    )

    assert words(source) == "one two three"


def test_a_document_over_the_limit_is_read_up_to_it_and_says_so() -> None:
    found = page("<p>first</p><p>" + "word " * 2_100_000)

    assert found.cut
    assert found.visible.text.startswith("\nfirst\n")
    assert not page("<p>first").cut


@pytest.mark.parametrize(
    ("char", "most"), [("", MAX_MARKUP), ("\u00e9", MAX_MARKUP), ("\u0436", MAX_WIDE), ("\U0001f600", MAX_WIDEST)]
)
def test_of_wider_characters_fewer_are_read_so_that_all_take_the_same_room(char: str, most: int) -> None:
    head = f"<p>{char}first</p><p>"

    whole, more = (page(head + "w" * (most - len(head) + extra)) for extra in (0, 1))

    assert (whole.cut, more.cut) == (False, True)
    assert len(whole.visible.text) == len(more.visible.text)


def test_of_more_tags_than_any_reader_meets_the_first_are_read() -> None:
    found = page("<p>first" + "<span>" * 500_000 + "<p>last")

    assert found.cut
    assert found.visible.canonical == "first"
    assert "last" in page("<p>first" + "<span>" * 499_000 + "<p>last").visible.canonical


@each_row("unseen", ["<template><br>a<br>b</template>", "<p hidden><br></p>", "<svg><text><br></svg>"])
def test_a_line_break_in_unseen_text_before_all_that_is_seen_is_read_over(unseen: str) -> None:
    assert words(f"{unseen}<p>The mill stood by the river.") == "The mill stood by the river."
