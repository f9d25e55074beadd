"""Where words and numbers go on in scripts that write no spaces: any other letter of theirs may begin a word.

A dictionary would be needed to tell words there. Numbers need none, nor does what turns the word that it is written to
into its contrary, as "un" does: "\u4e94\u767e" (500) stands not in "\u4e09\u5343\u4e94\u767e" (3,500), nor
"\u6210\u5e74" (of age) in "\u672a\u6210\u5e74".
"""

import re
from typing import Final

from pincite.core.text.characters import is_unspaced

_ONE: Final = "\u4e00"
#: Han numerals from nought to nine, and those that multiply what stands before them.
HAN_DIGITS: Final = (
    "\u3007\u96f6", "\u4e00\u58f9", "\u4e8c\u4e24\u5169\u8d30\u8cb3\u5f10", "\u4e09\u53c1\u53c3\u53c2",
    "\u56db\u8086", "\u4e94\u4f0d", "\u516d\u9646\u9678", "\u4e03\u67d2", "\u516b\u634c", "\u4e5d\u7396",
)  # fmt: skip
HAN_TENS: Final = {"\u5341": 10, "\u62fe": 10, "\u767e": 100, "\u4f70": 100, "\u5343": 1000, "\u4edf": 1000}
HAN_SCALES: Final = {"\u4e07": 10**4, "\u842c": 10**4, "\u4ebf": 10**8, "\u5104": 10**8, "\u5146": 10**12}
_MULTIPLES: Final = frozenset([*HAN_TENS, *HAN_SCALES])
_NUMERALS: Final = _MULTIPLES.union(*HAN_DIGITS)
#: What negates the word behind it: "not", "not yet", "without", "non-" in Han, "not" and "forbidden to" in Thai.
_NEGATIONS: Final = (
    *"\u4e0d\u672a\u7121\u65e0\u6ca1\u6c92\u975e\u52ff\u6bcb", "\u6ca1\u6709", "\u6c92\u6709",
    "\u0e44\u0e21\u0e48", "\u0e2b\u0e49\u0e32\u0e21", "\u0e21\u0e34",
)  # fmt: skip
#: South, North, West and East Africa end in one of these and negate nothing; provinces may stand before one that does.
_AFRICA: Final = re.compile(
    "(?:(?<![\u8d8a\u6e56\u6cb3\u6d77\u4e91\u96f2\u6d4e\u6fdf\u897f\u4e1c\u6771])\u5357|(?<![\u6cb3\u6e56\u4e1c\u6771\u897f\u53f0\u81fa\u534e\u83ef])\u5317"
    "|(?<![\u6c5f\u5e7f\u5ee3\u9655\u965d\u5c71])\u897f|(?<![\u5e7f\u5ee3\u5c71\u534e\u83ef\u80a1\u623f])[\u4e1c\u6771])\u975e$"
)
_LAST: Final = frozenset(one[-1] for one in _NEGATIONS)
_LONGEST: Final = max(map(len, _NEGATIONS))
#: What negates the Japanese verb that it is written to: -nai, -nakatta, -nakute, -nakereba, -masen.
_VERB_NEGATION: Final = re.compile(
    "\u306a(?:\u3044(?!\u3057)|\u304b\u3063\u305f|\u304b\u308d\u3046|\u304f\u3066|\u3051\u308c\u3070)|\u307e\u305b\u3093"
)


def joins_unspaced(text: str, left: int, right: int) -> bool:
    """Whether a word or number goes on from ``text[left]`` to ``text[right]``, one of which is of such a script.

    Both are letters, digits or marks; nothing that a reader sees stands between them.
    """
    a, b = text[left], text[right]
    if a in _NUMERALS or b in _NUMERALS:
        if (a in _NUMERALS and b in _NUMERALS) or (a.isdecimal() and b in _MULTIPLES):
            # "Each one": two ones are two words.
            return not a == b == _ONE
        if b.isdecimal() and a in _MULTIPLES:
            return True
    if not (is_unspaced(a) and is_unspaced(b)):
        return False
    if a in _LAST and text.endswith(_NEGATIONS, max(0, left + 1 - _LONGEST), left + 1):
        return _AFRICA.search(text[max(0, left - 2) : left + 1]) is None
    return _VERB_NEGATION.match(text, right) is not None
