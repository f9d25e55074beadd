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
        ("en", "number", "The gate opens at 12 am.", "The gate opens at 0:00.", "The gate opens at 12:00."),
        ("en", "number", "The gate opens at 9 am.", "The gate opens at 9:00.", "The gate opens at 21:00."),
        ("en", "number", "The talk is at 12:00.", "The talk is at noon.", "The talk is at 11:00."),
        ("de", "number", "Das Treffen beginnt um 15 Uhr.", "Das Treffen beginnt um 15:00 Uhr.", "Das Treffen beginnt um 15:30 Uhr."),
        ("es", "number", "La reunión empieza a las 15.30 horas.", "La reunión empieza a las 15:30.", "La reunión empieza a las 15:45."),
        ("fr", "number", "La réunion commence à 15h30.", "La réunion commence à 15 h 30.", "La réunion commence à 15 h 45."),
        ("en", "opposite", "The shop is open from nine to six.", "The shop closes at six.", "The shop closes at nine."),
        ("en", "opposite", "The shop is open from 9:00 to 18:00.", "The shop closes at 6 pm.", "The shop closes at 9:00."),
        ("en", "opposite", "The road is closed until 5 May.", "The road opens on 5 May.", "The road opens on 4 May."),
        ("de", "opposite", "Der Laden ist von 9 bis 18 Uhr geöffnet.", "Der Laden schließt um 18 Uhr.", "Der Laden schließt um 9 Uhr."),
        ("de", "number", "Der Laden ist bis um 18 Uhr geöffnet.", "Der Laden schließt um 18 Uhr.", "Der Laden schließt um 17 Uhr."),
        ("es", "number", "La tienda está abierta hasta las 18:00.", "La tienda cierra a las 18:00.", "La tienda cierra a las 17:00."),
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

