"""Accents find their letters."""

from pincite.core.extract.pdf.accents import composed
from tests.rows import each_row


@each_row(
    ("characters", "cells", "word"),
    [
        ("Gr\u00a8o\u00dfe", [(0, 8), (8, 12), (12, 17), (12, 17), (17, 22), (22, 26)], "Gr\u00f6\u00dfe"),
        ("na\u00a8\u0131f", [(0, 5), (5, 10), (10, 14), (11, 13), (14, 17)], "na\u00eff"),
        ("l`e", [(0, 3), (3, 8), (3, 8)], "l\u00e8"),
        ("C\u00b8a", [(0, 7), (1, 6), (7, 12)], "\u00c7a"),
        ("す\u0336リ", [(0, 9), (9, 18), (18, 27)], "す\u2014リ"),
        ("\u0336", [(0, 9)], "\u2014"),
        ("no\u0336", [(0, 9), (9, 18), (9, 18)], "no\u0336"),
        ("`so", [(0, 3), (3, 8), (8, 13)], "`so"),
        ("5\u00b4", [(0, 5), (0, 5)], "5\u00b4"),
        ("\u00a8x\u00a8", [(0, 0), (0, 0), (0, 0)], "\u00a8x\u00a8"),
    ],
)
def test_an_accent_is_put_on_the_letter_that_it_is_drawn_over(
    characters: str, cells: list[tuple[float, float]], word: str
) -> None:
    assert "".join(composed(characters, cells)) == word
