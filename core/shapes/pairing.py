"""Which link each quotation of a Markdown text belongs to, walked block by block; a block quote waits for the next."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pincite.core.shapes.left_out import Spot
from pincite.core.shapes.links import Targets, scan
from pincite.core.shapes.outline import Block
from pincite.core.shapes.paragraph import LeftOut, Pair, Paragraph, Said
from pincite.core.shapes.plain import last_sentence, plain, without_attribution
from pincite.core.text.span import Span

#: Code points of the longest block quote that is a quotation, and of what comes before one.
_LONGEST: Final = 20_000
_REACH: Final = 2_000
_CLOSERS: Final = " \t\n\r)]*_.,;:!?"


class Pairing:
    """Walks the blocks of a text, and pairs its quotations with the links that they belong to."""

    def __init__(self, text: str, targets: Targets) -> None:
        self._text = text
        self._targets = targets
        self.pairs: list[Pair] = []
        self.left_out = LeftOut()
        #: A block quote that no link has followed yet.
        self._waiting: Said | None = None
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
        if self._waiting is not None:
            self.left_out.quotations.append(Spot(self._waiting.at, self._waiting.words))
        self._waiting = None

    def _quote(self, text: str, block: Block) -> None:
        found = scan(text, self._targets)
        before = self._waiting if block.goes_on else None
        claim = before.claim if before else last_sentence(self._before)
        said = [before.words] if before else []
        if not block.goes_on:
            self.close()
        link = found.links[-1] if found.links else None
        if link is not None and found.prose(text)[link.span.end :].strip(_CLOSERS):
            link = None  # Words of the quotation follow, so the link is one of its own.
        said.append(plain(text if link is None else without_attribution(text[: link.span.start])))
        words = "\n".join(filter(None, said))
        at = before.at if before else block.span.start
        self._waiting = Said(words, claim, Span(0, 0), at) if words and len(words) <= _LONGEST else None
        if link is not None and self._waiting is not None:
            self.pairs.append(Pair(words, claim, link, block.span.start + link.span.end))
            self._waiting = None

    def _paragraph(self, text: str, start: int) -> None:
        walk = Paragraph(text, scan(text, self._targets), self._waiting)
        walk.forward()
        walk.backward()
        if walk.took_waiting:
            self._waiting = None
        self.pairs += [replace(pair, end=start + pair.end) for pair in sorted(walk.pairs, key=lambda pair: pair.end)]
        left = walk.left_out()
        self.left_out.links += _moved(left.links, start)
        self.left_out.quotations += _moved(left.quotations, start)
        self.left_out.unclear += _moved(left.unclear, start)
        self.close()


def _moved(spots: Iterable[Spot], by: int) -> list[Spot]:
    return [replace(spot, at=spot.at + by) for spot in spots]
