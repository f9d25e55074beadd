"""The right words for a text, whatever its tag says."""

from pincite.core.text.lexicon import LEXICONS, Lexicon, lexicon_for
from pincite.core.text.lexicon.notation import listed
from pincite.core.text.numbers import numbers
from tests.core.text.lexicon.phrases import never_found
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
def test_every_phrase_can_be_found(lexicon: Lexicon) -> None:
    assert never_found(lexicon) == []


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
