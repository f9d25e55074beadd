"""Whether a text says of a link that the words beside it do not stand there, or that it is what took them back."""

import re
from typing import Final

from pincite.core.shapes.clause import CONJUNCTIONS, INTO, NOT, REPORTS

_NOWHERE: Final = frozenset("nowhere never nor nirgends nirgendwo nie nunca jam\u00e1s jamais nulle".split())
#: What was taken out of a text, or was never in it, and out of which.
_OUT: Final = frozenset(
    "removed deleted struck dropped omitted missing absent excised cut eliminado eliminada suprimido suprimida ausente"
    " removido removida retirado retirada supprim\u00e9 supprim\u00e9e retir\u00e9 retir\u00e9e absent absente".split()
)
_FROM: Final = frozenset("from de del da do dos das du des".split())
#: Behind a negation these say that there is more, and not less: "not only".
_ONLY: Final = frozenset("only just merely least alone nur blo\u00df s\u00f3lo solo s\u00f3 apenas seulement".split())
#: Words that say that something stands in a text.
_HAS: Final = frozenset(
    "contain contains mention mentions include includes use uses used contained mentioned included"
    " enth\u00e4lt erw\u00e4hnt contiene menciona incluye cont\u00e9m inclui contient mentionne".split()
)
_THAT: Final = frozenset("that dass que".split())
#: More words between a link and a quotation are no plain "does not say that".
_MOST: Final = 6
_NEAR: Final = 3
_CLAUSE_END: Final = re.compile(r"[,;:.!?()\[\]\u2013\u2014]")
_WORD: Final = re.compile(r"[^\W\d_]+")
_PARTS: Final = re.compile(r"[;\u2013\u2014]|--")
_TAKEN_BACK: Final = re.compile(
    r"\b(?:retracted|withdrawn|corrected|superseded|repealed|rescinded|revoked|overturned|overruled|reversed|debunked"
    r"|disproved|zur\u00fcckgezogen|widerrufen|berichtigt|aufgehoben|widerlegt|retirad[oa]s?|corregid[oa]s?|derogad[oa]s?"
    r"|revocad[oa]s?|desmentid[oa]s?|retratad[oa]s?|corrigid[oa]s?|revogad[oa]s?|retir\u00e9e?s?|corrig\u00e9e?s?"
    r"|abrog\u00e9e?s?|annul\u00e9e?s?)\b",
    re.IGNORECASE,
)
_AUXILIARY: Final = frozenset(
    "was were is are been being be wurde wurden worden ist fue fueron sido es ha foi foram est \u00e9t\u00e9".split()
)


def stands_not_in(between: str) -> bool:
    """Whether words between a quotation and a link say that it does not stand there: "does not appear in the",
    "was removed from the".
    """
    words = _words(_CLAUSE_END.split(between)[-1])
    if not _OUT.isdisjoint(words) and not _FROM.isdisjoint(words[-_NEAR:]):
        return True
    at = _negation(words)
    if at is None:
        return False
    rest = words[at + 1 :]
    return not CONJUNCTIONS.intersection(rest) and not INTO.isdisjoint(rest)


def says_not(before: str, behind: str) -> bool:
    """Whether a link with these words before it in its sentence, and behind it, is said not to say what is quoted next.

    As in 'The [act](url) does not say "..."', 'Nowhere does the [act](url) mention "..."'.
    """
    words = _words(behind)
    if not words or ":" in behind or len(words) > _MOST or not _ONLY.isdisjoint(words):
        return False
    verbs = [at for at, word in enumerate(words) if word in REPORTS or word in _HAS]
    ends = verbs and (verbs[-1] == len(words) - 1 or words[-1] in _THAT)
    if not _NOWHERE.isdisjoint(_words(_CLAUSE_END.split(before)[-1])[-_NEAR:]):
        return bool(ends)
    at = _negation(words)
    if at is None or at >= _NEAR or not verbs:
        return False
    # "sagt nicht", "ne dit pas".
    return bool(ends and verbs[-1] > at) or words[-1] in NOT


def parts_clauses(between: str) -> bool:
    """Whether a dash or a semicolon parts a quotation from what is told next: '"..." \u2014 the'."""
    return _PARTS.search(between) is not None


def is_denied(behind: str) -> bool:
    """Whether a link with these words behind it is the subject of a denial: "does not", "sagt das nicht"."""
    at = _negation(_words(_CLAUSE_END.split(behind)[0])[:_NEAR])
    return at is not None and at > 0


def took_back(between: str) -> bool:
    """Whether words between a quotation and a link tell of its withdrawal: "This was later retracted ("."""
    found = list(_TAKEN_BACK.finditer(between))
    return bool(found) and not _AUXILIARY.isdisjoint(_words(between))


def _negation(words: list[str]) -> int | None:
    at = next((at for at, word in enumerate(words) if word in NOT), None)
    return None if at is None or not _ONLY.isdisjoint(words[at + 1 : at + 2]) else at


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
