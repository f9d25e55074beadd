"""A line of JSON is read by people too: their letters stand in it, and what nobody sees is written out."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pincite.core.reports.json_line import encodable, json_line
from tests.rows import each_row


@each_row("text", ["caf\u00e9", "\u6f6e\u3000\u6e80\u3061", "\u00dcber", "\u201cso\u201d", "\U0001f30a"])
def test_letters_stand_as_they_are(text: str) -> None:
    assert json_line({text: [text]}) == f'{{"{text}": ["{text}"]}}'


@each_row(
    "char", ["\ud800", "\u202e", "\u200b", "\u00a0", "\u2028", "\u0085", "\x7f", "\ufe0f", "\U000e0041", "\U000e0100"]
)
def test_what_nobody_sees_is_escaped(char: str) -> None:
    line = json_line(f"a{char}b")

    assert line.isascii()
    assert json.loads(line) == f"a{char}b"


def test_what_the_log_of_a_build_would_obey_is_escaped() -> None:
    texts = ["###[error]x", "\\##vso[task.x]y", "## a [b]"]
    line = json_line(texts)

    assert "##[" not in line
    assert "##vso[" not in line
    assert json.loads(line) == texts


@given(st.text(st.characters(codec=None)))
def test_any_text_is_one_line_that_utf_8_holds_and_reads_back(text: str) -> None:
    line = json_line([text])

    assert line.encode("utf-8").decode("utf-8") == line
    assert len(line.splitlines()) == 1
    assert json.loads(line) == json.loads(json.dumps([text]))


@given(st.text(), st.sampled_from(["ascii", "cp1252", "shift_jis", "utf-8"]))
def test_an_encoding_without_a_character_gets_its_escape(text: str, encoding: str) -> None:
    line = encodable(json_line([text]), encoding)

    line.encode(encoding)
    assert json.loads(line) == [text]


def test_only_what_an_encoding_lacks_is_escaped() -> None:
    assert encodable('"\u00e9\u6f6e"', "cp1252") == '"\u00e9\\u6f6e"'


def test_what_is_no_number_is_refused_unless_it_may_stand() -> None:
    with pytest.raises(ValueError, match="JSON"):
        json_line(float("nan"))

    assert json_line([float("nan")], allow_nan=True) == "[NaN]"
