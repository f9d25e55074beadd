"""Which link each quotation of a Markdown text belongs to, walked block by block; a block quote waits for the next."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pincite.core.shapes.claimed import only_says, seen
from pincite.core.shapes.following import LEAD
from pincite.core.shapes.labelled import (
    begins_with_dash,
    is_heading,
    is_quotation,
    names_source,
    says_quotation,
    unlabelled,
)
from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.links import Link, Scan, Targets, scan
from pincite.core.shapes.outline import Block
from pincite.core.shapes.paragraph import LeftOut, Pair, Paragraph, Said, is_told
from pincite.core.shapes.plain import last_sentence, plain, without_attribution
from pincite.core.shapes.quoted import quoted
from pincite.core.shapes.sources import Sources
from pincite.core.text.span import Span

#: What begins an item of a list.
_ITEM: Final = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]")
#: Code points of the longest block quote that is a quotation, and of what comes before one.
_LONGEST: Final = 20_000
_REACH: Final = 2_000
#: Fewer words are a topic and no claim.
_LEAST_WORDS: Final = 3
_CLOSERS: Final = " \t\n\r)]*_.,;:!?"


class Pairing:
    """Walks the blocks of a text, and pairs its quotations with the links that they belong to."""

    def __init__(self, text: str, targets: Targets, sources: Sources) -> None:
        """``targets`` are those that Markdown defines, ``sources`` those that lists of the text number."""
        self._text = text
        self._defined = targets
        self._sources = sources
        self._targets = targets
        self.pairs: list[Pair] = []
        self.left_out = LeftOut()
        #: A block quote that no link has followed yet, and where its words end.
        self._waiting: Said | None = None
        self._end = 0
        #: Whether what waits is in quotation marks, so that only a line which names its source may follow.
        self._is_typed = False
        #: The link in the sentence that leads to the next block quote; that of the one that waits.
        self._lead: Link | None = None
        self._led_by: Link | None = None
        #: What the one that waits is, and where its link stands, should the last of its words be a link to its source.
        self._own: tuple[Pair, Spot] | None = None
        #: Where links stand that lead to what follows their paragraph.
        self._used: set[Spot] = set()
        self._before = ""
        #: How many items of a list stand before, one behind the other.
        self._items = 0
        #: Whether the block before is a heading that names a source.
        self._lead_is_title = False
        #: Whether the link that leads is named for what stands before it, unless the next block says that it is quoted.
        self._lead_is_behind = False

    def add(self, block: Block) -> None:
        text = self._text[block.span.start : block.span.end]
        if block.is_title:
            told = [one for one in quoted(text) if is_told(one)]
            self.left_out.quotations += [Spot(block.span.start + one.span.start, one.words) for one in told]
            return
        self._targets = self._sources.at(block.span.start, self._defined)
        if block.is_code:
            self._code(text, block.span.start)
        elif block.is_quote:
            self._quote(text, block)
        else:
            self._paragraph(text, block.span.start)
        self._before = "" if block.is_quote else seen(scan(text, self._targets).readable(text))[-_REACH:]
        is_item = not block.is_quote and _ITEM.match(text) is not None
        self._items = self._items + 1 if is_item else 0

    def end(self) -> None:
        """No block follows any more."""
        self._close()
        self.left_out.links = [link for link in self.left_out.links if link not in self._used]

    def _close(self) -> None:
        """Nothing follows any more that a block quote may belong to."""
        waiting, link = self._waiting, self._led_by
        self._waiting = self._led_by = None
        self._is_typed = False
        if waiting is None:
            return
        if link is not None:
            self._give_up_own()
            self.pairs.append(Pair(waiting.words, waiting.claim, link, self._end))
            self._used.add(Spot(link.span.start))
        elif self._own is not None:
            self.pairs.append(self._own[0])
        else:
            self.left_out.quotations.append(Spot(waiting.at, waiting.words))
        self._own = None

    def _quote(self, text: str, block: Block) -> None:
        found = scan(text, self._targets)
        before = self._waiting if block.goes_on else None
        claim = before.claim if before else self._claim_before(block.span.start)
        if block.goes_on:
            # More words follow, so that the link is one of theirs.
            self._give_up_own()
        else:
            self._close()
            self._led_by, self._lead = None if self._lead_is_behind else self._lead, None
        own = _sources(text, found)
        at = before.at if before else block.span.start
        kept = before.words if before else ""
        words = "\n".join(filter(None, [kept, plain(text)]))
        cut = without_attribution(text[: own[0].span.start]) if own else text
        told = "\n".join(filter(None, [kept, plain(cut)]))
        pairs = [Pair(told, claim, link, block.span.start + link.span.end) for link in own]
        spots = {link: Spot(block.span.start + link.span.start) for link in found.links}
        self._end = block.span.start + _visible_end(text, found)
        self._waiting = None
        if not told or len(words) > _LONGEST:
            self._led_by, own = None, []
            if told:
                self.left_out.quotations.append(Spot(at, told))
        elif len(own) == 1 and _is_woven(text, found, own[0]):
            self._own = pairs[0], spots[own[0]]
            self._waiting = Said(words, claim, Span(0, 0), at, linked=self._led_by is not None)
        elif own:
            self._led_by = None
            self.pairs += pairs
        else:
            self._waiting = Said(told, claim, Span(0, 0), at, linked=self._led_by is not None)
        self.left_out.links += [spot for link, spot in spots.items() if link not in own]

    def _give_up_own(self) -> None:
        """The link that is one of the words of the block quote that waits is not its source."""
        if self._own is not None:
            self.left_out.links.append(self._own[1])
        self._own = None

    def _claim_before(self, at: int) -> str:
        """What the quoted words at ``at`` are quoted for; "" where what stands before only names a source or a topic.

        Behind a list whose item they are no part of, they bear out no item more than another.
        """
        if self._items > 1 and self._text[at - 1 : at] in ("", "\n") and not self._text[at : at + 1].isspace():
            return ""
        if names_source(self._before) or (is_heading(self._before) and self._lead_is_title):
            return ""
        claim = unlabelled(last_sentence(self._before))
        if only_says(claim):
            return ""
        return claim if len(claim.split(maxsplit=_LEAST_WORDS)) >= _LEAST_WORDS else ""

    def _code(self, text: str, start: int) -> None:
        """Name what would be a pair: code is no prose, and a comment in it would be seen."""
        walk = Paragraph(text, scan(text, self._targets), None)
        walk.forward()
        walk.backward()
        self.left_out.set_in += [Spot(start, pair.words) for pair in walk.pairs]

    def _paragraph(self, text: str, start: int) -> None:
        found = scan(text, self._targets)
        heading, source = is_heading(text), names_source(text) and not _is_told_behind_dash(text, found)
        if heading or (self._is_typed and not source):
            self._close()
        alone = not heading and is_quotation(text)
        is_item = _ITEM.match(text) is not None
        may_be_led = says_quotation(text) if self._lead_is_behind else is_item or alone
        lead = self._lead if may_be_led and not heading else None
        walk = Paragraph(text, found, self._waiting, lead)
        walk.forward()
        walk.backward()
        walk.beside()
        if walk.took_waiting:
            self._give_up_own()
            self._waiting = self._led_by = None
        self._close()
        pairs = [replace(pair, end=start + pair.end) for pair in sorted(walk.pairs, key=lambda pair: pair.end)]
        if alone and not is_item:
            pairs = [replace(pair, claim=self._claim_before(start)) for pair in pairs]
        self.pairs += pairs
        if lead is not None and any(pair.link is lead for pair in walk.pairs):
            self._used.add(Spot(lead.span.start))
        if (said := walk.last_words()) is not None:
            # Its source may stand in a line of its own.
            claim = self._claim_before(start) if alone and not is_item else said.claim
            self._waiting = replace(said, claim=claim, span=Span(0, 0), at=start + said.at)
            self._is_typed = True
        left = walk.left_out()
        self.left_out.links += _moved(left.links, start)
        self.left_out.quotations += _moved(left.quotations, start)
        self.left_out.unclear += _moved(left.unclear, start)
        self._lead_is_title = heading and walk.has_links
        # What a source is named for stands before it, unless nothing does.
        first = not self._before or is_heading(self._before)
        own = walk.titled() if heading or source else walk.leading()
        self._lead_is_behind = source and own is not None and not first
        goes_on = walk.leads and not walk.has_links
        self._lead = (
            replace(own, span=Span(start + own.span.start, start + own.span.end))
            if own
            else (self._lead if goes_on and not heading else lead)
        )


def _sources(text: str, found: Scan) -> list[Link]:
    """The links that a block quote ends with, side by side; none where words of the quotation follow."""
    prose = found.prose(text)
    if not found.links or prose[found.links[-1].span.end :].strip(_CLOSERS):
        return []
    last = len(found.links) - 1
    while last and not prose[found.links[last - 1].span.end : found.links[last].span.start].strip(LEAD):
        last -= 1
    return found.links[last:]


def _is_woven(text: str, found: Scan, link: Link) -> bool:
    """Whether the text of ``link`` may be words of the sentence before it: "see our [guide](url)"."""
    has_text = link.text_end > link.span.start and bool(found.prose(text)[link.span.start : link.text_end].strip())
    before = text[: link.span.start].rstrip(" \t*_")
    return has_text and before[-1:].isalnum() and not names_source(before.rpartition("\n")[2].lstrip(" \t>"))


def _visible_end(text: str, found: Scan) -> int:
    """Where the words of a block end, before white space and a comment behind them."""
    end = len(text.rstrip())
    return next((comment.start for comment in reversed(found.hidden) if comment.end == end), end)


def _is_told_behind_dash(text: str, found: Scan) -> bool:
    """Whether a dash begins an item that tells something of its link, and not the name of a source."""
    if not begins_with_dash(text) or not found.links:
        return False
    return any(map(str.isalpha, found.prose(text)[found.links[-1].span.end :]))


def _moved(spots: Iterable[Spot], by: int) -> list[Spot]:
    return [replace(spot, at=spot.at + by) for spot in spots]
