"""What only two readings of one passage are compared by: opposites of law and research, parties, rates, references."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon import Lexicon, words
from pincite.core.text.lexicon.notation import bag
from pincite.core.text.numbers import Number, as_reference
from pincite.core.text.span import Span

_LABEL: Final = r"(?:\d{1,3}|[A-Za-hjkm-uwyz]|[ivxl]{1,6})"
#: "5(1)(a)", "3 (2)", "5a": a letter that no word goes on is a part of the number before it. Capitals, of what was
#: put in between two numbers ("12A", "5ZA"), may be a unit's: "10A" is a place only behind a word for one.
_NUMBERED: Final = re.compile(
    rf"(?<![\w.,])\d{{1,4}}(?:[a-z](?!\w)|(?:[a-z]|[A-Z]{{1,2}})?(?: ?\({_LABEL}\))+|([A-Z]{{1,2}})(?!\w))"
)
_DIVIDED: Final = re.compile(
    r"(?:(?<!\w)([^\W\d_]{1,13}\.?) ?|\u00a7{1,2} ?)(?:\d[\w()]*(?:,| and| or| to|-|\u2013) ?)*$"
)
#: Code points in which such a word stands before a number of a list.
_LIST: Final = 60
#: A letter after one of these is a place in a text: "paragraph (b)", "lit. b", "Annex B".
_LETTERED: Final = re.compile(r"(?<!\w)([^\W\d_]{3,13})\.? (\([a-z]\)|\([ivxl]{1,6}\)|[a-z]\)|[a-z](?!\w)|[A-Z](?!\w))")
#: Numbers after one of these are places in a text, or versions: 1.1 is another one than 1.10.
_DOTTED: Final = re.compile(r"(?:(?<!\w)([^\W\d_]{1,13})\.? ?|\u00a7{1,2} ?)(\d{1,5}(?:\.\d{1,5})+)(?![\w%])")
_DIVISIONS: Final = bag("""
    version versions release v section sections sec article articles art chapter clause rule regulation figure fig table
    paragraph para annex appendix schedule equation eq theorem lemma definition proposition
    versi\u00f3n versiones secci\u00f3n art\u00edculo cap\u00edtulo apartado cl\u00e1usula regla figura tabla cuadro
    anexo vers\u00e3o vers\u00f5es se\u00e7\u00e3o sec\u00e7\u00e3o artigo regra tabela quadro
    article chapitre r\u00e8gle tableau annexe alin\u00e9a
    fassung abschnitt artikel kapitel ziffer ziff regel abbildung abb tabelle tab anhang anlage
""")
_GROUPED: Final = re.compile(r"[1-9]\d{0,2}(?:\.\d{3})+")
#: After degrees, minutes or seconds, as a coordinate has them.
_COMPASS: Final = re.compile(r"(?<=[\u00b0\u00ba'\u2032\"\u2033\u2019\u201d]) ?([NSEWO])(?!\w)")
#: Code points from the degrees to the letter, minutes and seconds between.
_COORDINATE: Final = 16
_WAYS: Final = {"N": "latitude+", "S": "latitude-", "E": "longitude+", "W": "longitude-"}
_BRACKETED: Final = bag("""
    paragraph paragraphs para point points clause section subsection subparagraph item article rule limb head
    apartado p\u00e1rrafo letra inciso punto par\u00e1grafo al\u00ednea ponto alin\u00e9a lettre paragraphe
    absatz buchstabe nummer
""")
#: Abbreviations of such words in law.
_BEFORE_CAPITALS: Final = bag("s ss reg regs para paras arts cl r rr sch nr question form part")
_SMALL: Final = bag("lit litt littera buchst buchstabe buchstaben")
#: After these a letter may be a word: "letra y m\u00fasica".
_UNSURE: Final = bag("letra al\u00ednea inciso")
_CAPITAL: Final = bag("""
    annex annexes appendix schedule exhibit table figure part class category group section article
    anexo ap\u00e9ndice parte annexe partie tableau anlage anhang teil tabelle
