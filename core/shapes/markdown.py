"""Markdown in which a quotation is followed by a link or a footnote; its stamp is a comment behind that link.

Syntax: CommonMark 0.31 (block quotes, links, autolinks, comments), and footnotes as GitHub and Pandoc write them.
"""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.cited import Cited, Read, refusal, view
from pincite.core.shapes.comments import comment_at
from pincite.core.shapes.links import GONE, Link, Targets, scan
from pincite.core.shapes.outline import Block, outline
from pincite.core.shapes.quoted import quoted
from pincite.core.text.rungs.markup import undo
from pincite.core.text.sentences import sentences
from pincite.core.text.span import Span

NAME: Final = "markdown"

#: Code points that may stand between a quotation and its link: "as the harbour log of that day has it, in".
_GAP: Final = 200
#: Code points of the longest block quote that is a quotation, and of what comes before one.
_LONGEST: Final = 20_000
_REACH: Final = 2_000
#: Where a link may lead that holds no "://".
_IDENTIFIER = re.compile(r"\b(?:doi|arxiv|pmid|isbn|rfc|info):", re.IGNORECASE)
_BAR = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_REFERENCE = re.compile(r"\[\^[^\]\s]{1,100}\]")
#: What may stand before the link of a block quote, and behind it.
_DASHES: Final = " \t\n\r>-~\u2012\u2013\u2014\u2015([*_:"
_CLOSERS: Final = " \t\n\r)]*_.,;:!?"
#: A last line that names the source, and belongs to the quotation no more.
_ATTRIBUTION = re.compile(r"(?:--|[\u2013-\u2015]|(?:source|via)\b)", re.IGNORECASE)
#: What may stand between a quotation and the words that lead to its link, or between two links of one quotation.
_LEAD: Final = " \t\n\r.,;:!?()[]*_\u2026\u2012\u2013\u2014\u2015-"


@dataclass(frozen=True, slots=True)
class _Said:
    """What is quoted, what it is quoted for, and where it stands in its block."""

    words: str
    claim: str
    span: Span
    #: Whether a link has followed it already: another one belongs to it only when nothing stands between.
    linked: bool = False


@dataclass(frozen=True, slots=True)
class _Pair:
    """Words and their claim, and the link behind them, which ends at an offset of the text."""

    words: str
    claim: str
    link: Link
    end: int


def read(text: str) -> Read | None:
    """The quotations of ``text`` that a link or footnote follows; None when none of them leads to a source."""
    if "://" not in text and not _IDENTIFIER.search(text):
        return None
    blocks, targets = outline(text)
    pairing = _Pairing(text, targets)
    for block in blocks:
        pairing.add(block)
    pairing.close()
    if not any(pair.link.url for pair in pairing.pairs):
        return None
    left_out = []
    if pairing.unquoted:
        left_out.append(f"links that follow no quotation ({pairing.unquoted})")
    if pairing.unlinked:
        left_out.append(f"quotations that no link follows ({pairing.unlinked})")
    return Read(NAME, tuple(_cited(text, pair) for pair in pairing.pairs), tuple(left_out))


