"""Everyday rules, hours, doses and comparisons: what follows is no contradiction, and what does not is not passed."""

# ruff: noqa: E501 (a row reads best on one line)

from typing import Final

from pincite.core.nli.builtin.judge import BuiltinNLI
from tests.rows import each_row

Row = tuple[str, str, str, str]

#: Of each room: language, premise, a claim that it bears, and one that it does not.
ROOMS: Final[dict[str, list[Row]]] = {
    "doses": [
        ("en", "Take two capsules every six hours.", "Take eight capsules a day.", "Take six capsules a day."),
        ("en", "Adults take one tablet twice a day.", "Adults take two tablets a day.", "Adults take three tablets a day."),
        ("de", "Nehmen Sie dreimal täglich eine Tablette.", "Man nimmt drei Tabletten am Tag.", "Man nimmt vier Tabletten am Tag."),
        ("es", "La dosis es de un comprimido cada ocho horas.", "Se toman tres comprimidos al día.", "Se toman dos comprimidos al día."),
        ("pt", "A dose é de um comprimido de 6 em 6 horas.", "Tomam-se quatro comprimidos por dia.", "Tomam-se seis comprimidos por dia."),
        ("fr", "La dose est de deux gélules trois fois par jour.", "On prend six gélules par jour.", "On prend deux gélules par jour."),
    ],
    "payment": [
        ("en", "The kiosk does not accept cash.", "You have to pay by card at the kiosk.", "You can pay in cash at the kiosk."),
        ("en", "Cheques are not accepted; you can pay in cash or by card.", "You cannot pay by cheque.", "You can pay by cheque."),
        ("de", "Es wird nur Barzahlung akzeptiert, keine Karten.", "Man kann nicht mit Karte zahlen.", "Man kann mit Karte zahlen."),
        ("es", "El bar no acepta tarjetas.", "Hay que pagar en efectivo en el bar.", "Se puede pagar con tarjeta en el bar."),
        ("fr", "Les chèques ne sont pas acceptés.", "On ne peut pas payer par chèque.", "On peut payer par chèque."),
        ("pt", "O bar não aceita cartões.", "No bar é preciso pagar em dinheiro.", "O bar aceita cartões."),
    ],
    "outsiders": [
        ("en", "Only members may use the pool.", "Non-members cannot use the pool.", "Anyone may use the pool."),
        ("en", "Only residents of the town may park here.", "People who do not live in the town cannot park here.", "People who do not live in the town may park here."),
        ("de", "Nur Anwohner dürfen hier parken.", "Nicht-Anwohner dürfen hier nicht parken.", "Alle dürfen hier parken."),
        ("es", "Solo los socios pueden usar la piscina.", "Quienes no son socios no pueden usar la piscina.", "Quienes no son socios pueden usar la piscina."),
        ("fr", "Seuls les membres peuvent entrer.", "Les non-membres ne peuvent pas entrer.", "Les non-membres peuvent entrer."),
        ("pt", "Só os sócios podem usar a piscina.", "Quem não é sócio não pode usar a piscina.", "Quem não é sócio pode usar a piscina."),
    ],
    "diet": [
        ("en", "The cafe serves only vegan food.", "The cafe serves no meat.", "The cafe serves beef."),
        ("de", "Die Kantine bietet nur vegetarische Gerichte an.", "In der Kantine gibt es kein Fleisch.", "Die Kantine bietet Schweinefleisch an."),
        ("es", "El restaurante solo sirve platos vegetarianos.", "El restaurante no sirve carne.", "El restaurante sirve carne de ternera."),
        ("pt", "O restaurante só serve pratos vegetarianos.", "O restaurante não serve carne.", "O restaurante serve carne de porco."),
        ("fr", "Le restaurant ne sert que des plats végétariens.", "Le restaurant ne sert pas de viande.", "Le restaurant sert de la viande."),
    ],
    "closures": [
        ("en", "The museum is open on Saturdays and is closed on Sundays.", "You can visit the museum on Saturdays.", "You can visit the museum on Sunday afternoons."),
        ("de", "Das Museum ist am Montag geschlossen.", "Das Museum ist montags zu.", "Am Montag kann man das Museum besuchen."),
        ("fr", "Le musée est fermé le lundi.", "Le lundi, le musée est fermé.", "On peut visiter le musée le lundi."),
    ],
    "limits": [
        ("en", "Bags of up to 8 kg may be carried on board.", "A bag of 10 kg cannot be carried on board.", "A bag of 10 kg may be carried on board."),
        ("de", "Taschen bis zu 8 kg dürfen mitgenommen werden.", "Eine Tasche von 10 kg darf nicht mitgenommen werden.", "Eine Tasche von 10 kg darf mitgenommen werden."),
    ],
    "remainder": [
        ("en", "Of the 240 patients enrolled, 198 completed the trial.", "Forty-two patients did not complete the trial.", "Forty-two patients completed the trial."),
        ("es", "La empresa cerró una de sus dos plantas.", "Una de las plantas sigue abierta.", "La empresa cerró las dos plantas."),
        ("en", "The firm closed one of its two plants.", "One of the plants is still open.", "The firm closed both plants."),
    ],
    "exceptions": [
        ("en", "Late forms will not be considered unless the delay was caused by illness.", "Forms late because of illness can be considered.", "Late forms will be considered."),
        ("en", "Smoking is forbidden in the garden, except behind the greenhouse.", "Smoking is allowed behind the greenhouse.", "Smoking is allowed in the garden."),
        ("es", "No se admiten perros, salvo los perros guía.", "Se admiten los perros guía.", "No se admiten los perros guía."),
        ("en", "The hill can be climbed all year except in February, when the path is closed.", "The path is closed in February.", "The hill can be climbed in February."),
    ],
    "charges": [
        ("en", "The basic plan is free. Extra projects cost $5 a month.", "The basic plan costs nothing.", "The basic plan costs $5 a month."),
    ],
    "leaving": [
        ("en", "He ran the firm from 1979, sold it in 1999 and died in 2002.", "When he died, he no longer owned the firm.", "He ran the firm until his death."),
        ("en", "She was born in Leeds and moved to Canada at the age of nine.", "She moved to Canada as a child.", "She spent her whole childhood in Leeds."),
        ("de", "Er leitete die Firma ab 1979 und verkaufte sie 1999.", "Er verkaufte die Firma 1999.", "Er leitete die Firma bis zu seinem Tod."),
    ],
    "sole": [
        ("en", "Kern was the only woman among the founders.", "Kern was among the founders.", "There were several women among the founders."),
        ("de", "Kern war die einzige Ärztin der Stadt.", "Kern war Ärztin.", "In der Stadt gab es mehrere Ärztinnen."),
        ("en", "All three were born in Hull, but only Reid stayed there.", "Reid stayed in Hull.", "All three stayed in Hull."),
    ],
    "agents": [
        ("pt", "O castelo foi construído em 1340 e destruído por um terramoto.", "O castelo foi destruído por um terramoto.", "O castelo foi destruído por um incêndio."),
        ("en", "The mill was destroyed by a flood.", "A flood destroyed the mill.", "The mill was destroyed by a fire."),
        ("en", "The film was produced by Kathleen Grey.", "The film was produced by a woman.", "The film was not produced by Kathleen Grey."),
    ],
    "unlike": [
        ("en", "Unlike the old phone, the new one cannot be opened.", "The old phone could be opened.", "The old phone could not be opened."),
        ("en", "Unlike the east wing, which was sold, the west wing remained in the family.", "The west wing remained in the family.", "The west wing did not remain in the family."),
    ],
    "features": [
        ("en", "The new phone has a larger screen than the old one but a smaller battery.", "The old phone has a bigger battery.", "The new phone has a bigger battery."),
        ("en", "The new phone has a larger screen than the old one but a smaller battery.", "The new phone has a larger screen.", "The old phone's screen was larger."),
    ],
    "jointly": [
        ("en", "Revenue rose in 2022, while profit fell.", "Revenue rose in 2022.", "Both revenue and profit rose in 2022."),
        ("en", "Perez scored one goal and Duarte the other.", "Perez scored one goal.", "Perez scored both goals."),
    ],
    "hours": [
        ("en", "The shop is open Monday to Saturday from 9 a.m. to 6 p.m. and is closed on Sundays.", "The shop closes at six in the evening on weekdays.", "The shop closes at nine in the evening on weekdays."),
        ("es", "La tienda abre de lunes a viernes de 9 a 20 horas.", "La tienda cierra a las ocho de la tarde.", "La tienda cierra a las nueve de la noche."),
        ("pt", "O museu está aberto das 10h às 18h.", "O museu fecha às seis da tarde.", "O museu fecha às sete da tarde."),
        ("de", "Das Bad ist von 8 bis 20 Uhr geöffnet.", "Das Bad schließt um 8 Uhr abends.", "Das Bad schließt um 9 Uhr abends."),
        ("fr", "La piscine est ouverte de 9 h à 19 h.", "La piscine ferme à 7 heures du soir.", "La piscine ferme à 8 heures du soir."),
    ],
    "hours in words": [
        ("es", "La biblioteca abre de nueve a veinte horas.", "La biblioteca cierra a las 20 h.", "La biblioteca cierra a las 19 h."),
        ("pt", "A biblioteca abre das nove às dezoito horas.", "A biblioteca fecha às 18h.", "A biblioteca fecha às 17h."),
        ("fr", "La bibliothèque est ouverte de neuf à dix-huit heures.", "La bibliothèque ferme à 18h.", "La bibliothèque ferme à 17h."),
    ],
    "everyone": [
        ("en", "Admission is free for children under six.", "Children under six pay no admission.", "Admission is free for everyone."),
        ("de", "Der Eintritt ist für Kinder unter sechs Jahren frei.", "Kinder unter sechs Jahren zahlen keinen Eintritt.", "Der Eintritt ist für alle frei."),
        ("fr", "L'entrée est gratuite pour les enfants.", "Les enfants ne paient pas l'entrée.", "L'entrée est gratuite pour tous."),
        ("es", "La entrada es gratuita para los niños.", "Los niños no pagan entrada.", "La entrada es gratuita para todos."),
        ("pt", "A entrada é gratuita para crianças.", "As crianças não pagam entrada.", "A entrada é gratuita para todos."),
        ("en", "The park is free for everybody.", "The park is free for everyone.", "The park is free for nobody."),
    ],
    "year before the deed": [
        ("de", "Die Brücke wurde 1932 gebaut und 1987 saniert.", "Die Brücke wurde 1987 saniert.", "Die Brücke wurde 1987 gebaut."),
        ("de", "Die Schule wurde im Jahr 1990 gegründet und im Jahr 1995 erweitert.", "Die Schule wurde 1995 erweitert.", "Die Schule wurde 1995 gegründet."),
    ],
    "days": [
        ("en", "The men were arrested on Tuesday and freed the next day.", "The men were freed on Wednesday.", "The men were freed on Thursday."),
        ("de", "Er kam am Montag an und reiste am nächsten Tag ab.", "Er reiste am Dienstag ab.", "Er reiste am Mittwoch ab."),
    ],
    "double": [
        ("en", "The council has not ruled out closing the pool.", "The council may close the pool.", "The council has ruled out closing the pool."),
        ("en", "The authors warn that this does not prove that coffee causes poor sleep.", "The authors say that it is no proof that coffee causes poor sleep.", "The authors proved that coffee causes poor sleep."),
        ("es", "No se descarta que cierre la piscina.", "La piscina podría cerrar.", "Se descarta que cierre la piscina."),
        ("fr", "Il n'est pas exclu que la piscine ferme.", "Il est possible que la piscine ferme.", "Il est exclu que la piscine ferme."),
        ("pt", "Não é improvável que o navio tenha afundado.", "O navio provavelmente afundou.", "O navio não afundou."),
        ("de", "Es ist nicht ausgeschlossen, dass die Brücke gesperrt wird.", "Die Brücke wird möglicherweise gesperrt.", "Die Brücke wird nicht gesperrt."),
    ],
    "fed": [
        ("en", "Do not take the tablets on an empty stomach.", "Take the tablets with food.", "Take the tablets on an empty stomach."),
        ("de", "Nicht auf nüchternen Magen einnehmen.", "Nach dem Essen einnehmen.", "Vor dem Essen einnehmen."),
        ("es", "No debe tomarse con el estómago vacío.", "Debe tomarse con comida.", "Debe tomarse en ayunas."),
        ("pt", "Não deve ser tomado em jejum.", "Deve ser tomado com comida.", "Deve ser tomado com o estômago vazio."),
        ("fr", "Ne doit pas être pris à jeun.", "Doit être pris pendant les repas.", "Doit être pris l'estomac vide."),
    ],
    "roles": [
        ("en", "Police were called after a man was attacked by two robbers.", "Two robbers attacked a man.", "A man attacked two robbers."),
        ("en", "The island has 1,200 inhabitants, most of whom speak Norse.", "Most of the inhabitants speak Norse.", "All of the inhabitants speak Norse."),
        ("en", "Applicants need not send their original certificates; copies are enough.", "Copies of the certificates are enough.", "Applicants must send their original certificates."),
    ],
    "formerly": [
        ("en", "The speed limit was lowered last year.", "The speed limit used to be higher.", "The speed limit used to be lower."),
        ("de", "Der Preis stieg im Mai.", "Der Preis war früher niedriger.", "Der Preis war früher höher."),
        ("en", "The mine, once the largest employer of the town, closed in 1987.", "The mine was once the largest employer of the town.", "The mine is the largest employer of the town."),
    ],
    "comparisons": [
        ("en", "Speed is much more important than sensitivity.", "Sensitivity is less important than speed.", "Speed is less important than sensitivity."),
        ("es", "La velocidad es más importante que la precisión.", "La precisión es menos importante que la velocidad.", "La velocidad es menos importante que la precisión."),
        ("fr", "La précision est plus importante que la vitesse.", "La vitesse est moins importante que la précision.", "La précision est moins importante que la vitesse."),
    ],
}  # fmt: skip

