"""A page that says another thing at the cited place is never a match, however little changed."""

import pytest

from tests.cases.trial import anchored, by_hash, by_words, p
from tests.rows import each_row

#: What was cited, what stands now, and classes of the change that are critical (one of them must be told).
EDITS = [
    ("The fee is 40 dollars for every visitor today.", "The fee is 45 dollars for every visitor today.", "number"),
    ("It was 5.7 percent of the whole sum that year.", "It was 57 percent of the whole sum that year.", "number"),
    ("Take 3, 5 or 7 of the pills every single day.", "Take 3,5 or 7 of the pills every single day.", "number"),
    ("Rooms 3 5 and 7 are closed to the guests.", "Rooms 35 and 7 are closed to the guests.", "number"),
    ("Use 1/2 cup of the flour for every cake.", "Use 12 cup of the flour for every cake.", "number"),
    ("Use 1\u00bd cups of the flour for every cake.", "Use 1 cups of the flour for every cake.", "number"),
    ("It weighs 5 million kg when it is quite dry.", "It weighs 5 billion kg when it is quite dry.", "number"),
    ("It was 20\u00b0C in the harbour on that morning.", "It was 20\u00b0F in the harbour on that morning.", "unit"),
    ("It weighs 5 kg when it is quite dry and clean.", "It weighs 5 mg when it is quite dry and clean.", "unit"),
    ("The share rose to 5% in the second year of it.", "The share rose to 5 in the second year of it.", "unit"),
    ("It cost $500 to build the small wooden bridge.", "It cost \u20ac500 to build the small wooden bridge.", "unit"),
    ("The mean was -5 in the winter of that year.", "The mean was 5 in the winter of that year.", "number sign"),
    ("The mean was 5 in the winter of that year.", "The mean was \u22125 in the winter of that year.", "number sign"),
    ("Values where x &lt; 5 are dropped from the table.", "Values where x &gt; 5 are dropped from the table.", "sign"),
    ("Values where x \u2264 5 are dropped from it all.", "Values where x &lt; 5 are dropped from it all.", "sign"),
    ("Values where x = 5 are dropped from the table.", "Values where x \u2260 5 are dropped from the table.", "sign"),
    ("It opened on 3 May 1990 to the whole public.", "It opened on 5 May 1990 to the whole public.", "date"),
    ("The society was formed in 1914 by its members.", "The society was formed in 1918 by its members.", "date number"),
    ("The bridge is open to the whole public today.", "The bridge is not open to the whole public today.", "negation"),
    ("You can enter the hall without any ticket.", "You can't enter the hall without any ticket.", "negation"),
    ("They were not able to leave the old harbour.", "They were notable to leave the old harbour.", "negation"),
    ("The member may vote in the hall on that day.", "The member must vote in the hall on that day.", "modal"),
    ("Most members may vote in the hall on that day.", "All members may vote in the hall on that day.", "quantifier"),
    ("The European Commission adopted the rule in it.", "The European Parliament adopted the rule in it.", "entity"),
    ("Prices of the old boats rose in the spring.", "Prices of the old boats fell in the spring.", "direction"),
    ("The hall is open to members unless it rains.", "The hall is open to members even if it rains.", "exception"),
    (
        "La sala est\u00e1 abierta para todos por la noche.",
        "La sala no est\u00e1 abierta para todos por la noche.",
        "negation",
    ),
    (
        "Der Saal ist in der Nacht f\u00fcr alle offen.",
        "Der Saal ist in der Nacht nicht f\u00fcr alle offen.",
        "negation",
    ),
    (
        "La salle est ouverte \u00e0 tous la nuit enti\u00e8re.",
        "La salle n'est pas ouverte \u00e0 tous la nuit enti\u00e8re.",
        "negation",
    ),
    (
        "A sala est\u00e1 aberta para todos durante a noite.",
        "A sala nunca est\u00e1 aberta para todos durante a noite.",
        "negation",
    ),
    # What stands for the first word, and the unit of the last number, is taken in.
    (
        "Durante los cinco primeros a\u00f1os del contrato, la fianza no sube.",
        "Despu\u00e9s de los cinco primeros a\u00f1os del contrato, la fianza no sube.",
        "direction",
    ),
    (
        "enter the premises between 8 pm and 7 am",
        "They may enter the premises between 8.00 p.m. and 7.00 p.m.; or not.",
        "unit",
    ),
]


