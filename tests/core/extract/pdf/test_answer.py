"""What the worker says is believed only where it can be true."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from pincite.core.extract.pdf.answer import Answer, parse
from pincite.core.extract.pdf.faults import Fault
from tests.rows import each_row

TEXT = "The tide rose\nat dawn."


def said(**fields: object) -> Answer | Fault:
    return parse(json.dumps({"text": TEXT, **fields}).encode())


def test_a_fault_is_told() -> None:
    assert parse(b'{"fault": "encrypted"}') is Fault.ENCRYPTED


@each_row("content", [b"", b"null", b"[]", b'{"text": 1}', b'{"fault": "other"}', b"{", b"\xff\xfe"])
def test_what_is_no_answer_is_a_fault(content: bytes) -> None:
    assert parse(content) is Fault.DAMAGED


@each_row(
    "fields",
    [
        {"blocks": [3]},
        {"blocks": [999]},
        {"blocks": [-1]},
        {"divisions": [[5, 1], [2, 2]]},
        {"divisions": [[0, 0]]},
        {"raised": [[4, 2]]},
        {"chrome": [[0, 999]]},
        {"markers": [[0, 1]]},
        {"text": "e\u0301"},
    ],
)
def test_places_that_are_not_in_the_text_are_a_fault(fields: dict[str, object]) -> None:
    assert said(**fields) is Fault.DAMAGED


def test_a_mark_after_a_short_word_is_one_where_its_note_stands_on_the_page() -> None:
    text = "the ships of12 the harbour\n12 See there."
    places: dict[str, object] = {"raised": [[12, 14], [27, 29]], "divisions": [[0, 1]]}

    def marks(**more: object) -> list[int]:
        answer = said(text=text, **places, **more)
        assert isinstance(answer, Answer)
        return [mark.start for mark in answer.page("pdf/test").visible.markers]

    assert 12 not in marks()
    assert marks(named=[[27, 29]]) == [12, 27]


def test_a_square_is_none_though_a_note_has_the_same_number() -> None:
    answer = said(text="of 5 km2 in all\n2 See there.", raised=[[7, 8]], named=[[16, 17]], divisions=[[0, 1]])
    assert isinstance(answer, Answer)

    assert [mark.start for mark in answer.page("pdf/test").visible.markers] == [16]


@settings(max_examples=50)
@given(
    st.dictionaries(
        st.sampled_from(["text", "blocks", "divisions", "raised", "named", "unseen", "cut", "fault", "x"]),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3)),
    )
)
def test_nothing_that_is_said_raises(fields: dict[str, object]) -> None:
    answer = parse(json.dumps(fields).encode())

    if isinstance(answer, Answer):
        answer.page("pdf/test").visible.skeleton  # noqa: B018 - worked out when first asked for
