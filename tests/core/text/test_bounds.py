"""What negates or excepts in a text is found as it is written there."""

from pincite.core.text.bounds import negation_or_exception
from tests.rows import each_row


@each_row(
    ("text", "language", "expected"),
    [
        ("they do not apply", "en", "not"),
        ("they can't apply", "en", "can't"),
        ("except on Sundays", "en", "except"),
        ("only the dead", "en", "only"),
        ("unless asked", "en", "unless"),
        ("no lo hace", "es", "no"),
        ("salvo los domingos", "es", "salvo"),
        ("n\u00e3o o faz", "pt", "n\u00e3o"),
        ("tut es nicht mehr", "de", "nicht mehr"),
        ("es sei denn, es regnet", "de", "es sei denn"),
        ("il ne vient pas", "fr", "ne vient pas"),
        ("sauf le dimanche", "fr", "sauf"),
        ("they do not apply", "", "not"),
        ("not only the dead but the living", "en", None),
        ("nicht nur heute", "de", None),
        ("a knot, an exceptional note", "en", None),
        ("", "en", None),
    ],
)
def test_the_first_negation_or_exception_is_given_as_written(text: str, language: str, expected: str | None) -> None:
    assert negation_or_exception(text, language) == expected