@pytest.mark.parametrize(("before", "now", "critical"), EDITS)
async def test_an_edit_that_bounds_or_reverses_is_critical(before: str, now: str, critical: str) -> None:
    words = before.replace("&lt;", "<").replace("&gt;", ">")
    known = await by_words(words, p(now))

    assert known.status == "changed"
    assert set(critical.split()) & set(known.critical or ())
    assert (await by_hash(words, p(now))).status == "changed"
    assert (await anchored(words, p(before), p(now))).status == "changed"
    assert (await anchored(words, p(before), p(now), excerpt=False)).status == "changed"


#: Changes of little or unknown weight, which are changes all the same.
SMALL = [
    ("It cost 10,000 francs to the town that year.", "It cost 10.000 francs to the town that year.", "edited"),
    ("The Son of the man went out to the sea.", "The son of the man went out to the sea.", "case"),
    ("They told US officials of the plan at once.", "They told us officials of the plan at once.", "case"),
    ("Add 5 mM of salt to the solution first.", "Add 5 MM of salt to the solution first.", "case"),
    ("He is now here in the city by the sea.", "He is nowhere in the city by the sea.", "spacing"),
    ("It was a moral thing to do for them all.", "It was amoral thing to do for them all.", "spacing"),
    ("He will re-sign the contract with the club.", "He will resign the contract with the club.", "edited"),
    ("The man-eating shark was seen in the bay.", "The man eating shark was seen in the bay.", "edited"),
    ("The boys' boat sank in the harbour at night.", "The boy's boat sank in the harbour at night.", "edited"),
    (
        "The pole is 5\u2032 long in the old drawings of it.",
        "The pole is 5\u2033 long in the old drawings of it.",
        "edited",
    ),
    ("The members, who paid, may vote in the hall.", "The members who paid may vote in the hall.", "edited"),
    ("The mayor's 'honest' report was read aloud.", "The mayor's honest report was read aloud.", "edited"),
    ("You may enter the hall without any ticket.", "You may enter the hall without any ticket?", "edited"),
    ("El a\u00f1o pasado fue muy bueno para la villa.", "El ano pasado fue muy bueno para la villa.", "edited"),
    ("The count was 12 of them in all of it here.", "The count was \uff11\uff12 of them in all of it here.", "edited"),
    ("It costs \u0665 for every visitor of the hall.", "It costs 5 for every visitor of the hall.", "edited"),
    ("Open to dogs: \u2713 on every day of the week.", "Open to dogs: \u2717 on every day of the week.", "edited"),
    (
        "The plan is good \U0001f44d say the members here.",
        "The plan is good \U0001f44e say the members here.",
        "edited",
    ),
    ("Chapter IV deals with the law of the sea.", "Chapter VI deals with the law of the sea.", "edited"),
]


@each_row(("before", "now", "kind"), SMALL)
async def test_a_small_change_is_a_change_of_its_own_kind(before: str, now: str, kind: str) -> None:
    known = await by_words(before, p(now))

    assert (known.status, known.kind) == ("changed", kind)
    assert (await by_hash(before, p(now))).status == "changed"
    assert (await anchored(before, p(before), p(now), excerpt=False)).status == "changed"


@each_row(
    ("excerpt", "drawn"),
    [
        ("lawful to do so on the Sabbath", "It is unlawful to do so on the Sabbath"),
        ("[L]awful to do so on the Sabbath day", "It is unlawful to do so on the Sabbath day"),
        ("...lawful to do so on the Sabbath", "It is unlawful to do so on the Sabbath"),
        ("significant changes in the level of the lake", "There were insignificant changes in the level of the lake"),
        ("toxic to all of the fish in the lake", "The oil is non-toxic to all of the fish in the lake"),
        ("You can", "You can't enter the hall without a ticket"),
        ("You can", "You cannot enter the hall without a ticket"),
    ],
)
async def test_a_piece_of_a_word_is_no_quotation(excerpt: str, drawn: str) -> None:
    assert (await by_words(excerpt, p(drawn))).status == "changed"
    assert (await by_hash(excerpt.strip("."), p(drawn))).status == "changed"


async def test_the_unit_behind_the_last_number_of_an_edit_is_shown_with_it() -> None:
    words = "enter the premises between 8 pm and 7 am"
    verdict = await by_words(words, p("They may enter the premises between 8.00 p.m. and 7.00 a.m.; or not."))

    assert verdict.passage is not None
    assert verdict.passage.text == "enter the premises between 8.00 p.m. and 7.00 a.m"
    assert not verdict.critical
