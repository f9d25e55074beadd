"""Where sentences end, and where a full stop ends none."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.sentences import sentences
from tests.rows import each_row


def pieces(text: str) -> list[str]:
    return [text[one.start : one.end] for one in sentences(text)]


@each_row(
    ("text", "expected"),
    [
        ("He came. She left.", ["He came.", "She left."]),
        ("Is it so? Yes! It is.", ["Is it so?", "Yes!", "It is."]),
        ('He said "Go." Then he left.', ['He said "Go."', "Then he left."]),
        ("It rained (a lot.) We stayed.", ["It rained (a lot.)", "We stayed."]),
        ("He went to the U.S. The trip was long.", ["He went to the U.S.", "The trip was long."]),
        ("Take vitamin C. The rest is easy.", ["Take vitamin C.", "The rest is easy."]),
        ("He scored 10. The next one missed.", ["He scored 10.", "The next one missed."]),
        ("\u00bfQu\u00e9 pasa? Nada.", ["\u00bfQu\u00e9 pasa?", "Nada."]),
        ("\u6587\u3067\u3059\u3002\u6b21\u306e\u6587\u3002", ["\u6587\u3067\u3059\u3002", "\u6b21\u306e\u6587\u3002"]),
        ("A heading\n\nA paragraph", ["A heading", "A paragraph"]),
        ("A line\n  \nanother", ["A line", "another"]),
        ("So... But no.", ["So...", "But no."]),
    ],
)
def test_a_sentence_ends_at_its_stop(text: str, expected: list[str]) -> None:
    assert pieces(text) == expected


@each_row(
    "text",
    [
        "Dr. Smith and Mrs. Jones agree.",
        "**Mr. Smith:** so it is.",
        "It costs $3.50 today.",
        "See e.g. the first page.",
        "Apple Inc. announced it.",
        "J. K. Rowling wrote it.",
        "The U.S. President spoke.",
        "He asked why... and left.",
        '"Why?" asked the man.',
        "See Fig. 3 and No. 5 below.",
        "El Sr. Garc\u00eda ley\u00f3 el art. 5 de la ley.",
        "O Dr. Silva leu a p. 12 do livro.",
        "Er kam am 4. Juli 2020 an.",
        "Das war im 19. Jahrhundert so.",
        "Das gilt z. B. f\u00fcr Abs. 3 Nr. 2.",
        "Le Dr. Dupont a lu le chap. 3.",
        "Version 1.2.3 is out.",
        "one line\nof two",
    ],
)
def test_a_full_stop_inside_a_sentence_ends_none(text: str) -> None:
    assert pieces(text) == [text]


@given(st.text(alphabet=st.sampled_from(list(".!?\u2026\u3002 \n\"')aA1\ud800\u00e9U.S")), max_size=80))
def test_sentences_hold_all_that_is_visible_in_order(text: str) -> None:
    spans = sentences(text)

    assert "".join("".join(text[one.start : one.end].split()) for one in spans) == "".join(text.split())
    assert all(one.end <= other.start for one, other in pairwise(spans))


@each_row("piece", [".", ". ", "\n", "\n ", 'a."', "A. ", "." + " " * 1000, "\u3002"])
def test_hostile_stops_are_read(piece: str) -> None:
    assert len(sentences(piece * (50_000 // len(piece)))) >= 0
