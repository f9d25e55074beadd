"""What a sentence claims beside the words that it quotes: "It is urgent" of 'It is urgent: "within a week"'."""

import re
from typing import Final

from pincite.core.shapes.link import GONE

#: What sets a quotation off from the sentence that it bears out.
_SET_OFF: Final = re.compile(r"(?::|[\u2013\u2014]|(?<=\s)--?)$")
#: Marks of sources that no reader sees as words, and the space before them where a sign follows.
_HIDDEN: Final = re.compile(rf"(?<![ \t])[ \t]*+{GONE}++(?=[.,;:!?)\s]|$)|{GONE}++")
_LEAST_WORDS: Final = 3
#: More words before a quotation tell something of their own.
_MOST_WORDS: Final = 12
#: A sentence that ends with one of these, or begins with one of the others, only says whose the words are.
SAYS: Final = frozenset(
    "says say said saying states state stated reads read provides provide provided writes write wrote holds held finds"
    " found notes noted adds added reports reported explains explained concludes concluded declares declared puts it so"
    " dice dicen dijo establece establecen dispone disponen se\u00f1ala se\u00f1alan escribe afirma afirman reza indica"
    " diz dizem disse estabelece estabelecem disp\u00f5e disp\u00f5em escreve afirmam"
    " sagt sagen sagte lautet lauten schreibt schrieb bestimmt hei\u00dft fest aus steht gilt"
    " dit disent dispose disposent pr\u00e9voit pr\u00e9voient \u00e9nonce \u00e9crit pr\u00e9cise indique affirme"
    " argues argued claims claimed warns warned rules ruled observes observed remarks remarked asks asked answers"
    " answered replied continues continued confirms confirmed quotes quoted that on"
    " se\u00f1al\u00f3 declar\u00f3 declara afirm\u00f3 escribi\u00f3 sostiene sostuvo a\u00f1ade a\u00f1adi\u00f3"
    " concluye concluy\u00f3 que"
    " afirmou declarou escreveu concluiu sustenta acrescenta"
    " erkl\u00e4rt erkl\u00e4rte betont betonte erg\u00e4nzt erg\u00e4nzte meint meinte dass so"
    " d\u00e9clare d\u00e9clar\u00e9 ajoute ajout\u00e9 souligne soulign\u00e9 conclut jug\u00e9 rappelle"
    " put recalled recalls emphasised emphasized stresses stressed"
    " explic\u00f3 explica se\u00f1alaba recuerda record\u00f3 explicou explica lembra lembrou indicou"
    " f\u00fchrt f\u00fchrte stellte stellt expliqu\u00e9 explique retenu retient estime estim\u00e9"
    " told tells write hold argue explain conclude declare warn observe remark reply insist insists insisted confirm"
    " follows siguiente seguinte folgt suivant".casefold().split()
)
#: "As the court put it": not always one that names a source.
_LIKE: Final = frozenset("as como wie so comme".split())
ACCORDING: Final = frozenset(
    "according per under from see cf. voir v\u00e9ase ver vide siehe vgl. aus"
    " seg\u00fan conforme segundo laut gem\u00e4\u00df nach selon d'apr\u00e8s".casefold().split()
)


def claimed(before: str, quotation: str, after: str, *, is_source: bool = False) -> str:
    """The claim of a sentence, given as a reader sees it (``link.GONE`` for the rest) around and in its quotation.

    A quotation that a colon or a dash sets off bears out the words before it, which are the claim; one that is woven in
    is a part of it. ``is_source`` says that the words before it are the name of its source and no more.
    """
    off = None if is_source else _SET_OFF.search(before.rstrip(" \t\n"))
    if off is not None and not any(map(str.isalnum, seen(after))):
        lead = seen(before[: off.start()]).strip()
        words = [word for word in lead.casefold().split() if any(map(str.isalnum, word))]
        says = words and (words[-1] in SAYS or (words[0] in _LIKE and any(word in SAYS for word in words)))
        if len(words) >= _LEAST_WORDS and not says and words[0] not in ACCORDING:
            return lead
    return seen(f"{before}{quotation}{after}")


def only_says(lead: str) -> bool:
    """Whether a short sentence that leads to a quotation only says whose the words are: "As the court put it:"."""
    words = [word.strip(":,*_") for word in lead.casefold().split() if any(map(str.isalnum, word))]
    is_short = lead.rstrip(" *_").endswith(":") and 0 < len(words) <= _MOST_WORDS
    return is_short and (words[-1] in SAYS or words[0] in ACCORDING or words[0] in _LIKE)


def seen(text: str) -> str:
    """``text`` without what no reader sees of it."""
    return _HIDDEN.sub("", text)
