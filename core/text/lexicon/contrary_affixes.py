"""Beginnings and endings of words that exclude each other before or after one stem: "hypertension", "hypotension"."""

from collections.abc import Mapping
from typing import Final

#: Beginnings, each group with the stems before which they are no contraries: who hands over ("abgeben") does not stand
#: against who gives up ("aufgeben"). Those of Greek and Latin are much the same in every language.
PREFIXES: Final[Mapping[str, str]] = {
    "hyper hypo iso": "",
    "hiper hipo iso": "",
    "exo endo": "",
    "intra extra inter": "",
    "pre post": "",
    "pr\u00e9 p\u00f3s": "",
    "pre pos": "",
    "ante post": "",
    "pro retro anti": "ceso ceder uver uve uv\u00e9 uvent uvant uv\u00e9e uv\u00e9s",
    "micro macro": "",
    "mikro makro": "",
    "mono mon di bi tri tetra penta hexa poly multi": "chos enen ebe ngen ste che tes tado tar",
    "mono mon di bi tri tetra penta hexa poli multi": "chos enen ebe ngen ste che tes tado tar",
    "homo hetero": "",
    "sub super supra": "",
    "infra supra ultra": "",
    "brady tachy": "",
    "bradi tachi taqui": "",
    "eu dys dis": "",
    "cis trans": "",
    "in ex": """
        tenso tensos tensa tensas tensamente cursi\u00f3n cursiones curs\u00e3o curs\u00f5es cursion cursions ibir
        cite cit\u00e9 citer citation
    """,
    "ab ad": "",
    "affer effer": "",
    "afer efer": "",
    "asc desc": "",
    "objec subjec": "",
    "objet subjet": "",
    "objekt subjekt": "",
    "mini maxi": "",
    "min max": "",
    "up down": "",
    "in out": "",
    "over under": "",
    "sobre infra": "",
    "sobre sub": "",
    "sur sous": "",
    "ein aus": """
        druck dr\u00fccke dr\u00fccken stellung stellungen stellen stellt gestellt gestellte gestellten gehen
        gegangen geht gehend richtung richten gerichtet gerichtete gerichteten blick blicke fallen gefallen
        f\u00e4llt fall f\u00e4lle sicht sehen gesehen halten gehalten zuhalten kommen legen gelegt reichen gereicht
        schnitt schnitte schlag wirken gewirkt wirkung bildung gerechnet reden k\u00fcnfte l\u00f6sen gel\u00f6st
        l\u00f6sung arbeiten gearbeitet arbeitung spielt gespielt geschrieben schreiben brechen gebrochen bruch
        setzen gesetzt zusetzen
    """,
    "auf ab": """
        geben gegeben zugeben gibt gab gaben gabe halten gehalten zuhalten grund sicht stand st\u00e4nde satz
        s\u00e4tze legen gelegt stellen gestellt stellung teilung kommen l\u00f6sen gel\u00f6st l\u00f6sung rufen
        gerufen h\u00e4ngen geh\u00e4ngt setzen gesetzt decken gedeckt brechen gebrochen bruch geschlossen schluss
        schreiben geschrieben treten reissen gerissen geh\u00f6rt gef\u00fchrt f\u00fchren tragen getragen gefangen
        fangen ziehen gezogen zug gehen geht heben gehoben
    """,
    "zu ab": """
        stand st\u00e4nde st\u00e4nden stimmung stimmen gestimmt geben gegeben gabe kommen fall f\u00e4lle satz
        s\u00e4tze legen gelegt neigung gestellt stellen gezogen ziehen geschnitten lauf geschrieben schreiben
        schuss gerechnet gehen geht folge geh\u00f6rt geh\u00f6ren gef\u00fchrt f\u00fchren zusehen sehen teil
    """,
    "\u00fcber unter": """
        nehmen nommen nimmt nahm nahmen nahme schrift schriften lassen l\u00e4sst liess laufen zogen ziehen legen
        halten
    """,
    "vor nach": "kommen weisen weist gewiesen gehen zugehen lesen trag tr\u00e4ge geben fahren",
    "innen aussen": "",
    "ober unter": "",
    "nord s\u00fcd ost west": "",
    "fr\u00fch sp\u00e4t": "",
    "sommer winter": "",
    "brutto netto": "",
    "h\u00f6chst mindest": "",
    "inlands auslands": "",
    "bundes landes": "",
    "zivil straf": "",
}
#: Endings: who gives and who is given, salts, what an organ suffers, what is done to it.
SUFFIXES: Final = (
    "er ee",
    "or ee",
    "ite ate ide",
    "ito ato uro",
    "it at id",
    "ous ic",
    "itis osis",
    "ite ose",
    "ectomy ostomy otomy oscopy plasty",
    "ectom\u00eda ostom\u00eda otom\u00eda oscopia plastia",
    "geber nehmer",
    "positive negative",
    "positiv negativ",
    "positiven negativen",
    "positivo negativo",
    "positiva negativa",
    "positif n\u00e9gatif",
    "positive n\u00e9gative",
    "ante atario",
    "ante at\u00e1rio",
    "ant ataire",
    "dor tario",
    "dor t\u00e1rio",
    "teur taire",
)
