"""One member of a JSON text is set or taken out, and every other character stays."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.server.install.members import MembersError, with_item, with_member, without_item, without_member
from tests.rows import each_row

PATH = ("servers", "pincite")
NEW = {"command": "/bin/pincite", "args": []}

_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
_servers = st.dictionaries(st.sampled_from(["pincite", "other", "{", '"', "\u200b"]), _values, max_size=3)
_documents = st.tuples(st.dictionaries(st.text(max_size=6), _values, max_size=3), st.none() | _servers).map(
    lambda pair: pair[0] if pair[1] is None else {**pair[0], "servers": pair[1]}
)
_indents = st.sampled_from([None, 0, 1, 4, "\t"])


@given(_documents.filter(lambda one: isinstance(one.get("servers", {}), dict)), _indents, st.booleans())
def test_what_is_set_is_there_and_all_else_is_as_it_was(document: dict[str, Any], indent: Any, crlf: bool) -> None:
    text = json.dumps(document, indent=indent)
    text = text.replace("\n", "\r\n") if crlf else text

    new = with_member(text, PATH, NEW)

    assert json.loads(new) == {**document, "servers": {**document.get("servers", {}), "pincite": NEW}}
    assert [*json.loads(new)] == [*document, *(() if "servers" in document else ("servers",))]
    assert ("\n" in new) == ("\n" in text or document == {})
    assert "\n" not in new.replace("\r\n", "") or "\r\n" not in text
    assert with_member(new, PATH, NEW) == new


@given(_documents.filter(lambda one: isinstance(one.get("servers", {}), dict)), _indents)
def test_what_is_set_and_taken_out_again_leaves_what_was_there(document: dict[str, Any], indent: Any) -> None:
    servers = {name: one for name, one in document.get("servers", {}).items() if name != "pincite"}
    text = json.dumps({**document, "servers": servers}, indent=indent)

    again = without_member(with_member(text, PATH, NEW), PATH)

    assert json.loads(again) == json.loads(text)
    if servers:  # else the space within the braces, which may have been any, is gone
        assert again == text


@given(st.lists(_values, max_size=4), _indents)
def test_an_item_is_added_at_the_end_and_can_be_taken_out(items: list[Any], indent: Any) -> None:
    text = json.dumps({"inputs": items, "x": 1}, indent=indent)

    new = with_item(text, ("inputs",), NEW)

    assert json.loads(new) == {"inputs": [*items, NEW], "x": 1}
    assert json.loads(without_item(new, ("inputs",), len(items))) == {"inputs": items, "x": 1}


def test_the_text_around_the_member_is_kept_to_the_letter() -> None:
    text = '{\n    "a" : 1.50e1,\n\n    "servers":{  "other" :{"x":"\\u00e9\\/"}  },\n    "z": [ 1,2 ]\n}\n\n'

    assert with_member(text, PATH, 1) == text.replace('"}  }', '"}, "pincite": 1  }')


def test_a_new_member_is_indented_as_the_text_is() -> None:
    text = '{\n\t"servers": {\n\t\t"other": {}\n\t}\n}\n'

    new = with_member(text, PATH, {"command": "x"})

    assert new == '{\n\t"servers": {\n\t\t"other": {},\n\t\t"pincite": {\n\t\t\t"command": "x"\n\t\t}\n\t}\n}\n'


@each_row(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        '{"servers": []}',
        '{"servers": null}',
        '{"servers": {}, "servers": {}}',
        '{"servers": {"pincite": 1, "pincite": 2}}',
        '{} // "servers"',
        '{"servers": {},}',
        "{'servers': {}}",
        '{"a": ' + "[" * 200_000,
        '{"a": ' + "9" * 10_000 + "}",
    ],
    ids=lambda text: text[:20],
)
def test_what_cannot_be_edited_without_doubt_is_refused(text: str) -> None:
    with pytest.raises(MembersError):
        with_member(text, PATH, NEW)
