"""Which raised characters are a mark beside the text, which are part of a number, and which are just letters."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from pincite.core.extract.html.tags import words
from pincite.core.text.bounds import bounds

#: Unicode has superscripts for these only; a dash is a minus sign above the line.
_RAISED = str.maketrans(
    "0123456789+-\u2212\u2013in",
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207b\u2071\u207f",
)
_LOWERED = str.maketrans("0123456789", "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089")
_EXPONENT = re.compile("[+\\-\u2212\u2013]?[0-9]{1,12}")
_POWER = re.compile("[+\\-\u2212\u2013]?(?:[0-9]{1,12}|[in])")
_BASE = re.compile("[0-9]{1,3}")

#: The most pieces and code points of one formula.
_FORMULA_PIECES: Final = 2_000
_FORMULA: Final = 20_000
#: The signs that notes are hung on; nobody writes prose with them.
SYMBOLS: Final = frozenset("*\u2020\u2021\u00a7\u00b6\u2016\u204e\u203b")
_SYMBOLS = "*\u2020\u2021\u00a7\u00b6\u2016\u204e\u203b#"

#: What a mark may look like where the markup names it: a number, a letter or two, signs, in brackets or not.
_NAMED = re.compile(
    rf"[\[(]?\s*(?:(?:note|fn|nb|ref)\.?\s*)?(?:[0-9]{{1,4}}[a-z]?|[a-z]{{1,2}}|[ivxl]{{1,6}}|[{_SYMBOLS}]{{1,3}})"
    r"(?:\s?[,\u2013-]\s?[0-9]{1,4})*\s*[\])]?",
    re.IGNORECASE,
)
#: The number of a printed page: "12", "[Pg 12]", "{xiv}", "p. 12", "S. 12".
#: Roman ones are those of a preface, and no word: not "mix", and not "I".
_PAGE = re.compile(
    r"(?:(?i:page|pg|pp?|seite|s|p\u00e1gina|p\u00e1g|pag)\b\.?\s*)?"
    r"([A-Za-z]?[0-9]{1,5}[a-z]?|(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})"
    r"|(?=[IVXLC]{2})C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))\.?"
)
_BRACKETS: Final = (("[", "]"), ("(", ")"), ("{", "}"), ("|", "|"))
#: Of a note that says what was amended: "F1". It may be a value as well ("Vitamin B12", "rule E501").
_CODED = re.compile("[a-z][0-9]{1,4}", re.IGNORECASE)
#: Brackets that stand above the line hold a note or a remark of the editors, never the sentence.
_BRACKETED = re.compile(r"\[[^\[\]\n]{1,40}\]|\([0-9]{1,3}\)")
_NUMBER = re.compile("[0-9]{1,3}")
#: Several numbers above the line are several notes; no power is written so.
_NUMBERS = re.compile(r"[0-9]{1,3}(?:\s?[,\u2013-]\s?[0-9]{1,3})+")
#: What parts one mark above the line from the next; no prose has it there.
_BETWEEN: Final = frozenset(",;\u060c\u3001")
_SIGNS = re.compile(rf"[{_SYMBOLS}]{{1,3}}")
_LETTER = re.compile("[a-z]")
_VERSE = re.compile(r"[\[(]?\s*(?:[0-9]{1,3}\s?[:.]\s?)?[0-9]{1,3}[a-z]?(?:\s?[\u2013-]\s?[0-9]{1,3})?\s*[\])]?[.:]?")
_CROSS = re.compile(rf"[+{_SYMBOLS}]|[a-z]{{1,2}}", re.IGNORECASE)

_GROUP_AFTER = re.compile("[ \u00a0\u2009\u202f][0-9]{3}(?![0-9])")
_GROUP_BEFORE = re.compile("[0-9][ \u00a0\u2009\u202f]$")

_LETTERS = re.compile(r"[^\W\d_]{2}")
_WORDS = re.compile(r"[^\W\d_]{3,}")
_RELATION = re.compile("[=<>%\u2264\u2265\u2248]")
_LAST_WORD = re.compile(r"[^\W\d_]+$")
#: Units that are raised to a power; "3 cm" with a 2 above is an area, not a note.
_UNITS = frozenset(
    words(
        "m km cm mm dm nm \u00b5m \u03bcm um pm in ft yd mi nmi s ms sec min h hr kg mg mol rad sr inch inches "
        "foot feet yard yards mile miles metre metres meter meters second seconds sup cos sin tan log"
    )
)
_ROMAN = re.compile("[IVXLCDM]+$")


def as_exponent(text: str, before: str) -> str:
    """``text`` in superscript characters where it stands above the line after a digit, else empty.

    Written as plain digits, 10 to the power of 2 would read 102.
    """
    if before[-1:].isdigit() and _POWER.fullmatch(text):
        return text.translate(_RAISED)
    return ""


def as_superscript(text: str) -> str:
    """The same digits and signs above the line, one for one."""
    return text.translate(_RAISED)


def as_subscript(text: str) -> str:
    """The same digits below the line, one for one."""
    return text.translate(_LOWERED)


def as_base(text: str, before: str) -> str:
    """``text`` in subscript characters where it stands below the line after a digit, else empty.

    Written as plain digits, 10 to the base of 2 would read 102; CO2 may stay as it is.
    """
    if before[-1:].isdigit() and _BASE.fullmatch(text):
        return text.translate(_LOWERED)
    return ""


def is_exponent(text: str) -> bool:
    """Whether raised ``text`` is a number."""
    return _EXPONENT.fullmatch(text) is not None


def is_set_again(formula: Sequence[str], again: Sequence[str]) -> bool:
    """Whether the pieces ``again`` have no letter and no digit that ``formula`` has not; a fraction turns their order.

    What is longer than any formula is none.
    """
    if max(len(formula), len(again)) > _FORMULA_PIECES or max(sum(map(len, formula)), sum(map(len, again))) > _FORMULA:
        return False
    given, asked = (Counter(filter(str.isalnum, normalize("NFKC", "".join(one)))) for one in (formula, again))
    return asked <= given


def is_raised_mark(text: str, before: str, *, named: bool, linked: bool) -> bool:
    """Whether raised ``text`` after ``before`` is a mark: of a note, a verse or a cross-reference.

    ``named`` says that a class or role calls it one, ``linked`` that it is a link into a page's own notes. Without
    either, an ordinal (1st), an exponent (m2, x2), a formula's letter and a trade mark sign are no marks.
    """
    return _looks_raised(text, before, named=named, linked=linked) and not _says(text)


def _looks_raised(text: str, before: str, *, named: bool, linked: bool) -> bool:
    if text in _BETWEEN or _BRACKETED.fullmatch(text) or _SIGNS.fullmatch(text) or _NUMBERS.fullmatch(text):
        return True
    if named or linked:
        return (_NAMED.fullmatch(text) or _CODED.fullmatch(text)) is not None
    if _NUMBER.fullmatch(text):
        return _may_carry_a_note(before)
    if _LETTER.fullmatch(text):
        return _may_carry_a_note(before) and before[-1:].strip() != ""
    return False


def is_named_mark(text: str, before: str, *, verse: bool, cross: bool, linked: bool) -> bool:
    """Whether ``text`` after ``before``, which the markup calls a mark, looks like one.

    A class may well hold the whole note. It may also hold a value: a bare number or letter of a note that no link
    leads from is a mark only where it hangs on the word before it.
    """
    return _looks_named(text, before, verse=verse, cross=cross, linked=linked) and not _says(text)


def page_mark(text: str) -> str:
    """The number in ``text``, which the markup says stands where a printed page begins; empty where it is none."""
    for left, right in _BRACKETS:
        if text.startswith(left) and text.endswith(right):
            text = text[1:-1].strip()
            break
    found = _PAGE.fullmatch(text)
    return found[1] if found else ""


def ends_in(name: str, number: str) -> bool:
    """Whether what an element is called ends in this ``number`` and no longer one: ``page_12`` in 12."""
    before, same = name.strip()[: -len(number)], name.strip()[-len(number) :].lower() == number.lower()
    return same and not (number[0].isdigit() and before[-1:].isdigit())


def _looks_named(text: str, before: str, *, verse: bool, cross: bool, linked: bool) -> bool:
    if verse:
        return _VERSE.fullmatch(text) is not None
    if cross:
        return _CROSS.fullmatch(text) is not None
    if _CODED.fullmatch(text):
        return before.rstrip().endswith("[")
    if text.isalnum() and not linked and not before[-1:].strip():
        return False
    return _NAMED.fullmatch(text) is not None


def stands_apart(text: str, start: int, end: int) -> bool:
    """Whether the mark at ``start..end`` of ``text`` is none of the digits or letters of what stands beside it.

    "450" and a "0" that some class raises read 4500 to whoever does not see the style; "3 450" is one number.
    """
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    if start == end:
        return True
    if _run_on(text[start - 1 : start], text[start]) or _run_on(text[end - 1], text[end : end + 1]):
        return False
    mark = text[start:end]
    if not (mark.isdigit() and len(mark) <= 3):
        return True
    # Digits in groups of three: the mark would be the first group, or a later one.
    grouped_before = len(mark) == 3 and _GROUP_BEFORE.search(text, max(0, start - 5), start) is not None
    return _GROUP_AFTER.match(text, end) is None and not grouped_before


def _run_on(left: str, right: str) -> bool:
    return (left.isdigit() and right.isdigit()) or (left.isalpha() and right.isalpha())


def _says(text: str) -> bool:
    """Whether the text is a word of the sentence: "no" and "[not]" are two letters and brackets, and never a mark."""
    return len(text.split()) <= 2 and _LETTERS.search(text) is not None and bounds(text)


def _may_carry_a_note(before: str) -> bool:
    """Whether a bare raised number or letter after ``before`` can only be a mark.

    After white space or at the start of a block it begins a verse or a note; after punctuation or a word of three
    letters or more it hangs on them. After a digit, a symbol of mathematics, a single letter or a unit it is a power.
    """
    last = before[-1:]
    if not last or last.isspace() or last in ".,;:!?\"'\u2019\u201d\u00bb\u203a\u2026\u3002\u3001\uff0c\u300d":
        return True
    if last == ")":
        return _ends_prose(before)
    word = _LAST_WORD.search(before)
    if word is None:
        return False
    letters = word[0]
    if _ROMAN.match(letters) or letters.lower() in _UNITS:
        return False
    # Scripts without spaces or letters case have no formulas in running text.
    return len(letters) >= 3 or ord(letters[0]) > 0x2E80


def _ends_prose(before: str) -> bool:
    """Whether the parenthesis that ``before`` ends with is prose: a formula in one may be raised to a power.

    No formula that is holds a relation, a percentage or a word.
    """
    opened = before.rfind("(")
    inside = before[opened + 1 : -1]
    if opened < 0 or _RELATION.search(inside):
        return True
    return any(word.lower() not in _UNITS for word in _WORDS.findall(inside))
