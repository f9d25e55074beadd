"""The words of a label - the head of a column, a heading, a term - in one writing, whatever the style of a site."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final
from unicodedata import category, normalize

from pincite.core.text.lexicon import any_language

#: What counts a heading or a caption: "14 Duty", "2.1. Scope", "(b) Fees", "Table 2.", "Article 3: Fees", "IV. Costs".
_NUMBERED: Final = re.compile(
    r"\W{0,8}(?:"
    r"(?:table|tabla|tabela|tabelle|tableau|quadro|cuadro|tab\.?|fig\.?|figure|figura|abbildung) "
    r"(?P<pictured>\d{1,3}(?:\.\d{1,3}){0,8})(?:[.):\u2014-]{1,3}|(?= )) ?"
    r"|(?:section|secci\u00f3n|se\u00e7\u00e3o|abschnitt|sec\.|chapter|cap\u00edtulo|chapitre|kapitel|article"
    r"|art\u00edculo|artigo|artikel|art\.|annex|anexo|annexe|anhang|appendix|step|paso|passo|schritt|\u00e9tape|\u00a7)"
    r" ?(?:\d{1,3}(?:\.\d{1,3}){0,8}[a-z]?|[ivxl]{1,5}|[a-z])[.):\u2014\u2013-]{1,3} ?"
    r"|\(?(?:\d{1,3}(?:\.\d{1,3}){0,8}[a-z]?|[ivxl]{1,5}|[a-z])[.):\u2014-]{1,3} "
    r"|(?P<bare>\d{1,3}(?:\.\d{1,3}){0,8}[a-z]? ))(?=[\s\"'\u201c\u2018\u00ab(]{0,3}(?P<next>[^\W\d_]+))",
    re.IGNORECASE,
)
#: What a number stands before as one of a row: "1. Quartal", "2. Etage".
_ORDERED: Final = frozenset(
    """quartal halbjahr trimester semester etage stock stockwerk klasse stufe lesung instanz rang platz auflage
    weltkrieg senat kammer lebensjahr schuljahr person hand""".split()
)
#: How many there are: "Comments (12)", "1,204 views", "Top 10 tips", "3 days ago", "Page 1 of 3".
_COUNT: Final = r"\d{1,3}(?:[., ]?\d{3}){0,3}(?:\.\d)?[km]?\+?"
_COUNTED: Final = re.compile(
    rf"(?<=\w)\s?\({_COUNT}\)\s?$"
    rf"|{_COUNT} (?=(?:comments?|replies|reply|answers?|views?|reviews?|ratings?|likes?|shares?|followers?|downloads?"
    r"|tips|reasons|min(?:ute)?s? read|(?:second|minute|hour|day|week|month|year)s? ago"
    r"|comentarios?|respuestas?|visitas|opiniones|consejos|razones|coment\u00e1rios?|respostas?|visualiza\u00e7\u00f5es"
    r"|avalia\u00e7\u00f5es|dicas|kommentare?|antworten|aufrufe|bewertungen|tipps|commentaires?|r\u00e9ponses?|vues|avis"
    r"|conseils|astuces)\b)"
    rf"|(?<=comments )\d+$|(?<=replies )\d+$|(?<=answers )\d+$|(?<=reviews )\d+$"
    r"|(?:page|p\u00e1gina|seite) \d+ (?:of|de|von|sur|/) \d+",
    re.IGNORECASE,
)
#: When the page was last changed, at the end of a label.
_UPDATED: Final = re.compile(
    r"\W{0,3}\b(?:(?:last )?updated|last (?:modified|revised|reviewed|changed|checked)|actualizad[oa]"
    r"|\u00faltima (?:actualizaci\u00f3n|modificaci\u00f3n|revisi\u00f3n|atualiza\u00e7\u00e3o)|atualizad[oa]"
    r"|aktualisiert|zuletzt ge\u00e4ndert|mise? \u00e0 jour|derni\u00e8re (?:mise \u00e0 jour|modification))\b"
    r"(?P<when>[^()\[\]]{0,40}\d)[)\].]{0,3}$",
    re.IGNORECASE,
)
#: Words of a moment, at most: "on", "May", "at", "am".
_MOMENT: Final = 4
_LETTERS: Final = re.compile(r"[^\W\d_]+")

_NOTE_MARK: Final = re.compile(r"(?<=\w)\s?\[(?:\d{1,3}|note \d{1,2})\]")
_PLURAL: Final = re.compile(r"(?<=\w)\((?:s|es|n|en|e)\)")
_APOSTROPHE: Final = re.compile("(?<=\\w)['\u2019](?=\\w)")
_GROUPS: Final = re.compile("(?<=\\d)[, '\u2019](?=\\d{3}(?!\\d))")
_RANGE: Final = re.compile(r"(?<=\d) (?:to|bis|a|ate) (?=\d)")
_RAISED: Final = re.compile("(?<=\\d)(?=[\u2070\u00b9\u00b2\u00b3\u2074-\u2079])")
_MINUS: Final = re.compile("(?<![\\w)\\].])[-\u2010-\u2015\u2212](?=\\d)")
#: "C#" and "C" are two; behind a word the sign is a link's.
_SHARP: Final = re.compile(r"(?<![^\W_])([a-z])#")
_IN_SIGN: Final = re.compile(r"\bin (?=[$\u00a3\u20ac\u00a5%])")
_NUMBER_OF: Final = re.compile(r"\bnos?\.? of\b")
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")
#: Signs that say what letters do not, each in one form; all others are decoration.
_SIGNS: Final = {
    **{sign: sign for sign in "%\u2030\u00b0$\u00a3\u20ac\u00a5<>\u2264\u2265\u00b1+=\u00b5\u00ac^"},
    **dict.fromkeys("\u2713\u2714\u2705\u2611\U0001f44d", "\u2713"),
    **dict.fromkeys("\u2717\u2718\u274c\u2716\u2612\U0001f6ab\u26d4\U0001f44e", "\u2717"),
}
_WRITTEN: Final = (
    ("\u2260", "\u00ac="), ("!=", "\u00ac="), (">=", "\u2265"), ("<=", "\u2264"), ("->", " "), ("\u2122", ""),
    ("\u00ae", ""), ("\u00a9", ""), ("per cent", "%"),
)  # fmt: skip
_SAME: Final = {
    "eur": "\u20ac", "euro": "\u20ac", "euros": "\u20ac", "gbp": "\u00a3", "usd": "$", "jpy": "\u00a5", "percent": "%",
    "max": "maximum", "avg": "average",
}  # fmt: skip
_EMPTY: Final = frozenset("the and und et der die das el la los las le les".split())
#: British and American spelling, and the plural, of words that have been folded: what becomes one need not be a word.
_SPELT: Final = tuple(
    (re.compile(pattern), put)
    for pattern, put in (
        (r"(?<=[a-z]{2})our", "or"),
        (r"(?<=[a-z]{3})([iy])s(?=(?:e|ed|es|er|ers|ing|ations?)$)", r"\1z"),
        (r"(?<=[a-z][bt])re(?=s?$)", "er"),
        (r"(?<=og)ue(?=s?$)", ""),
        (r"ll(?=(?:ed|ing|er|ers)$)", "l"),
        (r"[ao]e(?=[a-z])", "e"),
        (r"(?<=en)ce(?=s?$)", "se"),
        (r"(?<=m)me(?=s?$)", ""),
        (r"(?<=[a-z]{3})(?<!s)s$", ""),
    )
)


def label_words(text: str, *, counted: bool) -> tuple[str, ...]:
    """The words and telling signs of ``text``, each in one writing; ``counted`` leaves out how it is numbered and how
    many there are, as of headings.
    """
    text = _undated(" ".join(text.split()))
    if counted:
        text = _COUNTED.sub("", _unnumbered(text))
    found = [word for word in _spelt(text) if word]
    return tuple([word for word in found if word not in _EMPTY] or found)


def written(words: Sequence[str]) -> str:
    """``words`` as one text: "web site" and "website" are one, and two numbers are two."""
    parts: list[str] = []
    for word in words:
        if parts and parts[-1][-1].isdigit() and word[0].isdigit():
            parts.append(" ")
        parts.append(word)
    return "".join(parts)


def _undated(text: str) -> str:
    found = _UPDATED.search(text)
    return text[: found.start()] if found and len(_LETTERS.findall(found["when"])) <= _MOMENT else text


def _unnumbered(text: str) -> str:
    """``text`` without its number, which is none before a unit or a month: "40 mg tablets", "20 June"."""
    found = _NUMBERED.match(text)
    if found is None:
        return text
    following = found["next"]
    if found["bare"] and following[0].islower():
        return text
    if found["pictured"] is None and following.casefold() in _counted_off():
        return text
    return text[found.end() :]


@cache
def _counted_off() -> frozenset[str]:
    """Words that a number belongs to."""
    lexicon = any_language()
    units = {word.strip().casefold() for words in lexicon.units.values() for word in words.split(",")}
    return frozenset({*units, *lexicon.months, *_ORDERED})


def _spelt(text: str) -> Iterator[str]:
    text = _PLURAL.sub("", _NOTE_MARK.sub("", text))
    for one, other in _WRITTEN:
        text = text.replace(one, other)
    text = _RAISED.sub("^", "".join(char for char in text if category(char) != "Cf"))
    text = _ACCENTS.sub("", normalize("NFKD", _GROUPS.sub("", _APOSTROPHE.sub("", text)))).casefold()
    text = _NUMBER_OF.sub("number of", text)
    text = _SHARP.sub(r"\1sharp", text)
    text = _MINUS.sub(" \u00ac", _IN_SIGN.sub("", _RANGE.sub(" ", text)))
    word = ""
    for char in text:
        if category(char)[0] in "LNM":
            word += char
            continue
        yield _one(word)
        word = ""
        yield _SIGNS.get(char, "")
    yield _one(word)


def _one(word: str) -> str:
    word = _SAME.get(word, word)
    if word.isascii() and word.isalpha():
        for pattern, put in _SPELT:
            word = pattern.sub(put, word)
    return word
