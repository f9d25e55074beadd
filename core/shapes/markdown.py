"""Markdown in which a quotation has a link or a footnote; its stamp is a comment behind the two.

Syntax: CommonMark 0.31 (block quotes, links, autolinks, comments), and footnotes as GitHub and Pandoc write them.
"""

import re
from typing import Final

from pincite.core.shapes.cited import Cited, Read, refusal, view
from pincite.core.shapes.comments import Unstamped
from pincite.core.shapes.destination import DOCUMENTS
from pincite.core.shapes.entries import without
from pincite.core.shapes.left_out import named
from pincite.core.shapes.link import Targets
from pincite.core.shapes.named_sources import named_sources
from pincite.core.shapes.outline import outline
from pincite.core.shapes.pairing import Pairing
from pincite.core.shapes.paragraph import LeftOut, Pair
from pincite.core.shapes.references import numbered_sources
from pincite.core.shapes.rows import leading_blocks

NAME: Final = "markdown"

#: What every text that leads to a source holds: an address, an identifier, or a link's own signs.
_LEADS: Final = re.compile(
    rf"://|\]\(|\]:|\.[a-z]{{2,8}}\)|\.(?:{'|'.join(DOCUMENTS)})\b|\b(?:file|doi|arxiv|pmid|isbn|rfc|info):",
    re.IGNORECASE,
)


def read(text: str, *, sources: Targets | None = None) -> Read | None:
    """The quotations of ``text`` that have a link or footnote; None when none of them leads to a source.

    ``sources`` say where the marks of a text lead that has no list of its own.
    """
    unstamped = Unstamped(text)
    pairing = _paired(unstamped.bare, sources or {})
    if pairing is None or not any(pair.link.url for pair in pairing.pairs):
        return None
    cited = tuple(_cited(unstamped, pair) for pair in pairing.pairs)
    return Read(NAME, cited, _left_out(unstamped.bare, pairing.left_out))


def why_none(text: str) -> tuple[str, ...]:
    """What of a ``text`` that cites nothing may have been meant to: its links, and the quotations that have none."""
    bare = Unstamped(text).bare
    pairing = _paired(bare, {})
    left = LeftOut() if pairing is None else pairing.left_out
    meant = left.unclear or left.set_in or (left.links and left.quotations)
    return _left_out(bare, left) if meant else ()


def _paired(text: str, given: Targets) -> Pairing | None:
    if not given and not _LEADS.search(text):
        return None
    blocks, targets = outline(text)
    named_in, taken = named_sources(text, blocks)
    blocks, sources = numbered_sources(text, blocks, targets)
    blocks = list(without(text, blocks, taken))
    pairing = Pairing(
        text, {**({} if sources else given), **named_in, **targets}, sources, leading_blocks(text, blocks)
    )
    for block in blocks:
        pairing.add(block)
    pairing.end()
    return pairing


def _left_out(text: str, left: LeftOut) -> tuple[str, ...]:
    return (
        *named("links that follow no quotation", left.links, text),
        *named("quotations that no link follows", left.quotations, text),
        *named("words in single quotation marks that are not clearly a quotation", left.unclear, text),
        *named("quotations in lines set in by four columns, which are code in Markdown", left.set_in, text),
    )


def _cited(text: Unstamped, pair: Pair) -> Cited:
    at, metadata = text.stamp_at(pair.end)
    if not pair.link.url:
        return refusal(pair.words, f"no url: the footnote {pair.link.label} has no definition with one")
    return view(url=pair.link.url, words=pair.words, claim=pair.claim, stamp=metadata, at=at, source=pair.words)
