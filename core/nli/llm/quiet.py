"""What a vendor's exception says is told without any part of a secret."""

import re
from collections.abc import Iterator

from pincite.core.models.sendable import without_surrogates

#: The form of both vendors' keys, also where a vendor has put asterisks in the middle of one.
_KEY = re.compile(r"\bsk-[\w*.-]{3,400}")
_WORD = re.compile(r"[^\s\"'<>(){}\[\],;:]+")
#: As much of a secret in a word is no accident.
_PART = 8
_END = 4
_MAX_READ = 5_000
_MAX_CHARS = 300


def quiet(error: Exception, secrets: tuple[str, ...]) -> str:
    """What ``error`` says, on one line of bounded length; empty where it says nothing."""
    text = without_surrogates(str(error))[:_MAX_READ]
    for secret in secrets:
        text = text.replace(secret, "[key]")
        for word in set(_words_with(secret, text)):
            text = text.replace(word, "[key]")
    return " ".join(_KEY.sub("[key]", text).split())[:_MAX_CHARS]


def _words_with(secret: str, text: str) -> Iterator[str]:
    """The words of ``text`` that hold a part of ``secret``, also where the rest of it is starred out."""
    parts = [secret[at : at + _PART] for at in range(len(secret) - _PART + 1)]
    for word in _WORD.findall(text):
        starred = parts and "*" in word and (word.startswith(secret[:_END]) or word.endswith(secret[-_END:]))
        if starred or any(part in word for part in parts):
            yield word
