"""Which link each quotation of a Markdown text belongs to, walked block by block; a block quote waits for the next."""

from collections.abc import Iterable, Set
from dataclasses import dataclass, replace
from typing import Final

from pincite.core.shapes.before import Before, is_item
from pincite.core.shapes.block_quote import BlockQuote
from pincite.core.shapes.claimed import seen
from pincite.core.shapes.labelled import begins_with_dash, is_heading, is_quotation, names_source, says_quotation
from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.link import Link, Scan, Targets
from pincite.core.shapes.links import scan
from pincite.core.shapes.outline import Block
from pincite.core.shapes.paragraph import LeftOut, Pair, Paragraph, Said
from pincite.core.shapes.quoted import quoted
from pincite.core.shapes.sources import Sources
from pincite.core.text.span import Span

#: Code points of the longest block quote that is a quotation.
_LONGEST: Final = 20_000
#: What a line ends with that tells something.
_STOPS: Final = (".", "!", "?", ":")


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Words that no link has followed yet."""

    said: Said
    #: Where they end.
    end: int
    #: The link in the sentence that leads to them.
    led_by: Link | None = None
    #: What they are, and where their link stands, should the last of them be a link to their source.
    own: tuple[Pair, Spot] | None = None
    #: Whether they are in quotation marks, so that only a line which names its source may follow.
    is_typed: bool = False


@dataclass(frozen=True, slots=True)
class _Lead:
    """What the block before says of the source of the next one."""

    link: Link | None = None
    #: Whether that block is a heading that names a source.
    is_title: bool = False
    #: Whether the link is named for what stands before it, unless the next block says that it is quoted.
    is_behind: bool = False


class Pairing:
    """Walks the blocks of a text, and pairs its quotations with the links that they belong to."""

    def __init__(self, text: str, targets: Targets, sources: Sources, leading: Set[int]) -> None:
        """``targets`` are those that Markdown defines, ``sources`` those that lists of the text number.

        ``leading`` is where the blocks begin that are the name of a source above words of it, as a heading may be.
        """
        self._text = text
        self._defined = targets
        self._sources = sources
        self._targets = targets
        self._leading = leading
        self.pairs: list[Pair] = []
        self.left_out = LeftOut()
        self._waiting: _Waiting | None = None
        self._lead = _Lead()
        self._before = Before()
        #: Where links stand that lead to what follows their paragraph.
        self._used: set[Spot] = set()

    def add(self, block: Block) -> None:
        """Read the next block."""
        text = self._text[block.span.start : block.span.end]
        if block.is_title:
            told = [one for one in quoted(text) if one.is_told]
            self.left_out.quotations += [Spot(block.span.start + one.span.start, one.words) for one in told]
            return
        self._targets = self._sources.at(block.span.start, self._defined)
        found = scan(text, self._targets)
        if block.is_code:
            self._code(text, found, block.span.start)
        elif block.is_quote:
            self._quote(text, found, block)
        else:
            self._paragraph(text, found, block.span.start)
        if block.is_quote:
            self._before = self._before.then("", "")
        else:
            is_name = block.span.start in self._leading and not text.rstrip().endswith(_STOPS)
            self._before = self._before.then(text, "" if is_name else seen(found.readable(text)))

    def end(self) -> None:
        """No block follows any more."""
        self._close()
        self.left_out.links = [link for link in self.left_out.links if link not in self._used]

    def _close(self) -> None:
        """Nothing follows any more that words may belong to which wait for their link."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return
        said = waiting.said
        if waiting.led_by is not None:
            self._give_up(waiting)
            self.pairs.append(Pair(said.words, said.claim, waiting.led_by, waiting.end))
            self._used.add(Spot(waiting.led_by.span.start))
        elif waiting.own is not None:
            self.pairs.append(waiting.own[0])
        else:
            self.left_out.quotations.append(Spot(said.at, said.words))

    def _quote(self, text: str, found: Scan, block: Block) -> None:
        start = block.span.start
        before = self._waiting if block.goes_on else None
        if before is not None:
            # More words follow, so that the link is one of theirs.
            self._give_up(before)
            led_by, claim, at, kept = before.led_by, before.said.claim, before.said.at, before.said.words
        else:
            led_by, claim, at, kept = None, self._claim(start), start, ""
        if not block.goes_on:
            self._close()
            led_by = None if self._lead.is_behind else self._lead.link
            self._lead = replace(self._lead, link=None)
        self._waiting = None
        quote = BlockQuote(text, found)
        words, told = ("\n".join(filter(None, [kept, one])) for one in (quote.words, quote.told))
        spots = {link: Spot(start + link.span.start) for link in found.links}
        sources = quote.sources
        pairs = [Pair(told, claim, link, start + link.span.end) for link in sources if not link.is_blind]
        if not told or len(words) > _LONGEST or (sources and not pairs):
            sources = []
            if told:
                self.left_out.quotations.append(Spot(at, told))
        elif quote.is_woven:
            said = Said(words, claim, Span(0, 0), at, linked=led_by is not None)
            self._waiting = _Waiting(said, start + quote.end, led_by, (pairs[0], spots[sources[0]]))
        elif sources:
            self.pairs += pairs
        else:
            said = Said(told, claim, Span(0, 0), at, linked=led_by is not None)
            self._waiting = _Waiting(said, start + quote.end, led_by)
        self.left_out.links += [spot for link, spot in spots.items() if link not in sources and not link.is_blind]

    def _give_up(self, waiting: _Waiting) -> None:
        """The link that is one of the words that wait is not their source."""
        if waiting.own is not None:
            self.left_out.links.append(waiting.own[1])

    def _claim(self, at: int) -> str:
        """What the words at ``at`` are quoted for, which stand in a block of their own."""
        is_outside = self._text[at - 1 : at] in ("", "\n") and not self._text[at : at + 1].isspace()
        return self._before.claim(is_title=self._lead.is_title, is_outside=is_outside)

    def _code(self, text: str, found: Scan, start: int) -> None:
        """Name what would be a pair: code is no prose, and a comment in it would be seen."""
        walk = Paragraph(text, found, None)
        walk.forward()
        walk.backward()
        self.left_out.set_in += [Spot(start, pair.words) for pair in walk.pairs]

    def _paragraph(self, text: str, found: Scan, start: int) -> None:
        heading = start in self._leading or is_heading(text)
        source = names_source(text) and not _is_told_behind_dash(text, found)
        if heading or (self._waiting is not None and self._waiting.is_typed and not source):
            self._close()
        alone, item = not heading and is_quotation(text), is_item(text)
        may_be_led = says_quotation(text) if self._lead.is_behind else item or alone
        lead = self._lead.link if may_be_led and not heading else None
        walk = Paragraph(text, found, self._waiting.said if self._waiting else None, lead)
        walk.forward()
        walk.backward()
        walk.parted()
        walk.beside()
        if walk.took_waiting and self._waiting is not None:
            self._give_up(self._waiting)
            if walk.is_elsewhere:
                self.left_out.quotations.append(Spot(self._waiting.said.at, self._waiting.said.words))
            self._waiting = None
        self._close()
        pairs = [replace(pair, end=start + pair.end) for pair in sorted(walk.pairs, key=lambda pair: pair.end)]
        if alone and not item:
            pairs = [replace(pair, claim=self._claim(start)) for pair in pairs]
        self.pairs += pairs
        if lead is not None and any(pair.link is lead for pair in walk.pairs):
            self._used.add(Spot(lead.span.start))
        if (said := walk.last_words()) is not None:
            # Its source may stand in a line of its own.
            claim = self._claim(start) if alone and not item else said.claim
            said = replace(said, claim=claim, span=Span(0, 0), at=start + said.at)
            self._waiting = _Waiting(said, start, is_typed=True)
        left = walk.left_out()
        self.left_out.links += _moved(left.links, start)
        self.left_out.quotations += _moved(left.quotations, start)
        self.left_out.unclear += _moved(left.unclear, start)
        self._lead = self._lead_of(walk, lead, start, heading=heading, source=source)

    def _lead_of(self, walk: Paragraph, lead: Link | None, start: int, *, heading: bool, source: bool) -> _Lead:
        """What the paragraph at ``start``, to which ``lead`` leads, says of the source of the next block."""
        own = walk.titled() if heading or source else walk.leading()
        is_title = heading and walk.has_links
        # What a source is named for stands before it, unless nothing does.
        is_behind = source and own is not None and not self._before.names_nothing
        if own is not None:
            return _Lead(replace(own, span=Span(start + own.span.start, start + own.span.end)), is_title, is_behind)
        goes_on = walk.leads and not walk.has_links and not heading
        return _Lead(self._lead.link if goes_on else lead, is_title, is_behind)


def _is_told_behind_dash(text: str, found: Scan) -> bool:
    """Whether a dash begins an item that tells something of its link, and not the name of a source."""
    if not begins_with_dash(text) or not found.links:
        return False
    return any(map(str.isalpha, found.prose(text)[found.links[-1].span.end :]))


def _moved(spots: Iterable[Spot], by: int) -> list[Spot]:
    return [replace(spot, at=spot.at + by) for spot in spots]
