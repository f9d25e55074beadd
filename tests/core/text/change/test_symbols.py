"""Signs and short names: one of them is another statement, and other typography of them is none."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("before", "after", "critical"),
    [
        ("It is 5\u2032 wide", "It is 5\u2033 wide", "unit"),
        ("It is 5' wide", 'It is 5" wide', "unit"),
        ("where f'(x) is positive", 'where f"(x) is positive', "sign"),
        ("given in mg per cup", "given in \u00b5g per cup", "unit"),
        ("the root \u221a5 is", "the root 5 is", "sign"),
        ("the map a \u2192 b holds", "the map a \u2190 b holds", "direction"),
        ("pressure \u2191 at night", "pressure \u2193 at night", "direction"),
        ("\u2705 allowed on the road", "\u274c allowed on the road", "negation"),
        ("\u2717 safe for cats", "safe for cats", "negation"),
        ("where A & B hold", "where A | B hold", "negation"),
        ("in HIV+ men", "in HIV- men", "sign"),
        ("the Na\u207a ions", "the Na\u207b ions", "sign"),
        ("the x\u00b2 term", "the x\u00b3 term", "number"),
        ("an R\u00b2 of half", "an R of half", "number"),
        ("of km\u00b3 here", "of km2 here", "number"),
        ("an x2 of it", "an x of it", "number"),
        ("the Ca\u00b2\u207a ions", "the Ca\u207a ions", "number"),
        ("a pill q4h at home", "a pill q6h at home", "number"),
        ("a type I error", "a type II error", "number"),
        ("of grade A milk", "of grade B milk", "entity"),
        ("where \u03b1 was found", "where \u03b2 was found", "entity"),
        ("Is it safe?", "It is safe.", "modal"),
    ],
)
def test_another_sign_or_short_name_is_critical_both_ways(before: str, after: str, critical: str) -> None:
    assert critical in compare(before, after, "en").critical
    assert critical in compare(after, before, "en").critical


@each_row(
    ("before", "after"),
    [
        ("He said 'yes' to it", 'He said "yes" to it'),
        ("the 5 'old' men", 'the 5 "old" men'),
        ("5\u2032 wide", "5' wide"),
        ('5" wide', "5'' wide"),
        ("the pre- and the post", "the pre and the post"),
        ("the dawn\u00b2 was", "the dawn\u00b3 was"),
        ("the fee\u00b2 was", "the fee was"),
        ("What is it?", "What is it"),
        ("It is safe!", "It is safe."),
    ],
)
def test_other_typography_and_the_mark_of_a_note_are_not(before: str, after: str) -> None:
    assert compare(before, after, "en").critical == ()
