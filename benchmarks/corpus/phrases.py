"""Sentences with numbers, dates and choices in them, filled at random: each also as its edits would have it.

``phrases.toml`` holds the templates of each language. In a template ``[a|b]`` is a word and what an edit puts in its
place, ``<a|b>`` words and their negation, ``~a~`` words that an edit deletes; ``{who}`` is one of the subjects,
``{number}``, ``{share}``, ``{date}`` and ``{year}`` are made up.
"""

import random
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

_WORD = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
_NEGATION = re.compile(r"<([^|>]*)\|([^>]*)>")
#: With the space before it: what is left reads as if it had never stood there.
_DELETION = re.compile("( ?)~([^~]*)~")
_SLOT = re.compile(r"\{(who|number|share|date|year)\}")


@dataclass(frozen=True, slots=True)
class Phrases:
    """What documents of one language are made of."""

    title: str
    running_head: str
    headings: tuple[str, ...]
    notes: tuple[str, ...]
    subjects: tuple[str, ...]
    templates: tuple[str, ...]
    months: tuple[str, ...]
    #: With ``{day}``, ``{month}`` and ``{year}``.
    date: str
    thousands: str
    decimal: str
    #: What follows the number of a percentage.
    percent: str


@dataclass(frozen=True, slots=True)
class Filled:
    """A sentence, and the same after each edit; empty where the sentence has nothing to edit in that way."""

    text: str
    digit: str
    negation: str
    word: str
    deletion: str


@cache
def phrases_of(language: str) -> Phrases:
    """The phrases of a language (BCP 47)."""
    tables = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return TypeAdapter(Phrases).validate_python(tables[language])


def fill(template: str, said: Phrases, chance: random.Random) -> Filled:
    """A sentence made from ``template``."""
    written = _SLOT.sub(lambda slot: _value(slot[1], said, chance), template)
    text = _rendered(written)
    return Filled(
        text=text,
        digit=_with_another_digit(text, chance),
        negation=_rendered(written, negation=2) if _NEGATION.search(written) else "",
        word=_rendered(written, word=2) if _WORD.search(written) else "",
        deletion=_rendered(written, kept="") if _DELETION.search(written) else "",
    )


def _rendered(written: str, *, word: int = 1, negation: int = 1, kept: str = r"\1\2") -> str:
    text = _DELETION.sub(kept, _NEGATION.sub(rf"\{negation}", _WORD.sub(rf"\{word}", written)))
    return text[0].upper() + text[1:]


def _value(slot: str, said: Phrases, chance: random.Random) -> str:
    match slot:
        case "who":
            return chance.choice(said.subjects)
        case "number":
            return f"{chance.randint(1_100, 986_000):,}".replace(",", said.thousands)
        case "share":
            return f"{chance.randint(11, 979) / 10}".replace(".", said.decimal) + said.percent
        case "year":
            return str(chance.randint(1871, 2023))
        case _:
            month, year = chance.choice(said.months), chance.randint(1871, 2023)
            return said.date.format(day=chance.randint(1, 28), month=month, year=year)


def _with_another_digit(text: str, chance: random.Random) -> str:
    """The sentence with one of its digits changed; empty where it has none."""
    places = [at for at, character in enumerate(text) if character.isdigit()]
    if not places:
        return ""
    at = chance.choice(places)
    return text[:at] + chance.choice("123456789".replace(text[at], "")) + text[at + 1 :]
