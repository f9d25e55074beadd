"""What a claim says beside the fact that a room has read: shared words do not make another place, day or person so."""

# ruff: noqa: E501 (a row reads best on one line)

from typing import Final

from pincite.core.nli.builtin.judge import BuiltinNLI
from tests.rows import each_row

#: Of each kind: language, premise, and a claim that it does not bear.
BESIDE: Final[dict[str, list[tuple[str, str, str]]]] = {
    "another number or date": [
        ("en", "Take one tablet three times a day for five days.", "Take one tablet three times a day for ten days."),
        ("en", "Take two capsules twice a day until 9 May.", "Take two capsules twice a day until 5 May."),
        ("fr", "Prenez deux comprimés trois fois par jour pendant cinq jours.", "Prenez six comprimés par jour pendant dix jours."),
        ("en", "The fee cannot be paid with cash after June.", "The fee cannot be paid with cash before June."),
        ("en", "Only residents may park for more than four hours.", "Non-residents may not park for more than two hours."),
    ],
    "another place or thing": [
        ("en", "You can pay only in cash at the bakery.", "You cannot pay by cheque at the hotel."),
        ("pt", "Não se pode pagar com cartão no quiosque.", "Não se pode pagar com cartão no museu."),
        ("de", "Nur Mitglieder dürfen die Sauna benutzen.", "Nichtmitglieder dürfen das Schwimmbad nicht benutzen."),
        ("es", "Las maletas de hasta 8 kg se llevan gratis en el autobús.", "Las maletas de 10 kg no se llevan gratis en el tren."),
        ("en", "Unlike his father, Carl played the piano.", "The father did not play the violin."),
        ("fr", "Sur les 240 patients, 198 ont rempli le questionnaire.", "42 patients n'ont pas guéri."),
    ],
    "another person": [
        ("en", "Adults take two tablets three times a day; children take one tablet twice a day.", "Children take two tablets three times a day."),
        ("de", "Erwachsene nehmen dreimal täglich zwei Tabletten, Kinder eine.", "Kinder nehmen dreimal täglich zwei Tabletten."),
        ("en", "Of 240 patients, 198 finished the trial and the nurses all did.", "42 of the nurses did not finish the trial."),
        ("en", "The bus driver takes cash and the tram driver takes cards.", "The bus driver takes cards and the tram driver takes cash."),
    ],
    "other hours": [
        ("en", "The library is open from nine to six on weekdays and from ten to two on Saturdays.", "The library closes at six on Saturdays."),
        ("en", "The bakery is open from seven to six and the cafe from nine to noon.", "The bakery closes at noon."),
        ("en", "The zoo is open from nine to five from Tuesday to Sunday.", "The zoo closes at five on Mondays."),
        ("de", "Die Bibliothek ist montags bis freitags von 9 bis 18 Uhr geöffnet.", "Die Bibliothek schließt samstags um 18 Uhr."),
    ],
    "nothing that ended": [
        ("en", "He left his umbrella at the bank, where he works.", "He no longer works for the bank."),
        ("en", "The driver turned left at the licence office.", "The driver no longer has a licence."),
        ("en", "The army left the bridge intact and controls it.", "The army no longer controls the bridge."),
        ("es", "La empresa vendió mil coches en 2020.", "Ya no vende coches."),
        ("fr", "Il quitta la banque à 18 heures, où il travaille, pour rentrer chez lui.", "Il ne travaille plus à la banque."),
        ("en", "She was born in Leeds and moved to Canada in 1950.", "She no longer lives in Canada."),
        ("en", "John sold Mary the house in 1999.", "Mary no longer owned the house."),
        ("en", "Ben's boss left Oslo in 2001, but Ben works in Oslo.", "Ben no longer works in Oslo."),
        ("en", "Smith left the meeting of the bank before the vote.", "Smith is no longer a director of the bank."),
    ],
    "another deed": [
        ("en", "Only doctors may prescribe; everyone may enter.", "People who are not doctors may not enter."),
        ("fr", "Seuls les médecins peuvent prescrire ; tous peuvent entrer.", "Ceux qui ne sont pas médecins ne peuvent pas entrer."),
    ],
    "a price": [
        ("en", "The first bag costs nothing; the extra bag costs ten euros.", "The extra bag costs nothing."),
    ],
    "another feature": [
        ("en", "The new flat has a larger kitchen than the old one but a smaller bath.", "The new flat has a larger kitchen and a larger bath."),
        ("de", "Das neue Handy hat einen kleineren Akku als das alte, aber einen höheren Preis.", "Das neue Handy hat einen kleineren Akku und einen kleineren Preis."),
        ("en", "The new car has a bigger boot than the old car.", "The new car has a bigger boot than the van."),
    ],
    "something beside meat": [
        ("en", "The restaurant is a vegan restaurant and serves wine.", "The restaurant serves no fish and no wine."),
        ("es", "El restaurante vegano sirve vino.", "El restaurante no sirve pollo ni vino."),
    ],
}  # fmt: skip

#: What a room's own words tell alone is still told: language, premise, claim.
TOLD: Final = [
    ("en", "He ran the firm from 1979, sold it in 1999 and died in 2002.", "When he died, he no longer owned the firm."),
    ("en", "The library is open from nine to six on weekdays and from ten to two on Saturdays.", "The library closes at two on Saturdays."),
    ("en", "The library is open from nine to six on weekdays and from ten to two on Saturdays.", "The library closes at six on weekdays."),
    ("en", "Adults take two tablets three times a day; children take one tablet twice a day.", "Adults take six tablets a day."),
    ("en", "They sold the farm last year.", "They no longer own the farm."),
    ("es", "Se mudó de Lima a Quito en 1990.", "Ya no vive en Lima."),
    ("de", "Der Maler zog 1970 von Bremen nach Rom.", "Der Maler lebt nicht mehr in Bremen."),
    ("en", "The new flat has a larger kitchen than the old one but a smaller bath.", "The old flat has a smaller kitchen and a larger bath."),
    ("en", "The kiosk does not accept cash.", "You have to pay by card at the kiosk."),
    ("en", "The kiosk takes only cash.", "The kiosk takes no cards and takes cash."),
    ("es", "La dosis es de un comprimido cada ocho horas.", "Se toman tres comprimidos al día."),
]  # fmt: skip

_JUDGE: Final = BuiltinNLI(lambda: "not here")


@each_row("kind", list(BESIDE))
def test_a_fact_that_agrees_bears_nothing_beside_it(kind: str) -> None:
    judged = [(row, _JUDGE.judge(row[2], row[1], row[0]).verdict) for row in BESIDE[kind]]

    assert [row for row, verdict in judged if verdict == "entails"] == []


def test_what_follows_from_the_fact_alone_is_no_conflict() -> None:
    judged = [(row, _JUDGE.judge(row[2], row[1], row[0]).verdict) for row in TOLD]

    assert [(row, verdict) for row, verdict in judged if verdict == "contradicts"] == []
