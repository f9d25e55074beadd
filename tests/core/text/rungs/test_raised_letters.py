"""Ordinals with a sign of their own stand where the page raises a letter, and not where it writes one."""

from tests.cases.trial import by_words, p

DECREE = "Art. 5{}o{} Todos são iguais, nos termos do § 2º e da lei n{}o{} 8.112."


async def test_a_raised_letter_behind_a_number_is_the_sign() -> None:
    raised = p(DECREE.format(*["<sup>", "</sup>"] * 2))

    for typed in ("nº", "n°"):
        words = f"Art. 5º Todos são iguais, nos termos do § 2º e da lei {typed} 8.112."
        assert (await by_words(words, raised)).kind == "typographic"
    assert (await by_words(DECREE.replace("{}", ""), raised)).kind == "exact"


async def test_a_letter_on_the_line_is_another() -> None:
    verdict = await by_words("Según el artículo 2ª de la ley", p("Según el artículo 2a de la ley"))

    assert verdict.status == "changed"
