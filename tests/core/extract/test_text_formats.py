"""Plain text, Markdown and JSON are read as what they say."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.extract import extract
from pincite.core.models import Reason
from pincite.core.ports import Body
from pincite.core.text.canonical import canonicalize_text
from pincite.core.text.page import PageText, Span
from tests.rows import each_row

URL = "https://source.example/page"
ANY_TEXT = st.text(st.characters(exclude_categories=()), min_size=1, max_size=200)


def page(content: bytes | str, media_type: str) -> PageText:
    found = extract(Body(content, URL, media_type))
    assert isinstance(found, PageText)
    return found


@each_row("media_type", ["text/plain", "text/csv", ""])
def test_text_is_its_own_page(media_type: str) -> None:
    source = "# One *two*\n\n- three\u200b &amp; cafe\u0301 [four](five)"

    assert page(source, media_type).visible.text == "# One *two*\n\n- three &amp; caf\u00e9 [four](five)"
    assert page(source, media_type).title == ""


def test_markdown_is_read_as_it_is_rendered_and_as_it_is_written() -> None:
    source = "# One *two*\n\n- three &amp; caf\u00e9 [four](five)[^1]\n\n[^1]: Six"
    found = page(source, "text/markdown")

    assert found.visible.text.strip() == "One two\nthree & caf\u00e9 four[^1]\n[^1]: Six"
    assert [found.visible.text[edge] for edge in found.visible.block_edges] == ["\n"] * 4
    assert found.embedded.text == source
    assert found.shows_source


@each_row(
    ("source", "shown"),
    [
        ("The sum 10*2*3 is *odd* here", "The sum 10*2*3 is *odd* here"),
        ("The area 10<sup>2</sup> of it", "The area 10\u00b2 of it"),
        ("| a | b |\n|---|---|\n| 3 | 5 |", "a\nb\n3\n5"),
        ("<div>The <b>ti</b>de\n</div>\n\nrose", "The tide\nrose"),
        ("```\na * b * c\n```", "a * b * c"),
        ("a\n***\nb", "a\nb"),
    ],
)
def test_undone_marks_never_join_a_number_to_its_neighbour(source: str, shown: str) -> None:
    assert page(source, "text/markdown").visible.text.strip() == shown


@pytest.mark.parametrize("source", ["*a" * 40_000, "word " * 120_000], ids=["marks", "length"])
def test_markdown_beyond_measure_is_read_as_text(source: str) -> None:
    found = page(source, "text/markdown")

    assert found.notes == ("read_as_text",)
    assert found.visible.text.startswith(source[:1_000].strip())


@given(ANY_TEXT)
def test_any_markdown_is_read(source: str) -> None:
    found = extract(Body(source, URL, "text/markdown"))

    assert found is Reason.EMPTY if not isinstance(found, PageText) else not any(map(str.isspace, found.extractor))


@given(ANY_TEXT)
def test_the_canonical_form_of_a_text_page_is_that_of_its_text(source: str) -> None:
    found = extract(Body(source, URL, "text/plain"))

    if isinstance(found, PageText):
        # A lone surrogate is the one thing that is not kept.
        assert found.visible.canonical == canonicalize_text(
            source.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        )
    else:
        assert found is Reason.EMPTY


def test_json_values_are_blocks_in_the_documents_order() -> None:
    source = '{"b": "one \\"two\\"", "a": [3.10, true, null, {"c": "caf\\u00e9"}], "b": "again"}'
    found = page(source, "application/json")

    assert found.visible.text == 'one "two"\n3.10\ntrue\ncaf\u00e9\nagain'
    assert [found.visible.text[edge] for edge in found.visible.block_edges] == ["\n"] * 4
    assert '"c": "caf\\u00e9"' in found.embedded.text


@each_row("number", ["0.10", "1e400", "-0", "9" * 5000, "12345678901234567890.5"])
def test_numbers_stay_the_digits_they_were_written_with(number: str) -> None:
    assert page(f"[{number}]", "application/json").visible.text == number


def test_html_in_a_string_of_json_is_read_as_its_reader_is_shown_it() -> None:
    said = '<p class="a">The fee is <b>10</b><sup>2</sup> &amp; <del>not</del> more.</p><p>It is due.</p>'
    found = page(json.dumps({"id": 4, "rendered": said}), "application/json")

    assert found.visible.text.split() == "4 The fee is 10\u00b2 & more. It is due.".split()
    assert found.struck.canonical == "The fee is 10\u00b2 & not more."
    assert found.visible.crosses_block(Span(0, len(found.visible.canonical)))


def test_html_in_a_string_of_json_may_be_quoted_with_its_tags() -> None:
    said = '<p class="a">The fee is <b>10</b>.</p>'

    assert said in page(json.dumps({"rendered": said}), "application/json").embedded.text


def test_json_lines_are_read_as_one_document_each() -> None:
    assert page('{"a": "one"}\n{"a": "two"}\n', "application/x-ndjson").visible.text == "one\ntwo"


@each_row("source", ["no json", "{'a': 1}", '{"a": 1', "[" * 100_000, '{"a":' * 100_000])
def test_what_is_no_json_after_all_is_read_as_text(source: str) -> None:
    found = page(source, "application/json")

    assert found.visible.text == source
    assert found.notes == ("read_as_text",)


def test_lone_surrogates_in_json_are_replaced() -> None:
    assert page('["a\\ud800b"]', "application/json").visible.text == "a\ufffdb"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_any_json_is_read_with_every_edge_a_line_feed(value: object) -> None:
    found = page(json.dumps(value), "application/json")

    assert all(found.visible.text[edge] == "\n" for edge in found.visible.block_edges)
    found.visible.text.encode()
