"""Whether a link behind a quotation begins a clause of its own, and so is the source of no words before it."""

import re
from typing import Final

from pincite.core.shapes.claimed import ACCORDING, SAYS

#: What may stand between two quotations that are told in one breath, and what may stand beside it there.
CONJUNCTIONS: Final = frozenset("and or but y e o u ni und oder sowie et ou mais".split())
_BESIDE: Final = frozenset("that also then further que tambi\u00e9n tamb\u00e9m dass auch ferner qu aussi".split())
#: What a new clause begins with.
_OPENS: Final = CONJUNCTIONS | frozenset(
    "while whereas though although yet because since pero mientras aunque sino mas por\u00e9m enquanto embora"
    " aber w\u00e4hrend doch obwohl sondern wohingegen tandis alors cependant".split()
)
#: Words before a link that make a source of it for what stands before them: "in the log", "see the log".
INTO: Final = ACCORDING | frozenset(
    "in of at by to on as also accord en de del em do da dans du im in bei zu ver v\u00e9anse vea conform".split()
)
#: Words between a subject and what it says.
_STILL: Final = frozenset("also too clearly then auch ferner tambi\u00e9n tamb\u00e9m aussi".split())
#: Words that say nothing of their own: "[opinion](url) at 3", "of 3 May 2020", "(emphasis added)".
_REFERENCE: Final = ACCORDING | frozenset(
    "at of in on p pp para paras page pages section sec s ss ch chapter chap no nos n nn vol ed eds the a an and to"
    " v vs ff f amended supra note footnote annotated reprinted"
    " emphasis added omitted dissenting concurring citing quoting internal quotations"
    " marks alteration"
    " art arts el la los las de del en y p\u00e1g p\u00e1gs n\u00fam o os as do da dos das em e der die das des im am"
    " vom von und s rn abs nr seite le les du des et dans al".split()
)
#: A sentence that begins with one of these is about the one before it.
_BACK: Final = frozenset("this that so thus as esto eso as\u00ed isso isto assim dies das so cela ainsi ceci".split())
#: Words that say by themselves that somebody said something.
REPORTS: Final = SAYS - frozenset("that on it so puts fest aus steht gilt dass que".split())
_HOLDING: Final = frozenset(
    "holding finding stating noting explaining observing concluding reasoning ruling dass que disant".split()
)
#: What a note begins with that cites, and says nothing else.
_SIGNALS: Final = frozenset("see also cf but accord compare e g vgl siehe v\u00e9ase ver vide voir".split())
_FURTHER: Final = frozenset("also too auch ferner tambi\u00e9n tamb\u00e9m aussi".split())
#: What a note begins with that names something else to read.
_MORE: Final = re.compile(
    r"\W{0,9}(?:for (?:more|further|details|background|context|additional|the full)|(?:read|learn|find out) more"
    r"|more (?:on|at|in|from|information|details|background)|further (?:reading|details|information)"
    r"|mehr (?:dazu|\u00fcber|zu)|weitere \w+|n\u00e4heres|para (?:m\u00e1s|mais|saber)"
    r"|m\u00e1s (?:informaci\u00f3n|detalles)|mais (?:informa\u00e7\u00f5es|detalhes)|pour (?:plus|en savoir)"
    r"|en savoir plus)\b",
    re.IGNORECASE,
)
#: What a sentence begins with that speaks against the one before it, and what any note begins with that does.
_AGAINST: Final = re.compile(
    r"\W{0,9}(?:however|but|yet|nevertheless|nonetheless|by contrast|in contrast|conversely|on the contrary|jedoch|aber"
    r"|dagegen|hingegen|anders|sin embargo|pero|en cambio|no entanto|por\u00e9m|mas|contudo|cependant|mais|toutefois"
    r"|pourtant|en revanche)\b",
    re.IGNORECASE,
)
_BUT_SEE: Final = re.compile(
    r"\W{0,9}(?:(?:but|aber|pero|mas|mais) (?:see|cf|compare|siehe|vgl|v\u00e9ase|ver|veja|voir)|contra)\b",
    re.IGNORECASE,
)
#: What stands before a link to which somebody answers, or from which something differs.
_SET_AGAINST: Final = re.compile(
    r"\b(?:respon(?:se|ding) to|repl(?:y|ying) to|react(?:ion|ing) to|comment(?:ing)? on|asked about|contrary to|unlike"
    r"|despite|(?:critics?|opponents?|criticism|reviews?|reviewers?|readers?) of|as opposed to"
    r"|(?:in )?contrast (?:to|with)|compared (?:to|with)|als (?:reaktion|antwort) auf"
    r"|(?:kritiker(?:innen)?|gegner(?:innen)?|kritik)(?: an)?(?: de[rs]| von)?|cr\u00edtic[oa]s? (?:de|a)"
    r"|opositores (?:de|a)|critiques? d[eu]|opposants \u00e0"
    r"|entgegen|anders als|im gegensatz zu|en respuesta a|a diferencia de|al contrario de"
    r"|em resposta a|ao contr\u00e1rio d[aeo]|diferentemente d[aeo]|en r\u00e9ponse \u00e0|contrairement \u00e0"
    r"|\u00e0 la diff\u00e9rence d[eu])"
    r"[ \n](?:[^\s.,;:!?]{1,20}[ \n]){0,3}[*_(]{0,3}$",
    re.IGNORECASE,
)
#: Code points before a link that are looked at for that.
_BEFORE_LINK: Final = 100
#: What stands before a link that denies what was quoted: "is contradicted by the".
_DENIED: Final = re.compile(
    r"\b(?:doubted|denied|disputed|contradicted|refuted|rejected|challenged|critici[sz]ed|questioned|overruled|bestritten"
    r"|bezweifelt|widerlegt|kritisiert|desmentid[oa]|negad[oa]|rechazad[oa]|rebatid[oa]|refutad[oa]|criticad[oa]"
    r"|rejeitad[oa]|contestad[oa]|d\u00e9mentie?|contest\u00e9e?|r\u00e9fut\u00e9e?|ni\u00e9e?|rejet\u00e9e?|critiqu\u00e9e?)"
    r"[ \n](?:by|in|von|vom|durch|im|por|pel[oa]|en|n[oa]|par|dans)[ \n](?:[^\s.,;:!?()]{1,20}[ \n]){0,3}[*_]{0,3}$",
    re.IGNORECASE,
)
#: Words that negate, as far as a verb is beside them.
NOT: Final = frozenset(
    "not never nowhere cannot didn doesn don isn wasn nicht nie kein keine no nunca jam\u00e1s n\u00e3o ne"
    " jamais pas".split()
)
_WORD: Final = re.compile(r"[^\W\d_]+")
#: A clause begins with what stands so many words before its subject, or nearer: "but the new".
_BEFORE_SUBJECT: Final = 3
#: Behind words that somebody says, a speaker and the verb are so many words at most; shorter ones are no verbs.
_SPEAKER: Final = 5
_SHORT: Final = 2


