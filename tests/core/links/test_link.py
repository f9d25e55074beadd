"""Links are read from whatever a model or a person gives for them, and an odd item loses nothing else."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.errors import InputError
from pincite.core.links import links_in, read_links, read_urls
from pincite.core.shapes import parse_agent_output
from tests.fakes import cited
from tests.rows import each_row

A, B = "https://a.test/", "https://b.test/"


def urls(value: object) -> list[str]:
    return [link.url for link in read_urls(value)]


@each_row(
    "value",
    [[A, B], (A, B), json.dumps([A, B]), f"{A}\n{B}", f" {A} \r\n\n {B}\n", [{"url": A}, json.dumps({"url": B})]],
)
def test_a_list_its_json_and_lines_are_the_same_links(value: object) -> None:
    assert urls(value) == [A, B]


def test_one_url_is_a_list_of_one() -> None:
    assert urls(A) == [A]


def test_an_item_that_is_no_url_keeps_its_place_and_says_so() -> None:
    links = read_urls([None, 7, {"href": A}, {"url": 3, "title": "T"}, [A], A])

    assert [link.url for link in links] == ["", "", "", "", "", A]
    assert [link.notes for link in links[:4]] == [
        ("the url is null, not a string",),
        ("the url is a number, not a string",),
        ("the url is an object, not a string",),
        ("the url is a number, not a string",),
    ]
    assert links[3].title == "T"


def test_the_url_is_kept_as_it_was_written() -> None:
    assert urls([f"  {A}#top "]) == [f"  {A}#top "]


@each_row("value", [None, 7, {"urls": [A]}, [], "", " \n ", "[]"])
def test_what_holds_no_url_is_an_input_error(value: object) -> None:
    with pytest.raises(InputError):
        read_urls(value)


def test_more_than_the_limit_is_an_input_error_and_the_limit_is_none() -> None:
    assert len(read_urls([A] * 3, limit=3)) == 3
    with pytest.raises(InputError, match="holds 4 URLs; at most 3"):
        read_urls([A] * 4, limit=3)


@each_row(
    "data",
    [
        f"{A}\n{B}\n",
        f"\ufeff# a remark\n\n{A}\n  # another\n{B}",
        json.dumps([A, B]),
        json.dumps([cited(A, "words"), cited(B, "words")]),
        json.dumps({"findings": [{"citation": {"url": A}}, {"citation": {"url": B}}]}),
    ],
)
def test_a_file_holds_lines_json_of_urls_or_an_answer(data: str) -> None:
    assert [link.url for link in read_links(data.encode())] == [A, B]


def test_a_list_may_begin_with_a_path_and_a_text_is_none() -> None:
    listed = b"../web/a.html\n# mine\nb.md#part\nhttps://a.test/\n/x/\nnotes.v2/c\n"

    assert [link.url for link in read_links(listed)] == [
        "../web/a.html",
        "b.md#part",
        "https://a.test/",
        "/x/",
        "notes.v2/c",
    ]
    for text in ("Word", "a.html\nand words", "A sentence with b.md", "<p>/</p>", "[a](b.html)"):
        with pytest.raises(InputError):
            read_links(text.encode())


@each_row("data", [b"", b"{", b"[1, 2]", b"{}", b"\xff\xfe\x00", b"# nothing\n"])
def test_a_file_that_holds_none_is_an_input_error(data: bytes) -> None:
    with pytest.raises(InputError):
        read_links(data)


def test_the_title_of_a_citation_comes_along() -> None:
    answer = parse_agent_output([{"citation": {"url": A, "title": "One"}}, {"url": B, "title": "Two"}, {"url": A}])

    assert [link.title for link in links_in(answer)] == ["One", "Two", ""]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=8,
    )
)
def test_no_value_raises_anything_but_an_input_error(value: object) -> None:
    try:
        links = read_urls(value)
    except InputError:
        return
    assert all(isinstance(link.url, str) for link in links)
