"""Roman numerals: behind the word for what they number they are numbers like others."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("language", "one", "other"),
    [
        ("en", "Chapter IV applies.", "Chapter 4 applies."),
        ("en", "as Title XLIX provides", "as Title 49 provides"),
        ("en", "patients with type II diabetes", "patients with type 2 diabetes"),
        ("en", "a phase I trial", "a phase 1 trial"),
        ("en", "after World War II ended", "after World War Two ended"),
        ("en", "In part I agree with it.", "In part, I agree with it."),
        ("de", "Kapitel IX gilt.", "Kapitel 9 gilt."),
        ("es", "El cap\u00edtulo XIV se aplica.", "El cap\u00edtulo 14 se aplica."),
        ("fr", "Le chapitre VI s'applique.", "Le chapitre 6 s'applique."),
        ("pt", "O cap\u00edtulo III se aplica.", "O cap\u00edtulo 3 se aplica."),
    ],
)
def test_a_number_in_roman_numerals_or_in_digits_is_one(language: str, one: str, other: str) -> None:
    assert compare(one, other, language).critical == compare(other, one, language).critical == ()


@each_row(
    ("one", "other"),
    [
        ("Chapter IV applies.", "Chapter 6 applies."),
        ("Chapter IV applies.", "Chapter VI applies."),
        ("Chapter XL applies.", "Chapter 60 applies."),
        ("patients with type II diabetes", "patients with type 1 diabetes"),
        # A letter, and a king.
        ("as Part C provides", "as Part 100 provides"),
        ("as Part L provides", "as Part 50 provides"),
        ("Then Henry IV reigned.", "Then Henry V reigned."),
    ],
)
def test_another_number_in_roman_numerals_is_critical(one: str, other: str) -> None:
    assert "number" in compare(one, other, "en").critical
    assert "number" in compare(other, one, "en").critical
