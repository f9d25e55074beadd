"""The right words for a text, whatever its tag says."""

from pincite.core.text.lexicon import LEXICONS, Lexicon, lexicon_for, words
from pincite.core.text.lexicon.notation import listed
from pincite.core.text.numbers import numbers
from tests.rows import each_row


@each_row(("tag", "expected"), [("en", "en"), ("pt-BR", "pt"), ("DE-at", "de"), ("fr_CA", "fr"), ("es-419", "es")])
def test_the_primary_subtag_names_the_language(tag: str, expected: str) -> None:
    assert lexicon_for(tag).tag == expected


@each_row(
    ("text", "expected"),
    [
        ("The house is on the hill and it is not for sale", "en"),
        ("La casa est\u00e1 en la colina y no se vende por ahora", "es"),
        ("A casa est\u00e1 na colina e n\u00e3o est\u00e1 \u00e0 venda por agora", "pt"),
        ("Das Haus ist auf dem H\u00fcgel und wird nicht verkauft", "de"),
        ("La maison est sur la colline et elle n'est pas \u00e0 vendre", "fr"),
    ],
)
def test_function_words_tell_the_language(text: str, expected: str) -> None:
    assert lexicon_for("", text).tag == expected


def test_without_tag_or_evidence_all_languages_are_read() -> None:
    assert lexicon_for("", "42").tag == "en+es+pt+de+fr"
    assert lexicon_for("ja", "42").tag == "en+es+pt+de+fr"


def test_a_wrong_tag_does_not_hide_the_language_of_the_text() -> None:
    lexicon = lexicon_for("en", "La casa est\u00e1 en la colina y no se vende por ahora")

    assert lexicon.tag == "en+es"


def test_a_numeral_that_is_a_function_word_of_another_language_is_left_out_of_the_union() -> None:
    assert "once" not in lexicon_for("").cardinals
    assert lexicon_for("es").cardinals["once"] == 11


@each_row("lexicon", LEXICONS, ids=lambda lexicon: lexicon.tag)
def test_every_phrase_of_a_table_is_found_in_itself(lexicon: Lexicon) -> None:
    """A phrase that the word splitter writes otherwise (an apostrophe, a sharp s) would never be found."""
    tables = [lexicon.negations, lexicon.modals, lexicon.quantifiers, lexicon.exceptions, lexicon.units]
    tables += [lexicon.opposites, lexicon.parties, lexicon.rates]
    phrases = [phrase for table in tables for value in table.values() for phrase in listed(value)]
    phrases += [*lexicon.denials, *lexicon.retractions, *lexicon.turns, *lexicon.notices]

    for phrase in phrases:
        plain = phrase.removesuffix(" #").replace(" ... ", " ")
        assert " ".join(word.key for word in words(plain)) == plain


def test_no_phrase_of_french_has_an_elided_word_that_is_spelled_out_in_a_text() -> None:
    """ "n'est" is read as "ne est": a phrase with an "n" of its own would never be found."""
    lexicon = lexicon_for("fr")
    tables = [lexicon.negations, lexicon.quantifiers, lexicon.exceptions, lexicon.directions, lexicon.rates]
    phrases = [phrase for table in tables for value in table.values() for phrase in listed(value)]
    phrases += [*lexicon.denials, *lexicon.retractions, *lexicon.turns, *lexicon.notices]

    for phrase in phrases:
        for part in phrase.removesuffix(" #").replace(" ... ", " ").split()[:-1]:
            assert words(f"{part}'\u00e9tat")[0].key == part, phrase


@each_row("lexicon", LEXICONS, ids=lambda lexicon: lexicon.tag)
def test_every_opposite_has_its_other_pole(lexicon: Lexicon) -> None:
    for table in (lexicon.directions, lexicon.contraries, lexicon.opposites, lexicon.parties):
        assert {sense[:-1] for sense in table if sense.endswith("+")} == {
            sense[:-1] for sense in table if sense.endswith("-")
        }


@each_row("lexicon", LEXICONS, ids=lambda lexicon: lexicon.tag)
def test_every_word_for_a_unit_is_one_in_its_language_and_in_the_union(lexicon: Lexicon) -> None:
    union = lexicon_for("")
    # A word that is a function word or a unit of another language is read by that one.
    others = {word: sense for one in LEXICONS for sense, phrases in one.units.items() for word in listed(phrases)}
    for sense, phrases in lexicon.units.items():
        for word in listed(phrases):
            (own,) = numbers(f"14 {word}", lexicon.tag, lexicon=lexicon)
            assert own.unit == sense
            if word not in union.common and others[word] == sense:
                assert [one.unit for one in numbers(f"14 {word}", lexicon=union)] == [sense]


def test_a_unit_that_is_an_article_of_another_language_is_left_out_of_the_union() -> None:
    assert [one.unit for one in numbers("5 an", lexicon=lexicon_for("fr"))] == ["year"]
    assert [one.unit for one in numbers("5 an", lexicon=lexicon_for(""))] == ["", ""]
