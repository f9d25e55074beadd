"""Each kind of conflict is found in each language, and a claim that follows is left alone."""

# ruff: noqa: E501 (a pair reads best on one line)

from typing import NamedTuple

from pincite.core.nli.builtin.judge import BuiltinNLI
from pincite.core.nli.builtin.reading import read
from tests.rows import each_row


class Pair(NamedTuple):
    language: str
    kind: str
    premise: str
    good: str
    bad: str


PAIRS = [
    Pair(*line)
    for line in (
        ("en", "number", "The survey reached 340 households in the valley.", "The survey reached three hundred and forty households.", "The survey reached 430 households in the valley."),
        ("en", "number", "The fund holds $2.5 million in reserve.", "The fund holds 2,500,000 dollars in reserve.", "The fund holds 2.5 million euros in reserve."),
        ("en", "number", "The trail is 12 km long.", "The trail is 12,000 m long.", "The trail is 12 miles long."),
        ("en", "number", "The vote was carried by 64 percent of members.", "The vote was carried by more than 60 percent of members.", "The vote was carried by less than 60 percent of members."),
        ("en", "number", "The hall seats 900 people.", "The hall seats at least 800 people.", "The hall seats at least 1,000 people."),
        ("en", "number", "Between 20 and 30 ships used the harbour.", "Fewer than 40 ships used the harbour.", "More than 40 ships used the harbour."),
        ("en", "number", "The meeting starts at 3 pm.", "The meeting starts at 15:00.", "The meeting starts at 3 am."),
        ("en", "number", "The meeting starts at 9.30 a.m.", "The meeting starts at 9:30 am.", "The meeting starts at 9:45 am."),
        ("en", "number", "The train leaves at 18:00.", "The train leaves at six.", "The train leaves at seven."),
        ("en", "number", "The talk is at 12:00.", "The talk is at noon.", "The talk is at 11:00."),
        ("de", "number", "Das Treffen beginnt um 15 Uhr.", "Das Treffen beginnt um 15:00 Uhr.", "Das Treffen beginnt um 15:30 Uhr."),
        ("es", "number", "La reunión empieza a las 15.30 horas.", "La reunión empieza a las 15:30.", "La reunión empieza a las 15:45."),
        ("fr", "number", "La réunion commence à 15h30.", "La réunion commence à 15 h 30.", "La réunion commence à 15 h 45."),
        ("en", "opposite", "The shop is open from nine to six.", "The shop closes at six.", "The shop closes at nine."),
        ("en", "opposite", "The shop is open from 9:00 to 18:00.", "The shop closes at 6 pm.", "The shop closes at 9:00."),
        ("en", "opposite", "The road is closed until 5 May.", "The road opens on 5 May.", "The road opens on 4 May."),
        ("de", "opposite", "Der Laden ist von 9 bis 18 Uhr geöffnet.", "Der Laden schließt um 18 Uhr.", "Der Laden schließt um 9 Uhr."),
        ("es", "opposite", "La tienda está abierta de 9 a 18.", "La tienda cierra a las 18.", "La tienda cierra a las 9."),
        ("en", "date", "The museum opened on 3 May 2014.", "The museum opened in May 2014.", "The museum opened in June 2014."),
        ("en", "date", "The singer died on Tue, 26 Jun 2001 in Leeds.", "The singer died on 26 June 2001 in Leeds.", "The singer died on 13 April 1944 in Leeds."),
        ("en", "date", "The singer died on Tuesday, 26 June 2001.", "The singer died on a Tuesday.", "The singer died on a Thursday."),
        ("en", "date", "The treaty was signed in 1932.", "The treaty was signed before 1940.", "The treaty was signed after 1940."),
        ("en", "role", "The fire broke out after the inspectors left.", "The inspectors left before the fire broke out.", "The inspectors left after the fire broke out."),
        ("en", "negation", "The bridge is not open to lorries.", "The bridge isn't open to lorries.", "The bridge is open to lorries."),
        ("en", "negation", "The committee approved the plan.", "The committee approved the plan.", "The committee never approved the plan."),
        ("en", "negation", "The result is not impossible.", "The result is possible.", "The result is impossible."),
        ("en", "opposite", "The rule is lawful.", "The rule is not unlawful.", "The rule is unlawful."),
        ("en", "modal", "The drug may reduce pain in adults.", "The drug might reduce pain in adults.", "The drug reduces pain in adults."),
        ("en", "modal", "Visitors should register at the desk.", "Visitors should register at the desk.", "Visitors must register at the desk."),
        ("en", "quantifier", "Some teachers joined the strike.", "Some teachers joined the strike.", "All teachers joined the strike."),
        ("en", "quantifier", "Few pupils finished the test.", "Few pupils finished the test.", "Most pupils finished the test."),
        ("en", "quantifier", "Nearly all shops closed early.", "Nearly all shops closed early.", "All shops closed early."),
        ("en", "opposite", "Exports rose sharply during the spring.", "Exports increased sharply during the spring.", "Exports fell sharply during the spring."),
        ("en", "opposite", "The team won the final in Leeds.", "The team won the final.", "The team lost the final in Leeds."),
        ("en", "opposite", "The court rejected the appeal.", "The court rejected the appeal.", "The court accepted the appeal."),
        ("en", "role", "Northwind acquired Eastgate last year.", "Eastgate was acquired by Northwind last year.", "Eastgate acquired Northwind last year."),
        ("en", "role", "Anna Berg defeated Carla Ruiz in the semifinal.", "Carla Ruiz was defeated by Anna Berg in the semifinal.", "Carla Ruiz defeated Anna Berg in the semifinal."),
        ("en", "name", "The factory was built in Porto by a Danish firm.", "The factory was built in Porto.", "The factory was built in Lisbon by a Danish firm."),
        ("en", "condition", "The refund is paid only if the form arrives in time.", "The refund is paid only if the form arrives in time.", "The refund is paid."),
        ("en", "condition", "The pool is open daily except on Mondays.", "The pool is open daily except on Mondays.", "The pool is open daily."),
        ("en", "attribution", "Critics claimed that the dam harmed the river.", "Critics claimed that the dam harmed the river.", "The dam harmed the river."),
        ("en", "attribution", "According to the mayor, the tower is safe.", "According to the mayor, the tower is safe.", "According to the engineers, the tower is safe."),
        ("en", "detail", "The orchestra played in the park.", "The orchestra played in the park.", "The famous orchestra played in the park."),
        ("es", "number", "El puente mide 1.200 metros.", "El puente mide mil doscientos metros.", "El puente mide 2.100 metros."),
        ("es", "negation", "El puente no es seguro para camiones.", "El puente no es seguro para camiones.", "El puente es seguro para camiones."),
        ("es", "opposite", "Las ventas subieron en marzo.", "Las ventas aumentaron en marzo.", "Las ventas bajaron en marzo."),
        ("es", "quantifier", "Algunos vecinos votaron a favor.", "Algunos vecinos votaron a favor.", "Todos los vecinos votaron a favor."),
        ("es", "modal", "El tratamiento podría reducir el dolor.", "El tratamiento podría reducir el dolor.", "El tratamiento reduce el dolor."),
        ("pt", "date", "O museu abriu em 3 de maio de 2014.", "O museu abriu em maio de 2014.", "O museu abriu em maio de 2015."),
        ("pt", "negation", "A ponte nunca foi fechada.", "A ponte nunca foi fechada.", "A ponte foi fechada."),
        ("pt", "number", "O fundo tem 2,5 milhões de euros.", "O fundo tem 2.500.000 euros.", "O fundo tem 3,5 milhões de euros."),
        ("de", "number", "Der Turm ist 84 Meter hoch.", "Der Turm ist vierundachtzig Meter hoch.", "Der Turm ist 48 Meter hoch."),
        ("de", "negation", "Die Brücke ist nicht sicher.", "Die Brücke ist nicht sicher.", "Die Brücke ist sicher."),
        ("de", "opposite", "Die Preise stiegen im Mai.", "Die Preise stiegen im Mai.", "Die Preise sanken im Mai."),
        ("de", "quantifier", "Einige Bewohner stimmten zu.", "Einige Bewohner stimmten zu.", "Alle Bewohner stimmten zu."),
        ("fr", "number", "Le pont mesure 340 mètres.", "Le pont mesure trois cent quarante mètres.", "Le pont mesure 430 mètres."),
        ("fr", "negation", "Le musée n'est pas ouvert le lundi.", "Le musée n'est pas ouvert le lundi.", "Le musée est ouvert le lundi."),
        ("fr", "opposite", "Les exportations ont augmenté en mars.", "Les exportations ont augmenté en mars.", "Les exportations ont diminué en mars."),
        ("fr", "modal", "Le traitement pourrait réduire la douleur.", "Le traitement pourrait réduire la douleur.", "Le traitement réduit la douleur."),
    )
]  # fmt: skip


def _absent() -> str:
    return "not here"


_JUDGE = BuiltinNLI(_absent)
_NAMES = [f"{pair.language}-{pair.kind}-{pair.bad[:30]}" for pair in PAIRS]


@each_row("pair", PAIRS, ids=_NAMES)
def test_a_claim_that_conflicts_is_vetoed_for_its_kind_of_conflict(pair: Pair) -> None:
    sure = [finding for finding in read(pair.bad, pair.premise, pair.language).findings if finding.sure]

    assert sure[0].kind == pair.kind
    assert _JUDGE.judge(pair.bad, pair.premise, pair.language).verdict != "entails"


@each_row("pair", PAIRS, ids=_NAMES)
def test_a_claim_that_follows_is_not_vetoed(pair: Pair) -> None:
    assert not [finding for finding in read(pair.good, pair.premise, pair.language).findings if finding.sure]
    assert _JUDGE.judge(pair.good, pair.premise, pair.language).verdict == "entails"
