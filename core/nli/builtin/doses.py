"""How much is taken in a day: one tablet three times a day, or two every eight hours, are three and six a day."""

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from pincite.core.nli.builtin.alignment import Alignment
from pincite.core.nli.builtin.answer import Answer
from pincite.core.nli.builtin.statement import Statement
from pincite.core.text.lexicon import LEXICONS

#: What is counted, so that drops are no tablets.
_UNITS: Final = (
    "tablets?|comprimidos?|Tabletten?|comprim[\u00e9]s?|pastillas?",
    "pills?|p\u00edldoras?|p\u00edlulas?|Pillen?|pilules?",
    "capsules?|c\u00e1psulas?|Kapseln?|g\u00e9lules?",
    "drops?|gotas?|Tropfen|gouttes?",
    "sachets?|sobres?|saquetas?|Beutel",
    "spoonfuls?|teaspoons?|cucharadas?|cucharaditas?|colheres?|Essl\u00f6ffel|Teel\u00f6ffel|cuiller[\u00e9]es?|cuill\u00e8res?",
    "puffs?|H\u00fcbe|inhalaciones|bouff\u00e9es",
    "doses?|dosis|Dosen|Dosis",
)
_COUNTED: Final = re.compile(rf"\b(?:{'|'.join(_UNITS)})\b", re.IGNORECASE)
_UNIT: Final = "|".join(f"(?P<u{at}>{forms})" for at, forms in enumerate(_UNITS))
#: For each language: once, twice, "times", "a day", and "every ... hours".
_SAID: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    "en": ("once", "twice", "times", "(?:a|per|each|every) day|daily", "every {} hours"),
    "es": ("una vez", "dos veces", "veces", "al d\u00eda|por d\u00eda|diari[ao]s?|cada d\u00eda", "cada {} horas"),
    "pt": ("uma vez", "duas vezes", "vezes", "ao dia|por dia|di\u00e1ri[ao]s?|cada dia", "de {0} em {0} horas"),
    "de": ("einmal", "zweimal", "mal", "am Tag|pro Tag|t\u00e4glich|jeden Tag", "alle {} Stunden"),
    "fr": ("une fois", "deux fois", "fois", "par jour|chaque jour|quotidiennement", "toutes les {} heures"),
}  # fmt: skip
#: Words that say that it is taken, however they say it.
_OWN: Final = re.compile(
    rf"\b(?:{'|'.join(_UNITS)}|doses?|dosis|dosagem|take[ns]?|taking|swallow\w*|tom\w+|nehm\w+|nimmt|einnehm\w+|"
    r"pren\w+|pris\w*|daily|day|d\u00edas?|dias?|tag|t\u00e4glich|jours?|times|hours|horas|stunden|heures)\b",
    re.IGNORECASE,
)
#: Between what is taken and how often.
_GAP: Final = r"(?: (?!and |y |e |und |et |or |o |ou |oder )[^\W\d_]+){0,3}?,? "
#: Before a number that is no dose by itself.
_BOUND: Final = re.compile(
    r"(?:up to|more than|at most|maximum(?: of)?|exceed|least|over|m\u00e1s de|m\u00e1ximo(?: de)?|superar|hasta|menos|"
    r"mais de|exceder|at\u00e9|bis zu|mehr als|h\u00f6chstens|mindestens|plus de|d\u00e9passer|"
    r"jusqu['\u2019]\u00e0|moins|to|or|bis|"
    r"a|o|ou|oder|\u00e0|-|\u2013) ?$",
    re.IGNORECASE,
)
_HOURS: Final = 24
_MOST: Final = 24


def dose(aligned: Alignment) -> Answer | None:
    """Whether a claim's number of a day is the premise's; None where either says none, or a bound."""
    claim, premise = aligned.claim, aligned.premise
    ours = daily(claim)
    if len(ours) != 1 or claim.denials:
        return None
    theirs = [one for one in daily(premise) if one.unit == ours[0].unit]
    unit, amount, span = ours[0]
    same = {one.amount for one in theirs}
    if amount in same:
        if _of_another(aligned, [one.span for one in theirs if one.amount == amount]):
            return Answer(None, "premise says it of others")
        clauses = frozenset(premise.clause_at(one.span[0]) for one in theirs if one.amount == amount)
        kinds = frozenset({"number", "quantifier", "substitution", "detail"})
        return Answer(True, f"{_told(amount)} a day", kinds, own=_OWN, read=(span,), clauses=clauses)
    if len(same) == 1 and unit:
        return Answer(False, f"premise says {_told(min(same))} a day, claim says {_told(amount)}")
    return None


