"""Scripts that write no spaces are compared character by character."""

from pincite.core.text.change import compare
from pincite.core.text.change.pieces import Pieces
from tests.rows import each_row


@each_row(
    ("text", "pieces"),
    [
        ("\u8d44\u672c500\u4e07\u5143\u3002", "\u8d44 \u672c 500 \u4e07 \u5143 \u3002"),
        ("\u5f7c\u306f20\u6b73\u3067\u3059", "\u5f7c \u306f 20 \u6b73 \u3067 \u3059"),
        ("\u5229\u7387\u4e3a3.5%\uff0c\u4f4e", "\u5229 \u7387 \u4e3a 3.5% \uff0c \u4f4e"),
        ("\u0e1b\u0e35\u0e52\u0e55\u0e56\u0e50", "\u0e1b\u0e35 \u0e52\u0e55\u0e56\u0e50"),
        ("GDP\u589e\u957f \u7684", "GDP \u589e \u957f \u7684"),
        ("e\u0301t\u00e9 500m", "e\u0301t\u00e9 500m"),
        ("\ud68c\uc0ac\ub294 500\ub9cc\uc6d0", "\ud68c\uc0ac\ub294 500\ub9cc\uc6d0"),
        ("", ""),
    ],
)
def test_digits_latin_letters_and_vowel_signs_stay_together(text: str, pieces: str) -> None:
    assert Pieces(text).words == pieces.split()


@each_row(
    ("before", "after", "steps"),
    [
        (
            "\u516c\u53f8\u4e8e2019\u5e74\u6210\u7acb\uff0c\u8d44\u672c500\u4e07\u5143\u3002",
            "\u516c\u53f8\u4e8e2019\u5e74\u6210\u7acb\uff0c\u8d44\u672c800\u4e07\u5143\u3002",
            [("500", "800")],
        ),
        ("\u5f7c\u306f20\u6b73\u3067\u3059\u3002", "\u5f7c\u306f18\u6b73\u3067\u3059\u3002", [("20", "18")]),
        (
            "\u8d44\u672c\uff15\uff10\uff10\u4e07",
            "\u8d44\u672c\uff18\uff10\uff10\u4e07",
            [("\uff15\uff10\uff10", "\uff18\uff10\uff10")],
        ),
        ("\u8d44\u672c500\u4e07\u5143", "\u8d44\u672c500\u4ebf\u5143", [("\u4e07", "\u4ebf")]),
        ("\u5171\u6709\u4e09\u4eba\u3002", "\u5171\u6709\u4e94\u4eba\u3002", [("\u4e09", "\u4e94")]),
        ("\u7b2c\u4e09\u6761", "\u7b2c\u4e94\u6761", [("\u4e09", "\u4e94")]),
        ("\u4e0d\u8d85\u8fc7\u4e09\u5341\u5929", "\u4e0d\u8d85\u8fc7\u516d\u5341\u5929", [("\u4e09", "\u516d")]),
        (
            "\u0e23\u0e32\u0e04\u0e32500\u0e1a\u0e32\u0e17",
            "\u0e23\u0e32\u0e04\u0e32800\u0e1a\u0e32\u0e17",
            [("500", "800")],
        ),
        (
            "\u0e23\u0e32\u0e04\u0e32\u0e55\u0e50\u0e1a\u0e32\u0e17",
            "\u0e23\u0e32\u0e04\u0e32\u0e58\u0e50\u0e1a\u0e32\u0e17",
            [("\u0e55\u0e50", "\u0e58\u0e50")],
        ),
    ],
)
def test_a_number_among_them_is_a_number_change_and_its_step_is_short(
    before: str, after: str, steps: list[tuple[str, str]]
) -> None:
    change = compare(before, after)

    assert change.critical == ("number",)
    assert [(step.before, step.after) for step in change.diff if step.op != "equal"] == steps
    assert "".join(step.after for step in change.diff) == after


@each_row(
    ("before", "after", "expected"),
    [
        ("\u8d44\u672c500\u4e07\u5143", "\u8d44\u672c5000000\u5143", "wording"),
        ("\u8d44\u672c500\u4e07\u5143", "\u8d44\u672c\u4e94\u767e\u4e07\u5143", "wording"),
        ("\u4e8c\u3007\u4e00\u4e5d\u5e74", "2019\u5e74", "wording"),
        ("\u4e00\u822c\u60c5\u51b5", "\u901a\u5e38\u60c5\u51b5", "wording"),
        ("\u5341\u5206\u91cd\u8981", "\u975e\u5e38\u91cd\u8981", "wording"),
        ("\u4e07\u4e00\u4e0b\u96e8", "\u5982\u679c\u4e0b\u96e8", "wording"),
        ("\u4ed6\u6709\u4e00\u672c\u4e66", "\u4ed6\u6709\u4e66", "wording"),
        ("\u57282019\u5e74", "\u5728 2019 \u5e74", "spacing"),
        ("\u5728\u4e0a\u6d77\u6210\u7acb", "\u5728\u5317\u4eac\u6210\u7acb", "wording"),
    ],
)
def test_the_same_number_and_a_numeral_within_a_word_are_none(before: str, after: str, expected: str) -> None:
    assert compare(before, after).classes == (expected,)


def test_a_character_that_stayed_between_two_changes_is_no_step() -> None:
    before, after = (
        "\u6211\u5728\u4e0a\u6d77\u6709\u5bb6\u3002\u597d\u3002",
        "\u4f60\u5728\u5317\u4eac\u6709\u623f\u3002\u597d\u3002",
    )

    assert [step.op for step in compare(before, after).diff] == ["replace", "equal"]


@each_row("piece", ["\u4e00", "\u4e07", "\u4e8c\u4e07", "\u4e00 ", "5\u4e07", "\u0e01\u0e34", "\u3002"])
def test_hostile_characters_are_compared(piece: str) -> None:
    long = piece * (15_000 // len(piece))

    assert compare(long, f"{long}\u4e94{long}").classes
