"""Passages are told the chapter and the printed page that the book's own lists put them in."""

from hypothesis import given
from hypothesis import strategies as st

from tests.core.extract.epub.written import book, package, places, read, xhtml

NAV = '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>'
NCX = '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>'
CHAPTERS = {
    "1.xhtml": "<p>one</p><h2 id='s2'>two</h2><p>text</p>",
    "2.xhtml": "<p>three <span id='p9'></span>four</p>",
    "3.xhtml": "<p>five</p>",
}


def with_nav(nav: str, chapters: dict[str, str] = CHAPTERS) -> bytes:
    return book(chapters, package(list(chapters), manifest=NAV), {"OEBPS/nav.xhtml": xhtml(nav)})


def with_ncx(ncx: str, chapters: dict[str, str] = CHAPTERS) -> bytes:
    document = (
        '<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd">'
        f'<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/">{ncx}</ncx>'
    )
    return book(chapters, package(list(chapters), manifest=NCX, attributes=' toc="ncx"'), {"OEBPS/toc.ncx": document})


def test_chapters_begin_where_the_table_of_contents_says() -> None:
    nav = (
        '<nav epub:type="landmarks"><ol><li><a href="3.xhtml">Not a chapter</a></li></ol></nav><nav epub:type="toc">'
        '<h1>Contents</h1><ol><li><a href="1.xhtml">Part  I</a><ol><li><a href="1.xhtml#s2">The <i>second</i></a></li>'
        '</ol></li><li><span>Part II</span><ol><li><a href="2.xhtml#p9">Four</a></li></ol></li></ol></nav>'
    )

    assert places(read(with_nav(nav))) == [
        ("one", None, "Part I"),
        ("two", None, "Part I / The second"),
        ("four", None, "Part II / Four"),
    ]


def test_what_stands_beside_the_text_does_not_name_what_goes_on_after_it() -> None:
    nav = '<nav epub:type="toc"><ol><li><a href="1.xhtml">One</a></li><li><a href="2.xhtml">Answers</a></li></ol></nav>'
    order = '<itemref idref="1.xhtml"/><itemref idref="2.xhtml" linear="no"/><itemref idref="3.xhtml"/>'
    opf = package(list(CHAPTERS), order, manifest=NAV)

    assert places(read(book(CHAPTERS, opf, {"OEBPS/nav.xhtml": xhtml(nav)}))) == [
        ("one", None, "One"),
        ("three", None, "Answers"),
        ("five", None, "One"),
    ]


def test_the_table_of_contents_of_older_books_is_read() -> None:
    ncx = (
        "<navMap><navPoint><navLabel><text>Part&nbsp;I</text></navLabel><content src='1.xhtml'/><navPoint><navLabel>"
        "<text>Two</text></navLabel><content src='1.xhtml#s2'/></navPoint></navPoint></navMap><pageList><pageTarget>"
        "<navLabel><text>9</text></navLabel><content src='2.xhtml#p9'/></pageTarget></pageList>"
    )

    assert places(read(with_ncx(ncx))) == [
        ("one", None, "Part I"),
        ("two", None, "Part I / Two"),
        ("four", 9, "Part I / Two"),
    ]


def test_printed_pages_are_those_of_the_books_list() -> None:
    nav = (
        '<nav epub:type="toc"><ol><li><a href="1.xhtml">One</a></li><li><a href="3.xhtml">Three</a></li></ol></nav>'
        '<nav epub:type="page-list"><ol><li><a href="1.xhtml#s2">viii</a></li><li><a href="2.xhtml#p9">Page 9</a></li>'
        '<li><a href="3.xhtml#missing">10</a></li></ol></nav>'
    )

    assert places(read(with_nav(nav))) == [
        ("one", None, "One"),
        ("two", None, "One"),
        ("four", 9, "One"),
        ("five", 9, "Three"),
    ]


def test_without_a_list_printed_pages_are_those_that_the_text_marks() -> None:
    first, second = "<span epub:type='pagebreak' title='4'></span>", "<a role='doc-pagebreak' aria-label='p. 5'>5</a>"
    chapter = f"<p>one {first}two {second}three</p>"
    found = read(book({"1.xhtml": chapter}))

    assert places(found) == [("two", 4, ""), ("5three", 5, "")]
    # A number that is printed within the text, and that its own label says once more, is none of the text's words.
    assert [found.visible.text[mark.start : mark.end] for mark in found.visible.markers] == ["5"]


def test_a_division_is_found_for_a_passage() -> None:
    found = read(with_nav('<nav epub:type="toc"><ol><li><a href="2.xhtml">Chapter Two</a></li></ol></nav>'))
    at = found.visible.canonical.index("four")
    division = found.division(found.visible.canonical_span(found.visible.text.index("four"), len(found.visible.text)))

    assert at
    assert division is not None
    assert division.chapter == "Chapter Two"


def test_a_broken_table_of_contents_costs_only_the_names() -> None:
    found = read(with_ncx("<navMap><navPoint></navMap>"))

    assert found.divisions == ()
    assert "three four" in found.visible.text


def test_names_nested_without_end_stay_short() -> None:
    depth = 200
    point = f"<navPoint><navLabel><text>{'x' * 50}</text></navLabel><content src='1.xhtml'/>"
    points = point * depth
    found = read(with_ncx(f"<navMap>{points}{'</navPoint>' * depth}</navMap>"))

    assert max(len(division.chapter) for division in found.divisions) <= 300


PARTS = st.sampled_from(
    "<nav epub:type='toc'>|</nav>|<ol>|</ol>|<li>|</li>|<a href='1.xhtml'>|</a>|<span>|x|</span>|<a href='#s2'>|"
    "<nav epub:type='page-list'>|<a href='2.xhtml#p9'>|9|<a>".split("|")
)


@given(st.lists(PARTS, max_size=30))
def test_any_table_of_contents_is_read(parts: list[str]) -> None:
    found = read(with_nav("".join(parts)))

    assert [division.start for division in found.divisions] == sorted({division.start for division in found.divisions})
