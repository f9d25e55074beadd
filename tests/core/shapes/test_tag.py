"""A tag of HTML in running text, and the link that one may begin."""

from pincite.core.shapes.tag import Tag, tag_at
from pincite.core.text.span import Span
from tests.rows import each_row

LOG = "https://harbour.example/log"


@each_row(
    ("text", "tag"),
    [
        (f'<a href="{LOG}">log</a>', Tag(Span(0, 38), LOG, Span(41, 45))),
        (f"<A CLASS=x HREF={LOG}>log</A >", Tag(Span(0, 44), LOG, Span(47, 52))),
        (f"<a href='{LOG}?a=1&amp;b=2'>", Tag(Span(0, 50))),
        ('<a href="#top">up</a>', Tag(Span(0, 15))),
        (f'<a data-href="{LOG}">log</a>', Tag(Span(0, 43))),
        # Another element, whose address leads to no source of words.
        (f'<link href="{LOG}"></a>', Tag(Span(0, 41))),
        ('<img src="a.png" />', Tag(Span(0, 19))),
        (f'<a href="{LOG}">{"x" * 1_200}</a>', Tag(Span(0, 38))),
        # What is no tag with attributes.
        ("<a >", None),
        ("<b or not>", None),
        ("<1 a=b>", None),
        ("a=b>", None),
    ],
)
def test_a_tag_has_attributes_and_one_of_a_link_an_address_and_an_end(text: str, tag: Tag | None) -> None:
    assert tag_at(text, 0) == tag


def test_the_address_of_a_tag_is_unescaped() -> None:
    tag = tag_at(f'<a href="{LOG}?a=1&amp;b=2">log</a>', 0)

    assert tag is not None
    assert tag.url == f"{LOG}?a=1&b=2"