#: Plain paraphrases of everyday facts, of which one follows and the other does not: language, premise, good, bad.
EVERYDAY = [
    ("en", "The library opens at half past eight and closes at 7 p.m.", "The library opens at 8:30.", "The library opens at 9:30."),
    ("de", "Die Bibliothek schließt um halb sieben.", "Die Bibliothek schließt um 18:30 Uhr.", "Die Bibliothek schließt um 19:30 Uhr."),
    ("en", "The shop is open Monday to Friday.", "The shop is open on Wednesdays.", "The shop is open on Sundays."),
    ("en", "The shop is open Monday to Friday.", "The shop is closed at weekends.", "The shop is closed on Wednesdays."),
    ("pt", "A loja abre de segunda a sexta-feira.", "A loja abre às quartas-feiras.", "A loja abre aos domingos."),
    ("en", "The museum is open daily from 9 am to 6 pm, except on Mondays.", "On Tuesdays the museum closes at 18:00.", "On Mondays the museum is open."),
    ("de", "Das Museum ist täglich außer montags von 10 bis 18 Uhr geöffnet.", "Das Museum öffnet um zehn Uhr.", "Am Montag ist das Museum geöffnet."),
    ("en", "The castle is closed from November to March.", "The castle is open in summer.", "The castle is open in January."),
    ("en", "Parking is not free of charge.", "You have to pay for parking.", "Parking is free."),
    ("en", "Admission costs 12 euros for adults; children under six enter free.", "Children under six pay nothing.", "Children under six pay 12 euros."),
    ("es", "La entrada cuesta 12 euros; los menores de seis años entran gratis.", "Los menores de seis años no pagan.", "Los menores de seis años pagan 12 euros."),
    ("de", "Das Parken ist gebührenpflichtig.", "Das Parken ist nicht kostenlos.", "Das Parken ist kostenlos."),
    ("en", "The tour costs $45 per person, including tax.", "Tax is included in the price of the tour.", "The tour costs $45 per person plus tax."),
    ("en", "The tour costs $45 per person, including tax.", "Two people pay $90 for the tour.", "The tour costs $450 per person."),
    ("en", "Students get a 20% discount on the regular price of 50 euros.", "Students pay 40 euros.", "Students pay 30 euros."),
    ("en", "The membership costs $120 a year.", "The membership costs $10 a month.", "The membership costs $120 a month."),
    ("en", "Shipping is free on orders over $50.", "Orders of $60 ship for free.", "Orders of $30 ship for free."),
    ("en", "Applications must be submitted no later than 31 May 2024.", "The deadline for applications is 31 May 2024.", "Applications can be submitted until 30 June 2024."),
    ("de", "Wählen darf, wer mindestens 18 Jahre alt ist.", "Wer jünger als 18 ist, darf nicht wählen.", "Wer jünger als 18 ist, darf wählen."),
    ("en", "The package requires Python 3.11 or later.", "The package works with Python 3.12.", "The package works with Python 3.9."),
    ("fr", "Le paquet nécessite Python 3.11 ou une version ultérieure.", "Le paquet fonctionne avec Python 3.12.", "Le paquet fonctionne avec Python 3.9."),
    ("en", "The package requires Python 3.11 or later.", "Python 3.10 is not supported.", "Python 3.10 is supported."),
    ("en", "The plugin is compatible with Node 16, 18 and 20.", "The plugin is compatible with Node 18.", "The plugin is compatible with Node 19."),
    ("en", "Support for Windows 7 was dropped in version 5.0.", "Version 5.0 no longer supports Windows 7.", "Version 5.0 supports Windows 7."),
    ("en", "The product is nut-free.", "The product contains no nuts.", "The product contains nuts."),
    ("en", "The bread is made without gluten.", "The bread is gluten-free.", "The bread contains gluten."),
    ("en", "The tickets are sold out.", "No tickets are left.", "Tickets are still available."),
    ("fr", "La réunion a été annulée.", "La réunion n'a pas eu lieu.", "La réunion a eu lieu."),
    ("de", "Die Sitzung wurde abgesagt.", "Die Sitzung fand nicht statt.", "Die Sitzung fand am Montag statt."),
    ("en", "Lagos is the largest city in Nigeria, followed by Kano and Ibadan.", "Kano is the second largest city in Nigeria.", "Kano is larger than Lagos."),
    ("de", "Köln ist die größte Stadt in Nordrhein-Westfalen.", "Keine Stadt in Nordrhein-Westfalen ist größer als Köln.", "Köln ist die zweitgrößte Stadt in Nordrhein-Westfalen."),
    ("en", "The station is north of the river.", "The river is south of the station.", "The station is south of the river."),
    ("en", "The train is faster than the bus.", "The bus is not as fast as the train.", "The train is not as fast as the bus."),
    ("en", "The new model is cheaper than the old one.", "The old model was more expensive.", "The new model was more expensive."),
    ("en", "Peter is the father of Jane.", "Jane is Peter's daughter.", "Jane is Peter's mother."),
    ("es", "Pedro es el padre de Ana.", "Ana es hija de Pedro.", "Ana es la madre de Pedro."),
    ("en", "The house was sold by Mary to her brother John.", "John bought the house from Mary.", "John sold the house to Mary."),
    ("en", "Meyer won the election, defeating Brown.", "Brown lost the election.", "Meyer lost the election."),
    ("en", "Spain lost the final 2-1 to England.", "England won the final.", "Spain won the final."),
    ("en", "Lee resigned as chairman and was replaced by Kim.", "Kim replaced Lee.", "Lee replaced Kim."),
    ("en", "Springfield's mayor resigned.", "The mayor of Springfield resigned.", "The mayor of Springfield did not resign."),
    ("en", "John Smith (12 March 1950 - 4 June 2014) was an English painter.", "John Smith died aged 64.", "John Smith died aged 46."),
    ("en", "He was born in 1950 and died in 2014.", "He lived for about 64 years.", "He lived for about 84 years."),
    ("en", "The church was built in 1850.", "The church dates from the 19th century.", "The church dates from the 18th century."),
    ("en", "The war lasted from 1914 to 1918.", "The war began in 1914.", "The war ended in 1914."),
    ("en", "One in four adults smokes.", "75% of adults do not smoke.", "75% of adults smoke."),
    ("fr", "Un adulte sur quatre fume.", "25 % des adultes fument.", "50 % des adultes fument."),
    ("en", "The cake bakes for one hour.", "The cake bakes for 60 minutes.", "The cake bakes for 90 minutes."),
    ("en", "The temperature fell to minus 10 degrees.", "The temperature fell to -10 degrees.", "The temperature fell to 10 degrees."),
    ("en", "It is not unusual for trains to be late.", "Trains are often late.", "It is unusual for trains to be late."),
    ("pt", "O estacionamento não é gratuito.", "O estacionamento é pago.", "O estacionamento é gratuito."),
    ("en", "The ferry does not run on Sundays.", "There is no ferry on Sundays.", "The ferry runs on Sundays."),
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


@each_row("language, premise, good, bad", EVERYDAY, ids=[good for _, _, good, _ in EVERYDAY])
def test_a_plain_paraphrase_is_no_contradiction_and_its_contrary_does_not_follow(
    language: str, premise: str, good: str, bad: str
) -> None:
    assert _JUDGE.judge(good, premise, language).verdict != "contradicts"
    assert _JUDGE.judge(bad, premise, language).verdict != "entails"
