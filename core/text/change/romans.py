"""Roman numerals behind the word for what they number: "Chapter IV" is "Chapter 4", and "type II" is "type 2"."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

from pincite.core.text.change.hunks import Marks
from pincite.core.text.change.marks import Mark
from pincite.core.text.lexicon.notation import bag
from pincite.core.text.numbers import Number
from pincite.core.text.span import Span

_NUMBERED: Final = re.compile(
    r"(?<!\w)([^\W\d_]{3,13})\.? ((?:L?X{0,3}|XL)(?:IX|IV|V?I{0,3}))(?!\w|[-\u2011.]\w|['\u2019])"
)
_PARTS: Final = bag("""
    part parts title titles book books volume volumes vol chapter chapters chap section sections article
    articles art annex annexes appendix appendices schedule schedules table tables figure figures fig act
    scene canto protocol cap\u00edtulo cap\u00edtulos t\u00edtulo t\u00edtulos libro tomo parte art\u00edculo
    anexo cuadro livro artigo tabela se\u00e7\u00e3o sec\u00e7\u00e3o chapitre chapitres titre titres livre
    tome partie annexe tableau kapitel teil buch band titel artikel anhang anlage tabelle abschnitt
""")
#: Before these a lone I is no pronoun.
_KINDS: Final = bag("""
    type types phase phases stage stages grade class tier level war tipo fase clase classe guerra stade typ stadium
    klasse
""")
_VALUES: Final = {"I": 1, "V": 5, "X": 10, "L": 50}


def with_romans(text: str, found: Sequence[Mark]) -> list[Mark]:
    """The marks, each Roman numeral behind such a word as a number, and no part of a name."""
    marks = Marks(found)
    romans, replaced = list[Mark](), set[Mark]()
    for match in _NUMBERED.finditer(text):
        cue, written, (start, end) = match[1], match[2], match.span(2)
        folded = cue.casefold()
        if not written or written == "L" or folded not in _PARTS | _KINDS:
            continue
        if written == "I" and folded not in _KINDS and cue[0].islower():
            continue  # "In part I agree."
        for mark in marks.touching(start, end):
            replaced.add(mark)
            if mark.kind == "entity" and mark.start < start and mark.end == end:
                romans.append(mark._replace(end=start - 1, key=mark.key.rpartition(" ")[0]))
        number = Number(Span(start, end), written, (Fraction(_value(written)),))
        romans.append(Mark(start, end, "number", written, number))
    if not romans:
        return list(found)
    return sorted([*(mark for mark in found if mark not in replaced), *romans], key=lambda mark: (mark.start, mark.end))


def _value(written: str) -> int:
    values = [_VALUES[letter] for letter in written]
    return sum(-one if one < following else one for one, following in pairwise([*values, 0]))
