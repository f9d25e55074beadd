"""One of several that exclude each other for another: times of day, ways, kin, courts; and words of contrary forms."""

import pytest

from pincite.core.text.change import compare


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("Doors close at noon.", "Doors close at midnight.", "en"),
        ("The board meets every spring.", "The board meets every autumn.", "en"),
        ("It runs on weekdays.", "It runs on weekends.", "en"),
    ],
)
def test_another_time_of_day_week_or_year_is_a_date_both_ways(before: str, after: str, language: str) -> None:
    assert "date" in compare(before, after, language).critical
    assert "date" in compare(after, before, language).critical


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [
        ("The left kidney was removed.", "The right kidney was removed.", "en"),
        ("The river flows north.", "The river flows west.", "en"),
        ("Her husband inherits it.", "Her sister inherits it.", "en"),
        ("The study had men only.", "The study had women only.", "en"),
        ("It was tested in mice.", "It was tested in humans.", "en"),
        ("The district court held so.", "The supreme court held so.", "en"),
        ("State law governs it.", "Federal law governs it.", "en"),
        ("It was gross negligence.", "It was negligence.", "en"),
        ("The contract is void.", "The contract is voidable.", "en"),
        ("The train departs at 9.", "The train arrives at 9.", "en"),
        ("The loan is fixed-rate.", "The loan is variable-rate.", "en"),
        ("It rose in the treated group.", "It rose in the control group.", "en"),
        ("The minister resigned.", "The minister was reappointed.", "en"),
        ("The association was weak.", "The association was strong.", "en"),
        ("Push the lever.", "Pull the lever.", "en"),
        ("The firm hired 300 people.", "The firm fired 300 people.", "en"),
        ("Add the acid to the water.", "Add the water to the acid.", "en"),
        ("He acted in good faith.", "He acted in bad faith.", "en"),
        ("The fund bought shares.", "The fund sold shares.", "en"),
        ("The median is 5.", "The mean is 5.", "en"),
        ("Give it by mouth.", "Give it intravenously.", "en"),
        ("The list is in ascending order.", "The list is in descending order.", "en"),
        ("He died from cancer.", "He died with cancer.", "en"),
        ("Subject to clause 5, it is due.", "Notwithstanding clause 5, it is due.", "en"),
        ("It lies at 45\u00b0 N.", "It lies at 45\u00b0 S.", "en"),
        ("It lies at 2\u00b0 21\u2032 E.", "It lies at 2\u00b0 21\u2032 W.", "en"),
        ("Deliver it by Friday.", "Deliver it after Friday.", "en"),
    ],
)
def test_another_of_its_kind_is_a_direction_both_ways(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("He had hypertension.", "He had hypotension."),
        ("The reaction is exothermic.", "The reaction is endothermic."),
        ("The gene is upregulated.", "The gene is downregulated."),
        ("Read the input first.", "Read the output first."),
        ("Imports grew in May.", "Exports grew in May."),
        ("It contains carbon monoxide.", "It contains carbon dioxide."),
        ("It contains sodium nitrate.", "It contains sodium nitrite."),
        ("The donor keeps it.", "The donee keeps it."),
        ("The mortgagors keep it.", "The mortgagees keep it."),
        ("He had arthritis.", "He had arthrosis."),
        ("A colectomy was done.", "A colostomy was done."),
        ("Die Einfuhr ist verboten.", "Die Ausfuhr ist verboten."),
        ("Der Auftraggeber zahlt.", "Der Auftragnehmer zahlt."),
        ("El arrendador paga.", "El arrendatario paga."),
        ("O locador paga.", "O locat\u00e1rio paga."),
        ("Le donateur paie.", "Le donataire paie."),
    ],
)
def test_a_word_of_contrary_form_is_a_direction_both_ways(before: str, after: str) -> None:
    assert "direction" in compare(before, after).critical
    assert "direction" in compare(after, before).critical


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("His brother and sister came.", "His sister and brother came."),
        ("It happened at night.", "It happened in the night."),
        ("The river flows in a northerly direction.", "The river flows to the north."),
        ("The mean is 5.", "The average is 5."),
        ("The right answer is 5.", "The proper answer is 5."),
        ("The man inside it was old.", "The man within it was old."),
        ("He left at once.", "He left immediately."),
        ("The export took long.", "The report took long."),
        ("The dog inspected it.", "The dog expected it."),
        ("We understand it.", "We overstated it."),
        ("The house next to the mill burned.", "The mill next to the house burned."),
        ("The storm blew long.", "A gale blew long."),
        ("Mother said so.", "A bird said so."),
    ],
)
def test_what_only_says_it_otherwise_or_is_of_another_kind_is_none(before: str, after: str) -> None:
    for change in (compare(before, after, "en"), compare(after, before, "en")):
        assert change.classes
        assert change.critical == ()