class _Pairing:
    """Walks the blocks of a text, and pairs its quotations with the links behind them."""

    def __init__(self, text: str, targets: Targets) -> None:
        self._text = text
        self._targets = targets
        self.pairs: list[_Pair] = []
        self.unquoted = 0
        self.unlinked = 0
        #: A block quote that no link has followed yet.
        self._waiting: _Said | None = None
        self._before = ""

    def add(self, block: Block) -> None:
        text = self._text[block.span.start : block.span.end]
        if block.is_quote:
            self._quote(text, block)
        else:
            self._paragraph(text, block.span.start)
        self._before = "" if block.is_quote else text[-_REACH:]

    def close(self) -> None:
        """Nothing follows any more."""
        self.unlinked += self._waiting is not None
        self._waiting = None

    def _quote(self, text: str, block: Block) -> None:
        found = scan(text, self._targets)
        claim = self._waiting.claim if block.goes_on and self._waiting else _last_sentence(self._before)
        said = [self._waiting.words] if block.goes_on and self._waiting else []
        if not block.goes_on:
            self.close()
        link = found.links[-1] if found.links else None
        if link is not None and found.prose(text)[link.span.end :].strip(_CLOSERS):
            link = None  # Words of the quotation follow, so the link is one of its own.
        said.append(_plain(text if link is None else _without_attribution(text[: link.span.start])))
        words = "\n".join(filter(None, said))
        self._waiting = _Said(words, claim, Span(0, 0)) if words and len(words) <= _LONGEST else None
        if link is not None and self._waiting is not None:
            self._pair(self._waiting, link, block.span.start)
            self._waiting = None

    def _paragraph(self, text: str, start: int) -> None:
        found = scan(text, self._targets)
        prose = found.prose(text)
        quotations = quoted(prose)
        claims = _Claims(prose, found.readable(text)) if found.links and quotations else None
        said, passed, linked = self._waiting, 0, 0
        for link in found.links:
            first = passed
            while passed < len(quotations) and quotations[passed].span.end <= link.text_end:
                passed += 1
            if passed > first and claims is not None:
                span = quotations[passed - 1].span
                said = _Said(_plain(text[span.start + 1 : span.end - 1]), claims.at(span), span)
            if said is None or not _follows(prose, said, link):
                said = None
                self.unquoted += 1
                continue
            self._pair(said, link, start)
            linked += not said.linked and said is not self._waiting
            self._waiting = None if said is self._waiting else self._waiting
            said = replace(said, span=link.span, linked=True)
        self.unlinked += len(quotations) - linked
        self.close()

    def _pair(self, said: _Said, link: Link, start: int) -> None:
        self.pairs.append(_Pair(said.words, said.claim, link, start + link.span.end))


class _Claims:
    """The sentences of a paragraph, each as a reader sees it."""

    def __init__(self, prose: str, readable: str) -> None:
        self._readable = readable
        self._sentences = sentences(prose)

    def at(self, span: Span) -> str:
        """The sentences that ``span`` touches; "" where they are too long to be one claim."""
        first = bisect_right(self._sentences, span.start, key=lambda one: one.end)
        last = bisect_left(self._sentences, span.end, key=lambda one: one.start) - 1
        if last < first or (end := self._sentences[last].end) - (start := self._sentences[first].start) > _REACH:
            return ""
        return _plain(self._readable[start:end].replace(GONE, ""))


def _follows(prose: str, said: _Said, link: Link) -> bool:
    """Whether ``link`` is that of what was said: inside it, or a few words behind it."""
    if link.span.start < said.span.end:
        return True
    gap = prose[said.span.end : link.span.start].strip(_LEAD) if link.span.start - said.span.end <= _GAP else None
    if gap is None or (gap and said.linked):
        return False
    return len(sentences(gap)) <= 1


def _without_attribution(text: str) -> str:
    """The words of a block quote before its link, without a dash or a last line that only introduces the link."""
    text = text.rstrip(_DASHES)
    last = text.rfind("\n") + 1
    line = _BAR.sub("", text[last:]).lstrip(_LEAD.replace("\u2013", "").replace("\u2014", "").replace("\u2015", ""))
    return text[:last] if _ATTRIBUTION.match(line) else text


def _plain(text: str) -> str:
    """The words as a reader sees them: without bars, footnote marks, comments and markup."""
    kept = [""]
    for piece in f"-->{text}".split("<!--"):
        comment, closed, prose = piece.partition("-->")
        if closed and comment.lstrip(" \t").startswith("pincite"):
            kept[-1] = kept[-1].rstrip(" \t")  # The space before it came with it.
        kept.append(prose if closed else f"<!--{piece}")
    words = _REFERENCE.sub("", _BAR.sub("", "".join(kept)))
    return " ".join((undo(words) or words).split())


def _last_sentence(text: str) -> str:
    plain = _plain(text)
    spans = sentences(plain)
    return plain[spans[-1].start : spans[-1].end] if spans else ""


def _cited(text: str, pair: _Pair) -> Cited:
    at, metadata = comment_at(text, pair.end)
    if not pair.link.url:
        return refusal(pair.words, f"no url: the footnote {pair.link.label} has no definition with one")
    return view(url=pair.link.url, words=pair.words, claim=pair.claim, stamp=metadata, at=at, source=pair.words)
