"""No document crashes the walk, slows it out of proportion, or makes an offset lie."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body, Unreadable
from pincite.core.text.page import PageText, Stream
from tests.rows import each_row

URL = "https://source.example/?q=1"

BOMBS = {
    "nested elements": "<div>" * 60_000 + "deep",
    "attributes": "<div " + " ".join(f"a{n}=1" for n in range(80_000)) + ">deep",
    "hidden in hidden": "<div hidden>" * 20_000 + "x" + "</div>" * 20_000 + "deep",
    "formatting elements": "<b>" * 60_000 + "deep",
    "headings in headings": "<h1><div>" * 20_000 + "deep",
    "raised in raised": "<sup>" * 30_000 + "deep",
    "closed disclosures": "<details><summary>" * 20_000 + "deep",
    "struck and inserted": "<del><ins>" * 20_000 + "</ins></del>" * 20_000 + "deep",
    "struck blocks": "<p>x<del>y</del></p>" * 20_000 + "deep",
    "marks": "<sup>[1]</sup>" * 25_000 + "deep",
    "comments": "<!--x-->" * 100_000 + "deep",
    "one comment": "deep<!--" + "-" * 1_000_000,
    "scripts": "<script>x</script>" * 20_000 + "deep",
    "classes": f"<div class='{'c ' * 200_000}'>deep",
    "styles": f"<div style='{'display:' * 100_000}'>deep",
    "lines through": f"<div style='{'text-decoration:' * 60_000}'>deep",
    "controls": "<a aria-controls=" * 50_000 + "x>deep",
    "formulas": "<math>" + "<msup><mi>" * 10_000 + "deep",
    "templates": "<template>" * 10_000 + "</template>" * 10_000 + "deep",
    "shadow roots": "<div><template shadowrootmode=open>" * 5_000 + "deep",
    "references": "&amp;" * 200_000 + "deep",
    "open tags": "deep" + "<" * 500_000,
    "tables": "<table><tr><td>" * 10_000 + "deep",
    "options": "<select><option>" * 20_000 + "deep",
}


@each_row("name", BOMBS)
def test_bombs_are_read(name: str) -> None:
    found = extract(Body(BOMBS[name], URL, "text/html"))

    assert isinstance(found, PageText)
    assert "deep" in found.visible.text + found.hidden.text


def assert_sound(stream: Stream) -> None:
    size = len(stream.text)
    stream.text.encode()
    for name in ("inline_edges", "block_edges"):
        edges = getattr(stream, name)
        assert list(edges) == sorted(set(edges))
        assert all(0 <= edge <= size for edge in edges)
    assert all(stream.text[edge] == "\n" for edge in stream.block_edges)
    for name in ("markers", "superscripts", "chrome", "collapsed"):
        found = getattr(stream, name)
        assert all(0 <= span.start < span.end <= size for span in found)
        assert all(before.end <= after.start for before, after in pairwise(found))
    for span in (*stream.markers, *stream.superscripts):
        text = stream.text[span.start : span.end]
        assert text == text.strip()


TAGS = (
    "p div b sup sub a span del ins s nav footer article details summary template script style title h1 table td tr li"
    " ul br wbr ruby rt rp math msup mfrac mn svg text noscript iframe textarea input select option dialog"
    " annotation body html head"
).split()
ATTRIBUTES = (
    "hidden",
    "hidden=until-found",
    "style='display:none'",
    "style='vertical-align:super'",
    "class='reference'",
    "class='vl'",
    "href='#n'",
    "role=tabpanel",
    "aria-hidden=true",
    "shadowrootmode=open",
    "open",
    "id=x",
    "aria-controls=x",
    "type=password",
)
PIECES = st.one_of(
    st.builds("<{} {}>".format, st.sampled_from(TAGS), st.sampled_from(("", *ATTRIBUTES))),
    st.builds("</{}>".format, st.sampled_from(TAGS)),
    st.sampled_from(
        [
            "1",
            "12",
            "[3]",
            "*",
            " ",
            "\n",
            "word",
            "\u0301",
            "\u200b",
            "\ud800",
            "&#xd800;",
            "&amp;",
            "<!--c-->",
            "\x00",
            "e",
        ]
    ),
)


@given(st.lists(PIECES, max_size=40).map("".join))
def test_any_document_has_sound_streams(markup: str) -> None:
    found = extract(Body(markup, URL, "text/html"))

    if isinstance(found, PageText):
        for stream in found.streams():
            assert_sound(stream)
    else:
        assert found is Reason.EMPTY


@given(st.binary(max_size=300), st.sampled_from(["", "text/html", "application/xhtml+xml"]))
def test_any_bytes_are_read_or_have_a_reason(content: bytes, media_type: str) -> None:
    found = extract(Body(content, URL, media_type))

    if isinstance(found, PageText):
        for stream in found.streams():
            assert_sound(stream)
    else:
        assert (found.reason if isinstance(found, Unreadable) else found) in (Reason.EMPTY, Reason.UNSUPPORTED_TYPE)
