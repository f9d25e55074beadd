"""Each phrase has a translation in each language, with the same placeholders, options, variables and numbers."""

import re
from collections import Counter
from collections.abc import Mapping
from string import Formatter

import pytest

from pincite.core.reports import phrases
from pincite.core.wording import LANGUAGES, wording
from tests.rows import each_row
from tests.server.cli.phrases import every_phrase, literals, unsaid

OTHERS = [language for language in LANGUAGES if language != "en"]
#: The same in another language: what is no word, and words that two languages share.
SHARED = {"URL", "Id", "Status", "Link", "Parameter", "Links: {count}", "neutral", "{count} {status}"}
#: English that nobody is to translate: what the contract pins in Markdown, the colours of a terminal, two names.
PINNED = {"# Provenance report", "Original hash", "Current hash", "Delta chars", "no citations"}
COLOURS = {"bold red", "red strike", "bold green", "bold yellow"}
NAMES = {"pincite", "python"}
#: What a reader types or a program prints: options, variables, paths, numbers, code.
CODES = re.compile(r"--[a-z-]+|\b[A-Z]+_[A-Z_]+\*?|(?<!\w)[./][a-z]+(?:/[a-z]+)?\b|\b\d+\b|`[^`]*`|\bJSON\b|\burl\b")


def catalogue(language: str) -> Mapping[str, str]:
    return wording(language).phrases


@each_row("language", OTHERS)
def test_every_phrase_has_a_translation_and_no_translation_is_left_over(language: str) -> None:
    assert set(catalogue(language)) == every_phrase()


def test_whatever_reads_like_english_is_said_or_is_not_to_be_translated() -> None:
    assert unsaid() == PINNED | COLOURS | NAMES


@each_row("language", OTHERS)
def test_a_translation_has_the_placeholders_of_its_phrase(language: str) -> None:
    def fields(phrase: str) -> Counter[tuple[str | None, ...]]:
        return Counter(tuple(part[1:]) for part in Formatter().parse(phrase) if part[1] is not None)

    for english, phrase in catalogue(language).items():
        assert fields(phrase) == fields(english), english
        assert all(re.fullmatch("[a-z]+", str(name)) and not spec and not how for name, spec, how in fields(phrase))


@each_row("language", OTHERS)
def test_a_translation_keeps_options_variables_paths_and_numbers(language: str) -> None:
    for english, phrase in catalogue(language).items():
        assert Counter(CODES.findall(phrase)) == Counter(CODES.findall(english)), english


@each_row("language", OTHERS)
def test_a_translation_is_a_translation_ends_like_its_phrase_and_has_no_stray_space(language: str) -> None:
    for english, phrase in catalogue(language).items():
        assert phrase != english or english in SHARED, english
        assert phrase[-1:] == english[-1:] or not {phrase[-1:], english[-1:]} & set(".: "), english
        assert not re.search("  |[|\n]", phrase)
        assert phrase.strip() == phrase or english == " and "


@each_row("language", OTHERS)
@each_row(
    "table",
    [
        phrases.STATUSES,
        phrases.MATCHES,
        phrases.CHANGES,
        phrases.REASONS,
        phrases.FLAGS,
        phrases.NOTES,
        phrases.SUCCESSIONS,
        phrases.WARNINGS,
    ],
)
def test_no_two_codes_are_said_alike_in_any_language(table: dict[str, str], language: str) -> None:
    say = wording(language)

    assert len({say(phrase) for phrase in table.values()}) == len(table)


def test_a_phrase_with_its_values_already_in_it_is_refused_by_the_walk() -> None:
    with pytest.raises(AssertionError, match="line 1"):
        list(literals('say(f"{count} links")'))
