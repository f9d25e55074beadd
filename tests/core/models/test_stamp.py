"""A stamp that anybody may have written is read whole, or not at all and with a note."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue, ValidationError

from pincite.core.models import Stamp
from tests.rows import each_row

HASH = "6565186bac3b09a904b8e5d0f8bf405be6007610f1bf8ede20402c35dc42892c"
FULL: dict[str, JsonValue] = {
    "v": 1,
    "length": 22,
    "skeleton": HASH,
    "skeleton_length": 22,
    "before": HASH,
    "after": HASH,
    "position": 0,
    "occurrences": 1,
    "given": HASH,
    "sketch": [0, 2**32 - 1],
    "page": HASH,
    "etag": '"x"',
    "last_modified": "Wed, 01 Jan 2025 00:00:00 GMT",
    "final_url": "https://a.test/",
    "canonical_url": "https://a.test/",
    "stream": "visible",
    "extractor": "html/1",
    "anchored": True,
    "text": "The tide rose at dawn.",
}


def test_design_4_every_key_is_read_and_written_alike() -> None:
    stamp, note = Stamp.from_metadata({"pincite": FULL})

    assert note is None
    assert stamp.to_metadata() == FULL
    assert json.loads(json.dumps(stamp.to_metadata())) == FULL


def test_a_citation_without_pincites_key_has_an_empty_stamp_and_no_note() -> None:
    assert Stamp.from_metadata({"content_hash": HASH}) == (Stamp(), None)
    assert Stamp.from_metadata({"pincite": None}) == (Stamp(), None)


def test_keys_of_a_newer_version_are_no_error() -> None:
    assert Stamp.from_metadata({"pincite": {"v": 2, "length": 5, "colour": "blue"}}) == (Stamp(v=2, length=5), None)


@each_row(
    ("key", "value"),
    [
        ("v", 0),
        ("v", "1"),
        ("length", 0),
        ("length", "22"),
        ("length", 22.5),
        ("length", True),
        ("length", -1),
        ("skeleton", HASH.upper()),
        ("skeleton", HASH[:-1]),
        ("skeleton", HASH + "\n"),
        ("skeleton", int(HASH, 16)),
        ("before", ""),
        ("position", -1),
        ("occurrences", 0),
        ("sketch", [2**32]),
        ("sketch", [-1]),
        ("sketch", ["1"]),
        ("sketch", list(range(9))),
        ("sketch", "12"),
        ("sketch", {"0": 1}),
        ("etag", 5),
        ("final_url", ["https://a.test/"]),
        ("anchored", "yes"),
        ("anchored", 1),
        ("text", {"a": 1}),
    ],
)
def test_a_stamp_with_a_value_of_the_wrong_kind_is_empty_and_the_note_names_it(key: str, value: JsonValue) -> None:
    stamp, note = Stamp.from_metadata({"pincite": FULL | {key: value}})

    assert stamp == Stamp()
    assert note == f"stamp details unreadable ({key}); the hash alone was used"


@each_row("raw", [[], "x", 5, True, [["v", 1]]])
def test_a_stamp_that_is_no_object_is_empty_with_a_note(raw: JsonValue) -> None:
    assert Stamp.from_metadata({"pincite": raw}) == (
        Stamp(),
        "stamp details unreadable (pincite); the hash alone was used",
    )


def test_a_note_names_three_keys_at_most() -> None:
    _, note = Stamp.from_metadata({"pincite": dict.fromkeys(FULL, "?" * 10_000)})

    assert note is not None
    assert note.count(",") == 2
    assert "?" not in note


def test_lone_surrogates_in_a_stamp_are_replaced_so_that_it_can_be_sent() -> None:
    stamp, note = Stamp.from_metadata({"pincite": {"etag": "\ud800", "text": "a\udfff"}})

    assert note is None
    assert (stamp.etag, stamp.text) == ("\ufffd", "a\ufffd")
    stamp.model_dump_json()


def test_a_stamp_is_a_value() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Stamp().length = 5


@given(
    st.dictionaries(
        st.sampled_from(list(FULL)),
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.text(st.characters(codec=None))
        | st.lists(st.integers()),
    )
)
def test_no_metadata_crashes_the_reader(raw: dict[str, JsonValue]) -> None:
    stamp, note = Stamp.from_metadata({"pincite": raw})

    assert note is None or stamp == Stamp()
    json.dumps(stamp.to_metadata())
