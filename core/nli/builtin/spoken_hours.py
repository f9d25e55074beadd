"""Hours as they are said: "half past eight", "halb sieben", "las siete y media", "ocho de la tarde"."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final

from pincite.core.nli.builtin.hours import CLOCK, HALF, HOUR
from pincite.core.nli.builtin.quantity import Quantity
from pincite.core.text.lexicon import LEXICONS, Lexicon
from pincite.core.text.span import Span

_QUARTER: Final = Fraction(1, 4)
_HALF_HOUR: Final = Fraction(1, 2)
#: For each language, what is said with an hour (``{}``), and how much later or earlier than the hour it is.
_SAID: Final[Mapping[str, tuple[tuple[str, Fraction], ...]]] = {
    "en": (
        (r"half[ -]past {}", _HALF_HOUR),
        (r"(?:a )?quarter[ -](?:past|after) {}", _QUARTER),
        (r"(?:a )?quarter[ -](?:to|before|of) {}", -_QUARTER),
    ),
    "de": (
        (r"(?:um|bis|ab|gegen|vor|nach|von) halb {}", -_HALF_HOUR),
        (r"viertel nach {}", _QUARTER),
        (r"(?:viertel vor|dreiviertel) {}", -_QUARTER),
    ),
    "es": (
        (r"las? {} y media", _HALF_HOUR),
        (r"las? {} y cuarto", _QUARTER),
        (r"las? {} menos cuarto", -_QUARTER),
    ),
    "pt": (
        (r"(?:[\u00e0a]s?) {}(?: horas?)? e meia", _HALF_HOUR),
        (r"(?:[\u00e0a]s?) {}(?: horas?)? e (?:um )?quarto", _QUARTER),
    ),
    "fr": (
        (r"(?:\u00e0|vers|avant) {} heures? et demie", _HALF_HOUR),
        (r"(?:\u00e0|vers|avant) {} heures? et quart", _QUARTER),
        (r"(?:\u00e0|vers|avant) {} heures? moins (?:le )?quart", -_QUARTER),
    ),
}


def _hours(tag: str, cardinals: Mapping[str, Fraction | int]) -> str:
    words = [word for word, value in cardinals.items() if value <= HALF]
    words += {"es": ["una"], "pt": ["uma"]}.get(tag, [])
    return rf"(?P<hour>{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))}|1[0-2]|[1-9])"


_PATTERNS: Final = {
    lexicon.tag: tuple(
        (re.compile(rf"\b{said.format(_hours(lexicon.tag, lexicon.cardinals))}\b", re.IGNORECASE), later)
        for said, later in _SAID.get(lexicon.tag, ())
    )
    for lexicon in LEXICONS
}


#: For each language, what is said behind an hour before noon, behind one after noon, and behind one at night.
_PARTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "en": ("(?: o['\u2019]clock)? in the morning", "(?: o['\u2019]clock)? in the (?:afternoon|evening)", " at night"),
    "de": (" Uhr (?:morgens|fr\u00fch|vormittags)", " Uhr (?:nachmittags|abends)", " Uhr nachts"),
    "es": (" de la (?:ma\u00f1ana|madrugada)", " de la tarde", " de la noche"),
    "pt": ("(?: horas)? da (?:manh\u00e3|madrugada)", "(?: horas)? da tarde", "(?: horas)? da noite"),
    "fr": (" heures? du matin", " heures? (?:du soir|de l['\u2019]apr\u00e8s-midi)", " heures? de la nuit"),
}
_OF_DAY: Final = {
    lexicon.tag: re.compile(
        rf"\b{_hours(lexicon.tag, lexicon.cardinals)}(?:(?P<early>{early})|(?P<late>{late})|(?P<night>{night}))\b",
        re.IGNORECASE,
    )
    for lexicon in LEXICONS
    for early, late, night in [_PARTS[lexicon.tag]]
}
#: An hour at night is one of the small ones, or one of the evening.
_SMALL: Final = 5
#: "De 9 a 20 horas" are hours of the day behind what opens, and else a length of time.
_OPENS: Final = re.compile(
    r"\b(?:abr(?:e|en|em|ir)|abiert[oa]s?|abert[oa]s?|horarios?|funcion(?:a|an|am)|atiend(?:e|en)|atend(?:e|em)|"
    r"ouverte?s?|ouvre(?:nt)?|ouvrir|horaires?)\b",
    re.IGNORECASE,
)
_STRETCH: Final = (
    r"\b(?:de(?: las)?|das|entre(?: las)?) (?P<from>{0}) ?(?:h|horas|heures)? (?:a|a las|\u00e0|"
    r"\u00e0s|y las|e as|et) "
    r"(?P<to>{0}) ?(?:h|horas|heures)\b(?! ?\d)"
)
#: "\u00c0 19 heures", "\u00e0s 18h", "a las 20 horas" are hours; "\u00e0 3 heures de Paris" are none.
_AT: Final = (
    r"\b(?:ferm\w+|ouvr\w+|ouvert\w*|fech\w+|encerr\w+|abr\w+|abert\w+|cierr\w+|cerrad\w+|abiert\w+|jusqu['\u2019]|"
    r"at\u00e9|hasta) ?(?:\u00e0|\u00e0s|a las|las|as) (?P<to>{0}) ?(?:h|horas|heures)\b(?! ?\d| de )"
)


#: Hours of more words than one, which no table of single words has.
_COMPOUND: Final[Mapping[str, int]] = {
    "dix-sept": 17, "dix-huit": 18, "dix-neuf": 19, "vingt et une": 21, "vingt-deux": 22, "vingt-trois": 23,
}  # fmt: skip


@lru_cache(maxsize=8)
def _stretches(tag: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """From an hour to another, and until one, each in figures or in a language's words."""
    cardinals = next(one for one in LEXICONS if one.tag == tag).cardinals
    words = [word for word, value in cardinals.items() if value <= 2 * HALF] + (list(_COMPOUND) if tag == "fr" else [])
    words.sort(key=len, reverse=True)
    hour = rf"\d\d?|{'|'.join(map(re.escape, words))}"
    return re.compile(_STRETCH.format(hour), re.IGNORECASE), re.compile(_AT.format(hour), re.IGNORECASE)


