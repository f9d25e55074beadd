"""What gave way to another of its kind: noon to midnight, weak to strong; by its form, hypertension to hypotension."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon
from pincite.core.text.lexicon.antonyms import antonyms
from pincite.core.text.lexicon.notation import bag
from pincite.core.text.stems import stem

#: Kinds of words that say when; the others say which way, who or what.
_TIMES: Final = frozenset({"daytime", "day", "season", "week"})
#: Beginnings that exclude each other before one stem; those of Greek and Latin are much the same in every language.
_PREFIXES: Final = """
    hyper hypo iso
    hiper hipo iso
    exo endo
    intra extra inter
    pre post
    pr\u00e9 p\u00f3s
    pre pos
    ante post
    pro retro anti
    micro macro
    mikro makro
    mono mon di bi tri tetra penta hexa poly multi
    mono mon di bi tri tetra penta hexa poli multi
    homo hetero
    sub super supra
    infra supra ultra
    brady tachy
    bradi tachi taqui
    eu dys dis
    cis trans
    in ex
    ab ad
    affer effer
    afer efer
    asc desc
    objec subjec
    objet subjet
    objekt subjekt
    mini maxi
    min max
    up down
    in out
    over under
    sobre infra
    sobre sub
    sur sous
    ein aus
    auf ab
    zu ab
    \u00fcber unter
    vor nach
    innen aussen
    ober unter
    nord s\u00fcd ost west
    fr\u00fch sp\u00e4t
    sommer winter
    brutto netto
    h\u00f6chst mindest
    inlands auslands
    bundes landes
    zivil straf
"""
#: Endings likewise: who gives and who is given, salts, what an organ suffers, what is done to it.
_SUFFIXES: Final = """
    er ee
    or ee
    ite ate ide
    ito ato uro
    it at id
    ous ic
    itis osis
    ite ose
    ectomy ostomy otomy oscopy plasty
    ectom\u00eda ostom\u00eda otom\u00eda oscopia plastia
    geber nehmer
    positive negative
    positiv negativ
    positiven negativen
    positivo negativo
    positiva negativa
    positif n\u00e9gatif
    positive n\u00e9gative
    ante atario
    ante at\u00e1rio
    ant ataire
    dor tario
    dor t\u00e1rio
    teur taire
