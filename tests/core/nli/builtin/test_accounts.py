"""Whether a premise says a claim's values, gives them by reckoning, or has nothing to do with them."""

from pincite.core.nli.builtin.accounts import reckoned
from pincite.core.nli.builtin.reading import read
from tests.rows import each_row


def _is_reckoned(claim: str, premise: str, language: str = "en") -> list[bool]:
    aligned = read(claim, premise, language).aligned
    assert aligned is not None
    return [reckoned(one, aligned) for one in [*aligned.claim.quantities, *aligned.claim.dates]]


@each_row(
    ("language", "premise", "claim"),
    [
        ("en", "The fee rose from £15,000 to £20,000.", "The rise brought in £5,000."),
        ("en", "The crews used 2.4 tonnes of grit and a further 350 kilograms.", "In all 2,750 kg of grit was used."),
        ("en", "Of the 240 graves, three-fifths held nothing.", "Nothing was held by 144 graves."),
        ("en", "Of the 480 patients 120 withdrew.", "A quarter of the patients withdrew."),
        ("en", "The rope was cut into eight pieces of 25 centimetres.", "The rope had been two metres long."),
        ("en", "The rain came to 96 millimetres, double the normal amount.", "Normal rain is 48 millimetres."),
        ("en", "Asylum requests dropped from 8,400 to 6,300.", "Asylum requests dropped by 25 percent."),
        ("en", "The rate fell from 8.1 to 7.4 percent.", "The rate fell by 0.7 percentage points."),
        ("en", "The rate fell by 0.7 percentage points to 7.4 percent.", "The rate had been 8.1 percent."),
        ("en", "The bakers won it in 1906, the millers in 1913.", "The bakers won it seven years sooner."),
        ("en", "She died in 2004 at the age of 70.", "She was born in 1934."),
        ("en", "It left on 2 March, nine days before it was due.", "It was due on 11 March."),
        ("en", "It closed on Friday, two days late.", "It should have closed on Wednesday."),
        ("es", "De las 48 parcelas, 36 están ocupadas.", "Hay 12 parcelas sin ocupar."),
        ("de", "Die Miete stieg von 400 auf 450 Euro.", "Die Miete stieg um 50 Euro."),
        ("fr", "Sur 240 tombes, 96 \u00e9taient vides.", "Il y avait 144 tombes occup\u00e9es."),
        ("pt", "A equipa tem 25 membros, dos quais 10 são novos.", "Há 15 membros antigos na equipa."),
    ],
)
def test_what_follows_in_a_step_is_reckoned(language: str, premise: str, claim: str) -> None:
    assert any(_is_reckoned(claim, premise, language))


def test_what_nothing_gives_and_what_is_said_is_not_reckoned() -> None:
    premise = "The fee rose from \u00a315,000 to \u00a320,000 in 1998."

    assert not any(_is_reckoned("The rise brought in \u00a37,300.", premise))
    assert not any(_is_reckoned("The fee rose in 1953.", premise))
    assert not any(_is_reckoned("The fee rose to \u00a320,000 in 1998.", premise))


def test_what_follows_as_well_as_all_beside_it_is_not_reckoned() -> None:
    crowded = "There were 1, 2, 3, 4, 5, 6, 7 and 8 pears in the baskets."

    assert not any(_is_reckoned("There were 11 pears.", crowded))
    assert any(_is_reckoned("There were 5,310 pears.", "There were 4,120 pears and 1,190 more."))


def test_a_reckoned_value_is_no_conflict() -> None:
    premise = "Of the 1,250 passengers aboard the ferry, 1,000 were taken off by boat before dusk."

    def conflicts(claim: str) -> list[str]:
        return [one.kind for one in read(claim, premise, "en").findings if one.kind == "number"]

    assert conflicts("250 passengers were not taken off before dusk.") == []
    assert conflicts("340 passengers were not taken off before dusk.") == ["number"]
