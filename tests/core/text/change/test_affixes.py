"""Negation inside a word."""

from pincite.core.text.change.affixes import negated
from pincite.core.text.lexicon import lexicon_for
from tests.rows import each_row


@each_row(
    ("word", "other", "language"),
    [
        ("unlawful", "lawful", "en"),
        ("unlawfully", "lawful", "en"),
        ("impossible", "possible", "en"),
        ("illegal", "legal", "en"),
        ("irregular", "regular", "en"),
        ("informal", "formal", "en"),
        ("nontoxic", "toxic", "en"),
        ("disagree", "agree", "en"),
        ("atypical", "typical", "en"),
        ("harmless", "harmful", "en"),
        ("imposible", "posible", "es"),
        ("desigual", "igual", "es"),
        ("impossível", "possível", "pt"),
        ("desigual", "igual", "pt"),
        ("ungültig", "gültig", "de"),
        ("erfolglos", "erfolg", "de"),
        ("nichtöffentlich", "öffentlich", "de"),
        ("impossible", "possible", "fr"),
        ("malheureux", "heureux", "fr"),
    ],
)
def test_a_negative_prefix_or_suffix_negates(word: str, other: str, language: str) -> None:
    assert negated([word], [other], lexicon_for(language)) == {word: other}
    assert negated([other], [word], lexicon_for(language)) == {}


@each_row(
    ("word", "other"),
    [
        ("invaluable", "valuable"),
        ("inflammable", "flammable"),
        ("income", "come"),
        ("displays", "plays"),
        ("displaying", "playing"),
        ("importing", "porting"),
        ("device", "vice"),
        ("counterpart", "part"),
        ("into", "to"),
        ("unlawful", "useful"),
    ],
)
def test_a_word_that_only_begins_like_one_does_not(word: str, other: str) -> None:
    assert negated([word], [other], lexicon_for("en")) == {}
