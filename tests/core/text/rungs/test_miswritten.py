"""What a program did to an excerpt's letters is undone, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.rungs.miswritten import decoded, unescaped
from tests.rows import each_row


@each_row(
    ("excerpt", "plain"),
    [
        ("the mill\\u2019s wheel", "the mill\u2019s wheel"),
        ("one\\n\\ntwo", "one\n\ntwo"),
        ('he said \\"no\\" to it', 'he said "no" to it'),
        ("\\ud83d\\ude00 here", "\U0001f600 here"),
        ("half \\ud83d here", "half \ufffd here"),
    ],
)
def test_escapes_of_json_are_undone(excerpt: str, plain: str) -> None:
    assert unescaped(excerpt) == plain


@each_row("excerpt", ["the mill's wheel", "a \\ b", "\\alpha + \\u12", ""])
def test_what_holds_no_escape_is_left(excerpt: str) -> None:
    assert unescaped(excerpt) is None


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])))
def test_what_was_read_in_the_wrong_encoding_is_read_rightly(text: str) -> None:
    misread = "".join(
        octet.decode("cp1252", "ignore") or octet.decode("latin-1")
        for octet in (bytes([one]) for one in text.encode("utf-8"))
    )

    assert decoded(misread) == (None if text.isascii() else text)


@each_row(
    ("excerpt", "plain"),
    [
        ("on May\u00c2 5 at noon", "on May\u00a05 at noon"),
        ("\u00e2\u20ac\u0153no\u00e2\u20ac was said", "\u201cno\u201d was said"),
        ("he said \u00e2\u20ac\u0153no\u00e2\u20ac", "he said \u201cno\u201d"),
    ],
)
def test_what_a_copy_lost_of_misread_letters_is_put_back(excerpt: str, plain: str) -> None:
    assert decoded(excerpt) == plain


@each_row("excerpt", ["N\u00c3O \u00e9 isso", "caf\u00e9 na\u00efve", "\u6f22 \u00e2\u20ac\u2122", ""])
def test_what_was_read_rightly_is_left(excerpt: str) -> None:
    assert decoded(excerpt) is None


@given(st.text())
def test_no_text_is_too_much(text: str) -> None:
    unescaped(text + "\\u00e9")
    decoded(text + "\u00c3\u00a9")