"""
#: Stems before which such beginnings are no contraries: who hands over ("abgeben") does not stand against who gives up.
_UNRELATED: Final = {
    "in ex": bag("""
        tenso tensos tensa tensas tensamente cursi\u00f3n cursiones curs\u00e3o curs\u00f5es cursion cursions ibir
        cite cit\u00e9 citer citation
    """),
    "pro retro anti": bag("ceso ceder uver uve uv\u00e9 uvent uvant uv\u00e9e uv\u00e9s"),
    "mono mon di bi tri tetra penta hexa poly multi": bag("chos enen ebe ngen ste che tes tado tar"),
    "mono mon di bi tri tetra penta hexa poli multi": bag("chos enen ebe ngen ste che tes tado tar"),
    "ein aus": bag("""
        druck dr\u00fccke dr\u00fccken stellung stellungen stellen stellt gestellt gestellte gestellten gehen
        gegangen geht gehend richtung richten gerichtet gerichtete gerichteten blick blicke fallen gefallen
        f\u00e4llt fall f\u00e4lle sicht sehen gesehen halten gehalten zuhalten kommen legen gelegt reichen gereicht
        schnitt schnitte schlag wirken gewirkt wirkung bildung gerechnet reden k\u00fcnfte l\u00f6sen gel\u00f6st
        l\u00f6sung arbeiten gearbeitet arbeitung spielt gespielt geschrieben schreiben brechen gebrochen bruch
        setzen gesetzt zusetzen
    """),
    "auf ab": bag("""
        geben gegeben zugeben gibt gab gaben gabe halten gehalten zuhalten grund sicht stand st\u00e4nde satz
        s\u00e4tze legen gelegt stellen gestellt stellung teilung kommen l\u00f6sen gel\u00f6st l\u00f6sung rufen
        gerufen h\u00e4ngen geh\u00e4ngt setzen gesetzt decken gedeckt brechen gebrochen bruch geschlossen schluss
        schreiben geschrieben treten reissen gerissen geh\u00f6rt gef\u00fchrt f\u00fchren tragen getragen gefangen
        fangen ziehen gezogen zug gehen geht heben gehoben
    """),
    "zu ab": bag("""
        stand st\u00e4nde st\u00e4nden stimmung stimmen gestimmt geben gegeben gabe kommen fall f\u00e4lle satz
        s\u00e4tze legen gelegt neigung gestellt stellen gezogen ziehen geschnitten lauf geschrieben schreiben
        schuss gerechnet gehen geht folge geh\u00f6rt geh\u00f6ren gef\u00fchrt f\u00fchren zusehen sehen teil
    """),
    "\u00fcber unter": bag("""
        nehmen nommen nimmt nahm nahmen nahme schrift schriften lassen l\u00e4sst liess laufen zogen ziehen legen
        halten
    """),
    "vor nach": bag("kommen weisen weist gewiesen gehen zugehen lesen trag tr\u00e4ge geben fahren"),
}
#: Letters of a stem; after beginnings as short as "in" and "ex", which many words have, one more.
_SHORTEST: Final = 3
_SHORT: Final = 2
#: Words on either side among which antonyms are looked for.
_FEW: Final = 6


def _groups(lines: str) -> dict[str, tuple[int, ...]]:
    """Every affix with the lines that it stands in."""
    found: dict[str, tuple[int, ...]] = {}
    for group, line in enumerate(lines.strip().splitlines()):
        for affix in line.split():
            found[affix] = (*found.get(affix, ()), group)
    return found


_BY_PREFIX: Final = _groups(_PREFIXES)
_UNRELATED_STEMS: Final = [_UNRELATED.get(line.strip(), frozenset()) for line in _PREFIXES.strip().splitlines()]
_BY_SUFFIX: Final = _groups(_SUFFIXES)
_PREFIX_LENGTHS: Final = sorted(set(map(len, _BY_PREFIX)))
_SUFFIX_LENGTHS: Final = sorted(set(map(len, _BY_SUFFIX)))


def exchanged(before: Sequence[Mark], after: Sequence[Mark]) -> set[str]:
    """``date`` or ``direction`` where one of several words that exclude each other gave way to another of its kind."""
    old, new = _alternatives(before), _alternatives(after)
    gone = {sense.partition(":")[0] for sense in old - new}
    come = {sense.partition(":")[0] for sense in new - old}
    return {"date" if kind in _TIMES else "direction" for kind in gone & come}


def _alternatives(found: Iterable[Mark]) -> set[str]:
    return {mark.key for mark in found if mark.kind == "alternative"}


def contrasted(before: Iterable[str], after: Iterable[str], lexicon: Lexicon) -> bool:
    """Whether a folded word gave way to its antonym, or to one that by its beginning or ending stands against it."""
    old, new = set(before), set(after)
    return _differ_in_affix(old, new) or ("en" in lexicon.tag.split("+") and _are_antonyms(old - new, new - old))


def _are_antonyms(gone: set[str], come: set[str]) -> bool:
    # In a sentence that was written anew, two of its many words tell nothing of each other.
    if max(len(gone), len(come)) > _FEW:
        return False
    others = {stem(word, "en") for word in come}
    return any(not others.isdisjoint(antonyms(stem(word, "en"))) for word in gone)


def _differ_in_affix(old: set[str], new: set[str]) -> bool:
    gone = {(group, stem): affix for word in old - new for group, stem, affix in _taken_apart(word)}
    if not gone:
        return False
    return any(
        gone.get((group, stem), affix) != affix
        and (group < 0 or len(stem) >= _SHORTEST + (max(len(affix), len(gone[group, stem])) <= _SHORT))
        for word in new - old
        for group, stem, affix in _taken_apart(word)
    )


def _taken_apart(word: str) -> Iterator[tuple[int, str, str]]:
    """The ways to read a word as an affix and a stem; those of suffixes have groups below zero."""
    for length in _PREFIX_LENGTHS:
        if len(word) >= length + _SHORTEST:
            for group in _BY_PREFIX.get(word[:length], ()):
                if word[length:] in _UNRELATED_STEMS[group]:
                    continue
                yield group, word[length:], word[:length]
    for form in {word, word.removesuffix("s")}:
        for length in _SUFFIX_LENGTHS:
            if len(form) >= length + _SHORTEST:
                for group in _BY_SUFFIX.get(form[-length:], ()):
                    yield -1 - group, form[:-length], form[-length:]
