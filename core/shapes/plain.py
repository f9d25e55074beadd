"""The words of Markdown as a reader sees them: without bars, footnote marks, comments and markup."""

import re
from typing import Final

from pincite.core.shapes.following import LEAD
from pincite.core.text.rungs.markup import undo
from pincite.core.text.sentences import sentences

_BAR = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_REFERENCE = re.compile(r"\[\^[^\]\s]{1,100}\]")
#: What may stand before the link of a block quote.
_DASHES: Final = " \t\n\r>-~\u2012\u2013\u2014\u2015([*_:"
#: A last line that names the source, and belongs to the quotation no more.
_ATTRIBUTION = re.compile(r"(?:--|[\u2013-\u2015]|(?:source|via)\b)", re.IGNORECASE)


def plain(text: str) -> str:
    """``text`` without anything that only its markup needs, on one line."""
    kept = [""]
    for piece in f"-->{text}".split("<!--"):
        comment, closed, prose = piece.partition("-->")
        if closed and comment.lstrip(" \t").startswith("pincite"):
            kept[-1] = kept[-1].rstrip(" \t")  # The space before it came with it.
        kept.append(prose if closed else f"<!--{piece}")
    words = _REFERENCE.sub("", _BAR.sub("", "".join(kept)))
    return " ".join((undo(words) or words).split())


def last_sentence(text: str) -> str:
    """The last sentence of ``text``, plain; empty where there is none."""
    words = plain(text)
    spans = sentences(words)
    return words[spans[-1].start : spans[-1].end] if spans else ""


def without_attribution(text: str) -> str:
    """The words of a block quote before its link, without a dash or a last line that only introduces the link."""
    text = text.rstrip(_DASHES)
    last = text.rfind("\n") + 1
    line = _BAR.sub("", text[last:]).lstrip(LEAD.replace("\u2013", "").replace("\u2014", "").replace("\u2015", ""))
    return text[:last] if _ATTRIBUTION.match(line) else text
