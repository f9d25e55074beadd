"""The encoding of bytes of which nobody says it: told from the bytes, as browsers do, where they tell it."""

import re
from typing import Final

from pincite.core.extract.labels import UNREADABLE, codec_for

#: What the web calls text whose bytes say nothing else (Encoding Standard, 10.2).
WESTERN: Final = "cp1252"
#: Bytes that are looked at.
_SAMPLE: Final = 300_000
#: Of an encoded text: for each character of UTF-8 that is broken, so many are whole.
_WHOLE: Final = 10
#: Bytes beyond ASCII; fewer may be signs ("\u00a9", "\u00b0", "\u00a3"), or, of all letters, a few foreign names.
_FEWEST: Final = 8
_FEW: Final = 0.01
_MARKUP: Final = re.compile(rb"<(?:script|style)\b[^>]*+>[^<]*+|<[^<>]*+>", re.IGNORECASE)
_ASCII_LETTERS: Final = bytes([*range(0x41, 0x5B), *range(0x61, 0x7B)])
_NOT_HIGH: Final = bytes(range(0x80))


def codec_of(content: bytes) -> str:
    """The Python codec of ``content``, which is neither ASCII nor valid UTF-8; windows-1252 where it does not tell."""
    sample = content[:_SAMPLE]
    if _is_broken_utf_8(sample):
        return "utf-8"
    text = _MARKUP.sub(b"", sample)
    high = len(text.translate(None, _NOT_HIGH))
    if high < _FEWEST:
        return WESTERN
    letters = high + len(text) - len(text.translate(None, _ASCII_LETTERS))
    codec = codec_for(_told_by(text))
    if codec in ("", UNREADABLE) or codec.startswith("utf"):
        return WESTERN
    return codec if high >= _FEW * letters else WESTERN


def _told_by(text: bytes) -> str:
    """The label of the encoding whose letters are as frequent as here; empty where no detector can be had."""
    try:
        from turbohtml.detect import detect
    except ImportError:
        return ""
    return detect(text).encoding or ""


def _is_broken_utf_8(sample: bytes) -> bool:
    """Whether it is UTF-8 but for a few bytes: what another program cut, or put in."""
    read = sample.decode("utf-8", "replace")
    broken = read.count("\ufffd")
    beyond = len(read) - len(read.encode("ascii", "ignore"))
    return beyond - broken >= _WHOLE * broken