@lru_cache(maxsize=256)
def of_the_day(text: str, tag: str) -> tuple[Quantity, ...]:
    """The hours of ``text`` of which it is said in words which part of the day they are of, or that they are hours."""
    lexicon = next((one for one in LEXICONS if one.tag == tag), None)
    if lexicon is None:
        return ()
    found: list[Quantity] = []
    for match in _OF_DAY[tag].finditer(text):
        hour = _hour(match["hour"], lexicon) % HALF
        later = match["late"] is not None or (match["night"] is not None and hour > _SMALL)
        found.append(_clock(match.span(), match[0], hour + HALF * later))
    if tag not in {"es", "pt", "fr"}:
        return tuple(found)
    opens = _OPENS.search(text)
    stretch, until = _stretches(tag)
    for match in (*stretch.finditer(text), *until.finditer(text)):
        if match.re is stretch and (opens is None or opens.start() > match.start()):
            continue
        if any(one.span.start <= match.start("to") < one.span.end for one in found):
            continue
        for group in ("from", "to"):
            if group in match.re.groupindex and (hour := _hour(match[group], lexicon)) <= 2 * HALF:
                end = match.end() if group == "to" else match.end(group)
                found.append(_clock((match.start(group), end), match[group], hour))
    return tuple(found)


def _clock(span: tuple[int, int], said: str, hour: Fraction) -> Quantity:
    return Quantity(Span(*span), said, hour, hour, CLOCK)


def with_hours_said(text: str, found: list[Quantity], lexicon: Lexicon) -> list[Quantity]:
    """The quantities of ``text``, each hour that is said with its half or quarter, or its part of the day, as one."""
    said = [
        Quantity(Span(*match.span()), match[0], hour, hour, HOUR)
        for pattern, later in _PATTERNS.get(lexicon.tag, ())
        for match in pattern.finditer(text)
        for hour in ((_hour(match["hour"], lexicon) + later - 1) % HALF + 1,)
    ]
    taken = [one.span for one in said]
    said += [one for one in of_the_day(text, lexicon.tag) if not any(s.start <= one.span.start < s.end for s in taken)]
    if not said:
        return found
    kept = [one for one in found if not any(own.span.start <= one.span.start < own.span.end for own in said)]
    return sorted([*kept, *said], key=lambda one: one.span)


def _hour(said: str, lexicon: Lexicon) -> Fraction:
    word = said.casefold()
    return Fraction(said) if said.isdigit() else Fraction(_COMPOUND.get(word) or lexicon.cardinals.get(word, 1))
