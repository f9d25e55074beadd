"""By and to an amount, periods in compounds, and opposites that no list had: critical; their other forms are not."""

from pincite.core.text.change import compare
from pincite.core.text.change.amounts import stepped_otherwise
from pincite.core.text.lexicon import lexicon_for
from tests.rows import each_row

TURNED = [
    ("en", "You can opt out at any time.", "You can opt in at any time."),
    ("en", "Revenue rose by 4% in May.", "Revenue rose to 4% in May."),
    ("en", "Reduce the dose by half in patients.", "Reduce the dose to half in patients."),
    ("en", "Reduce the dose by 20 mg a day.", "Reduce the dose to 20 mg a day."),
    ("de", "Der Umsatz stieg um 4,5 Prozent.", "Der Umsatz stieg auf 4,5 Prozent."),
    ("de", "Die Frist wird um drei Monate verl\u00e4ngert.", "Die Frist wird auf drei Monate verl\u00e4ngert."),
    ("de", "Reduziere die Dosis um die H\u00e4lfte.", "Reduziere die Dosis auf die H\u00e4lfte."),
    ("es", "Los precios subieron un 4 % en mayo.", "Los precios subieron al 4 % en mayo."),
    ("es", "La dosis se reduce en 20 mg al d\u00eda.", "La dosis se reduce a 20 mg al d\u00eda."),
    ("pt", "A dose \u00e9 reduzida em 20 mg por dia.", "A dose \u00e9 reduzida para 20 mg por dia."),
    ("fr", "La dose est r\u00e9duite de 20 mg par jour.", "La dose est r\u00e9duite \u00e0 20 mg par jour."),
    ("fr", "Le ch\u00f4mage a recul\u00e9 de 2 % en mai.", "Le ch\u00f4mage a recul\u00e9 \u00e0 2 % en mai."),
    ("de", "Die Kaution betr\u00e4gt drei Monatsmieten.", "Die Kaution betr\u00e4gt drei Jahresmieten."),
    ("de", "Die Tagesdosis betr\u00e4gt 20 mg.", "Die Wochendosis betr\u00e4gt 20 mg."),
    ("de", "Der Monatslohn betr\u00e4gt 2000 Euro.", "Der Stundenlohn betr\u00e4gt 2000 Euro."),
    (
        "fr",
        "tout d\u00e9faut qui existe au moment de la livraison des biens",
        "tout d\u00e9faut qui existe apr\u00e8s la livraison des biens",
    ),
    ("es", "en el momento de la entrega", "despu\u00e9s de la entrega"),
    ("es", "al tiempo de la entrega", "antes de la entrega"),
    ("pt", "no momento da entrega", "depois da entrega"),
    ("en", "at the time of delivery", "after delivery"),
    ("en", "at the time of the sale", "before the sale"),
    ("de", "zum Zeitpunkt der Lieferung", "nach der Lieferung"),
    (
        "en",
        "Every person who contravenes subsection (1) is liable.",
        "Every person who complies with subsection (1) is liable.",
    ),
    ("en", "Support for Python 3.8 was dropped.", "Support for Python 3.8 was added."),
    ("en", "The depot loses 2 million a year.", "The depot makes 2 million a year."),
    ("en", "in a move that will cost 140 jobs", "in a move that will create 140 jobs"),
    ("en", "He voted for the plan.", "He refused to vote for the plan."),
    ("en", "The council has repaid it.", "The council has yet to repay it."),
    ("es", "El ayuntamiento pag\u00f3 la deuda.", "El ayuntamiento se neg\u00f3 a pagar la deuda."),
    ("fr", "La mairie a pay\u00e9 la dette.", "La mairie a refus\u00e9 de payer la dette."),
    ("fr", "La mairie a pay\u00e9 la dette.", "La mairie a omis de payer la dette."),
    ("de", "Die Stadt zahlte die Schuld.", "Die Stadt weigerte sich, die Schuld zu zahlen."),
    ("pt", "A prefeitura pagou a d\u00edvida.", "A prefeitura deixou de pagar a d\u00edvida."),
    ("pt", "A prefeitura pagou a d\u00edvida.", "A prefeitura recusou-se a pagar a d\u00edvida."),
    ("en", "in pediatric patients", "in geriatric patients"),
    ("en", "in pediatric patients", "in adult patients"),
    ("en", "in children aged 5", "in adults aged 5"),
    ("en", "for the treatment of thrombosis", "for the prevention of thrombosis"),
    ("es", "para el tratamiento de la trombosis", "para la prevenci\u00f3n de la trombosis"),
    ("fr", "pour le traitement de la thrombose", "pour la pr\u00e9vention de la thrombose"),
    ("de", "zur Behandlung von Thrombosen", "zur Vorbeugung von Thrombosen"),
    ("pt", "para o tratamento da trombose", "para a preven\u00e7\u00e3o da trombose"),
    ("en", "two men were arrested on suspicion of assault", "two men were charged with assault"),
    ("en", "two men were charged with assault", "two men were convicted of assault"),
    ("en", "two men were arrested on suspicion of assault", "two men were cleared of assault"),
    ("es", "fue detenido por robo", "fue condenado por robo"),
    ("fr", "Remuer \u00e0 feu doux.", "Remuer \u00e0 feu vif."),
    ("es", "Cocer a fuego lento.", "Cocer a fuego fuerte."),
    ("fr", "puis ajouter 250 g", "puis retirer 250 g"),
    ("es", "se a\u00f1ade el az\u00facar", "se retira el az\u00facar"),
    ("en", "below 50,000/mm\u00b3 at once", "below 50,000/mm\u00b2 at once"),
    ("en", "below 50,000/mm3 at once", "below 50,000/mm2 at once"),
    (
        "en",
        "In it 14 of 212 given zenoparin and 9 of 210 (4.3%) given placebo bled.",
        "In it 14 of 212 given placebo and 9 of 210 (4.3%) given zenoparin bled.",
    ),
]
SAME = [
    ("en", "(95% CI 1 to 2; P = 0.003) with X", "(95% CI 1 to 2; p=.003) with X"),
    ("en", "1 mg/kg every day", "1 mg per kg every day"),
    ("es", "10 \u20ac/m\u00b2 al mes", "10 euros por m\u00b2 al mes"),
    ("de", "10 \u20ac/m\u00b2 im Monat", "10 Euro pro m\u00b2 im Monat"),
    ("en", "He drove to work by car.", "He drove to work in a car."),
    ("en", "The shop is open to 5 pm.", "The shop is open until 5 pm."),
    ("en", "They make bread.", "They bake bread."),
    ("en", "It was made in 1999.", "It was produced in 1999."),
    ("en", "The study examined the treatment of asthma.", "The study examined asthma treatment."),
    ("en", "He is arrested.", "He was taken into custody."),
    ("en", "The price includes the cost of parts.", "The price includes what parts cost."),
    ("en", "We save your settings.", "We store your settings."),
    ("en", "The rule was added in 2001.", "The rule was introduced in 2001."),
    ("en", "Users may observe a delay.", "Users may notice a delay."),
    ("en", "The file is dropped into the folder.", "The file is moved into the folder."),
    ("fr", "Le d\u00e9lai est de 2 ans.", "Le d\u00e9lai est d'une dur\u00e9e de 2 ans."),
    ("fr", "une peine de 2 ans", "une peine d'une dur\u00e9e de 2 ans"),
    ("es", "en un plazo de 5 d\u00edas", "en el plazo de 5 d\u00edas"),
    ("es", "aument\u00f3 un 5 %", "aument\u00f3 en un 5 %"),
    ("es", "aument\u00f3 un 5 %", "aument\u00f3 el 5 %"),
    ("pt", "em 5 dias", "dentro de 5 dias"),
    ("en", "at the time of the sale", "when the sale is made"),
    ("fr", "au moment de la livraison", "lors de la livraison"),
    ("fr", "au moment de la livraison", "\u00e0 la livraison"),
    ("es", "en el momento de la entrega", "al entregarse"),
    ("en", "5 mg/kg daily", "5 mg/kg, daily"),
    ("en", "10 cm3 of water", "10 cm\u00b3 of water"),
    ("en", "50,000/mm3 or less", "50,000/mm\u00b3 or less"),
    ("de", "Die Monatsmiete betr\u00e4gt 500 Euro.", "Die monatliche Miete betr\u00e4gt 500 Euro."),
    ("de", "Der Tagesablauf ist fest.", "Der Ablauf des Tages ist fest."),
    ("en", "He refused to pay.", "He declined to pay."),
]


@each_row("language, before, after", TURNED)
def test_what_turns_an_amount_a_time_or_a_deed_is_critical(language: str, before: str, after: str) -> None:
    assert compare(before, after, language).critical
    assert compare(after, before, language).critical


@each_row(
    ("tag", "by", "to"), [("en", "by", "to"), ("de", "um", "auf"), ("fr", "de", "\u00e0"), ("fr", "de", "jusqu'\u00e0")]
)
def test_by_an_amount_is_not_to_it(tag: str, by: str, to: str) -> None:
    for old, new in ((by, to), (to, by)):
        assert stepped_otherwise(old, new, "10 % in May", lexicon_for(tag))


@each_row("language, before, after", SAME)
def test_other_words_for_the_same_amount_time_or_deed_are_not(language: str, before: str, after: str) -> None:
    assert not compare(before, after, language).critical