def _of_another(aligned: Alignment, spans: list[tuple[int, int]]) -> bool:
    """Whether all that the premise says of the claim's first word follows a dose of others: "adults two, children"."""
    claim, premise = aligned.claim, aligned.premise
    first = next((at for at in claim.content if not _OWN.fullmatch(claim.text, *_extent(claim, at))), None)
    if first is None or first not in aligned.matches:
        return False
    places = [premise.tokens[one].start for one in aligned.places(first)]
    stems = {token.stem for token in claim.tokens}
    for start, end in spans:
        others = [
            at
            for at in premise.content
            if premise.tokens[at].start < start
            and premise.tokens[at].clause == premise.clause_at(start)
            and premise.tokens[at].stem not in stems
            and not _OWN.fullmatch(premise.text, *_extent(premise, at))
        ]
        if not others or min(places) < end:
            return False
    return True


def _extent(statement: Statement, at: int) -> tuple[int, int]:
    return statement.tokens[at].start, statement.tokens[at].end


class Daily(NamedTuple):
    """How much of what is taken in a day, and where a text says so."""

    unit: str
    amount: Fraction
    span: tuple[int, int]


def daily(statement: Statement) -> list[Daily]:
    """How much of what is taken in a day, wherever a text says so and bounds nothing."""
    found: list[Daily] = []
    text, cardinals = statement.text, statement.tongue.lexicon.cardinals
    if _COUNTED.search(text) is None:
        return found
    matches = [match for pattern in _patterns(statement.tongue.stems) for match in pattern.finditer(text)]
    taken: set[int] = set()
    for match in matches:
        if match.start("count") in taken:
            continue
        taken.add(match.start("count"))
        count = _number(match["count"], cardinals)
        if count is None or _BOUND.search(text, max(0, match.start() - 20), match.start()):
            continue
        often: Fraction | None = Fraction(1)
        if match["hours"]:
            hours = _number(next(one for one in (match["each"], match["other"]) if one), cardinals)
            often = Fraction(_HOURS) / hours if hours else None
        elif match["twice"]:
            often = Fraction(2)
        elif match["many"]:
            often = _number(match["many"].strip(" -"), cardinals)
        if often is not None and 0 < often <= _MOST:
            unit = next(str(at) for at in range(len(_UNITS)) if match[f"u{at}"])
            found.append(Daily(unit, count * often, match.span()))
    return found


@lru_cache(maxsize=8)
def _patterns(tag: str) -> tuple[re.Pattern[str], ...]:
    """What is taken with how often behind it, and before it; none in a language that is none of the five."""
    lexicon = next((one for one in LEXICONS if one.tag == tag), None)
    if lexicon is None:
        return ()
    once, twice, times, day, every = _SAID[tag]
    spelt = sorted((word for word, value in lexicon.cardinals.items() if value <= _MOST), key=len, reverse=True)
    number = rf"{'|'.join(map(re.escape, spelt))}|an?|une?|una|uma?|eine?n?|\d\d?"
    if "{0}" in every:
        interval = rf"(?:de (?P<each>{number}) em (?:{number})|(?:a )?cada (?P<other>{number})) horas"
    else:
        interval = every.format(rf"(?P<each>{number})(?P<other>)")
    times_a_day = rf"(?:(?P<once>{once})|(?P<twice>{twice})|(?P<many>(?:{number})[ -]?){times}) ?(?:{day})"
    often, taken = rf"(?:(?P<hours>{interval})|{times_a_day}|(?:{day}))", rf"(?P<count>{number}) (?:{_UNIT})"
    return re.compile(rf"\b{taken}{_GAP}{often}\b", re.IGNORECASE), re.compile(rf"\b{often} {taken}\b", re.IGNORECASE)


def _number(said: str, cardinals: Mapping[str, Fraction | int]) -> Fraction | None:
    said = said.casefold()
    if said.isdigit():
        return Fraction(said) or None
    if said in _ONE:
        return Fraction(1)
    value = cardinals.get(said)
    return Fraction(value) if value else None


_ONE: Final = frozenset("a an un une una um uma ein eine einen".split())


def _told(amount: Fraction) -> str:
    return f"{float(amount):g}"