def joins(between: str) -> bool:
    """Whether the words between two quotations only join them: "and", "and that", ", and also"."""
    words = between.casefold().split()
    return bool(words) and words[0] in CONJUNCTIONS and all(word in _BESIDE for word in words[1:])


def opens(between: str) -> bool:
    """Whether the words between a quotation and a link begin a clause: ', but the', 'applies, and the'."""
    words = _WORD.findall(between.casefold())
    if _is_into(words):
        return False
    if words and words[0] in _OPENS:
        return len(words) <= _BEFORE_SUBJECT
    behind = re.split("[,;]", between.casefold())
    last = _WORD.findall(behind[-1]) if len(behind) > 1 else []
    return bool(last) and last[0] in _OPENS and len(last) <= _BEFORE_SUBJECT


def says(between: str, behind: str) -> bool:
    """Whether a link, with these words before it and behind it, is the subject that says what is quoted next."""
    words = _WORD.findall(behind.casefold())
    if _is_into(_WORD.findall(between.casefold())) or behind.lstrip(" *_")[:1] in (",", ";", ")"):
        return False
    if not words:
        return ":" in behind
    if words[0] in _OPENS:
        return False
    first = next((word for word in words if word not in _STILL), "")
    ends = words[-1] in SAYS or behind.rstrip(" \t\r\n*_").endswith(":")
    return first in SAYS or first in ("that", "dass", "que") or (ends and _WORD.search(between.casefold()) is not None)


