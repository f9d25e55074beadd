"""The language of a passage on a page that names none."""

from pincite.core.text.page import Stream
from pincite.core.text.tongue import tongue
from tests.rows import each_row

AROUND = {
    "en": "The deposit is held by the agent for the term of the lease. {} It is to be returned with interest.",
    "es": "Durante los tres primeros años del contrato, la renta se fija según lo pactado. {} Las dos son libres.",
    "pt": "Durante os primeiros anos do contrato, a renda não é fixada pelas partes. {} Isso está em uma delas.",
    "de": "Die Kaution wird von dem Vermieter für die Dauer der Miete verwahrt. {} Sie ist nach dem Ende zu zahlen.",
    "fr": "Le dépôt est gardé par le bailleur pour la durée du bail et des suites. {} Il est rendu avec les fruits.",
}
SHORT = {
    "en": "Deposits bear no interest",
    "es": "La fianza no estará sujeta a actualización",
    "pt": "A caução não será atualizada",
    "de": "Kautionen tragen keine Zinsen",
    "fr": "La caution ne porte pas intérêt",
}


def told(words: str, around: str, language: str = "") -> str:
    stream = Stream("visible", around.format(words))
    start = stream.canonical.index(words)
    return tongue(language, words, stream, stream.canonical_span(start, start + len(words)))


@each_row("language", AROUND)
def test_the_text_around_a_short_passage_tells_its_language(language: str) -> None:
    assert told(SHORT[language], AROUND[language]) == language


def test_a_language_that_the_page_names_is_kept() -> None:
    assert told(SHORT["es"], AROUND["es"], "pt-BR") == "pt-BR"


@each_row("language", ["es", "pt", "de", "fr"])
def test_words_of_another_language_are_not_read_as_that_around_them(language: str) -> None:
    assert told(SHORT[language], AROUND["en"]) == ""


@each_row("around", ["{}", "Anno 1914. {} Finis.", "{} \u4e00\u4e8c\u4e09\u3002", "a a a a a a y y y {} o o o o"])
def test_too_little_around_tells_nothing(around: str) -> None:
    assert told("Una renta", around) == ""
