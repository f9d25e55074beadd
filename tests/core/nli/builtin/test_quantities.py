"""Numbers and dates as intervals: what holds of another value, and what follows without being written."""

from fractions import Fraction

from pincite.core.nli.builtin.arithmetic import implied
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.nli.builtin.statement import Statement
from pincite.core.nli.builtin.tongue import tongue_of
from tests.rows import each_row


def _read(text: str, language: str) -> Statement:
    return Statement(text, tongue_of(text, text, language))


def _within(premise: list[Quantity], claim: list[Quantity]) -> set[str]:
    assert premise
    assert claim
    return {one.within(other) for one in premise for other in claim if one.comparable(other)}


@each_row(
    ("language", "premise", "claim", "relation"),
    [
        ("en", "half an hour", "30 minutes", "inside"),
        ("en", "every minute and a half", "90 seconds", "inside"),
        ("es", "dura hora y media", "90 minutos", "inside"),
        ("de", "dauert anderthalb Stunden", "90 Minuten", "inside"),
        ("fr", "dure une heure et demie", "90 minutes", "inside"),
        ("fr", "dix-huit boutiques", "18 boutiques", "inside"),
        ("en", "the ferry cost $38.6 million", "$38.6m", "inside"),
        ("en", "one in ten of the letters", "10%", "inside"),
        ("en", "fewer than one in ten", "over 10%", "apart"),
        ("en", "three quarters of the tenants", "57%", "apart"),
        ("en", "from 14.2 to 12.8 percent", "12.8 percent", "inside"),
        ("en", "from 2.1 to 2.4 million euros", "2.1 million euros", "inside"),
        ("de", "von 2,1 auf 2,4 Millionen Euro", "2.100.000 Euro", "inside"),
        ("en", "between 3 and 5 million people", "at least 3 million people", "inside"),
        ("en", "from 800 to 1.2 million dollars", "800 million dollars", "apart"),
        ("en", "45 hectares", "it extends over 45 ha", "inside"),
        ("en", "13.5 kWh", "13.5 kilowatt-hours", "inside"),
        ("en", "at least 15 boats", "15 or more boats", "inside"),
        ("en", "up to 80 guests", "at least 80 guests", "overlaps"),
        ("es", "mide 2.500 metros", "mide 2,5 kilómetros", "inside"),
        ("en", "two and a half metres", "250 centimetres", "inside"),
        ("en", "two and a half metres", "50 centimetres", "apart"),
        ("es", "dos metros y medio", "250 centímetros", "inside"),
        ("en", "half a million pounds", "500,000 pounds", "inside"),
        ("en", "a million and a half visitors", "1,500,000 visitors", "inside"),
        ("en", "a quarter of a million visitors", "250,000 visitors", "inside"),
        ("en", "three quarters of an hour", "45 minutes", "inside"),
        ("es", "tres cuartos de hora", "45 minutos", "inside"),
        ("en", "seven tenths of the limit", "70 percent of the limit", "inside"),
        ("de", "drei Achtel der Stimmen", "37,5 Prozent der Stimmen", "inside"),
        ("fr", "trois dixièmes des voix", "30 % des voix", "inside"),
        ("en", "the work took 14 months", "the work took more than a year", "inside"),
        ("en", "the work took 50 minutes", "the work took over an hour", "apart"),
        ("en", "orders over $50", "orders of $30", "apart"),
        ("en", "at the age of 64 years", "aged 64", "inside"),
        ("en", "for one hour", "for 60 minutes", "inside"),
        ("en", "minus 10 degrees", "-10 degrees", "inside"),
        ("en", "minus 10 degrees", "10 degrees", "apart"),
        ("en", "at half past eight", "at 8:30", "inside"),
        ("de", "um halb neun", "um 20:30 Uhr", "inside"),
        ("es", "a las siete y media", "a las 19:30", "inside"),
        ("en", "a quarter to nine", "at 9:45", "apart"),
    ],
)
def test_a_number_holds_of_another_way_to_write_it(language: str, premise: str, claim: str, relation: str) -> None:
    found = _within(_read(premise, language).quantities, _read(claim, language).quantities)

    assert relation in found
    assert relation == "inside" or "inside" not in found


@each_row(
    ("language", "premise", "claim", "relation"),
    [
        ("en", "It has been open since 2004.", "It was open in 2010.", "inside"),
        ("en", "It has been open since 2004.", "It has been open since 1999.", "overlaps"),
        ("en", "It was a bank until 2009.", "It was a bank in 2005.", "inside"),
        ("en", "It arrived on 29 June.", "It arrived before July.", "inside"),
        ("en", "It runs from 5 May until 28 June.", "It ran at the end of July.", "apart"),
        ("en", "It was built in 1911.", "It was built after 1912.", "apart"),
        ("en", "It started in March 2015 and ended in November of the following year.", "It ended in 2016.", "inside"),
        ("en", "She published it in 1987, two years before she moved.", "She moved in 1989.", "inside"),
        ("es", "Murió en 1936, un año después de publicarlo.", "Lo publicó en 1935.", "inside"),
        ("pt", "Morreu em 1936, um ano depois de o publicar.", "Publicou-o em 1935.", "inside"),
        ("de", "Er starb 1936, ein Jahr nach dem Erscheinen.", "Es erschien 1935.", "inside"),
        ("fr", "Il est mort en 1936, un an après la parution.", "Il a paru en 1935.", "inside"),
        ("de", "Seit 1998 ist es eine Bibliothek; vorher war es eine Halle.", "1990 war es eine Halle.", "inside"),
    ],
)
def test_a_date_holds_of_another_way_to_say_it(language: str, premise: str, claim: str, relation: str) -> None:
    assert relation in _within(_read(premise, language).dates, _read(claim, language).dates)


def test_half_of_a_number_and_a_part_of_it_are_reckoned() -> None:
    halved = implied(_read("The council closed half of its 24 libraries.", "en").quantities)
    part = implied(_read("Of the 60 bridges inspected, 15 need repair.", "en").quantities)

    assert Fraction(12) in {one.low for one in halved}
    assert Fraction(1, 4) in {one.low for one in part}
