"""German function words, numerals and fixed phrases (pincite's own compilation)."""

from pincite.core.text.lexicon.alternatives_de import ALTERNATIVES
from pincite.core.text.lexicon.directions_de import CONTRARIES, DIRECTIONS
from pincite.core.text.lexicon.endings import GERMAN_ENDINGS
from pincite.core.text.lexicon.lexicon import Lexicon
from pincite.core.text.lexicon.notation import Inflected, bag, listed, numbered
from pincite.core.text.lexicon.opposites_de import OPPOSITES
from pincite.core.text.lexicon.rates import RATES
from pincite.core.text.lexicon.units_de import UNITS

GERMAN = Lexicon(
    tag="de",
    common=bag("""
        aber alle als am an auch auf aus bei beim bis da dann das dass daß dem den denn der des die dies diese
        diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines er es für gegen haben hat
        hatte hatten hier ich ihr ihre ihren ihrer im in ins ist jede jeder jedes jedoch kann kein keine
        keinen keiner man mehr mit muss muß nach nicht noch nun nur ob oder ohne sehr sein seine seiner sich
        sie sind so soll sondern sowie um und unter vom von vor war waren was weil welche welcher welches wenn
        wer werden wie wir wird wo wurde wurden während zu zum zur zwischen über
    """),
    negations={
        "not": "nicht, kein, keine, keinen, keinem, keiner, keines, nein, keinerlei, keineswegs, keinesfalls",
        "never": "nie, niemals, noch nie, zu keiner zeit",
        "no longer": """
            nicht mehr, nicht länger, kein ... mehr, keine ... mehr, keinen ... mehr, keiner ... mehr
        """,
        "nobody": "niemand, niemandem, niemanden",
        "nothing": "nichts",
        "nowhere": "nirgends, nirgendwo",
        "neither": "weder, auch nicht",
        "without": "ohne, mangels, in ermangelung",
        "fail": "weigert sich, weigerte sich, weigern sich, weigerten sich, geweigert",
        "hardly": "kaum",
        "cannot": "außerstande, unfähig",
        "far from": "weit davon entfernt, alles andere als, das gegenteil von",
        "instead of": "anstatt, statt, anstelle, an stelle von",
    },
    modals={
        "can": "kann, können, kannst, könne, imstande, in der lage",
        "could": "könnte, könnten, konnte, konnten",
        "may": "darf, dürfen, dürfe, durfte, durften",
        "might": "dürfte, dürften, mag, mögen, möge",
        "must": """
            muss, muß, müssen, müsse, musste, mußte, mussten, müsste, müssten, verpflichtet, hat zu, haben zu,
            ist zu, sind zu
        """,
        "should": "sollte, sollten",
        "shall": "soll, sollen, solle",
        "want": "will, wollen, wollte, wollten",
        "possibly": "möglicherweise, vielleicht, eventuell, womöglich, unter umständen",
        "probably": "wahrscheinlich, vermutlich, voraussichtlich, wohl",
        "certainly": "sicherlich, bestimmt, zweifellos, gewiss",
        "allegedly": "angeblich, mutmaßlich, mutmaßliche, mutmaßlichen, vorgeblich, angebliche, angeblichen",
        "apparently": "anscheinend, scheinbar, offenbar, offensichtlich, scheint, scheinen",
        "recommended": "empfohlen, empfehlenswert, ratsam",
        "optional": "optional, fakultativ, freiwillig",
        "mandatory": "verpflichtend, obligatorisch, zwingend, vorgeschrieben",
    },
    quantifiers={
        "all": """
            alle, allen, aller, alles, allem, jeder, jede, jedes, jeden, jedem, jeglicher, sämtliche,
            sämtlicher, sämtlichen, jeweils
        """,
        "both": "beide, beiden, beider, beides",
        "any": "irgendein, irgendeine, irgendwelche, jemand, etwas, beliebige, beliebiger",
        "most": """
            die meisten, meisten, der großteil, die mehrheit, mehrheitlich, die mehrzahl, großteils,
            größtenteils
        """,
        "many": "viele, vielen, vieler, zahlreiche, zahlreichen, zahlreicher",
        "much": "viel",
        "several": "mehrere, mehreren, mehrerer, etliche, verschiedene",
        "some": """
            einige, einigen, einiger, manche, manchen, mancher, gewisse, gewissen, bestimmte, bestimmten
        """,
        "few": "wenige, wenigen, weniger als #, wenig",
        "a few": "ein paar, einige wenige",
        "a minority": "eine minderheit, die minderheit",
        "half": "die hälfte, hälfte, der hälfte, halb, halbe, halben",
        "only": "nur, lediglich, ausschließlich, bloß, einzig, allein, nichts als",
        "at least": """
            mindestens, mind #, wenigstens, zumindest, nicht weniger als, nicht unter #, ein minimum von, oder mehr,
            oder älter, oder darüber, oder länger, und mehr, und älter
        """,
        "at most": """
            höchstens, maximal, max #, nicht mehr als, bis zu, ein maximum von, allenfalls, nicht über #, oder weniger,
            oder jünger, oder darunter, oder kürzer
        """,
        "more than": "mehr als, über #, größer als, höher als, oberhalb von",
        "less than": "weniger als, unter #, kleiner als, niedriger als, unterhalb von",
        "about": "etwa, ungefähr, in der größenordnung von #, rund #, circa, ca, zirka, um die #, gegen #",
        "nearly": "fast, beinahe, nahezu, annähernd, knapp",
        "the day itself": "am oder",
        "exactly": "genau, exakt",
        "always": "immer, stets, jederzeit, in jedem fall, ausnahmslos",
        "usually": """
            meistens, meist, normalerweise, in der regel, üblicherweise, grundsätzlich, im allgemeinen,
            gewöhnlich
        """,
        "often": "oft, häufig, oftmals, vielfach",
        "sometimes": "manchmal, gelegentlich, mitunter, bisweilen, zuweilen, in einigen fällen",
        "rarely": "selten",
        "partly": "teilweise, zum teil, teils, teilweisen",
        "wholly": "vollständig, völlig, gänzlich, ganz, komplett, vollkommen",
        "twice": "doppelt, doppelte, doppelten, verdoppelt, verdoppelte, zweimal, zweifach, doppelt so",
        "three times": "dreifach, dreimal, verdreifacht, dreifache",
        "once": "einmal, einmalig",
        "halved": "halbiert, halbierte",
        "hundreds": "hunderte",
        "thousands": "tausende",
        "millions": "millionen von",
    },
    exceptions={
        "unless": "es sei denn, außer wenn, sofern nicht, wenn nicht, soweit nicht",
        "except": """
            außer, ausgenommen, mit ausnahme von, mit ausnahme der, mit ausnahme des, abgesehen von,
            ausgeschlossen
        """,
        "provided": """
            sofern, vorausgesetzt, unter der bedingung, soweit, solange, vorbehaltlich, unter dem vorbehalt, unter
            vorbehalt
        """,
        "only if": "nur wenn, nur dann wenn, nur falls, nur sofern, nur soweit, nur bei, genau dann wenn",
        "if": "wenn, falls, im falle, im fall",
        "otherwise": "andernfalls, ansonsten",
    },
    neutral={
        "": """
            nicht nur, nicht bloß, nicht lediglich, nicht zuletzt, nichtsdestotrotz, auch wenn, als ob, vor
            allem, wenn auch, nach wie vor, mehr oder weniger, ohne weiteres, um so mehr, ganz zu schweigen,
            nicht allein, eine bestimmte, bestimmt dass, bestimmte dass, findet ... statt, fand ... statt, finden ...
            statt, fanden ... statt
        """,
    },
    directions=DIRECTIONS,
    contraries=CONTRARIES,
    opposites=OPPOSITES,
    parties={
        "rank+": "überlegen, überlegene, überlegenen, übergeordnet, übergeordnete, übergeordneten",
        "rank-": "unterlegen, unterlegene, unterlegenen, untergeordnet, untergeordnete, untergeordneten",
        "suit+": "kläger, klägerin, klägers, klägern",
        "suit-": "beklagte, beklagten, beklagter",
        "appeal+": "antragsteller, antragstellerin, antragstellers, berufungskläger",
        "appeal-": "antragsgegner, antragsgegnerin, antragsgegners, berufungsbeklagte, berufungsbeklagten",
        "trial+": "anklage, staatsanwaltschaft",
        "trial-": "verteidigung, angeklagte, angeklagten, angeklagter",
        "sale+": "verkäufer, verkäuferin, verkäufers, verkäufern",
        "sale-": "käufer, käuferin, käufers, käufern",
        "lease+": "vermieter, vermieterin, vermieters, vermietern",
        "lease-": "mieter, mieterin, mieters, mietern",
        "employment+": "arbeitgeber, arbeitgeberin, arbeitgebers, arbeitgebern",
        "employment-": "arbeitnehmer, arbeitnehmerin, arbeitnehmers, arbeitnehmern",
        "debt+": "gläubiger, gläubigerin, gläubigers, gläubigern",
        "debt-": "schuldner, schuldnerin, schuldners, schuldnern",
        "insurance+": "versicherer, versicherers",
        "insurance-": "versicherte, versicherten, versicherter, versicherungsnehmer, versicherungsnehmers",
        "crime+": "täter, täterin, täters, tätern",
        "crime-": "opfer, opfers, opfern",
        "assignment+": "zedent, zedenten, zedentin, abtretender, abtretende",
        "assignment-": "zessionar, zessionars, zessionare, abtretungsempfänger, abtretungsempfängers",
        "loan+": "darlehensgeber, darlehensgebers, darlehensgeberin, kreditgeber, kreditgebers, kreditgebern",
        "loan-": "darlehensnehmer, darlehensnehmers, darlehensnehmerin, kreditnehmer, kreditnehmers, kreditnehmern",
        "gift+": "schenker, schenkers, schenkerin",
        "gift-": "beschenkte, beschenkten, beschenkter",
        "pay+": "zahler, zahlers, zahlungspflichtiger, zahlungspflichtige, zahlungspflichtigen",
        "pay-": "zahlungsempfänger, zahlungsempfängers, begünstigter, begünstigte, begünstigten",
        "works+": "besteller, bestellers, bauherr, bauherrn, bauherren",
        "works-": "werkunternehmer, werkunternehmers, bauunternehmer, bauunternehmers",
        "farm+": "verpächter, verpächters, verpächtern, verpächterin",
        "farm-": "pächter, pächters, pächtern, pächterin",
        "transport+": "absender, absenders, absendern, versender, versenders, sender",
        "transport-": "empfänger, empfängers, empfängern, empfängerin",
    },
    rates=RATES["de"],
    alternatives=ALTERNATIVES,
    qualifiers=Inflected(
        {
            "material": "wesentlich~",
            "substantial": "erheblich~",
            "sole": "alleinig~, ausschließlich~",
            "prior": "vorherig~",
            "written": "schriftlich~",
            "reasonable": "angemessen~, zumutbar~",
            "irrevocable": "unwiderruflich~",
            "unconditional": "bedingungslos~, unbedingt~",
        },
        GERMAN_ENDINGS,
    ),
    negative_prefixes=bag("a anti des dis ent il im in ir miss nicht un"),
    negative_suffixes=bag("frei freie freien los lose losen loser loses"),
    positive_suffixes=bag(
        "haltig haltige haltigen reich reiche reichen voll volle vollen pflichtig pflichtige pflichtigen"
    ),
    false_negatives=bag("""
        ab abend aber acht ahnung alle allein also andere anders arm art auch aus dessen desto distanz
        distrikt ente entfernung entgegen enthalten enthält entlang entlassen entlassung entlohnt entnahme
        entnehmen entscheidung entschied entsprechend entspricht entstand entstehen entsteht entweder
        entwicklung imker import impuls industrie information informieren inhalt inhalte inland innere instanz
        institut interesse intern invest und unfall unfälle ungarn uni union universität uns unser unsere
        unseren unten unter unterricht unterschied
    """),
    months=numbered("""
        januar=1, jänner=1, februar=2, feber=2, märz=3, april=4, mai=5, juni=6, juli=7, august=8, september=9,
        oktober=10, november=11, dezember=12, jan=1, feb=2, mrz=3, apr=4, jun=6, jul=7, aug=8, sep=9, sept=9,
        okt=10, nov=11, dez=12
    """),
    unsure_months=bag("apr aug august dez feb jan jul jun mrz nov okt sep sept"),
    weekdays=numbered("""
        montag=1, dienstag=2, mittwoch=3, donnerstag=4, freitag=5, samstag=6, sonnabend=6,
        sonntag=7, montags=1, dienstags=2, mittwochs=3, donnerstags=4, freitags=5, samstags=6,
        sonntags=7, mo=1, di=2, mi=3, do=4, fr=5, sa=6, so=7
    """),
    unsure_weekdays=bag("di do fr mi mo sa so"),
    date_joiners=bag(""),
    year_cues=bag("""
        ab anfang bis ende frühjahr herbst im jahr jahre mitte nach seit sommer um von vor winter zwischen
    """),
    cardinals=numbered("""
        null=0, eins=1, ein=1, eine=1, einen=1, einem=1, einer=1, eines=1, zwei=2, zwo=2, drei=3, vier=4,
        fünf=5, sechs=6, sieben=7, acht=8, neun=9, zehn=10, elf=11, zwölf=12, dreizehn=13, vierzehn=14,
        fünfzehn=15, sechzehn=16, siebzehn=17, achtzehn=18, neunzehn=19, zwanzig=20, dreißig=30, dreissig=30,
        vierzig=40, fünfzig=50, sechzig=60, siebzig=70, achtzig=80, neunzig=90
    """),
    scales=numbered("""
        hundert=100, tausend=1000, million=1000000, millionen=1000000, mio=1000000, milliarde=1000000000,
        milliarden=1000000000, mrd=1000000000, tsd=1000, billion=1000000000000, billionen=1000000000000, dutzend=12
    """),
    ordinals=numbered("""
        erste=1, ersten=1, erster=1, erstes=1, erstem=1, zweite=2, zweiten=2, zweiter=2, zweites=2, zweitem=2,
        dritte=3, dritten=3, dritter=3, drittes=3, drittem=3, vierte=4, vierten=4, vierter=4, viertes=4,
        viertem=4, fünfte=5, fünften=5, fünfter=5, fünftes=5, fünftem=5, sechste=6, sechsten=6, sechster=6,
        sechstes=6, sechstem=6, siebte=7, siebten=7, siebter=7, siebtes=7, siebtem=7, achte=8, achten=8,
        achter=8, achtes=8, achtem=8, neunte=9, neunten=9, neunter=9, neuntes=9, neuntem=9, zehnte=10,
        zehnten=10, zehnter=10, zehntes=10, zehntem=10, elfte=11, elften=11, elfter=11, elftes=11, elftem=11,
        zwölfte=12, zwölften=12, zwölfter=12, zwölftes=12, zwölftem=12, zwanzigste=20, zwanzigsten=20,
        zwanzigster=20, zwanzigstes=20, zwanzigstem=20, hundertste=100, hundertsten=100, hundertster=100,
        hundertstes=100, hundertstem=100
    """),
    number_joiners=bag("und"),
    unsure_ones=bag("ein eine einem einen einer eines"),
    range_words=bag("bis oder"),
    units=UNITS,
    denials=listed("""
        es ist falsch dass, fälschlich behauptet dass, fälschlich berichtet dass, fälschlicherweise behauptet dass,
        fälschlicherweise berichtet dass, irrtümlich berichtet dass, es ist nicht wahr dass, es stimmt nicht
        dass, es trifft nicht zu dass, es ist nicht
        richtig dass, es ist unwahr dass, es ist ein mythos dass, es ist ein irrtum dass, es ist eine lüge dass,
        falsch ist dass, unmöglich dass, ausgeschlossen dass, zweifelhaft ob, unwahr ist dass, nicht zutreffend
        dass, entgegen der behauptung dass, entgegen der annahme dass, entgegen der verbreiteten meinung, keine
        beweise dafür dass, kein beweis dafür dass, keine belege dafür dass, keine hinweise darauf dass, keinen
        beweis dafür dass, bestreitet dass, bestritt dass, bestreiten dass, bestritten dass, dementierte dass,
        dementiert dass, leugnet dass, leugnete dass, widerlegt dass, verneint dass, verneinte dass, bezweifelt
        dass, bezweifeln dass, bezweifelte dass, die falsche behauptung dass, der irrglaube dass,
        der mythos dass, mythos, mythos #, falsch,
        irrtum, nicht bedeutet dass, bedeutet nicht dass, heißt nicht dass, beweist nicht dass, nicht behauptet
        dass, nicht gesagt dass, sagte nicht dass, glaubt nicht dass, nie behauptet dass, nicht der fall dass
    """),
    denying_headings=listed("mythen, irrtümer"),
    retractions=listed("""
        es sei denn, außer wenn, außer, ausgenommen, sofern, vorausgesetzt, unter der bedingung, nur wenn, nur
        falls, mit ausnahme, abgesehen von, soweit nicht, wenn nicht, aber nicht, ist falsch, ist nicht wahr, trifft
        nicht zu, trifft nicht mehr zu, ist nicht der fall, ist nicht mehr der fall, stimmt nicht, soweit, solange,
        jedoch nicht, vorbehaltlich
    """),
    turns=listed("""
        aber, jedoch, doch, sondern, wenn, falls, obwohl, obgleich, während, nur, allerdings, dennoch, bis,
        wobei, im falle
    """),
    notices=listed("""
        dieser artikel wurde zurückgezogen, in eigener sache korrektur, anmerkung der redaktion, haben wir
        korrigiert, hieß es zunächst
    """),
    earlier_versions=listed("""
        in einer früheren version, in einer früheren fassung, eine frühere version dieses, eine frühere fassung
        dieses, in einer vorherigen version, eine frühere version dieser, eine frühere fassung dieser
    """),
    misstatements=bag("""
        hieß stand standen war waren enthielt behauptete nannte schrieb schrieben gab fälschlich
        fälschlicherweise irrtümlich irrtümlicherweise falsch falsche falschen falscher fehler haben hatten
    """),
    notice_labels=bag("berichtigung erratum korrektur korrigiert richtigstellung zurückgezogen"),
    titles=bag("""
        a abb abs anm art aufl b bd bzw ca d dipl dr evtl exkl f ff fr gem ggf h hr hrsg ing inkl jh jhd kap
        lfd lit max min mind nr prof rdnr rn rz s sog st tab u vgl z ziff zzgl
    """),
    abbreviations=bag("co etc gmbh jr sen str tel usw"),
    capital_nouns=True,
    name_prepositions=bag("aus bei in nach"),
)
