"""How further languages say no and except: nothing else of them is read, and these words alone turn a statement round.

By script where a script tells enough, in Latin letters by the language that a page names. pincite's own compilation.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from pincite.core.text.characters import beyond_ascii


class FurtherTerm(NamedTuple):
    """A place, and ``negation`` or ``exception``."""

    start: int
    end: int
    kind: str


#: Words between spaces, by the script's letters: what negates, then what excepts.
_SCRIPTS: Final[Mapping[str, tuple[str, str]]] = {
    "\u0400-\u04ff": (
        "не ни нет нельзя никто никого никому никогда ничто ничего нигде без ні немає нема ніхто нікого ніколи нічого"
        " нельга није нису нисам нити няма нито никой никога",
        "кроме исключением исключая крім окрім винятком осим освен",
    ),
    "\u0370-\u03ff\u1f00-\u1fff": (
        "δεν δε μη μην όχι ούτε μήτε ουδέ ποτέ κανείς κανένας καμία κανένα κανέναν τίποτα χωρίς άνευ",
        "εκτός πλην εξαιρουμένων εξαιρείται",
    ),
    "\u0590-\u05ff": (
        "לא ולא שלא הלא אין ואין שאין אינו אינה אינם אינן איננו איננה אינני בלי ללא מבלי אסור לעולם",
        "אלא למעט מלבד פרט",
    ),
    "\u0600-\u06ff": (
        "لا ولا فلا بلا ألا لم ولم فلم لن ولن ليس وليس ليست ليسوا غير بدون دون"
        " نیست نیستند نباید نشده نه بدون هیچ هرگز نہیں نہ بغیر",
        "إلا باستثناء سوى عدا مگر بجز جز",
    ),
    "\u0900-\u0963\u0966-\u097f": ("नहीं नही न ना मत बिना", "सिवाय अलावा छोड़कर"),
}
#: What stands in any word of scripts that write no spaces, or join what they negate; first what only looks like it.
_JOINED: Final[Mapping[str, tuple[str, str, str]]] = {
    "\u3040-\u30ff\u3400-\u9fff": (
        "不動産 不动产 不動產 不同 不仅 不僅 不但 不只 不断 不斷 不久 不過 不过 不错 不錯 非常 未来 未來"
        " 非洲 不列颠 不列顛 不锈钢 不銹鋼 不丹 无锡 無錫"
        " 無論 无论 無料 無線 无线 無数 无数 少ない 危ない 汚ない ないし",
        "不 未 無 无 没 沒 非 勿 毋 禁止 ない ません なかった なければ なくて ざる",
        "除非 除外 除く 除き 除いて 以外",
    ),
    "\uac00-\ud7a3": ("뿐만\u00a0아니라", "않 없 아니 아닌 못하 금지", "제외"),
    "\u0e00-\u0e7f": ("ไม่เพียง", "ไม่ ห้าม มิให้ มิได้ มิใช่ มิอาจ ปราศจาก", "เว้นแต่ ยกเว้น นอกจาก"),
}
#: What behind some of these makes them a negation after all: "differing views", but "does not agree"; "not permanent".
_NEGATING: Final[Mapping[str, str]] = {
    "不同": "意(?! ?[见見])",
    "非常": "[任设設规規]",
    "不断": "[电電水]",
    "不斷": "[電水]",
    "不过": "[户关期]",
    "不過": "[戶關期]",
    "未来": "[到得]",
    "未來": "[到得]",
}
#: In Latin letters by the primary subtag of the page's language.
_LANGUAGES: Final[Mapping[str, tuple[str, str]]] = {
    "it": (
        "non né nessun nessuno nessuna mai niente nulla neppure nemmeno neanche senza vietato vietata vietati vietate",
        "salvo tranne eccetto eccezione fuorché",
    ),
    "nl": ("niet geen nooit niets niemand nergens noch zonder verboden", "behalve tenzij uitgezonderd uitzondering"),
    "pl": (
        "nie ani nigdy nikt nikogo nic żaden żadna żadne żadnego żadnej bez zabrania zabronione",
        "oprócz prócz wyjątkiem chyba",
    ),
    "tr": ("değil değildir yok yoktur hiç hiçbir asla olmadan yasak yasaktır", "hariç dışında olmadıkça"),
    "sv": ("inte ej icke ingen inget inga aldrig utan varken förbjudet", "utom undantag förutom"),
    "da": ("ikke ingen intet aldrig uden hverken forbudt", "undtagen undtagelse medmindre"),
    "nb": ("ikke ingen intet aldri uten verken forbudt", "unntatt unntak medmindre"),
    "fi": ("ei eivät emme ette en et älä älkää ilman kielletty", "paitsi lukuun"),
    "cs": (
        "ne není nejsou nebyl nebyla nebylo nesmí nelze nemá nemůže nikdy nikdo nic žádný žádná žádné bez ani",
        "kromě výjimkou",
    ),
    "sk": ("nie nesmie nemožno nemá nemôže nikdy nikto nič žiadny žiadna žiadne bez ani", "okrem výnimkou"),
    "ro": ("nu nici niciodată nimeni nimic niciun nicio fără interzis interzisă", "decât excepția exceptând"),
    "ca": ("no ni mai ningú cap res sense tampoc prohibit prohibida", "llevat excepte tret"),
    "hu": ("nem ne sem se soha senki semmi nincs nincsenek nélkül tilos", "kivéve kivételével"),
    "vi": ("không chưa chẳng đừng cấm", "trừ ngoại"),
    "id": ("tidak bukan belum jangan tanpa dilarang", "kecuali"),
}  # fmt: skip
_ALIASES: Final = {"no": "nb", "nn": "nb", "ms": "id", "fil": "id"}
#: Vowel points of Hebrew and Arabic.
_POINT: Final = re.compile("[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]")
#: Marks that combine with a letter are parts of the word.
_MARKS: Final = "\u0300-\u036f\u0900-\u0903\u093a-\u094f"
_BEFORE: Final = f"(?<![\\w{_MARKS}])"
_BEHIND: Final = f"(?![\\w{_MARKS}])"


def further_terms(text: str, language: str = "") -> list[FurtherTerm]:
    """What of ``text`` negates or excepts in a language that has no lexicon of its own, in order.

    A space may stand between the characters of a script that writes none. ``language`` is a BCP 47 tag or empty.
    """
    if text.isascii():
        return sorted(_terms(text, language)) if language else []
    letters = _POINT.sub("", text)
    found = sorted(_terms(letters, language))
    if not found or len(letters) == len(text):
        return found
    # Hebrew and Arabic have the same words with points and without them.
    places = [at for at, char in enumerate(text) if not _POINT.match(char)]
    return [FurtherTerm(places[one.start], places[one.end - 1] + 1, one.kind) for one in found]


def _terms(text: str, language: str) -> Iterator[FurtherTerm]:
    beyond = beyond_ascii(text)
    patterns = [_of_script(letters) for letters in (*_SCRIPTS, *_JOINED) if _has(beyond, letters)]
    primary = language.replace("_", "-").partition("-")[0].casefold()
    if (primary := _ALIASES.get(primary, primary)) in _LANGUAGES:
        patterns.append(_of_language(primary))
    for pattern in patterns:
        for found in pattern.finditer(text):
            if found.lastgroup in {"negation", "exception"}:
                yield FurtherTerm(*found.span(), str(found.lastgroup))


def _has(chars: Iterable[str], letters: str) -> bool:
    """Whether one of ``chars`` is in the ranges of a script."""
    ranges = [(letters[at], letters[at + 2]) for at in range(0, len(letters), 3)]
    return any(low <= char <= high for char in chars for low, high in ranges)


@cache
def _of_script(letters: str) -> re.Pattern[str]:
    if letters in _SCRIPTS:
        return _between_spaces(*_SCRIPTS[letters])
    alike, *others = _JOINED[letters]
    neutral = "|".join(
        f"{_joined(word)}(?! ?{_NEGATING[word]})" if word in _NEGATING else _joined(word) for word in alike.split(" ")
    )
    negations, exceptions = map(_joined, others)
    return re.compile(f"(?P<neutral>{neutral})|(?P<exception>{exceptions})|(?P<negation>{negations})")


@cache
def _of_language(primary: str) -> re.Pattern[str]:
    return _between_spaces(*_LANGUAGES[primary])


def _between_spaces(negations: str, exceptions: str) -> re.Pattern[str]:
    negation, exception = ("|".join(map(re.escape, words.split())) for words in (negations, exceptions))
    return re.compile(f"{_BEFORE}(?:(?P<negation>{negation})|(?P<exception>{exception})){_BEHIND}", re.IGNORECASE)


def _joined(words: str) -> str:
    return "|".join(" ?".join(map(re.escape, word)) for word in words.split(" "))