""")


class _Joining(NamedTuple):
    both: frozenset[str]
    either: frozenset[str]


_JOINING: Final[Mapping[str, _Joining]] = {
    "en": _Joining(bag("and"), bag("or")),
    "es": _Joining(bag("y e"), bag("o u")),
    "pt": _Joining(bag("e"), bag("ou")),
    "fr": _Joining(bag("et"), bag("ou")),
    "de": _Joining(bag("und sowie"), bag("oder")),
}


def with_terms(text: str, found: Sequence[Mark], lexicon: Lexicon) -> list[Mark]:
    """``found`` and the further marks of ``text``, by place; a reference stands for the numbers in it."""
    values = [mark for mark in found if mark.value is not None]
    starts, ends = [mark.start for mark in values], [mark.end for mark in values]
    references: list[Mark] = []
    replaced: set[Mark] = set()
    for one in _references(text, lexicon):
        # Numbers and dates stand apart, so that those in a reference are a run of them.
        inside = values[bisect_right(ends, one.start) : bisect_left(starts, one.end)]
        if not any(_holds(mark, one) for mark in inside):
            references.append(one)
            replaced.update(inside)
    # A term without a sense is none ("prior to"), though a word of it is.
    terms = [Mark(*term) for term in lexicon.turns_of_meaning.find(words(text)) if term.sense]
    # "Every week day" is no week, and "every quarter hour" no quarter.
    units = {mark.start for mark in found if mark.kind == "unit"}
    terms = [term for term in terms if term.kind != "rate" or units.isdisjoint((term.end + 1,))]
    kept = [mark for mark in found if mark not in replaced]
    return sorted([*kept, *references, *terms, *_ways(text, lexicon)], key=lambda mark: (mark.start, mark.end))


def as_rates(before: Sequence[Mark], after: Sequence[Mark]) -> tuple[Sequence[Mark], Sequence[Mark]]:
    """The marks of one place, the "every" of "every day" left out where both sides say how often: "daily"."""
    sides = before, after
    rates = [[mark for mark in side if mark.kind == "rate"] for side in sides]
    if not all(rates):
        return sides
    return _uncounted(before, rates[0]), _uncounted(after, rates[1])


def _uncounted(found: Sequence[Mark], rates: Sequence[Mark]) -> list[Mark]:
    return [
        mark
        for mark in found
        if mark.kind != "quantifier" or not any(one.start <= mark.start and mark.end <= one.end for one in rates)
    ]


def joined_otherwise(old: str, new: str, lexicon: Lexicon) -> bool:
    """Whether nothing but "and" and "or" between the same words gave way to one another."""
    before, after = [word.key for word in words(old)], [word.key for word in words(new)]
    if before == after or len(before) != len(after):
        return False
    joining = [_JOINING[tag] for tag in lexicon.tag.split("+") if tag in _JOINING]
    return all(
        one == other
        or any((one in both and other in either) or (one in either and other in both) for both, either in joining)
        for one, other in zip(before, after, strict=True)
    )


def _references(text: str, lexicon: Lexicon) -> Iterator[Mark]:
    for match in _NUMBERED.finditer(text):
        if match[1] is None or _divides(text[max(0, match.start() - _LIST) : match.start()]):
            yield _reference(text, *match.span())
    for match in _DOTTED.finditer(text):
        if (match[1] is None or match[1].casefold() in _DIVISIONS) and not _groups(match[2], lexicon):
            yield _reference(text, *match.span(2))
    for match in _LETTERED.finditer(text):
        if _is_label(match[1], match[2], lexicon):
            yield _reference(text, *match.span(2))


def _divides(before: str) -> bool:
    """Whether a word for a place in a text, or a list that follows one, ends there."""
    found = _DIVIDED.search(before)
    if found is None:
        return False
    word = (found[1] or "").casefold()
    # "No 10A fuse" is none.
    return word in {"", "no."} or word.removesuffix(".") in _DIVISIONS | _BRACKETED | _BEFORE_CAPITALS


def _groups(digits: str, lexicon: Lexicon) -> bool:
    """Whether the point may group thousands: "art\u00edculo 1.902" is article 1902 outside of English."""
    return lexicon.tag != "en" and _GROUPED.fullmatch(digits) is not None


def _ways(text: str, lexicon: Lexicon) -> Iterator[Mark]:
    """The sides of the earth that coordinates name."""
    for match in _COMPASS.finditer(text):
        if "\u00b0" in text[max(0, match.start() - _COORDINATE) : match.start()]:
            # German has an O for the east.
            letter = match[1] if match[1] != "O" else "E" if lexicon.tag == "de" else "W"
            yield Mark(*match.span(1), "direction", _WAYS[letter])


def _is_label(cue: str, label: str, lexicon: Lexicon) -> bool:
    folded = cue.casefold()
    if label.endswith(")"):
        return folded in _BRACKETED
    if label.islower():
        return folded in _SMALL or (folded in _UNSURE and label not in lexicon.common)
    # "In part I agree."
    return folded in _CAPITAL and (label != "I" or cue[0].isupper())


def _reference(text: str, start: int, end: int) -> Mark:
    written = text[start:end]
    literal = as_reference(written)
    return Mark(start, end, "number", literal, Number(Span(start, end), written, (), literal=literal))


def _holds(mark: Mark, reference: Mark) -> bool:
    """Whether it is no reference: "5m" and "5e" are numbers as a whole, and in a date stands none."""
    if not isinstance(mark.value, Number):
        return True
    if mark.value.text == reference.key:
        return False  # A number by its value, and a place by its digits.
    # The "A" of "Annex A" is no article.
    return not mark.value.unsure and mark.start <= reference.start and reference.end <= mark.end
