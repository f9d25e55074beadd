"""XHTML in the ways of XML is read as a reader of XML shows it."""

from pincite.core.extract.html import HtmlExtractor
from pincite.core.extract.html.xhtml import as_html
from pincite.core.ports import Body
from pincite.core.text.page import PageText
from tests.rows import each_row

XHTML = "application/xhtml+xml"


def shown(markup: str, media_type: str = XHTML) -> str:
    found = HtmlExtractor().extract(Body(markup, "https://source.example/", media_type=media_type))
    assert isinstance(found, PageText)
    return found.visible.canonical


@each_row(
    ("markup", "text"),
    [
        ("<p>a <![CDATA[x < y > z & <b>]]> b</p>", "a x < y > z & <b> b"),
        ("<p><![CDATA[]]>a <![CDATA[b]]></p><p>c</p>", "a b c"),
        ("<script>//<![CDATA[\nx = '</p>' //]]></script><p>a <![CDATA[b]]></p>", "a b"),
        ("<style>/*<![CDATA[*/ p {} /*]]>*/</style><p>a</p>", "a"),
        ("<p>a <![CDATA[b</p>", "a"),
        ("<h:html xmlns:h='http://www.w3.org/1999/xhtml'><h:p>a</h:p><h:p>b</h:p></h:html>", "a b"),
    ],
)
def test_what_xml_writes_in_its_own_way_is_shown(markup: str, text: str) -> None:
    assert shown(markup) == text


@each_row(
    ("markup", "html"),
    [
        ("<![CDATA[a & b]]>", "a &amp; b"),
        ("<h:p xmlns:h='http://www.w3.org/1999/xhtml'>a</h:p>", "<p xmlns:h='http://www.w3.org/1999/xhtml'>a</p>"),
        ("<h:p xmlns:h='http://other.example'>a</h:p>", "<h:p xmlns:h='http://other.example'>a</h:p>"),
        # Of a script, and of a style, every section stays as it is; what follows it does not.
        (
            "<script><![CDATA[a < b]]> c <![CDATA[a < b]]></script><p><![CDATA[a < b]]></p>",
            "<script><![CDATA[a < b]]> c <![CDATA[a < b]]></script><p>a &lt; b</p>",
        ),
        ("<style><![CDATA[a > b]]></style><![CDATA[>]]>", "<style><![CDATA[a > b]]></style>&gt;"),
        ("<script>a</script><![CDATA[>]]><![CDATA[<]]>", "<script>a</script>&gt;&lt;"),
        ("a <![CDATA[b", "a <![CDATA[b"),
    ],
)
def test_a_section_is_escaped_but_in_what_html_reads_as_raw_text(markup: str, html: str) -> None:
    assert as_html(markup) == html


def test_a_browser_shows_none_of_it_in_html() -> None:
    assert shown("<p>a <![CDATA[b]]></p>", "text/html") == "a"
