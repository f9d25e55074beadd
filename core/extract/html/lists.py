"""The numbers that a browser draws before the items of ordered lists (HTML 4.4.5 and 4.4.8)."""

from typing import Final

from pincite.core.extract.html.events import Attributes

_ROMAN: Final = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip
#: Beyond these a browser draws plain numbers, or nobody counts.
_MOST_ROMAN: Final = 3_999
_MOST: Final = 99_999


class OrderedList:
    """One list that is open; ``label`` is asked once for each of its items."""

    def __init__(self, attrs: Attributes) -> None:
        named = dict(attrs)
        start = _integer(named.get("start"))
        self._next = 1 if start is None else start
        self._type = named.get("type") or "1"
        # A list that counts down begins with how many items it has, which nobody knows yet.
        style = (named.get("style") or "").replace(" ", "").lower()
        self._drawn = "reversed" not in named and "list-style:none" not in style and "list-style-type:" not in style

    def label(self, attrs: Attributes) -> str:
        """What is drawn before the next item, without its full stop; empty where nobody can tell."""
        named = dict(attrs)
        number = _integer(named.get("value"))
        number = self._next if number is None else number
        self._next = number + 1
        return labelled(number, named.get("type") or self._type) if self._drawn else ""


def labelled(number: int, kind: str = "1") -> str:
    """``number`` as a list of the ``kind`` (its type attribute) draws it."""
    if not 0 <= number <= _MOST:
        return ""
    if kind in ("a", "A") and number:
        letters = ""
        while number:
            number, letter = divmod(number - 1, 26)
            letters = chr(ord(kind) + letter) + letters
        return letters
    if kind in ("i", "I") and 0 < number <= _MOST_ROMAN:
        roman = ""
        for value, digits in _ROMAN:
            count, number = divmod(number, value)
            roman += digits * count
        return roman if kind == "i" else roman.upper()
    return str(number)


def _integer(value: str | None) -> int | None:
    text = (value or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None
