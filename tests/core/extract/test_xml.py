"""XML is read as its character data, and nothing that it declares is fetched or expanded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

URL = "https://source.example/feed"


def page(content: bytes | str) -> PageText:
    found = extract(Body(content, URL, "application/xml"))
    assert isinstance(found, PageText)
    return found


def words(content: bytes | str) -> str:
    return page(content).visible.canonical


def lines(content: bytes | str) -> list[str]:
    return page(content).visible.text.split("\n")


def test_elements_beside_text_are_inline_and_others_are_blocks() -> None:
    found = page("<doc><p>One <hi>tw</hi>o</p><note>three</note><note><b>fo</b>ur</note></doc>")

    assert found.visible.text == "One two\nthree\nfour\n"
    assert [found.visible.text[edge] for edge in found.visible.block_edges] == ["\n", "\n", "\n"]
    assert found.visible.text.index("tw") in found.visible.inline_edges


def test_a_feed_is_read_as_its_reader_shows_it() -> None:
    found = page(
        "<?xml version='1.0'?><rss><channel><title>The Feed</title><item><title>One</title>"
        "<description><![CDATA[<p>First <b>bo</b>ld &amp; brave.</p><p>Second.</p>]]></description>"
        "<link>https://a.example/</link></item><item><title>Two</title>"
        "<description>&lt;p&gt;Third.&lt;/p&gt;</description></item></channel></rss>"
    )

    assert found.title == "The Feed"
    assert found.visible.canonical == "The Feed One First bold & brave. Second. https://a.example/ Two Third."


def test_attributes_comments_and_instructions_are_not_text() -> None:
    found = page('<a x="attribute"><?target instruction?><!-- a comment -->text</a>')

    assert found.visible.canonical == "text"
    assert found.hidden.canonical == "a comment"


def test_character_references_are_characters() -> None:
    assert words("<a>&#233;&#x4e2d;&lt;&amp;</a>") == "\u00e9\u4e2d<&"


def test_entities_of_the_document_are_never_expanded() -> None:
    laughs = "".join(f'<!ENTITY l{n + 1} "{f"&l{n};" * 10}">' for n in range(12))
    source = f'<?xml version="1.0"?><!DOCTYPE r [<!ENTITY l0 "ha">{laughs}]><r>before &l12; after</r>'

    assert len(words(source)) < 100
    assert words(source).startswith("before")
    assert words(source).endswith("after")


@pytest.mark.parametrize("reference", ["file:///etc/passwd", "https://internal.example/secret"])
def test_external_entities_are_never_fetched(reference: str) -> None:
    source = f'<!DOCTYPE r [<!ENTITY x SYSTEM "{reference}"><!ENTITY % p SYSTEM "{reference}">%p;]><r>one &x; two</r>'

    assert "root:" not in words(source)
    assert words(source).startswith("one")


def test_names_that_an_external_subset_would_declare_are_those_of_html() -> None:
    source = '<!DOCTYPE a PUBLIC "-//X//DTD" "https://dtd.example/a.dtd"><a>caf&eacute; &unknown; end</a>'

    assert words(source) == "caf\u00e9 &unknown; end"


@each_row("source", ["<a>one<b>two</a>", "<a>one & two</a>", "one two", "<a>one</a><b>two</b>", "<a>one two"])
def test_what_is_not_well_formed_is_read_all_the_same(source: str) -> None:
    found = page(source)

    assert "malformed_xml" in found.notes
    assert "one" in found.visible.text
    assert "two" in found.visible.text


def test_xhtml_under_an_xml_type_is_read_as_html() -> None:
    source = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><p>one</p><p>two</p></body></html>'

    assert page(source).extractor.startswith("html/")
    assert words(source) == "one two"


def test_bombs_of_nesting_and_attributes_are_read() -> None:
    assert words("<a>" * 30_000 + "deep" + "</a>" * 30_000) == "deep"
    assert words('<!DOCTYPE a SYSTEM "a.dtd"><a>' + "&x;" * 200_000 + "</a>").startswith("&x;&x;")
    assert words("<a " + " ".join(f'a{n}="1"' for n in range(40_000)) + ">text</a>") == "text"


XHTML = "http://www.w3.org/1999/xhtml"


@each_row(
    "source",
    [
        "<article><p>The fee is <strike>5</strike> 7 euro</p></article>",
        '<TEI xmlns="http://www.tei-c.org/ns/1.0"><p>The fee is <del>5</del> <add>7</add> euro</p></TEI>',
        "<TEI><p>The fee is <subst><del>5</del> <corr>7</corr></subst> euro</p></TEI>",
        '<TEI><p>The fee is <hi rend="bold strikethrough">5</hi> 7 euro</p></TEI>',
        '<p>The fee is <styled-content style="text-decoration: line-through">5</styled-content> 7 euro</p>',
        f'<a xmlns:h="{XHTML}"><p>The fee is <h:s>5</h:s> 7 euro</p></a>',
        f'<a><div xmlns="{XHTML}">The fee is <s>5</s> 7 euro</div></a>',
        "<rss><description><![CDATA[The fee is <del>5</del> 7 euro]]></description></rss>",
        "<a>The fee is <del>5</del> 7 euro",
    ],
)
def test_what_an_element_strikes_out_is_not_shown(source: str) -> None:
    found = page(source)

    assert found.visible.canonical == "The fee is 7 euro"
    assert found.struck.canonical.startswith("The fee is 5 ")


@each_row(
    "source",
    [
        '<TEI xmlns="http://www.tei-c.org/ns/1.0"><p><s>The fee is 7 euro</s></p></TEI>',
        "<p><s>The fee is 7 euro</s></p>",
        f'<a><b xmlns="{XHTML}"/><s>The fee is 7 euro</s></a>',
        f'<a xmlns="{XHTML}/other"><s>The fee is 7 euro</s></a>',
        f'<h:a xmlns:h="{XHTML}" xmlns="urn:x"><s hidden="1">The fee is 7 euro</s></h:a>',
        '<p>The <delay>fee</delay> is <hi rend="stroked">7</hi> <corr>euro</corr></p>',
        '<p>The fee is <i style="text-decoration: underline">7</i> <i hidden="hidden">euro</i></p>',
        "<p>The fee is <!-- <del>5</del> -->7 euro</p>",
    ],
)
def test_an_element_that_only_looks_like_it_strikes_nothing_out(source: str) -> None:
    found = page(source)

    assert found.visible.canonical == "The fee is 7 euro"
    assert not found.struck.text


@each_row(
    "source",
    [
        f'<feed><content><div xmlns="{XHTML}">One <b hidden="">two</b> three</div></content></feed>',
        '<svg><text>One</text><g style="display: none"><del>two</del></g><text>three</text></svg>',
        "<rss><description>One &lt;div hidden&gt;two&lt;/div&gt; three</description></rss>",
        "<rss><description>One &lt;!-- two --&gt; three</description></rss>",
    ],
)
def test_what_an_element_hides_is_not_shown(source: str) -> None:
    found = page(source)

    assert (found.visible.canonical, found.hidden.canonical, found.struck.text) == ("One three", "two", "")


def test_struck_blocks_leave_the_edges_of_what_is_shown() -> None:
    found = page("<a><p>One.</p><del><p>Two.</p><p>Three.</p></del><p>Four.</p></a>")

    assert found.visible.text.split() == ["One.", "Four."]
    assert found.struck.text.split("\n") == ["Two.", "Three."]
    assert all(found.visible.text[edge] == "\n" for edge in found.visible.block_edges)


@given(st.text(st.sampled_from("<>/a&;![]-? \"'=x\ud800\u0301\x00") | st.characters(), max_size=120))
def test_any_text_is_read_or_has_a_reason(source: str) -> None:
    found = extract(Body(source, URL, "application/xml"))

    assert found is Reason.EMPTY or isinstance(found, PageText)
    if isinstance(found, PageText):
        for stream in found.streams():
            stream.text.encode()
            assert all(stream.text[edge] == "\n" for edge in stream.block_edges)


@each_row(
    "source, text",
    [
        ("<p>a mean of 10<sup>2</sup> units</p>", "a mean of 10\u00b2 units"),
        ("<p>a mean of 10<hi rend='bold superscript'>-2</hi> units</p>", "a mean of 10\u207b\u00b2 units"),
        ("<p>a mean of 10<emphasis role='superscript'>2</emphasis> units</p>", "a mean of 10\u00b2 units"),
        ("<p>a log to 10<sup>3</sup>5</p>", "a log to 10\u00b35"),
        ("<p>the number 101<sub>2</sub></p>", "the number 101\u2082"),
        ("<p>of 1998<sup><xref ref-type='bibr'>4</xref></sup></p>", "of 1998\u2074"),
        ("<p>CO<sub>2</sub> and m<sup>2</sup></p>", "CO2 and m2"),
    ],
)
def test_what_stands_above_or_below_the_line_is_no_further_digit(source: str, text: str) -> None:
    assert words(source) == text


def test_marks_of_notes_above_the_line_are_marks() -> None:
    found = page(
        "<p>as was shown<xref ref-type='bibr'><sup>3</sup></xref> by all<sup><xref>12,13</xref></sup>"
        " of it in 4 m<sup>2</sup></p>"
    ).visible

    assert [found.text[mark.start : mark.end] for mark in found.markers] == ["3", "12,13"]


@each_row(
    "source, text",
    [
        ("<p>It did<fn><p>Once.</p></fn> rise.</p><p>Then it fell.</p>", "It did rise.\nThen it fell.\nOnce.\n"),
        (
            "<p>It did<authorialNote>Once, <note place='foot'>twice</note></authorialNote> rise.</p>",
            "It did rise.\nOnce, twice\n",
        ),
        ("<p>It did <note place='foot'>Once.</note>rise.</p>", "It did rise.\nOnce.\n"),
        ("<p>It did <note>once</note> rise.</p>", "It did once rise.\n"),
        ("<fn><p>First.</p></fn><p>Last.</p>", "First.\nLast.\n"),
    ],
)
def test_notes_within_a_sentence_come_after_the_text(source: str, text: str) -> None:
    assert page(f"<doc>{source}</doc>").visible.text == text


def test_a_note_of_what_is_struck_out_is_struck_out() -> None:
    assert words("<p>It did <del>not<fn>Once.</fn></del> rise.</p>") == "It did rise."
