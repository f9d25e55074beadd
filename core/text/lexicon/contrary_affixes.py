"""Beginnings and endings of words that exclude each other before or after one stem: "hypertension", "hypotension"."""

from collections.abc import Mapping
from typing import Final

#: Beginnings, each group with the stems before which they are no contraries: "an excursion" does not stand
#: against "an incursion". Those of Greek and Latin are much the same in every language.
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
#: Beginnings that are contraries before these stems alone: German verbs begin with them in every sense.
NARROW: Final[Mapping[str, str]] = {
    "ein aus": """
        fuhr fuhren fuhrverbot fuhrz\u00f6lle gang g\u00e4nge gehend gehende gehenden nahme nahmen zahlung zahlungen
        zahlen gezahlt atmen geatmet atmung schalten geschaltet schaltet schliesslich schliessen geschlossen schluss
        laden geladen wanderung wanderer gewandert reise reisen steigen gestiegen stieg lagern gelagert
    """,
    "auf ab": """
        steigend steigende steigender steigen gestiegen stieg stiege w\u00e4rts runden gerundet rundung wertung werten
        gewertet r\u00fcsten r\u00fcstung bauen gebaut schwung
    """,
    "zu ab": """
        nahme nahmen nehmen nehmend nehmende nehmender nimmt nahm genommen fluss fl\u00fcsse sagen gesagt sage schlag
        schl\u00e4ge gang g\u00e4nge wanderung w\u00e4rts luft
    """,
    "\u00fcber unter": """
        durchschnittlich durchschnittliche gewicht gewichtig ern\u00e4hrung ern\u00e4hrt deckung gedeckt druck
        schreiten schritten schreitung sch\u00e4tzt sch\u00e4tzen sch\u00e4tzung bewertet bewertung zuckerung
        legen geordnet geordnete geordneten
    """,
    "vor nach": """
        mittag mittags teil teile teilig steuer steuern her herige herigen trag bereitung bereitet wahl sorge
        r\u00fccken saison
    """,
}
#: Endings, each group with what its stems end in, if not in anything: who gives and who is given, salts, what an organ
#: suffers, what is done to it.
SUFFIXES: Final[Mapping[str, str]] = {
    "er ee": "employ pay train interview pledg draw licens mortgag examin advis consign indors endors",
    "or ee": """
        less grant licens don trust assign oblig promis bail indemnit transfer mortgag guarant vend appell devis lien
        employ settl consign franchis pledg warrant
    """,
    "ite ate ide": "nitr sulf sulph phosph chlor brom iod arsen selen cyan bor fluor",
    "ito ato uro": "nitr sulf fosf clor brom yod iod arsen",
    "it at id": "nitr sulf phosph chlor brom iod arsen",
    "ous ic": "ferr nitr sulfur sulphur phosphor cupr stann mercur chlor chrom arsen",
    "itis osis": "",
    "ite ose": "arthr n\u00e9phr diverticul spondyl derm hidr",
    "ectomy ostomy otomy oscopy plasty": "",
    "ectom\u00eda ostom\u00eda otom\u00eda oscopia plastia": "",
    "geber nehmer": "",
    "positive negative": "",
    "positiv negativ": "",
    "positiven negativen": "",
    "positivo negativo": "",
    "positiva negativa": "",
    "positif n\u00e9gatif": "",
    "positive n\u00e9gative": "",
    "ante atario": "",
    "ante at\u00e1rio": "",
    "ant ataire": "",
    "dor tario": "",
    "dor t\u00e1rio": "",
    "teur taire": "",
}
