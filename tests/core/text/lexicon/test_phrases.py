"""Fixed phrases, the longest first."""

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.text.lexicon import LEXICONS, lexicon_for, words
from tests.rows import each_row


def senses(text: str, language: str, kind: str) -> list[str]:
    numbers = [word.start for word in words(text) if word.key.isdigit()]
    found = lexicon_for(language).phrases.find(words(text), numbers)
    return [term.sense for term in found if term.kind == kind]


@each_row(
    ("text", "language", "expected"),
    [
        ("he is not here", "en", ["not"]),
        ("he is no longer here", "en", ["no longer"]),
        ("he isn't here", "en", ["not"]),
        ("not only here", "en", []),
        ("no doubt", "en", []),
        ("no fewer than 5", "en", []),
        ("ya no est\u00e1", "es", ["no longer"]),
        ("no solo aqu\u00ed", "es", []),
        ("no viene nunca", "es", ["never"]),
        ("ni siquiera", "es", ["neither"]),
        ("j\u00e1 n\u00e3o est\u00e1", "pt", ["no longer"]),
        ("n\u00e3o apenas isto", "pt", []),
        ("er ist nicht mehr da", "de", ["no longer"]),
        ("nicht nur hier", "de", []),
        ("keine Zeit", "de", ["not"]),
        ("il ne peut pas", "fr", ["not"]),
        ("il ne peut plus", "fr", ["no longer"]),
        ("il n'y a aucun doute", "fr", ["not"]),
        ("non seulement ici", "fr", []),
        ("it knots and notes", "en", []),
    ],
)
def test_negations_are_phrases(text: str, language: str, expected: list[str]) -> None:
    assert senses(text, language, "negation") == expected


@each_row(
    ("text", "language", "expected"),
    [
        ("at least 5", "en", ["at least"]),
        ("no less than 5", "en", ["at least"]),
        ("up to 5", "en", ["at most"]),
        ("over 5 men", "en", ["more than"]),
        ("over the hill", "en", []),
        ("about 5", "en", ["about"]),
        ("about him", "en", []),
        ("at, least", "en", []),
        ("few men", "en", ["few"]),
        ("a few men", "en", ["a few"]),
        ("al menos 5", "es", ["at least"]),
        ("no m\u00e1s de 5", "es", ["at most"]),
        ("pelo menos 5", "pt", ["at least"]),
        ("h\u00f6chstens 5", "de", ["at most"]),
        ("nicht mehr als 5", "de", ["at most"]),
        ("au moins 5", "fr", ["at least"]),
        ("il ne vient que demain", "fr", ["only"]),
    ],
)
def test_quantifiers_are_phrases(text: str, language: str, expected: list[str]) -> None:
    assert senses(text, language, "quantifier") == expected


def test_a_word_inside_a_gap_is_still_found() -> None:
    assert senses("il ne peut pas", "fr", "modal") == ["can"]


def test_a_gap_ends_at_punctuation() -> None:
    assert senses("il ne vient, que dis-je", "fr", "quantifier") == []


def test_two_meanings_of_one_word_are_both_reported() -> None:
    assert senses("he lost", "en", "direction") == ["trend-"]
    assert senses("he lost", "en", "contrary") == ["outcome-"]


PIECES = st.sampled_from(
    [*" :-,", "\u2019", "t", "Editor", "s", "NOTE", "misstated", "correction", "has", "been", "retracted", "isn"]
)


@given(st.lists(PIECES, max_size=12).map("".join))
def test_what_may_not_stand_in_a_text_is_not_found_in_it(text: str) -> None:
    for lexicon in LEXICONS:
        for phrases in (lexicon.correction, lexicon.context):
            assert phrases.may_stand_in(text) or not phrases.find(words(text))


def test_a_notice_needs_all_of_its_words_to_be_possible() -> None:
    correction = lexicon_for("en").correction

    assert correction.may_stand_in("An expression of some concern.")
    assert not correction.may_stand_in("A regular expression.")
