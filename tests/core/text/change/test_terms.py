"""What lawyers and researchers read closely: contraries, parties, rates, "and" and "or", and references."""

from pincite.core.text.change import compare
from tests.rows import each_row


@each_row(
    ("before", "after", "language"),
    [
        ("The court affirmed the judgment.", "The court reversed the judgment.", "en"),
        ("It costs 49 plus VAT.", "It costs 49 including VAT.", "en"),
        ("49 Euro zuz\u00fcglich Steuer", "49 Euro inklusive Steuer", "de"),
        ("Cuesta 49 m\u00e1s IVA.", "Cuesta 49 IVA incluido.", "es"),
        ("Custa 49 mais IVA.", "Custa 49 com IVA inclu\u00eddo.", "pt"),
        ("Il co\u00fbte 49 hors taxes.", "Il co\u00fbte 49 toutes taxes comprises.", "fr"),
        ("The motion was granted.", "The motion was denied.", "en"),
        ("The contract is valid.", "The contract is void.", "en"),
        ("The lesion was benign.", "The lesion was malignant.", "en"),
        ("The breach was intentional.", "The breach was accidental.", "en"),
        ("He has the right to enter.", "He has the duty to enter.", "en"),
        ("Le service est gratuit ici.", "Le service est payant ici.", "fr"),
        ("a mild form of it", "a severe form of it", "en"),
        ("The mayor said it was safe.", "The mayor denied it was safe.", "en"),
        ("two confirmed cases of it", "two suspected cases of it", "en"),
        ("Quedan exentos del pago.", "Quedan obligados al pago.", "es"),
        ("El banco puede rechazar la oferta.", "El banco puede aceptar la oferta.", "es"),
        ("O banco pode recusar a oferta.", "O banco pode aceitar a oferta.", "pt"),
        ("L'employeur peut refuser la demande.", "L'employeur peut accepter la demande.", "fr"),
        ("It promotes growth here.", "It inhibits growth here.", "en"),
        ("El tribunal confirm\u00f3 la sentencia.", "El tribunal revoc\u00f3 la sentencia.", "es"),
        ("El contrato es v\u00e1lido.", "El contrato es nulo.", "es"),
        ("O pedido foi deferido.", "O pedido foi indeferido.", "pt"),
        ("O tribunal manteve a senten\u00e7a.", "O tribunal revogou a senten\u00e7a.", "pt"),
        ("La clause est valable.", "La clause est nulle.", "fr"),
        ("La cour a confirm\u00e9 le jugement.", "La cour a infirm\u00e9 le jugement.", "fr"),
        ("Der Vertrag ist wirksam.", "Der Vertrag ist nichtig.", "de"),
        ("Das Urteil wurde best\u00e4tigt.", "Das Urteil wurde aufgehoben.", "de"),
        ("El bien est\u00e1 libre de cargas.", "El bien est\u00e1 sujeto a cargas.", "es"),
        ("La fianza ser\u00e1 devuelta.", "La fianza ser\u00e1 retenida.", "es"),
        ("La cl\u00e1usula es v\u00e1lida.", "La cl\u00e1usula es abusiva.", "es"),
        ("Los testigos lo confirmaron.", "Los testigos lo negaron.", "es"),
        ("La norma ampl\u00eda el uso.", "La norma restringe el uso.", "es"),
        ("La herida era superficial.", "La herida era profunda.", "es"),
        ("Las tropas avanzaron.", "Las tropas retrocedieron.", "es"),
        ("El alcalde dimiti\u00f3.", "El alcalde tom\u00f3 posesi\u00f3n.", "es"),
        ("El sensor est\u00e1 encendido.", "El sensor est\u00e1 apagado.", "es"),
        ("Las normas son expl\u00edcitas.", "Las normas son impl\u00edcitas.", "es"),
        ("O bem est\u00e1 livre de \u00f4nus.", "O bem est\u00e1 sujeito a \u00f4nus.", "pt"),
        ("A cau\u00e7\u00e3o ser\u00e1 devolvida.", "A cau\u00e7\u00e3o ser\u00e1 retida.", "pt"),
        ("As testemunhas confirmaram tudo.", "As testemunhas negaram tudo.", "pt"),
        ("A norma amplia o uso.", "A norma restringe o uso.", "pt"),
        ("A ferida era superficial.", "A ferida era profunda.", "pt"),
        ("A tropa avan\u00e7ou.", "A tropa recuou.", "pt"),
        ("O prefeito renunciou.", "O prefeito tomou posse.", "pt"),
        ("O caso foi leve.", "O caso foi grave.", "pt"),
        ("As normas s\u00e3o expl\u00edcitas.", "As normas s\u00e3o impl\u00edcitas.", "pt"),
        ("Das Grundst\u00fcck ist lastenfrei.", "Das Grundst\u00fcck ist belastet.", "de"),
        ("Die Kaution wird zur\u00fcckgezahlt.", "Die Kaution wird einbehalten.", "de"),
        ("Der Beweis wurde zugelassen.", "Der Beweis wurde abgelehnt.", "de"),
        ("Die Norm erweitert das Recht.", "Die Norm beschr\u00e4nkt das Recht.", "de"),
        ("Die Wunde war oberfl\u00e4chlich.", "Die Wunde war tief.", "de"),
        ("Die Truppen r\u00fcckten vor.", "Die Truppen zogen sich zur\u00fcck.", "de"),
        ("Der Streik wurde ausgerufen.", "Der Streik wurde abgesagt.", "de"),
        ("Es war ein gutartiger Tumor.", "Es war ein b\u00f6sartiger Tumor.", "de"),
        ("Es liegen akute Leiden vor.", "Es liegen chronische Leiden vor.", "de"),
        ("Der Server sendet die Daten.", "Der Server empf\u00e4ngt die Daten.", "de"),
        ("Le bien est libre de charges.", "Le bien est grev\u00e9 de charges.", "fr"),
        ("La caution sera restitu\u00e9e.", "La caution sera retenue.", "fr"),
        ("La clause est abusive.", "La clause est valable.", "fr"),
        ("Le pr\u00e9venu est relax\u00e9.", "Le pr\u00e9venu est condamn\u00e9.", "fr"),
        ("La preuve est admise.", "La preuve est \u00e9cart\u00e9e.", "fr"),
        ("La norme \u00e9largit le droit.", "La norme restreint le droit.", "fr"),
        ("La plaie est superficielle.", "La plaie est profonde.", "fr"),
        ("Les troupes ont avanc\u00e9.", "Les troupes ont recul\u00e9.", "fr"),
        ("Le capteur est allum\u00e9.", "Le capteur est \u00e9teint.", "fr"),
        ("El juez absolvi\u00f3 al acusado.", "El juez conden\u00f3 al acusado.", "es"),
        ("El senado aprob\u00f3 la ley.", "El senado tumb\u00f3 la ley.", "es"),
        ("La oposici\u00f3n apoya el plan.", "La oposici\u00f3n critica el plan.", "es"),
        ("O juiz absolveu o r\u00e9u.", "O juiz condenou o r\u00e9u.", "pt"),
        ("O senado aprovou a lei.", "O senado chumbou a lei.", "pt"),
        ("A v\u00edtima sobreviveu.", "A v\u00edtima morreu.", "pt"),
        ("Der Bundesrat billigte das Gesetz.", "Der Bundesrat kippte das Gesetz.", "de"),
        ("Die Frist wurde verl\u00e4ngert.", "Die Frist wurde verk\u00fcrzt.", "de"),
        ("Das Opfer \u00fcberlebte.", "Das Opfer starb.", "de"),
        ("Le train arrive \u00e0 neuf heures.", "Le train part \u00e0 neuf heures.", "fr"),
        ("La saisie est lev\u00e9e.", "La saisie est ordonn\u00e9e.", "fr"),
        ("La victime a surv\u00e9cu.", "La victime a succomb\u00e9.", "fr"),
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


@each_row(
    ("before", "after", "language"),
    [
        ("The plaintiff shall pay.", "The defendant shall pay.", "en"),
        ("The drug is superior to it.", "The drug is inferior to it.", "en"),
        ("The landlord repairs it.", "The tenant repairs it.", "en"),
        ("El demandante paga.", "El demandado paga.", "es"),
        ("O credor paga.", "O devedor paga.", "pt"),
        ("Le bailleur paie.", "Le locataire paie.", "fr"),
        ("Der Kl\u00e4ger zahlt.", "Der Beklagte zahlt.", "de"),
        ("El mandante paga.", "El mandatario paga.", "es"),
        ("El donante paga.", "El donatario paga.", "es"),
        ("El prestamista paga.", "El prestatario paga.", "es"),
        ("El remitente paga.", "El destinatario paga.", "es"),
        ("El licenciante paga.", "El licenciatario paga.", "es"),
        ("El contratante paga.", "El contratista paga.", "es"),
        ("O mandante paga.", "O mandat\u00e1rio paga.", "pt"),
        ("O doador paga.", "O donat\u00e1rio paga.", "pt"),
        ("O mutuante paga.", "O mutu\u00e1rio paga.", "pt"),
        ("O remetente paga.", "O destinat\u00e1rio paga.", "pt"),
        ("O contratante paga.", "O contratado paga.", "pt"),
        ("Der Darlehensgeber zahlt.", "Der Darlehensnehmer zahlt.", "de"),
        ("Der Verp\u00e4chter zahlt.", "Der P\u00e4chter zahlt.", "de"),
        ("Der Absender zahlt.", "Der Empf\u00e4nger zahlt.", "de"),
        ("Der Besteller zahlt.", "Der Werkunternehmer zahlt.", "de"),
        ("Der Kreditgeber zahlt.", "Der Kreditnehmer zahlt.", "de"),
        ("Le mandant paie.", "Le mandataire paie.", "fr"),
        ("Le donateur paie.", "Le donataire paie.", "fr"),
        ("Le conc\u00e9dant paie.", "Le concessionnaire paie.", "fr"),
        ("L'exp\u00e9diteur paie.", "L'destinataire paie.", "fr"),
        ("Le ma\u00eetre de l'ouvrage paie.", "Le ma\u00eetre d'\u0153uvre paie.", "fr"),
    ],
)
def test_one_party_for_its_opponent_is_a_direction(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@each_row(
    ("before", "after", "language"),
    [
        ("500 mg daily for it", "500 mg weekly for it", "en"),
        ("taken twice daily", "taken twice monthly", "en"),
        ("500 mg per day", "500 mg weekly", "en"),
        ("una dosis diaria", "una dosis semanal", "es"),
        ("uma dose di\u00e1ria", "uma dose semanal", "pt"),
        ("une dose quotidienne", "une dose hebdomadaire", "fr"),
        ("eine t\u00e4gliche Dosis", "eine w\u00f6chentliche Dosis", "de"),
        ("it is paid every month", "it is paid weekly", "en"),
        ("it is paid every month", "it is paid every week", "en"),
        ("it is paid every day of the week", "it is paid weekly", "en"),
        ("man zahlt jeden Tag", "man zahlt w\u00f6chentlich", "de"),
    ],
)
def test_another_rate_is_another_unit(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("unit",)


@each_row(
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
        ("an offence under section 12.", "an offence under section 12A.", "en"),
        ("under section 12(1) of it", "under section 12A(1) of it", "en"),
        ("sections 12 and 14 apply", "sections 12, 12A and 14 apply", "en"),
        ("ss 12, 12A and 13 apply", "ss 12, 12ZA and 13 apply", "en"),
        ("nach \u00a7 12 gilt", "nach \u00a7 12A gilt", "de"),
    ],
)
def test_another_reference_is_another_number(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ("number",)


@each_row(
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
        ("La ciudad es grande y bonita.", "La ciudad es extensa y bonita.", "es"),
        ("Hay peque\u00f1as diferencias.", "Hay ligeras diferencias.", "es"),
        ("El premio lo recibi\u00f3 ella.", "El premio lo obtuvo ella.", "es"),
        ("El viejo edificio se conserva.", "El antiguo edificio se conserva.", "es"),
        ("La norma limita el uso.", "La norma restringe el uso.", "es"),
        ("Fue elegido presidente.", "Fue nombrado presidente.", "es"),
        ("A cidade \u00e9 grande e bonita.", "A cidade \u00e9 extensa e bonita.", "pt"),
        ("H\u00e1 pequenas diferen\u00e7as.", "H\u00e1 ligeiras diferen\u00e7as.", "pt"),
        ("O velho edif\u00edcio fica.", "O antigo edif\u00edcio fica.", "pt"),
        ("A norma limita o uso.", "A norma restringe o uso.", "pt"),
        ("Ao meio-dia choveu.", "Ao meio-dia em ponto choveu.", "pt"),
        ("Foi eleito presidente.", "Foi escolhido presidente.", "pt"),
        ("Die Stadt ist gro\u00df.", "Die Stadt ist weitl\u00e4ufig.", "de"),
        ("Es gibt kleine Unterschiede.", "Es gibt leichte Unterschiede.", "de"),
        ("Den Preis erhielt eine Autorin.", "Den Preis bekam eine Autorin.", "de"),
        ("Das alte Haus steht noch.", "Das historische Haus steht noch.", "de"),
        ("Die Norm begrenzt die Nutzung.", "Die Norm beschr\u00e4nkt die Nutzung.", "de"),
        ("La ville est grande.", "La ville est vaste.", "fr"),
        ("Il y a de petites diff\u00e9rences.", "Il y a de l\u00e9g\u00e8res diff\u00e9rences.", "fr"),
        ("Le vieux immeuble est l\u00e0.", "Le vieil immeuble est l\u00e0.", "fr"),
        ("La norme limite l'usage.", "La norme restreint l'usage.", "fr"),
        ("Sous peu il viendra.", "Bient\u00f4t il viendra.", "fr"),
        ("Il a \u00e9t\u00e9 \u00e9lu chef.", "Il a \u00e9t\u00e9 d\u00e9sign\u00e9 chef.", "fr"),
    ],
)
def test_what_only_looks_like_one_of_these_is_none(before: str, after: str, language: str) -> None:
    change = compare(before, after, language)

    assert change.classes
    assert not {"number", "unit", "negation", "direction"} & set(change.critical)


@each_row(
    ("before", "after"),
    [
        ("Fixed in version 1.1 of it.", "Fixed in version 1.10 of it."),
        ("Section 2.1 applies.", "Section 2.10 applies."),
        ("See \u00a7 4.2 of it.", "See \u00a7 4.20 of it."),
        ("Siehe Abschnitt 3.1.", "Siehe Abschnitt 3.10."),
        ("V\u00e9ase el apartado 3.1.", "V\u00e9ase el apartado 3.10."),
    ],
)
def test_another_place_by_its_digits_is_another_number(before: str, after: str) -> None:
    assert "number" in compare(before, after).critical
    assert "number" in compare(after, before).critical


@each_row(
    ("before", "after"),
    [
        ("It costs $1.5 today.", "It costs $1.50 today."),
        ("A mean of 1.1 was found.", "A mean of 1.10 was found."),
        ("It has a 10A fuse.", "It has a 10 A fuse."),
        ("A 3D model is shown.", "A 3-D model is shown."),
    ],
)
def test_a_number_that_is_no_place_is_read_by_its_value(before: str, after: str) -> None:
    assert compare(before, after).critical == ()


@each_row(
    ("before", "after"),
    [
        ("A \u2229 B is empty", "A \u222a B is empty"),
        ("if a && b holds", "if a || b holds"),
        ("then i += 1 follows", "then i -= 1 follows"),
        ("A \u21d2 B holds", "A \u21d0 B holds"),
        ("\u2200x P(x)", "\u2203x P(x)"),
    ],
)
def test_another_operator_is_a_sign(before: str, after: str) -> None:
    assert "sign" in compare(before, after).critical


@each_row(
    ("before", "after"),
    [
        ("due within 14 days of it", "due within 14 business days of it"),
        ("due within 14 calendar days", "due within 14 working days"),
        ("due within fourteen days of it", "due within fourteen clear days of it"),
        ("a dose of 5 mSv a year", "a dose of 5 Sv a year"),
        ("at 3% per annum", "at 3% per month"),
        ("5 mmol/l were found", "5 \u00b5mol/l were found"),
        ("a current of 5 mA flows", "a current of 5 A flows"),
        ("the pressure in mmHg", "the pressure in kPa"),
        ("the weight (kg) of it", "the weight (lb) of it"),
    ],
)
def test_another_unit_is_one(before: str, after: str) -> None:
    assert "unit" in compare(before, after, "en").critical or "number" in compare(before, after, "en").critical


@each_row(
    ("before", "after"),
    [
        ("due within 14 days", "due within 14 calendar days"),
        ("5 mmol/l were found", "5 mmol/L were found"),
        ("1000 \u00b5Sv a year", "1 mSv a year"),
        ("5 \u03bcl of it", "5 \u00b5L of it"),
    ],
)
def test_the_same_unit_otherwise_is_none(before: str, after: str) -> None:
    assert compare(before, after, "en").critical == ()


@each_row(
    ("before", "after", "language"),
    [
        ("El plazo es de 14 d\u00edas h\u00e1biles.", "El plazo es de 14 d\u00edas naturales.", "es"),
        ("El plazo es de 14 d\u00edas.", "El plazo es de 14 d\u00edas laborables.", "es"),
        ("La dosis es de 5 milisieverts.", "La dosis es de 5 sieverts.", "es"),
        ("Un inter\u00e9s mensual del 3 %.", "Un inter\u00e9s interanual del 3 %.", "es"),
        ("Son 5 decibelios.", "Son 5 hercios.", "es"),
        ("Son 5 milimoles por litro.", "Son 5 micromoles por litro.", "es"),
        ("Son 20 nudos.", "Son 20 kil\u00f3metros.", "es"),
        ("O prazo \u00e9 de 14 dias \u00fateis.", "O prazo \u00e9 de 14 dias corridos.", "pt"),
        ("O prazo \u00e9 de 14 dias.", "O prazo \u00e9 de 14 dias \u00fateis.", "pt"),
        ("A dose \u00e9 de 5 milisieverts.", "A dose \u00e9 de 5 sieverts.", "pt"),
        ("Um juro mensal de 3%.", "Um juro bimestral de 3%.", "pt"),
        ("S\u00e3o 5 joules.", "S\u00e3o 5 quilojoules.", "pt"),
        ("S\u00e3o 5 milimoles por litro.", "S\u00e3o 5 micromoles por litro.", "pt"),
        ("S\u00e3o 5 decib\u00e9is.", "S\u00e3o 5 hertz.", "pt"),
        ("Die Frist betr\u00e4gt 14 Werktage.", "Die Frist betr\u00e4gt 14 Kalendertage.", "de"),
        ("Die Frist betr\u00e4gt 14 Werktage.", "Die Frist betr\u00e4gt 14 Arbeitstage.", "de"),
        ("Die Frist betr\u00e4gt 14 Tage.", "Die Frist betr\u00e4gt 14 Bankarbeitstage.", "de"),
        ("Die Dosis betr\u00e4gt 5 Millisievert.", "Die Dosis betr\u00e4gt 5 Sievert.", "de"),
        ("Es sind 5 Millimol je Liter.", "Es sind 5 Mikromol je Liter.", "de"),
        ("Es sind 5 Joule.", "Es sind 5 Kilojoule.", "de"),
        ("Es sind 20 Knoten.", "Es sind 20 Meilen.", "de"),
        ("Le d\u00e9lai est de 14 jours ouvrables.", "Le d\u00e9lai est de 14 jours calendaires.", "fr"),
        ("Le d\u00e9lai est de 14 jours ouvrables.", "Le d\u00e9lai est de 14 jours ouvr\u00e9s.", "fr"),
        ("Le d\u00e9lai est de 14 jours.", "Le d\u00e9lai est de 14 jours ouvr\u00e9s.", "fr"),
        ("La dose est de 5 millisieverts.", "La dose est de 5 sieverts.", "fr"),
        ("Ce sont 5 millimoles par litre.", "Ce sont 5 micromoles par litre.", "fr"),
        ("Ce sont 5 joules.", "Ce sont 5 kilojoules.", "fr"),
        ("Ce sont 20 n\u0153uds.", "Ce sont 20 milles marins.", "fr"),
    ],
)
def test_another_unit_is_one_in_other_languages(before: str, after: str, language: str) -> None:
    assert {"unit", "number"} & set(compare(before, after, language).critical)
    assert {"unit", "number"} & set(compare(after, before, language).critical)


@each_row(
    ("before", "after", "language"),
    [
        ("El plazo es de 14 d\u00edas.", "El plazo es de 14 d\u00edas naturales.", "es"),
        ("El plazo es de 14 d\u00edas h\u00e1biles.", "El plazo es de 14 d\u00edas laborables.", "es"),
        ("El arrendatario paga.", "El inquilino paga.", "es"),
        ("Son 2 vatios.", "Son 2 W.", "es"),
        ("Son 1000 milisieverts.", "Son 1000 mSv.", "es"),
        ("O prazo \u00e9 de 14 dias.", "O prazo \u00e9 de 14 dias corridos.", "pt"),
        ("O arrendat\u00e1rio paga.", "O inquilino paga.", "pt"),
        ("S\u00e3o 2 joules.", "S\u00e3o 2 J.", "pt"),
        ("S\u00e3o 1000 milisieverts.", "S\u00e3o 1000 mSv.", "pt"),
        ("S\u00e3o 5 decib\u00e9is.", "S\u00e3o 5 dB.", "pt"),
        ("Die Frist betr\u00e4gt 14 Tage.", "Die Frist betr\u00e4gt 14 Kalendertage.", "de"),
        ("Die Frist betr\u00e4gt 14 Arbeitstage.", "Die Frist betr\u00e4gt 14 Gesch\u00e4ftstage.", "de"),
        ("Es sind 2 Joule.", "Es sind 2 J.", "de"),
        ("Es sind 1000 Millisievert.", "Es sind 1000 mSv.", "de"),
        ("Es dauert drei Jahre.", "Es dauert drei Kalenderjahre.", "de"),
        ("Le d\u00e9lai est de 14 jours.", "Le d\u00e9lai est de 14 jours calendaires.", "fr"),
        ("Le locataire paie.", "Le preneur paie.", "fr"),
        ("Ce sont 2 joules.", "Ce sont 2 J.", "fr"),
        ("Ce sont 1000 millisieverts.", "Ce sont 1000 mSv.", "fr"),
        ("Ce sont 5 d\u00e9cibels.", "Ce sont 5 dB.", "fr"),
    ],
)
def test_the_same_unit_or_party_otherwise_is_none(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ()


@each_row("piece", ["5(1)", "5 (a) ", "lit. a ", "para (i) ", "daily ", "1("])
def test_hostile_references_are_compared(piece: str) -> None:
    long = piece * (30_000 // len(piece))

    assert compare(long, f"{long} or {long.replace('a', 'b').replace('1', '2')}", "en").classes


@each_row(
    ("before", "after", "language"),
    [
        ("a material breach ends it", "a breach ends it", "en"),
        ("with the prior written consent of it", "with the consent of it", "en"),
        ("at the sole discretion of it", "at the discretion of it", "en"),
        ("una infracci\u00f3n esencial la resuelve", "una infracci\u00f3n la resuelve", "es"),
        ("com o consentimento pr\u00e9vio dela", "com o consentimento dela", "pt"),
        ("eine wesentliche Verletzung beendet ihn", "eine Verletzung beendet ihn", "de"),
        ("avec l\u2019accord pr\u00e9alable du bailleur", "avec l\u2019accord du bailleur", "fr"),
    ],
)
def test_what_bounds_a_term_of_a_contract_is_a_quantifier(before: str, after: str, language: str) -> None:
    assert "quantifier" in compare(before, after, language).critical
    assert "quantifier" in compare(after, before, language).critical


@each_row(
    ("before", "after", "language"),
    [
        ("notice is given prior to the hearing", "notice is given before the hearing", "en"),
        ("it is paid every month", "it is paid monthly", "en"),
        ("it is paid monthly", "it is paid monthly and told annually", "en"),
        ("se paga todos los meses", "se paga mensualmente", "es"),
        ("paga-se todos os dias", "paga-se diariamente", "pt"),
        ("es wird jeden Tag bezahlt", "es wird t\u00e4glich bezahlt", "de"),
        ("on paie chaque ann\u00e9e", "on paie annuellement", "fr"),
        ("it is open every Monday", "it is open on Mondays", "en"),
        ("abre cada s\u00e1bado", "abre los s\u00e1bados", "es"),
        ("abre todas as segundas-feiras", "abre \u00e0s segundas", "pt"),
        ("sie leeren jeden Montag", "sie leeren montags", "de"),
        ("ouvert chaque lundi", "ouvert tous les lundis", "fr"),
    ],
)
def test_the_same_time_or_rate_in_other_words_is_none(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ()
    assert compare(after, before, language).critical == ()


@each_row(
    ("before", "after"),
    [
        ("it is open every day", "it is open"),
        ("it is open every day", "it is open most days"),
        ("it is open every Monday", "it is open on Monday"),
        ("it is open every Monday", "it is open on some Mondays"),
        ("all staff meet every day", "staff meet daily"),
        ("it is paid every week day", "it is paid weekly"),
        ("it sounds every quarter hour", "it sounds quarterly"),
        ("it is paid every month", "it is paid monthly in most years"),
    ],
)
def test_every_that_gives_way_to_no_rate_is_a_quantifier(before: str, after: str) -> None:
    assert "quantifier" in compare(before, after, "en").critical


@each_row(
    ("before", "after", "language"),
    [
        ("It returns the key.", "It throws the key.", "en"),
        ("The results suggest that it works.", "The results prove that it works.", "en"),
        ("Los datos sugieren que funciona.", "Los datos demuestran que funciona.", "es"),
        ("Os dados sugerem que funciona.", "Os dados comprovam que funciona.", "pt"),
        ("Les donn\u00e9es sugg\u00e8rent un lien.", "Les donn\u00e9es prouvent un lien.", "fr"),
        ("Die Daten legen nahe, dass es wirkt.", "Die Daten beweisen, dass es wirkt.", "de"),
        ("La funci\u00f3n devuelve un error.", "La funci\u00f3n lanza un error.", "es"),
        ("La fonction renvoie une erreur.", "La fonction l\u00e8ve une erreur.", "fr"),
        ("A fun\u00e7\u00e3o retorna um erro.", "A fun\u00e7\u00e3o lan\u00e7a um erro.", "pt"),
        ("Die Funktion liefert einen Fehler.", "Die Funktion wirft einen Fehler.", "de"),
    ],
)
def test_what_is_found_or_returned_in_another_way_is_a_direction(before: str, after: str, language: str) -> None:
    assert "direction" in compare(before, after, language).critical
    assert "direction" in compare(after, before, language).critical


@each_row(
    ("before", "after", "language"),
    [
        ("The results suggest that it works.", "The results indicate that it works.", "en"),
        ("The results prove that it works.", "The results demonstrate that it works.", "en"),
        ("It costs 49 with VAT included.", "It costs 49 inclusive of VAT.", "en"),
        ("The total plus tips is large.", "The total, including tips, is large.", "en"),
        ("in the order of 30 cases", "about 30 cases", "en"),
        ("del orden de 30 casos", "unos 30 casos", "es"),
        ("da ordem de 30 casos", "cerca de 30 casos", "pt"),
        ("de l'ordre de 30 cas", "environ 30 cas", "fr"),
        ("in der Gr\u00f6\u00dfenordnung von 30 F\u00e4llen", "etwa 30 F\u00e4lle", "de"),
        ("le 5 ao\u00fbt 2020", "le 5 aout 2020", "fr"),
    ],
)
def test_other_words_for_the_same_are_not_critical(before: str, after: str, language: str) -> None:
    assert compare(before, after, language).critical == ()
    assert compare(after, before, language).critical == ()


@each_row(
    ("before", "after", "is_critical"),
    [
        ("all items marked as secret", "all items, whether or not marked as secret", True),
        ("all items used are free", "all items, whether or not used, are free", True),
        ("staff hired here", "staff regardless of whether hired here", True),
        ("It is unclear whether he came.", "It is unclear whether or not he came.", False),
        ("It ends, whether or not he came.", "It ends whether or not he came.", False),
    ],
)
def test_a_condition_that_is_waived_is_an_exception(before: str, after: str, is_critical: bool) -> None:
    assert ("exception" in compare(before, after, "en").critical) is is_critical
    assert ("exception" in compare(after, before, "en").critical) is is_critical
