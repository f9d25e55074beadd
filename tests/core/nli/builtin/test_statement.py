"""What a sentence is read for: its clauses, its conditions, and what is denied in it."""

from pincite.core.nli.builtin.reading import read
from tests.rows import each_row


def _kinds(claim: str, premise: str, language: str) -> set[str]:
    return {one.kind for one in read(claim, premise, language).findings if one.verdict == "contradicts"}


@each_row(
    ("claim", "premise", "language"),
    [
        ("The deposit cannot be increased.", "The deposit shall not be subject to any increase.", "en"),
        ("The deposit isn't increased.", "The deposit isn't subject to any increase.", "en"),
        ("La fianza no se actualiza.", "La fianza no estar\u00e1 sujeta a actualizaci\u00f3n.", "es"),
        ("A renda n\u00e3o aumenta.", "A renda n\u00e3o estar\u00e1 sujeita a aumento.", "pt"),
    ],
)
def test_what_is_not_subject_to_a_thing_is_denied_it(claim: str, premise: str, language: str) -> None:
    assert "negation" not in _kinds(claim, premise, language)


def test_and_who_affirms_it_contradicts() -> None:
    assert "negation" in _kinds(
        "The deposit can be increased.", "The deposit shall not be subject to any increase.", "en"
    )


def test_subject_to_a_thing_is_a_condition_where_nobody_denies_it() -> None:
    aligned = read("The permit is granted.", "The permit is granted subject to approval by the board.", "en").aligned

    assert aligned is not None
    assert "provided" in aligned.premise.conditions.values() or "if" in aligned.premise.conditions.values()
