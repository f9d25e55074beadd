"""Words of German of which one excludes the others of its kind: of a day, of a compass, of a family."""

from typing import Final

from pincite.core.text.lexicon.alternatives_law_de import LAW
from pincite.core.text.lexicon.notation import inflected

#: An adjective's endings, with those that its form without one takes.
_ENDINGS: Final = {"e": "e en er es em", "": "- e en er es em"}
_WORDS: Final = {
    "daytime:dawn": "morgendämmerung, morgengrauen, tagesanbruch, sonnenaufgang, sonnenaufgangs",
    "daytime:morning": """
        morgens, am morgen, heute morgen, gestern morgen, jeden morgen, am frühen morgen, am nächsten morgen, zum
        morgen, des morgens, vormittag, vormittags, vormittage, montagmorgen, dienstagmorgen, mittwochmorgen,
        donnerstagmorgen, freitagmorgen, samstagmorgen, sonntagmorgen, montagvormittag, dienstagvormittag,
        mittwochvormittag, donnerstagvormittag, freitagvormittag, samstagvormittag, sonntagvormittag
    """,
    "daytime:day": "tagsüber, am tage, bei tag, bei tage",
    "daytime:noon": """
        mittag, mittags, mittagszeit, montagmittag, dienstagmittag, mittwochmittag, donnerstagmittag, freitagmittag,
        samstagmittag, sonntagmittag
    """,
    "daytime:afternoon": """
        nachmittag, nachmittags, nachmittage, nachmittagen, montagnachmittag, dienstagnachmittag, mittwochnachmittag,
        donnerstagnachmittag, freitagnachmittag, samstagnachmittag, sonntagnachmittag
    """,
    "daytime:evening": """
        abend, abends, abende, abenden, montagabend, dienstagabend, mittwochabend, donnerstagabend, freitagabend,
        samstagabend, sonntagabend
    """,
    "daytime:dusk": "abenddämmerung, sonnenuntergang, sonnenuntergangs, einbruch der dunkelheit",
    "daytime:night": """
        nacht, nachts, nächte, nächten, nächtlich~, montagnacht, dienstagnacht, mittwochnacht, donnerstagnacht,
        freitagnacht, samstagnacht, sonntagnacht
    """,
    "daytime:midnight": "mitternacht, mitternachts",
    "day:yesterday": "gestern, gestrige~",
    "day:today": "heute, heutige~",
    "day:tomorrow": "morgen, morgige~",
    "season:spring": "frühling, frühlings, frühjahr, frühjahrs",
    "season:summer": "sommer, sommers, sommern, sommerlich~",
    "season:autumn": "herbst, herbsts, herbstes, herbstlich~",
    "season:winter": "winter, winters, wintern, winterlich~",
    "week:workday": """
        werktag, werktags, werktage, werktagen, werktäglich~, wochentag, wochentags, wochentage, wochentagen, unter der
        woche
    """,
    "week:weekend": "wochenende, wochenendes, wochenenden",
    "week:holiday": "feiertag, feiertags, feiertage, feiertagen",
    "compass:north": "nord, norden, nordens, nördlich~, nordwärts",
    "compass:northeast": "nordost, nordosten, nordostens, nordöstlich~",
    "compass:east": "ost, osten, ostens, östlich~, ostwärts",
    "compass:southeast": "südost, südosten, südostens, südöstlich~",
    "compass:south": "süd, süden, südens, südlich~, südwärts",
    "compass:southwest": "südwest, südwesten, südwestens, südwestlich~",
    "compass:west": "west, westen, westens, westlich~, westwärts",
    "compass:northwest": "nordwest, nordwesten, nordwestens, nordwestlich~",
    "side:left": "linke~, links, linksseitig~, linkshändig~, linkerhand",
    "side:right": "rechte~, rechts, rechtsseitig~, rechtshändig~, rechterhand",
    "end:top": "obere~, oberste~, obige~, aufwärts",
    "end:bottom": "untere~, unterste~, abwärts",
    "face:front": "vordere~, vorderste~, vorn, vorne, vorwärts",
    "face:back": "hintere~, hinterste~, hinten, rückwärts, rückwärtige~",
    "body:dorsal": "dorsal~",
    "body:ventral": "ventral~",
    "body:proximal": "proximal~",
    "body:distal": "distal~",
    "body:medial": "medial~",
    "body:lateral": "lateral~",
    "body:cranial": "kranial~",
    "body:caudal": "kaudal~",
    "axis:horizontal": "horizontal~, waagerecht~, waagrecht~",
    "axis:vertical": "vertikal~, senkrecht~, lotrecht~",
    "turn:clockwise": """
        im uhrzeigersinn, mit dem uhrzeigersinn, in uhrzeigerrichtung, rechtsdrehend~, rechtsherum, rechtsläufig~
    """,
    "turn:counterclockwise": """
        gegen den uhrzeigersinn, entgegen dem uhrzeigersinn, entgegen den uhrzeigersinn, im gegenuhrzeigersinn,
        linksdrehend~, linksherum, linksläufig~
    """,
    "sorting:ascending": "aufsteigend~, steigend~, ansteigend~, zunehmend~",
    "sorting:descending": "absteigend~, fallend~, sinkend~, abnehmend~",
    "height:high": "hoch, hohe~",
    "height:low": "niedrig~, gering~, tief~",
    "merit:good": "gut~",
    "merit:bad": "schlecht~",
    "faith:good": "gutgläubig~, guten glaubens, treu und glauben",
    "faith:bad": "bösgläubig~, bösen glaubens",
    "succession:previous": """
        vorige~, vorherige~, vorangegangene~, vorhergehende~, vorangehende~, vergangene~, letzte~, ehemalige~, einstige~
    """,
    "succession:present": "laufende~, jetzige~, gegenwärtige~, derzeitige~, amtierende~",
    "succession:next": "nächste~, kommende~, folgende~, nachfolgende~, künftig~, zukünftig~, darauffolgende~",
    "kin:father": "vater, vaters, väter, vätern",
    "kin:mother": "mutter, mütter, müttern",
    "kin:brother": "bruder, bruders, brüder, brüdern",
    "kin:sister": "schwester, schwestern",
    "kin:son": "sohn, sohnes, sohns, söhne, söhnen",
    "kin:daughter": "tochter, töchter, töchtern",
    "kin:husband": """
        ehemann, ehemanns, ehemannes, ehemänner, ihr mann, ihrem mann, ihren mann, ihres mannes, gatte, gatten
    """,
    "kin:wife": "ehefrau, ehefrauen, seine frau, seiner frau, gattin",
    "kin:uncle": "onkel, onkels, onkeln",
    "kin:aunt": "tante, tanten",
    "kin:nephew": "neffe, neffen",
    "kin:niece": "nichte, nichten",
    "kin:cousin": "cousin, cousins, vetter, vettern",
    "kin:female cousin": "cousine, cousinen, kusine, kusinen",
    "kin:grandfather": "großvater, großvaters, großväter, opa",
    "kin:grandmother": "großmutter, großmütter, oma",
    "kin:grandson": "enkel, enkels, enkeln, enkelsohn",
    "kin:granddaughter": "enkelin, enkelinnen, enkeltochter",
    "kin:father in law": "schwiegervater, schwiegervaters",
    "kin:mother in law": "schwiegermutter",
    "kin:son in law": "schwiegersohn, schwiegersohnes",
    "kin:daughter in law": "schwiegertochter",
    "kin:brother in law": "schwager, schwagers",
    "kin:sister in law": "schwägerin",
    "kin:stepfather": "stiefvater, stiefvaters",
    "kin:stepmother": "stiefmutter",
    "kin:widow": "witwe, witwen",
    "kin:widower": "witwer, witwers",
    "sex:male": "mann, mannes, männer, männern, männlich~, junge, jungen, herr, herrn",
    "sex:female": "frau, frauen, weiblich~, mädchen, mädchens",
    "age:adult": "erwachsene, erwachsenen, erwachsener, volljährig~",
    "age:child": "kind, kinder, kindern, kindes, kinds, minderjährig~",
    "age:adolescent": "jugendliche, jugendlichen, jugendlicher, heranwachsende, heranwachsenden, heranwachsender",
    "age:infant": """
        säugling, säuglings, säuglinge, säuglingen, neugeborene, neugeborenen, neugeborenes, kleinkind, kleinkinder,
        kleinkindern
    """,
    "age:old": "senioren, seniorinnen, ältere menschen, älteren menschen, älterer menschen",
    "union:single": "ledig~, unverheiratet~, alleinstehend~",
    "union:married": "verheiratet~",
    "union:divorced": "geschieden~",
    "union:widowed": "verwitwet~",
    "species:mouse": "maus, mäuse, mäusen",
    "species:rat": "ratte, ratten",
    "species:human": "mensch, menschen, humane~",
    "species:monkey": "affe, affen, primaten, makaken",
    "species:dog": "hund, hunde, hunden",
    "species:pig": "schwein, schweine, schweinen",
    "species:rabbit": "kaninchen",
    "scope:national": "national~",
    "scope:european": "europäisch~, europaweit~",
    "scope:international": "international~, weltweit~",
    "anaesthesia:local": """
        lokalanästhesie, örtliche betäubung, örtlicher betäubung, lokale betäubung, lokaler betäubung
    """,
    "anaesthesia:general": "vollnarkose, allgemeinanästhesie, allgemeinnarkose",
    "fate:freed": "freigelassen~, befreit~, befreiten, freigesprochen~, ließ ... frei, ließen ... frei",
    "fate:held": """
        verhaftet~, verhafteten, festgenommen~, inhaftiert~, eingesperrt~, entführt~, entführten, verschleppt~,
        verschleppten, nahm ... fest, nahmen ... fest, nimmt ... fest
    """,
    "fate:killed": """
        getötet~, tötet, tötete, töteten, ermordet~, ermordeten, erschossen~, umgebracht~, tot, tote, toten, toter
    """,
    "fate:injured": "verletzt~, verletzten, verwundet~, verwundeten",
    "fate:missing": "vermisst~, verschollen~",
    "death:from": """
        starb an, starben an, stirbt an, sterben an, gestorben an, verstorben an, verstarb an, verstarben an, an ...
        gestorben, an ... verstorben, starb ... an, starben ... an, an den folgen
    """,
    "death:with": """
        starb mit, starben mit, stirbt mit, sterben mit, gestorben mit, verstorben mit, verstarb mit, verstarben mit,
        mit ... gestorben, mit ... verstorben, starb ... mit, starben ... mit
    """,
    "trade:buy": """
        kauft, kaufte, kauften, kaufen, gekauft~, kauf, kaufs, käufe, ankauf, erwirbt, erwarb, erwarben, erwerben,
        erwerb, erwerbs
    """,
    "trade:sell": """
        verkauft, verkaufte, verkauften, verkaufen, verkauf, verkaufs, verkäufe, veräußert, veräußerte, veräußern,
        veräußerung
    """,
    "trade:rent": "mietet, mietete, mieteten, gemietet~, pachtet, pachtete, gepachtet~",
    "trade:let": "vermietet, vermietete, vermieteten, vermieten, vermietung, verpachtet, verpachtete, verpachten",
    "trade:give": "schenkt, schenkte, schenkten, schenken, verschenkt, schenkung, spendet, spendete, gespendet",
    "loan:lend": "verleiht, verleihen, verlieh",
    "loan:borrow": "entleiht, entleihen, entlieh, entliehen, leiht sich, lieh sich, borgt sich",
    "books:asset": "aktiva, aktivposten, vermögenswert, vermögenswerte, vermögenswerten",
    "books:liability": "passiva, passivposten, verbindlichkeit, verbindlichkeiten, schulden",
    "books:revenue": "einnahme, einnahmen, erlös, erlöse, erlösen, umsatz, umsätze, umsätzen",
    "books:expense": "ausgabe, ausgaben, aufwendung, aufwendungen, aufwand, kosten",
    "books:profit": "gewinn, gewinne, gewinnen, gewinns",
    "books:loss": "verlust, verluste, verlusten, verlusts, verlustes",
    "balance:surplus": "überschuss, überschusses, überschüsse, überschüssen",
    "balance:deficit": "defizit, defizits, defizite, defiziten, fehlbetrag, fehlbetrags, fehlbeträge",
    "entry:debit": "im soll, lastschrift, lastschriften, abgebucht",
    "entry:credit": "im haben, gutschrift, gutschriften, gutgeschrieben",
    "account:deposit": "einzahlung, einzahlungen, eingezahlt, einlage, einlagen",
    "account:withdrawal": "auszahlung, auszahlungen, abhebung, abhebungen, abgehoben",
    "market:supply": "angebot, angebots, angebote, angeboten",
    "market:demand": "nachfrage, nachfragen",
    "sum:gross": "brutto",
    "sum:net": "netto",
    "value:nominal": "nominal~, nominell~",
    "value:real": "real~, inflationsbereinigt~, preisbereinigt~",
    "average:mean": """
        mittelwert, mittelwerts, mittelwerte, durchschnitt, durchschnitts, durchschnittlich~, im mittel, arithmetisches
        mittel
    """,
    "average:median": "median, medians, mediane, zentralwert",
    "origin:domestic": "inländisch~, einheimisch~, heimisch~, inland, inlands",
    "origin:foreign": "ausländisch~, ausland, auslands, importiert~",
    "land:urban": "urban~, städtisch~",
    "land:rural": "ländlich~",
    "route:oral": "oral~, peroral~, per os, durch den mund",
    "route:intravenous": "intravenös~, i v",
    "route:intramuscular": "intramuskulär~",
    "route:subcutaneous": "subkutan~",
    "route:topical": "topisch~, äußerlich~",
    "route:rectal": "rektal~",
    "route:inhaled": "inhalativ~, inhaliert",
    "route:sublingual": "sublingual~",
    "meal:fasting": "nüchtern~, auf nüchternen magen",
    "meal:fed": "zum essen, zu den mahlzeiten, mit dem essen, zu einer mahlzeit, mit einer mahlzeit",
    "pressure:systolic": "systolisch~",
    "pressure:diastolic": "diastolisch~",
    "vessel:arterial": "arteriell~, arterie, arterien",
    "vessel:venous": "venös~, vene, venen",
    "gene:dominant": "dominant~",
    "gene:recessive": "rezessiv~",
    "onset:congenital": "angeboren~, kongenital~",
    "onset:acquired": "erworben~",
    "pathogen:viral": "viral~, virus, viren",
    "pathogen:bacterial": "bakteriell~, bakterium, bakterien",
    "pathogen:fungal": "pilz, pilze, pilzen",
    "aim:preventive": "präventiv~, vorbeugend~, prophylaktisch~",
    "aim:curative": "kurativ~",
    "aim:palliative": "palliativ~",
    "design:randomised": "randomisiert~",
    "design:observational": "beobachtungsstudie, beobachtungsstudien",
    "blinding:double": "doppelblind~",
    "blinding:single": "einfachblind~",
    "blinding:open": "unverblindet~",
    "response:sensitive": "empfindlich~, sensibel, sensible~",
    "response:resistant": "resistent~",
    "heat:hot": "heiß~",
    "heat:warm": "warm~",
    "heat:cold": "kalt~",
    "moisture:wet": "nass~, feucht~",
    "moisture:dry": "trocken~",
    "phase:solid": "fest~, feststoff, feststoffe",
    "phase:liquid": "flüssig~, flüssigkeit, flüssigkeiten",
    "phase:gas": "gasförmig~, gas, gase, gasen",
    "acidity:acid": "sauer, saure~",
    "acidity:base": "basisch~, alkalisch~",
    "access:read-only": "schreibgeschützt~, nur lesen, nur lesbar, lesezugriff",
    "access:write": "beschreibbar~, schreibzugriff, lesen und schreiben",
    "voice:active": "aktiv~",
    "voice:passive": "passiv~",
    "rank:primary": "primär~",
    "rank:secondary": "sekundär~",
    "rank:tertiary": "tertiär~",
    "measure:qualitative": "qualitativ~",
    "measure:quantitative": "quantitativ~",
    "state:open": "offen~, geöffnet~",
    "state:closed": "geschlossen~, verschlossen~",
    "travel:arrival": "ankunft, ankünfte, anreise, anreisen",
    "travel:departure": "abfahrt, abfahrten, abreise, abreisen, abflug, abflüge",
    "border:import": "import, importe, importen, importiert~, importieren, importeur, importeure, importeurs",
    "border:export": "export, exporte, exporten, exportiert~, exportieren, exporteur, exporteure, exporteurs",
}
ALTERNATIVES: Final = inflected(_WORDS | LAW, _ENDINGS)
