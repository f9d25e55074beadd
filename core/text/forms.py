"""A text whose characters are all in their plain form, where Unicode or a keyboard has one character in several.

Full-width and half-width forms, Arabic letters as they were once printed, the marks of Hebrew and East Asia that
somebody else types as quotation marks and hyphens, and spaces between Han or kana and what is in Latin letters or
digits: who copies a text by hand or by a program often has the other form, and says nothing else by it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from pincite.core.text.characters import CJK, beyond_ascii
from pincite.core.text.rewrite import Step
from pincite.core.text.sizes import LARGE
from pincite.core.text.span import Span

if TYPE_CHECKING:
    from pincite.core.text.stream import Stream

#: Those that Unicode does not name as forms of one another.
_PLAIN: Final = {
    **dict.fromkeys("\u300c\u300d\ufe41\ufe42\uff62\uff63\u301d\u301e\u301f\u05f4", '"'),
    **dict.fromkeys("\u300e\u300f\ufe43\ufe44\u05f3", "'"),
    **dict.fromkeys("\u318d\u30fb\uff65\u2027", "\u00b7"),
    # The maqaf, the wave dash, the sign of micro for the letter.
    "\u05be": "-", "\u301c": "~", "\u00b5": "\u03bc",
    "\u0132": "IJ", "\u0133": "ij",
}  # fmt: skip
#: Half-width kana, Arabic presentation forms, Thai and Lao "am".
_COMPATIBLE: Final = "\uff61-\uff9f\u0e33\u0eb3\ufb50-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc"
_ANYWHERE: Final = f"{''.join(_PLAIN)}{_COMPATIBLE}"
#: What stretches an Arabic word stands behind a letter; elsewhere, and before a digit, it is a dash: "5\u064010".
_STRETCH: Final = "\u0640(?<=[\u0620-\u065f\u066e-\u06d3\u06fa-\u06ff].)(?!\\d)"
#: Full-width signs, letters and digits: typography in East Asia, and nowhere else.
_WIDE: Final = "\uff01-\uff60\uffe0-\uffe2\uffe5\uffe6"
_SPACED: Final = "[ \u00a0\u2002-\u200a\u202f\u3000]"
# A voicing mark of its own is one kana with that before it.
_FORM: Final = re.compile(f"[\uff66-\uff9d][\uff9e\uff9f]?|[{_ANYWHERE}]|{_STRETCH}")
_MAY_BE_FORM: Final = re.compile(f"[{_ANYWHERE}\u0640]")
#: Letters among them.
_LETTER: Final = re.compile(
    "[\u00b5\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\u0132\u0133\u0640\u0e33\u0eb3\ufb50-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc]"
)
#: Han, kana, Hangul and their punctuation, as far as one character of it shows where a text comes from.
_EASTERN: Final = (("\u2e80", "\ud7a3"), ("\uf900", "\ufaff"), ("\uff66", "\uff9f"), ("\U00020000", "\U000323af"))


@cache
def _eastern_form() -> re.Pattern[str]:
    """The same in East Asia; such a pattern takes a while to make, and few pages need it."""
    return re.compile(
        f"{_FORM.pattern}|[{_WIDE}]|{_SPACED}(?:(?<=[{CJK}].)(?=[0-9A-Za-z])|(?<=[0-9A-Za-z%].)(?=[{CJK}]))"
    )


def _plain(found: re.Match[str]) -> str:
    form = found[0]
    if form.isspace() or form == "\u0640":
        return ""
    return _PLAIN[form] if form in _PLAIN else normalize("NFKC", form)


def _forms(text: str) -> re.Pattern[str] | None:
    """What has a plain form in ``text``; None where nothing has."""
    if text.isascii():
        return None
    beyond = beyond_ascii(text)
    if any(low <= char <= high for char in beyond for low, high in _EASTERN):
        return _eastern_form()
    return _FORM if _MAY_BE_FORM.search("".join(beyond)) else None


def plain(text: str) -> str:
    """``text`` with every character in its plain form."""
    forms = _forms(text)
    return text if forms is None else forms.sub(_plain, text)


def has_letter_forms(text: str) -> bool:
    """Whether a letter of ``text`` has another form."""
    return _LETTER.search("".join(beyond_ascii(text))) is not None


def plain_word(word: str) -> str:
    """A word, or a single character, with every character in its plain form, wherever it stands."""
    return word if word.isascii() else _eastern_form().sub(_plain, word)


@dataclass(frozen=True)
class PlainForms:
    """A stream in plain forms, words and edges of words without markup, and the way back."""

    stream: "Stream"
    _step: Step

    @classmethod
    def of(cls, original: "Stream") -> "PlainForms | None":
        """The stream in plain forms; None where it is so already, or very large."""
        forms = None if len(original.text) > LARGE else _forms(original.text)
        if forms is None:
            return None
        step = Step(original.text, forms, _plain)
        return None if step.after == original.text else cls(type(original)(original.name, step.after), step)

    def back(self, original: "Stream", places: Sequence[Span]) -> list[Span]:
        """Those of ``places`` that are whole characters of the original and at edges there, as ranges of its canonical
        text.
        """
        found: list[Span] = []
        for place in places:
            inside = self.stream.text_span(place.start, place.end)
            start, end = self._step.start(inside.start), self._step.end(inside.end)
            if start is None or end is None:
                continue
            span = original.canonical_span(start, end)
            if original.has_edges(span):
                found.append(span)
        return found