def says_between(before: str, behind: str, after: str) -> bool:
    """Whether a link says what is quoted on both its sides, given what parts it from these: ", the" and "says,".

    ``after`` is what stands behind the second quotation, of which it may say that somebody else said it.
    """
    words = _WORD.findall(behind.casefold())
    if ";" in behind or any(word not in SAYS and word not in _STILL for word in words):
        return False
    if any(word in SAYS for word in _WORD.findall(after.casefold())[:_SPEAKER] if len(word) > _SHORT):
        return False
    told = [*words, *_WORD.findall(before.casefold())]
    return any(word in SAYS or word in ACCORDING for word in told)


def quotes(before: str) -> bool:
    """Whether words lead to a quotation, and to no title: "holding that", "the court said", "See"."""
    words = _WORD.findall(before.casefold())
    return bool(words) and (words[-1] in SAYS or words[-1] in _HOLDING or all(word in _SIGNALS for word in words))


def tells(words: str, least: int = 1) -> bool:
    """Whether the words tell something of their own, and do not only say where a source has it."""
    own = [word for word in _WORD.findall(words) if len(word) > 1 and word[0].islower() and word not in _REFERENCE]
    return len(own) >= least


def names_more(between: str) -> bool:
    """Whether a note behind a quotation begins so that names something else to read: "For more, see"."""
    return _MORE.match(between) is not None


def speaks_against(between: str, *, is_later: bool) -> bool:
    """Whether what stands between a quotation and a link begins so that the link is no source of it: "But see".

    ``is_later`` says that it begins a sentence.
    """
    return _BUT_SEE.match(between) is not None or (is_later and _AGAINST.match(between) is not None)


def denies(between: str, behind: str) -> bool:
    """Whether a link is said to deny what was quoted: ", which is denied by the", "did not look at it".

    ``between`` and ``behind`` are what stands before the link and behind it in a later sentence.
    """
    is_denied = _DENIED.search(between[-_BEFORE_LINK:]) is not None
    return is_denied or not NOT.isdisjoint(_WORD.findall(behind.casefold())[:_BEFORE_SUBJECT])


def signals(before: str) -> bool:
    """Whether a sentence begins with a word that sends its reader elsewhere: "See"."""
    words = _WORD.findall(before.casefold())
    return bool(words) and words[0] in _SIGNALS


def sends_further(before: str) -> bool:
    """Whether a sentence begins with words that send its reader to a further source: "See also"."""
    words = _WORD.findall(before.casefold())[:_BEFORE_SUBJECT]
    return signals(before) and not _FURTHER.isdisjoint(words)


def is_set_against(before: str) -> bool:
    """Whether a link with these words before it is what others speak of: "In response to the", "unlike the"."""
    return _SET_AGAINST.search(before[-_BEFORE_LINK:]) is not None


def leads_next(between: str, behind: str) -> bool:
    """Whether a link is of the quotation that comes next, which a conjunction parts from the one before it.

    As in '"A", but per the [act](url) "B"'; ``behind`` is what stands between the link and that.
    """
    words = _WORD.findall(between.casefold())
    is_near = len(_WORD.findall(behind)) < _BEFORE_SUBJECT and not {",", ";", ")"} & set(behind)
    return is_near and bool(words) and words[0] in _OPENS


def reports(behind: str) -> bool:
    """Whether words behind a link in brackets are a verb that says something, and lead to what it says: ") says"."""
    words = _WORD.findall(behind.casefold())
    return bool(words) and words[0] in REPORTS and not {",", ";", "."} & set(behind) and set(words) <= SAYS | _STILL


def goes_on_with(behind: str) -> bool:
    """Whether words behind a link in brackets are what is said of it: ") requires", and not ", and"."""
    words = _WORD.findall(behind.casefold())
    return bool(words) and words[0] not in _OPENS and behind.lstrip(" )]*_")[:1] not in (",", ";")


def refers(between: str) -> bool:
    """Whether a sentence that begins with these words is about the quotation before it: "See", "This is", "said"."""
    words = _WORD.findall(between.casefold())
    return bool(words) and (words[0] in _BACK or _is_into(words[:1]) or any(word in REPORTS for word in words))


def refers_into(between: str) -> bool:
    """The same of words before a link that may be the subject: "This stands in the"."""
    words = _WORD.findall(between.casefold())
    # "In fact, the".
    last = _WORD.findall(between.casefold().rpartition(",")[2])
    return _is_into(last) or any(word in SAYS or word in _BACK for word in words)


def _is_into(words: list[str]) -> bool:
    return any(word in INTO for word in words)
