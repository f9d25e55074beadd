"""An ISBN is read with its check digit, and every book has one spelling: thirteen digits (ISO 2108)."""

from typing import Final

from pincite.core.fetch.url import BadURL

#: The two prefixes that GS1 gave to books.
_BOOKS: Final = ("978", "979")
#: Hyphens, and the dashes and spaces that typesetters put in their place.
_SEPARATORS: Final = str.maketrans("", "", "- \u00a0\u2009\u2010\u2011\u2012\u2013\u202f\u2212")


def parse_isbn(text: str) -> str | BadURL:
    """The thirteen digits of ``text``, an ISBN of ten or thirteen with or without hyphens or spaces."""
    digits = text.translate(_SEPARATORS).upper()
    body, check = digits[:-1], digits[-1:]
    if not (body.isascii() and body.isdigit()) or not (check.isascii() and check.isalnum()):
        return BadURL("The ISBN holds something other than digits, hyphens and a final X.")
    if len(digits) == 10:
        return _of_ten(body, check)
    if len(digits) != 13:
        return BadURL(f"The ISBN has {len(digits)} digits; one has 10 or 13.")
    if not digits.startswith(_BOOKS):
        return BadURL("The ISBN of 13 digits begins with neither 978 nor 979.")
    expected = _check_13(body)
    return digits if check == expected else _wrong(expected)


def _of_ten(body: str, check: str) -> str | BadURL:
    left = -sum(weight * int(digit) for weight, digit in zip(range(10, 1, -1), body, strict=True)) % 11
    expected = "X" if left == 10 else str(left)
    if check != expected:
        return _wrong(expected)
    return f"978{body}{_check_13(f'978{body}')}"


def _check_13(body: str) -> str:
    """The check digit that makes the sum, with weights 1 and 3 in turn, a multiple of ten."""
    return str(-sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(body)) % 10)


def _wrong(expected: str) -> BadURL:
    return BadURL(f"The ISBN's last digit does not fit the others (it would be {expected}): one of them is wrong.")