#: What looks like a room's business and is none: language, premise, a claim that must not be called a contradiction.
LOOK_ALIKES: Final = [
    ("en", "Not every shop on the square accepts cards.", "Some shops on the square do not take cards."),
    ("en", "Take up to four tablets a day.", "You may take three tablets a day."),
    ("en", "The menu has vegan dishes and others.", "The cafe serves beef."),
    ("en", "The film was produced by Kathleen Grey.", "The film was produced by a woman."),
    ("en", "The guarantee remains in force until the loan is repaid, unless the lender releases the guarantor earlier.", "The guarantor can be freed before the loan is repaid."),
    ("en", "Complete logs were found for all but four of the 36 lifts.", "Complete logs were found for 32 lifts."),
    ("en", "Unlike the east wing, which was sold, the west wing remained in the family's hands.", "The family kept the west wing."),
    ("fr", "Le musée ferme le mardi ; en juillet, toutefois, il accueille le public tous les jours.", "On peut visiter le musée un mardi de juillet."),
    ("fr", "Seuls les usagers munis d'un badge peuvent emprunter la passerelle, en dehors des jours de marché.", "Hors jours de marché, le badge est indispensable pour emprunter la passerelle."),
    ("fr", "L'hôpital a raccourci le délai d'attente.", "On attend moins longtemps qu'avant."),
]  # fmt: skip


def _absent() -> str:
    return "not here"


_JUDGE = BuiltinNLI(_absent)


@each_row("room", list(ROOMS))
def test_a_room_tells_what_follows_from_what_does_not(room: str) -> None:
    judged = [
        (
            row,
            _JUDGE.judge(row[2], row[1], row[0]).verdict != "contradicts",
            _JUDGE.judge(row[3], row[1], row[0]).verdict != "entails",
        )
        for row in ROOMS[room]
    ]

    assert [one for one in judged if not (one[1] and one[2])] == []


def test_what_only_looks_like_a_conflict_is_none() -> None:
    judged = [(row, _JUDGE.judge(row[2], row[1], row[0]).verdict) for row in LOOK_ALIKES]

    assert [row for row, verdict in judged if verdict == "contradicts"] == []
