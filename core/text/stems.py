"""Words by a light stem: English endings and irregular forms, the commonest endings of four more languages."""

from functools import lru_cache
from typing import Final

_IRREGULAR: Final = {
    form: lemma
    for lemma, forms in {
        "be": "was were been being is are am", "have": "has had having", "do": "does did done doing",
        "rise": "rose risen", "fall": "fell fallen", "win": "won winning", "buy": "bought", "sell": "sold",
        "build": "built", "begin": "began begun beginning", "run": "ran running", "write": "wrote written",
        "take": "took taken", "give": "gave given", "go": "went gone goes", "come": "came", "see": "saw seen",
        "know": "knew known", "grow": "grew grown", "make": "made", "say": "said", "tell": "told", "find": "found",
        "hold": "held", "lead": "led", "leave": "left", "lose": "lost losing", "meet": "met", "pay": "paid",
        "send": "sent", "spend": "spent", "speak": "spoke spoken", "teach": "taught", "think": "thought",
        "bring": "brought", "catch": "caught", "fight": "fought", "choose": "chose chosen", "break": "broke broken",
        "drive": "drove driven", "eat": "ate eaten", "fly": "flew flown flies", "forget": "forgot forgotten",
        "get": "got gotten getting", "hear": "heard", "hide": "hid hidden", "keep": "kept", "lie": "lying lay lain",
        "sink": "sank sunk", "shrink": "shrank shrunk", "sing": "sang sung", "sit": "sat sitting",
        "stand": "stood", "steal": "stole stolen", "swim": "swam swum swimming", "throw": "threw thrown",
        "wear": "wore worn", "draw": "drew drawn", "beat": "beaten", "become": "became", "bear": "bore borne",
        "bind": "bound", "feel": "felt", "forbid": "forbade forbidden", "freeze": "froze frozen",
        "mean": "meant", "sleep": "slept", "strike": "struck", "understand": "understood", "withdraw":
        "withdrew withdrawn", "die": "died dying dies", "man": "men", "woman": "women", "child": "children",
        "person": "people persons", "foot": "feet", "tooth": "teeth", "mouse": "mice", "wife": "wives",
        "life": "lives", "leaf": "leaves", "half": "halves", "city": "cities", "study": "studies studied",
        "good": "better best", "bad": "worse worst", "analysis": "analyses", "crisis": "crises",
    }.items()
    for form in forms.split()
}  # fmt: skip
_DOUBLED: Final = frozenset("bdfgmnprt")
_KEPT: Final = ("ss", "us", "is")
_ENDINGS: Final = {
    "es": (
        "aciones ación amiento imiento amente mente aron ieron aban aba ando iendo ados adas ado ada idos idas ido ida "
        "ará arán erá irá ó ió ar er ir an en es as os a o e s"
    ),
    "pt": (
        "ações ação amento imento amente mente aram eram iram avam ava ando endo indo ados adas ado ada idos idas ido "
        "ida ará arão ou iu eu ar er ir am em es as os a o e s"
    ),
    "de": "ungen ung lich isch igen iger iges ige ten test tet te ern em en er es st e n s t",
    "fr": (
        "ations ation ements ement amment èrent irent aient ait ant ées ée és é er ir ez ent ons es e s"
    ),
}  # fmt: skip
_BY_LANGUAGE: Final = {
    language: tuple(sorted(text.split(), key=len, reverse=True)) for language, text in _ENDINGS.items()
}
_SHORTEST: Final = 4


@lru_cache(maxsize=1 << 15)
def stem(word: str, language: str) -> str:
    """The stem of a folded ``word``; the word itself in a language without endings here, or where it is long."""
    if len(word) > 40 or not word.isalpha():
        return word
    if language == "en":
        return _english(word)
    if language == "de" and word.startswith("ge") and len(word) > 6 and word.endswith(("t", "en")):
        word = word[2:]
    for ending in _BY_LANGUAGE.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word


def past(word: str) -> bool:
    """Whether an English word may be the past form of a verb."""
    return word.endswith("ed") or word in _IRREGULAR


def _english(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if len(word) <= 3:
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(_KEPT):
        word = word[:-2] if word.endswith(("sses", "shes", "ches", "xes", "zes")) else word[:-1]
    for ending in ("ingly", "edly", "ing", "ied", "ed", "ily", "ly"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            if ending in {"ied", "ily"}:
                return word + "y"
            if word[-1] == word[-2] and word[-1] in _DOUBLED:
                word = word[:-1]
            break
    return word[:-1] if word.endswith("e") and len(word) > 3 else word
