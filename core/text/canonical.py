"""The form that two honest copies of a text share, and the hash that names it (CONTRACT 2)."""

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final
from unicodedata import is_normalized, normalize

from pincite.core.text.sizes import STRETCH

_DROPPED = "\u200b\u200c\u200d\u2060\ufeff"
_SPACE: Final = re.compile(r"\s")


def clean(text: str) -> str:
    """Steps 1 and 2 of the canonical form: NFC, then without zero-width spaces and joiners."""
    if not isinstance(text, str):
        raise TypeError(f"a text is a string, not {type(text).__name__}")
    if text.isascii():
        return text
    if not is_normalized("NFC", text):
        text = normalize("NFC", text)
    # Hardly any text holds one of them: looking for five characters one by one is the fastest way to know.
    for char in _DROPPED:
        if char in text:
            text = text.replace(char, "")
    return text


def canonicalize_text(text: str) -> str:
    """The canonical form: NFC, zero-width characters dropped, white space runs one space, ends stripped.

    Case, punctuation and markup are untouched. The rule is applied once and is not idempotent on adversarial text
    (a joiner between a letter and its accent); the hash of every existing stamp depends on it to the byte.
    """
    return spaced(clean(text))


def one_spaced(text: str) -> str:
    """A stretch with every run of white space as one space, and none at the ends."""
    # The space is the only white space that counts as printable: what is one line of text, or a few, need not be taken
    # to words and back.
    if "  " not in text and "\n\n" not in text:
        line = text.replace("\n", " ").strip(" ")
        if "  " not in line and line.isprintable():
            return line
    return " ".join(text.split())


def spaced(text: str) -> str:
    """Steps 3 and 4 of the canonical form: every run of white space one space, none at the ends."""
    return "".join(_spaced_pieces(text))


def _spaced_pieces(text: str) -> Iterator[str]:
    """The same in pieces, so that a long text is not held a second and a third time."""
    # str.split() splits at exactly the characters that \s matches.
    if len(text) <= STRETCH:
        yield one_spaced(text)
        return
    begun = False
    at = 0
    while at < len(text):
        space = _SPACE.search(text, at + STRETCH)
        end = space.start() if space else len(text)
        if piece := one_spaced(text[at:end]):
            yield f" {piece}" if begun else piece
            begun = True
        at = end


def hash_canonical(canonical: str) -> str:
    """Lower-case hex SHA-256 of text that is canonical already."""
    if len(canonical) <= STRETCH:
        return _hash([canonical])
    return _hash(canonical[at : at + STRETCH] for at in range(0, len(canonical), STRETCH))


def _hash(pieces: Iterable[str]) -> str:
    running = sha256()
    for piece in pieces:
        # A lone surrogate has no UTF-8 form; it is hashed as itself instead of aborting a whole report.
        running.update(piece.encode("utf-8", "surrogatepass"))
    return running.hexdigest()


def content_sha256(text: str) -> str:
    """Lower-case hex SHA-256 of the canonical form of ``text``, in UTF-8."""
    return _hash(_spaced_pieces(clean(text)))
