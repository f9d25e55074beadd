"""The form that two honest copies of a text share, and the hash that names it (CONTRACT 2)."""

from hashlib import sha256
from unicodedata import is_normalized, normalize

_DROPPED = "\u200b\u200c\u200d\u2060\ufeff"


def clean(text: str) -> str:
    """Steps 1 and 2 of the canonical form: NFC, then without zero-width spaces and joiners."""
    if text.isascii():
        return text
    if not is_normalized("NFC", text):
        text = normalize("NFC", text)
    # Hardly any text holds one of them: looking for five characters one by one is the fastest way to know.
    for char in _DROPPED:
        text = text.replace(char, "")
    return text


def canonicalize_text(text: str) -> str:
    """The canonical form: NFC, zero-width characters dropped, white space runs one space, ends stripped.

    Case, punctuation and markup are untouched. The rule is applied once and is not idempotent on adversarial text
    (a joiner between a letter and its accent); the hash of every existing stamp depends on it to the byte.
    """
    # str.split() splits at exactly the characters that \s matches.
    return " ".join(clean(text).split())


def hash_canonical(canonical: str) -> str:
    """Lower-case hex SHA-256 of text that is canonical already."""
    # A lone surrogate has no UTF-8 form; it is hashed as itself instead of aborting a whole report.
    return sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()


def content_sha256(text: str) -> str:
    """Lower-case hex SHA-256 of the canonical form of ``text``, in UTF-8."""
    return hash_canonical(canonicalize_text(text))
