"""What lawyers and researchers read closely: contraries, parties, rates, "and" and "or", and references."""

import pytest

from pincite.core.text.change import compare


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("The court affirmed the judgment.", "The court reversed the judgment.", "en"),
        ("The motion was granted.", "The motion was denied.", "en"),
        ("The contract is valid.", "The contract is void.", "en"),
        ("The lesion was benign.", "The lesion was malignant.", "en"),
        ("It promotes growth here.", "It inhibits growth here.", "en"),
        ("El tribunal confirm\u00f3 la sentencia.", "El tribunal revoc\u00f3 la sentencia.", "es"),
        ("El contrato es v\u00e1lido.", "El contrato es nulo.", "es"),
        ("O pedido foi deferido.", "O pedido foi indeferido.", "pt"),
        ("O tribunal manteve a senten\u00e7a.", "O tribunal revogou a senten\u00e7a.", "pt"),
        ("La clause est valable.", "La clause est nulle.", "fr"),
        ("La cour a confirm\u00e9 le jugement.", "La cour a infirm\u00e9 le jugement.", "fr"),
        ("Der Vertrag ist wirksam.", "Der Vertrag ist nichtig.", "de"),
        ("Das Urteil wurde best\u00e4tigt.", "Das Urteil wurde aufgehoben.", "de"),
        ("a fine or imprisonment", "a fine and imprisonment", "en"),
        ("multa o prisi\u00f3n", "multa y prisi\u00f3n", "es"),
        ("multa ou pris\u00e3o", "multa e pris\u00e3o", "pt"),
        ("Geldstrafe oder Haft", "Geldstrafe und Haft", "de"),
        ("amende ou prison", "amende et prison", "fr"),
    ],
)
def test_a_contrary_of_law_or_research_is_a_negation_both_ways(before: str, after: str, language: str) -> None:
    assert "negation" in compare(before, after, language).critical
    assert "negation" in compare(after, before, language).critical


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("The plaintiff shall pay.", "The defendant shall pay.", "en"),
        ("The drug is superior to it.", "The drug is inferior to it.", "en"),
        ("The landlord repairs it.", "The tenant repairs it.", "en"),
        ("El demandante paga.", "El demandado paga.", "es"),
        ("O credor paga.", "O devedor paga.", "pt"),
        ("Le bailleur paie.", "Le locataire paie.", "fr"),
        ("Der Kl\u00e4ger zahlt.", "Der Beklagte zahlt.", "de"),
    ],
)
def test_one_party_for_its_opponent_is_a_direction(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("500 mg daily for it", "500 mg weekly for it", "en"),
        ("taken twice daily", "taken twice monthly", "en"),
        ("500 mg per day", "500 mg weekly", "en"),
        ("una dosis diaria", "una dosis semanal", "es"),
        ("uma dose di\u00e1ria", "uma dose semanal", "pt"),
        ("une dose quotidienne", "une dose hebdomadaire", "fr"),
        ("eine t\u00e4gliche Dosis", "eine w\u00f6chentliche Dosis", "de"),
    ],
)
def test_another_rate_is_another_unit(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("unit",)


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("Article 5(1)(a) applies", "Article 5(1)(f) applies", "en"),
        ("see section 12(3) of it", "see section 12(4) of it", "en"),
        ("section 5a applies", "section 5b applies", "en"),
        ("paragraph (a) applies", "paragraph (b) applies", "en"),
        ("clause (iv) applies", "clause (vi) applies", "en"),
        ("Annex A applies", "Annex B applies", "en"),
        ("Annex A applies", "Annex 1 applies", "en"),
        ("Art. 6 Abs. 1 lit. a gilt", "Art. 6 Abs. 1 lit. f gilt", "de"),
        ("la letra b del art\u00edculo", "la letra c del art\u00edculo", "es"),
    ],
)
def test_another_reference_is_another_number(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("number",)


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("a big dog ran", "a large dog ran", "en"),
        ("The court affirmed it.", "The court upheld it.", "en"),
        ("The deed is void.", "The deed is null and void.", "en"),
        ("The plaintiff shall pay.", "The claimant shall pay.", "en"),
        ("The buyer shall pay.", "The purchaser shall pay.", "en"),
        ("the request was granted", "the request was made", "en"),
        ("500 mg daily for it", "500 mg per day for it", "en"),
        ("he paid an annual fee", "he paid a fee", "en"),
        ("cats and dogs run", "cats as well as dogs run", "en"),
        ("cats and dogs run", "birds or fish run", "en"),
        ("sowohl Hunde und Katzen", "sowohl Hunde sowie Katzen", "de"),
        ("Article 5(1)(a) applies", "Article 5 (1) (a) applies", "en"),
        ("a road of 5m length", "a road of 5 m length", "en"),
        ("in part I agree", "in part we agree", "en"),
        ("la lettre a \u00e9t\u00e9 lue", "la lettre fut lue", "fr"),
        ("letra y m\u00fasica", "letra con m\u00fasica", "es"),
        ("es ist nichtig", "es ist unwirksam", "de"),
    ],
)
def test_what_only_looks_like_one_of_these_is_none(before: str, after: str, language: str) -> None:
    change = compare(before, after, language)

    assert change.classes
    assert not {"number", "unit", "negation", "direction"} & set(change.critical)


@pytest.mark.parametrize("piece", ["5(1)", "5 (a) ", "lit. a ", "para (i) ", "daily ", "1("])
def test_hostile_references_are_compared(piece: str) -> None:
    long = piece * (60_000 // len(piece))

    assert compare(long, f"{long} or {long.replace('a', 'b').replace('1', '2')}", "en").classes
