"""Words from a page steer neither a terminal nor the eye."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.reports.harmless import one_line
from tests.rows import each_row


@each_row(
    ("text", "shown"),
    [
        ("plain \u00e9 \u4e2d", "plain \u00e9 \u4e2d"),
        (" two\n\tlines\u2028here ", "two lines here"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b[2J\x1b[1;1Hcleared", "cleared"),
        ("\x1b]0;title\x07after", "after"),
        ("\x1b]8;;https://evil.test\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x1bPq#0\x1b\\after", "after"),
        ("\x9b31mred", "red"),
        ("\x1b(Bx", "x"),
        ("\x1bcx", "x"),
        ("end\x1b", "end"),
        ("end\x1b[", "end"),
        ("\x1b\x1b[31mred", "red"),
        ("bell\x07 null\x00 delete\x7f", "bell\ufffd null\ufffd delete\ufffd"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("\u2067x\u2069", "x"),
        ("\u05d0\u200f", "\u05d0\u200f"),
        ("say \U000e0001\U000e0079\U000e0065\U000e0073\U000e007fno", "say no"),
        ("\ud800", "\ufffd"),
        ("10\x083", "10\ufffd3"),
        ("###[error]x ##vso[task.x]y #\u202e#[group]", "## #[error]x # #vso[task.x]y # #[group]"),
        ("## a [link] ##b c[0]", "## a [link] ##b c[0]"),
    ],
)
def test_what_would_steer_is_gone_and_the_words_stay(text: str, shown: str) -> None:
    assert one_line(text) == shown


@each_row(
    ("text", "limit", "shown"),
    [("abcdef", 6, "abcdef"), ("abcdefg", 6, "abcde\u2026"), ("", 0, ""), ("ab", 1, "\u2026"), ("a    b", 3, "a b")],
)
def test_a_long_text_is_cut_and_says_so(text: str, limit: int, shown: str) -> None:
    assert one_line(text, limit) == shown


def test_what_was_not_even_read_is_marked_as_cut() -> None:
    assert one_line("a" + " " * 10_000 + "b", 50) == "a\u2026"


@each_row("unit", ["\x1b[", "\x1b]", "\x1b[0;", "\x1b", "\x1b ", "\x1b[ ", "\x9b0", "\x9d", " \x1b("])
def test_a_long_run_of_half_escapes_is_read(unit: str) -> None:
    hostile = unit * (250_000 // len(unit))

    assert "\x1b" not in one_line(hostile)


def test_a_megabyte_of_one_escape_that_does_not_end_is_read() -> None:
    assert "\x1b" not in one_line("\x1b[" + "0" * 500_000 + " " * 500_000)


@given(
    st.text(st.characters(codec=None) | st.sampled_from("\x1b[]()\\;0mJ\x07\x9b\x9c\u202e\U000e0041")),
    st.integers(1, 50),
)
def test_any_text_becomes_one_short_printable_line(text: str, limit: int) -> None:
    line = one_line(text, limit)

    assert len(line) <= limit
    assert len(line.splitlines()) <= 1
    unseen = [*range(32), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0xE0000, 0xE0080)]
    assert not set(line) & set(map(chr, unseen))
    line.encode()


@each_row("limit", range(2, 12))
def test_no_mark_is_cut_off_its_letter(limit: int) -> None:
    for text in ("\u0939\u093f" * 9, "\u05d1\u05b0\u05bc" * 9, "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 9):
        shown = one_line(text, limit)[:-1]
        assert shown == text[: len(shown)]
        assert text[len(shown)] == text[0]
