"""A language tag chooses one of four languages, and a phrase without a translation is said in English."""

import json
from importlib.resources import files

from hypothesis import given
from hypothesis import strategies as st

from pincite.core.wording import ENGLISH, LANGUAGES, Wording, language_of, wording
from tests.rows import each_row


@each_row(
    ("tag", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("pt-BR", "pt"),
        ("pt-PT-x-old", "pt"),
        ("es_ES.UTF-8", "es"),
        ("de_DE@euro", "de"),
        ("DE", "de"),
        (" en_GB ", "en"),
        ("fr", None),
        ("estonian", None),
        ("C", None),
        ("../es", None),
        ("es/../de", None),
        ("\udcff", None),
    ],
)
def test_a_tag_and_the_name_of_a_locale_choose_a_language(tag: str, language: str | None) -> None:
    assert language_of(tag) == language
    assert wording(tag).language == (language or "en")


@given(st.text(st.characters(codec=None)))
def test_any_text_chooses_a_language(tag: str) -> None:
    assert wording(tag).language in LANGUAGES


def test_english_needs_no_file_and_every_other_language_has_one() -> None:
    names = {entry.name for entry in files("pincite.core.wording").iterdir() if entry.name.endswith(".json")}

    assert wording("en") is wording("fr") is ENGLISH
    assert names == {f"{language}.json" for language in LANGUAGES if language != "en"}


def test_a_phrase_that_is_not_translated_is_said_in_english() -> None:
    say = Wording("xx", {"last in that of {day}": "{day}!"})

    assert say("last in that of {day}", day="Monday") == "Monday!"
    assert say("no more in that of {day}", day="Monday") == "no more in that of Monday"


def test_braces_of_a_value_and_of_a_phrase_without_values_are_characters() -> None:
    assert ENGLISH("now at {url}", url="{url.__class__}") == "now at {url.__class__}"
    assert ENGLISH("a file with {id} in it") == "a file with {id} in it"


@each_row("language", [language for language in LANGUAGES if language != "en"])
def test_no_phrase_stands_twice_in_a_file(language: str) -> None:
    text = files("pincite.core.wording").joinpath(f"{language}.json").read_text(encoding="utf-8")
    pairs = json.loads(text, object_pairs_hook=list)

    assert len(dict(pairs)) == len(pairs)
