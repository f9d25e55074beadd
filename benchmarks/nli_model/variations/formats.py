"""Formats of numbers: the same value written in another way, or another value."""

import random
import re

from nli_model.labels import C, E
from nli_model.numerals import ONES, words_of
from nli_model.variations.change import Changed
from nli_model.variations.numbers import NUMBER, other_digits
from nli_model.variations.word import has, put

_WORD_VALUES = {words_of(value): value for value in range(2, 100)}
_NUMBER_WORD = re.compile(
    r"\b(" + "|".join(sorted(_WORD_VALUES, key=len, reverse=True)) + r")\b"
    r"(?![- ](?:" + "|".join(ONES) + r"|hundred|thousand|million))"
)  # fmt: skip
_SHARES = {50: "half", 25: "a quarter", 75: "three quarters", 20: "a fifth", 10: "one in ten", 100: "all"}


def formats(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """A number in another format: the same value, or another one."""
    there = [one for one in NUMBER.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    match = draw.choice(there)
    right = draw.random() < 0.5
    before, after = claim[: match.start()], claim[match.end() :]
    plain = match[0].replace(",", "")
    if "." in plain:
        new = _written_out(plain, after, right, draw)
    elif 1000 <= int(plain) <= 2100 and "," not in match[0]:  # a year
        return None
    elif after[:1] == "%" or after.startswith(" percent"):
        new = _percent(plain, after, right, draw)
    else:
        new = _whole(before, match[0], after, right, draw)
    return (f"{before}{new}", premise, E if right else C) if new is not None else None


def _written_out(plain: str, after: str, right: bool, draw: random.Random) -> str | None:
    """Millions and billions with all their digits, and what comes after."""
    if not after.startswith((" million", " billion")) or len(plain.split(".")[1]) > 2:
        return None
    unit = 1_000_000 if after.startswith(" million") else 1_000_000_000
    value = round(float(plain) * unit)
    if not right:
        value = value * 10 if draw.random() < 0.4 else round(float(other_digits(plain, draw)) * unit)
    return f"{value:,}{after[8:]}"


def _percent(plain: str, after: str, right: bool, draw: random.Random) -> str | None:
    """A share in words or with another sign, and what comes after."""
    rest = after[1:] if after[:1] == "%" else after[8:]
    shown = int(plain if right else other_digits(plain, draw))
    if shown == int(plain) and not right:
        return None
    new = draw.choice([f"{shown}%", f"{shown} percent", f"{words_of(shown)} percent", f"{shown} per cent"])
    if shown in _SHARES and rest.startswith(" of") and draw.random() < 0.6:
        new = _SHARES[shown]
    return f"{new}{rest}"


def _whole(before: str, old: str, after: str, right: bool, draw: random.Random) -> str | None:
    """A whole number in words, in millions, with commas or without, and what comes after."""
    plain = old.replace(",", "")
    value = int(plain)
    if value < 2 or value > 999_999_999 or (before.rstrip()[-1:] in ("#", "-", "$", ":") and value > 10_000):
        return None
    shown = value if right else int(other_digits(plain, draw))
    if not right and shown == value:
        return None
    if value < 1000:
        if before[-1:] in "$£€" or re.search(r"(?:[A-Z]\w*|No\.|[Nn]umber|[Cc]hapter|[Ss]eason|-) $", before):
            return None
        new = words_of(shown)
        if not before.strip():
            new = new.capitalize()
    elif value % 100_000 == 0 and value >= 1_000_000:
        new = f"{shown / 1_000_000:g} million"
    else:
        new = str(shown) if "," in old and draw.random() < 0.5 else f"{shown:,}"
    return f"{new}{after}"


def digits_of_words(claim: str, premise: str, draw: random.Random) -> Changed | None:
    """A number word as digits: the same value, or another one."""
    there = [one for one in _NUMBER_WORD.finditer(claim) if has(premise, one[0])]
    if not there:
        return None
    match = draw.choice(there)
    value, right = _WORD_VALUES[match[0]], draw.random() < 0.5
    if right:
        return put(claim, match, str(value)), premise, E
    other = value + draw.choice((-2, -1, 1, 2, 3, 10))
    if other < 2:
        return None
    return put(claim, match, str(other) if draw.random() < 0.5 else words_of(other)), premise, C
