"""Numbers that count nothing: those of list items and of notes."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Bring: 1. a passport; 2. a photograph.", "Bring: \u2022 a passport \u2022 a photograph"),
        ("en", "Steps: (1) mix; (2) wait; and (3) pour.", "Steps: mix; wait; and pour."),
        ("en", "1) mix; 2) wait; 3) pour", "mix; wait; pour"),
        ("de", "Schritte: 1. mischen; 2. warten", "Schritte: mischen; warten"),
        ("en", "It fell in 2019.[3] It rose.", "It fell in 2019.[4] It rose."),
        ("en", "It fell in 2019.[3][4] It rose.", "It fell in 2019.[12] It rose."),
        ("de", "Kinder, z. B. Emma, kamen.", "Kinder, beispielsweise Emma, kamen."),
    ],
)
def test_what_only_tells_the_place_of_an_item_or_a_note_is_not_critical(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Steps: 1. wait 5 minutes; 2. pour.", "Steps: 1. wait 6 minutes; 2. pour."),
        ("en", "It needs step 1. Mix it with 2. Then go.", "It needs a step. Mix it with it. Then go."),
        ("en", "It costs: 1. That is all.", "It costs: nothing. That is all."),
        ("en", "Lots: 3. mill; 9. barn", "Lots: mill; barn"),
        ("en", "As [3] shows, it fell.", "As [4] shows, it fell."),
        ("en", "The cell is rows[3] here.", "The cell is rows[4] here."),
        ("de", "Es kam Herr B. Maier.", "Es kam Herr C. Maier."),
    ],
)
def test_a_number_that_counts_or_refers_is(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical
    assert compare(other, one, language).critical
